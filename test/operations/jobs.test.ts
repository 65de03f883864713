import { mock } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { openDatabase } from '../../src/database/index.ts';
import { type Job, jobs } from '../../src/jobs/index.ts';
import { makeDirectory } from '../fixtures/directory.ts';

const [minuteMs, hourMs, dayMs] = [60_000, 3600_000, 24 * 3600_000];

/** Processes that share a database and a clock. */
async function arrange(t: Test) {
  const { db, close } = await openDatabase({ dataDir: makeDirectory(t) });
  t.teardown(close);
  const clock = { now: Date.UTC(2026, 5, 1) };
  const ran: string[] = [];
  return { db, clock, ran, open, lookAfter };

  /** Lets processes check at the same moment. @returns the jobs that run */
  async function lookAfter(ms: number, ...processes: Pick<FastifyInstance, 'jobs'>[]): Promise<string[]> {
    clock.now += ms;
    await Promise.all(processes.map(({ jobs }) => jobs.runDue()));
    return ran.splice(0);
  }

  async function open(list: Partial<Job>[]) {
    const app = Fastify();
    const cluster = { isRunner: true };
    app.decorate('db', db).decorate('now', () => clock.now);
    app.decorate('cluster', cluster as typeof app.cluster);
    for (const name of ['clock', 'cluster', 'database']) await app.register(fp(async () => {}, { name }));
    await app.register(jobs);
    for (const job of list) app.jobs.add({ name: 'job', run: async () => ran.push(job.name ?? 'job'), ...job });
    t.teardown(() => app.close());
    await app.ready();
    return { app, cluster };
  }
}

t.test('the timer runs each job on time, the first ones a minute after the start', async (t) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  t.teardown(() => mock.timers.reset());
  const { clock, ran, open } = await arrange(t);
  const { app, cluster } = await open([
    { name: 'often', everyMs: 10 * minuteMs },
    { name: 'hourly', everyMs: hourMs },
  ]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const pass = async (ms: number) => {
    clock.now += ms;
    mock.timers.tick(ms);
    // A process that runs no jobs waits for the round that the timer began, and begins none itself.
    cluster.isRunner = false;
    await app.jobs.runDue();
    cluster.isRunner = true;
  };

  await pass(minuteMs - 1);
  t.strictSame(ran.splice(0), []);
  await pass(1);
  t.strictSame(ran.splice(0), ['often', 'hourly']);
  const runs: [seconds: number, name: string][] = [];
  for (let seconds = 15; seconds <= 3600; seconds += 15) {
    await pass(15_000);
    runs.push(...ran.splice(0).map((name) => [seconds, name] as [number, string]));
  }
  const often = [600, 1200, 1800, 2400, 3000, 3600].map((seconds) => [seconds, 'often']);
  t.strictSame(runs, [...often, [3600, 'hourly']]);
});

t.test('jobs run once, even with restarts and several processes', async (t) => {
  const { open, lookAfter } = await arrange(t);
  const list = [{ name: 'sweep', everyMs: dayMs }];
  const [one, other] = [await open(list), await open(list)];
  other.cluster.isRunner = false;
  t.strictSame(await lookAfter(0, one.app, other.app), ['sweep']);

  await one.app.close();
  other.cluster.isRunner = true;
  const again = await open(list);
  t.strictSame(await lookAfter(dayMs - 1, other.app, again.app), []);
  t.strictSame(await lookAfter(1, other.app, again.app), ['sweep']);
});

t.test('a check runs each due job once', async (t) => {
  const { open, lookAfter } = await arrange(t);
  let asked = 0;
  const { app } = await open([
    {
      restMs: 0,
      nextMs() {
        asked += 1;
        return Number.POSITIVE_INFINITY;
      },
    },
  ]);
  await lookAfter(minuteMs, app);
  t.equal(asked, 0, 'one that never ran is due');
  t.strictSame(await lookAfter(minuteMs, app), []);
  t.equal(asked, 1);
});

t.test('a clock set back neither repeats a job nor delays it beyond its interval', async (t) => {
  const { open, lookAfter } = await arrange(t);
  const { app } = await open([{ everyMs: dayMs }]);
  const runs: number[] = [];
  for (const ms of [0, -hourMs, dayMs, hourMs, -365 * dayMs, 0]) runs.push((await lookAfter(ms, app)).length);
  t.strictSame(runs, [1, 0, 0, 1, 1, 0]);
});

t.test('a job that can’t tell when it is due is logged, and the others run', async (t) => {
  const { open, lookAfter } = await arrange(t);
  let isBroken = true;
  const nextMs = async (lastMs: number) => {
    if (isBroken) throw new Error('no such table');
    return lastMs;
  };
  const { app } = await open([
    { name: 'broken', nextMs },
    { name: 'alarms', everyMs: 5 * minuteMs },
  ]);
  const lines: unknown[] = [];
  app.log.error = (fields: unknown) => void lines.push(fields);
  await lookAfter(0, app);

  t.strictSame(await lookAfter(5 * minuteMs, app), ['alarms']);
  t.match(lines, [{ err: { message: 'no such table' }, job: 'broken' }]);
  isBroken = false;
  t.strictSame(await lookAfter(5 * minuteMs, app), ['broken', 'alarms']);
});

t.test('a job that fails is logged and paused, and the others run', async (t) => {
  const { ran, open, lookAfter } = await arrange(t);
  const fails = async () => {
    ran.push('fails');
    throw new Error('no');
  };
  const { app } = await open([{ name: 'fails', nextMs: (lastMs) => lastMs, run: fails }, { everyMs: dayMs }]);
  const lines: unknown[] = [];
  app.log.error = (fields: unknown) => void lines.push(fields);

  t.strictSame(await lookAfter(0, app), ['fails', 'job']);
  t.strictSame(await lookAfter(5 * minuteMs - 1, app), []);
  t.strictSame(await lookAfter(1, app), ['fails']);
  t.match(lines, [{ job: 'fails', err: { message: 'no' } }, { job: 'fails' }]);
});

t.test('jobs run on time even with a read-only database', async (t) => {
  const { db, open, lookAfter } = await arrange(t);
  const { app } = await open([{ everyMs: hourMs }]);
  await sql`pragma query_only = on`.execute(db);
  for (const ms of [0, hourMs]) {
    t.strictSame(await lookAfter(ms, app), ['job']);
    t.strictSame(await lookAfter(15_000, app), []);
  }
  await sql`pragma query_only = off`.execute(db);
  t.strictSame(await lookAfter(hourMs, app), ['job']);
  t.strictSame(await lookAfter(0, app), []);
});

t.test('an urgent job runs at the next check, and a stop waits for it', async (t) => {
  const { ran, open } = await arrange(t);
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  const run = async () => {
    if (ran.push('begun') === 1) return;
    started.resolve();
    await ended.promise;
    ran.push('ended');
  };
  const { app, cluster } = await open([{ name: 'long', everyMs: dayMs, run }]);
  await app.jobs.runDue();
  cluster.isRunner = false;
  app.jobs.soon('long');
  await app.jobs.runDue();
  cluster.isRunner = true;
  await app.jobs.runDue();
  t.strictSame(ran, ['begun'], 'a process that runs no jobs forgets it');

  app.jobs.soon('long');
  void app.jobs.runDue();
  await started.promise;
  const closed = app.close();
  ended.resolve();
  await closed;

  t.strictSame(ran, ['begun', 'begun', 'ended']);
});

t.test('short jobs run during a long one', async (t) => {
  const { clock, ran, open } = await arrange(t);
  const ended = Promise.withResolvers<void>();
  const { app } = await open([
    { name: 'backup', everyMs: dayMs, lane: 'long', run: () => ended.promise.then(() => ran.push('backup')) },
    { name: 'reminders', everyMs: minuteMs, restMs: 0 },
  ]);
  const first = app.jobs.runDue();
  clock.now += minuteMs;
  const second = app.jobs.runDue();
  while (ran.length < 2) await new Promise(setImmediate);
  t.strictSame(ran, ['reminders', 'reminders']);
  ended.resolve();
  await Promise.all([first, second]);
  t.strictSame(ran, ['reminders', 'reminders', 'backup']);
});

t.test('a job that never ends is named after its limit, blocks nothing, and runs once', async (t) => {
  const { clock, ran, open, lookAfter } = await arrange(t);
  const ended = Promise.withResolvers<void>();
  let starts = 0;
  const run = () => {
    starts += 1;
    return ended.promise;
  };
  // The timer of a limit doesn't keep the process alive.
  const alive = setInterval(() => {}, 1000);
  t.teardown(() => clearInterval(alive));
  const { app } = await open([{ name: 'stuck', everyMs: minuteMs, limitMs: 20, run }, { everyMs: minuteMs }]);
  app.log.error = () => {};
  t.strictSame(await lookAfter(0, app), ['job']);
  t.strictSame(app.jobs.listLate(), [{ name: 'stuck', sinceMs: clock.now }]);
  t.strictSame(await lookAfter(10 * minuteMs, app), ['job']);
  t.equal(starts, 1);
  ended.resolve();
  while (app.jobs.listLate().length > 0) await new Promise(setImmediate);
  t.strictSame(await lookAfter(10 * minuteMs, app), ['job']);
  t.equal(starts, 2);
  t.equal(ran.length, 0);
});
