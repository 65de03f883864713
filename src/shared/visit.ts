/**
 * The visit stored with a lead: no cookie, no third party, no personal address.
 * The browser sends it as a header, so that the forms' bodies stay as they are specified.
 */
export const visitHeader = 'x-visit';

export interface Visit {
  /** Path of the first page of the visit, or empty. */
  landingPage: string;
  /** Host of the other site that led there, or empty. */
  referrer: string;
}

/** The visit as the header's value. */
export function writeVisit(visit: Visit): string {
  return new URLSearchParams({ ...visit }).toString();
}
