import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Drill } from './parts/drill.ts';
import { readHolder, timeTakeover } from './parts/lease.ts';
import type { Replica } from './parts/replica.ts';
import { get } from './parts/visitors.ts';

const drainSeconds = 4;

/** Shows that a stopping process keeps serving until the load balancers have noticed. */
export const drainedProcess: Drill = {
  number: 22,
  title: 'SIGTERM',
  async run(stage) {
    const database = await stage.makeDatabase();
    const options = { databaseUrl: database.url, environment: { DRAIN_SECONDS: String(drainSeconds) } };
    const runner = await stage.startReplica(options);
    await stage.startReplica(options);
    const holder = await readHolder(database);
    const begin = performance.now();
    const until = begin + drainSeconds * 1000 - 500;

    runner.child.kill('SIGTERM');
    const [servezMs, leaseMs, refused] = await Promise.all([
      timeServez(runner, begin),
      timeTakeover(database, holder, begin),
      countRefused(runner, until),
    ]);

    stage.expect('/servez answers 503 after', `${servezMs.toFixed(0)} ms`, 'at once: 100 ms', servezMs <= 100);
    stage.expect('Another process has the lease after', `${leaseMs.toFixed(0)} ms`, 'within 1000 ms', leaseMs <= 1000);
    stage.expect(`Refused connections of ${refused.tried} in DRAIN_SECONDS`, refused.count, 0);
    stage.expect('Exit code', String(await runner.ended), '0');
  },
};

async function timeServez({ url }: Replica, begin: number): Promise<number> {
  while ((await get(`${url}/servez`)).status !== 503) await setTimeout(5);
  return performance.now() - begin;
}

/** Opens connections one after another, and counts the refused ones. */
async function countRefused({ url }: Replica, until: number): Promise<{ tried: number; count: number }> {
  const result = { tried: 0, count: 0 };
  for (; performance.now() < until; result.tried += 1) {
    if (!(await canConnect(Number(new URL(url).port)))) result.count += 1;
    await setTimeout(2);
  }
  return result;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
