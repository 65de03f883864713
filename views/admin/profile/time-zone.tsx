import { useEffect, useRef, useState } from 'react';
import type { PlacesAround } from '../../../src/shared/admin/setup.ts';
import { type TimeZone, timeZoneLabels, zoneAfterMove } from '../../../src/shared/hours.ts';
import { readJson } from '../api.ts';
import { Field, useFormAround } from '../kit/form.tsx';

/** The place of a ZIP code; null if there is none, `undefined` if the ZIP code is incomplete. */
type FoundPlace = PlacesAround | null | undefined;

async function findPlace(zip: string): Promise<FoundPlace> {
  if (!/^\d{5}$/.test(zip)) return undefined;
  return await readJson<PlacesAround>(`/api/admin/places?zip=${zip}&miles=1`).catch(() => null);
}

/** The place of the ZIP code in a form; `undefined` until it is known. */
export function usePlace(zip: string): FoundPlace {
  const [known, setKnown] = useState<{ zip: string; place: FoundPlace }>();
  useEffect(() => {
    let isLatest = true;
    void findPlace(zip).then((place) => isLatest && setKnown({ zip, place }));
    return () => {
      isLatest = false;
    };
  }, [zip]);
  return known?.zip === zip ? known.place : undefined;
}

/** The time zone of the profile. It changes with the ZIP code, as in the setup. */
export function TimeZoneField() {
  const { draft, change } = useFormAround<{ zip: string; timeZone: TimeZone }>();
  const zip = draft.zip.slice(0, 5);
  const [firstZip] = useState(zip);
  const first = usePlace(firstZip)?.timeZone;
  const place = usePlace(zip);
  const followed = useRef<TimeZone>(undefined);
  useEffect(() => {
    if (!first || !place) return;
    const former = followed.current ?? first;
    followed.current = place.timeZone;
    if (former !== place.timeZone)
      change(({ timeZone }) => ({ timeZone: zoneAfterMove(timeZone, former, place.timeZone) }));
  }, [first, place, change]);
  return (
    <>
      <Field of="timeZone" />
      <p className="quiet" role="status">
        {place && place.timeZone !== draft.timeZone && describeZone(place)}
      </p>
    </>
  );
}

/** Suggests the time zone of a ZIP code's place. */
export const describeZone = ({ city, timeZone }: PlacesAround): string =>
  `${city} is in ${timeZoneLabels[timeZone]}, based on its ZIP code.`;
