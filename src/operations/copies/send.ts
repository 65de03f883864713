import { stat } from 'node:fs/promises';
import type { Bucket } from './bucket.ts';
import { encryptFile } from './encryption.ts';
import { BucketError } from './failure.ts';

/** Encrypts a backup and uploads it. An upload that another process interrupted starts again once. @throws BucketError */
export async function sendBackup(
  bucket: Bucket,
  name: string,
  path: string,
  recipients: readonly string[],
): Promise<void> {
  for (let left = 1; ; left -= 1) {
    const { size } = await stat(path);
    const { bytes, pieces } = await encryptFile(path, size, recipients);
    try {
      return await bucket.upload(name, bytes, pieces);
    } catch (error) {
      if (!(error instanceof BucketError) || !error.isPassing || error.fault !== 'other' || left === 0) throw error;
    }
  }
}
