import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, OutboxRow, SubmissionRow } from '../database/index.ts';
import type { DeliveryKind } from '../shared/delivery.ts';

/** A third hand-over of one message could make a second duplicate. */
const handOverLimit = 2;

export interface NewMessage {
  kind: DeliveryKind;
  submissionId?: number;
  /** Stored as JSON. */
  payload?: object;
  held?: boolean;
}

/** Puts messages into the outbox, in the transaction of what they are about. */
export async function enqueueMessages(
  db: Kysely<Database>,
  messages: readonly NewMessage[],
  nowMs: number,
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('outbox')
    .values(
      messages.map(({ kind, submissionId, payload, held }) => ({
        kind,
        submissionId: submissionId ?? null,
        messageId: randomUUID(),
        payload: JSON.stringify(payload ?? {}),
        state: held ? ('held' as const) : ('queued' as const),
        createdAtMs: nowMs,
        nextAttemptAtMs: nowMs,
        failingSinceMs: null,
        sentAtMs: null,
      })),
    )
    .execute();
}

/** What is to be sent now, oldest first. */
export function listDueMessages(db: Kysely<Database>, nowMs: number): Promise<OutboxRow[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('state', '=', 'queued')
    .where('nextAttemptAtMs', '<=', nowMs)
    .orderBy('id')
    .execute();
}

/** When the next message falls due, or `undefined` when none waits. */
export async function findNextDueAtMs(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min<number | null>('nextAttemptAtMs').as('dueAtMs'))
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return row?.dueAtMs ?? undefined;
}

/**
 * Marks a message as handed over, before its first byte leaves.
 * @returns false when it is no longer to be sent: deleted, or held as spam meanwhile
 */
export async function claimMessage(db: Kysely<Database>, id: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'sending' })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Notes that the other end has taken a message. */
export async function markSent(db: Kysely<Database>, row: OutboxRow, nowMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'sent', sentAtMs: nowMs, failingSinceMs: null, attempts: row.attempts + 1, lastError: '' })
    .where('id', '=', row.id)
    .execute();
}

/** What became of a message that is certainly not delivered. */
export interface Failure {
  error: string;
  nowMs: number;
  /** When to try again; `undefined` gives the message up. */
  retryAtMs: number | undefined;
}

/** Notes an attempt that failed for certain, and when the next one is due. What was held or deleted meanwhile stays so. */
export async function markFailed(db: Kysely<Database>, row: OutboxRow, failure: Failure): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: failure.retryAtMs === undefined ? 'failed' : 'queued',
      attempts: row.attempts + 1,
      failingSinceMs: row.failingSinceMs ?? failure.nowMs,
      nextAttemptAtMs: failure.retryAtMs ?? row.nextAttemptAtMs,
      lastError: failure.error.slice(0, 500),
    })
    .where('id', '=', row.id)
    .where('state', 'in', ['queued', 'sending'])
    .execute();
}

/** What became of a message that was handed over without an answer: it may have arrived. */
export async function markUncertain(
  db: Kysely<Database>,
  row: OutboxRow,
  failure: Failure & { retryAtMs: number },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({
      state: row.uncertain + 1 >= handOverLimit ? 'unconfirmed' : 'queued',
      attempts: row.attempts + 1,
      uncertain: row.uncertain + 1,
      failingSinceMs: row.failingSinceMs ?? failure.nowMs,
      nextAttemptAtMs: failure.retryAtMs,
      lastError: failure.error.slice(0, 500),
    })
    .where('id', '=', row.id)
    .execute();
}

/** After a start: messages that were being handed over when the process ended. */
export function listInterruptedMessages(db: Kysely<Database>): Promise<OutboxRow[]> {
  return db.selectFrom('outbox').selectAll().where('state', '=', 'sending').execute();
}

/** The row behind a message of the outbox. */
export function findSubmissionRow(db: Kysely<Database>, id: number): Promise<SubmissionRow | undefined> {
  return db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirst();
}
