import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UnreadableFileError, UnsupportedFileError } from '../http/errors.ts';
import { requireDataDir, syncFolderOf, toStorageError } from '../storage/index.ts';

/** Where the catalog lies in the data directory, under our own name. */
export function catalogFile(dataDir: string): string {
  return join(dataDir, 'catalog', 'catalog.pdf');
}

/** A PDF in the catalog's folder. */
export interface StoredPdf {
  bytes: number;
  /** ISO 8601, UTC. */
  uploadedAt: string;
  version: string;
}

/** The PDF that is live, or `undefined` when there is none. */
export function findCatalog(dataDir: string): Promise<StoredPdf | undefined> {
  return describePdf(catalogFile(dataDir));
}

/** The PDF that `restoreCatalog` would bring back, or `undefined` when there is none. */
export function findRemovedCatalog(dataDir: string): Promise<StoredPdf | undefined> {
  return describePdf(removedFile(dataDir));
}

/** The version of a PDF: the beginning of its SHA-256, in hex. */
export async function hashPdf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex').slice(0, 16);
}

/** Versions by size and modification time, so that 50 MiB are not hashed again at each change of the site. */
const knownVersions = new Map<string, string>();

async function describePdf(path: string): Promise<StoredPdf | undefined> {
  try {
    const { size, mtime, mtimeMs, ino } = await stat(path);
    const key = [path, size, mtimeMs, ino].join(':');
    const version = knownVersions.get(key) ?? (await hashPdf(path));
    knownVersions.set(key, version);
    return { bytes: size, uploadedAt: mtime.toISOString(), version };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Puts a PDF in the place of the live catalog, at once and whole; the old one stays if anything fails.
 * @param path a flushed file on the data volume
 * @throws StorageUnavailableError
 */
export async function publishCatalog(dataDir: string, path: string): Promise<void> {
  requireDataDir(dataDir);
  try {
    await mkdir(dirname(catalogFile(dataDir)), { recursive: true });
    await rename(path, catalogFile(dataDir));
    await syncFolderOf(catalogFile(dataDir));
  } catch (error) {
    throw toStorageError(error, dataDir);
  }
}

/**
 * Takes the catalog out of the site; `restoreCatalog` brings it back until the next one is removed.
 * @returns whether there was one
 */
export function removeCatalog(dataDir: string): Promise<boolean> {
  return moveIfThere(dataDir, catalogFile(dataDir), removedFile(dataDir));
}

/** Undoes `removeCatalog`, over a catalog that was published since. @returns whether there was one to bring back */
export function restoreCatalog(dataDir: string): Promise<boolean> {
  return moveIfThere(dataDir, removedFile(dataDir), catalogFile(dataDir));
}

const removedFile = (dataDir: string) => join(dataDir, 'catalog', 'removed.pdf');

async function moveIfThere(dataDir: string, from: string, to: string): Promise<boolean> {
  requireDataDir(dataDir);
  try {
    await rename(from, to);
    await syncFolderOf(to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw toStorageError(error, dataDir);
  }
}

/** PDF readers look for the mark in this many first bytes, and for the trailer in about as many last ones. */
const endBytes = 2048;

/**
 * Validates a PDF by its bytes: the mark, and at the end a trailer that points to a table of contents inside the file.
 * @throws UnsupportedFileError, UnreadableFileError for what is no whole PDF
 */
export async function validateCatalog(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.toString('latin1', 0, bytesRead);
    };
    const start = (await read(0, 1024)).indexOf('%PDF-');
    if (start < 0) throw new UnsupportedFileError('Please select a PDF file.');
    const trailer = /startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*startxref)/.exec(
      await read(Math.max(0, size - endBytes), endBytes),
    );
    // Offsets count from the `%PDF` mark, which a few bytes may precede.
    const contents = trailer && (await read(Number(trailer[1]) + start, 40));
    if (!contents || !/^\s*(xref|\d+\s+\d+\s+obj)/.test(contents)) throw damaged();
  } finally {
    await file.close();
  }
}

function damaged(): Error {
  return new UnreadableFileError('This PDF is damaged.');
}
