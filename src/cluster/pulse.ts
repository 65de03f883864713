import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import fp from 'fastify-plugin';
import type { Pulse, SharedDatabase } from '../database/index.ts';
import { createLease } from './lease.ts';

/** How often a process looks what others have changed. */
const pulseMs = 500;
/** A clock that is off by more than this is told. */
const clockToleranceMs = 2000;

export interface Cluster {
  /** Names this process in what it claims. */
  readonly holder: string;
  /** Whether this process may begin what one process at a time does: deliveries, the daily proof, backups. */
  readonly isRunner: boolean;
  /** The lease under which it does so, of an epoch that never is while another process has it; `undefined` where it is alone. */
  readonly lease: { epoch: number } | undefined;
  /** Call it before reading what pages show: what is changed after that is seen at the next pulse. */
  beginSiteRead(): Promise<void>;
  /** Called when something has changed since the last such read. */
  onSiteChange(listener: () => void): void;
  /** Called when this process becomes the runner, and when there is something for it to deliver. */
  onWork(listener: () => void): void;
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

/** This process among others on the same database. Without such a database it is alone, and always the runner. */
export const cluster = fp(
  async (app) => {
    const { sharedDatabase: shared } = app;
    if (!shared) {
      app.decorate('cluster', alone);
      return;
    }
    app.decorate('cluster', await join(app, shared));
  },
  { name: 'cluster', dependencies: ['database', 'drain'], fastify: '5.x' },
);

const alone: Cluster = {
  holder: 'site',
  isRunner: true,
  lease: undefined,
  beginSiteRead: async () => {},
  onSiteChange: () => {},
  onWork: () => {},
  readState: () => ({ pulseAgeMs: 0, clockOffsetMs: 0 }),
};

async function join(app: Parameters<typeof cluster>[0], shared: SharedDatabase): Promise<Cluster> {
  const holder = `${hostname()} ${randomUUID()}`;
  const siteListeners: (() => void)[] = [];
  const workListeners: (() => void)[] = [];
  const lease = createLease(shared, holder, () => call(workListeners));
  let last = await shared.readPulse();
  /** The version that the last read has seen. */
  let seenVersion: number | undefined;
  let answeredAtMs = performance.now();
  let clockOffsetMs = 0;
  let isFailing = false;
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
      seenVersion = (await shared.readPulse()).siteVersion;
    },
    onSiteChange: (listener) => void siteListeners.push(listener),
    onWork: (listener) => void workListeners.push(listener),
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
      const pulse = await shared.readPulse();
      noteAnswer(pulse);
      last = pulse;
      if (seenVersion !== undefined && pulse.siteVersion !== seenVersion) call(siteListeners);
      await lease.beat(pulse.isLeaseFree);
      if (pulse.isDeliveryDue && lease.held) call(workListeners);
    } catch (error) {
      if (!isFailing) app.log.error({ err: error }, 'the database does not answer; pages show what was last known');
      isFailing = true;
    }
  }

  function noteAnswer({ nowMs }: Pulse): void {
    if (isFailing) app.log.info('the database answers again');
    isFailing = false;
    answeredAtMs = performance.now();
    const before = clockOffsetMs;
    clockOffsetMs = Date.now() - nowMs;
    if (Math.abs(clockOffsetMs) > clockToleranceMs && Math.abs(before) <= clockToleranceMs)
      app.log.warn({ offsetMs: clockOffsetMs }, 'the clock of this machine is off');
  }
}

function call(listeners: readonly (() => void)[]): void {
  for (const listener of listeners) listener();
}
