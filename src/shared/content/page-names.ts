import * as z from 'zod/mini';

/** A document's name within the program; it never changes, whatever the address of its page. */
export const documentId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'There is no such page.'));

/** The address of a page without the slash. */
export const slug = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An address may only have lowercase letters, digits and dashes.'),
    z.maxLength(60, 'An address has at most 60 characters.'),
  );
