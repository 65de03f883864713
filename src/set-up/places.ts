import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlacesAround, Town } from '../shared/set-up.ts';
import { placeFile, type ZipCode, zipIndexFile } from './place-files.ts';

/** How many towns a call answers at most: near a large city there are hundreds. */
const townLimit = 60;
/** A degree of latitude in miles. */
const degreeMiles = 69;

/**
 * The place of a ZIP code and the towns around it, those with the most ZIP codes first (docs/product.md, "Set-up").
 * The files are read for the call alone, so that a site at rest holds none of them.
 * @param folder where the build left the files
 * @param miles as the crow flies
 * @returns `undefined` for a ZIP code that does not exist
 */
export async function findPlaces(folder: string, zip: string, miles: number): Promise<PlacesAround | undefined> {
  const degree = await readDegree(folder, zip);
  if (degree === 0) return undefined;
  const band = await readBand(folder, degree);
  const here = band.find((code) => code.zip === zip);
  if (!here) return undefined;
  const reach = miles / degreeMiles;
  const near: ZipCode[] = [];
  for (let each = Math.floor(here.latitude - reach); each <= here.latitude + reach; each += 1)
    near.push(
      ...(each === degree ? band : await readBand(folder, each)).filter((code) => milesBetween(here, code) <= miles),
    );
  const { town: city, state, latitude, longitude } = here;
  return { city, state, latitude, longitude, towns: listTowns(here, near) };
}

async function readDegree(folder: string, zip: string): Promise<number> {
  const index = await open(join(folder, zipIndexFile));
  try {
    const { buffer } = await index.read({ buffer: Buffer.alloc(1), position: Number(zip) });
    return buffer[0] ?? 0;
  } finally {
    await index.close();
  }
}

/** Empty where the country has no land. */
async function readBand(folder: string, degree: number): Promise<ZipCode[]> {
  try {
    return JSON.parse(await readFile(join(folder, placeFile(degree)), 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A place on the map, in degrees. */
export type Point = Pick<ZipCode, 'latitude' | 'longitude'>;

/** How far two places lie apart: on a flat map, which is right to a few yards in a mile at these distances. */
export function milesBetween(one: Point, other: Point): number {
  const shrink = Math.cos((one.latitude * Math.PI) / 180);
  return degreeMiles * Math.hypot(other.latitude - one.latitude, (other.longitude - one.longitude) * shrink);
}

/**
 * The towns of ZIP codes by name: two of one name in one region are one town to those who live there. A town lies in the middle of
 * its ZIP codes; of two with as many of them the nearer one comes first.
 */
function listTowns(here: Point, codes: readonly ZipCode[]): Town[] {
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

/** To the fourth decimal, some ten yards. */
function middle(numbers: readonly number[]): number {
  return Number((numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(4));
}
