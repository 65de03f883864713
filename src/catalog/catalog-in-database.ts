import { stat } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Database, inTransaction, setting, takeLock } from '../database/index.ts';
import type { SiteFiles } from '../storage/index.ts';
import type { CatalogPlace, StoredPdf } from './catalog-place.ts';

const folder = 'catalog/files';

export interface CatalogSetting {
  live?: StoredPdf | undefined;
  removed?: StoredPdf | undefined;
}

/** Which PDF is live; its change voids the pages of every process. */
const catalogSetting = setting<CatalogSetting>('catalog');

/** The catalog of a site whose processes share a database: files named by their version, and a setting that says which one is live. */
export function openCatalogInDatabase(db: Kysely<Database>, files: SiteFiles, now: () => number): CatalogPlace {
  return {
    findLive: async () => (await readCatalogSetting(db)).live,
    findRemoved: async () => (await readCatalogSetting(db)).removed,
    fileOf: ({ version }) => files.find(catalogName(version), () => true),
    async publish(path, version) {
      const live = { bytes: (await stat(path)).size, uploadedAt: new Date(now()).toISOString(), version };
      await change(db, async (setting, transaction) => {
        await files.keep(transaction, [{ name: catalogName(version), path }]);
        return { ...setting, live };
      });
    },
    remove: () => change(db, ({ live }) => live && { removed: live }),
    restore: () => change(db, ({ removed }) => removed && { live: removed }),
    sweep: () =>
      files.sweep(folder, async () => {
        const { live, removed } = await readCatalogSetting(db);
        const kept = new Set([live, removed].flatMap((pdf) => (pdf ? catalogName(pdf.version) : [])));
        return (name) => kept.has(name);
      }),
  };
}

/** The name of a PDF among the site's files. */
export function catalogName(version: string): string {
  return `${folder}/${version}.pdf`;
}

/** Reads which PDFs are live and removed; an empty record where there was none yet. @throws Error for one that cannot be read */
export async function readCatalogSetting(db: Kysely<Database>): Promise<CatalogSetting> {
  const { value = {}, isDamaged } = await catalogSetting.read(db);
  // Files that it does not name are swept.
  if (isDamaged) throw new Error('The setting that names the catalog cannot be read.');
  return value;
}

/**
 * Says which PDFs came out of a backup. A setting that names the same ones stays as it is, with the times that it knows.
 */
export async function keepCatalogSetting(transaction: Kysely<Database>, found: CatalogSetting): Promise<void> {
  const known = await readCatalogSetting(transaction);
  const versions = ({ live, removed }: CatalogSetting) => [live?.version, removed?.version].join(' ');
  if (versions(known) !== versions(found)) await catalogSetting.write(transaction, found);
}

/** @param work returns the new setting, or `undefined` when there is nothing to change @returns whether there was */
function change(
  db: Kysely<Database>,
  work: (
    setting: CatalogSetting,
    transaction: Kysely<Database>,
  ) => CatalogSetting | undefined | Promise<CatalogSetting | undefined>,
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'catalog');
    const changed = await work(await readCatalogSetting(transaction), transaction);
    if (changed) await catalogSetting.write(transaction, changed);
    return changed !== undefined;
  });
}
