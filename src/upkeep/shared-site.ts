import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type CatalogSetting, catalogName, hashPdf, keepCatalogSetting, readCatalogSetting } from '../catalog/index.ts';
import type { Database, OpenDatabase, SharedDatabase } from '../database/index.ts';
import { ArchiveDamagedError, type ArchivedFile, archivedFiles, isArchived, type Manifest } from './archive.ts';
import type { BackupSource } from './backup.ts';
import { withUnpackedBackup } from './restore.ts';

/** Under these names the catalog lies in a data directory, and so in an archive of either kind of site. */
const catalogFiles = { live: 'catalog/catalog.pdf', removed: 'catalog/removed.pdf' } as const;

/** What a backup of either kind of site is made from. */
export async function backupSource({ db, copyTo, shared }: OpenDatabase): Promise<BackupSource> {
  return {
    copyTo,
    sessionKey: await shared?.sessionKey(),
    listFiles: shared && (() => listStoredFiles(db, shared)),
  };
}

/** The files of a site that keeps them in its database, under the names that they have in a data directory. */
async function listStoredFiles(db: Kysely<Database>, { blobs }: SharedDatabase): Promise<ArchivedFile[]> {
  const catalog = await readCatalogSetting(db);
  return (await blobs.list()).flatMap((stored) => {
    const file = { ...stored, read: () => blobs.read(stored.name) };
    const named = (['live', 'removed'] as const)
      .filter((which) => catalog[which] && stored.name === catalogName(catalog[which].version))
      .map((which) => ({ ...file, name: catalogFiles[which] }));
    if (named.length > 0) return named;
    // A PDF that is neither live nor removed waits for the sweep.
    return isArchived(stored.name) && !stored.name.startsWith('catalog/files/') ? [file] : [];
  });
}

/**
 * Fills an empty PostgreSQL database from a backup, of either kind of site: everything or nothing.
 * @param dataDir where it is unpacked meanwhile
 * @throws DatabaseFullError when the database holds data, ArchiveDamagedError when the backup is not whole
 */
export function restoreIntoDatabase(path: string, dataDir: string, shared: SharedDatabase): Promise<Manifest> {
  const { database: databaseFile, sessionKey: keyFile } = archivedFiles;
  return withUnpackedBackup(path, dataDir, async (folder, manifest) => {
    await shared.loadFrom(folder, async (transaction) => {
      if (keyFile in manifest.files) {
        const key = (await readFile(join(folder, keyFile), 'utf8')).trim();
        await shared.sessionKey({ key, transaction });
      }
      const place = { transaction, shared, folder };
      await keepCatalogSetting(transaction, await keepCatalog(place, manifest));
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
