import type { RedirectTarget } from '../../../src/shared/content/addresses.ts';
import { type PagePlan, serviceLists, townLists } from '../../../src/shared/content/page-plan.ts';
import type { DocumentEntry } from '../../../src/shared/content/versions.ts';

/** A list of pages in the page plan. */
export type PlanList = (typeof serviceLists)[number] | (typeof townLists)[number];

/** The lists of the plan as the owner knows them, in the order of menu and areas page. */
export const listTitles: Record<PlanList, string> = {
  residential: 'Residential services',
  commercial: 'Commercial services',
  fenceStyles: 'Fence styles',
  main: 'Main cities',
  other: 'Other towns',
};

export const planLists: readonly PlanList[] = [...serviceLists, ...townLists];

/** Returns the list that contains a page; `undefined` for pages that every site has. */
export const listOf = (plan: PagePlan, id: string) => planLists.find((list) => plan[list].includes(id));

/** Returns the lists that a page can move to. */
export const siblingsOf = (list: PlanList): readonly PlanList[] =>
  serviceLists.some((each) => each === list) ? serviceLists : townLists;

/** Moves a page to a place in a list of its kind. @param index from 0 */
export function movePage(plan: PagePlan, id: string, list: PlanList, index: number): PagePlan {
  const from = listOf(plan, id);
  if (!from) return plan;
  const without = { ...plan, [from]: plan[from].filter((other) => other !== id) };
  return { ...without, [list]: without[list].toSpliced(index, 0, id) };
}

/** Returns a list with one entry moved. */
export function moveEntry(list: readonly string[], entry: string, to: number): readonly string[] {
  const from = list.indexOf(entry);
  if (from < 0 || to < 0 || to >= list.length || from === to) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** Returns the announcement after a page has moved. @param index from 0 */
export const sayPlace = (name: string, list: PlanList, index: number, count: number): string =>
  `${name}: now ${index + 1} of ${count} in ${listTitles[list]}`;

/** Returns the id of the button that opens a page's menu; an address that ends in it, such as `/admin/site#more-elon`, opens that menu. */
export const moreId = (id: string) => `more-${id}`;

/**
 * Returns the page whose menu an address opens.
 * @param hash with its `#`, or empty
 */
export const pageOpenedBy = (hash: string) =>
  hash.startsWith(`#${moreId('')}`) ? hash.slice(moreId('').length + 1) : undefined;

/** Describes a redirect target: a page's path, or the address. For a hidden page, it adds the page that stands in for it. */
export function nameTarget(
  target: RedirectTarget | undefined,
  documents: readonly DocumentEntry[],
  { hidden }: Pick<PagePlan, 'hidden'>,
): string {
  const seen = new Set<string>();
  let next = target;
  while (next?.page !== undefined && !seen.has(next.page)) {
    const { page } = next;
    const path = documents.find(({ id }) => id === page)?.path;
    if (path !== undefined) return path === '/' ? 'the home page' : path;
    seen.add(page);
    next = hidden[page];
  }
  return next?.address || 'a hidden page';
}

/** Returns an author's name for the middle of a sentence. The stand-in for an owner without a name starts with a lowercase letter. */
export const nameInSentence = (name: string) => (name === 'The owner' ? 'the owner' : name);
