import { setTimeout } from 'node:timers/promises';
import type { Drill } from './parts/drill.ts';
import { signIn } from './parts/owner.ts';
import { programs } from './parts/programs.ts';
import type { Replica } from './parts/replica.ts';
import { get, postLead } from './parts/visitors.ts';

/** Milliseconds between the stamp and the post, long enough not to look like a bot. */
const typingMs = 2500;

/** Sets one machine's clock half a minute behind and another's half a minute ahead, unnoticed. */
export const wrongClock: Drill = {
  number: 27,
  title: 'Clocks 30 s off',
  async run(stage) {
    const database = await stage.makeDatabase();
    // Only the time of day is wrong; elapsed time is right.
    const environment = { FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' };
    const start = (off: string) =>
      stage.startReplica({ databaseUrl: database.url, environment, wrapper: [programs.faketime, '-f', off] });
    const [behind, ahead] = [await start('-30s'), await start('+30s')];
    const replicas = [behind, ahead, await stage.startReplica({ databaseUrl: database.url })];

    const pairs = replicas.flatMap((from) => replicas.map((to) => [from, to] as const));
    await Promise.all(pairs.map(([from, to]) => sendForm(from, to)));
    const reasons = await database.query<{ spamReasons: string }>('select "spamReasons" from submissions');
    const tooFast = reasons.filter(({ spamReasons }) => /two seconds/.test(spamReasons)).length;
    const calls = await shareSessions(replicas);
    const runners = await Promise.all(replicas.map(({ readMetric }) => readMetric('runner')));

    stage.expect(`Leads that counted as too fast, of ${reasons.length}`, tooFast, 0);
    stage.expect(`Calls with one session at all processes, of ${pairs.length}`, calls, pairs.length);
    stage.expect(
      'Runners',
      runners.reduce<number>((sum, runner) => sum + (runner ?? 0), 0),
      1,
    );
    const told = replicas.map(({ lines }) => (lines.some((line) => /clock/.test(line)) ? 'yes' : 'no')).join(', ');
    stage.expect('The log reports the clock: behind, ahead, right', told, 'yes, yes, no');
  },
};

/** Gets the form's stamp from one process and posts to the other. */
async function sendForm(from: Replica, to: Replica): Promise<void> {
  const { stamp } = JSON.parse((await get(`${from.url}/api/form-stamp`)).body);
  await setTimeout(typingMs);
  const { status } = await postLead(to.url, { headers: { 'form-stamp': stamp } });
  if (status !== 201) throw new Error(`a post was answered ${status}`);
}

/** Signs in at each process and calls all of them with each session. @returns how many calls succeeded */
async function shareSessions(replicas: readonly Replica[]): Promise<number> {
  let good = 0;
  for (const { url } of replicas) {
    const owner = await signIn(url);
    for (const called of replicas) if ((await owner.call(called.url, 'GET', '/api/admin/leads')).ok) good += 1;
  }
  return good;
}
