import { randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { requireDataDir, toStorageError } from './storage-error.ts';

/** A file that arrived, under a name of ours, in a folder of its own that goes away with it. */
export interface TemporaryFile {
  path: string;
  /** Its folder: whatever is made from the file on its way into the site may lie there too. */
  folder: string;
  bytes: number;
  /** Removes the folder with all that is left in it; safe to call twice. */
  discard(): Promise<void>;
}

/**
 * Streams an upload to a temporary file on the data volume, and flushes it. Nothing is left behind on any failure.
 * @throws StorageUnavailableError when the disk refuses; whatever the stream fails with
 */
export async function receiveFile(dataDir: string, stream: Readable): Promise<TemporaryFile> {
  const { folder, discard } = await makeIncomingFolder(dataDir);
  const path = join(folder, 'upload');
  try {
    return { path, folder, bytes: await writeStream(stream, path), discard };
  } catch (error) {
    await discard();
    throw toStorageError(error, dataDir);
  }
}

/**
 * A new folder on the same volume as everything that is kept, so that a rename is enough and is atomic.
 * @throws StorageUnavailableError
 */
export async function makeIncomingFolder(dataDir: string): Promise<Pick<TemporaryFile, 'folder' | 'discard'>> {
  const folder = join(incomingFolder(dataDir), randomUUID());
  requireDataDir(dataDir);
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw toStorageError(error, dataDir);
  }
  return { folder, discard: () => rm(folder, { recursive: true, force: true }) };
}

/** Removes what a process that died in mid-upload left behind; to be called before the first upload. */
export async function sweepIncoming(dataDir: string): Promise<void> {
  await rm(incomingFolder(dataDir), { recursive: true, force: true });
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
