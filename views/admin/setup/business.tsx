import { proposeInitials, type SetupFields } from '../../../src/shared/admin/setup.ts';
import { type TimeZone, zoneAfterMove } from '../../../src/shared/hours.ts';
import { defaultProfile } from '../../../src/shared/profile.ts';
import { Field, useFormAround } from '../kit/form.tsx';
import { describeZone, usePlace } from '../profile/time-zone.tsx';
import { defineScreen, type StepProps } from './step.tsx';

type BusinessDraft = Record<Exclude<keyof SetupFields['business'], 'asksWebsite'>, string>;

/**
 * Name, phone, email, and founding year of the business, and the website's address if nothing else provides it. Initials are
 * suggested.
 */
export const businessStep = defineScreen<BusinessDraft>({
  label: 'Business',
  title: 'What is your business called?',
  text: 'It appears at the top of every page, in search results, and on every email.',
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

/** Default content is shown as an example, not as an answer. */
function ownOf(field: string, value: string | number): string {
  const isShipped = defaultProfile[field as keyof BusinessDraft] === value;
  return isShipped ? '' : String(value);
}

function BusinessFields({ setUp }: StepProps) {
  const { draft } = useFormAround<BusinessDraft>();
  const { phone, since } = defaultProfile;
  return (
    <>
      <Field of="name" />
      <Field of="phone" placeholder={phone} />
      <Field of="email" />
      <Field of="since" maxLength={4} placeholder={String(since)} />
      {setUp.fields.business.asksWebsite ? (
        <Field of="website" />
      ) : (
        <Field of="brandInitials" maxLength={8} placeholder={proposeInitials(draft.name)} />
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
  /** Empty: the value that follows from the ZIP code. */
  timeZone: TimeZone | '';
}

/** The business's location. Town, state, and coordinates follow from the ZIP code. */
export const placeStep = defineScreen<PlaceDraft>({
  label: 'Place',
  title: 'Where are you?',
  text: 'Your ZIP code tells us your town, state, time zone, and nearby towns. They replace the ones the site came with.',
  page: '/areas-we-serve',
  begin: ({ fields: { place } }) => {
    const isShipped = place.street === defaultProfile.street;
    return isShipped
      ? { zip: '', street: '', region: '', city: '', timeZone: '' }
      : { zip: place.zip, street: place.street, region: place.region, city: place.city, timeZone: '' };
  },
  toBody: ({ city, timeZone, ...draft }) => ({ ...draft, ...(city && { city }), ...(timeZone && { timeZone }) }),
  Fields: PlaceFields,
});

function PlaceFields({ setUp }: StepProps) {
  const { draft, change } = useFormAround<PlaceDraft>();
  const { zip: formerZip, timeZone: kept } = setUp.fields.place;
  const former = usePlace(formerZip);
  const place = usePlace(draft.zip);
  return (
    <>
      <Field of="zip" inputMode="numeric" maxLength={5} onValue={(typed) => change({ zip: typed.trim(), city: '' })} />
      <p className="quiet" role="status">
        {place === null ? 'We don’t know this ZIP code.' : place && `${place.city}, ${place.state}`}
      </p>
      <Field of="street" />
      {place && (
        <>
          <Field of="city" placeholder={place.city} />
          <Field of="timeZone" value={draft.timeZone || zoneAfterMove(kept, former?.timeZone, place.timeZone)} />
          <p className="quiet" role="status">
            {`${describeZone(place)} If that’s wrong, choose it here.`}
          </p>
        </>
      )}
      <Field of="region" placeholder={defaultProfile.region} />
    </>
  );
}
