import t from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { startMailServer } from '../../../fixtures/mail-server.ts';
import { startAdmin } from '../../../fixtures/owner-admin.ts';

const server = await startMailServer(t);
const { app, call, open, screen, type, click, press, shown, until, within, fireEvent, currentToasts } =
  await startAdmin(t, {
    SMTP_URL: server.url,
    MAIL_FROM: 'site@longleaf.example',
    NOTIFY_EMAIL: 'owner@longleaf.example',
    PUBLIC_URL: 'https://longleaf.example',
  });
// There is no phone app to open.
window.addEventListener('click', (event) => {
  if ((event.target as Element).closest('a[href^="tel:"]')) event.preventDefault();
});
const add = async (name: string, email = `${name}@example.com`) =>
  (await saveLead(app.db, { source: 'contact', name, phone: '3365550108', email, message: 'A fence.' })).id;
const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();
const plan = (id: number, what: 'next-step' | 'visit', body: object) =>
  call('PUT', `/api/admin/leads/${id}/${what}`, { ...body, version: 1 });
/** Answers the open dialog. @returns its text */
async function answer(name: string) {
  const question = await screen.findByRole('dialog');
  const { textContent } = question;
  fireEvent.click(within(question).getByRole('button', { name }));
  return textContent;
}

/** Returns a link in the menu, which is also in the phone's bar. */
const findLink = async (name: string | RegExp) => (await screen.findAllByRole('link', { name }))[0] as HTMLElement;

t.test('a lead shows its next step with its date, and Done can be undone', async (t) => {
  const id = await add('Ann');
  open(`/admin/leads/${id}`);
  await click('Add a next step');
  await click('Save next step');
  await screen.findByText('Enter the next step.');
  await screen.findByText('Choose a day.');
  await type('What to do', 'Send the quote');
  await type('Due date', '2026-01-05');
  press('Save next step');
  const step = (await screen.findByText(/Overdue since/)).closest('p');
  t.equal(step?.textContent, 'Send the quote Overdue since Mon, Jan 5, 2026');
  t.equal((await findLink(/^Due/)).textContent, 'Due 1', 'the menu counts');

  press('Done');
  await screen.findByText('Completed: Send the quote');
  await screen.findByRole('button', { name: 'Add a next step' });
  t.equal((await findLink(/^Due/)).textContent, 'Due');
  t.match(await read(id), { nextStep: undefined, submission: { version: 3 } });
  currentToasts().at(-1)?.action?.onSelect();
  await screen.findByText(/Overdue since/);
  t.match(await read(id), { nextStep: { text: 'Send the quote', dueOn: '2026-01-05' } });
});

t.test('a step that another window changed is not overwritten', async (t) => {
  const id = await add('Bo');
  open(`/admin/leads/${id}`);
  await click('Add a next step');
  await type('What to do', 'Mine');
  await type('Due date', '2030-01-05');
  await plan(id, 'next-step', { text: 'Theirs', dueOn: '2030-01-06' });
  press('Save next step');
  await screen.findByText(/This lead was changed in another window/);
  t.equal((await read(id)).nextStep.text, 'Theirs');
  press('Save my choices');
  await screen.findByText(/Due/, { selector: '.due-day' });
  t.match((await read(id)).nextStep, { text: 'Mine' });
});

t.test('an appointment is set in local time, sent, moved, and canceled', async (t) => {
  const id = await add('Cy');
  open(`/admin/leads/${id}`);
  await click('Schedule an appointment');
  await type('Day and time', '2030-07-05T09:30');
  await type('Minutes', '0');
  press('Save appointment');
  await screen.findByText('Choose a length from 5 minutes to 24 hours.');
  await type('Minutes', '90');
  await type('Note for yourself', 'Bring the long tape.');
  press('Save appointment');
  await screen.findByText('Fri, Jul 5, 2030');
  t.match((await read(id)).visit, { startsAt: '2030-07-05T13:30:00.000Z', minutes: 90 });
  t.ok(screen.getByText(/9:30 AM to 11:00 AM/));
  t.ok(screen.getByText('Appointment set for Fri, Jul 5, 2030 9:30 AM'));

  const mail = server.next();
  await click('Send invitation');
  t.match((await mail).subject, 'July 5 at 9:30 AM');
  await screen.findByText(/^Invitation sent for Fri, Jul 5/);
  await screen.findByRole('button', { name: 'Send invitation again' });
  press('Reschedule or edit');
  await type('Day and time', '2030-07-06T09:30');
  press('Save appointment');
  t.match(await answer('Not now'), 'The time has changed since the invitation. Cy@example.com does not know yet.');
  await screen.findByText(/^The time has changed .* The customer hasn’t been told\.$/);
  await screen.findByRole('button', { name: 'Send invitation' });
  press('Reschedule or edit');
  await type('Day and time', '2030-07-07T09:30');
  const moved = server.next();
  press('Save appointment');
  await answer('Send invitation');
  t.match((await moved).subject, /^New time: \w+, July 7/);
  await screen.findByRole('button', { name: 'Send invitation again' });

  const cancellation = server.next();
  press('Cancel appointment');
  t.match(await answer('Cancel appointment'), 'They were invited and will get a cancellation email.');
  t.match((await cancellation).subject, /^Canceled: your appointment \w+, July 7/);
  await screen.findByRole('button', { name: 'Schedule an appointment' });
});

/** Adds a lead with an appointment in July 2030, to which its visitor was invited. */
async function addInvited(name: string): Promise<number> {
  const id = await add(name);
  await plan(id, 'visit', { startsAt: '2030-07-05T13:30:00Z', minutes: 60 });
  await call('POST', `/api/admin/leads/${id}/invitation`, { version: 2 });
  await app.outbox.run();
  return id;
}

t.test('the owner is warned about an invited customer whose lead is lost or deleted', async (t) => {
  open(`/admin/leads/${await addInvited('Fay')}`);
  await click('Lost');
  t.match(
    await answer('Keep appointment'),
    'They were invited to an appointment on Fri, Jul 5, 2030, 9:30 AM to 10:30 AM',
  );
  await screen.findByText(/^They still expect this appointment/);
  await click('Won');
  await screen.findByText('Won', { selector: '.status-badge' });
  await click('Lost');
  const cancellation = server.next();
  await answer('Cancel appointment');
  t.match((await cancellation).subject, /^Canceled: your appointment \w+, July 5/);
  await screen.findByRole('button', { name: 'Schedule an appointment' });

  open(`/admin/leads/${await addInvited('Gil')}`);
  await click('Add the address');
  await type('Property address', '99 New Street');
  const elsewhere = server.next();
  press('Save details');
  await answer('Send invitation');
  t.match((await elsewhere).text, 'Where: 99 New Street');

  await click("Delete this person's data");
  t.ok(screen.getByLabelText(/invited to an appointment on Fri, Jul 5, 2030 9:30 AM/));
  const off = server.next();
  press(/^Delete \d leads$/);
  t.match((await off).subject, /^Canceled: your appointment \w+, July 5/);
});

t.test('overlapping appointments name one another in their leads and in the calendar', async (t) => {
  const [one, other] = [await add('Di'), await add('Ed', '')];
  for (const id of [one, other]) await plan(id, 'visit', { startsAt: '2030-08-05T13:30:00Z', minutes: 60 });
  open(`/admin/leads/${other}`);
  const overlap = (await screen.findByText(/^Overlaps with:/)).closest('p');
  t.equal(overlap?.textContent, 'Overlaps with: Di, 9:30 AM to 10:30 AM');
  t.equal(overlap?.querySelector('a')?.getAttribute('href'), `/admin/leads/${one}`);
  t.ok(screen.getByText('Add an email address to send an invitation.'));

  open('/admin/calendar?from=2030-08-08');
  await screen.findByText('Mon, Aug 5, 2030 to Sun, Aug 11, 2030');
  const entries = within(screen.getByRole('region', { name: 'Mon, Aug 5' })).getAllByRole('listitem');
  for (const [index, name] of ['Di', 'Ed'].entries()) {
    const entry = within(entries[index] as HTMLElement);
    t.ok(entry.getByText('9:30 AM to 10:30 AM') && entry.getByText('Overlaps another appointment'));
    t.equal(entry.getAllByRole('link')[0]?.textContent, name);
  }
  t.equal(screen.getAllByText('No appointments').length, 6);
  fireEvent.click(screen.getByRole('link', { name: 'Next week' }));
  await screen.findByText('Mon, Aug 12, 2030 to Sun, Aug 18, 2030');
  t.ok(screen.getByText(/^No appointments this week/));
  fireEvent.click(screen.getByRole('link', { name: 'Today' }));
  await screen.findByText('Today', { selector: '.calendar__today' });
});

t.test('the calendar link is created on request, copied, and renewed once confirmed', async (t) => {
  open('/admin/calendar');
  await click('Create the address');
  const first = await shown('Private address');
  t.match(first, /^https:\/\/longleaf\.example\/calendar\/[\w-]{32}\.ics$/);
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => copied.push(text) } });
  press('Copy');
  t.strictSame(copied, [first]);

  press('Create a new address');
  await answer('Keep the old one');
  t.equal(await shown('Private address'), first);
  press('Create a new address');
  await answer('Create a new address');
  await until(async () => (await shown('Private address')) !== first);
  const ask = async (address: string) => (await app.inject({ url: new URL(address).pathname })).statusCode;
  t.strictSame([await ask(first), await ask(await shown('Private address'))], [404, 200]);
});

t.test('due leads are grouped, “Follow up” first, each with its possible actions', async (t) => {
  await app.db.deleteFrom('submissions').execute();
  open('/admin?view=due');
  t.ok(await screen.findByText(/^Nothing is due/));
  t.equal(location.pathname, '/admin/due', 'the address of mails that were sent before');
  const quoted = await add('Quinn');
  await call('PATCH', `/api/admin/leads/${quoted}`, { status: 'quoted', version: 1 });
  const longAgo = new Date(Date.now() - 12.5 * 24 * 3600_000).toISOString();
  await app.db.updateTable('submissions').set({ lastContactAt: longAgo }).where('id', '=', quoted).execute();
  const { today } = (await call('GET', '/api/admin/leads?view=due')).json().due;
  const dayMs = 24 * 3600_000;
  const sundayMs = Date.parse(today) + ((7 - new Date(today).getUTCDay()) % 7) * dayMs;
  const [sunday = '', monday = ''] = [sundayMs, sundayMs + dayMs].map((ms) => new Date(ms).toISOString().slice(0, 10));
  for (const [name, dueOn] of Object.entries({
    Later: monday,
    ...(sunday > today && { Sunday: sunday }),
    Now: today,
    Over: '2020-01-01',
  }))
    await plan(await add(name), 'next-step', { text: 'Call', dueOn });

  open('/admin');
  fireEvent.click(await findLink('Due 3'));
  await screen.findByRole('heading', { name: 'Due', level: 1 });
  // The title and the focus change once the screen is rendered.
  await until(() => document.activeElement?.textContent === 'Due');
  t.equal(document.title, 'Due - Admin - Longleaf Fence Company');
  t.equal((await findLink('Due 3')).getAttribute('aria-current'), 'page');
  t.equal((await findLink(/^Leads/)).getAttribute('aria-current'), null);
  const groups = () =>
    Array.from(document.querySelectorAll('.due section'), (section) => [
      section.querySelector('h2')?.textContent,
      ...Array.from(section.querySelectorAll('li'), (row) => row.querySelector('a')?.textContent),
    ]);
  const byDay = [['Today', 'Now'], ...(sunday > today ? [['This week', 'Sunday']] : []), ['Later', 'Later']];
  t.strictSame(groups(), [['Follow up', 'Quinn'], ['Overdue', 'Over'], ...byDay]);
  t.ok(screen.getByText(/Quoted, and no contact for 12 days/));

  press('Done: Over');
  await findLink('Due 2');
  fireEvent.click(document.querySelector('.due a[href^="tel:"]') as HTMLElement);
  await findLink('Due 1');
  t.strictSame(groups(), byDay);
});
