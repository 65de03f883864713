import { readFileSync } from 'node:fs';
import { browserEncodings, load } from '../load.ts';
import { processorMs } from '../site.ts';
import type { Drill } from './parts/drill.ts';
import { measureImage } from './parts/image-size.ts';
import type { Replica } from './parts/replica.ts';
import type { Stage } from './parts/stage.ts';
import { get, percentile, postLead } from './parts/visitors.ts';

const page = '/residential-wood-fencing';
const rounds = 5;
const roundSeconds = 2;
const warmUp = 100;
const posts = 600;

/** Compares the cost of one of several processes with a single one on SQLite. */
export const bars: Drill = {
  number: 31,
  title: 'The bars of speed and memory',
  async run(stage) {
    const { url: databaseUrl } = await stage.makeDatabase();
    const alone = await stage.startReplica({});
    const shared = await stage.startReplica({ databaseUrl });
    await Promise.all([alone, shared].map(({ waitForLine }) => waitForLine(/The site is ready/)));
    const idle = readMemory(shared) - readMemory(alone);
    stage.expect('Idle memory beside a process alone', `${idle.toFixed(0)} MB more`, 'at most 20 MB', idle <= 20);
    await comparePages(stage, alone, shared);
    await timePosts(stage, shared, alone);
    await timeStarts(stage, shared);
    reportSize(stage);
  },
};

async function comparePages(stage: Stage, alone: Replica, shared: Replica): Promise<void> {
  const figures = { alone: [] as PageCost[], shared: [] as PageCost[] };
  for (let round = 0; round < rounds; round += 1) {
    figures.alone.push(await measurePages(alone));
    figures.shared.push(await measurePages(shared));
  }
  // Other work on the machine makes a round slower, never faster.
  const best = (costs: PageCost[]) => Math.min(...costs.map(({ microseconds }) => microseconds));
  const fastest = (costs: PageCost[]) => Math.max(...costs.map(({ perSecond }) => perSecond));
  const ratio = best(figures.alone) / best(figures.shared);
  const seen = `${ratio.toFixed(2)}: ${best(figures.shared).toFixed(1)} µs beside ${best(figures.alone).toFixed(1)} µs of the processor`;
  stage.expect('A cached page beside a process alone', seen, 'at least 0.95', ratio >= 0.95);
  stage.report(
    'Pages a second, among others and alone',
    `${fastest(figures.shared).toFixed(0)}, ${fastest(figures.alone).toFixed(0)}`,
  );
}

interface PageCost {
  perSecond: number;
  microseconds: number;
}

async function measurePages({ child, url }: Replica): Promise<PageCost> {
  const before = processorMs(child);
  const perSecond = await load({ url: url + page, headers: browserEncodings }, roundSeconds);
  return { perSecond, microseconds: ((processorMs(child) - before) * 1000) / (perSecond * roundSeconds) };
}

async function timePosts(stage: Stage, shared: Replica, alone: Replica): Promise<void> {
  const times = await postOneByOne(shared);
  const p50 = percentile(times, 0.5);
  const p99 = percentile(times, 0.99);
  stage.expect('A post, with a synchronous standby', `p50 ${p50.toFixed(1)} ms`, 'p50 8 ms', p50 <= 8);
  stage.expect('A post, with a synchronous standby', `p99 ${p99.toFixed(1)} ms`, 'p99 60 ms', p99 <= 60);
  const others = await postOneByOne(alone);
  const seen = `p50 ${percentile(others, 0.5).toFixed(1)} ms, p99 ${percentile(others, 0.99).toFixed(1)} ms`;
  stage.report('A post at a process alone', seen);
  stage.expect(...(await countStatements(stage, shared.url)));
}

/** @returns how long each took, without the first, in milliseconds */
async function postOneByOne({ url }: Replica): Promise<number[]> {
  const times: number[] = [];
  for (let post = 0; post < warmUp + posts; post += 1) {
    const { status, ms } = await postLead(url);
    if (status !== 201) throw new Error(`a post was answered ${status}`);
    times.push(ms);
  }
  return times.slice(warmUp);
}

async function countStatements({ postgres }: Stage, url: string): Promise<[string, number, string, boolean]> {
  await postgres.query("alter system set log_statement = 'all'");
  await postgres.query('select pg_reload_conf()');
  await get(`${url}/readyz`);
  const begin = postgres.log.length;
  await postLead(url);
  await postgres.query("alter system set log_statement = 'none'");
  await postgres.query('select pg_reload_conf()');
  const texts = postgres.log
    .slice(begin)
    .join('\n')
    .split(/LOG: {2}(?:statement|execute [^:]*): /)
    .slice(1);
  const own = texts.filter(
    (text) => !/siteVersion|"leases"|alter system|pg_reload_conf|min\("nextAttemptAtMs"\)|"state" = /.test(text),
  );
  return ['Statements of a post', own.length, 'at most 9', own.length <= 9];
}

async function timeStarts(stage: Stage, replica: Replica): Promise<void> {
  const starts: number[] = [];
  for (let start = 0; start < 3; start += 1) {
    const next = await stage.startReplica({ databaseUrl: replica.options.databaseUrl });
    starts.push(next.startMs + (await get(`${next.url}/servez`)).ms);
    await next.end('SIGKILL');
  }
  const least = Math.min(...starts);
  stage.expect(
    '/servez after the start of the process, the least of three',
    `${least.toFixed(0)} ms`,
    'within 1500 ms',
    least <= 1500,
  );
}

function reportSize({ expect, report }: Stage): void {
  const { all, cluster } = measureImage();
  expect('Packages and code of the cluster in the image', `${cluster.toFixed(1)} MB`, 'at most 5 MB', cluster <= 5);
  report('Packages and the built site in the image', `${all.toFixed(0)} MB`);
}

function readMemory({ child: { pid } }: Replica): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
