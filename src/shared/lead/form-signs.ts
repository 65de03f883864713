/**
 * The visit source stored with a lead, without a cookie, a third party, or a personal address. The browser sends it as a header, so that
 * the forms' bodies stay as specified.
 */
export const visitSourceHeader = 'x-visit';

export interface VisitSource {
  /** Path of the first page of the visit, or empty. */
  landingPage: string;
  /** Host of the referring site, or empty. */
  referrer: string;
}

/** Returns the visit source as the header's value. */
export function writeVisitSource(visit: VisitSource): string {
  return new URLSearchParams({ ...visit }).toString();
}

/** The header with the signed time when a form's script started. A form without JavaScript sends none, which isn't a sign of spam. */
export const stampHeader = 'form-stamp';

/**
 * The header with the whole milliseconds since the page was opened, by the browser's clock: a form's script may start long after its page,
 * at the first touch.
 */
export const pageTimeHeader = 'form-page-time';

/** Under two seconds from page to post is too fast for a person (docs/decisions.md, "Details"). */
export const tooFastMs = 2000;

/**
 * The hidden field that simple programs fill in. Its name has no meaning, because assistants, browsers, and password managers read the code
 * of a form. They fill in every field with a typical name, such as "website", "company", "fax", or "subject".
 */
export const honeypotName = 'q7x';
