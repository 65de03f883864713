import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { ContentDocument, Documents } from '../shared/content/documents.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { serviceLists, townLists } from '../shared/content/plan-lists.ts';
import { shippedDocuments } from './shipped.ts';
import { listRows } from './store.ts';

/** The owner's words as visitors see them. */
export interface TakenWords {
  documents: ContentDocument[];
  /** Without pages that were never published. */
  plan: SitePlan;
  /** Pages that came with the site and that the owner took away. */
  removed: string[];
}

/** What a site has beside the words that it is shipped with. */
export async function takeWords(db: Kysely<Database>, { plan, byId }: Documents): Promise<TakenWords> {
  const own = new Set(
    (await listRows(db)).filter(({ publishedVersion }) => publishedVersion !== null).map(({ id }) => id),
  );
  const lists = [...serviceLists, ...townLists].map((list) => [list, plan[list].filter((id) => byId.has(id))]);
  return {
    documents: [...byId.values()].filter(({ id }) => own.has(id)),
    plan: {
      ...plan,
      ...Object.fromEntries(lists),
      slugs: Object.fromEntries(Object.entries(plan.slugs).filter(([id]) => byId.has(id))),
    },
    removed: [...shippedDocuments.byId.keys()].filter((id) => !byId.has(id)),
  };
}
