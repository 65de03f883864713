import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { DataDirectoryInUseError, RestoreUnfinishedError } from '../http/errors.ts';

/** How the name of a folder begins in which a backup is unpacked, in the data directory, before any of it counts. */
export const unpackingPrefix = '.restore-';
/** The name of that folder from before the first file is moved out of it into place until after the last one. */
export const movingFolder = '.restoring';

/**
 * Locks the data directory, and removes what a restore had unpacked there that was interrupted.
 * @returns what releases it
 * @throws DataDirectoryInUseError when another process has it
 */
export function takeDirectory(dataDir: string): () => void {
  const unlock = lockDirectory(dataDir);
  try {
    for (const name of readdirSync(dataDir))
      if (name.startsWith(unpackingPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** @throws RestoreUnfinishedError for a data directory that holds a part of a site, because a restore into it was interrupted */
export function requireWholeDirectory(dataDir: string): void {
  if (existsSync(join(dataDir, movingFolder))) throw new RestoreUnfinishedError(dataDir);
}

/**
 * Locks the data directory by an exclusive transaction on a separate file for the life of the process.
 * The operating system releases it however the process ends, so there is never a stale lock.
 * @returns what releases it
 * @throws DataDirectoryInUseError when another process has it
 */
function lockDirectory(dataDir: string): () => void {
  const lock = new SqliteDatabase(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new DataDirectoryInUseError(dataDir);
    throw error;
  }
  return () => void lock.close();
}
