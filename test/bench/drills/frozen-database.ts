import { setTimeout } from 'node:timers/promises';
import type { Drill } from './parts/drill.ts';
import type { Replica } from './parts/replica.ts';
import { type Answer, get, percentile, postLead } from './parts/visitors.ts';

const frozenMs = 60_000;
const lookEveryMs = 50;
/** Visitors who post to each process at once: more than its database connections. */
const visitors = 15;

/** Freezes the database for a minute: it doesn't respond, and connections stay open. */
export const frozenDatabase: Drill = {
  number: 17,
  title: 'The database frozen for 60 s',
  async run(stage) {
    const server = await stage.makeServer();
    const { url: databaseUrl } = await stage.makeDatabase(server);
    const replicas = await stage.startThree({ databaseUrl });
    await Promise.all(replicas.map(({ waitForLine }) => waitForLine(/The site is ready/)));
    const pages: Answer[] = [];
    const posts: Answer[] = [];
    const state = { isOver: false };

    server.freeze();
    const looking = replicas.map((replica) => look(replica, pages, state));
    const posting = replicas.flatMap((replica) => Array.from({ length: visitors }, () => post(replica, posts, state)));
    await setTimeout(frozenMs);
    state.isOver = true;
    // The last requests are answered while the database still hangs.
    await Promise.all([...looking, ...posting]);
    server.thaw();
    const backMs = await timeRecovery(replicas);

    const times = pages.map(({ ms }) => ms);
    const p99 = percentile(times, 0.99);
    const slowest = Math.max(...posts.map(({ ms }) => ms));
    const well = posts.filter(({ status, body }) => status === 503 && /\(\d{3}\) \d{3}-\d{4}/.test(body));
    stage.expect(
      `Pages without status 200, of ${pages.length}`,
      pages.filter(({ status }) => status !== 200).length,
      0,
    );
    stage.expect(
      'Pages',
      `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
      'p99 under 20 ms',
      p99 < 20,
    );
    stage.expect('Posts answered 503 with the phone number', well.length, posts.length);
    stage.expect('The slowest of them', `${(slowest / 1000).toFixed(1)} s`, 'within 13 s', slowest <= 13_000);
    stage.expect('Processes that exited', replicas.filter(({ child }) => child.exitCode !== null).length, 0);
    stage.report('All processes accept posts again after', `${(backMs / 1000).toFixed(1)} s`);
  },
};

async function look({ url }: Replica, pages: Answer[], state: { isOver: boolean }): Promise<void> {
  while (!state.isOver) {
    pages.push(await get(url, { 'accept-encoding': 'br' }));
    await setTimeout(lookEveryMs);
  }
}

async function post({ url }: Replica, posts: Answer[], state: { isOver: boolean }): Promise<void> {
  while (!state.isOver) posts.push(await postLead(url));
}

async function timeRecovery(replicas: readonly Replica[]): Promise<number> {
  const begin = performance.now();
  await Promise.all(
    replicas.map(async ({ url }) => {
      while ((await postLead(url)).status !== 201) await setTimeout(100);
    }),
  );
  return performance.now() - begin;
}
