import t from 'tap';
import { saveLead } from '../../../../src/leads/store.ts';
import { build, callAs, listen, signIn } from '../../../fixtures/app.ts';
import { connect } from '../../../fixtures/connection.ts';
import { startMailServer } from '../../../fixtures/mail-server.ts';
import { saveProfile } from '../../../fixtures/profile.ts';
import { loadTestingLibrary } from '../../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { deskAt } = await import('../../../fixtures/desk.tsx');

const mailServer = await startMailServer(t);
const app = await build(t, {
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'site@longleaffence.example',
  NOTIFY_EMAIL: 'owner@longleaffence.example',
});
const cookie = await signIn(app);
const call = callAs(app, cookie);
connect(t, await listen(app), cookie);
t.afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
const ann = {
  source: 'contact',
  name: 'Ann Carter',
  phone: '3365550108',
  email: 'ann@example.com',
  message: 'A fence.',
  page: '/',
} as const;
const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const read = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();

t.test(
  'statement 13: "Text" begins with the template, is kept as a contact, and says what the visitor allowed',
  async (t) => {
    const { id } = await saveLead(app.db, ann);
    render(deskAt(`/admin/leads/${id}`));

    const link = await screen.findByRole('link', { name: 'Text (336) 555-0108' });
    const address = link.getAttribute('href') ?? '';
    t.match(address, /^sms:\+13365550108\?&body=/);
    t.match(decodeURIComponent(address), /body=Hi Ann Carter, this is Longleaf Fence Company\./);
    t.ok(await screen.findByText('They did not say that you may text them.'));
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await screen.findByText('Text started');
    t.match((await read(id)).submission, { status: 'contacted' });
    cleanup();

    const at = '2026-11-25T20:04:00.000Z';
    const consent = { mayText: 'yes', textConsentAt: at, textConsentWords: 'You may text me about this project.' };
    const { id: other } = await saveLead(app.db, { ...ann, ...consent, phone: '336 555 0109' });
    render(deskAt(`/admin/leads/${other}`));
    t.ok(await screen.findByText(/They ticked “You may text me about this project\.” on Nov 25, 2026/));
    cleanup();

    const { id: silent } = await saveLead(app.db, { ...ann, phone: '336-555-0177 ext. 12' });
    render(deskAt(`/admin/leads/${silent}`));
    await screen.findByRole('heading', { name: 'Ann Carter' });
    t.equal(screen.queryByRole('link', { name: /^Text/ }), null, 'no message reaches an extension');
  },
);

t.test('a reply begins with a template, names what it left open, and stands in the notes with its state', async (t) => {
  const { version, templates } = (await call('GET', '/api/admin/templates')).json();
  const visit = { id: 'visit', kind: 'reply', name: 'The visit', text: 'Hi {name}, see you {visit}.' };
  await call('PUT', '/api/admin/templates', { version, templates: [...templates, visit] });
  const { id } = await saveLead(app.db, ann);
  render(deskAt(`/admin/leads/${id}`));
  await click('Write a reply');

  const text = (await screen.findByLabelText('Your reply*')) as HTMLTextAreaElement;
  t.match(text.value, /^Hi Ann Carter,\n/);
  await type('Begin with', 'visit');
  t.ok(await screen.findByText(/Not filled in: \{visit\}\. No visit is planned\./));
  await click('Send reply');
  t.equal((await screen.findByLabelText('Your reply*')).getAttribute('aria-invalid'), 'true', 'it is not sent');

  await type('Your reply*', 'My own words.');
  await type('Begin with', 'visit');
  await click('Keep my text');
  t.equal((screen.getByLabelText('Your reply*') as HTMLTextAreaElement).value, 'My own words.');
  cleanup();
  render(deskAt(`/admin/leads/${id}`));
  t.equal(((await screen.findByLabelText('Your reply*')) as HTMLTextAreaElement).value, 'My own words.', 'kept');
  const arrives = mailServer.next();
  await click('Send reply');

  t.match(await arrives, { recipients: ['ann@example.com'], subject: /^Your request to Longleaf Fence Company/ });
  await screen.findByText('My own words.');
  await app.outbox.run();
  cleanup();
  render(deskAt(`/admin/leads/${id}`));
  t.ok(await screen.findByText(/^Your reply: sent [A-Z]/, { selector: '.lead-notes__list p' }));
  t.notOk(Object.keys(sessionStorage).some((name) => name.startsWith('kept:reply')));
});

t.test('statements 15 and 16: a lead that is won offers the request once, while there is a review link', async (t) => {
  const { id } = await saveLead(app.db, ann);
  await call('PATCH', `/api/admin/leads/${id}`, { status: 'won', version: 1 });
  render(deskAt(`/admin/leads/${id}`));
  await screen.findByRole('heading', { name: 'Ann Carter' });
  t.equal(screen.queryByRole('button', { name: 'Ask for a review' }), null, 'no link is set');
  cleanup();

  const reviewLinks = [
    { label: 'Google', address: 'https://reviews.example.com/longleaf' },
    { label: 'Yards', address: 'https://yards.example.org/longleaf' },
  ];
  await saveProfile(app, { reviewLinks });
  render(deskAt(`/admin/leads/${id}`));
  await click('Ask for a review');
  const text = (await screen.findByLabelText('Your request*')) as HTMLTextAreaElement;
  t.match(text.value, 'https://reviews.example.com/longleaf');
  await type('Where they write it', 'https://yards.example.org/longleaf');
  t.match(text.value, 'https://yards.example.org/longleaf');
  t.notMatch(text.value, 'reviews.example.com');
  await type('How it goes', 'text');
  await click('Ask by text');

  const open = await screen.findByRole('link', { name: 'Open the text message' });
  t.match(
    decodeURIComponent(open.getAttribute('href') ?? ''),
    /^sms:\+13365550108\?&body=Hi Ann.*yards\.example\.org/s,
  );
  t.ok(screen.getByText(/You asked for a review by text on/));
  t.ok(screen.getByText('Asked (336) 555-0108 for a review by text (Yards)'));
  t.equal(screen.queryByRole('button', { name: 'Ask for a review' }), null);
});

t.test('statement 15: who was asked in another window is not asked again', async (t) => {
  await saveProfile(app, { reviewLinks: [{ label: 'Google', address: 'https://reviews.example.com/longleaf' }] });
  const { id } = await saveLead(app.db, ann);
  await call('PATCH', `/api/admin/leads/${id}`, { status: 'won', version: 1 });
  render(deskAt(`/admin/leads/${id}`));
  await click('Ask for a review');
  const link = 'https://reviews.example.com/longleaf';
  await call('POST', `/api/admin/leads/${id}/review-request`, { by: 'text', link, version: 2 });
  await click('Send request');

  await waitFor(() => t.ok(screen.getByText(/You asked for a review by text on/)));
  t.equal((await read(id)).notes.filter(({ kind }: { kind: string }) => kind === 'review').length, 1);
});
