import * as z from 'zod/mini';
import { onOneLine, shownText } from '../text-rules.ts';
import { encodeAddress } from '../web-address.ts';
import { isSame } from './walk.ts';

/** A document's name within the program; it never changes, whatever the address of its page. */
export const documentId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'There is no such page.'));

/** The address of a page without the slash. */
export const slug = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use only lowercase letters, digits, and dashes in the address.'),
    z.maxLength(60, 'Keep the address to 60 characters or less.'),
  );

const ids = z.readonly(z.array(documentId).check(z.maxLength(60, 'You can list up to 60 pages.')));
const address = z.string().check(
  onOneLine(),
  z.overwrite((text) => encodeAddress(text) ?? text),
);
const target = z.union([z.strictObject({ page: documentId }), z.strictObject({ address })]);

/** A town of the home page towns on the home page: the id of one with a page, or the name of one without. */
const homeTownEntry = z.string().check(onOneLine(), z.minLength(1), z.maxLength(60), shownText());

/** Which pages there are, in which order, under which addresses; it alone knows addresses. */
export const planSchema = z.object({
  residential: ids,
  commercial: ids,
  fenceStyles: ids,
  /** Towns of the first and of the second list on the areas page. */
  main: ids,
  other: ids,
  /** The pages that the law and the carriers ask for; a file of an earlier release names none. */
  legal: z._default(ids, []),
  homeTowns: z.readonly(z.array(homeTownEntry).check(z.maxLength(24, 'You can list up to 24 towns.'))),
  /** Each page's address without the slash, by its id. */
  slugs: z.record(documentId, slug),
  /** Pages that visitors do not see, and where their addresses lead instead. */
  hidden: z.record(documentId, target),
  /** Which set of shipped words the site shows: those of the home region, or those that are true anywhere. */
  region: z.enum(['home', 'any']),
});
export type PagePlan = z.infer<typeof planSchema>;
/** The home region's shipped words name its towns, soil and weather; those for any region name none. */
export type Region = PagePlan['region'];

/** The lists of service pages, in the menu's order. */
export const serviceLists = ['residential', 'commercial', 'fenceStyles'] as const;
/** The lists of town pages, in the areas page's order. */
export const townLists = ['main', 'other'] as const;
/** The lists of legal pages: one, whose pages come and go with the program. */
export const legalLists = ['legal'] as const;
/** Every list of pages. */
export const pageLists = [...serviceLists, ...townLists, ...legalLists] as const;

export const servicesOf = (plan: PagePlan) => serviceLists.flatMap((list) => plan[list]);
export const townsOf = (plan: PagePlan) => townLists.flatMap((list) => plan[list]);
/** The ids of all pages that stand in a list. */
export const pagesOf = (plan: PagePlan) => pageLists.flatMap((list) => plan[list]);

/**
 * What differs between two plans, one sentence for each difference, such as "/pool-fencing leads to /pools".
 * @param nameOf the name of a page by its id
 */
export function describePlans(before: PagePlan, after: PagePlan, nameOf: (id: string) => string): string[] {
  const [were, are] = [pagesOf(before), pagesOf(after)];
  const hasNow = (plan: PagePlan, id: string) => Object.hasOwn(plan.hidden, id);
  const stayed = are.filter((id) => were.includes(id));
  const moved = stayed.filter((id) => before.slugs[id] !== after.slugs[id]);
  const hidden = stayed.filter((id) => hasNow(after, id) && !hasNow(before, id));
  const shown = stayed.filter((id) => hasNow(before, id) && !hasNow(after, id));
  const led = stayed.filter(
    (id) => hasNow(before, id) && hasNow(after, id) && !isSame(before.hidden[id], after.hidden[id]),
  );
  return [
    ...are.filter((id) => !were.includes(id)).map((id) => `${nameOf(id)} was added`),
    ...were.filter((id) => !are.includes(id)).map((id) => `${nameOf(id)} was removed`),
    ...moved.map((id) => `/${before.slugs[id]} leads to /${after.slugs[id]}`),
    ...hidden.map((id) => `${nameOf(id)} is hidden`),
    ...shown.map((id) => `${nameOf(id)} is shown again`),
    ...led.map((id) => `Visitors to ${nameOf(id)} are sent to another page`),
    ...describeOrder(before, after),
    ...(before.region === after.region ? [] : ['The text about ground and weather now fits another region']),
  ];
}

/** Lists are compared without what came or went. */
function describeOrder(before: PagePlan, after: PagePlan): string[] {
  const [were, are] = [new Set(pagesOf(before)), new Set(pagesOf(after))];
  const stay = (list: readonly string[]) => list.filter((id) => were.has(id) && are.has(id));
  const isMoved = pageLists.some((list) => !isSame(stay(before[list]), stay(after[list])));
  const isGone = (id: string) => were.has(id) !== are.has(id);
  const townsOn = (plan: PagePlan) => plan.homeTowns.filter((entry) => !isGone(entry));
  return [
    ...(isMoved ? ['The order of the pages changed'] : []),
    ...(isSame(townsOn(before), townsOn(after)) ? [] : ['The towns on the home page changed']),
  ];
}
