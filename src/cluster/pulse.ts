import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Pulse, SharedDatabase } from '../database/index.ts';
import { createLease } from './lease.ts';
import { shareRuns } from './shared-runs.ts';

/** How often a process looks what others have changed. */
const pulseMs = 500;
/** The least time between two reads that requests for unknown names cause: strangers can invent names. */
const catchUpMs = 50;
/** A clock that is off by more than this is logged. */
const clockToleranceMs = 2000;
const longAnswerMs = 500;

export interface Cluster {
  /** Names this process in what it claims. */
  readonly holder: string;
  /** Whether this process may begin what one process at a time does: deliveries, the daily proof, backups. */
  readonly isRunner: boolean;
  /** The lease that makes it the runner; epoch 0, which matches no row, while another process has it; `undefined` where it is alone. */
  readonly lease: { epoch: number } | undefined;
  /**
   * Call it before reading what pages show: what is changed after that is seen at the next pulse.
   * @returns what to call once all of it is read
   */
  beginSiteRead(): Promise<() => void>;
  /** Called when something has changed since the last such read; the listener reads it. */
  onSiteChange(listener: () => Promise<void>): void;
  /** Reads what other processes have changed until now: call it before answering that something does not exist. */
  catchUp(): Promise<void>;
  /** Called when this process becomes the runner. */
  onRunner(listener: () => void): void;
  /** Called when there is something for the runner to deliver. */
  onWork(listener: () => void): void;
  /** Milliseconds since 1970 by the clock that all processes share, whichever is right. */
  now(): number;
  /** For the metrics. */
  readState(): ClusterState;
}

export interface ClusterState {
  /** How long ago the database was last asked with success. */
  pulseAgeMs: number;
  /** How far this process's clock is ahead of the database's. */
  clockOffsetMs: number;
  /** The version that all processes share; `undefined` where the process is alone. */
  siteVersion?: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    cluster: Cluster;
  }
}

/** This process, by the name that its log gives it, among others on the same database. Without such a database it is alone, and always the runner. */
export const cluster = fp<{ replica?: string | undefined }>(
  async (app, { replica = 'site' }) => {
    const { sharedDatabase: shared } = app;
    if (!shared) {
      app.decorate('cluster', alone);
      return;
    }
    app.decorate('cluster', await join(app, shared, `${replica} ${randomUUID()}`));
  },
  { name: 'cluster', dependencies: ['database', 'drain'], fastify: '5.x' },
);

const alone: Cluster = {
  holder: 'site',
  isRunner: true,
  lease: undefined,
  beginSiteRead: async () => () => {},
  onSiteChange: () => {},
  catchUp: async () => {},
  onRunner: () => {},
  onWork: () => {},
  now: Date.now,
  readState: () => ({ pulseAgeMs: 0, clockOffsetMs: 0 }),
};

async function join(app: FastifyInstance, shared: SharedDatabase, holder: string): Promise<Cluster> {
  const siteListeners: (() => Promise<void>)[] = [];
  const runnerListeners: (() => void)[] = [];
  const workListeners: (() => void)[] = [];
  const lease = createLease(shared, holder, () => call(runnerListeners));
  let answeredAtMs = 0;
  let clockOffsetMs = 0;
  let isClockOff = false;
  let isFailing = false;
  let last = await readPulse();
  /** The version that the last read has begun with, and the one that was read as a whole. */
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
      return lease.held !== undefined;
    },
    get lease() {
      return lease.held ?? { epoch: 0 };
    },
    async beginSiteRead() {
      const { siteVersion } = await shared.readPulse();
      seenVersion = siteVersion;
      return () => {
        shownVersion = siteVersion;
      };
    },
    onSiteChange: (listener) => void siteListeners.push(listener),
    catchUp: shareRuns(catchUp, catchUpMs),
    onRunner: (listener) => void runnerListeners.push(listener),
    onWork: (listener) => void workListeners.push(listener),
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
      const pulse = await readPulse();
      last = pulse;
      if (seenVersion !== undefined && pulse.siteVersion !== seenVersion) call(siteListeners);
      await lease.beat(pulse.isLeaseFree);
      if (pulse.isDeliveryDue && lease.held) call(workListeners);
    } catch (error) {
      if (!isFailing) app.log.error({ err: error }, 'the database does not answer; pages show what was last known');
      isFailing = true;
    }
  }

  /** Without the database, what was last known is all there is. */
  async function catchUp(): Promise<void> {
    const pulse = await shared.readPulse().catch(() => undefined);
    if (pulse && pulse.siteVersion !== shownVersion) await Promise.all(siteListeners.map((listener) => listener()));
  }

  async function readPulse(): Promise<Pulse> {
    const askedAtMs = performance.now();
    const pulse = await shared.readPulse();
    if (isFailing) app.log.info('the database answers again');
    isFailing = false;
    answeredAtMs = performance.now();
    compareClocks(pulse.nowMs, answeredAtMs - askedAtMs);
    return pulse;
  }

  /** An answer that took long says little of what time it is now. */
  function compareClocks(nowMs: number, tookMs: number): void {
    if (tookMs > longAnswerMs && clockOffsetMs !== 0) return;
    clockOffsetMs = Math.round(Date.now() - nowMs - tookMs / 2);
    const isOff = Math.abs(clockOffsetMs) > clockToleranceMs;
    if (isOff && !isClockOff) app.log.warn({ offsetMs: clockOffsetMs }, 'the clock of this machine is off');
    isClockOff = isOff;
  }
}

function call(listeners: readonly (() => unknown)[]): void {
  for (const listener of listeners) listener();
}
