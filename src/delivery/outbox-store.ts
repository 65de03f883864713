import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, OutboxRow, SubmissionRow } from '../database/index.ts';
import type { DeliveryKind } from '../shared/delivery.ts';

/** A third attempt that may have arrived could make a second duplicate. */
const uncertainLimit = 2;
/** Longer than any attempt takes after its claim: a mail server has 60 seconds for its answer, a webhook 20. */
const claimLimitMs = 120_000;

export interface NewDelivery {
  kind: DeliveryKind;
  submissionId?: number;
  /** Stored as JSON. */
  payload?: object;
  held?: boolean;
  /** Not before this; at once when absent. */
  dueAtMs?: number;
}

/** Puts deliveries into the outbox, in the transaction of what they are about. */
export async function enqueueDeliveries(
  db: Kysely<Database>,
  deliveries: readonly NewDelivery[],
  nowMs: number,
): Promise<void> {
  if (deliveries.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      deliveries.map(({ kind, submissionId, payload, held, dueAtMs }) => ({
        kind,
        submissionId: submissionId ?? null,
        messageId: randomUUID(),
        payload: JSON.stringify(payload ?? {}),
        state: held ? ('held' as const) : ('queued' as const),
        createdAtMs: nowMs,
        nextAttemptAtMs: dueAtMs ?? nowMs,
        failingSinceMs: null,
        sentAtMs: null,
      })),
    )
    .execute();
}

/** What is to be sent now, oldest first, at most so many. */
export function listDueDeliveries(db: Kysely<Database>, nowMs: number, limit: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'queued')
    .where('nextAttemptAtMs', '<=', nowMs)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** When the next delivery falls due, or `undefined` when none waits. */
export async function findNextDueAtMs(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min<number | null>('nextAttemptAtMs').as('dueAtMs'))
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return row?.dueAtMs ?? undefined;
}

/**
 * Marks a delivery as being sent, before its first byte leaves.
 * @param holder names the worker; only the same one may settle it
 * @returns false when it is no longer to be sent: deleted, held as spam, or claimed by another worker
 */
export async function claimDelivery(db: Kysely<Database>, id: number, holder: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'sending', claim: holder, claimedAtMs: nowMs })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Deliveries whose attempt nobody will settle: the worker's own, from a run or a process that ended, and other workers' after
 * two minutes. Call it between two runs, when the worker itself sends nothing.
 */
export function listAbandonedDeliveries(db: Kysely<Database>, holder: string, nowMs: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'sending')
    .where(({ or, eb }) =>
      or([eb('claim', '=', holder), eb('claim', 'is', null), eb('claimedAtMs', '<=', nowMs - claimLimitMs)]),
    )
    .execute();
}

/**
 * Notes that the other end has taken a delivery.
 * @param claim under which it was sent, here and below; nothing is written when another worker has claimed it since
 */
export async function markSent(
  db: Kysely<Database>,
  row: OutboxRow,
  claim: string | null,
  nowMs: number,
): Promise<void> {
  await updateClaimed(db, row.id, claim)
    .set({ state: 'sent', sentAtMs: nowMs, failingSinceMs: null, attempts: row.attempts + 1, lastError: '' })
    .execute();
}

/** What became of a delivery that did not arrive for certain. */
export interface Failure {
  error: string;
  nowMs: number;
  /** When to try again; `undefined` gives the delivery up. */
  retryAtMs: number | undefined;
}

/**
 * Notes an attempt that failed for certain, and when the next one is due. Many fail before they are claimed, while they are
 * still queued; one that was held or deleted in the meantime stays so.
 */
export async function markFailed(
  db: Kysely<Database>,
  row: OutboxRow,
  claim: string | null,
  failure: Failure,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: failure.retryAtMs === undefined ? 'failed' : 'queued',
      attempts: row.attempts + 1,
      failingSinceMs: row.failingSinceMs ?? failure.nowMs,
      nextAttemptAtMs: failure.retryAtMs ?? row.nextAttemptAtMs,
      lastError: failure.error.slice(0, 500),
      claim: null,
      claimedAtMs: null,
    })
    .where('id', '=', row.id)
    .where(({ or, and, eb }) =>
      or([eb('state', '=', 'queued'), and([eb('state', '=', 'sending'), eb('claim', 'is', claim)])]),
    )
    .execute();
}

/** Notes an attempt without an answer: it may have arrived. */
export async function markUncertain(
  db: Kysely<Database>,
  row: OutboxRow,
  claim: string | null,
  failure: Failure & { retryAtMs: number },
): Promise<void> {
  await updateClaimed(db, row.id, claim)
    .set({
      state: row.uncertain + 1 >= uncertainLimit ? 'unconfirmed' : 'queued',
      attempts: row.attempts + 1,
      uncertain: row.uncertain + 1,
      failingSinceMs: row.failingSinceMs ?? failure.nowMs,
      nextAttemptAtMs: failure.retryAtMs,
      lastError: failure.error.slice(0, 500),
    })
    .execute();
}

/** What an alarm or a changed lead has stored beside its delivery. */
export function readPayload<Payload extends object>(row: OutboxRow): Partial<Payload> {
  return JSON.parse(row.payload);
}

/** The lead that a delivery is about. @throws Error when it was deleted */
export async function requireLead(db: Kysely<Database>, row: OutboxRow): Promise<SubmissionRow> {
  const lead = await db
    .selectFrom('submissions')
    .selectAll()
    .where('id', '=', row.submissionId ?? 0)
    .executeTakeFirst();
  if (!lead) throw new Error('The request was deleted');
  return lead;
}

/** A change of one delivery that takes effect only under the claim it was made with, and ends that claim. */
function updateClaimed(db: Kysely<Database>, id: number, claim: string | null) {
  return db
    .updateTable('outbox')
    .set({ claim: null, claimedAtMs: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('claim', 'is', claim);
}
