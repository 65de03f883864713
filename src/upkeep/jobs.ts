import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import { setting } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';

/** How often a process looks what is due. The first look waits, so that a fresh start serves visitors first. */
const [lookMs, firstLookMs] = [15_000, 60_000];
/** The shortest time between two runs of a job that names none, also of one that failed. */
const usualRestMs = 5 * 60_000;
const lastRuns = setting('jobs', z.record(z.string(), z.number()));

/** Something that happens by the clock, in one process at a time. One that has never run is due at once. */
export interface Job {
  /** In the log, and in the setting that says when each job ran last. */
  name: string;
  /** The time from one run to the next, or the moment after one at which it is due (both in milliseconds since 1970). */
  everyMs?: number;
  nextMs?(lastMs: number): number | Promise<number>;
  /** The shortest time between two runs, for what must not be minutes late. */
  restMs?: number;
  run(): Promise<unknown>;
}

declare module 'fastify' {
  interface FastifyInstance {
    jobs: {
      add(job: Job): void;
      /** Runs a job at the next look, before it is due. A process that runs none forgets it. */
      soon(name: string): void;
      /** Names this process in what it claims. */
      readonly holder: string;
      /** Whether this process may begin what one process at a time does. */
      readonly isRunner: boolean;
      /** Called when this process becomes the runner. */
      onRunner(listener: () => void): void;
      /** Runs what is due, in the order in which it was added, and waits for it. It never fails. */
      runDue(): Promise<void>;
    };
  }
}

/** Runs jobs in the process that holds the lease; a process alone always does. When each ran last outlives a restart. */
export const jobs = fp(
  async (app) => {
    const all: Job[] = [];
    const wanted = new Set<string>();
    const rounds = new PQueue({ concurrency: 1 });
    /** Times of the last runs that could not be stored, as on a full disk. */
    let unsaved: Record<string, number> = {};
    let timer: NodeJS.Timeout | undefined;
    let closing = false;

    app.decorate('jobs', {
      add: (job) => void all.push(job),
      soon: (name) => void wanted.add(name),
      runDue: () => rounds.add(runDue),
      holder: app.cluster.holder,
      get isRunner() {
        return app.cluster.isRunner;
      },
      onRunner: app.cluster.onRunner,
    });
    app.addHook('onListen', async () => schedule(firstLookMs));
    app.addHook('preClose', async () => {
      closing = true;
      clearTimeout(timer);
    });
    app.addHook('onClose', () => rounds.onIdle());

    function schedule(delayMs: number): void {
      clearTimeout(timer);
      if (!closing) timer = setTimeout(() => void rounds.add(runDue).then(() => schedule(lookMs)), delayMs).unref();
    }

    async function runDue(): Promise<void> {
      if (!app.cluster.isRunner) return wanted.clear();
      const due = await claimDue().catch(logFailure);
      for (const { name, run } of due ?? []) if (!closing) await run().catch((error) => logFailure(error, name));
    }

    /** Notes the time before the jobs run, in place of the version that was read: of two processes one has them. */
    async function claimDue(): Promise<Job[]> {
      const nowMs = app.now();
      const { value, version } = await lastRuns.read(app.db);
      const last = { ...value, ...unsaved };
      const due: Job[] = [];
      for (const job of all) if (wanted.delete(job.name) || (await isDue(job, last[job.name], nowMs))) due.push(job);
      if (due.length === 0) return due;
      for (const { name } of due) last[name] = nowMs;
      const error = await lastRuns.write(app.db, last, version).catch((error: unknown) => error);
      if (error instanceof ChangedElsewhereError) return [];
      unsaved = error instanceof Error ? last : {};
      return due;
    }

    function logFailure(error: unknown, job?: string): void {
      if (!closing) app.log.error({ err: error, job }, 'a job failed');
    }
  },
  { name: 'jobs', dependencies: ['clock', 'cluster', 'database'], fastify: '5.x' },
);

/** A run later than the one after now was noted before the clock was set back. */
async function isDue(
  { everyMs = 0, nextMs, restMs = usualRestMs }: Job,
  lastMs: number | undefined,
  nowMs: number,
): Promise<boolean> {
  if (lastMs === undefined) return true;
  const next = async (ms: number) => Math.max(nextMs ? await nextMs(ms) : ms + everyMs, ms + restMs);
  return (await next(lastMs)) <= nowMs || (await next(nowMs)) <= lastMs;
}
