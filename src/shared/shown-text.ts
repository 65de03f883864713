import * as z from 'zod/mini';

/**
 * A text without control characters, without those that turn the direction of writing around, which would break the page they
 * are shown on, and without private-use characters and halves of pairs, which no font shows.
 */
export const shownText =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
  /^[^\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ue000-\uf8ff\ufffe\uffff]*$/u;

/** Line breaks and runs of spaces become one space. */
export const onOneLine = () => z.overwrite<string>((text) => text.replace(/\s+/g, ' ').trim());
