import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireDataDir, syncFolderOf, toStorageError } from '../storage/index.ts';
import { hashPdf } from './catalog-file.ts';
import type { CatalogPlace, StoredPdf } from './catalog-place.ts';

/** The catalog of a site that has its data directory for itself: two files under our own names, moved by renames. */
export function openCatalogOnDisk(dataDir: string): CatalogPlace {
  const live = join(dataDir, 'catalog', 'catalog.pdf');
  const removed = join(dataDir, 'catalog', 'removed.pdf');
  return {
    findLive: () => describePdf(live),
    findRemoved: () => describePdf(removed),
    fileOf: async () => live,
    async publish(path) {
      requireDataDir(dataDir);
      try {
        await mkdir(dirname(live), { recursive: true });
        await rename(path, live);
        await syncFolderOf(live);
      } catch (error) {
        throw toStorageError(error, dataDir);
      }
    },
    remove: () => moveIfThere(dataDir, live, removed),
    restore: () => moveIfThere(dataDir, removed, live),
    sweep: async () => {},
  };
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
