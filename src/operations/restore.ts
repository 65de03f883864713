import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  claimDirectory,
  inspectDatabase,
  movingFolder,
  type OpenDatabase,
  requireCompatibleCopy,
  type SharedDatabase,
  unpackingPrefix,
} from '../database/index.ts';
import { DataDirectoryFullError } from '../http/errors.ts';
import { reserveName, syncFolderOf } from '../storage/index.ts';
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

/** Unpacks a backup that isn't a file on this machine into a folder, and compares every file with the manifest. */
export type UnpackBackup = (folder: string) => Promise<Manifest>;

/**
 * Names that an empty data directory may contain. Backups survive the loss of everything else. The single executable file has unpacked
 * itself into `program` before it restores anything (src/binary/main.ts).
 */
const harmless = new Set([
  'backups',
  'program',
  reserveName,
  '.gitkeep',
  'lost+found',
  lockFile,
  `${lockFile}-journal`,
]);

/**
 * Fills an empty data directory from a backup: everything or nothing. The files of an interrupted restore are deleted first, so that it can
 * be run again.
 * @throws DataDirectoryFullError if the directory contains data, DataDirectoryInUseError if a site or another restore uses it,
 * ArchiveDamagedError if the backup is damaged
 */
export async function restoreBackup(source: string | UnpackBackup, dataDir: string): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await requireEmpty(dataDir);
  const release = claimDirectory(dataDir);
  try {
    await requireEmpty(dataDir);
    await removeMoved(dataDir);
    return await withUnpackedBackup(source, dataDir, async (folder, manifest) => {
      await moveIntoPlace(folder, dataDir);
      return manifest;
    });
  } finally {
    await rm(join(dataDir, lockFile), { force: true });
    release();
  }
}

/** If the folder of an interrupted restore exists, that restore has moved the other parts of a site here. No site starts on them. */
async function requireEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir);
  const moved = names.includes(movingFolder) ? [movingFolder, ...archivedParts] : [];
  const isData = (name: string) => !harmless.has(name) && !name.startsWith(unpackingPrefix) && !moved.includes(name);
  if (names.some(isData)) throw new DataDirectoryFullError(dataDir);
}

/** Each step survives a power cut before the next one, so that the directory never contains parts of a site without that folder. */
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

/** Removes the files that were moved into place, and then the note about the move. */
async function removeMoved(dataDir: string): Promise<void> {
  const moving = join(dataDir, movingFolder);
  if (!existsSync(moving)) return;
  for (const part of archivedParts) await rm(join(dataDir, part), { recursive: true, force: true });
  await syncFolderOf(moving);
  await rm(moving, { recursive: true, force: true });
}

/**
 * Unpacks a backup into a temporary folder and checks that it is intact.
 * @param dataDir must belong to this process only
 * @throws ArchiveDamagedError; DatabaseOlderError or DatabaseNewerError if another version of this program wrote the backup
 */
async function withUnpackedBackup<Result>(
  source: string | UnpackBackup,
  dataDir: string,
  work: (folder: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(dataDir, unpackingPrefix));
  try {
    const manifest = await (typeof source === 'string' ? unpackArchive(source, folder) : source(folder));
    if (!(archivedFiles.database in manifest.files))
      throw new ArchiveDamagedError('The archive doesn’t contain a database.');
    const rows = inspectDatabase(join(folder, archivedFiles.database));
    if (JSON.stringify(rows) !== JSON.stringify(manifest.rows))
      throw new ArchiveDamagedError('Rows are missing from the database.');
    requireCompatibleCopy(
      join(folder, archivedFiles.database),
      typeof source === 'string' ? `in ${source}` : 'in the copy',
    );
    return await work(folder, manifest);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns the sources of a backup, for either kind of site. */
export async function backupSource({ copyTo, shared }: OpenDatabase): Promise<BackupSource> {
  return {
    copyTo,
    sessionKey: await shared?.sessionKey(),
    listFiles: shared && (() => listStoredFiles(shared)),
  };
}

/** Lists the files of a site that stores them in its database. */
async function listStoredFiles({ blobs }: SharedDatabase): Promise<ArchivedFile[]> {
  const stored = (await blobs.list()).filter(({ name }) => isArchived(name));
  return stored.map((file) => ({ ...file, read: () => blobs.read(file.name) }));
}

/**
 * Fills an empty PostgreSQL database from a backup of either kind of site: everything or nothing.
 * @param dataDir where it is unpacked temporarily
 * @throws DatabaseFullError if the database contains data, ArchiveDamagedError if the backup is damaged
 */
export function restoreIntoDatabase(
  source: string | UnpackBackup,
  dataDir: string,
  shared: SharedDatabase,
): Promise<Manifest> {
  const { database: databaseFile, sessionKey: keyFile } = archivedFiles;
  return withUnpackedBackup(source, dataDir, async (folder, manifest) => {
    await shared.loadFrom(folder, async (transaction) => {
      if (keyFile in manifest.files) {
        const key = (await readFile(join(folder, keyFile), 'utf8')).trim();
        await shared.sessionKey({ key, transaction });
      }
      for (const name of Object.keys(manifest.files).filter(isArchived)) {
        if (name === databaseFile || name === keyFile) continue;
        await shared.blobs.write(transaction, name, join(folder, name));
        if ((await shared.blobs.hash(transaction, name)) !== manifest.files[name]?.sha256)
          throw new ArchiveDamagedError(`The file ${name} in the database doesn’t match the archive.`);
      }
    });
    return manifest;
  });
}
