import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Drill } from './parts/drill.ts';
import type { PostgresServer } from './parts/postgres.ts';
import { startRelay } from './parts/relay.ts';
import type { Replica } from './parts/replica.ts';
import { type Stage, startPair } from './parts/stage.ts';
import { postLead } from './parts/visitors.ts';

const visitors = 6;
const beforeMs = 4000;
/** The time before a monitor declares the primary dead. */
const noticeMs = 3000;
const afterMs = 15_000;

/**
 * Freezes the synchronous standby, so that nothing can be confirmed. Then kills the primary under load, and promotes the standby at the
 * same address.
 */
export const failover: Drill = {
  number: 15,
  title: 'kill -9 of the primary, its standby promoted',
  async run(stage) {
    const { primary, standby } = await startPair(stage.folder);
    stage.onEnd(() => standby.stop());
    const { name } = await makeNamedDatabase(primary);
    const relay = await startRelay(primary.port);
    stage.onEnd(() => relay.stop());
    const replicas = await stage.startThree({ databaseUrl: relay.addressOf(name) });
    await showHungStandby(stage, standby, replicas);
    const confirmed: { reference: string; atMs: number }[] = [];
    const state = { isOver: false };
    const posting = Array.from({ length: visitors }, (_none, index) =>
      visit(replicas[index % 3]?.url ?? '', confirmed, state),
    );

    await setTimeout(beforeMs);
    await primary.kill();
    await setTimeout(noticeMs);
    await standby.promote();
    relay.sendTo(standby.port);
    const promotedAtMs = performance.now();
    await setTimeout(afterMs);
    state.isOver = true;
    await Promise.all(posting);

    const rows = await standby.query<{ reference: string; key: string | null }>(
      'select reference, "idempotencyKey" as key from submissions',
      name,
    );
    const stored = new Set(rows.map(({ reference }) => reference));
    const nextMs = (confirmed.find(({ atMs }) => atMs > promotedAtMs)?.atMs ?? Number.POSITIVE_INFINITY) - promotedAtMs;
    stage.report('Posts that were confirmed', confirmed.length);
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
    const keys = rows.flatMap(({ key }) => key ?? []);
    stage.expect('Keys with more than one row', keys.length - new Set(keys).size, 0);
    stage.expect('Processes that exited', replicas.filter(({ child }) => child.exitCode !== null).length, 0);
  },
};

/** A post is confirmed only once it is on two disks. Otherwise the visitor is asked to call, and can send the form again. */
async function showHungStandby(stage: Stage, standby: PostgresServer, replicas: readonly Replica[]): Promise<void> {
  const forms = replicas.map(({ url }) => ({ url, key: randomUUID(), message: `Forty feet, ${randomUUID()}` }));
  standby.freeze();
  const refused = await Promise.all(forms.map(({ url, ...form }) => postLead(url, form)));
  standby.thaw();
  const again = await Promise.all(forms.map(sendUntilTaken));

  const well = refused.filter(({ status, body }) => status === 503 && /\(\d{3}\) \d{3}-\d{4}/.test(body));
  const slowest = Math.max(...refused.map(({ ms }) => ms)) / 1000;
  stage.expect('The standby hangs: posts answered 503 with the phone number', well.length, forms.length);
  stage.expect('The standby hangs: the slowest of them', `${slowest.toFixed(1)} s`, 'within 13 s', slowest <= 13);
  stage.expect('Afterward: the same posts with their keys, accepted', new Set(again).size, forms.length);
}

/** @returns the reference */
async function sendUntilTaken({ url, ...form }: { url: string; key: string; message: string }): Promise<string> {
  for (;;) {
    const { status, reference } = await postLead(url, form);
    if (status === 201) return reference;
    await setTimeout(100);
  }
}

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
