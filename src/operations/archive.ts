import { createReadStream } from 'node:fs';
import { type FileHandle, mkdir, open, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Pack } from 'tar-stream';
import * as z from 'zod/mini';
import { hashThrough, writeHashed } from '../storage/index.ts';

/** The parts of a data directory that must survive: files, and folders with all their content. */
export const archivedFiles = { database: 'site.db', sessionKey: 'session.key' } as const;
export const archivedFolders: readonly string[] = ['images', 'catalog', 'lead-photos'];

/** Everything a backup contains. The database is last, so a directory that has it is complete. */
export const archivedParts: readonly string[] = [...archivedFolders, archivedFiles.sessionKey, archivedFiles.database];

/** True for a file that a backup contains and a restore puts into place, by its name in a data directory. */
export function isArchived(name: string): boolean {
  const [first = '', ...rest] = name.split('/');
  if (rest.length > 0) return archivedFolders.includes(first);
  return Object.values<string>(archivedFiles).includes(name);
}

/** The manifest of an archive. It is the last entry, because the checksums are known only then. */
export interface Manifest {
  version: 1;
  /** ISO 8601, UTC. */
  createdAt: string;
  files: Record<string, { bytes: number; sha256: string }>;
  rows: Record<string, number>;
}
export const manifestName = 'manifest.json';

/** The archive doesn't match its manifest. */
export class ArchiveDamagedError extends Error {
  override name = 'ArchiveDamagedError';
  code = 'ARCHIVE_DAMAGED';
}

/** A file to add to an archive. */
export interface ArchivedFile {
  name: string;
  bytes: number;
  modifiedAtMs: number;
  /** The expected SHA-256 in hex, if known. */
  sha256?: string;
  read(): AsyncIterable<Buffer>;
}

/**
 * Adds a file to an archive.
 * @returns its size and checksum
 * @throws Error if the bytes differ from the stored ones
 */
export async function packFile(pack: Pack, file: ArchivedFile): Promise<{ bytes: number; sha256: string }> {
  const { name, bytes, modifiedAtMs } = file;
  const { through, digest } = hashThrough();
  const entry = pack.entry({ name, size: bytes, mtime: new Date(modifiedAtMs), mode: 0o600 });
  await pipeline(file.read(), through, entry);
  const sha256 = digest();
  if (sha256 !== (file.sha256 ?? sha256)) throw new Error(`The file ${name} doesn’t match its checksum.`);
  return { bytes, sha256 };
}

/**
 * Opens a file on disk in its current state, even if it is replaced while it is read.
 * @returns a file that must be read, because reading closes it; `undefined` if the file is gone
 */
export async function openFile(path: string, name: string): Promise<ArchivedFile | undefined> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (!file) return undefined;
  const { size: bytes, mtimeMs: modifiedAtMs } = await file.stat();
  return { name, bytes, modifiedAtMs, read: () => readOpen(file, bytes) };
}

/** If a file grows while it is read, reading stops at the size in the archive's header. */
async function* readOpen(file: FileHandle, bytes: number): AsyncGenerator<Buffer> {
  try {
    if (bytes > 0) yield* file.createReadStream({ autoClose: false, start: 0, end: bytes - 1 });
  } finally {
    await file.close();
  }
}

/**
 * Unpacks an archive into an empty directory and compares every file with the manifest.
 * @throws ArchiveDamagedError if a byte, a file, a name, or the manifest is wrong; the caller must then delete the unpacked files
 */
export async function unpackArchive(
  source: ArchiveBytes,
  directory: string,
  limits?: typeof idleLimits,
): Promise<Manifest> {
  const found = new Map<string, string>();
  let manifest: Manifest | undefined;
  const visit = async ({ name, size, mtime }: ArchiveEntry, bytes: AsyncIterable<Uint8Array>) => {
    if (manifest || found.has(name) || (name !== manifestName && !isArchived(name)))
      throw new ArchiveDamagedError(`The archive contains a file that backups don’t have: ${quoteName(name)}`);
    if (name === manifestName) {
      manifest = await readManifest(size, bytes);
      return;
    }
    found.set(name, await unpackFile(bytes, join(directory, name)));
    // A PDF's time is its upload time.
    if (mtime) await utimes(join(directory, name), mtime, mtime);
  };
  await readArchive(source, visit, limits);
  if (!manifest) throw new ArchiveDamagedError('The archive has no manifest; it was cut short.');
  compare(manifest.files, found);
  return manifest;
}

/** The manifest of a site with 100,000 files has some 15 MB. */
const manifestLimitBytes = 64 * 1024 * 1024;

const manifestSchema = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  files: z.record(z.string(), z.object({ bytes: z.number(), sha256: z.string() })),
  rows: z.record(z.string(), z.number()),
});

async function readManifest(size: number, bytes: AsyncIterable<Uint8Array>): Promise<Manifest> {
  try {
    if (size <= manifestLimitBytes) return manifestSchema.parse(JSON.parse(await text(bytes)));
  } catch (error) {
    if (error instanceof ArchiveDamagedError) throw error;
  }
  throw new ArchiveDamagedError('The archive’s manifest is invalid.');
}

/** An archive: the path of its file, or its bytes as they arrive. */
export type ArchiveBytes = string | AsyncIterable<Uint8Array>;

/** A file in an archive: its size in bytes, and when it was last written. */
export interface ArchiveEntry {
  name: string;
  mtime?: Date | undefined;
  size: number;
}

/** Limits that stop a stalled read: bytes without file content, and time without progress. */
const idleLimits = {
  /** Headers and padding. tar-stream accepts a header of 4 MiB, whose records would block the only thread. */
  bytes: 1024 * 1024,
  ms: 30_000,
};

/**
 * Reads the files of an archive one after the other. A read that makes no progress is stopped.
 * @param visit must read the bytes to their end, or throw
 * @throws ArchiveDamagedError for an incomplete archive, and for an entry that isn't a file, has no size, or whose name points outside the
 * directory; `visit` never sees such an entry
 */
export async function readArchive(
  source: ArchiveBytes,
  visit: (entry: ArchiveEntry, bytes: AsyncIterable<Uint8Array>) => Promise<void>,
  limits: typeof idleLimits = idleLimits,
): Promise<void> {
  const { default: tar } = await import('tar-stream');
  const archive = tar.extract();
  const idle = { bytes: 0, intervals: 0 };
  const noteProgress = () => Object.assign(idle, { bytes: 0, intervals: 0 });
  const watching = setInterval(() => {
    idle.intervals += 1;
    // The first interval may have ended while the machine slept.
    if (idle.intervals > 1)
      archive.destroy(new ArchiveDamagedError('The archive stopped responding while it was read.'));
  }, limits.ms);
  async function* counted(parts: AsyncIterable<Uint8Array>) {
    for await (const part of parts) {
      idle.bytes += part.length;
      if (idle.bytes > limits.bytes) throw new ArchiveDamagedError('The archive contains more headers than files.');
      yield part;
    }
  }
  const reading = pipeline(typeof source === 'string' ? createReadStream(source) : source, counted, archive);
  reading.catch(() => {});
  let failure: unknown;
  try {
    for await (const entry of archive) {
      const { name, type, mtime, size } = entry.header;
      // tar-stream reports `null` or infinity for an invalid size field, and would wait for the end of that entry forever.
      if (type !== 'file' || typeof size !== 'number' || !Number.isSafeInteger(size) || !isPlainName(name))
        throw new ArchiveDamagedError(`The archive contains an unexpected entry: ${quoteName(name)}`);
      noteProgress();
      await visit({ name, size, mtime }, bytesOf(entry as AsyncIterable<Uint8Array>, noteProgress)).catch((error) => {
        failure = error;
        throw error;
      });
    }
    await reading;
  } catch (error) {
    archive.destroy();
    if (failure !== undefined || error instanceof ArchiveDamagedError) throw error;
    throw new ArchiveDamagedError(`The archive cannot be read: ${(error as Error).message}`);
  } finally {
    clearInterval(watching);
  }
}

/** If an archive ends too early, its last entry ends with an error. */
async function* bytesOf(entry: AsyncIterable<Uint8Array>, onPart: () => void): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of entry) {
      onPart();
      yield part;
    }
  } catch (error) {
    throw new ArchiveDamagedError(`The archive cannot be read: ${(error as Error).message}`);
  }
}

/** Shortens an untrusted name for a message of one line. */
function quoteName(name: string): string {
  return JSON.stringify(name.length > 100 ? `${name.slice(0, 100)}…` : name);
}

/** True for a name that stays below the directory it is unpacked into; the archive may come from anywhere. */
function isPlainName(name: string): boolean {
  return name.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !/[\\\0:]/.test(name);
}

async function unpackFile(entry: AsyncIterable<unknown>, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  return writeHashed(entry, path);
}

function compare(expected: Manifest['files'], found: ReadonlyMap<string, string>): void {
  for (const name of new Set([...Object.keys(expected), ...found.keys()]))
    if (expected[name]?.sha256 !== found.get(name))
      throw new ArchiveDamagedError(`The file ${quoteName(name)} in the archive doesn’t match its checksum.`);
}
