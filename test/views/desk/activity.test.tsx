import t, { type Test } from 'tap';
import { recordChange } from '../../../src/accounts/index.ts';
import { build, listen, signIn } from '../../fixtures/app.ts';
import { connect, listenTo } from '../../fixtures/connection.ts';
import { contentCalls } from '../../fixtures/content.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, render, screen, fireEvent, waitFor, within } = await loadTestingLibrary(t);
const { deskAt } = await import('../../fixtures/desk.tsx');

/** Node's own, before `connect` replaces it. */
const reach = globalThis.fetch;
const app = await build(t);
const address = await listen(app);
const cookie = await signIn(app);

t.test('a site on which nobody has changed anything says so', async (t) => {
  open(t);
  t.ok(await screen.findByText('Nothing has been changed yet.'));
});

t.test('what was changed stands in plain words with who and when, and leads to the history', async (t) => {
  const { call, change } = await contentCalls(app);
  await change('pool-fencing', { title: 'Pool fences' });
  await call('POST', '/api/admin/redirects', { from: '/old', page: 'elon' });
  await call('DELETE', '/api/admin/catalog');
  open(t);

  const line = (await screen.findByText('Published Pool Fencing')).closest('li');
  t.match(line?.textContent, /The owner, \d{1,2}:\d\d [AP]M/);
  t.equal(line?.querySelector('a')?.getAttribute('href'), '/admin/site/pool-fencing#history');
  t.ok(screen.getByRole('link', { name: 'History of Pool Fencing' }));
  t.ok(screen.getByText('/old now leads to Elon'));
  t.equal(screen.queryByText(/catalog/), null, 'what was refused is not there');
});

t.test('older lines come by a button, and a choice shows the lines of one subject', async (t) => {
  for (let version = 1; version <= 60; version += 1)
    await recordChange(app.db, { name: 'Maria', role: 'office' }, new Date(Date.UTC(2026, 8, version)).toISOString(), {
      action: 'change',
      subject: 'prices',
    });
  open(t);

  await screen.findByRole('option', { name: 'Prices' });
  t.equal((await screen.findAllByText('Changed the prices')).length, 50);
  t.equal(screen.queryByText('Published Pool Fencing'), null);
  fireEvent.click(screen.getByRole('button', { name: 'Show older changes' }));
  t.ok(await screen.findByText('Published Pool Fencing'));
  t.equal(screen.getAllByText('Changed the prices').length, 60);
  t.equal(screen.queryByRole('button', { name: 'Show older changes' }), null);

  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'redirects' } });
  await waitFor(() => {
    if (screen.queryByText('Published Pool Fencing')) throw new Error('not yet answered');
  });
  t.ok(screen.getByText('/old now leads to Elon'));
  t.equal(within(screen.getByRole('main')).getAllByRole('listitem').length, 1);
  t.equal(location.search, '?subject=redirects');
});

t.test('a log that cannot be read says so and is asked for again', async (t) => {
  let isDown = true;
  const proxy = await listenTo(t, async (request, response) => {
    if (isDown) return void response.writeHead(503).end('{}');
    const answer = await reach(address + request.url, { headers: { cookie } });
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  open(t, proxy, '?subject=redirects');

  const again = await screen.findByRole('button', { name: 'Load again' });
  isDown = false;
  fireEvent.click(again);
  t.ok(await screen.findByText('/old now leads to Elon'), 'the choice in the address is kept');
});

function open(t: Test, at = address, query = ''): void {
  t.teardown(cleanup);
  connect(t, at, cookie);
  render(deskAt(`/admin/activity${query}`));
}
