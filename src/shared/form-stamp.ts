/** Carries the time at which a form came to life, signed by the server; a form that never woke has none, and is not blamed for it. */
export const stampHeader = 'form-stamp';

/** Carries the whole milliseconds since the page was opened, by the browser's clock: a form wakes long after its page, at the first touch. */
export const pageTimeHeader = 'form-page-time';

/** Under two seconds from page to post is too fast for a person (docs/decisions.md, "Details"). */
export const tooFastMs = 2000;
