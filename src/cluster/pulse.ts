import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Kysely, sql } from 'kysely';
import { type Database, type Processes, shareRuns } from '../database/index.ts';
import { connectPool, now } from './pool.ts';

/** Interval between checks for changes by other processes. */
const pulseMs = 500;
/** The minimum time between two reads that requests for unknown names cause: strangers can invent names. */
const catchUpMs = 50;
/** A clock that is off by more than this is logged. */
const clockToleranceMs = 2000;
const longAnswerMs = 500;
const leaseName = 'runner';
/** Lifetime of the lease without renewal, interval of renewals, and time after a renewal in which its holder may start new work. */
export const leaseMs = 15_000;
const renewMs = 5000;
const trustMs = 10_000;

/** The state that each process reads twice a second, in one statement. */
interface Pulse {
  /** Grows with each change that visitors see, by any process. */
  siteVersion: number;
  /** The database's clock, in milliseconds since 1970. */
  nowMs: number;
  /** True if no process holds the runner's lease. */
  isLeaseFree: boolean;
}

/**
 * Coordinates this process with the others on the same database, where it identifies itself by its log name. It polls on a separate
 * connection, which no crowd of visitors can use up.
 */
export const pulse = fp<{ url: string; replica?: string | undefined }>(
  async (app, { url, replica = 'site' }) => {
    const { db } = connectPool(url, 1);
    app.addHook('onClose', () => db.destroy());
    app.decorate('cluster', await join(app, db, `${replica} ${randomUUID()}`));
  },
  { name: 'cluster', dependencies: ['database', 'drain'] },
);

async function join(app: FastifyInstance, db: Kysely<Database>, holder: string): Promise<Processes> {
  const siteListeners: (() => Promise<void>)[] = [];
  const runnerListeners: (() => void)[] = [];
  const lease = createLease(db, holder, () => call(runnerListeners));
  let answeredAtMs = 0;
  let clockOffsetMs = 0;
  let isClockOff = false;
  let isFailing = false;
  let last = await ask();
  /** The version at the start of the last read, and the version that was read completely. */
  let seenVersion: number | undefined;
  let shownVersion: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let beating: Promise<void> | undefined;

  app.addHook('onReady', async () => {
    await beat();
    schedule();
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    timer = undefined;
    await beating;
    await lease.release();
  });
  app.drain.onBegin(() => lease.release());

  return {
    holder,
    get isRunner() {
      return lease.isHeld;
    },
    async beginSiteRead() {
      const { siteVersion } = await readPulse(db);
      seenVersion = siteVersion;
      return () => {
        shownVersion = siteVersion;
      };
    },
    onSiteChange: (listener) => void siteListeners.push(listener),
    catchUp: shareRuns(catchUp, catchUpMs),
    onRunner: (listener) => void runnerListeners.push(listener),
    now: () => Date.now() - clockOffsetMs,
    readState: () => ({ pulseAgeMs: performance.now() - answeredAtMs, clockOffsetMs, siteVersion: last.siteVersion }),
  };

  function schedule(): void {
    timer = setTimeout(async () => {
      beating = beat();
      await beating;
      if (timer) schedule();
    }, pulseMs).unref();
  }

  async function beat(): Promise<void> {
    try {
      const pulse = await ask();
      last = pulse;
      if (seenVersion !== undefined && pulse.siteVersion !== seenVersion) call(siteListeners);
      await lease.beat(pulse.isLeaseFree);
    } catch (error) {
      if (!isFailing) app.log.error({ err: error }, 'the database does not respond; pages show the last known state');
      isFailing = true;
    }
  }

  /** While the database is down, the last known state is used. */
  async function catchUp(): Promise<void> {
    const pulse = await readPulse(db).catch(() => undefined);
    if (pulse && pulse.siteVersion !== shownVersion) await Promise.all(siteListeners.map((listener) => listener()));
  }

  async function ask(): Promise<Pulse> {
    const askedAtMs = performance.now();
    const pulse = await readPulse(db);
    if (isFailing) app.log.info('the database responds again');
    isFailing = false;
    answeredAtMs = performance.now();
    compareClocks(pulse.nowMs, answeredAtMs - askedAtMs);
    return pulse;
  }

  /** A slow response can't be used to measure the current time. */
  function compareClocks(nowMs: number, elapsedMs: number): void {
    if (elapsedMs > longAnswerMs && clockOffsetMs !== 0) return;
    clockOffsetMs = Math.round(Date.now() - nowMs - elapsedMs / 2);
    const isOff = Math.abs(clockOffsetMs) > clockToleranceMs;
    if (isOff && !isClockOff) app.log.warn({ offsetMs: clockOffsetMs }, 'the clock of this machine is off');
    isClockOff = isOff;
  }
}

function call(listeners: readonly (() => unknown)[]): void {
  for (const listener of listeners) listener();
}

/**
 * Decides which of several processes runs the jobs that only one may run at a time. The lease can't stop a process that was frozen in the
 * middle of a job.
 * @param onAcquired called when this process becomes the holder
 */
function createLease(db: Kysely<Database>, holder: string, onAcquired: () => void) {
  let isHolder = false;
  let renewedAtMs = Number.NEGATIVE_INFINITY;
  let isOver = false;

  return {
    /** True if this process holds the lease and has renewed it recently. */
    get isHeld() {
      return isHolder && !isOver && performance.now() - renewedAtMs < trustMs;
    },
    /** Renews the lease when due, and takes a free one. */
    async beat(isFree: boolean) {
      const isDue = isHolder && performance.now() - renewedAtMs >= renewMs;
      if (!isOver && (isFree || isDue)) await renew();
    },
    /** Releases the lease and doesn't take another one. */
    async release() {
      if (isOver) return;
      isOver = true;
      if (isHolder) await releaseLease(db, holder).catch(() => {});
    },
  };

  async function renew(): Promise<void> {
    // Read before the request, because the lease may have ended by the time of a late response.
    const askedAtMs = performance.now();
    const wasHolder = isHolder;
    isHolder = await renewLease(db, holder);
    if (isOver && isHolder) return releaseLease(db, holder);
    renewedAtMs = askedAtMs;
    if (isHolder && !wasHolder) onAcquired();
  }
}

async function readPulse(db: Kysely<Database>): Promise<Pulse> {
  const { rows } = await sql<Pulse>`select
    (select "version" from "siteVersion") as "siteVersion",
    ${now} as "nowMs",
    not exists (select 1 from "leases" where "name" = ${leaseName} and "expiresAtMs" > ${now}) as "isLeaseFree"`.execute(
    db,
  );
  if (!rows[0]) throw new Error('The database has no pulse');
  return rows[0];
}

/** @returns whether this process holds the lease now */
async function renewLease(db: Kysely<Database>, holder: string): Promise<boolean> {
  const { rows } = await sql`
    insert into "leases" ("name", "holder", "expiresAtMs") values (${leaseName}, ${holder}, ${now} + ${leaseMs}::bigint)
    on conflict ("name") do update set "holder" = excluded."holder", "expiresAtMs" = excluded."expiresAtMs"
    where "leases"."holder" = excluded."holder" or "leases"."expiresAtMs" <= ${now}
    returning "name"`.execute(db);
  return rows.length > 0;
}

async function releaseLease(db: Kysely<Database>, holder: string): Promise<void> {
  await sql`update "leases" set "expiresAtMs" = 0 where "name" = ${leaseName} and "holder" = ${holder}`.execute(db);
}
