import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { LeadStatus } from '../shared/lead/lead.ts';
import type { LeadRange } from '../shared/lead/lead-schemas.ts';
import type { Database, LockName } from './tables.ts';

/** The maximum number of tries of a transaction. */
const tries = 3;

/**
 * Errors after which PostgreSQL rolled back and expects a retry (PostgreSQL, Appendix A). SQLite has none of them, because its transactions
 * exclude one another.
 * - 40001: two transactions interfered
 * - 40P01: two transactions waited for each other
 * - 25006: the server is read-only, and the next connection is a new one
 */
const passing = new Set(['PG_40001', 'PG_40P01', 'PG_25006']);

/**
 * Runs a change completely or not at all. In PostgreSQL the isolation level is READ COMMITTED, whatever the database's default. Data that
 * one statement has read may change before the next one. Data that must not change is therefore compared when it is written, or guarded by
 * `takeLock`.
 * @param work may run more than once, each time without the effects of the earlier run
 */
export async function inTransaction<Value>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Value>,
): Promise<Value> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await db.transaction().setIsolationLevel('read committed').execute(work);
    } catch (error) {
      if (left === 0 || !passing.has((error as { code?: string }).code ?? '')) throw error;
    }
  }
}

/** Waits until no other transaction has this lock, and holds it until the end of this one. */
export async function takeLock(transaction: Transaction<Database>, name: LockName): Promise<void> {
  await transaction
    .insertInto('locks')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .execute();
}

/**
 * Waits until no other transaction works on this lead, and blocks others until the end of this one.
 * @returns the lead's status, or `undefined` if the lead doesn't exist
 */
export async function lockLead(transaction: Transaction<Database>, id: number): Promise<LeadStatus | undefined> {
  const row = await transaction
    .updateTable('submissions')
    .set(({ ref }) => ({ reference: ref('reference') }))
    .where('id', '=', id)
    .returning('status')
    .executeTakeFirst();
  return row?.status;
}

/**
 * SQLite runs in this process's only thread, so a visitor's page waits as long as a batch takes: some milliseconds. `npm run bench`
 * measures it.
 */
export const batchRows = 250;

/**
 * Reads rows by id, newest first, in batches, and lets other requests run between them. Each batch starts below the last id, so that added
 * or deleted rows cause neither duplicates nor gaps.
 * @param read reads the newest rows below an id, up to a limit
 * @param range part of the rows; empty for all
 */
export async function* listInBatches<Row extends { id: number }>(
  read: (below: number, limit: number) => Promise<Row[]>,
  { before = Number.MAX_SAFE_INTEGER, limit = Number.POSITIVE_INFINITY }: LeadRange = {},
): AsyncGenerator<Row[]> {
  let below = before;
  for (let left = limit; left > 0; left -= batchRows) {
    const size = Math.min(batchRows, left);
    const rows = await read(below, size);
    const last = rows.at(-1);
    if (last) yield rows;
    if (!last || rows.length < size) return;
    below = last.id;
    await setImmediate();
  }
}

/**
 * Shares runs of one piece of work among its callers. Runs don't overlap, and each caller waits for a run that started after its call.
 * @param gapMs minimum time between the starts of two runs
 */
export function shareRuns(work: () => Promise<void>, gapMs = 0): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  let next: Promise<void> | undefined;

  return function run(): Promise<void> {
    if (!running) return begin();
    next ??= running.then(() => {
      next = undefined;
      return begin();
    });
    return next;
  };

  function begin(): Promise<void> {
    const done = work();
    const ended = Promise.allSettled([done, gapMs && pause(gapMs, undefined, { ref: false })]).then(() => {
      if (running === ended) running = undefined;
    });
    running = ended;
    return done;
  }
}
