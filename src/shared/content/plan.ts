import * as z from 'zod/mini';
import { onOneLine, shownText } from '../text-rules.ts';
import { encodeAddress } from '../web-address.ts';
import { documentId, slug } from './page-names.ts';

const ids = z.readonly(z.array(documentId).check(z.maxLength(60, 'There is room for 60 pages.')));
const address = z.string().check(
  onOneLine(),
  z.overwrite((text) => encodeAddress(text) ?? text),
);
const target = z.union([z.strictObject({ page: documentId }), z.strictObject({ address })]);

/** A town of the strip on the home page: the id of one with a page, or the name of one without. */
const stripEntry = z.string().check(onOneLine(), z.minLength(1), z.maxLength(60), shownText());

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
