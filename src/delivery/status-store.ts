import type { Kysely } from 'kysely';
import type { Database, OutboxRow } from '../database/index.ts';
import type { LeadDelivery } from '../shared/delivery.ts';

/** What the owner sees of the outbox, and can do about it; `outbox.ts` is the worker's side. */

/** States in which somebody still waits for a message; `held` is no waiting, it is the spam tray. */
const undelivered = ['queued', 'sending', 'failed', 'unconfirmed'] as const;

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
