import type { Kysely } from 'kysely';
import { type Database, inTransaction, lockLead } from '../database/index.ts';
import { cancelAppointments } from './appointment-changes.ts';

/** Time that a lead stays in the spam tray (docs/decisions.md, "Nothing is lost"). */
const spamRetentionMs = 90 * 24 * 3600_000;

/**
 * Deletes leads. Their notes and deliveries are deleted by ON DELETE CASCADE.
 * @param tells whether invited visitors get a cancellation
 * @returns the number of deleted leads
 */
export function deleteLeads(
  db: Kysely<Database>,
  ids: readonly number[],
  tells: boolean,
  nowMs: number,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    // The locks keep others from inviting or adding a note meanwhile. The fixed order prevents a deadlock between two deletions.
    for (const id of ids.toSorted((one, other) => one - other)) await lockLead(transaction, id);
    await cancelAppointments(transaction, ids, tells, nowMs);
    const result = await transaction.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}

/**
 * Deletes leads that have been in the spam tray for too long. A lead with an upcoming appointment stays until it is over, because the
 * visitor was never told it is canceled.
 * @returns the number of deleted leads
 */
export async function deleteOldSpam(db: Kysely<Database>, nowMs: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('submissions')
    .where('status', '=', 'spam')
    .where('createdAt', '<', new Date(nowMs - spamRetentionMs).toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('visits')
            .select('visits.uid')
            .whereRef('visits.submissionId', '=', 'submissions.id')
            .where('visits.invitedEndsAt', '>', new Date(nowMs).toISOString()),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
