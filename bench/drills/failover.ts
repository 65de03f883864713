import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Drill } from './parts/drill.ts';
import { startRelay } from './parts/relay.ts';
import { startPair } from './parts/stage.ts';
import { postLead } from './parts/visitors.ts';

const visitors = 6;
const beforeMs = 4000;
/** How long a monitor waits before it declares the primary dead. */
const noticeMs = 3000;
const afterMs = 15_000;

/** The primary dies under posts, and its synchronous standby takes over behind the same address. */
export const failover: Drill = {
  statement: 15,
  title: 'kill -9 of the primary, its standby promoted',
  async run(stage) {
    const { primary, standby } = await startPair(stage.folder);
    stage.onEnd(() => standby.stop());
    const { name } = await makeNamedDatabase(primary);
    const relay = await startRelay(primary.port);
    stage.onEnd(() => relay.stop());
    const replicas = await stage.startThree({ databaseUrl: relay.addressOf(name) });
    const confirmed: { reference: string; atMs: number }[] = [];
    const state = { isOver: false };
    const posting = Array.from({ length: visitors }, (_none, index) =>
      visit(replicas[index % 3]?.url ?? '', confirmed, state),
    );

    await setTimeout(beforeMs);
    await primary.kill();
    await setTimeout(noticeMs);
    await standby.promote();
    relay.leadTo(standby.port);
    const promotedAtMs = performance.now();
    await setTimeout(afterMs);
    state.isOver = true;
    await Promise.all(posting);

    const rows = await standby.query<{ reference: string }>('select reference from submissions', name);
    const stored = new Set(rows.map(({ reference }) => reference));
    const nextMs = (confirmed.find(({ atMs }) => atMs > promotedAtMs)?.atMs ?? Number.POSITIVE_INFINITY) - promotedAtMs;
    stage.tell('Posts that were confirmed', confirmed.length);
    stage.expect(
      'Confirmed posts that the new primary lacks',
      confirmed.filter(({ reference }) => !stored.has(reference)).length,
      0,
    );
    stage.expect(
      'The next confirmed post after the promotion',
      `${nextMs.toFixed(0)} ms`,
      'within 5000 ms',
      nextMs <= 5000,
    );
    stage.expect('Processes that have ended', replicas.filter(({ child }) => child.exitCode !== null).length, 0);
  },
};

async function makeNamedDatabase(primary: { query(text: string): Promise<object[]> }): Promise<{ name: string }> {
  const name = `drill_${randomUUID().slice(0, 8)}`;
  await primary.query(`create database "${name}"`);
  return { name };
}

async function visit(
  url: string,
  confirmed: { reference: string; atMs: number }[],
  state: { isOver: boolean },
): Promise<void> {
  while (!state.isOver) {
    const { status, reference } = await postLead(url);
    if (status === 201) confirmed.push({ reference, atMs: performance.now() });
    await setTimeout(50);
  }
}
