import type { Kysely } from 'kysely';
import { type Database, listInBatches, type SubmissionRow } from '../database/index.ts';
import { listLeadDeliveries } from '../delivery/index.ts';
import type { Submission } from '../shared/submission.ts';
import type { SubmissionRange } from '../shared/submission-range.ts';
import { toSubmission } from './store.ts';

/**
 * Every request, newest first, in batches (see `listInBatches`); the canary's is none.
 * @param range the part that is asked for; all of it otherwise
 */
export async function* listSubmissions(
  db: Kysely<Database>,
  range: SubmissionRange = {},
): AsyncGenerator<Submission[]> {
  const read = (below: number, limit: number) => readRows(db, below, limit);
  for await (const rows of listInBatches(read, range)) yield await withDeliveries(db, rows);
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

async function withDeliveries(db: Kysely<Database>, rows: readonly SubmissionRow[]): Promise<Submission[]> {
  const newest = rows[0]?.id ?? 0;
  const all = await listLeadDeliveries(db, rows.at(-1)?.id ?? newest, newest);
  return rows.map((row) => {
    const deliveries = all.get(row.id);
    return { ...toSubmission(row), ...(deliveries && { deliveries }) };
  });
}
