import type { Kysely, Transaction } from 'kysely';
import { type Database, inTransaction, lockLead } from '../database/index.ts';
import { cancelAppointments } from './appointment-changes.ts';

/** Time that a lead stays in the spam tray (docs/decisions.md, "Nothing is lost"). */
const spamRetentionMs = 90 * 24 * 3600_000;

/** Options for deleting leads. */
interface Deletion {
  /** Invited visitors get a cancellation. */
  tells: boolean;
  /** Signed estimates stay, without a lead and without their link. */
  keepsSigned: boolean;
}

/**
 * Deletes leads. Their notes, deliveries, and estimates are deleted by ON DELETE CASCADE.
 * @returns the number of deleted leads, and of signed estimates that were kept
 */
export function deleteLeads(
  db: Kysely<Database>,
  ids: readonly number[],
  { tells, keepsSigned }: Deletion,
  nowMs: number,
): Promise<{ deleted: number; kept: number }> {
  return inTransaction(db, async (transaction) => {
    // The locks keep others from inviting or adding a note meanwhile. The fixed order prevents a deadlock between two deletions.
    for (const id of ids.toSorted((one, other) => one - other)) await lockLead(transaction, id);
    await cancelAppointments(transaction, ids, tells, nowMs);
    const kept = keepsSigned ? await keepSigned(transaction, ids) : 0;
    const result = await transaction.deleteFrom('submissions').where('id', 'in', ids).executeTakeFirst();
    return { deleted: Number(result.numDeletedRows), kept };
  });
}

/** Takes signed estimates out of their leads. Their links and questions end; drafts and unsigned versions are deleted. */
async function keepSigned(transaction: Transaction<Database>, ids: readonly number[]): Promise<number> {
  const rows = await transaction
    .updateTable('estimates')
    .set({ submissionId: null, token: null, draft: null })
    .where('submissionId', 'in', ids)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('estimateAcceptances')
          .select('estimateAcceptances.estimateId')
          .whereRef('estimateAcceptances.estimateId', '=', 'estimates.id'),
      ),
    )
    .returning('id')
    .execute();
  const kept = rows.map(({ id }) => id);
  if (kept.length === 0) return 0;
  await transaction.deleteFrom('estimateQuestions').where('estimateId', 'in', kept).execute();
  await transaction
    .deleteFrom('estimateVersions')
    .where('estimateId', 'in', kept)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('estimateAcceptances')
            .select('estimateAcceptances.estimateId')
            .whereRef('estimateAcceptances.estimateId', '=', 'estimateVersions.estimateId')
            .whereRef('estimateAcceptances.version', '=', 'estimateVersions.version'),
        ),
      ),
    )
    .execute();
  return kept.length;
}

/**
 * Deletes leads that have been in the spam tray for too long. A lead with an upcoming appointment stays until it is over, because the
 * visitor was never told it is canceled. A lead with a signed estimate stays too.
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('estimates')
            .innerJoin('estimateAcceptances', 'estimateAcceptances.estimateId', 'estimates.id')
            .select('estimates.id')
            .whereRef('estimates.submissionId', '=', 'submissions.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
