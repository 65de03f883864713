import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database, SubmissionRow } from '../db/schema.ts';
import type { Submission } from '../shared/submission.ts';
import type { SubmissionRange } from '../shared/submission-range.ts';
import { listLeadDeliveries } from './outbox.ts';
import { toSubmission } from './submissions.ts';

/**
 * SQLite answers in this process's only thread, where a visitor's page waits as long as a batch takes: some milliseconds.
 * `npm run bench` measures it.
 */
export const batchRows = 250;

/**
 * Every request, newest first, in batches with a turn for everybody else between them; the canary's is none.
 * Each batch goes on below the last number, so that requests that come in or go meanwhile make neither a duplicate nor a hole.
 * @param range the part that is asked for; all of it otherwise
 */
export async function* listSubmissions(
  db: Kysely<Database>,
  { before = Number.MAX_SAFE_INTEGER, limit = Number.POSITIVE_INFINITY }: SubmissionRange = {},
): AsyncGenerator<Submission[]> {
  let below = before;
  for (let left = limit; left > 0; left -= batchRows) {
    const size = Math.min(batchRows, left);
    const rows = await readRows(db, below, size);
    const last = rows.at(-1);
    if (last) yield await withDeliveries(db, rows, last.id);
    if (!last || rows.length < size) return;
    below = last.id;
    await setImmediate();
  }
}

function readRows(db: Kysely<Database>, below: number, limit: number): Promise<SubmissionRow[]> {
  return db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '<', below)
    .where('source', '<>', 'canary')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

async function withDeliveries(
  db: Kysely<Database>,
  rows: readonly SubmissionRow[],
  lastId: number,
): Promise<Submission[]> {
  const all = await listLeadDeliveries(db, lastId, rows[0]?.id);
  return rows.map((row) => {
    const deliveries = all.get(row.id);
    return { ...toSubmission(row), ...(deliveries && { deliveries }) };
  });
}
