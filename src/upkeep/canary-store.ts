import type { Kysely } from 'kysely';
import { type Database, type LeadRow, readSetting, writeSetting } from '../database/index.ts';
import type { CanaryResult } from '../shared/delivery.ts';

const key = 'canary';

/** What the last daily proof has shown, or `undefined` before the first. */
export async function readCanaryResult(db: Kysely<Database>): Promise<CanaryResult | undefined> {
  return (await readSetting<CanaryResult>(db, key)).value;
}

/** Keeps what a proof has shown, in place of the one before. */
export async function saveCanaryResult(db: Kysely<Database>, result: CanaryResult): Promise<void> {
  await writeSetting(db, key, result);
}

/** The row that the daily proof has posted, or `undefined`. */
export function findCanaryRow(db: Kysely<Database>, reference: string): Promise<LeadRow | undefined> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('reference', '=', reference)
    .where('source', '=', 'canary')
    .executeTakeFirst();
}

/** @returns how many rows there were */
export async function deleteCanaryRows(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('submissions').where('source', '=', 'canary').executeTakeFirst();
  return Number(numDeletedRows);
}
