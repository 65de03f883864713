import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { adoptSharedKey } from '../accounts/index.ts';
import { type CatalogSetting, catalogName, hashPdf, keepCatalogSetting } from '../catalog/index.ts';
import type { Database, SharedDatabase } from '../database/index.ts';
import { ArchiveDamagedError, type Manifest } from './archive.ts';
import { archivedFiles, isArchived } from './archived-names.ts';
import { withUnpackedBackup } from './restore.ts';
import { catalogFiles } from './stored-files.ts';

/** What of an archive goes into the tables, and not among the files. */
const { database: databaseFile, sessionKey: keyFile } = archivedFiles;

/**
 * Fills an empty PostgreSQL database from a backup, of either kind of site: everything or nothing.
 * @param dataDir where it is unpacked meanwhile
 * @throws DatabaseFullError when the database holds data, ArchiveDamagedError when the backup is not whole
 */
export function restoreIntoDatabase(path: string, dataDir: string, shared: SharedDatabase): Promise<Manifest> {
  return withUnpackedBackup(path, dataDir, async (folder, manifest) => {
    await shared.loadFrom(folder, async (transaction) => {
      if (keyFile in manifest.files)
        await adoptSharedKey(transaction, shared, (await readFile(join(folder, keyFile), 'utf8')).trim());
      const place = { transaction, shared, folder };
      const catalog = await keepCatalog(place, manifest);
      await keepCatalogSetting(transaction, catalog);
      const others = new Set<string>([databaseFile, keyFile, ...Object.values(catalogFiles)]);
      for (const name of Object.keys(manifest.files))
        if (isArchived(name) && !others.has(name)) await keepFile(place, manifest, name);
    });
    return manifest;
  });
}

interface Place {
  transaction: Kysely<Database>;
  shared: SharedDatabase;
  folder: string;
}

/** In the archive the PDFs have the names that they have in a data directory; in the database each is named by its version. */
async function keepCatalog(place: Place, manifest: Manifest): Promise<CatalogSetting> {
  const setting: CatalogSetting = {};
  for (const which of ['live', 'removed'] as const) {
    const name = catalogFiles[which];
    if (!(name in manifest.files)) continue;
    const path = join(place.folder, name);
    const [{ size, mtime }, version] = [await stat(path), await hashPdf(path)];
    await keepFile(place, manifest, name, catalogName(version));
    setting[which] = { bytes: size, uploadedAt: mtime.toISOString(), version };
  }
  return setting;
}

async function keepFile(
  { transaction, shared: { blobs }, folder }: Place,
  manifest: Manifest,
  name: string,
  keptName = name,
): Promise<void> {
  await blobs.write(transaction, keptName, join(folder, name));
  if ((await blobs.hash(transaction, keptName)) !== manifest.files[name]?.sha256)
    throw new ArchiveDamagedError(`The file ${name} in the database is not what was in the archive.`);
}
