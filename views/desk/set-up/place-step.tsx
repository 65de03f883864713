import { useEffect, useState } from 'react';
import type { PlacesAround } from '../../../src/shared/desk/set-up.ts';
import { defaultProfile } from '../../../src/shared/profile.ts';
import { InputField } from '../../components/field.tsx';
import { sendJson } from '../api.ts';
import { defineScreen, type StepProps, textField } from './step-screen.ts';

interface Draft {
  zip: string;
  street: string;
  region: string;
  /** Empty: the town of the ZIP code. */
  city: string;
}

/** Where the business is; town, state and point follow the ZIP code. */
export const placeStep = defineScreen<Draft>({
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
  Fields,
});

function Fields({ draft, messages, onDraft }: StepProps<Draft>) {
  const found = useTown(draft.zip);
  const field = textField({ draft, messages, onDraft });
  return (
    <>
      <InputField
        {...field('zip')}
        label="ZIP code"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        required
        onChange={({ target }) => onDraft({ ...draft, zip: target.value.trim(), city: '' })}
      />
      <p className="set-up__hint" role="status">
        {found && `${found.city}, ${found.state}`}
        {found === null && 'We do not know this ZIP code.'}
      </p>
      <InputField {...field('street')} label="Street and number" autoComplete="street-address" required />
      {found && (
        <InputField
          {...field('city')}
          label="Town, as written in your address"
          autoComplete="address-level2"
          placeholder={found.city}
        />
      )}
      <InputField
        {...field('region')}
        label="What people call your region"
        placeholder={defaultProfile.region}
        maxLength={120}
        required
      />
    </>
  );
}

/** The town of a ZIP code; null where there is none, `undefined` while it is not known. */
function useTown(zip: string): PlacesAround | null | undefined {
  const [town, setTown] = useState<{ zip: string; found: PlacesAround | null }>();
  useEffect(() => {
    if (!/^\d{5}$/.test(zip)) return;
    let isCurrent = true;
    sendJson<PlacesAround>('GET', `/api/admin/places?zip=${zip}&miles=1`)
      .catch(() => null)
      .then((found) => isCurrent && setTown({ zip, found }));
    return () => {
      isCurrent = false;
    };
  }, [zip]);
  return town?.zip === zip ? town.found : undefined;
}
