import { readFile } from 'node:fs/promises';
import type { PlacesAround, Town } from '../shared/admin/setup.ts';
import { milesBetween, type Place } from '../shared/distance.ts';
import { timeZones } from '../shared/hours.ts';

/** The maximum number of towns in a response: near a large city there are hundreds. */
const townLimit = 60;

/** One ZIP code in `dist/places.json`, as the build writes it. */
export interface ZipCode {
  zip: string;
  town: string;
  /** Two capital letters. */
  state: string;
  latitude: number;
  longitude: number;
  /** The index of its time zone in `timeZones`: names would make the file half a megabyte larger. */
  zone: number;
}

/**
 * Returns the place of a ZIP code and the towns around it, those with the most ZIP codes first (docs/product.md, "Setup"). The file is read
 * for each request, so that an idle site needs no memory for it.
 * @param file a list of all ZIP codes
 * @param miles straight-line distance
 * @returns `undefined` for a ZIP code that doesn't exist
 */
export async function findPlaces(file: string, zip: string, miles: number): Promise<PlacesAround | undefined> {
  const codes: ZipCode[] = JSON.parse(await readFile(file, 'utf8'));
  const here = codes.find((code) => code.zip === zip);
  if (!here) return undefined;
  const near = codes.filter((code) => milesBetween(here, code) <= miles);
  const { town: city, state, latitude, longitude, zone } = here;
  const timeZone = timeZones[zone] ?? timeZones[0];
  return { city, state, latitude, longitude, timeZone, towns: listTowns(here, near) };
}

/**
 * Groups ZIP codes into towns by name: two places with one name in one region count as one town. A town's location is the middle of its ZIP
 * codes. If two towns have equally many, the nearer one comes first.
 */
function listTowns(here: Place, codes: readonly ZipCode[]): Town[] {
  return [...Map.groupBy(codes, ({ town }) => town)]
    .map(([name, its]) => ({
      name,
      latitude: middle(its.map(({ latitude }) => latitude)),
      longitude: middle(its.map(({ longitude }) => longitude)),
      size: its.length,
    }))
    .sort((one, other) => other.size - one.size || milesBetween(here, one) - milesBetween(here, other))
    .slice(0, townLimit)
    .map(({ size: _size, ...town }) => town);
}

/** Rounded to the fourth decimal, some ten yards. */
function middle(numbers: readonly number[]): number {
  return Number((numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(4));
}
