import { setTimeout } from 'node:timers/promises';
import type { Drill } from './parts/drill.ts';
import { signIn } from './parts/owner.ts';
import { programs } from './parts/programs.ts';
import type { Replica } from './parts/replica.ts';
import { get, postLead } from './parts/visitors.ts';

/** Longer than what counts as too fast for a person. */
const typingMs = 2500;

/** The clock of one machine is half a minute behind, and nobody has noticed. */
export const wrongClock: Drill = {
  statement: 27,
  title: 'One clock 30 s off',
  async run(stage) {
    const database = await stage.makeDatabase();
    // The way from one moment to another stays right: only the time of day is wrong.
    const environment = { FAKETIME_DONT_FAKE_MONOTONIC: '1', DONT_FAKE_MONOTONIC: '1' };
    const wrong = await stage.startReplica({
      databaseUrl: database.url,
      environment,
      wrapper: [programs.faketime, '-f', '-30s'],
    });
    const right = await stage.startReplica({ databaseUrl: database.url });
    const replicas = [wrong, right];

    for (const from of replicas) for (const to of replicas) await sendForm(from, to);
    const reasons = await database.query<{ spamReasons: string }>('select "spamReasons" from submissions');
    const calls = await shareSession(wrong, right);
    const runners = await Promise.all(replicas.map(({ readMetric }) => readMetric('runner')));

    stage.expect(
      'Leads that came too fast, of 4',
      reasons.filter(({ spamReasons }) => /two seconds/.test(spamReasons)).length,
      0,
    );
    stage.expect('Calls of a session at both, of 4', calls, 4);
    stage.expect(
      'Runners',
      runners.reduce<number>((sum, runner) => sum + (runner ?? 0), 0),
      1,
    );
    const told = wrong.lines.some((line) => /clock/.test(line));
    stage.expect('The log of the wrong one tells of the clock', told ? 'yes' : 'no', 'yes');
  },
};

/** The stamp of one process, the post to the other. */
async function sendForm(from: Replica, to: Replica): Promise<void> {
  const { stamp } = JSON.parse((await get(`${from.url}/api/form-stamp`)).body);
  await setTimeout(typingMs);
  const { status } = await postLead(to.url, { headers: { 'form-stamp': stamp } });
  if (status !== 201) throw new Error(`a post was answered ${status}`);
}

/** Signs in at each and calls both. @returns how many calls were answered */
async function shareSession(one: Replica, other: Replica): Promise<number> {
  let good = 0;
  for (const { url } of [one, other]) {
    const owner = await signIn(url);
    for (const called of [one, other]) if ((await owner.call(called.url, 'GET', '/api/admin/leads')).ok) good += 1;
  }
  return good;
}
