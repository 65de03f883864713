import type { Kysely, Transaction } from 'kysely';
import type { LeadStatus } from '../shared/lead/lead.ts';
import type { Database, LockName } from './tables.ts';

/** How often a transaction is tried in all. */
const tries = 3;

/**
 * What the database asks to try again, and has undone: 40001, two transactions came in between one another; 40P01, they waited for
 * one another; 25006, the server takes no writes any more, and the next connection is made anew (PostgreSQL, Appendix A).
 * SQLite asks for none of them, because its transactions exclude one another.
 */
const passing = new Set(['PG_40001', 'PG_40P01', 'PG_25006']);

/**
 * Runs a change as a whole or not at all. In PostgreSQL it is READ COMMITTED, whatever the database has set: what a statement has read
 * may have changed by the next one, so what must not change is compared where it is written, or guarded by `takeLock`.
 * @param work may run more than once, each time on a database that knows nothing of the time before
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
 * Waits until no other transaction works on what belongs to this lead, and keeps others waiting until the end of this one.
 * @returns the lead's status, or `undefined` when there is no such lead
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
