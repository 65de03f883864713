import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, type LeadRow, readSetting, writeSetting } from '../database/index.ts';
import type { CanaryResult } from '../shared/delivery.ts';

const key = 'canary';
const schema = z.looseObject({ ranAt: z.iso.datetime() }) as unknown as z.ZodMiniType<CanaryResult>;

/** What the last daily proof has shown, or `undefined` before the first. */
export async function readCanaryResult(db: Kysely<Database>): Promise<CanaryResult | undefined> {
  return (await readSetting(db, key, schema)).value;
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

/**
 * Removes what proofs have posted.
 * @param which the one row of a reference, or those from before a time (ISO 8601, UTC); every one when both are absent
 * @returns how many rows there were
 */
export async function deleteCanaryRows(
  db: Kysely<Database>,
  { reference, before }: { reference?: string; before?: string } = {},
): Promise<number> {
  let rows = db.deleteFrom('submissions').where('source', '=', 'canary');
  if (reference !== undefined) rows = rows.where('reference', '=', reference);
  if (before !== undefined) rows = rows.where('createdAt', '<', before);
  const { numDeletedRows } = await rows.executeTakeFirst();
  return Number(numDeletedRows);
}
