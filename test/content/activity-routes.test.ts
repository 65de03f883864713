import t from 'tap';
import { recordChange } from '../../src/accounts/index.ts';
import { build, callAs, signInAs } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';

const clock = { now: Date.parse('2026-11-22T12:00:00Z') };
const dayMs = 24 * 3600_000;
const app = await build(t, {}, { now: () => clock.now });
const { call, change, add, remove, rename, hide, undo } = await planCalls(app);
const list = async (query = '') => (await call('GET', `/api/admin/changes${query}`)).json();

t.test('each change of pages and redirects adds one line to the activity log', async (t) => {
  await change('home', { title: 'Fences' });
  await undo(await rename('pool-fencing', 'pools'));
  await hide('elon', { page: 'burlington' });
  const { id } = (await add({ kind: 'service', name: 'Bamboo Fencing', place: 'fenceStyles' })).json();
  await remove(id, {});
  await undo(await remove('ranch-fencing', { target: { page: 'pool-fencing' } }));
  await call('POST', '/api/admin/redirects', { from: '/old', page: 'elon' });
  await call('PATCH', '/api/admin/redirects/%2Fold', { page: 'home' });
  await call('DELETE', '/api/admin/redirects/%2Fold');

  const lines = await list();
  t.strictSame(
    lines.map(({ action, subject, detail }: Record<string, string>) => [action, subject, detail]).reverse(),
    [
      ['publish', 'home', ''],
      ['plan', 'plan', '/pool-fencing redirects to /pools'],
      ['undo', 'plan', 'publish'],
      ['plan', 'plan', 'Elon is hidden'],
      ['add', id, '/bamboo-fencing'],
      ['remove', id, 'Bamboo Fencing'],
      ['remove', 'ranch-fencing', 'Ranch Fencing'],
      ['undo', 'plan', 'publish'],
      ['redirect', '/old', 'redirects to elon'],
      ['redirect', '/old', 'redirects to home'],
      ['redirect', '/old', 'deleted'],
    ],
  );
  t.match(lines[2], { name: '/old', target: 'Elon', document: false, by: 'The owner', role: 'owner' });
  t.match(lines[5], { subject: id, name: 'Bamboo Fencing', document: true }, 'by its name, also after it is gone');
  t.same((await call('GET', '/api/admin/changes/subjects')).json().slice(0, 2), [
    { subject: id, name: 'Bamboo Fencing' },
    { subject: 'home', name: 'Home page' },
  ]);
});

t.test('lines are filtered by subject and person, with pagination', async (t) => {
  const [newest] = await list();
  for (const [query, count] of [
    [`?before=${newest.id}`, 10],
    ['?subject=home', 1],
    ['?subject=redirects', 3],
    [`?subject=redirects&before=${newest.id}`, 2],
    ['?by=Nobody', 0],
    ['?subject=home&by=Nobody', 0],
  ] as const)
    t.equal((await list(query)).length, count, query);
  t.equal((await call('GET', '/api/admin/changes?before=x')).statusCode, 400);
});

t.test('the people who have lines are listed, even removed ones', async (t) => {
  const list = async () => (await call('GET', '/api/admin/changes/people')).json();
  t.strictSame(await list(), ['The owner']);
  const office = callAs(app, await signInAs(app, 'office'));
  await office('POST', '/api/admin/redirects', { from: '/yard', page: 'elon' });
  const [, pat] = (await call('GET', '/api/admin/people')).json();
  await call('DELETE', `/api/admin/people/${pat.id}`);

  t.strictSame(await list(), ['Pat Office', 'The owner']);
  const lines = (await call('GET', '/api/admin/changes?by=Pat%20Office')).json();
  t.strictSame(
    lines.map(({ by, subject }: Record<string, string>) => [by, subject]),
    [['Pat Office', '/yard']],
  );
});

t.test('a line is kept for 400 days', async (t) => {
  const at = (days: number) => new Date(clock.now - days * dayMs).toISOString();
  const by = { name: 'Maria', role: 'office' as const };
  await recordChange(app.db, by, at(399), { action: 'change', subject: 'prices' });
  await recordChange(app.db, by, at(401), { action: 'change', subject: 'delivery' });

  await app.jobs.runDue();

  t.equal((await list('?subject=prices')).length, 1);
  t.equal((await list('?subject=delivery')).length, 0);
});
