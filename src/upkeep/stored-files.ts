import type { Kysely } from 'kysely';
import { catalogName, readCatalogSetting } from '../catalog/index.ts';
import type { Database, SharedDatabase } from '../database/index.ts';
import type { ArchivedFile } from './archive.ts';
import { isArchived } from './archived-names.ts';

/** Under these names the catalog lies in a data directory, and so in an archive of either kind of site. */
export const catalogFiles = { live: 'catalog/catalog.pdf', removed: 'catalog/removed.pdf' } as const;

/** The files of a site that keeps them in its database, under the names that they have in a data directory. */
export async function listStoredFiles(
  db: Kysely<Database>,
  { blobs }: Pick<SharedDatabase, 'blobs'>,
): Promise<ArchivedFile[]> {
  const catalog = await readCatalogSetting(db);
  const isCatalog = (name: string, which: keyof typeof catalogFiles) =>
    catalog[which] !== undefined && name === catalogName(catalog[which].version);
  return (await blobs.list()).flatMap((stored) => {
    const file = { ...stored, read: () => blobs.read(stored.name) };
    const named = (['live', 'removed'] as const)
      .filter((which) => isCatalog(stored.name, which))
      .map((which) => ({ ...file, name: catalogFiles[which] }));
    if (named.length > 0) return named;
    return isKept(stored.name) ? [file] : [];
  });
}

/** A PDF that is neither live nor removed waits for the sweep. */
function isKept(name: string): boolean {
  return isArchived(name) && !name.startsWith('catalog/files/');
}
