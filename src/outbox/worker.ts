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
 * Sends the deliveries of the outbox, each at most twice, and the second time only when the first attempt was not answered:
 * a delivery is claimed before its first byte is sent; without an answer it may have arrived, so it is sent once more and no third time.
 * Paths do not wait for one another, not even from one look at the outbox to the next: a phone's push service that hangs holds up no mail.
 */
export function createWorker(options: WorkerOptions) {
  const { db, channels, holder, batchRows = 200, now, random, onError } = options;
  const abortion = new AbortController();
  const looks = new PQueue({ concurrency: 1 });
  /** The paths along which something is being sent, each until nothing more of it is due. */
  const busy = new Map<string, Promise<void>>();
  /** Deliveries that were due on a busy path at the last look. */
  const again = new Map<string, readonly DeliveryTarget[]>();
  /** The deliveries that this worker is sending; a claim of its own for any other was abandoned. */
  const inHand = new Set<number>();

  return {
    /** Starts sending everything that is due. */
    start,
    /** Sends everything that is due, and waits for it. */
    run: () => start().then(settled),
    /** Waits for what is being sent. */
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

  /** A kind that a newer version of this program has stored has no channel, and a path of its own. */
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

  /** Sends what is due along one path. After a failure of the path the rest fails with it, so that a server that hangs is tried once. */
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

  /** Of several recipients the server has refused some: they get a delivery of their own, with retries and a state of its own. */
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

  /** @param claim under which the delivery was sent; nothing changes when another worker has claimed it since */
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

/** Doubles from a minute to an hour, plus or minus a quarter, so that retries spread out. */
function retryDelayMs(attempts: number, random: number): number {
  const delayMs = Math.min(retryLimits.firstDelayMs * 2 ** attempts, retryLimits.longestDelayMs);
  return Math.round(delayMs * (0.75 + random / 2));
}

/** @returns the outcome of all else along the path */
function asPathFailure(outcome: Outcome | Needless | 'dropped'): Outcome | undefined {
  if (outcome === 'dropped' || outcome.result === 'sent' || outcome.result === 'needless') return undefined;
  if (outcome.result === 'unknown') return { result: 'refused', error: outcome.error, scope: 'path' };
  return outcome.scope === 'path' ? outcome : undefined;
}
