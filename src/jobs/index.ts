import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import { setting } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';

/** Interval between checks for due jobs. The first check waits, so that a fresh start serves visitors first. */
const [lookMs, firstLookMs] = [15_000, 60_000];
/** Default minimum time between two runs of a job, including failed runs. */
const usualRestMs = 5 * 60_000;
/** Jobs run one after the other in two lanes, so that reminders never wait for a backup or the pages of a catalog. */
const lanes = ['short', 'long'] as const;
type Lane = (typeof lanes)[number];
/** Time limit of a job. After that its lane continues without it, and an alarm names it. */
const usualLimitMs: Record<Lane, number> = { short: 5 * 60_000, long: 2 * 3600_000 };
const lastRuns = setting('jobs', z.record(z.string(), z.number()));

/** Work that is done on a schedule, in one process at a time. A job that has never run is due at once. */
export interface Job {
  /** Used in the log, and in the setting that records the last run of each job. */
  name: string;
  /** The time between two runs, or a function that returns when the job is due after its last run (both in milliseconds since 1970). */
  everyMs?: number;
  nextMs?(lastMs: number): number | Promise<number>;
  /** The minimum time between two runs, for a job that must not be minutes late. */
  restMs?: number;
  /** Defaults to `short`, for jobs that take seconds at most. */
  lane?: Lane;
  /** How long a run may take, in milliseconds. */
  limitMs?: number;
  run(): Promise<unknown>;
}

/** A job that runs longer than its limit. */
export interface LateJob {
  name: string;
  /** Milliseconds since 1970. */
  sinceMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: {
      add(job: Job): void;
      /** Runs a job at the next check, before it is due. A process that isn't the runner ignores this. */
      soon(name: string): void;
      /** Names this process in its claims. */
      readonly holder: string;
      /** True if this process may start work that only one process at a time does. */
      readonly isRunner: boolean;
      /** Called when this process becomes the runner. */
      onRunner(listener: () => void): void;
      /** Runs due jobs, in each lane in the order in which they were added, and waits for them. It never throws. */
      runDue(): Promise<void>;
      /** Lists the jobs of this process that run longer than their limits. */
      listLate(): LateJob[];
    };
  }
}

/** Runs jobs in the process that holds the lease; a single process always does. The time of each last run is stored across restarts. */
export const jobs = fp(
  async (app) => {
    const all: Job[] = [];
    const wanted = new Set<string>();
    const rounds = { short: new PQueue({ concurrency: 1 }), long: new PQueue({ concurrency: 1 }) };
    const claims = new PQueue({ concurrency: 1 });
    /** The start times of jobs that have passed their limit. */
    const late = new Map<string, number>();
    /** Times of the last runs that couldn't be stored, as on a full disk. */
    let unsaved: Record<string, number> = {};
    const timers: Partial<Record<Lane, NodeJS.Timeout>> = {};
    let closing = false;

    app.decorate('jobs', {
      add: (job) => void all.push(job),
      soon: (name) => void wanted.add(name),
      async runDue() {
        await Promise.all(lanes.map(runLane));
        // A job of one lane may have requested a job of the other.
        if (wanted.size > 0) await Promise.all(lanes.map(runLane));
      },
      listLate: () => [...late].map(([name, sinceMs]) => ({ name, sinceMs })),
      holder: app.cluster.holder,
      get isRunner() {
        return app.cluster.isRunner;
      },
      onRunner: app.cluster.onRunner,
    });
    app.addHook('onListen', async () => {
      for (const lane of lanes) schedule(lane, firstLookMs);
    });
    app.addHook('preClose', async () => {
      closing = true;
      for (const timer of Object.values(timers)) clearTimeout(timer);
    });
    app.addHook('onClose', async () => void (await Promise.all(lanes.map((lane) => rounds[lane].onIdle()))));

    function schedule(lane: Lane, delayMs: number): void {
      clearTimeout(timers[lane]);
      if (closing) return;
      timers[lane] = setTimeout(() => void runLane(lane).then(() => schedule(lane, lookMs)), delayMs).unref();
    }

    function runLane(lane: Lane): Promise<void> {
      return rounds[lane].add(async () => {
        if (!app.cluster.isRunner) return wanted.clear();
        const due = await claims.add(() => claimDue(lane)).catch(logFailure);
        for (const job of due ?? []) if (!closing) await runWithin(job);
      });
    }

    /** Waits for a job until its limit. A job that is late isn't started again while it still runs. */
    async function runWithin({ name, run, lane = 'short', limitMs = usualLimitMs[lane] }: Job): Promise<void> {
      const startedMs = app.now();
      const limit = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        late.set(name, startedMs);
        app.log.error({ job: name, limitMs }, 'job still running after its time limit');
        limit.resolve();
      }, limitMs).unref();
      const running = run()
        .catch((error) => logFailure(error, name))
        .finally(() => {
          clearTimeout(timer);
          late.delete(name);
        });
      await Promise.race([running, limit.promise]);
    }

    /** Stores the time before the jobs run, if the version is unchanged, so that only one of two processes runs them. */
    async function claimDue(lane: Lane): Promise<Job[]> {
      const nowMs = app.now();
      const { value, version } = await lastRuns.read(app.db);
      const last = { ...value, ...unsaved };
      const due: Job[] = [];
      for (const job of all) {
        if ((job.lane ?? 'short') !== lane || late.has(job.name)) continue;
        if (wanted.delete(job.name) || (await mayRun(job, last[job.name], nowMs))) due.push(job);
      }
      if (due.length === 0) return due;
      for (const { name } of due) last[name] = nowMs;
      const error = await lastRuns.write(app.db, last, version).catch((error: unknown) => error);
      if (error instanceof ChangedElsewhereError) return [];
      unsaved = error instanceof Error ? last : {};
      return due;
    }

    /** A job that can't tell when it is due, such as one whose table is broken, waits, and doesn't hold up the others. */
    async function mayRun(job: Job, lastMs: number | undefined, nowMs: number): Promise<boolean> {
      try {
        return await isDue(job, lastMs, nowMs);
      } catch (error) {
        logFailure(error, job.name);
        return false;
      }
    }

    function logFailure(error: unknown, job?: string): void {
      if (!closing) app.log.error({ err: error, job }, 'a job failed');
    }
  },
  { name: 'jobs', dependencies: ['clock', 'cluster', 'database'] },
);

/** A last run after the next due time was recorded before the clock was set back. */
async function isDue(
  { everyMs = 0, nextMs, restMs = usualRestMs }: Job,
  lastMs: number | undefined,
  nowMs: number,
): Promise<boolean> {
  if (lastMs === undefined) return true;
  const next = async (ms: number) => Math.max(nextMs ? await nextMs(ms) : ms + everyMs, ms + restMs);
  return (await next(lastMs)) <= nowMs || (lastMs > nowMs && (await next(nowMs)) <= lastMs);
}
