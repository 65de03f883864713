import t, { type Test } from 'tap';
import { build, callAs, listen, signIn } from '../../fixtures/app.ts';
import { connect } from '../../fixtures/connection.ts';
import { startMailServer } from '../../fixtures/mail-server.ts';
import { loadTestingLibrary } from '../../fixtures/testing-library.ts';

const { cleanup, fireEvent, render, screen, waitFor } = await loadTestingLibrary(t);
const { deskAt } = await import('../../fixtures/desk.tsx');

const server = await startMailServer(t, 'open sesame');
const { port } = new URL(server.url);
const app = await build(t, { MAIL_PRIVATE: 'true' });
const address = await listen(app);
const cookie = await signIn(app);
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

t.test('the owner types a mail server, tries it out, saves it, and the notice goes', async (t) => {
  open(t);
  await screen.findByText(/New leads ring nobody yet\./);
  await screen.findByLabelText(/^Mail server\*$/);

  fireEvent.click(screen.getByRole('button', { name: 'Save mail server' }));
  await screen.findByText(/enter the name of the mail server/);
  type(/^Mail server\*$/, '127.0.0.1');
  type(/^Security/, 'none');
  type(/^User name/, 'site@longleaffence.example');
  type(/^Password/, 'open barley');
  type(/^Send new leads/, 'owner@longleaffence.example');
  type(/^Port$/, port);
  fireEvent.click(screen.getByRole('button', { name: 'Send a test mail' }));
  await screen.findByText('The server refused the user name or the password.');
  type(/^Password/, 'open sesame');
  fireEvent.click(screen.getByRole('button', { name: 'Send a test mail' }));
  await screen.findByText('The test mail was sent. Please check your inbox.');

  fireEvent.click(screen.getByRole('button', { name: 'Save mail server' }));
  await screen.findByRole('button', { name: 'Remove mail server' });
  await until(() => screen.queryByText(/ring nobody yet/) === null);
  t.equal((screen.getByLabelText(/^Password/) as HTMLInputElement).value, '', 'the password does not come back');
  t.equal(
    server.mails.at(-1)?.from?.address,
    'site@longleaffence.example',
    'the sender is the user unless it is typed',
  );
});

t.test('what another window saved is not overwritten', async (t) => {
  open(t);
  await screen.findByRole('button', { name: 'Remove mail server' });
  const call = callAs(app, await signIn(app));
  const { version, host, security, user, from } = (await call('GET', '/api/admin/mail')).json();
  const other = { version, host, port: Number(port), security, user, from, to: 'office@longleaffence.example' };
  t.equal((await call('PUT', '/api/admin/mail', other)).statusCode, 200);

  type(/^Send new leads/, 'me@longleaffence.example');
  fireEvent.click(screen.getByRole('button', { name: 'Save mail server' }));
  await until(() => screen.queryByRole('button', { name: 'Save mail server' }) !== null);

  t.match((await call('GET', '/api/admin/mail')).json(), { to: 'office@longleaffence.example' });
  t.equal((screen.getByLabelText(/^Send new leads/) as HTMLInputElement).value, 'me@longleaffence.example');
});

t.test('what the variables set is shown and cannot be typed over', async (t) => {
  const fixed = await build(t, {
    SMTP_URL: server.url,
    MAIL_FROM: 'site@longleaffence.example',
    NOTIFY_EMAIL: 'boss@longleaffence.example',
  });
  t.teardown(cleanup);
  connect(t, await listen(fixed), await signIn(fixed));
  render(deskAt('/admin/delivery'));

  await screen.findByText(/Set on the machine by SMTP_URL/);
  t.ok(screen.getByText('boss@longleaffence.example'));
  t.equal(screen.queryByLabelText(/^Mail server\*$/) === null, true);
});

function until(isTrue: () => boolean): Promise<void> {
  return waitFor(() => {
    if (!isTrue()) throw new Error('not yet');
  });
}

function open(t: Test): void {
  t.teardown(cleanup);
  connect(t, address, cookie);
  render(deskAt('/admin/delivery'));
}
