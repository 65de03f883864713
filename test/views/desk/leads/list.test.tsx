import t, { type Test } from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { build, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { breakSchema } from '../../../fixtures/database.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { deskAt } = await import('../../../fixtures/desk.tsx');

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

t.test('the search ignores case and looks at every named field', async (t) => {
  await openPanel(t);

  for (const term of ['ANN', 'example.com', '555-0187', 'cedar', 'REPAIR', 'neighbor', '  carter ', '3365550187']) {
    search('nobody');
    await screen.findByText('No submissions match your search');
    t.notOk(screen.queryByText(/^Showing/));
    search(term);
    t.ok(await screen.findByText('Showing 1 submission'), term);
  }
});

t.test('filters combine with the search, stand in the address, and go with one button', async (t) => {
  await openPanel(t);

  fireEvent.change(screen.getByLabelText('Source'), { target: { value: 'quick-estimate' } });
  await shows('Bo Diaz');
  search('ann');
  await screen.findByText('No submissions match your search');
  t.equal(location.search, '?search=ann&source=quick-estimate');
  search('');
  await shows('Bo Diaz');
  fireEvent.change(screen.getByLabelText('Source'), { target: { value: '' } });
  await shows('Bo Diaz', 'Ann Carter');
  const filters = document.querySelector<HTMLDetailsElement>('.lead-filters');
  if (filters) filters.open = true;
  fireEvent(filters as Element, new Event('toggle'));
  await screen.findByRole('option', { name: '/pool-fencing' });
  fireEvent.change(screen.getByLabelText('Page'), { target: { value: '/' } });
  await shows('Ann Carter');
  fireEvent.change(screen.getByLabelText('Received'), { target: { value: 'today' } });
  await shows('Ann Carter');
  fireEvent.click(screen.getByRole('button', { name: /^Won/ }));
  await screen.findByText('No leads match these filters.');
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  await shows('Bo Diaz', 'Ann Carter');
});

t.test('the list has pages of fifty, and each says how many there are in all', async (t) => {
  const app = await build(t);
  for (let count = 1; count <= 60; count += 1) await saveLead(app.db, { ...ann, name: `Lead ${count}` });
  t.teardown(cleanup);
  connect(t, await listen(app), await signIn(app));
  render(deskAt('/admin'));
  await screen.findByText('Showing 50 submissions');
  t.match(screen.getByRole('button', { name: /^All/ }).textContent, /^All 60$/);

  fireEvent.click(screen.getByRole('link', { name: 'Older submissions' }));
  await screen.findByText('Showing 10 submissions');
  t.equal(names().at(-1), 'Lead 1');
  t.equal(screen.queryByRole('link', { name: 'Older submissions' }), null);
  fireEvent.click(screen.getByRole('link', { name: 'Newest submissions' }));
  await screen.findByText('Showing 50 submissions');
});

t.test('spam stands in its own view, and one tap brings it back', async (t) => {
  await openPanel(t);
  t.notOk(screen.queryByText('Spam Bot'));

  fireEvent.click(screen.getByRole('button', { name: '1 set aside as spam' }));
  await shows('Spam Bot');
  fireEvent.click(screen.getByRole('button', { name: 'Not spam: Spam Bot' }));

  await waitFor(() => screen.getByText('No leads match these filters.'));
  fireEvent.click(screen.getByRole('button', { name: /^All/ }));
  await shows('Spam Bot', 'Bo Diaz', 'Ann Carter');
});

t.test('an empty list has the specified words; one of spam alone says so and leads there', async (t) => {
  const app = await build(t);
  t.teardown(cleanup);
  connect(t, await listen(app), await signIn(app));
  const { unmount } = render(deskAt('/admin'));
  t.ok(await screen.findByText('No contact submissions yet'));
  unmount();

  await saveLead(app.db, { ...bo, name: 'Spam Bot', status: 'spam' });
  await saveLead(app.db, { ...ann, name: 'Spam Bee', status: 'spam' });
  render(deskAt('/admin'));

  t.ok(await screen.findByText('All 2 submissions so far were set aside as spam.'));
  t.notOk(screen.queryByText('No contact submissions yet'));
  fireEvent.click(screen.getByRole('button', { name: 'Look through the spam' }));
  await shows('Spam Bee', 'Spam Bot');
});

t.test('a list that cannot be loaded says so, is not shown as empty, and is loaded again by one button', async (t) => {
  t.teardown(cleanup);
  connect(t, address, cookie);
  const mend = await breakSchema(t, app, 'submissions');
  render(deskAt('/admin'));
  await screen.findByText(/The submissions could not be loaded/);
  t.notOk(screen.queryByText('No contact submissions yet'));

  await mend();
  fireEvent.click(screen.getByRole('button', { name: 'Load again' }));

  await screen.findByText(/^Showing \d+ submissions$/);
});

async function openPanel(t: Test): Promise<void> {
  t.teardown(cleanup);
  connect(t, address, cookie);
  render(deskAt('/admin'));
  await screen.findByText(/^Showing/);
}

function search(term: string): void {
  fireEvent.change(screen.getByPlaceholderText('Search by name, email, phone, or message...'), {
    target: { value: term },
  });
}

function shows(...expected: string[]): Promise<void> {
  return waitFor(() => {
    if (names().join() !== expected.join()) throw new Error(`not yet: ${names().join()}`);
  });
}

function names(): (string | null)[] {
  return Array.from(document.querySelectorAll('.lead-row__name'), ({ textContent }) => textContent);
}

function cellsOf(row: HTMLElement): (string | null)[] {
  return Array.from(row.querySelectorAll('td'), ({ textContent }) => textContent);
}
