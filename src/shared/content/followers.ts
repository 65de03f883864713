import { type Documents, wordSchemas } from './documents.ts';
import { linkTargets, readTarget } from './inline.ts';
import { serviceLists, servicesOf, townsOf } from './page-plan.ts';
import { type FoundField, fieldsOf } from './walk.ts';

/** What names a page, and follows when its address changes, or leaves it out when it is hidden. */
export interface Followers {
  /** Lists that the site makes by itself, such as the header's menu. */
  menus: number;
  /** Pages with a link to it in their own words. */
  pages: number;
}

/** What names each service and town page, by its id. */
export function countFollowers(documents: Documents): Map<string, Followers> {
  const pages = countNamingPages(documents);
  const { plan } = documents;
  const count = (id: string, menus: number) => [id, { menus, pages: pages.get(id) ?? 0 }] as const;
  return new Map([
    ...servicesOf(plan).map((id) => count(id, countServiceMenus(documents, id))),
    ...townsOf(plan).map((id) => count(id, countTownMenus(documents))),
  ]);
}

/** The header's menu; the related services of its group; the list of services on the areas page, which has no styles. */
function countServiceMenus({ plan }: Documents, id: string): number {
  const list = serviceLists.find((list) => plan[list].includes(id)) ?? 'residential';
  return 1 + Number(plan[list].length > 1) + Number(list !== 'fenceStyles');
}

/** List and map of the areas page, the towns of the home page and of each service page; the neighbors below each town page. */
function countTownMenus({ plan }: Documents): number {
  return 4 + Number(townsOf(plan).length > 1);
}

function countNamingPages({ byId }: Documents): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of byId.values()) {
    const named = [...fieldsOf(wordSchemas[document.kind], document.words)].flatMap(namedIn);
    for (const id of new Set(named)) if (id !== document.id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** The ids of the pages that a field names. */
function namedIn({ note, value }: FoundField): string[] {
  if (typeof value !== 'string') return [];
  if (note.control === 'page') return [value];
  const targets =
    note.control === 'target' ? [readTarget(value)] : note.control === 'paragraph' ? linkTargets(value) : [];
  return targets.flatMap((target) => (target?.kind === 'page' ? target.id : []));
}
