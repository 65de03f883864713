import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { pathOfPage } from '../shared/content/compose.ts';
import type { Documents } from '../shared/content/documents.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import type { Author } from './changes.ts';

/** Where an address leads that no page has. */
export interface Redirect {
  to: string;
  /** 308 where a page has moved, 302 where the owner may change his mind. */
  status: 302 | 308;
}

/** All redirects by their path, with the present paths of the pages that they lead to. */
export async function readRedirects(db: Kysely<Database>, documents: Documents): Promise<Map<string, Redirect>> {
  const rows = await db.selectFrom('redirects').selectAll().execute();
  const found = new Map<string, Redirect>();
  const add = (from: string, to: string | undefined, status: Redirect['status']) =>
    to && found.set(from, { to, status });
  for (const { fromPath, page, address, automatic } of rows)
    add(fromPath, (page ? leadTo(documents, page) : address) ?? undefined, automatic ? 308 : 302);
  for (const [id, target] of Object.entries(documents.plan.hidden)) {
    const slug = documents.plan.slugs[id];
    if (slug) add(`/${slug}`, 'page' in target ? pathOfPage(documents, target.page) : target.address, 302);
  }
  return found;
}

/** The path of a page, or of the one that stands for it while it is hidden. */
function leadTo(documents: Documents, id: string): string | undefined {
  const path = pathOfPage(documents, id);
  const target = documents.plan.hidden[id];
  if (path || !target) return path;
  return 'page' in target ? pathOfPage(documents, target.page) : target.address;
}

/** Lets the former addresses of pages lead to their new ones; an address that a page has now leads nowhere else. */
export async function followAddresses(
  db: Kysely<Database>,
  before: SitePlan,
  after: SitePlan,
  by: Author,
  at: string,
): Promise<number> {
  const changed = Object.entries(before.slugs).filter(([id, slug]) => after.slugs[id] && after.slugs[id] !== slug);
  for (const [page, slug] of changed) {
    const row = { fromPath: `/${slug}`, page, address: null, automatic: 1 as const, at, by: by.name };
    await db
      .insertInto('redirects')
      .values(row)
      .onConflict((clash) => clash.column('fromPath').doUpdateSet(row))
      .execute();
  }
  const taken = Object.values(after.slugs).map((slug) => `/${slug}`);
  if (changed.length > 0) await db.deleteFrom('redirects').where('fromPath', 'in', taken).execute();
  return changed.length;
}
