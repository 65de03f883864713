import * as z from 'zod/mini';
import { onOneLine, shownText } from '../shown-text.ts';

/** A document's name within the program; it never changes, whatever the address of its page. */
export const documentId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'There is no such page.'));

const ids = z.readonly(z.array(documentId).check(z.maxLength(60, 'There is room for 60 pages.')));
export const slug = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An address has small letters, digits and dashes.'),
    z.maxLength(60, 'An address has at most 60 characters.'),
  );
const target = z.union([z.strictObject({ page: documentId }), z.strictObject({ address: z.string() })]);

/** A town of the strip on the home page: the id of one with a page, or the name of one without. */
const stripEntry = z.string().check(onOneLine(), z.minLength(1), z.maxLength(60), z.regex(shownText));

/** Which pages there are, in which order, under which addresses; it alone knows addresses. */
export const planSchema = z.object({
  residential: ids,
  commercial: ids,
  fenceStyles: ids,
  /** Towns of the first and of the second list on the areas page. */
  main: ids,
  other: ids,
  strip: z.readonly(z.array(stripEntry).check(z.maxLength(24, 'There is room for 24 towns.'))),
  /** Each page's address without the slash, by its id. */
  slugs: z.record(documentId, slug),
  /** Pages that visitors do not see, and where their addresses lead instead. */
  hidden: z.record(documentId, target),
  /** Whether the region has the ground and weather that the shipped words speak of. */
  ground: z.enum(['here', 'anywhere']),
});
export type SitePlan = z.infer<typeof planSchema>;

/** The lists of service pages, in the menu's order. */
export const serviceLists = ['residential', 'commercial', 'fenceStyles'] as const;
/** The lists of town pages, in the areas page's order. */
export const townLists = ['main', 'other'] as const;

export const servicesOf = (plan: SitePlan) => serviceLists.flatMap((list) => plan[list]);
export const townsOf = (plan: SitePlan) => townLists.flatMap((list) => plan[list]);
