import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, link, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import PQueue from 'p-queue';
import type { Blobs, StoredFile } from '../database/index.ts';
import { makeIncomingFolder } from './disk.ts';
import { listFiles } from './disk-files.ts';
import { toStorageError } from './storage-error.ts';

/** How many files are fetched at once: of the connections, some stay for what visitors post. */
const fetchesAtOnce = 3;
/** Younger files are not removed, because an answer may be about to open them. */
const youngDefaultMs = 60_000;
/** When the cache is full, it is emptied to this part of its size, so that not every fetch empties it. */
const emptiedTo = 0.9;
const dayMs = 24 * 3600_000;

/** Copies of the database's files on this process's own disk. All of it may be lost. */
export interface FileCache {
  /** Counts what is there and removes what the database has no more. */
  open(): Promise<void>;
  find(name: string): Promise<string | undefined>;
  /** Brings a file from the database, once for all who ask at the same time; `undefined` when there is none. */
  fetch(name: string): Promise<string | undefined>;
  /** Takes a file that lies on this machine already, and leaves it where it is. */
  put(stored: StoredFile, path: string): Promise<void>;
  drop(name: string): Promise<void>;
  /** How much there is, as far as it was counted. */
  countBytes(): number;
  close(): Promise<void>;
}

export interface CacheOptions {
  limitBytes: number;
  /** The age in milliseconds below which a file is not removed; tests set 0. */
  youngMs?: number;
  log: FastifyBaseLogger;
}

/** Opens the cache in a folder of its own: what a site in one directory keeps beside it is never touched. */
export function openCache(
  dataDir: string,
  blobs: Blobs,
  { limitBytes, youngMs = youngDefaultMs, log }: CacheOptions,
): FileCache {
  const folder = cacheFolder(dataDir);
  const pathOf = (name: string) => join(folder, name);
  const fetches = new PQueue({ concurrency: fetchesAtOnce });
  const tidying = new PQueue({ concurrency: 1 });
  const running = new Map<string, Promise<string | undefined>>();
  let heldBytes = 0;
  let timer: NodeJS.Timeout | undefined;

  return { open, find, fetch, put, drop, countBytes: () => heldBytes, close };

  async function open(): Promise<void> {
    timer = setInterval(() => void tidy(), dayMs).unref();
    void tidy();
  }

  async function close(): Promise<void> {
    clearInterval(timer);
    await Promise.all([fetches.onIdle(), tidying.onIdle()]);
  }

  function find(name: string): Promise<string | undefined> {
    return access(pathOf(name)).then(
      () => pathOf(name),
      () => undefined,
    );
  }

  function fetch(name: string): Promise<string | undefined> {
    const known = running.get(name);
    if (known) return known;
    const fetching = fetches.add(() => bring(name)).finally(() => running.delete(name));
    running.set(name, fetching);
    return fetching;
  }

  async function bring(name: string): Promise<string | undefined> {
    const stored = await blobs.find(name);
    if (!stored) return undefined;
    const incoming = await makeIncomingFolder(dataDir);
    try {
      const path = join(incoming.folder, 'file');
      const sha256 = await writeFile(blobs.read(name), path);
      // It was removed while it was read.
      if (sha256 !== stored.sha256 && !(await blobs.find(name))) return undefined;
      if (sha256 !== stored.sha256) throw new Error(`The file ${name} in the database is not what was stored`);
      await place(stored, path, rename);
      return pathOf(name);
    } catch (error) {
      throw toStorageError(error, dataDir);
    } finally {
      await incoming.discard();
    }
  }

  async function put(stored: StoredFile, path: string): Promise<void> {
    // It is kept by now; without its copy it is fetched when somebody asks.
    await place(stored, path, linkOver).catch(() => {});
  }

  /** With the database's time, from which the tag is made that is the same from every process. */
  async function place(
    { name, bytes, modifiedAtMs }: StoredFile,
    path: string,
    move: (path: string, target: string) => Promise<void>,
  ): Promise<void> {
    await utimes(path, new Date(modifiedAtMs), new Date(modifiedAtMs));
    await mkdir(dirname(pathOf(name)), { recursive: true });
    await move(path, pathOf(name));
    heldBytes += bytes;
    if (heldBytes > limitBytes) void tidying.add(evict).catch(logFailure);
  }

  async function drop(name: string): Promise<void> {
    await rm(pathOf(name), { force: true });
  }

  function tidy(): Promise<void> {
    return tidying
      .add(removeUnknown)
      .then(() => tidying.add(evict))
      .catch(logFailure);
  }

  async function removeUnknown(): Promise<void> {
    const held = await listHeld();
    const known = new Set((await blobs.list()).map(({ name }) => name));
    for (const { path, name } of held) if (!known.has(name)) await rm(path, { force: true });
  }

  /** Removes what came first, until there is room again. */
  async function evict(): Promise<void> {
    const held = await listHeld();
    heldBytes = held.reduce((sum, { bytes }) => sum + bytes, 0);
    if (heldBytes <= limitBytes) return;
    const youngest = Date.now() - youngMs;
    for (const { path, bytes, cameAtMs } of held.sort((one, other) => one.cameAtMs - other.cameAtMs)) {
      if (heldBytes <= limitBytes * emptiedTo || cameAtMs > youngest) return;
      await rm(path, { force: true });
      heldBytes -= bytes;
    }
  }

  async function listHeld(): Promise<{ path: string; name: string; bytes: number; cameAtMs: number }[]> {
    const held = await Promise.all(
      (await listFiles(folder)).map(async (path) => {
        const found = await stat(path).catch(() => undefined);
        const name = relative(folder, path).split(sep).join('/');
        return found && { path, name, bytes: found.size, cameAtMs: found.ctimeMs };
      }),
    );
    return held.filter((file) => file !== undefined);
  }

  function logFailure(error: unknown): void {
    log.error({ err: error }, 'the cache of files could not be tidied');
  }
}

/** Puts a second name for a file over whatever is there. */
async function linkOver(path: string, target: string): Promise<void> {
  await rm(`${path}.cached`, { force: true });
  await link(path, `${path}.cached`);
  await rename(`${path}.cached`, target);
}

/** Where the copies lie. */
export function cacheFolder(dataDir: string): string {
  return join(dataDir, 'cache');
}

/** @returns the SHA-256 of what was written, in hex */
async function writeFile(pieces: AsyncIterable<Buffer>, path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(
    pieces,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const piece of source) {
        hash.update(piece);
        yield piece;
      }
    },
    createWriteStream(path, { mode: 0o600, flush: true }),
  );
  return hash.digest('hex');
}
