import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import t, { type Test } from 'tap';
import { openDatabase } from '../../src/database/engine.ts';
import type { Database } from '../../src/database/tables.ts';
import { findLeadDetail } from '../../src/leads/admin-store.ts';
import { saveLead } from '../../src/leads/store.ts';
import { deviceLimit } from '../../src/shared/admin/push.ts';
import { photoLimits } from '../../src/shared/lead/lead-photos.ts';
import type { LeadWork } from '../fixtures/lead-writer.ts';
import { takePlace } from '../fixtures/store.ts';

const request = {
  source: 'contact',
  name: 'Ann Carter',
  phone: '(336) 555-0187',
  email: 'ann@example.com',
  message: 'A cedar fence, please.',
} as const;
const writers = 3;

t.test('posts under one key from several connections are one row with all messages', async (t) => {
  const { db, run } = await arrange(t);

  const answers = await run({ save: { ...request, idempotencyKey: 'one-form' }, times: 20 });

  const rows = await db.selectFrom('submissions').select('id').execute();
  t.equal(rows.length, 1);
  t.strictSame(new Set(answers.map(({ id }) => id)), new Set([rows[0]?.id]));
  t.strictSame(countOutcomes(answers), { created: 1, repeated: 20 * writers - 1 });
  t.equal((await db.selectFrom('outbox').select('id').execute()).length, 1);
});

t.test('simultaneous changes of a text under one key are all in the row', async (t) => {
  const { db, run } = await arrange(t);

  const names = Array.from({ length: writers }, (_none, index) => `Writer ${index}`);
  const save = (name: string) => ({ ...request, message: `${name} says #.`, idempotencyKey: 'k' });
  const answers = await run(...names.map((name) => ({ save: save(name), times: 10 })));

  t.strictSame(countOutcomes(answers), { created: 1, amended: 10 * writers - 1 });
  const { message, searchText } = await db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
  for (const name of names)
    for (let time = 0; time < 10; time += 1) {
      t.match(message, `${name} says ${time}.`);
      t.match(searchText, `${name.toLowerCase()} says ${time}.`);
    }
  t.equal((await db.selectFrom('outbox').select('id').execute()).length, 10 * writers);
});

t.test('exactly one of several changes of the same version is accepted', async (t) => {
  const { db, run } = await arrange(t);
  const { id } = await saveLead(db, request);

  const answers = await run({ status: id, version: 1 });

  t.equal(answers.filter((version: unknown) => version === 2).length, 1);
  t.equal(answers.filter((name: unknown) => name !== 2).length, writers - 1);
  const lead = await findLeadDetail(db, id);
  t.match(lead?.submission, { status: 'won', version: 2 });
  t.equal(lead?.notes.length, 1, 'and is noted once');
});

t.test('the first contact is stamped once, and every call is noted', async (t) => {
  const { db, run } = await arrange(t);
  const { id } = await saveLead(db, request);

  const stamps = await run({ contact: id, times: 10 });

  t.equal(new Set(stamps).size, 1);
  const lead = await findLeadDetail(db, id);
  t.match(lead?.submission, { status: 'contacted', version: 2, firstContactAt: stamps[0] });
  t.equal(lead?.notes.length, 10 * writers);
  const row = await db.selectFrom('submissions').select('answeredAfterMs').executeTakeFirstOrThrow();
  t.ok((row.answeredAfterMs ?? -1) >= 0);
});

t.test('pictures added at the same time all get different names', async (t) => {
  const { db, run } = await arrange(t);

  const names = await run({ picture: 'gate', times: 10 });

  t.equal(new Set(names).size, 10 * writers);
  t.equal((await db.selectFrom('images').select('id').execute()).length, 10 * writers);
});

t.test('photos added at the same time are kept once, up to the limit, and mailed once', async (t) => {
  const { db, run } = await arrange(t);
  const { id } = await saveLead(db, request);

  const answers = await run({ photoOf: id, times: photoLimits.count + 2 });

  const photos = await db.selectFrom('leadPhotos').select('hash').execute();
  t.equal(photos.length, photoLimits.count);
  t.ok(answers.includes('FastifyError'), 'one more than the limit is refused');
  t.equal((await db.selectFrom('outbox').selectAll().where('kind', '=', 'photos').execute()).length, 1);
});

t.test('a note for a lead that is being deleted is stored or gets 404', async (t) => {
  const { db, run } = await arrange(t);
  for (let round = 0; round < 15; round += 1) {
    const { id } = await saveLead(db, { ...request, idempotencyKey: `form ${round}` });

    const answers = await run({ noteOf: id, times: 12 }, { remove: id });

    t.strictSame(
      answers.filter((answer) => !['note', 'gone', 0, 1].includes(answer)),
      [],
      `round ${round}`,
    );
    t.ok(answers.includes(1), 'the lead was deleted');
  }
  t.equal((await db.selectFrom('notes').select('id').execute()).length, 0);
});

t.test('a text changed while its lead is deleted is stored in that lead or a new one', async (t) => {
  const { db, run } = await arrange(t);
  for (let round = 0; round < 15; round += 1) {
    const keyed = { ...request, idempotencyKey: `form ${round}` };
    const { id } = await saveLead(db, keyed);

    const answers = await run({ save: { ...keyed, message: 'And a gate, #.' }, times: 8 }, { remove: id });

    t.strictSame(
      answers.filter((answer) => typeof answer === 'string'),
      [],
      `round ${round}`,
    );
  }
});

t.test('devices added at the same time never exceed the limit', async (t) => {
  const { db, run } = await arrange(t);
  const works = Array.from({ length: writers }, (_none, index) => ({ device: `writer-${index}`, times: 10 }));

  const answers = await run(...works);

  t.equal(answers.filter((answer) => answer === true).length, deviceLimit);
  t.equal(answers.filter((answer) => answer === 'FastifyError').length, 10 * writers - deviceLimit, 'refused in words');
  t.equal((await db.selectFrom('pushDevices').select('id').execute()).length, deviceLimit);
});

/** Threads that write at the same time. They are started once because a start takes longer than the writes. */
const threads = Array.from(
  { length: writers },
  // Node itself reads these files faster than the loader that the tests need for JSX.
  () => new Worker(new URL('../fixtures/lead-writer.ts', import.meta.url), { execArgv: [] }),
);
t.teardown(() => Promise.all(threads.map((thread) => thread.terminate())));

/** Creates a database, and writers that start together, each with its own connection and thread. */
async function arrange(t: Test) {
  const place = await takePlace(t);
  const { db, close } = await openDatabase(place);
  t.teardown(close);
  return { db: db as Kysely<Database>, run };

  // biome-ignore lint/suspicious/noExplicitAny: each kind of work returns its own type of values
  async function run(...works: LeadWork[]): Promise<any[]> {
    const tasks = threads.map((_thread, index) => ({ place, work: works[index % works.length] }));
    await askAll((index) => tasks[index]);
    return (await askAll(() => 'begin')).flat();
  }
}

/** Sends each thread a message and waits for its reply. */
async function askAll(messageFor: (index: number) => unknown): Promise<unknown[]> {
  const answers = threads.map((thread) => once(thread, 'message'));
  for (const [index, thread] of threads.entries()) thread.postMessage(messageFor(index));
  return (await Promise.all(answers)).map(([answer]) => answer);
}

function countOutcomes(answers: { outcome: string }[]): Record<string, number> {
  const groups = Object.groupBy(answers, ({ outcome }) => outcome);
  return Object.fromEntries(Object.entries(groups).map(([outcome, all = []]) => [outcome, all.length]));
}
