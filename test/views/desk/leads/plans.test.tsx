import assert from 'node:assert/strict';
import t from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { build, callAs, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { startMailServer } from '../../../fixtures/mail-server.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor, within } = await loadTestingLibrary(t);
const { deskAt } = await import('../../../fixtures/desk.tsx');
const { currentToasts } = await import('../../../../views/islands/toast.ts');
// No telephone is here to answer.
window.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
});

const server = await startMailServer(t);
const app = await build(t, {
  ...{ SMTP_URL: server.url, MAIL_FROM: 'site@longleaf.example', NOTIFY_EMAIL: 'owner@longleaf.example' },
  PUBLIC_URL: 'https://longleaf.example',
});
const cookie = await signIn(app);
const call = callAs(app, cookie);
connect(t, await listen(app), cookie);
t.afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const add = async (name: string, email = `${name}@example.com`) =>
  (await saveLead(app.db, { source: 'contact', name, phone: '3365550108', email, message: 'A fence.' })).id;
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const click = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();
const today = async () => (await call('GET', '/api/admin/leads/due')).json().today as string;

t.test('a lead asks what comes next, says it with its day, and Done has an Undo', async (t) => {
  const id = await add('Ann');
  render(deskAt(`/admin/leads/${id}`));

  await click('Add a next step');
  await click('Save next step');
  await screen.findByText('Please say what comes next.');
  await screen.findByText('Please choose a day.');
  await type('What comes next', 'Send the quote');
  await type('Due on', '2026-01-05');
  await click('Save next step');
  const step = (await screen.findByText(/Overdue since/)).closest('p');
  t.equal(step?.textContent, 'Send the quote Overdue since Mon, Jan 5, 2026');
  t.equal((await screen.findByRole('link', { name: /^Due/ })).textContent, 'Due 1', 'the menu counts');

  await click('Done');
  await screen.findByText('Next step done: Send the quote');
  await screen.findByRole('button', { name: 'Add a next step' });
  t.equal(screen.getByRole('link', { name: /^Due/ }).textContent, 'Due');
  t.match(await read(id), { nextStep: undefined, submission: { version: 3 } });
  currentToasts().at(-1)?.action?.onSelect();
  await screen.findByText(/Overdue since/);
  t.match(await read(id), { nextStep: { text: 'Send the quote', dueOn: '2026-01-05' } });
});

t.test('a step that another window changed is not overwritten unseen', async (t) => {
  const id = await add('Bo');
  render(deskAt(`/admin/leads/${id}`));
  await click('Add a next step');
  await type('What comes next', 'Mine');
  await type('Due on', '2030-01-05');
  await call('PUT', `/api/admin/leads/${id}/next-step`, { text: 'Theirs', dueOn: '2030-01-06', version: 1 });

  await click('Save next step');

  await screen.findByText(/This lead was changed in another window/);
  t.equal((await read(id)).nextStep.text, 'Theirs');
  await click('Save what is chosen');
  await screen.findByText(/Due/, { selector: '.due-day' });
  t.match((await read(id)).nextStep, { text: 'Mine' });
});

t.test('a visit is planned at the business’s time, invited to, moved and called off', async (t) => {
  const id = await add('Cy');
  render(deskAt(`/admin/leads/${id}`));
  await click('Plan a visit');
  await type('Day and time', '2030-07-05T09:30');
  await type('Minutes', '0');
  await click('Save visit');
  await screen.findByText('A visit takes 5 minutes to 24 hours.');
  await type('Minutes', '90');
  await type('Note for yourself', 'Bring the long tape.');
  await click('Save visit');

  await screen.findByText('Fri, Jul 5, 2030');
  t.match((await read(id)).visit, { startsAt: '2030-07-05T13:30:00.000Z', minutes: 90 });
  t.ok(screen.getByText(/9:30 AM to 11:00 AM/));
  t.ok(screen.getByText('Visit planned for Fri, Jul 5, 2030 9:30 AM'));
  const mail = server.next();
  await click('Send invitation');
  t.match((await mail).subject, 'Jul 5, 2030 9:30 AM');
  await screen.findByText(/^Invitation sent for Fri, Jul 5/);
  await screen.findByRole('button', { name: 'Send invitation again' });

  await click('Move or change');
  await type('Day and time', '2030-07-06T09:30');
  await click('Save visit');
  await screen.findByText(/they do not know yet/);
  await screen.findByRole('button', { name: 'Send invitation' });
  const cancellation = server.next();
  await click('Clear visit');
  const question = await screen.findByRole('dialog');
  t.match(question.textContent, 'Cy@example.com was invited and gets an email that calls the visit off.');
  fireEvent.click(within(question).getByRole('button', { name: 'Clear visit' }));
  t.match((await cancellation).subject, 'Canceled: our visit on Jul 5, 2030');
  await screen.findByRole('button', { name: 'Plan a visit' });
});

t.test('visits at one time name one another, and nobody is invited without an address', async (t) => {
  const [one, other] = [await add('Di'), await add('Ed', '')];
  for (const id of [one, other])
    await call('PUT', `/api/admin/leads/${id}/visit`, { startsAt: '2030-08-05T13:30:00Z', minutes: 60, version: 1 });
  render(deskAt(`/admin/leads/${other}`));
  const overlap = (await screen.findByText(/^At the same time/)).closest('p');
  t.equal(overlap?.textContent, 'At the same time: Di, 9:30 AM to 10:30 AM');
  t.equal(
    within(overlap as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
    `/admin/leads/${one}`,
  );
  t.ok(screen.getByText('Without an email address nobody can be invited.'));
});

t.test('the calendar shows a week by its days, with links to the leads and to other weeks', async (t) => {
  render(deskAt('/admin/calendar?from=2030-08-08'));
  await screen.findByText('Mon, Aug 5, 2030 to Sun, Aug 11, 2030');
  const day = screen.getByRole('region', { name: 'Mon, Aug 5' });
  t.strictSame(
    within(day)
      .getAllByRole('listitem')
      .map((entry) => [
        within(entry).getByText(/ to /).textContent,
        within(entry).getAllByRole('link')[0]?.textContent,
        within(entry).queryByText('Overlaps another visit') !== null,
      ]),
    [
      ['9:30 AM to 10:30 AM', 'Di', true],
      ['9:30 AM to 10:30 AM', 'Ed', true],
    ],
  );
  t.equal(screen.getAllByText('No visit').length, 6);
  fireEvent.click(screen.getByRole('link', { name: 'Next week' }));
  await screen.findByText('Mon, Aug 12, 2030 to Sun, Aug 18, 2030');
  t.ok(screen.getByText(/^No visits this week/));
  fireEvent.click(screen.getByRole('link', { name: 'Today' }));
  await screen.findByText('Today', { selector: '.calendar__today' });
});

t.test('the address for the phone is made when it is wanted, copied, and made anew after a question', async (t) => {
  render(deskAt('/admin/calendar'));
  await click('Make the address');
  const shown = async () => ((await screen.findByLabelText('Private address')) as HTMLInputElement).value;
  const first = await shown();
  t.match(first, /^https:\/\/longleaf\.example\/calendar\/[\w-]{32}\.ics$/);
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => copied.push(text) } });
  await click('Copy');
  t.strictSame(copied, [first]);

  await click('Make a new address');
  const question = await screen.findByRole('dialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Keep the old one' }));
  t.equal(await shown(), first);
  await click('Make a new address');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make a new address' }));
  await waitFor(async () => assert.notEqual(await shown(), first));
  t.equal((await app.inject({ url: new URL(first).pathname })).statusCode, 404);
  t.equal((await app.inject({ url: new URL(await shown()).pathname })).statusCode, 200);
});

t.test('what is due stands in groups, "Follow up" first, each with what can be done at once', async (t) => {
  await app.db.deleteFrom('submissions').execute();
  render(deskAt('/admin?view=due'));
  t.ok(await screen.findByText(/^Nothing is due/));
  cleanup();
  const day = await today();
  const quoted = await add('Quinn');
  await call('PATCH', `/api/admin/leads/${quoted}`, { status: 'quoted', version: 1 });
  const longAgo = new Date(Date.now() - 12.5 * 24 * 3600_000).toISOString();
  await app.db.updateTable('submissions').set({ lastContactAt: longAgo }).where('id', '=', quoted).execute();
  for (const [name, dueOn] of [
    ['Later', '2999-01-01'],
    ['Now', day],
    ['Over', '2020-01-01'],
  ] as const)
    await call('PUT', `/api/admin/leads/${await add(name)}/next-step`, { text: 'Call', dueOn, version: 1 });

  render(deskAt('/admin'));
  fireEvent.click(await screen.findByRole('link', { name: 'Due 3' }));
  await screen.findByRole('heading', { name: 'Due', level: 1 });
  t.equal(document.title, 'Due - Admin - Longleaf Fence Company');
  t.equal(document.activeElement?.textContent, 'Due');
  t.equal(screen.getByRole('link', { name: 'Due 3' }).getAttribute('aria-current'), 'page');
  t.equal(screen.getByRole('link', { name: 'Leads' }).getAttribute('aria-current'), null);
  const groups = () =>
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent, parentElement }) => [
      textContent,
      ...within(parentElement as HTMLElement)
        .getAllByRole('listitem')
        .map((row) => within(row).getAllByRole('link')[0]?.textContent),
    ]);
  t.strictSame(groups(), [
    ['Follow up', 'Quinn'],
    ['Overdue', 'Over'],
    ['Due today', 'Now'],
    ['Later', 'Later'],
  ]);
  t.ok(screen.getByText(/Quoted, and no contact for 12 days/));

  await click('Done: Over');
  await screen.findByRole('link', { name: 'Due 2' });
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Follow up' })).getByRole('link', { name: '(336) 555-0108' }),
  );
  await screen.findByRole('link', { name: 'Due 1' });
  t.strictSame(groups(), [
    ['Due today', 'Now'],
    ['Later', 'Later'],
  ]);
});
