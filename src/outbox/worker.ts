import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import { type Database, inTransaction, type OutboxRow } from '../database/index.ts';
import { type Channel, ClaimLostError, describeError, type Needless, type Outcome } from './channel.ts';
import type { MissedText } from './mail.ts';
import {
  claimDelivery,
  type DeliveryTarget,
  deleteDelivery,
  enqueueDeliveries,
  listAbandonedDeliveries,
  listDueDeliveries,
  listDueTargets,
  markFailed,
  markSent,
  markUncertain,
  readPayload,
} from './outbox-store.ts';

/** How long a delivery is retried: 48 hours, at intervals that grow to an hour. */
const retryLimits = { forMs: 48 * 3600_000, firstDelayMs: 60_000, longestDelayMs: 3600_000 };

export interface WorkerOptions {
  db: Kysely<Database>;
  /** By the kind of delivery. */
  channels: ReadonlyMap<string, Channel>;
  /** Names this worker in its claims; the same after a restart, so that it finds its abandoned deliveries. */
  holder: string;
  /** The number of deliveries per query. */
  batchRows?: number;
  now(): number;
  /** Returns a number from 0 to below 1, to spread the retries. */
  random(): number;
  onError(error: unknown): void;
}

/**
 * Sends the deliveries of the outbox. A delivery is claimed before its first byte is sent. If there is no response, it may have arrived, so
 * it is sent once more but not a third time. Paths don't wait for one another, even between checks of the outbox: a phone's hanging push
 * service doesn't hold up mail.
 */
export function createWorker(options: WorkerOptions) {
  const { db, channels, holder, batchRows = 200, now, random, onError } = options;
  const abortion = new AbortController();
  const looks = new PQueue({ concurrency: 1 });
  /** The paths on which deliveries are being sent, each until none is due. */
  const busy = new Map<string, Promise<void>>();
  /** Deliveries that were due on a busy path at the last check. */
  const again = new Map<string, readonly DeliveryTarget[]>();
  /** The deliveries that this worker is sending. Its claim on any other delivery was abandoned. */
  const inHand = new Set<number>();

  return {
    /** Starts sending everything that is due. */
    start,
    /** Sends everything that is due, and waits for it. */
    run: () => start().then(settled),
    /** Waits for the deliveries that are being sent. */
    settled,
    /** Aborts the current attempts, which count as uncertain if their first byte was sent. */
    abort: () => abortion.abort(),
  };

  function start(): Promise<void> {
    return looks.add(() => look().catch(onError));
  }

  async function settled(): Promise<void> {
    await looks.onIdle();
    await Promise.all(busy.values());
  }

  async function look(): Promise<void> {
    for (const row of await listAbandonedDeliveries(db, holder, now()))
      if (!inHand.has(row.id)) await settle(row, row.claim, abandoned);
    const targets = Map.groupBy(await listDueTargets(db, now()), pathOf);
    for (const [path, due] of targets) {
      if (abortion.signal.aborted) return;
      if (busy.has(path)) again.set(path, due);
      else busy.set(path, sendAlong(path, due));
    }
  }

  /** Returns the path of a delivery. A kind that a newer version of this program stored has no channel, so it gets a separate path. */
  function pathOf({ kind, deviceId }: DeliveryTarget): string {
    const path = channels.get(kind)?.path ?? 'none';
    return typeof path === 'string' ? path : path({ deviceId });
  }

  async function sendAlong(path: string, due: readonly DeliveryTarget[]): Promise<void> {
    for (let targets: typeof due | undefined = due; targets && !abortion.signal.aborted; targets = again.get(path)) {
      again.delete(path);
      await sendDue(targets).catch(onError);
    }
    busy.delete(path);
  }

  /** Sends everything that is due on one path. After a failure of the path the rest fails too, so that a hanging server is tried once. */
  async function sendDue(targets: readonly DeliveryTarget[]): Promise<void> {
    let failure: Outcome | undefined;
    for (let isFull = true; isFull; ) {
      const due = await listDueDeliveries(db, now(), batchRows, targets);
      for (const row of due) {
        if (abortion.signal.aborted) return;
        const outcome = failure ?? (await attempt(row));
        if (outcome !== 'dropped') await settle(row, holder, outcome);
        inHand.delete(row.id);
        failure ??= asPathFailure(outcome);
      }
      isFull = due.length === batchRows;
    }
  }

  async function attempt(row: OutboxRow): Promise<Outcome | Needless | 'dropped'> {
    const channel = channels.get(row.kind);
    if (!channel) return { result: 'refused', error: `There is no channel for "${row.kind}"`, scope: 'delivery' };
    let lost = false;
    const claim = async () => {
      inHand.add(row.id);
      lost = !(await claimDelivery(db, row.id, holder, now()));
      if (lost) throw new ClaimLostError();
    };
    try {
      const outcome = await channel.send(row, claim, abortion.signal);
      return lost ? 'dropped' : outcome;
    } catch (error) {
      return { result: 'refused', error: describeError(error), scope: 'delivery' };
    }
  }

  /** If the server refused some of several recipients, they get a delivery of their own, with its own retries and state. */
  async function settleSent(row: OutboxRow, claim: string | null, missed: readonly string[] = []): Promise<void> {
    const nowMs = now();
    await inTransaction(db, async (transaction) => {
      await markSent(transaction, row, claim, nowMs);
      if (missed.length === 0) return;
      const { kind, submissionId } = row;
      const payload = { ...readPayload<MissedText>(row), missed };
      const dueAtMs = nowMs + retryDelayMs(0, random());
      await enqueueDeliveries(
        transaction,
        [{ kind, payload, dueAtMs, ...(submissionId !== null && { submissionId }) }],
        nowMs,
      );
    });
  }

  /** @param claim under which the delivery was sent; nothing changes if another worker has claimed it since */
  async function settle(row: OutboxRow, claim: string | null, outcome: Outcome | Needless): Promise<void> {
    const nowMs = now();
    if (outcome.result === 'sent' && outcome.isForgotten) return deleteDelivery(db, row.id);
    if (outcome.result === 'sent') return settleSent(row, claim, outcome.missed);
    if (outcome.result === 'needless') return deleteDelivery(db, row.id);
    const waitMs = outcome.result === 'refused' ? (outcome.retryAfterMs ?? 0) : 0;
    const retryAtMs = nowMs + Math.max(retryDelayMs(row.attempts, random()), waitMs);
    if (outcome.result === 'unknown') return markUncertain(db, row, claim, { error: outcome.error, nowMs, retryAtMs });
    const isHopeless = outcome.permanent === true && channels.get(row.kind)?.endsWhenRefused === true;
    const isTooLate = retryAtMs > row.createdAtMs + retryLimits.forMs;
    return markFailed(db, row, claim, {
      error: outcome.error,
      nowMs,
      retryAtMs: isHopeless || isTooLate ? undefined : retryAtMs,
    });
  }
}

const abandoned: Outcome = { result: 'unknown', error: 'The site stopped while this was being sent' };

/** Doubles from a minute to an hour, plus or minus a quarter, so that retries are spread out. */
function retryDelayMs(attempts: number, random: number): number {
  const delayMs = Math.min(retryLimits.firstDelayMs * 2 ** attempts, retryLimits.longestDelayMs);
  return Math.round(delayMs * (0.75 + random / 2));
}

/** @returns the outcome of all other deliveries on the path */
function asPathFailure(outcome: Outcome | Needless | 'dropped'): Outcome | undefined {
  if (outcome === 'dropped' || outcome.result === 'sent' || outcome.result === 'needless') return undefined;
  if (outcome.result === 'unknown') return { result: 'refused', error: outcome.error, scope: 'path' };
  return outcome.scope === 'path' ? outcome : undefined;
}
