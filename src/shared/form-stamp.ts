/** The header with the signed time at which a form's script started. A form without JavaScript sends none, which is no sign of spam. */
export const stampHeader = 'form-stamp';

/** Carries the whole milliseconds since the page was opened, by the browser's clock: a form wakes long after its page, at the first touch. */
export const pageTimeHeader = 'form-page-time';

/** Under two seconds from page to post is too fast for a person (docs/decisions.md, "Details"). */
export const tooFastMs = 2000;
