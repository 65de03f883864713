import t from 'tap';
import { recordChange } from '../../src/accounts/index.ts';
import { build } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';

const clock = { now: Date.parse('2026-11-22T12:00:00Z') };
const dayMs = 24 * 3600_000;
const app = await build(t, {}, { now: () => clock.now });
const { call, change, add, remove } = await planCalls(app);
const list = async (query = '') => (await call('GET', `/api/admin/changes${query}`)).json();

t.test('a line names its subject as people do, also after the page is gone', async (t) => {
  await change('home', { title: 'Fences' });
  const { id } = (await add({ kind: 'service', name: 'Bamboo Fencing', place: 'fenceStyles' })).json();
  await remove(id, {});
  await call('POST', '/api/admin/redirects', { from: '/old', page: 'elon' });
  const lines = await list();

  t.match(lines, [
    { subject: '/old', name: '/old', target: 'Elon', document: false, by: 'The owner', role: 'owner' },
    { subject: id, name: 'Bamboo Fencing', document: true, action: 'remove' },
    { subject: id, name: 'Bamboo Fencing', document: true, action: 'add' },
    { subject: 'home', name: 'Home page', document: true, action: 'publish' },
  ]);
  t.strictSame((await call('GET', '/api/admin/changes/subjects')).json(), [
    { subject: id, name: 'Bamboo Fencing' },
    { subject: 'home', name: 'Home page' },
    { subject: 'redirects', name: 'Redirects' },
  ]);
});

t.test('lines are asked for by subject, by person and below one of them', async (t) => {
  const [newest] = await list();
  t.equal((await list(`?before=${newest.id}`)).length, 3);
  t.equal((await list('?subject=home')).length, 1);
  t.equal((await list('?subject=redirects')).length, 1);
  t.equal((await list('?by=Nobody')).length, 0);
  t.equal((await call('GET', '/api/admin/changes?before=x')).statusCode, 400);
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
