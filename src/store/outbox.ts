import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, OutboxRow } from '../db/schema.ts';
import type { DeliveryKind, LeadDelivery } from '../shared/delivery.ts';

/** A third hand-over of one message could make a second duplicate. */
const handOverLimit = 2;

/** States in which somebody still waits for a message; `held` is no waiting, it is the spam tray. */
const undelivered = ['queued', 'sending', 'failed', 'unconfirmed'] as const;

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

/** The owner wants what was given up or never confirmed to be tried again, duplicates or not. */
export async function retryMessages(db: Kysely<Database>, nowMs: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'queued', uncertain: 0, createdAtMs: nowMs, nextAttemptAtMs: nowMs })
    .where('state', 'in', ['failed', 'unconfirmed'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The owner has read about them and needs them no more: the requests themselves are in the list of leads. */
export async function dismissMessages(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('state', 'in', ['failed', 'unconfirmed'])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Without a webhook there is nobody to tell. */
export async function dropWebhookMessages(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('outbox').where('kind', '=', 'webhook').where('state', '<>', 'sent').execute();
}

export interface OutboxSummary {
  queued: number;
  held: number;
  failed: number;
  unconfirmed: number;
  /** Since when the oldest message waits that the owner must know about. */
  waitingSinceMs: number | undefined;
  lastSentAtMs: number | undefined;
  lastError: string;
}

/** What the owner is told about the outbox; an acknowledgement that a visitor's own mailbox refuses is no alarm. */
export async function summarizeOutbox(db: Kysely<Database>): Promise<OutboxSummary> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', 'kind', fn.countAll<number>().as('count'), fn.min('createdAtMs').as('oldestMs')])
    .select(({ fn }) => fn.max('sentAtMs').as('lastSentAtMs'))
    .groupBy(['state', 'kind'])
    .execute();
  const count = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
  const waiting = rows.filter(
    ({ state, kind }) =>
      (undelivered as readonly string[]).includes(state) && !(kind === 'acknowledgement' && state === 'failed'),
  );
  const sentTimes = rows.map(({ lastSentAtMs }) => lastSentAtMs).filter((ms) => ms !== null);
  return {
    queued: count('queued', 'sending'),
    held: count('held'),
    failed: count('failed'),
    unconfirmed: count('unconfirmed'),
    waitingSinceMs: waiting.length ? Math.min(...waiting.map(({ oldestMs }) => Number(oldestMs))) : undefined,
    lastSentAtMs: sentTimes.length ? Math.max(...sentTimes) : undefined,
    lastError: await findLastError(db),
  };
}

async function findLastError(db: Kysely<Database>): Promise<string> {
  const row = await db
    .selectFrom('outbox')
    .select('lastError')
    .where('state', 'in', undelivered)
    .where('lastError', '<>', '')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.lastError ?? '';
}

/** How the messages about each of a row of requests are doing, by the request's number. */
export async function listLeadDeliveries(
  db: Kysely<Database>,
  firstId: number,
  lastId = firstId,
): Promise<Map<number, LeadDelivery[]>> {
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('submissionId', '>=', firstId)
    .where('submissionId', '<=', lastId)
    .orderBy('id')
    .execute();
  const deliveries = new Map<number, LeadDelivery[]>();
  for (const row of rows) {
    const id = Number(row.submissionId);
    deliveries.set(id, [...(deliveries.get(id) ?? []), toDelivery(row)]);
  }
  return deliveries;
}

function toDelivery(row: OutboxRow): LeadDelivery {
  return {
    kind: row.kind,
    state: row.state,
    ...(row.failingSinceMs && row.state !== 'sent' && { failingSince: new Date(row.failingSinceMs).toISOString() }),
    ...(row.sentAtMs && { sentAt: new Date(row.sentAtMs).toISOString() }),
    ...(row.lastError && { error: row.lastError }),
  };
}
