import t from 'tap';
import { saveLead } from '../../src/leads/store.ts';
import type { DueLead } from '../../src/shared/lead/lead.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { explain } from '../fixtures/database.ts';

const dayMs = 24 * 3600_000;
const start = Date.parse('2026-11-25T15:00:00Z');
const clock = { now: start };
const app = await build(t, {}, { now: () => clock.now });
const call = callAs(app, await signIn(app));
t.beforeEach(async () => {
  clock.now = start;
  await app.db.deleteFrom('submissions').execute();
});

async function add(name: string, nextStep?: { text: string; dueOn: string }): Promise<number> {
  const lead = { source: 'contact', name, phone: '', email: `${name}@example.com`, message: 'A fence.' } as const;
  const { id } = await saveLead(app.db, lead, [], clock.now);
  if (nextStep) await call('PUT', `/api/admin/leads/${id}/next-step`, { ...nextStep, version: 1 });
  return id;
}

async function mark(id: number, status: string): Promise<void> {
  const { submission } = (await call('GET', `/api/admin/leads/${id}`)).json();
  await call('PATCH', `/api/admin/leads/${id}`, { status, version: submission.version });
}

const list = async (query = '') => (await call('GET', `/api/admin/leads?view=due${query}`)).json();
const namesOf = (leads: readonly DueLead[]) => leads.map(({ name }) => name);
const names = async (query?: string) => namesOf((await list(query)).leads);

t.test('a lead has at most one next step, and clearing it notes what was done', async (t) => {
  const path = `/api/admin/leads/${await add('Ann')}`;
  const step = { text: 'Call about the  gate', dueOn: '2026-11-20' };

  const saved = await call('PUT', `${path}/next-step`, { ...step, version: 1 });
  t.equal(saved.statusCode, 200, 'a day of the past is allowed');
  t.strictSame(saved.json(), { version: 2, nextStep: { text: 'Call about the gate', dueOn: '2026-11-20' } });
  t.equal((await call('PUT', `${path}/next-step`, { ...step, version: 1 })).statusCode, 409);
  const next = { text: 'x'.repeat(200), dueOn: '2028-02-29' };
  await call('PUT', `${path}/next-step`, { ...next, version: 2 });
  t.match((await call('GET', path)).json(), { nextStep: next, submission: { version: 3 } });
  t.equal((await call('DELETE', `${path}/next-step`, { version: 2 })).statusCode, 409);
  t.strictSame((await call('DELETE', `${path}/next-step`, { version: 3 })).json(), { version: 4 });
  const { nextStep, notes } = (await call('GET', path)).json();
  t.equal(nextStep, undefined);
  t.match(notes, [{ kind: 'step', text: next.text }]);

  const wrong: Record<string, unknown[]> = {
    text: ['', '   ', 'x'.repeat(201), 5, null],
    dueOn: ['', 'tomorrow', '2026-02-30', '2026-11-25T00:00:00Z', 20261125, null],
    version: ['x'],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const answer = await call('PUT', `${path}/next-step`, { ...step, version: 4, [field]: value });
      t.equal(answer.statusCode, 400, `${field}: ${value}`);
      t.strictSame(Object.keys(answer.json().fields), [field]);
    }
  t.equal((await call('PUT', '/api/admin/leads/999999/next-step', { ...step, version: 1 })).statusCode, 404);
  t.equal((await call('DELETE', '/api/admin/leads/999999/next-step', { version: 1 })).statusCode, 404);
});

t.test('clearing the next step of a lead that has none adds no note', async (t) => {
  const path = `/api/admin/leads/${await add('Ann')}`;

  const cleared = await call('DELETE', `${path}/next-step`, { version: 1 });

  t.strictSame([cleared.statusCode, cleared.json()], [200, { version: 2 }]);
  t.strictSame((await call('GET', path)).json().notes, []);
});

t.test('`?view=due` lists overdue and due steps first, then later ones, with counts', async (t) => {
  await add('nothing');
  await add('later', { text: 'Measure', dueOn: '2026-11-26' });
  await add('today', { text: 'Send the quote', dueOn: '2026-11-25' });
  await mark(await add('spam', { text: 'Look', dueOn: '2026-11-01' }), 'spam');
  await mark(await add('won', { text: 'Order posts', dueOn: '2026-11-20' }), 'won');
  await add('overdue', { text: 'Call', dueOn: '2026-11-19' });

  const { leads, due, counts } = await list();
  t.strictSame(
    namesOf(leads),
    ['overdue', 'won', 'today', 'later'],
    'also of what is won or lost, until it is cleared',
  );
  t.strictSame(due, { today: '2026-11-25', count: 3 });
  t.match(counts, { all: 5, spam: 1 });
  t.equal((await call('GET', '/api/admin/notices')).json().due, due.count);
  t.match(leads[2], { nextStep: { text: 'Send the quote', dueOn: '2026-11-25' }, version: 2 });
  t.strictSame(await names('&search=tod'), ['today']);
  clock.now = Date.parse('2026-11-26T04:59:59Z');
  t.strictSame((await list()).due, due);
  clock.now += 1000;
  t.strictSame((await list()).due, { today: '2026-11-26', count: 4 });
});

t.test('a quoted lead without contact for 3 or 10 days shows “Follow up” first', async (t) => {
  const id = await add('Ann');
  await add('step', { text: 'Call', dueOn: '2026-11-01' });
  await mark(id, 'quoted');
  const quotedAt = new Date(clock.now).toISOString();
  clock.now += 3 * dayMs - 1;
  t.strictSame(await names(), ['step']);
  clock.now += 1;
  t.strictSame(await names(), ['Ann', 'step']);
  t.match(await list(), { leads: [{ followUpSince: quotedAt }, { followUpSince: undefined }], due: { count: 2 } });

  await call('POST', `/api/admin/leads/${id}/contacts`, { channel: 'call' });
  t.strictSame(await names(), ['step']);
  clock.now += 10 * dayMs;
  await mark(await add('Bo'), 'quoted');
  clock.now += 3 * dayMs;
  t.strictSame(await names(), ['Ann', 'Bo', 'step'], 'the longest wait first');
  t.match(await list(), { leads: [{ followUpSince: new Date(clock.now - 13 * dayMs).toISOString() }] });

  await mark(id, 'won');
  t.strictSame(await names(), ['Bo', 'step']);
  await mark(id, 'quoted');
  t.strictSame(await names(), ['Ann', 'Bo', 'step'], 'taking "Won" back is no contact');
});

t.test('pages of due leads are complete, whatever changes between them', async (t) => {
  const first = await add('q1');
  const others = [await add('q2', { text: 'Call', dueOn: '2026-11-30' }), await add('q3')];
  for (const id of [first, ...others]) await mark(id, 'quoted');
  for (const name of ['s1', 's2', 's3', 's4']) await add(name, { text: 'Call', dueOn: '2026-11-27' });
  clock.now += 4 * dayMs;

  const walk = async (limit: number) => {
    const pages: string[][] = [];
    for (let before = ''; ; ) {
      const { leads, nextBefore } = await list(`&limit=${limit}${before}`);
      pages.push(namesOf(leads));
      if (nextBefore === undefined) return pages;
      before = `&before=${nextBefore}`;
    }
  };
  t.strictSame(await walk(2), [['q1', 'q2'], ['q3', 's1'], ['s2', 's3'], ['s4']]);
  t.strictSame(await walk(3), [['q1', 'q2', 'q3'], ['s1', 's2', 's3'], ['s4']]);
  t.equal((await walk(7)).length, 1);
  await mark(first, 'lost');
  t.strictSame((await names(`&before=${first}`))[0], 'q2', 'what is not due any more begins the list again');
  t.equal((await list('&before=999999')).leads.length, 6);
});

t.test('an index finds and counts due steps, however many leads there are', async (t) => {
  const steps = `from submissions where "nextStepOn" is not null and status <> 'spam' and "nextStepOn" <= '2026-11-25'`;
  const quoted = `from submissions where status = 'quoted' and "lastContactAt" <= '2026-11-25'`;
  t.match(await explain(app.db, `select * ${steps} order by "nextStepOn", id limit 51`), 'leadsByNextStep');
  t.match(await explain(app.db, `select * ${quoted} order by "lastContactAt", id limit 51`), 'leadsByContact');
  t.match(await explain(app.db, `select count(*) ${steps}`), 'leadsByNextStep');
});
