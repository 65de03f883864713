import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t, { type Test } from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { build, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { breakSchema } from '../../../fixtures/database.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { MemoryRouter } = await import('react-router');
const { LeadsPanel } = await import('../../../../views/desk/leads/leads-panel.tsx');

const app = await build(t);
const address = await listen(app);
const cookie = await signIn(app);
const ann = {
  source: 'contact',
  name: 'Ann Carter',
  phone: '(336) 555-0187',
  email: 'ann@example.com',
  message: 'A CEDAR fence, please.',
  referredBy: 'A neighbor',
  service: 'Fence Repair',
  page: '/',
} as const;
const bo = {
  source: 'quick-estimate',
  name: 'Bo Diaz',
  phone: '(910) 555-0122',
  email: '',
  message: '',
  page: '/pool-fencing',
} as const;
await saveLead(app.db, ann);
await saveLead(app.db, bo);
await saveLead(app.db, { ...bo, name: 'Spam Bot', status: 'spam' });

t.test('the list has the specified columns, dates, dashes and no empty mailto', async (t) => {
  await openPanel(t);

  t.strictSame(
    screen.getAllByRole('columnheader').map(({ textContent }) => textContent),
    ['Date', 'Name', 'Email', 'Phone', 'Referred By', 'Service', 'Message'],
  );
  t.ok(screen.getByText('Showing 2 submissions'));
  const [, second, first] = screen.getAllByRole('row').map((row) => cellsOf(row));
  t.match(first?.[0], /^[A-Z][a-z]{2} \d{1,2}, \d{4} \d{1,2}:\d{2} [AP]M$/);
  t.strictSame(first?.slice(1, 7), [ann.name, ann.email, ann.phone, ann.referredBy, ann.service, ann.message]);
  t.strictSame(second?.slice(1, 7), [bo.name, '—', bo.phone, '—', '—', '']);
  t.equal(document.querySelectorAll('a[href="mailto:"]').length, 0);
  t.equal(document.querySelector('.lead-row__message[title]')?.getAttribute('title'), '', 'newest first');
  t.ok(screen.getByTitle(ann.message), 'the full text is shown on hover');
});

t.test('the search ignores case, looks at every named field and makes no call', async (t) => {
  await openPanel(t);
  const onRequest = () => t.fail('a call was made');
  app.server.on('request', onRequest);
  t.teardown(() => app.server.off('request', onRequest));

  for (const term of ['ANN', 'example.com', '555-0187', 'cedar', 'REPAIR', 'neighbor', '  carter ', '3365550187']) {
    search(term);
    t.ok(screen.getByText('Showing 1 submission'), term);
  }
  search('nobody');
  t.ok(screen.getByText('No submissions match your search'));
  t.notOk(screen.queryByText(/^Showing/));
});

t.test('filters combine with the search', async (t) => {
  await openPanel(t);

  fireEvent.change(screen.getByLabelText('Source'), { target: { value: 'quick-estimate' } });
  t.strictSame(names(), ['Bo Diaz']);
  search('ann');
  t.ok(screen.getByText('No submissions match your search'));
  search('');
  fireEvent.change(screen.getByLabelText('Source'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('Page'), { target: { value: '/' } });
  t.strictSame(names(), ['Ann Carter']);
  fireEvent.change(screen.getByLabelText('Received'), { target: { value: 'today' } });
  t.strictSame(names(), ['Ann Carter']);
  fireEvent.click(screen.getByRole('button', { name: /^Won/ }));
  t.ok(screen.getByText('No leads match these filters.'));
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  t.strictSame(names(), ['Bo Diaz', 'Ann Carter']);
});

t.test('spam stands in its own view, and one tap brings it back', async (t) => {
  await openPanel(t);
  t.notOk(screen.queryByText('Spam Bot'));

  fireEvent.click(screen.getByRole('button', { name: '1 set aside as spam' }));
  t.strictSame(names(), ['Spam Bot']);
  fireEvent.click(screen.getByRole('button', { name: 'Not spam: Spam Bot' }));

  await waitFor(() => screen.getByText('No leads match these filters.'));
  fireEvent.click(screen.getByRole('button', { name: /^All/ }));
  t.strictSame(names(), ['Spam Bot', 'Bo Diaz', 'Ann Carter']);
});

t.test('an empty list has the specified words; one of spam alone says so and leads there', async (t) => {
  const app = await build(t);
  t.teardown(cleanup);
  connect(t, await listen(app), await signIn(app));
  const { unmount } = render(<LeadsPanel />, { wrapper: MemoryRouter });
  t.ok(await screen.findByText('No contact submissions yet'));
  unmount();

  await saveLead(app.db, { ...bo, name: 'Spam Bot', status: 'spam' });
  await saveLead(app.db, { ...ann, name: 'Spam Bee', status: 'spam' });
  render(<LeadsPanel />, { wrapper: MemoryRouter });

  t.ok(await screen.findByText('All 2 submissions so far were set aside as spam.'));
  t.notOk(screen.queryByText('No contact submissions yet'));
  fireEvent.click(screen.getByRole('button', { name: 'Look through the spam' }));
  t.strictSame(names(), ['Spam Bee', 'Spam Bot']);
});

t.test('a list that cannot be loaded says so, is not shown as empty, and is loaded again by one button', async (t) => {
  t.teardown(cleanup);
  connect(t, address, cookie);
  const mend = await breakSchema(t, app, 'submissions');
  render(<LeadsPanel />, { wrapper: MemoryRouter });
  t.ok(screen.getByText('Loading submissions...'));
  await screen.findByText(/The submissions could not be loaded/);
  t.notOk(screen.queryByText('No contact submissions yet'));

  await mend();
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));

  await screen.findByText(/^Showing \d+ submissions$/);
});

t.test('a list with exactly the specified fields is shown, searched and filtered like any other', async (t) => {
  t.teardown(cleanup);
  const { source: _source, page: _page, ...fields } = ann;
  const specified = { id: 'a-1', createdAt: '2026-11-20T15:04:00.000Z', ...fields };
  connect(t, await serveList(t, [specified]), cookie);

  render(<LeadsPanel />, { wrapper: MemoryRouter });

  await screen.findByText('Showing 1 submission');
  t.strictSame(names(), ['Ann Carter']);
  search('cedar');
  t.ok(screen.getByText('Showing 1 submission'));
  fireEvent.click(screen.getByRole('button', { name: /^New/ }));
  t.strictSame(names(), ['Ann Carter']);
});

/** Another site that answers the specified call, with no more than it has to. */
async function serveList(t: Test, list: readonly object[]): Promise<string> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(list));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function openPanel(t: Test): Promise<void> {
  t.teardown(cleanup);
  connect(t, address, cookie);
  render(<LeadsPanel />, { wrapper: MemoryRouter });
  await screen.findByText(/^Showing/);
}

function search(term: string): void {
  fireEvent.change(screen.getByPlaceholderText('Search by name, email, phone, or message...'), {
    target: { value: term },
  });
}

function names(): (string | null)[] {
  return Array.from(document.querySelectorAll('.lead-row__name'), ({ textContent }) => textContent);
}

function cellsOf(row: HTMLElement): (string | null)[] {
  return Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent);
}
