import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { claimDirectory } from '../database/index.ts';

/** The beginnings of the names of temporary folders: for a new backup, for a test restore, and for a backup before an update. */
const prefixes = ['.making-', '.proof-', '.before-'] as const;
export type WorkPrefix = (typeof prefixes)[number];

/** A folder without a lock is left alone until it is this old, in milliseconds. Its process may be about to lock it. */
const unlockedMs = 60_000;

/**
 * Makes a temporary folder for some work, and deletes it afterwards. Folders that a killed process left behind are deleted first. A lock in
 * each folder shows that its process is alive, even in another container.
 */
export async function withWorkFolder<Result>(
  parent: string,
  prefix: WorkPrefix,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  await deleteLeftFolders(parent);
  const folder = await mkdtemp(join(parent, prefix));
  const release = lock(folder);
  try {
    return await work(folder);
  } finally {
    release?.();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Deletes the temporary folders of processes that were killed. A folder that can't be deleted now only uses space. */
async function deleteLeftFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!prefixes.some((prefix) => name.startsWith(prefix))) continue;
    const folder = join(parent, name);
    try {
      if (Date.now() - (await stat(folder)).mtimeMs < unlockedMs) continue;
      const release = lock(folder);
      if (!release) continue;
      await rm(folder, { recursive: true, force: true }).finally(release);
    } catch {}
  }
}

/** @returns `undefined` if another process holds the lock, or the volume has no locks; then nobody deletes the folder either */
function lock(folder: string): (() => void) | undefined {
  try {
    return claimDirectory(folder);
  } catch {
    return undefined;
  }
}
