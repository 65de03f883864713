import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { inspectDatabase } from '../database/index.ts';
import { hashFile, requireDataDir } from '../storage/index.ts';
import {
  type ArchivedFile,
  archivedFiles,
  archivedParts,
  type Manifest,
  manifestName,
  openFile,
  packFile,
  unpackArchive,
} from './archive.ts';
import { withWorkFolder } from './work-folders.ts';

/** The record of one backup, written by the site and by the backup command. */
export interface BackupRecord {
  file: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  bytes: number;
  sha256: string;
  /** The number of leads and of all files. */
  leads: number;
  files: number;
  /** When a test restore last succeeded; ISO 8601, UTC. */
  provenAt?: string;
  /** Why the backup is unusable. */
  problem?: string;
}

export interface BackupPlaces {
  dataDir: string;
  backupDir: string;
}

/** The source of the rows, and of the session key if it isn't in a file. */
export interface BackupSource {
  copyTo(path: string): Promise<void>;
  sessionKey?: string | undefined;
  /**
   * Lists the files of a site that stores them in its database, after the rows were copied. Otherwise the files of the data directory are
   * used.
   */
  listFiles?: (() => Promise<ArchivedFile[]>) | undefined;
}

/**
 * Writes everything that must survive into one file: the current database, pictures, catalog, and the session key, which is needed to read
 * the owner's second factor. The file is as secret as the data directory itself (mode 0600). Writes to the site don't wait for it.
 * @returns the record of a backup that hasn't been test-restored yet
 */
export async function createBackup(
  { dataDir, backupDir }: BackupPlaces,
  source: BackupSource,
  nowMs: number,
): Promise<BackupRecord> {
  if (!source.listFiles) requireDataDir(dataDir);
  await mkdir(backupDir, { recursive: true, mode: 0o700 });
  const createdAt = new Date(nowMs).toISOString();
  const file = `site-${createdAt.replace(/[-:.]/g, '')}.tar`;
  return withWorkFolder(backupDir, '.making-', async (workDir) => {
    const copy = join(workDir, 'site.db');
    await source.copyTo(copy);
    const added: [ArchiveSource, ...ArchiveSource[]] = [{ path: copy, name: archivedFiles.database }];
    if (source.sessionKey) added.push({ path: join(workDir, 'session.key'), name: archivedFiles.sessionKey });
    if (source.sessionKey) await writeFile(join(workDir, 'session.key'), source.sessionKey, { mode: 0o600 });
    const unfinished = join(workDir, file);
    const files = source.listFiles ? await source.listFiles() : await listFiles({ dataDir, backupDir });
    const manifest = await writeArchive(unfinished, files, added, createdAt);
    const record: BackupRecord = {
      file,
      createdAt,
      bytes: (await stat(unfinished)).size,
      sha256: await hashFile(unfinished),
      leads: manifest.rows.submissions ?? 0,
      files: Object.keys(manifest.files).length,
    };
    await rename(unfinished, join(backupDir, file));
    return record;
  });
}

/** Returns the size of everything that a backup would contain, as far as it is known before the rows are copied. */
export async function measureSite(places: BackupPlaces, source: BackupSource): Promise<number> {
  if (source.listFiles) return (await source.listFiles()).reduce((sum, { bytes }) => sum + bytes, 0);
  const paths = (await listFiles(places)).map(({ path }) => path);
  const database = [archivedFiles.database, `${archivedFiles.database}-wal`].map((name) => join(places.dataDir, name));
  const sizes = await Promise.all(
    [...paths, ...database].map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** A file and its name in the archive. */
interface ArchiveSource {
  path: string;
  name: string;
}

async function writeArchive(
  path: string,
  files: readonly (ArchiveSource | ArchivedFile)[],
  added: readonly [ArchiveSource, ...ArchiveSource[]],
  createdAt: string,
): Promise<Manifest> {
  const { default: tar } = await import('tar-stream');
  const archive = tar.pack();
  const writing = pipeline(archive, createWriteStream(path, { mode: 0o600 }));
  writing.catch((error) => archive.destroy(error));
  const manifest: Manifest = { version: 1, createdAt, files: {}, rows: inspectDatabase(added[0].path) };
  const isAdded = new Set(added.map(({ name }) => name));
  for (const source of [...added, ...files.filter(({ name }) => !isAdded.has(name))]) {
    // A file of the data directory may be gone by now.
    const file = 'path' in source ? await openFile(source.path, source.name) : source;
    if (file) manifest.files[file.name] = await packFile(archive, file);
  }
  archive.entry({ name: manifestName, mode: 0o600 }, JSON.stringify(manifest));
  archive.finalize();
  await writing;
  await flush(path);
  return manifest;
}

/** Lists everything that must survive except the database, which is added as a copy. */
async function listFiles({ dataDir, backupDir }: BackupPlaces): Promise<ArchiveSource[]> {
  const parts = archivedParts.filter((part) => part !== archivedFiles.database).map((part) => join(dataDir, part));
  return (await Promise.all(parts.map(listPart)))
    .flat()
    .filter((path) => !isBelow(path, backupDir))
    .map((path) => ({ path, name: relative(dataDir, path).split(sep).join('/') }));
}

/** Lists the path of a file, or of all files in a folder; empty if it doesn't exist. */
async function listPart(path: string): Promise<string[]> {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOTDIR') return [path];
    if (code === 'ENOENT') return [];
    throw error;
  }
}

function isBelow(path: string, directory: string): boolean {
  return resolve(path).startsWith(resolve(directory) + sep);
}

async function flush(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/**
 * Restores a backup into a temporary folder, checks all files and the database, and counts the rows.
 * @returns the record with `provenAt`, or with a description of the problem
 */
export async function proveBackup(backupDir: string, record: BackupRecord, nowMs: number): Promise<BackupRecord> {
  const { provenAt: _before, problem: _problem, ...unproven } = record;
  const problem = await withWorkFolder(backupDir, '.proof-', (folder) =>
    findProblem(join(backupDir, record.file), folder, record),
  );
  return problem ? { ...unproven, problem } : { ...unproven, provenAt: new Date(nowMs).toISOString() };
}

async function findProblem(path: string, directory: string, record: BackupRecord): Promise<string | undefined> {
  try {
    if ((await hashFile(path)) !== record.sha256) return 'The file has changed since it was written.';
    const manifest = await unpackArchive(path, directory);
    const rows = inspectDatabase(join(directory, 'site.db'));
    return JSON.stringify(rows) === JSON.stringify(manifest.rows) ? undefined : 'Rows are missing from the database.';
  } catch (error) {
    return (error as Error).message;
  }
}
