import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import t, { type Test } from 'tap';
import { batchRows } from '../../../../src/database/batches.ts';
import { saveLead } from '../../../../src/leads/store.ts';
import { build, contactRequest, listen, signIn } from '../../../fixtures/app.ts';
import { connect, listenTo } from '../../../fixtures/connection.ts';
import { seedLeads } from '../../../fixtures/leads.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen } = await loadTestingLibrary(t);
const { MemoryRouter } = await import('react-router');
const { LeadsPanel } = await import('../../../../views/desk/leads/leads-panel.tsx');

const total = 3 * batchRows + 10;
const newest = batchRows;

t.test('the first rows are there before the rest, and nothing claims to be whole until it is', async (t) => {
  const { parts, send, end, calls } = await arrange(t);
  render(<LeadsPanel />, { wrapper: MemoryRouter });
  t.ok(screen.getByText('Loading submissions...'));

  send(parts[0]);

  t.ok(await newestRows());
  t.match(screen.getByRole('button', { name: /^All/ }).textContent, /^All \d+\+$/);
  t.match(screen.getByRole('button', { name: /set aside/ }).textContent, /^\d+\+ set aside as spam$/);
  t.ok(screen.getAllByRole('row').length > 1);
  search('Zebulon');
  t.ok(screen.getByText(`None among the newest ${newest}.`));
  t.notOk(screen.queryByText('No submissions match your search'));

  for (const part of parts.slice(1)) send(part);
  end();

  t.ok(await screen.findByText('Showing 1 submission'), 'the oldest of all');
  t.equal(screen.queryByText(/Loading older/), null);
  search('nobody');
  t.ok(screen.getByText('No submissions match your search'));
  search('');
  t.ok(screen.getByText(`Showing ${total - countSpam(parts)} submissions`));
  t.match(screen.getByRole('button', { name: /^All/ }).textContent, /^All \d+$/);
  t.strictSame(calls, ['/api/contact-submissions'], 'one call, as specified');
});

for (const [how, fail] of [
  ['a connection that breaks', ({ cut }: Arranged) => cut()],
  ['a list that ends too soon', ({ end }: Arranged) => end()],
] as const)
  t.test(`${how} keeps what is there, says so, and one button goes on where it ended`, async (t) => {
    const arranged = await arrange(t);
    const { app, parts, send, calls } = arranged;
    render(<LeadsPanel />, { wrapper: MemoryRouter });
    send(parts[0]);
    await newestRows();

    fail(arranged);

    t.match(
      (await screen.findByRole('alert')).textContent,
      `Submissions older than these ${newest} could not be loaded.`,
    );
    t.match(screen.getByRole('button', { name: /^All/ }).textContent, /\+$/, 'still a part');
    t.ok(screen.getAllByRole('row').length > 1);
    await saveLead(app.db, { ...contactRequest, source: 'contact', name: 'Came Meanwhile' });
    fireEvent.click(screen.getByRole('button', { name: 'Load again' }));

    t.ok(await screen.findByText(`Showing ${total - countSpam(parts)} submissions`), 'no duplicate and no hole');
    t.equal(screen.queryByRole('alert'), null);
    t.strictSame(calls, ['/api/contact-submissions', `/api/contact-submissions?before=${total - newest + 1}`]);
  });

t.test('what the owner changes while the rest arrives stays changed', async (t) => {
  const { parts, send, end } = await arrange(t);
  render(<LeadsPanel />, { wrapper: MemoryRouter });
  send(parts[0]);
  await newestRows();
  const contacted = () =>
    Number.parseInt(screen.getByRole('button', { name: /^Contacted/ }).textContent?.match(/\d+/)?.[0] ?? '', 10);
  const before = contacted();

  const [row] = screen.getAllByRole('button', { name: /^Mark contacted: / });
  fireEvent.click(row as HTMLElement);
  await screen.findByText(`${before + 1}+`);
  for (const part of parts.slice(1)) send(part);
  end();

  await screen.findByText(`Showing ${total - countSpam(parts)} submissions`);
  t.equal(contacted(), before + 1 + countStatus(parts.slice(1), 'contacted'));
});

t.test('a search is complete before the list is: the database finds what has not arrived', async (t) => {
  const { parts, send } = await arrange(t);
  render(<LeadsPanel />, { wrapper: MemoryRouter });
  send(parts[0]);
  await newestRows();

  search('zebulon');

  t.ok(await screen.findByText('Showing 1 submission'), 'the oldest of all, asked of the database');
  t.ok(screen.getByText(/^Loading older/), 'while the list is still on its way');
  t.match(screen.getByRole('button', { name: /^All/ }).textContent, /^All 1$/, 'and counted');
  fireEvent.click(screen.getByRole('button', { name: 'Mark quoted: Zebulon Oldest' }));
  t.ok(await screen.findByRole('button', { name: 'Mark won: Zebulon Oldest' }), 'and can be worked with');
  search('nobody at all');
  t.ok(await screen.findByText('No submissions match your search'), 'said only once it is certain');
});

t.test('a panel that goes ends the reading', async (t) => {
  const { parts, send, cancelled } = await arrange(t);
  const { unmount } = render(<LeadsPanel />, { wrapper: MemoryRouter });
  send(parts[0]);
  await newestRows();

  unmount();

  await cancelled;
  t.pass('the connection is let go');
});

type Arranged = Awaited<ReturnType<typeof arrange>>;

/** A site with leads, the oldest from Zebulon, behind a proxy that sends the first answer of the list only as the test says. */
async function arrange(t: Test) {
  t.teardown(cleanup);
  const app = await build(t);
  await seedLeads(app.db, total);
  await app.db
    .updateTable('submissions')
    .set({ name: 'Zebulon Oldest', searchText: 'zebulon oldest', status: 'contacted' })
    .where('id', '=', 1)
    .execute();
  const cookie = await signIn(app);
  const { body } = await app.inject({ url: '/api/contact-submissions', headers: { cookie } });
  const { address, calls, held } = await openListProxy(t, await listen(app));
  connect(t, address, cookie);
  return {
    app,
    calls,
    cancelled: held.then((response) => once(response, 'close')),
    parts: body.split(/(?<=,\n)/),
    send: (part: string | undefined) => void held.then((response) => response.write(part)),
    end: () => void held.then((response) => response.end()),
    cut: () => void held.then((response) => response.destroy()),
  };
}

/** Forwards every call to the site except the first one for the list, whose response the test writes itself. */
async function openListProxy(t: Test, site: string) {
  const calls: string[] = [];
  const { promise: held, resolve } = Promise.withResolvers<ServerResponse>();
  const address = await listenTo(t, (incoming, response) => {
    const { url = '/', method = 'GET', headers } = incoming;
    if (url.startsWith('/api/contact-submissions') && calls.push(url) === 1) {
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).flushHeaders();
      return resolve(response);
    }
    const outgoing = request(new URL(url, site), { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    incoming.pipe(outgoing);
  });
  return { address, calls, held };
}

/** The first part is there as a whole; a busy machine brings it in pieces. */
function newestRows(): Promise<HTMLElement> {
  return screen.findByText(`Loading older submissions... ${newest} so far`);
}

function search(term: string): void {
  fireEvent.change(screen.getByPlaceholderText('Search by name, email, phone, or message...'), {
    target: { value: term },
  });
}

function countSpam(parts: readonly string[]): number {
  return countStatus(parts, 'spam');
}

function countStatus(parts: readonly string[], status: string): number {
  return parts.join('').split(`"status":"${status}"`).length - 1;
}
