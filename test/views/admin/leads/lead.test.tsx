import t from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import type { Lead } from '../../../../src/shared/lead/lead.ts';
import { adminPassword } from '../../../fixtures/app.ts';
import { connectIslands } from '../../../fixtures/connection.ts';
import { startAdmin } from '../../../fixtures/owner-admin.ts';

const { app, address, call, open, screen, shown, type, click, field, render, fireEvent, within, currentToasts } =
  await startAdmin(t);
const { adminAt } = await import('../../../fixtures/admin.tsx');
const { SignInDialog } = await import('../../../../views/admin/sign-in.tsx');
const { listFacts } = await import('../../../../views/admin/leads/lead.tsx');

const ann = { source: 'contact', name: 'Ann Carter', phone: '3365550108', email: '', page: '/' } as const;
const add = async (more: object = {}) => (await saveLead(app.db, { ...ann, message: 'A fence.', ...more })).id;
const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json().submission;

t.test('a lead without an address asks for it, and one with an address links to a map', async (t) => {
  const id = await add();
  open(`/admin/leads/${id}`);
  await click('Add the address');
  await type('Property address', '218 Mill Creek Road & Co.');
  await click('Save details');

  const directions = await screen.findByRole('link', { name: 'Directions' });
  t.match(directions, { target: '_blank', rel: 'noreferrer' });
  const map = new URL(directions.getAttribute('href') ?? '');
  t.equal(map.protocol, 'https:');
  t.equal(map.searchParams.get('destination'), '218 Mill Creek Road & Co.');
  t.equal(directions.previousElementSibling?.textContent, '218 Mill Creek Road & Co.');
  t.match(await read(id), { version: 2 });
});

t.test('the owner corrects details, the notes show the earlier value, and Undo works', async (t) => {
  const id = await add({ phone: '3365550118', email: 'ann@example.com', message: 'A fense.' });
  open(`/admin/leads/${id}`);
  await click('Edit details');
  t.equal(await shown('Phone'), '3365550118');
  await type('Phone', '336 555 0181');
  await type('What they need', 'A fence.');
  // Meanwhile another window changed a different value. It is neither lost nor asked about.
  await call('PUT', `/api/admin/leads/${id}`, { name: 'Ann Carter-Bell', version: 1 });
  await click('Save details');
  await screen.findByText(/changed in another window/);
  await click('Save my choices');

  await screen.findByRole('link', { name: 'Call (336) 555-0181' });
  t.match(await read(id), { name: 'Ann Carter-Bell', phone: '336 555 0181', message: 'A fence.', version: 3 });
  t.ok(screen.getByText(/corrected this lead\. Before:\s+Phone: 3365550118\s+What they need: A fense\./));

  currentToasts().at(-1)?.action?.onSelect();
  await screen.findByRole('link', { name: 'Call (336) 555-0118' });
  t.match(await read(id), { name: 'Ann Carter-Bell', phone: '3365550118', message: 'A fense.', version: 4 });
});

t.test('a correction that leaves no way to answer is reported at its field', async () => {
  const id = await add({ phone: '3365550119' });
  open(`/admin/leads/${id}`);
  await click('Edit details');
  await type('Phone', '');
  await click('Save details');
  await screen.findByText('Enter a phone number or an email address.');
});

t.test('a customer who wants no texts has no Text button, and the lead says who noted it', async (t) => {
  const id = await add({
    phone: '3365550120',
    mayText: 'yes',
    textConsentAt: '2026-11-20T15:04:00.000Z',
    textConsentWords: 'May text',
  });
  open(`/admin/leads/${id}`);
  await screen.findByText(/^They checked “May text”/);
  await click('They don’t want texts');
  const question = await screen.findByRole('dialog');
  fireEvent.click(within(question).getByRole('button', { name: 'Stop texts' }));

  await screen.findByText(/^Do not text \(336\) 555-0120: they asked not to get text messages \(The owner,/);
  t.equal(screen.queryByRole('link', { name: /^Text/ }), null);
  t.ok(screen.getByText('The owner: no more text messages to (336) 555-0120'));
});

t.test('a ten-digit number is shown and dialed in one format and stored as typed', async (t) => {
  for (const [phone, name, dialed] of [
    ['+1 336 555 0177', '(336) 555-0177', 'tel:+13365550177'],
    ['336-555-0177 ext. 12', '336-555-0177 ext. 12', 'tel:+13365550177,12'],
  ] as const) {
    const id = await add({ phone });
    open(`/admin/leads/${id}`);
    const link = await screen.findByRole('link', { name: `Call ${name}` });
    t.equal(link.getAttribute('href'), dialed, phone);
    t.equal((await read(id)).phone, phone);
  }
  open('/admin?search=3365550177');
  t.ok(await screen.findByRole('link', { name: '(336) 555-0177' }), 'the list');
});

t.test('the form asks for missing details, keeps input, and opens the saved lead', async (t) => {
  open('/admin');
  fireEvent.click(await screen.findByRole('link', { name: 'Add lead' }));
  await screen.findByRole('heading', { name: 'Add lead' });
  const choices = (label: string) =>
    Array.from(screen.getByLabelText<HTMLSelectElement>(label).options, ({ text }) => text);
  t.strictSame(choices('Source'), ['Phone call', 'In person', 'Text', 'Other']);
  t.strictSame(choices('Service').slice(1), app.site.current.map.contactOptions);
  t.equal(field('Source').value, 'phone');
  t.equal(field('I already talked to them').checked, true);

  await type('Name*', 'Dana Field');
  await click('Save lead');
  const message = await screen.findByText('Enter a phone number or an email address.');
  t.equal(message.id, field('Phone').getAttribute('aria-describedby'));
  open('/admin/leads/new');
  t.equal(await shown('Name*'), 'Dana Field', 'kept in this tab');
  await type('Phone', '336 555 0199');
  await click('Save lead');

  await screen.findByRole('heading', { name: 'Dana Field' });
  t.match(location.pathname, /^\/admin\/leads\/\d+$/);
  t.ok(await screen.findByText('Phone call, added by you'));
  t.notOk(Object.keys(sessionStorage).some((name) => name.startsWith('kept:lead:')));
});

t.test('a lead typed when the session had ended is saved once after signing in', async (t) => {
  render(
    <>
      {adminAt('/admin/leads/new')}
      <SignInDialog person={{ id: 1, name: 'The owner', role: 'owner' }} />
    </>,
  );
  await type('Name*', 'Eli Late');
  await type('Email', 'eli@example.com');
  connectIslands(t, address);
  await click('Save lead');
  await type('Password', adminPassword);
  await click('Login');

  await screen.findByRole('heading', { name: 'Eli Late' });
  t.equal(screen.queryByRole('link', { name: /^Call/ }), null, 'nothing dials an empty number');
  t.equal((await call('GET', '/api/admin/leads?search=eli@example.com')).json().leads.length, 1);
});

t.test('a lead shows the reasons for its spam check or for its spam mark', async (t) => {
  for (const [status, spamReasons, title] of [
    ['new', ['links'], 'Checked for spam because'],
    ['spam', ['links'], 'Marked as spam because'],
    ['new', [], undefined],
  ] as const) {
    const lead = { createdAt: '2026-11-20T15:04:00.000Z', source: 'contact', status, spamReasons };
    const titles = listFacts(lead as unknown as Lead).map(([title]) => title);
    t.equal(
      titles.find((each) => /spam/.test(each)),
      title,
      `${status}, ${spamReasons}`,
    );
  }
});

t.test('a saved note shows together with another window’s notes', async (t) => {
  const id = await add();
  open(`/admin/leads/${id}`);
  await type(/^(Add a n|N)ote/, 'Wants a gate.');
  await call('POST', `/api/admin/leads/${id}/notes`, { text: 'Called back.' });
  await click('Save note');
  await screen.findByText('Wants a gate.', { selector: 'p' });
  t.ok(screen.getByText('Called back.', { selector: 'p' }));
});
