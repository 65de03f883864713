import * as z from 'zod/mini';

/**
 * The number of a record in an address. At most 15 digits: longer numbers aren't exact in JavaScript.
 * @param message for an invalid number; zod's default if absent
 */
export function recordNumber(message?: string) {
  return z.pipe(z.string(message).check(z.regex(/^[1-9]\d{0,14}$/, message)), z.transform(Number));
}
