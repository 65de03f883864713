import { buffer } from 'node:stream/consumers';
import type { Blobs } from '../database/index.ts';
import type { FileCache } from './cache.ts';
import { leadPhotoFolder } from './lead-photo-names.ts';
import type { SiteFiles } from './site-files.ts';

/** How many lookups a second of names that no row has, because strangers can invent them. */
const strangersLookups = 20;

/** The files of a site whose processes share a database: kept there, and shown from a cache on each process's own disk. */
export function openDatabaseFiles(blobs: Blobs, cache: FileCache): SiteFiles {
  const mayLookUp = limitPerSecond(strangersLookups);
  return {
    async keep(transaction, files) {
      for (const { name, path } of files) {
        const stored = await blobs.write(transaction, name, path);
        if (!isPrivate(name)) await cache.put(stored, path);
      }
    },
    async find(name, isKnown) {
      const cached = await cache.find(name);
      if (cached) return cached;
      return (await isKnown()) || mayLookUp() ? cache.fetch(name) : undefined;
    },
    async read(name) {
      return (await blobs.find(name)) && buffer(blobs.read(name));
    },
    countCached: cache.countBytes,
    erase: async (folder) => blobs.remove(await blobs.list(`${folder}/`)),
    async sweep(folder, findNeeded) {
      const found = await blobs.list(`${folder}/`);
      const isNeeded = await findNeeded();
      const gone = found.filter(({ name }) => !isNeeded(name));
      await blobs.remove(gone);
      for (const { name } of gone) await cache.drop(name);
    },
  };
}

/** What a visitor has sent: no process keeps a copy that would outlive the lead. */
function isPrivate(name: string): boolean {
  return name.startsWith(`${leadPhotoFolder()}/`);
}

/** @returns a function that counts a use and tells whether it is within the limit of its second */
export function limitPerSecond(limit: number): () => boolean {
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
