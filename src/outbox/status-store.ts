import type { Kysely } from 'kysely';
import type { Database, OutboxRow } from '../database/index.ts';
import { customerMailKinds, type LeadDelivery, mailKinds } from '../shared/admin/delivery.ts';

/** States of deliveries that should still arrive. Held ones don't count, because their lead is marked as spam. */
const undelivered = ['queued', 'sending', 'failed', 'unconfirmed'] as const;

/** Queues failed and unconfirmed deliveries again, on the owner's request; duplicates are possible. */
export async function retryDeliveries(db: Kysely<Database>, nowMs: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'queued', uncertain: 0, createdAtMs: nowMs, nextAttemptAtMs: nowMs })
    .where('state', 'in', ['failed', 'unconfirmed'])
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Queues the failed mails to a lead's customer again, after the owner has decided to try the address again. */
export async function retryBouncedMails(db: Kysely<Database>, submissionId: number, nowMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ state: 'queued', uncertain: 0, createdAtMs: nowMs, nextAttemptAtMs: nowMs })
    .where('submissionId', '=', submissionId)
    .where('kind', 'in', customerMailKinds)
    .where('state', '=', 'failed')
    .execute();
}

/** Deletes failed and unconfirmed deliveries, on the owner's request; their leads stay. */
export async function dismissDeliveries(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where('state', 'in', ['failed', 'unconfirmed'])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes the queued deliveries of the webhook, after the owner has turned it off. */
export async function deletePendingWebhookDeliveries(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('outbox').where('kind', '=', 'webhook').where('state', '<>', 'sent').execute();
}

/** Makes emails that wait for a retry due at once, after the mail server was changed. */
export async function makeMailsDueNow(db: Kysely<Database>, nowMs: number): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ nextAttemptAtMs: nowMs })
    .where('kind', 'in', mailKinds)
    .where('state', '=', 'queued')
    .where('failingSinceMs', 'is not', null)
    .execute();
}

/** Deletes the unsent mails, after the owner has removed the mail server; their leads stay. */
export async function deletePendingMails(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('outbox').where('kind', 'in', mailKinds).where('state', '<>', 'sent').execute();
}

export interface OutboxSummary {
  queued: number;
  held: number;
  failed: number;
  unconfirmed: number;
  /** The messages that should raise an alarm, without and with device notifications. */
  waiting: WaitingMessages;
  waitingPushes: WaitingMessages;
  lastSentAtMs: number | undefined;
  /** The newest error of all of them. */
  lastError: string;
}

export interface WaitingMessages {
  count: number;
  /** When the oldest one was created; `undefined` if none waits. */
  sinceMs: number | undefined;
  /** The newest error, without addresses. */
  lastError: string;
}

/** Returns the state of the outbox for the owner. */
export async function summarizeOutbox(db: Kysely<Database>): Promise<OutboxSummary> {
  const rows = await db
    .selectFrom('outbox')
    .select(({ fn }) => ['state', 'kind', fn.countAll<number>().as('count'), fn.min('createdAtMs').as('oldestMs')])
    .select(({ fn }) => fn.max('sentAtMs').as('lastSentAtMs'))
    .groupBy(['state', 'kind'])
    .execute();
  const errors = await listNewestErrors(db);
  const count = (...states: string[]) =>
    rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
  const summarizeWaiting = (isPush: boolean): WaitingMessages => {
    const belongs = (row: Pick<OutboxRow, 'kind' | 'state'>) => raisesAlarm(row) && (row.kind === 'push') === isPush;
    const some = rows.filter(belongs);
    return {
      count: some.reduce((sum, row) => sum + Number(row.count), 0),
      sinceMs: some.length > 0 ? Math.min(...some.map(({ oldestMs }) => Number(oldestMs))) : undefined,
      lastError: errors.find(belongs)?.lastError ?? '',
    };
  };
  const sentTimes = rows.map(({ lastSentAtMs }) => lastSentAtMs).filter((ms) => ms !== null);
  return {
    queued: count('queued', 'sending'),
    held: count('held'),
    failed: count('failed'),
    unconfirmed: count('unconfirmed'),
    waiting: summarizeWaiting(false),
    waitingPushes: summarizeWaiting(true),
    lastSentAtMs: sentTimes.length ? Math.max(...sentTimes) : undefined,
    lastError: errors[0]?.lastError ?? '',
  };
}

/** Removes addresses from a mail server's message: alarms outlive the leads that they are about. */
function withoutAddresses(text: string): string {
  return text.replace(/<?[^\s<>@:;,]+@[^\s<>@:;,]+>?/g, '(address)');
}

/** An acknowledgment that the visitor's mailbox rejects raises no alarm. */
function raisesAlarm({ kind, state }: Pick<OutboxRow, 'kind' | 'state'>): boolean {
  return (undelivered as readonly string[]).includes(state) && !(kind === 'acknowledgement' && state === 'failed');
}

/** Lists the newest error of each kind and state, without addresses, newest first. */
async function listNewestErrors(db: Kysely<Database>): Promise<Pick<OutboxRow, 'kind' | 'state' | 'lastError'>[]> {
  const newest = db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('id').as('id'))
    .where('state', 'in', undelivered)
    .where('lastError', '<>', '')
    .groupBy(['state', 'kind']);
  const rows = await db
    .selectFrom('outbox')
    .select(['kind', 'state', 'lastError'])
    .where('id', 'in', newest)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, lastError: withoutAddresses(row.lastError) }));
}

/** Returns the deliveries of all leads in a range of ids, by the lead's id. */
export async function listLeadDeliveries(
  db: Kysely<Database>,
  firstId: number,
  lastId = firstId,
): Promise<Map<number, LeadDelivery[]>> {
  const rows = await selectDeliveries(db)
    .where('submissionId', '>=', firstId)
    .where('submissionId', '<=', lastId)
    .orderBy('outbox.id')
    .execute();
  const deliveries = new Map<number, LeadDelivery[]>();
  for (const row of rows) {
    const id = Number(row.submissionId);
    deliveries.set(id, [...(deliveries.get(id) ?? []), toDelivery(row)]);
  }
  return deliveries;
}

/** Returns the deliveries of one lead in order, by their row numbers. */
export async function listDeliveries(db: Kysely<Database>, leadId: number): Promise<Map<number, LeadDelivery>> {
  const rows = await selectDeliveries(db).where('submissionId', '=', leadId).orderBy('outbox.id').execute();
  return new Map(rows.map((row) => [row.id, toDelivery(row)]));
}

/** Includes the name of a push's device. */
function selectDeliveries(db: Kysely<Database>) {
  return db
    .selectFrom('outbox')
    .leftJoin('pushDevices', 'pushDevices.id', 'outbox.deviceId')
    .selectAll('outbox')
    .select('pushDevices.name as device');
}

function toDelivery(row: OutboxRow & { device: string | null }): LeadDelivery {
  return {
    kind: row.kind,
    state: row.state,
    ...(row.kind === 'push' && { device: row.device ?? 'a device that was removed' }),
    ...(row.failingSinceMs && row.state !== 'sent' && { failingSince: new Date(row.failingSinceMs).toISOString() }),
    ...(row.sentAtMs && { sentAt: new Date(row.sentAtMs).toISOString() }),
    ...(row.lastError && { error: row.lastError }),
  };
}
