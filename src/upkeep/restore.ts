import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectDatabase } from '../database/index.ts';
import { DataDirectoryFullError } from '../http/errors.ts';
import { ArchiveDamagedError, type Manifest, unpackArchive } from './archive.ts';

/** What may lie in a data directory that counts as empty: backups survive the loss of everything else. */
const harmless = new Set(['backups', '.gitkeep', 'lost+found']);

/**
 * Fills an empty data directory from a backup: everything or nothing.
 * @throws DataDirectoryFullError when the directory holds data, ArchiveDamagedError when the backup is not whole
 */
export async function restoreBackup(path: string, dataDir: string): Promise<Manifest> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const present = (await readdir(dataDir)).filter((name) => !harmless.has(name));
  if (present.length > 0) throw new DataDirectoryFullError(dataDir);
  return withUnpackedBackup(path, dataDir, async (staging, manifest) => {
    // The database comes last: a directory with one is a complete directory.
    const others = (await readdir(staging)).filter((name) => name !== 'site.db');
    for (const name of [...others, 'site.db']) await rename(join(staging, name), join(dataDir, name));
    return manifest;
  });
}

/**
 * Unpacks a backup into a folder that is removed afterwards, and proves that it is whole.
 * @throws ArchiveDamagedError
 */
export async function withUnpackedBackup<Result>(
  path: string,
  dataDir: string,
  work: (folder: string, manifest: Manifest) => Promise<Result>,
): Promise<Result> {
  const staging = await mkdtemp(join(dataDir, '.restore-'));
  try {
    const manifest = await unpackArchive(path, staging);
    const rows = inspectDatabase(join(staging, 'site.db'));
    if (JSON.stringify(rows) !== JSON.stringify(manifest.rows))
      throw new ArchiveDamagedError('Rows are missing from the database.');
    return await work(staging, manifest);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
