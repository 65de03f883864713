import t from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { startMailServer } from '../../../fixtures/mail-server.ts';
import { startAdmin } from '../../../fixtures/owner-admin.ts';
import { saveProfile } from '../../../fixtures/profile.ts';

const mailServer = await startMailServer(t);
const { app, call, open, screen, shown, type, click, field, fireEvent } = await startAdmin(t, {
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'site@longleaffence.example',
  NOTIFY_EMAIL: 'owner@longleaffence.example',
});
const ann = {
  source: 'contact',
  name: 'Ann Carter',
  phone: '3365550108',
  email: 'ann@example.com',
  page: '/',
} as const;
const add = async (more: object = {}) => (await saveLead(app.db, { ...ann, message: 'A fence.', ...more })).id;
const win = async (id: number) => call('PATCH', `/api/admin/leads/${id}`, { status: 'won', version: 1 });
const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();
const addressOf = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '');

t.test('“Text” starts with the template, is noted as a contact, and shows the consent', async (t) => {
  const id = await add();
  open(`/admin/leads/${id}`);
  const link = await screen.findByRole('link', { name: 'Text (336) 555-0108' });
  t.match(addressOf(link), /^sms:\+13365550108\?&body=Hi Ann Carter, this is Longleaf Fence Company\./);
  t.ok(await screen.findByText('They haven’t given permission to text them.'));
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  await screen.findByText('Text started');
  t.match((await read(id)).submission, { status: 'contacted' });

  const words = 'You may text me about this project.';
  const consent = { mayText: 'yes', textConsentAt: '2026-11-25T20:04:00.000Z', textConsentWords: words };
  open(`/admin/leads/${await add({ ...consent, name: 'Bo Diaz' })}`);
  t.ok(await screen.findByText(/They checked “You may text me about this project\.” on Nov 25, 2026/));
  open(`/admin/leads/${await add({ phone: '336-555-0177 ext. 12' })}`);
  await screen.findByRole('link', { name: 'Call 336-555-0177 ext. 12' });
  t.equal(screen.queryByRole('link', { name: /^Text/ }), null, 'no message reaches an extension');
});

t.test('a reply starts with a template, names its gaps, and shows its state in the notes', async (t) => {
  const { version, templates } = (await call('GET', '/api/admin/templates')).json();
  const visit = { id: 'visit', kind: 'reply', name: 'The visit', text: 'Hi {name}, see you {appointment}.' };
  await call('PUT', '/api/admin/templates', { version, templates: [...templates, visit] });
  const lead = `/admin/leads/${await add()}`;
  open(lead);
  await click('Write a reply');
  t.match(await shown('Your reply*'), /^Hi Ann Carter,\n/);
  await type('Template', 'visit');
  t.ok(await screen.findByText(/Not filled in: \{appointment\}\. No appointment is scheduled\./));
  await click('Send reply');
  t.equal(field('Your reply*').getAttribute('aria-invalid'), 'true', 'it is not sent');

  await type('Your reply*', 'My own words.');
  await type('Template', 'visit');
  await click('Keep my text');
  open(lead);
  t.equal(await shown('Your reply*'), 'My own words.', 'kept, also over a reload');
  const arrives = mailServer.next();
  await click('Send reply');
  t.match(await arrives, { recipients: ['ann@example.com'], subject: /^Your request to Longleaf Fence Company/ });
  await screen.findByText('My own words.');
  t.notOk(Object.keys(sessionStorage).some((name) => name.startsWith('kept:reply')));
  await app.outbox.run();
  open(lead);
  t.ok(await screen.findByText(/^Your reply: sent [A-Z]/, { selector: '.lead-notes__list p' }));
});

t.test('a won lead offers the review request once if there is a review link', async (t) => {
  const [first, other] = ['https://reviews.example.com/longleaf', 'https://yards.example.org/longleaf'];
  const id = await add();
  await win(id);
  open(`/admin/leads/${id}`);
  await screen.findByRole('heading', { name: 'Ann Carter' });
  t.equal(screen.queryByRole('button', { name: 'Ask for a review' }), null, 'no link is set');

  await saveProfile(app, {
    reviewLinks: [
      { label: 'Google', address: first },
      { label: 'Yards', address: other },
    ],
  });
  open(`/admin/leads/${id}`);
  await click('Ask for a review');
  t.match(await shown('Your request*'), first);
  await type('Review site', other);
  t.match(await shown('Your request*'), other);
  t.notMatch(await shown('Your request*'), first);
  await type('Send by', 'text');
  await click('Ask by text');
  const message = await screen.findByRole('link', { name: 'Open the text message' });
  t.match(addressOf(message), /^sms:\+13365550108\?&body=Hi Ann.*yards\.example\.org/s);
  t.ok(screen.getByText(/You asked for a review by text on/));
  t.ok(screen.getByText('Asked (336) 555-0108 for a review by text (Yards)'));
  t.equal(screen.queryByRole('button', { name: 'Ask for a review' }), null);

  const asked = await add();
  await win(asked);
  open(`/admin/leads/${asked}`);
  await click('Ask for a review');
  await call('POST', `/api/admin/leads/${asked}/review-request`, { by: 'text', link: first, version: 2 });
  await click('Send request');
  t.ok(await screen.findByText(/You asked for a review by text on/), 'in another window');
  t.equal((await read(asked)).notes.filter(({ kind }: { kind: string }) => kind === 'review').length, 1);
});
