import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import type { Database, OutboxRow } from '../database/index.ts';
import type { DeliveryKind } from '../shared/desk/delivery.ts';
import { type Channel, ClaimLostError, describeError, type Outcome } from './channel.ts';
import {
  claimDelivery,
  listAbandonedDeliveries,
  listDueDeliveries,
  markFailed,
  markSent,
  markUncertain,
} from './outbox-store.ts';

/** How long a delivery is retried: 48 hours, at intervals that grow to an hour. */
const retryLimits = { forMs: 48 * 3600_000, firstDelayMs: 60_000, longestDelayMs: 3600_000 };

export interface WorkerOptions {
  db: Kysely<Database>;
  channels: Readonly<Record<DeliveryKind, Channel>>;
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
 */
export function createWorker(options: WorkerOptions) {
  const { db, channels, holder, batchRows = 200, now, random, onError } = options;
  const abortion = new AbortController();
  const runs = new PQueue({ concurrency: 1 });

  return {
    /** Sends everything that is due; runs do not overlap. */
    run: (): Promise<void> => runs.add(() => sendDue().catch(onError)),
    /** Aborts the current attempt, which counts as uncertain if its first byte was sent. */
    abort: () => abortion.abort(),
  };

  async function sendDue(): Promise<void> {
    for (const row of await listAbandonedDeliveries(db, holder, now())) await settle(row, row.claim, abandoned);
    const failures = new Map<string, Outcome>();
    for (let isFull = true; isFull && !abortion.signal.aborted; ) {
      const due = await listDueDeliveries(db, now(), batchRows);
      const byPath = Map.groupBy(due, ({ kind }) => findChannel(kind)?.path ?? 'none');
      await Promise.all([...byPath].map(([path, rows]) => sendAlong(path, rows, failures)));
      isFull = due.length === batchRows;
    }
  }

  /** The channel of a kind, or `undefined` for a kind that a newer version of this program has stored. */
  function findChannel(kind: string): Channel | undefined {
    return Object.hasOwn(channels, kind) ? channels[kind as OutboxRow['kind']] : undefined;
  }

  /** Sends the deliveries of one path. After a failure of the path the others fail with it, so that a server that hangs is tried once. */
  async function sendAlong(path: string, rows: readonly OutboxRow[], failures: Map<string, Outcome>): Promise<void> {
    for (const row of rows) {
      if (abortion.signal.aborted) return;
      const outcome = failures.get(path) ?? (await attempt(row));
      if (outcome === 'dropped') continue;
      await settle(row, holder, outcome);
      const failure = asPathFailure(outcome);
      if (failure) failures.set(path, failure);
    }
  }

  async function attempt(row: OutboxRow): Promise<Outcome | 'dropped'> {
    const channel = findChannel(row.kind);
    if (!channel) return { result: 'refused', error: `There is no channel for "${row.kind}"`, scope: 'delivery' };
    let lost = false;
    const claim = async () => {
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

  /** @param claim under which the delivery was sent; nothing changes when another worker has claimed it since */
  async function settle(row: OutboxRow, claim: string | null, outcome: Outcome): Promise<void> {
    const nowMs = now();
    if (outcome.result === 'sent') return markSent(db, row, claim, nowMs);
    const retryAtMs = nowMs + retryDelayMs(row.attempts, random());
    if (outcome.result === 'unknown') return markUncertain(db, row, claim, { error: outcome.error, nowMs, retryAtMs });
    const isHopeless = toVisitor.has(row.kind) && outcome.permanent === true;
    const isTooLate = retryAtMs > row.createdAtMs + retryLimits.forMs;
    return markFailed(db, row, claim, {
      error: outcome.error,
      nowMs,
      retryAtMs: isHopeless || isTooLate ? undefined : retryAtMs,
    });
  }
}

/** What a visitor's mailbox has refused for good, no later try brings in; of the owner's own mails the owner is to know at once. */
const toVisitor: ReadonlySet<DeliveryKind> = new Set(['acknowledgement', 'reply', 'review']);

const abandoned: Outcome = { result: 'unknown', error: 'The site stopped while this was being sent' };

/** Doubles from a minute to an hour, plus or minus a quarter, so that retries spread out. */
function retryDelayMs(attempts: number, random: number): number {
  const delayMs = Math.min(retryLimits.firstDelayMs * 2 ** attempts, retryLimits.longestDelayMs);
  return Math.round(delayMs * (0.75 + random / 2));
}

function asPathFailure(outcome: Outcome): Outcome | undefined {
  if (outcome.result === 'sent' || (outcome.result === 'refused' && outcome.scope === 'delivery')) return undefined;
  return { result: 'refused', error: outcome.error, scope: 'path' };
}
