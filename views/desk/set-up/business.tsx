import { Suspense, use, useState } from 'react';
import { type PlacesAround, proposeInitials, type SetUpFields } from '../../../src/shared/desk/set-up.ts';
import { defaultProfile } from '../../../src/shared/profile.ts';
import { readJson } from '../api.ts';
import { Field, useFormAround } from '../kit/form.tsx';
import { defineScreen, type StepProps } from './step.tsx';

type BusinessDraft = Record<Exclude<keyof SetUpFields['business'], 'asksWebsite'>, string>;

/** Name, telephone, e-mail and year of the business, and the address of the website where nothing else tells it; initials are proposed. */
export const businessStep = defineScreen<BusinessDraft>({
  label: 'Business',
  title: 'What is your business called?',
  text: 'It appears at the top of every page, in search results and on every email.',
  page: '/',
  begin: ({ fields: { business } }) => {
    const { asksWebsite: _asks, ...fields } = business;
    return Object.fromEntries(
      Object.entries(fields).map(([field, value]) => [field, ownOf(field, value)]),
    ) as BusinessDraft;
  },
  toBody: ({ brandInitials, website, since, ...draft }, { fields }) => ({
    ...draft,
    since: since === '' ? undefined : Number(since),
    ...(brandInitials && { brandInitials }),
    ...(fields.business.asksWebsite && { website }),
  }),
  Fields: BusinessFields,
});

/** What the site is shipped with is shown as an example and not as an answer. */
function ownOf(field: string, value: string | number): string {
  const isShipped = defaultProfile[field as keyof BusinessDraft] === value;
  return isShipped ? '' : String(value);
}

function BusinessFields({ setUp }: StepProps) {
  const { draft } = useFormAround<BusinessDraft>();
  const { phone, since } = defaultProfile;
  return (
    <>
      <Field of="name" label="Name of the business" autoComplete="organization" required />
      <Field of="phone" label="Phone" kind="phone" autoComplete="tel" placeholder={phone} required />
      <Field of="email" label="Email" kind="email" autoComplete="email" required />
      <Field
        of="since"
        label="In business since"
        inputMode="numeric"
        maxLength={4}
        placeholder={String(since)}
        required
      />
      {setUp.fields.business.asksWebsite ? (
        <Field of="website" label="Address of this website" kind="url" required />
      ) : (
        <Field
          of="brandInitials"
          label="Initials, for the catalog’s file name"
          maxLength={8}
          placeholder={proposeInitials(draft.name)}
        />
      )}
    </>
  );
}

interface PlaceDraft {
  zip: string;
  street: string;
  region: string;
  /** Empty: the town of the ZIP code. */
  city: string;
}

/** Where the business is; town, state and point follow the ZIP code. */
export const placeStep = defineScreen<PlaceDraft>({
  label: 'Place',
  title: 'Where are you?',
  text: 'The ZIP code tells us your town and state, and which towns are nearby. Your region and towns replace the ones that the site came with.',
  page: '/areas-we-serve',
  begin: ({ fields: { place } }) => {
    const isShipped = place.street === defaultProfile.street;
    return isShipped
      ? { zip: '', street: '', region: '', city: '' }
      : { zip: place.zip, street: place.street, region: place.region, city: place.city };
  },
  toBody: ({ city, ...draft }) => ({ ...draft, ...(city && { city }) }),
  Fields: PlaceFields,
});

function PlaceFields() {
  const { draft, change } = useFormAround<PlaceDraft>();
  const [town, setTown] = useState(() => findTown(draft.zip));
  const ask = (typed: string) => {
    const zip = typed.trim();
    change({ zip, city: '' });
    setTown(findTown(zip));
  };
  return (
    <>
      <Field
        of="zip"
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        required
        onValue={ask}
      />
      <p className="set-up__hint" role="status">
        <Suspense>
          <TownName town={town} />
        </Suspense>
      </p>
      <Field of="street" label="Street and number" autoComplete="street-address" required />
      <Suspense>
        <TownField town={town} />
      </Suspense>
      <Field
        of="region"
        label="What people call your region"
        placeholder={defaultProfile.region}
        maxLength={120}
        required
      />
    </>
  );
}

/** The town of a ZIP code; null where there is none, `undefined` of what is no ZIP code yet. */
type FoundTown = Promise<PlacesAround | null | undefined>;

async function findTown(zip: string): FoundTown {
  if (!/^\d{5}$/.test(zip)) return undefined;
  return await readJson<PlacesAround>(`/api/admin/places?zip=${zip}&miles=1`).catch(() => null);
}

function TownName({ town }: { town: FoundTown }) {
  const found = use(town);
  if (found === null) return 'We do not know this ZIP code.';
  return found && `${found.city}, ${found.state}`;
}

function TownField({ town }: { town: FoundTown }) {
  const found = use(town);
  if (!found) return null;
  return (
    <Field of="city" label="Town, as written in your address" autoComplete="address-level2" placeholder={found.city} />
  );
}
