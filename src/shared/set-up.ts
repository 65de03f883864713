import * as z from 'zod/mini';

/** A town as the set-up proposes it. */
export interface Town {
  name: string;
  latitude: number;
  longitude: number;
}

/** The place of a ZIP code and the towns around it. */
export interface PlacesAround {
  city: string;
  /** Two capital letters. */
  state: string;
  latitude: number;
  longitude: number;
  towns: Town[];
}

/** How far from home the proposed towns may lie. */
export const placesQuery = z.object({
  zip: z.string('Please enter a ZIP code.').check(z.regex(/^\d{5}$/, 'A ZIP code has five digits.')),
  miles: z._default(
    z.pipe(z.string().check(z.regex(/^([1-9]|[1-5]\d|60)$/, 'Choose between 1 and 60 miles.')), z.transform(Number)),
    30,
  ),
});
