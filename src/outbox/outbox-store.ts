import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, OutboxRow } from '../database/index.ts';
import type { DeliveryKind } from '../shared/admin/delivery.ts';

/** Number of attempts without a response that end a delivery; a third attempt could create a second duplicate. */
const uncertainLimit = 2;
/** Longer than any attempt takes after its claim: the timeout is 60 seconds for a mail server and 20 for a webhook. */
const claimLimitMs = 120_000;

export interface NewDelivery {
  kind: DeliveryKind;
  submissionId?: number;
  /** Stored as JSON. */
  payload?: object;
  held?: boolean;
  /** The earliest time to send it; immediately if absent. */
  dueAtMs?: number;
  /** The device of a push; every device if absent. */
  deviceId?: number;
  /** For a push to every device about something that only owners may see. */
  ownersOnly?: boolean;
  /** For a delivery that may be requested twice but must be sent once; random if absent. */
  messageId?: string;
}

/**
 * Adds deliveries to the outbox; a push is added once for each device. Pass the transaction that stores the lead.
 * @returns the numbers of their rows
 */
export async function enqueueDeliveries(
  db: Kysely<Database>,
  deliveries: readonly NewDelivery[],
  nowMs: number,
): Promise<number[]> {
  const all = await listPerDevice(db, deliveries);
  if (all.length === 0) return [];
  const rows = await db
    .insertInto('outbox')
    .values(
      all.map(({ kind, submissionId, payload, held, dueAtMs = nowMs, deviceId, messageId = randomUUID() }) => ({
        kind,
        submissionId: submissionId ?? null,
        deviceId: deviceId ?? null,
        messageId,
        payload: JSON.stringify(payload ?? {}),
        state: held ? ('held' as const) : ('queued' as const),
        createdAtMs: nowMs,
        nextAttemptAtMs: dueAtMs,
        failingSinceMs: null,
        sentAtMs: null,
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Splits a push by device, so that a device that can't be reached has its own retries. */
async function listPerDevice(db: Kysely<Database>, deliveries: readonly NewDelivery[]): Promise<NewDelivery[]> {
  if (!deliveries.some(isForAll)) return [...deliveries];
  const devices = await db
    .selectFrom('pushDevices')
    .leftJoin('people', 'people.id', 'pushDevices.personId')
    .select(['pushDevices.id', 'people.role'])
    .where('endedAtMs', 'is', null)
    .orderBy('pushDevices.id')
    .execute();
  const owners = devices.filter(({ role }) => role === null || role === 'owner');
  const devicesFor = ({ ownersOnly }: NewDelivery) => (ownersOnly ? owners : devices);
  return deliveries.flatMap((delivery) =>
    isForAll(delivery) ? devicesFor(delivery).map(({ id }) => ({ ...delivery, deviceId: id })) : [delivery],
  );
}

const isForAll = ({ kind, deviceId }: NewDelivery) => kind === 'push' && deviceId === undefined;

/** The text of a notification. */
export interface PushText {
  title: string;
  body: string;
  /** The path that a tap opens, such as `/admin/leads/7`. */
  path: string;
  /** A later notification with the same tag replaces an earlier one. */
  tag?: string;
}

/**
 * Shows a notification on every device that people have added; without one it does nothing. Pass the transaction of the event that it is
 * about.
 */
export async function enqueuePushes(
  db: Kysely<Database>,
  words: PushText,
  nowMs: number,
  { ownersOnly = false }: { ownersOnly?: boolean } = {},
): Promise<void> {
  await enqueueDeliveries(db, [{ kind: 'push', payload: words, ownersOnly }], nowMs);
}

/**
 * Holds the waiting deliveries of a lead that was marked as spam, and releases the held ones of a lead that is no longer spam. Pass the
 * transaction that changes the lead's status.
 */
export async function holdOrRelease(
  db: Kysely<Database>,
  submissionId: number,
  isSpam: boolean,
  nowMs: number,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set(isSpam ? { state: 'held' } : { state: 'queued', nextAttemptAtMs: 0, createdAtMs: nowMs })
    .where('submissionId', '=', submissionId)
    .where('state', '=', isSpam ? 'queued' : 'held')
    .execute();
}

/** The target of a delivery: the server for its kind, and for a push, the device. */
export type DeliveryTarget = Pick<OutboxRow, 'kind' | 'deviceId'>;

/** Lists the targets with something to send. */
export function listDueTargets(db: Kysely<Database>, nowMs: number): Promise<DeliveryTarget[]> {
  return selectDue(db, nowMs).select(['kind', 'deviceId']).distinct().orderBy('kind').orderBy('deviceId').execute();
}

/** Lists the due deliveries, oldest first, up to a limit. @param targets that they go to; all if absent */
export function listDueDeliveries(
  db: Kysely<Database>,
  nowMs: number,
  limit: number,
  targets?: readonly DeliveryTarget[],
): Promise<OutboxRow[]> {
  return selectDue(db, nowMs)
    .selectAll()
    .$if(targets !== undefined, (query) =>
      query.where(({ or, and, eb }) =>
        or(
          (targets ?? []).map(({ kind, deviceId }) =>
            and([eb('kind', '=', kind), eb('deviceId', 'is not distinct from', deviceId)]),
          ),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
}

function selectDue(db: Kysely<Database>, nowMs: number) {
  return db.selectFrom('outbox').where('state', '=', 'queued').where('nextAttemptAtMs', '<=', nowMs);
}

/** Returns when the next delivery is due, or `undefined` if none is queued. */
export async function findNextDueAtMs(db: Kysely<Database>): Promise<number | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.min<number | null>('nextAttemptAtMs').as('dueAtMs'))
    .where('state', '=', 'queued')
    .executeTakeFirst();
  return row?.dueAtMs ?? undefined;
}

/**
 * Claims a delivery before its first byte is sent. Claims exclude one another, so every process of a site may send due deliveries.
 * @param holder names the worker; only it may settle the delivery
 * @returns false if it must not be sent: deleted, held as spam, or claimed by another worker
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
 * Finds deliveries whose attempt was abandoned: the worker's own, from a run or a process that ended, and other workers' after two minutes.
 * Call it between two runs, when the worker isn't sending.
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
 * Marks a delivery as sent.
 * @param claim under which it was sent, here and below; nothing is written if another worker has claimed it since
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

/** An attempt that failed or got no response. */
export interface Failure {
  error: string;
  nowMs: number;
  /** When to retry; `undefined` gives the delivery up. */
  retryAtMs: number | undefined;
}

/**
 * Records an attempt that certainly failed, and when the next one is due. Many fail before the claim, while they are still queued; a
 * delivery that was held or deleted since then isn't changed.
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
      or([eb('state', '=', 'queued'), and([eb('state', '=', 'sending'), eb('claim', 'is not distinct from', claim)])]),
    )
    .execute();
}

/** Records an attempt without a response; the delivery may have arrived. */
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

/** Deletes a delivery that no longer has to be sent. */
export async function deleteDelivery(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute();
}

/** Returns the payload of a delivery. */
export function readPayload<Payload extends object>(row: OutboxRow): Partial<Payload> {
  return JSON.parse(row.payload);
}

/** Updates one delivery only while its claim is unchanged, and ends that claim. */
function updateClaimed(db: Kysely<Database>, id: number, claim: string | null) {
  return db
    .updateTable('outbox')
    .set({ claim: null, claimedAtMs: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('claim', 'is not distinct from', claim);
}
