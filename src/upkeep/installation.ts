import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, readSetting, writeSetting } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';

const key = 'installed';

/** When the site first started, in milliseconds since 1970, however often and on however many machines it has since. */
export async function readInstallation(db: Kysely<Database>, nowMs: number): Promise<number> {
  const { value, version } = await readSetting(db, key, z.number());
  if (value !== undefined) return value;
  try {
    await writeSetting(db, key, nowMs, version);
    return nowMs;
  } catch (error) {
    if (!(error instanceof ChangedElsewhereError)) throw error;
    return readInstallation(db, nowMs);
  }
}
