import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { CatalogFile } from '../shared/page.ts';
import type { CatalogPlace } from './catalog-place.ts';
import { listPages } from './store.ts';

/** The catalog that is live, with its pages, or `undefined` when there is none. */
export async function readCatalog(place: CatalogPlace, db: Kysely<Database>): Promise<CatalogFile | undefined> {
  const pdf = await place.findLive();
  return pdf && { ...pdf, pages: await listPages(db, pdf.version) };
}
