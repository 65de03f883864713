import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StorageUnavailableError } from '../http/errors.ts';

/** A received file in its own temporary folder, under a generated name. */
export interface TemporaryFile {
  path: string;
  /** Its folder, which may also contain files made from it. */
  folder: string;
  bytes: number;
  /** Deletes the folder with all files in it; safe to call twice. */
  remove(): Promise<void>;
}

/**
 * Streams an upload to a temporary file on the data volume and flushes it. On failure the file is deleted.
 * @throws StorageUnavailableError if the disk fails; errors of the stream unchanged
 */
export async function receiveFile(dataDir: string, stream: Readable): Promise<TemporaryFile> {
  const { folder, remove } = await makeIncomingFolder(dataDir);
  const path = join(folder, 'upload');
  try {
    return { path, folder, bytes: await writeStream(stream, path), remove };
  } catch (error) {
    await remove();
    throw toStorageError(error, dataDir);
  }
}

/**
 * Makes a temporary folder on the data volume, so that an atomic rename moves its files into place.
 * @throws StorageUnavailableError
 */
export async function makeIncomingFolder(dataDir: string): Promise<Pick<TemporaryFile, 'folder' | 'remove'>> {
  const folder = join(incomingFolder(dataDir), randomUUID());
  requireDataDir(dataDir);
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw toStorageError(error, dataDir);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** Deletes the temporary folders of a process that died during an upload; call it before the first upload. */
export async function removeIncomingFiles(dataDir: string): Promise<void> {
  await rm(incomingFolder(dataDir), { recursive: true, force: true });
}

/**
 * Replaces a file's content atomically: written to a temporary file, flushed, and renamed, so that neither a crash nor a power cut leaves a
 * partial file.
 */
export async function replaceFile(path: string, content: string, mode = 0o600): Promise<void> {
  await writeFile(`${path}.new`, content, { mode, flush: true });
  await rename(`${path}.new`, path);
  await syncFolderOf(path);
}

/** Makes a rename in this file's folder survive a power cut. */
export async function syncFolderOf(path: string): Promise<void> {
  const folder = await open(dirname(path), 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

const incomingFolder = (dataDir: string) => join(dataDir, 'incoming');

async function writeStream(stream: Readable, path: string): Promise<number> {
  const file = await open(path, 'wx', 0o600);
  const target = file.createWriteStream({ flush: true });
  await pipeline(stream, target);
  return target.bytesWritten;
}

const codes = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EIO', 'EMFILE', 'ENFILE']);

/** True if the disk refused a write: full, over quota, read-only, or failing. The file being written doesn't exist then. */
export function isStorageError(error: unknown): boolean {
  return codes.has((error as { code?: string }).code ?? '');
}

/** Converts an error of a file operation: a disk error becomes an error for visitors, any other stays. */
export function toStorageError(error: unknown, dataDir: string): unknown {
  const isGone = (error as { code?: string }).code === 'ENOENT' && !isDataDir(dataDir);
  return isGone || isStorageError(error) ? new StorageUnavailableError() : error;
}

/**
 * Throws if the data directory is gone, as after an unmount. Files written then would be in the empty mount point, hidden once the volume
 * is back.
 * @throws StorageUnavailableError
 */
export function requireDataDir(dataDir: string): void {
  if (!isDataDir(dataDir)) throw new StorageUnavailableError();
}

/** Every data directory in use contains the database or its lock; an empty mount point contains neither. */
function isDataDir(dataDir: string): boolean {
  return ['site.db', 'lock.db'].some((name) => existsSync(join(dataDir, name)));
}
