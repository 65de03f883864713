import type { Kysely } from 'kysely';
import { type Database, inTransaction, lockLead } from '../database/index.ts';
import { cancelAppointments } from './appointment-changes.ts';

/** How long the spam tray keeps a lead (docs/decisions.md, "Nothing is lost"). */
const spamRetentionMs = 90 * 24 * 3600_000;

/**
 * Deletes leads. Their notes and deliveries go with them by ON DELETE CASCADE.
 * @param tells whether a visitor who counts on a visit gets a cancellation
 * @returns the number of deleted leads
 */
export function deleteLeads(
  db: Kysely<Database>,
  ids: readonly number[],
  tells: boolean,
  nowMs: number,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    // Nobody invites to a visit or adds a note meanwhile. In one order, so that two deletions don't wait for each other.
    for (const id of ids.toSorted((one, other) => one - other)) await lockLead(transaction, id);
    await cancelAppointments(transaction, ids, tells, nowMs);
    const result = await transaction.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst();
    return Number(result.numDeletedRows);
  });
}

/**
 * Removes leads that have been in the spam tray for too long. A lead whose visitor counts on a visit stays until that is over: nobody
 * has said that the visit is off.
 * @returns how many
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
