import { access, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireDataDir, syncFolderOf, toStorageError } from '../storage/index.ts';

/** Where a version's page pictures lie in the data directory. */
export function versionFolder(dataDir: string, version: string): string {
  return join(versionsFolder(dataDir), version);
}

export async function hasVersionFiles(dataDir: string, version: string): Promise<boolean> {
  return access(versionFolder(dataDir, version)).then(
    () => true,
    () => false,
  );
}

/** Moves the pictures of a whole version into their place. @throws StorageUnavailableError */
export async function placeVersion(dataDir: string, made: string, version: string): Promise<void> {
  const folder = versionFolder(dataDir, version);
  requireDataDir(dataDir);
  try {
    await mkdir(dirname(folder), { recursive: true });
    await rm(folder, { recursive: true, force: true });
    await rename(made, folder);
    await syncFolderOf(join(folder, 'page'));
    await syncFolderOf(folder);
  } catch (error) {
    throw toStorageError(error, dataDir);
  }
}

/** Removes the pictures of all other versions. */
export async function sweepVersions(dataDir: string, kept: readonly string[]): Promise<void> {
  const folders = await readdir(versionsFolder(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const folder of folders.filter((folder) => !kept.includes(folder)))
    await rm(versionFolder(dataDir, folder), { recursive: true, force: true });
}

const versionsFolder = (dataDir: string) => join(dataDir, 'catalog', 'versions');
