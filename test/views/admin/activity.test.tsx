import t from 'tap';
import { contentCalls } from '../../fixtures/content.ts';
import { startAdmin } from '../../fixtures/owner-admin.ts';

const { app, open, screen, type, press, until } = await startAdmin(t);

t.test('the log shows changes in plain words with author and time, and links to history', async (t) => {
  open('/admin/activity');
  t.ok(await screen.findByText('No changes yet.'));
  t.equal(screen.queryByText('Person'), null, 'one person needs no filter by person');
  const { call, change } = await contentCalls(app);
  await change('pool-fencing', { title: 'Pool fences' });
  await call('POST', '/api/admin/redirects', { from: '/old', page: 'elon' });
  await call('DELETE', '/api/admin/catalog');
  open('/admin/activity');

  const line = (await screen.findByText('Published Pool Fencing')).closest('li');
  t.match(line?.textContent, /The owner, \d{1,2}:\d\d [AP]M/);
  const history = screen.getByRole('link', { name: 'History of Pool Fencing' });
  t.equal(history.getAttribute('href'), '/admin/site/pool-fencing#history');
  t.ok(screen.getByText('Redirected /old to Elon'));
  t.equal(screen.queryByText(/catalog/), null, 'what was refused is not there');
});

t.test('a button loads older lines, and a filter shows one subject', async (t) => {
  const by = { by: 'Maria', role: 'office', at: '2026-09-01T12:00:00.000Z' } as const;
  const line = { ...by, action: 'change', subject: 'prices', detail: '' };
  await app.db
    .insertInto('changes')
    .values(Array.from({ length: 60 }, () => line))
    .execute();
  open('/admin/activity');
  await screen.findByRole('option', { name: 'Prices' });
  t.equal((await screen.findAllByText('Changed the prices')).length, 50);
  t.equal(screen.queryByText('Published Pool Fencing'), null);
  press('Show older changes');
  t.ok(await screen.findByText('Published Pool Fencing'));
  t.equal(screen.getAllByText('Changed the prices').length, 60);
  t.equal(screen.queryByRole('button', { name: 'Show older changes' }), null);

  await type('Show', 'redirects');
  await until(() => document.querySelectorAll('.activity li').length === 1);
  t.equal(location.search, '?subject=redirects');
  open('/admin/activity?subject=redirects');
  t.ok(await screen.findByText('Redirected /old to Elon'), 'the choice in the address is kept');
});

t.test('a filter shows the changes of one person, once two people have made some', async (t) => {
  open('/admin/activity');
  await screen.findByRole('option', { name: 'Maria' });
  await type('Person', 'Maria');
  await until(() => location.search === '?by=Maria');
  await type('Show', 'redirects');
  t.ok(await screen.findByText('No changes match.'));
  t.equal(location.search, '?subject=redirects&by=Maria');
  await type('Person', '');
  t.ok(await screen.findByText('Redirected /old to Elon'));

  open('/admin/activity?by=Someone');
  t.ok(await screen.findByText('No changes match.'));
  t.equal((await screen.findByRole('option', { name: 'Someone' })).closest('select')?.value, 'Someone');
});

t.test('older changes are shown for a filter whose newest line is also the newest of all', async (t) => {
  const { call } = await contentCalls(app);
  await call('POST', '/api/admin/redirects', { from: '/older', page: 'elon' });
  open('/admin/activity?subject=redirects');
  t.ok(await screen.findByText('Redirected /older to Elon'));
  t.equal(screen.queryByRole('button', { name: 'Show older changes' }), null);
  await type('Show', '');
  t.ok(await screen.findByRole('button', { name: 'Show older changes' }));
});
