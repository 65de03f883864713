import { proposeInitials, type SetUpFields } from '../../../src/shared/desk/set-up.ts';
import { defaultProfile } from '../../../src/shared/profile.ts';
import { InputField } from '../../components/field.tsx';
import { defineScreen, type StepProps, textField } from './step-screen.ts';

type Field = Exclude<keyof SetUpFields['business'], 'asksWebsite'>;
type Draft = Record<Field, string>;

/** Name, telephone, e-mail and year of the business, and the address of the website where nothing else tells it; initials are proposed. */
export const businessStep = defineScreen<Draft>({
  label: 'Business',
  title: 'What is your business called?',
  text: 'It appears at the top of every page, in search results and on every email.',
  page: '/',
  begin: ({ fields: { business } }) => {
    const { asksWebsite: _asks, ...fields } = business;
    return Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, ownOf(field, value)])) as Draft;
  },
  toBody: ({ brandInitials, website, since, ...draft }, { fields }) => ({
    ...draft,
    since: since === '' ? undefined : Number(since),
    ...(brandInitials && { brandInitials }),
    ...(fields.business.asksWebsite && { website }),
  }),
  Fields,
});

/** What the site is shipped with is shown as an example and not as an answer. */
function ownOf(field: string, value: string | number): string {
  const isShipped = defaultProfile[field as keyof Draft] === value;
  return isShipped ? '' : String(value);
}

function Fields({ draft, setUp, messages, onDraft }: StepProps<Draft>) {
  const field = textField({ draft, messages, onDraft });
  return (
    <>
      <InputField {...field('name')} label="Name of the business" autoComplete="organization" required />
      <InputField
        {...field('phone')}
        label="Phone"
        type="tel"
        autoComplete="tel"
        placeholder={defaultProfile.phone}
        required
      />
      <InputField
        {...field('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <InputField
        {...field('since')}
        label="In business since"
        inputMode="numeric"
        maxLength={4}
        placeholder={String(defaultProfile.since)}
        required
      />
      {setUp.fields.business.asksWebsite ? (
        <InputField
          {...field('website')}
          label="Address of this website"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          placeholder="https://"
          required
        />
      ) : (
        <InputField
          {...field('brandInitials')}
          label="Initials, for the catalog’s file name"
          maxLength={8}
          autoCapitalize="characters"
          placeholder={proposeInitials(draft.name)}
        />
      )}
    </>
  );
}
