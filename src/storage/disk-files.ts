import { access, mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { syncFolderOf } from './disk.ts';
import type { SiteFiles } from './site-files.ts';
import { requireDataDir, toStorageError } from './storage-error.ts';

/** The files of a site that has its data directory for itself. */
export function openDiskFiles(dataDir: string): SiteFiles {
  const pathOf = (name: string) => join(dataDir, name);
  return {
    async keep(_transaction, files) {
      requireDataDir(dataDir);
      try {
        const folders = new Set(files.map(({ name }) => dirname(pathOf(name))));
        for (const folder of folders) await mkdir(folder, { recursive: true });
        for (const { name, path } of files) await rename(path, pathOf(name));
        for (const folder of folders) {
          await syncFolderOf(join(folder, 'file'));
          await syncFolderOf(folder);
        }
      } catch (error) {
        throw toStorageError(error, dataDir);
      }
    },
    find: (name) => unlessMissing(access(pathOf(name)).then(() => pathOf(name))),
    read: (name) =>
      unlessMissing(readFile(pathOf(name))).catch((error) => {
        throw toStorageError(error, dataDir);
      }),
    erase: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    async sweep(folder, findNeeded) {
      const found = await listFiles(pathOf(folder));
      const isNeeded = await findNeeded();
      for (const path of found) {
        if (isNeeded(relative(dataDir, path).split(sep).join('/'))) continue;
        await rm(path, { force: true });
        await removeEmptyFolders(dirname(path), pathOf(folder));
      }
    },
  };
}

/** Every file below a folder; none when it is not there. */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = (await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true }))) ?? [];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
}

/** Removes a folder and those around it, as long as nothing is in them. */
async function removeEmptyFolders(folder: string, above: string): Promise<void> {
  for (let current = folder; current !== above; current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}
