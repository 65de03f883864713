import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, setting } from '../database/index.ts';
import type { CopySettingsInput } from '../shared/admin/copies.ts';

/** The bucket that the owner has entered. */
export interface StoredBucket extends Omit<CopySettingsInput, 'secret' | 'version'> {
  /** The secret, encrypted. */
  sealed: string;
}

const schema: z.ZodMiniType<StoredBucket | null> = z.nullable(
  z.object({
    endpoint: z.string(),
    bucket: z.string(),
    folder: z.string(),
    region: z.string(),
    accessKeyId: z.string(),
    sealed: z.string(),
  }),
);
/** The bucket for copies of backups; `null` once it was removed. */
export const storedBucket = setting('copies-bucket', schema);

/**
 * Returns how long a backup is kept, as a sentence of the privacy policy says it: local backups for four weeks, monthly copies elsewhere for
 * twelve months, and both until a newer one takes their place.
 * @param isFixed true if variables set the bucket
 */
export async function describeBackupTime(db: Kysely<Database>, isFixed: boolean): Promise<string> {
  return isFixed || (await storedBucket.read(db)).value ? 'thirteen months' : 'five weeks';
}
