import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { type CatalogSetting, catalogName, hashPdf, keepCatalogSetting, readCatalogSetting } from '../catalog/index.ts';
import {
  type Database,
  inspectDatabase,
  movingFolder,
  type OpenDatabase,
  requireCompatibleCopy,
  type SharedDatabase,
  takeDirectory,
  unpackingPrefix,
} from '../database/index.ts';
import { DataDirectoryFullError } from '../http/errors.ts';
import { syncFolderOf } from '../storage/index.ts';
import {
  ArchiveDamagedError,
  type ArchivedFile,
  archivedFiles,
  archivedParts,
  isArchived,
  type Manifest,
  unpackArchive,
} from './archive.ts';
import type { BackupSource } from './backup.ts';

const lockFile = 'lock.db';

/**
 * What may lie in a data directory that counts as empty: backups survive the loss of everything else, and the one executable file
 * has unpacked itself into `program` before it restores anything (src/binary/main.ts).
 */
const harmless = new Set(['backups', 'program', '.gitkeep', 'lost+found', lockFile, `${lockFile}-journal`]);

/**
 * Fills an empty data directory from a backup: everything or nothing. What a restore left there that was interrupted is removed
 * first, so that it can be run again.
 * @throws DataDirectoryFullError when the directory holds data, DataDirectoryInUseError when a site or another restore has it,
 *   ArchiveDamagedError when the backup is not whole
 */
export async function restoreBackup(path: string, dataDir: string): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await requireEmpty(dataDir);
  const release = takeDirectory(dataDir);
  try {
    await requireEmpty(dataDir);
    await removeMoved(dataDir);
    return await withUnpackedBackup(path, dataDir, async (folder, manifest) => {
      await moveIntoPlace(folder, dataDir);
      return manifest;
    });
  } finally {
    await rm(join(dataDir, lockFile), { force: true });
    release();
  }
}

/** Beside the folder of a restore that was interrupted, parts of a site are what it has moved: no site starts on them. */
async function requireEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const moved = names.includes(movingFolder) ? [movingFolder, ...archivedParts] : [];
  const isData = (name: string) => !harmless.has(name) && !name.startsWith(unpackingPrefix) && !moved.includes(name);
  if (names.some(isData)) throw new DataDirectoryFullError(dataDir);
}

/** Each step survives a power cut before the next one, so that parts of a site never lie there without that folder. */
async function moveIntoPlace(folder: string, dataDir: string): Promise<void> {
  const moving = join(dataDir, movingFolder);
  await rename(folder, moving);
  await syncFolderOf(moving);
  try {
    for (const part of archivedParts)
      if (existsSync(join(moving, part))) await rename(join(moving, part), join(dataDir, part));
    await syncFolderOf(moving);
    await rm(moving, { recursive: true });
  } catch (error) {
    await removeMoved(dataDir);
    throw error;
  }
}

/** Removes what was moved into place, and then what says so. */
async function removeMoved(dataDir: string): Promise<void> {
  const moving = join(dataDir, movingFolder);
  if (!existsSync(moving)) return;
  for (const part of archivedParts) await rm(join(dataDir, part), { recursive: true, force: true });
  await syncFolderOf(moving);
  await rm(moving, { recursive: true, force: true });
}

/**
 * Unpacks a backup into a folder that is removed afterwards, and proves that it is whole.
 * @param dataDir is this process's alone
 * @throws ArchiveDamagedError; DatabaseOlderError or DatabaseNewerError when another state of this program wrote the backup
 */
async function withUnpackedBackup<Result>(
  path: string,
  dataDir: string,
  work: (folder: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(dataDir, unpackingPrefix));
  try {
    const manifest = await unpackArchive(path, folder);
    if (!(archivedFiles.database in manifest.files)) throw new ArchiveDamagedError('The archive holds no database.');
    const rows = inspectDatabase(join(folder, archivedFiles.database));
    if (JSON.stringify(rows) !== JSON.stringify(manifest.rows))
      throw new ArchiveDamagedError('Rows are missing from the database.');
    requireCompatibleCopy(join(folder, archivedFiles.database), `in ${path}`);
    return await work(folder, manifest);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

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
