/** One ZIP code, as the files below `dist/places` hold it. */
export interface ZipCode {
  zip: string;
  town: string;
  /** Two capital letters. */
  state: string;
  latitude: number;
  longitude: number;
}

/** One byte for each ZIP code: the degree of latitude whose file holds it, 0 where there is no such code. */
export const zipIndexFile = 'zip-degrees';

/** The file of the ZIP codes from a degree of latitude to the next. */
export const placeFile = (degree: number) => `${degree}.json`;
