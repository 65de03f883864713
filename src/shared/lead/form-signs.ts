/**
 * The visit stored with a lead: no cookie, no third party, no personal address.
 * The browser sends it as a header, so that the forms' bodies stay as they are specified.
 */
export const visitSourceHeader = 'x-visit';

export interface VisitSource {
  /** Path of the first page of the visit, or empty. */
  landingPage: string;
  /** Host of the other site that led there, or empty. */
  referrer: string;
}

/** The visit as the header's value. */
export function writeVisitSource(visit: VisitSource): string {
  return new URLSearchParams({ ...visit }).toString();
}

/** The header with the signed time at which a form's script started. A form without JavaScript sends none, which is no sign of spam. */
export const stampHeader = 'form-stamp';

/** Carries the whole milliseconds since the page was opened, by the browser's clock: a form wakes long after its page, at the first touch. */
export const pageTimeHeader = 'form-page-time';

/** Under two seconds from page to post is too fast for a person (docs/decisions.md, "Details"). */
export const tooFastMs = 2000;

/**
 * The hidden field that simple programs fill in. Its name means nothing: assistants, browsers and password managers read the code of a
 * form and fill in whatever is named like a field of one, such as "website", "company", "fax" or "subject".
 */
export const honeypotName = 'q7x';
