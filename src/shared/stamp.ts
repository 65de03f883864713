/** Carries the time at which a form came to life, signed by the server; a form that never woke has none, and is not blamed for it. */
export const stampHeader = 'form-stamp';

/** Under two seconds from page to post is too fast for a person (decisions, section 9). */
export const tooFastMs = 2000;
