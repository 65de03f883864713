import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ProgramBusyError, ProgramFolderError } from '../http/errors.ts';
import type { Archive } from './archive.ts';

/** How long a start waits for another one that unpacks. */
const waitMs = 120_000;
/** SQLite's code for what another process has locked. */
const busy = 5;

/**
 * Makes sure that the files of this version are on the disk, once, whatever is started or killed meanwhile, and removes versions that
 * no process uses. This process counts as one that uses its version until it ends.
 * @param home the folder of all versions; made with mode 0700 when it is missing
 * @returns the folder of this version
 * @throws ProgramFolderError, ProgramDamagedError, and the system's errors when the disk refuses
 */
export function unpack(archive: Archive, home: string): string {
  makeOwnFolder(home);
  const lock = takeLock(join(home, 'unpacking.db'), 'exclusive', waitMs);
  if (!lock) throw new ProgramBusyError(home);
  try {
    const folder = join(home, archive.version);
    // First, because they leave room for this one.
    for (const version of listVersions(home)) if (version !== archive.version) removeUnused(join(home, version));
    if (!isWhole(archive, folder)) write(archive, folder);
    const use = takeLock(`${folder}.db`, 'shared', 0);
    process.once('exit', () => use?.close());
    return folder;
  } finally {
    lock.close();
  }
}

/** What lies there is run as this user's own program: nobody else may have put it there. */
function makeOwnFolder(home: string): void {
  mkdirSync(dirname(home), { recursive: true, mode: 0o700 });
  try {
    mkdirSync(home, 0o700);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(home);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0)
    throw new ProgramFolderError(home);
}

/**
 * Locks a file for as long as the database stands open. The system releases a lock of SQLite when its process ends, however it ends,
 * and knows it across containers, where a number of a process says nothing.
 * @returns nothing when another process has it
 */
function takeLock(path: string, kind: 'exclusive' | 'shared', timeout: number): DatabaseSync | undefined {
  // Made by itself, for an error that says what the disk refuses.
  if (!existsSync(path)) writeFileSync(path, '');
  const database = new DatabaseSync(path, { timeout });
  try {
    // A journal in memory: on a full disk there is room for the lock, but for no other file.
    database.exec('PRAGMA journal_mode = memory');
    database.exec(kind === 'exclusive' ? 'BEGIN EXCLUSIVE' : 'BEGIN; SELECT * FROM sqlite_schema');
    return database;
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

/** By the sizes alone, which a power cut or a cleaner would change: to read all of it would double the time of a start. */
function isWhole({ files }: Archive, folder: string): boolean {
  return files.every(({ name, bytes }) => statSync(join(folder, name), { throwIfNoEntry: false })?.size === bytes);
}

function write(archive: Archive, folder: string): void {
  const unfinished = `${folder}.new`;
  archive.check();
  for (const path of [unfinished, folder]) rmSync(path, { recursive: true, force: true });
  try {
    for (const [{ name }, content] of archive.read()) {
      mkdirSync(dirname(join(unfinished, name)), { recursive: true });
      writeFileSync(join(unfinished, name), content);
    }
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function listVersions(home: string): string[] {
  return readdirSync(home).flatMap((name) => /^[\da-f]{16}(?=\.|$)/.exec(name)?.[0] ?? []);
}

/** What cannot be removed now takes room and does no harm; the next start tries again. */
function removeUnused(folder: string): void {
  try {
    const lock = takeLock(`${folder}.db`, 'exclusive', 0);
    if (!lock) return;
    lock.close();
    for (const path of [`${folder}.new`, folder, `${folder}.db`]) rmSync(path, { recursive: true, force: true });
  } catch {}
}
