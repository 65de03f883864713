import { join } from 'node:path';
import { inspectDatabase } from '../../database/index.ts';
import { ArchiveDamagedError, archivedFiles, type Manifest, unpackArchive } from '../archive.ts';
import type { Bucket } from './bucket.ts';
import { decrypt } from './encryption.ts';
import { BucketError } from './failure.ts';

/** A download may pause longer than a file on disk. */
const patience = { bytes: 1024 * 1024, ms: 10 * 60_000 };

/**
 * Downloads a copy, decrypts it, and unpacks it into an empty folder, all in one stream. Each file is compared with the manifest.
 * @throws BucketError if the download failed or the key doesn't open it; ArchiveDamagedError
 */
export async function unpackCopy(
  bucket: Bucket,
  name: string,
  identities: readonly string[],
  folder: string,
): Promise<Manifest> {
  let failure: unknown;
  const follow = async function* (): AsyncGenerator<Uint8Array> {
    try {
      yield* decrypt(bucket.read(name), identities);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  try {
    return await unpackArchive(follow(), folder, patience);
  } catch (error) {
    // The archive's own error would only say that its stream ended.
    throw failure ?? error;
  }
}

/**
 * Restores a copy into an empty folder, checks all files and the database, and counts the rows, as for a local backup.
 * @throws BucketError
 */
export async function checkCopy(bucket: Bucket, name: string, identity: string, folder: string): Promise<void> {
  try {
    const manifest = await unpackCopy(bucket, name, [identity], folder);
    const rows = inspectDatabase(join(folder, archivedFiles.database));
    if (JSON.stringify(rows) !== JSON.stringify(manifest.rows))
      throw new ArchiveDamagedError('Rows are missing from the database.');
  } catch (error) {
    if (error instanceof ArchiveDamagedError) throw new BucketError('damaged', error.message);
    throw error;
  }
}
