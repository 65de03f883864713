import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, OutboxRow } from '../database/index.ts';
import type { Lane } from './channels.ts';
import {
  claimMessage,
  listDueMessages,
  listInterruptedMessages,
  markFailed,
  markSent,
  markUncertain,
} from './outbox-store.ts';
import { ClaimLostError, describeError, type Outcome } from './outcome.ts';

/** A message is tried for this long (issue "No lead is ever lost"), ever more rarely. */
const retryLimits = { forMs: 48 * 3600_000, firstDelayMs: 60_000, longestDelayMs: 3600_000 };

export interface OutboxOptions {
  db: Kysely<Database>;
  lanes: { mail: Lane; webhook: Lane };
  now(): number;
  /** From 0 to below 1; spreads the retries. */
  random(): number;
  onError(error: unknown): void;
}

export interface Outbox {
  /** Sends everything that is due; runs follow one another, never side by side. */
  run(): Promise<void>;
  /** Breaks off what is being sent; it counts as handed over if it was. */
  abort(): void;
}

/**
 * Sends what waits in the outbox, each message at most twice and the second time only when the first may have been lost:
 * a message is claimed before its first byte leaves; without an answer it may have arrived, so it goes out once more,
 * and only after the other end has confirmed a check.
 */
export function createOutbox(options: OutboxOptions): Outbox {
  const { db, lanes, now } = options;
  const abortion = new AbortController();
  let last: Promise<void> = Promise.resolve();

  return {
    run() {
      last = last.then(sendDue).catch(options.onError);
      return last;
    },
    abort: () => abortion.abort(),
  };

  async function sendDue(): Promise<void> {
    // Runs never overlap: whatever stands as being sent was left behind by a process or a run that ended.
    for (const row of await listInterruptedMessages(db)) await settle(row, interrupted);
    const due = await listDueMessages(db, now());
    await Promise.all([
      sendAlong(
        lanes.mail,
        due.filter(({ kind }) => kind !== 'webhook'),
      ),
      sendAlong(
        lanes.webhook,
        due.filter(({ kind }) => kind === 'webhook'),
      ),
    ]);
  }

  /** Once the path is down, the rest of the round waits with it: a server that hangs is asked once, not once for each message. */
  async function sendAlong(lane: Lane, rows: OutboxRow[]): Promise<void> {
    const confirms = once(() => lane.check(randomUUID(), abortion.signal));
    let down: Outcome | undefined;
    for (const row of rows) {
      if (abortion.signal.aborted) return;
      const outcome = down ?? (await attempt(lane, row, confirms));
      if (outcome === 'dropped') continue;
      await settle(row, outcome);
      down ??= asPathFailure(outcome);
    }
  }

  async function attempt(lane: Lane, row: OutboxRow, confirms: () => Promise<Outcome>): Promise<Outcome | 'dropped'> {
    if (row.uncertain > 0) {
      const check = await confirms();
      if (check.result !== 'sent') return { result: 'refused', error: check.error, scope: 'path' };
    }
    let lost = false;
    const handOver = async () => {
      lost = !(await claimMessage(db, row.id));
      if (lost) throw new ClaimLostError();
    };
    try {
      const outcome = await lane.send(row, handOver, abortion.signal);
      return lost ? 'dropped' : outcome;
    } catch (error) {
      return { result: 'refused', error: describeError(error), scope: 'message' };
    }
  }

  async function settle(row: OutboxRow, outcome: Outcome): Promise<void> {
    const nowMs = now();
    if (outcome.result === 'sent') return markSent(db, row, nowMs);
    const retryAtMs = nowMs + retryDelayMs(row.attempts, options.random());
    if (outcome.result === 'unknown') return markUncertain(db, row, { error: outcome.error, nowMs, retryAtMs });
    const isHopeless = row.kind === 'acknowledgement' && outcome.permanent === true;
    const isTooLate = retryAtMs > row.createdAtMs + retryLimits.forMs;
    return markFailed(db, row, {
      error: outcome.error,
      nowMs,
      retryAtMs: isHopeless || isTooLate ? undefined : retryAtMs,
    });
  }
}

const interrupted: Outcome = { result: 'unknown', error: 'The site stopped while this was being sent' };

/** Doubles from a minute to an hour, a quarter up or down, so that many messages do not come back at once. */
function retryDelayMs(attempts: number, random: number): number {
  const delayMs = Math.min(retryLimits.firstDelayMs * 2 ** attempts, retryLimits.longestDelayMs);
  return Math.round(delayMs * (0.75 + random / 2));
}

function asPathFailure(outcome: Outcome): Outcome | undefined {
  if (outcome.result === 'sent' || (outcome.result === 'refused' && outcome.scope === 'message')) return undefined;
  return { result: 'refused', error: outcome.error, scope: 'path' };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
