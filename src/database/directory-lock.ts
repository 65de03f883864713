import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { DataDirectoryInUseError } from '../http/errors.ts';

/**
 * Locks the data directory by an exclusive transaction on a separate file for the life of the process.
 * The operating system releases it however the process ends, so there is never a stale lock.
 * @returns what releases it
 * @throws DataDirectoryInUseError when another process has it
 */
export function lockDirectory(dataDir: string): () => void {
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
