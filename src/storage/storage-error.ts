import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { StorageUnavailableError } from '../http/errors.ts';

const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']);

/** True when the disk refused: full, over quota, read-only, or failing. What was being written is not there. */
export function isStorageError(error: unknown): boolean {
  return codes.has((error as { code?: string }).code ?? '');
}

/** The error to throw for one that a file operation threw: the refusal with words for the disk's fault, the error itself otherwise. */
export function toStorageError(error: unknown, dataDir: string): unknown {
  const isGone = (error as { code?: string }).code === 'ENOENT' && !isDataDir(dataDir);
  return isGone || isStorageError(error) ? new StorageUnavailableError() : error;
}

/**
 * Refuses to go on when the data directory is gone, as after an unmount. What would be written then would land in the empty
 * mount point, out of sight once the volume is back.
 * @throws StorageUnavailableError
 */
export function requireDataDir(dataDir: string): void {
  if (!isDataDir(dataDir)) throw new StorageUnavailableError();
}

/** The database or its lock stands in every data directory that is in use, and neither in an empty mount point. */
function isDataDir(dataDir: string): boolean {
  return ['site.db', 'lock.db'].some((name) => existsSync(join(dataDir, name)));
}
