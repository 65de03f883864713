import { access, link, mkdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import type { Blobs, StoredFile } from '../database/index.ts';
import {
  cacheFolder,
  leadPhotoFolder,
  listFiles,
  makeIncomingFolder,
  type SiteFiles,
  toStorageError,
  writeHashed,
} from '../storage/index.ts';

/** The number of files fetched at once. Some connections stay free for visitors' posts. */
const fetchesAtOnce = 3;
/** The maximum number of lookups a second for names without a row, because strangers can invent names. */
const strangersLookups = 20;

/**
 * Opens the files of a site whose processes share a database. The database stores them, and each process serves copies from its own disk,
 * which may be lost. The copies have a separate folder: files that a single-process site left in the directory are never touched.
 * @param limitBytes how much of the disk the copies may use; the least used ones are deleted first
 */
export function openCachedFiles(
  blobs: Blobs,
  { dataDir, limitBytes, log }: { dataDir: string; limitBytes: number; log: FastifyBaseLogger },
) {
  const folder = cacheFolder(dataDir);
  const pathOf = (name: string) => join(folder, name);
  const work = new PQueue({ concurrency: fetchesAtOnce });
  const mayLookUp = limitPerSecond(strangersLookups);
  /** The sizes of the copies by name. */
  const copies = new LRUCache<string, number>({
    maxSize: limitBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    fetchMethod: (name) => work.add(() => download(name)),
    ignoreFetchAbort: true,
    dispose(_bytes, name, reason) {
      if (reason === 'evict') void work.add(() => rm(pathOf(name), { force: true })).catch(logFailure);
    },
  });

  return {
    ...({
      async keep(transaction, files) {
        for (const { name, path } of files) {
          const stored = await blobs.write(transaction, name, path);
          if (isPrivate(name)) continue;
          // The database already has the file; without a local copy it is fetched on first use.
          await moveIntoCache(stored, path, linkOver).then(
            () => copies.set(name, stored.bytes),
            () => {},
          );
        }
      },
      async find(name, isKnown) {
        const path = pathOf(name);
        if (await isThere(path)) {
          copies.get(name);
          return path;
        }
        // The copy was lost. A copy that is being fetched has no entry yet.
        if (copies.peek(name) !== undefined) copies.delete(name);
        const isWanted = (await isKnown()) || mayLookUp();
        return isWanted && (await copies.fetch(name)) !== undefined ? path : undefined;
      },
      async read(name) {
        return (await blobs.find(name)) && buffer(blobs.read(name));
      },
      removeFolder: async (folder) => blobs.remove(await blobs.list(`${folder}/`)),
      async removeUnused(folder, findNeeded) {
        const found = await blobs.list(`${folder}/`);
        const isNeeded = await findNeeded();
        const gone = found.filter(({ name }) => !isNeeded(name));
        await blobs.remove(gone);
        for (const { name } of gone) await removeCopy(name);
      },
      countCached: () => copies.calculatedSize,
    } satisfies SiteFiles as SiteFiles),
    /** Counts the existing copies, and deletes a copy if its file is no longer in the database. */
    tidy: () => work.add(tidy).catch(logFailure),
    close: () => work.onIdle(),
  };

  /** @returns its size; `undefined` if the database has no such file */
  async function download(name: string): Promise<number | undefined> {
    const stored = await blobs.find(name);
    if (!stored) return undefined;
    const incoming = await makeIncomingFolder(dataDir);
    try {
      const path = join(incoming.folder, 'file');
      const sha256 = await writeHashed(blobs.read(name), path, 'w');
      // The file was deleted while it was read.
      if (sha256 !== stored.sha256 && !(await blobs.find(name))) return undefined;
      if (sha256 !== stored.sha256) throw new Error(`The file ${name} in the database doesn’t match its checksum`);
      await moveIntoCache(stored, path, rename);
      return stored.bytes;
    } catch (error) {
      throw toStorageError(error, dataDir);
    } finally {
      await incoming.remove();
    }
  }

  /** Sets the database's time, so that every process makes the same ETag. */
  async function moveIntoCache(
    { name, modifiedAtMs }: StoredFile,
    path: string,
    move: (path: string, target: string) => Promise<void>,
  ): Promise<void> {
    await utimes(path, new Date(modifiedAtMs), new Date(modifiedAtMs));
    await mkdir(dirname(pathOf(name)), { recursive: true });
    await move(path, pathOf(name));
  }

  async function removeCopy(name: string): Promise<void> {
    copies.delete(name);
    await rm(pathOf(name), { force: true });
  }

  async function tidy(): Promise<void> {
    const held = await listFiles(folder);
    const known = new Set((await blobs.list()).map(({ name }) => name));
    for (const path of held) {
      const name = relative(folder, path).split(sep).join('/');
      const found = await stat(path).catch(() => undefined);
      if (!known.has(name)) await removeCopy(name);
      else if (found && !copies.has(name)) copies.set(name, found.size);
    }
  }

  function logFailure(error: unknown): void {
    log.error({ err: error }, 'could not tidy the file cache');
  }
}

/** A visitor's files aren't cached: no copy may outlive the lead. */
function isPrivate(name: string): boolean {
  return name.startsWith(`${leadPhotoFolder()}/`);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/** Links a file under a second name, replacing a file that is there. */
async function linkOver(path: string, target: string): Promise<void> {
  await rm(`${path}.cached`, { force: true });
  await link(path, `${path}.cached`);
  await rename(`${path}.cached`, target);
}

/** @returns a function that counts a use and returns whether it is within the limit of its second */
function limitPerSecond(limit: number): () => boolean {
  let second = 0;
  let used = 0;
  return () => {
    const current = Math.floor(performance.now() / 1000);
    if (current !== second) used = 0;
    second = current;
    used += 1;
    return used <= limit;
  };
}
