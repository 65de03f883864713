import * as z from 'zod/mini';
import { onOneLine, shownText } from '../text-rules.ts';
import { encodeAddress } from '../web-address.ts';
import { isSame } from './walk.ts';

/** A document's name within the program. It never changes, even if the page's address does. */
export const documentId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'This page doesn’t exist.'));

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

/** An entry of the home page towns: the id of a town with a page, or the name of a town without one. */
const homeTownEntry = z.string().check(onOneLine(), z.minLength(1), z.maxLength(60), shownText());

/** The pages of the site, their order, and their addresses. Addresses are stored only here. */
export const planSchema = z.object({
  residential: ids,
  commercial: ids,
  fenceStyles: ids,
  /** Towns of the first and of the second list on the areas page. */
  main: ids,
  other: ids,
  /** The pages that the law and the phone carriers require; a file from an earlier release has none. */
  legal: z._default(ids, []),
  homeTowns: z.readonly(z.array(homeTownEntry).check(z.maxLength(24, 'You can list up to 24 towns.'))),
  /** Each page's address without the slash, by its id. */
  slugs: z.record(documentId, slug),
  /** Pages that visitors don't see, and the redirect targets of their addresses. */
  hidden: z.record(documentId, target),
  /** The region of the default text: the home region, or text that is true anywhere. */
  region: z.enum(['home', 'any']),
});
export type PagePlan = z.infer<typeof planSchema>;
/** Default text for the home region names its towns, soil, and weather; text for any region doesn't. */
export type Region = PagePlan['region'];

/** The lists of service pages, in the menu's order. */
export const serviceLists = ['residential', 'commercial', 'fenceStyles'] as const;
/** The lists of town pages, in the areas page's order. */
export const townLists = ['main', 'other'] as const;
/** The lists of legal pages: a single one, whose pages come with the program. */
export const legalLists = ['legal'] as const;
/** Every list of pages. */
export const pageLists = [...serviceLists, ...townLists, ...legalLists] as const;

export const servicesOf = (plan: PagePlan) => serviceLists.flatMap((list) => plan[list]);
export const townsOf = (plan: PagePlan) => townLists.flatMap((list) => plan[list]);
/** Lists the ids of all pages in a list. */
export const pagesOf = (plan: PagePlan) => pageLists.flatMap((list) => plan[list]);

/**
 * Describes the differences between two plans, one sentence each, such as "/pool-fencing redirects to /pools".
 * @param nameOf returns the name of a page by its id
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
    ...moved.map((id) => `/${before.slugs[id]} redirects to /${after.slugs[id]}`),
    ...hidden.map((id) => `${nameOf(id)} is hidden`),
    ...shown.map((id) => `${nameOf(id)} is shown again`),
    ...led.map((id) => `Visitors to ${nameOf(id)} are sent to another page`),
    ...describeOrder(before, after),
    ...(before.region === after.region ? [] : ['The text about ground and weather now fits another region']),
  ];
}

/** Lists are compared without added and removed entries. */
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
