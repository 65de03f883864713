import t from 'tap';
import type { DeliverySettingsView } from '../../../src/shared/admin/delivery.ts';
import { build, listen, signIn } from '../../fixtures/app.ts';
import { connectIslands } from '../../fixtures/connection.ts';
import { startMailServer } from '../../fixtures/mail-server.ts';
import { startAdmin } from '../../fixtures/owner-admin.ts';

const server = await startMailServer(t, 'open sesame');
const { port } = new URL(server.url);
const { call, open, screen, field, shown, type, click, press, until } = await startAdmin(t, { MAIL_PRIVATE: 'true' });
const { forgetAtLogout } = await import('../../../views/admin/kept.ts');

t.test('the owner enters, tries, and saves a mail server, and its password isn’t kept', async (t) => {
  open('/admin/email');
  await screen.findByText(/Without a mail server/);
  t.equal(screen.queryByText('Save mail server'), null, 'nothing to save yet');
  await type(/^Mail server\*$/, ' ');
  await click('Save mail server');
  await screen.findByText(/Enter the mail server’s name/);
  await type(/^Mail server\*$/, '127.0.0.1');
  await type(/^Security/, 'none');
  await type(/^Username/, 'site@longleaffence.example');
  await type(/^Send new leads/, 'owner@longleaffence.example');
  await type(/^Port$/, port);
  await type(/^Mailbox password/, 'open barley');
  press('Send a test email');
  await screen.findByText('The server refused the username or the password.');

  open('/admin/email');
  t.equal(await shown(/^Mail server\*$/), '127.0.0.1');
  t.equal(await shown(/^Mailbox password/), '');
  t.notMatch(JSON.stringify({ ...sessionStorage }), /barley/);
  await type(/^Mailbox password/, 'open sesame');
  press('Send a test email');
  await screen.findByText('The test email was sent. Check your inbox.');
  press('Save mail server');
  await screen.findByRole('button', { name: 'Remove mail server' });
  await until(() => screen.queryByText(/Without a mail server/) === null);
  t.equal(field(/^Mailbox password/).value, '', 'the password does not come back');
  const sender = server.mails.at(-1)?.from?.address;
  t.equal(sender, 'site@longleaffence.example', 'the sender is the user unless it is typed');
});

t.test('email settings survive a reload until they are saved, and a logout clears them', async (t) => {
  const settings: DeliverySettingsView = (await call('GET', '/api/admin/delivery')).json().settings;
  const address = 'https://hooks.fences.example/requests';
  open('/admin/notifications');
  await type(/^Webhook/, address);
  open('/admin/notifications');
  t.equal(await shown(/^Webhook/), address);
  forgetAtLogout();
  open('/admin/notifications');
  t.equal(await shown(/^Webhook/), settings.webhookUrl);

  await type(/^Webhook/, address);
  press('Save settings');
  await screen.findByText(/Signing secret/);
  t.equal(sessionStorage.length, 0);
});

t.test('settings from variables are shown and can’t be edited', async (t) => {
  const [from, to] = ['site@longleaffence.example', 'boss@longleaffence.example'];
  const fixed = await build(t, { SMTP_URL: server.url, MAIL_FROM: from, NOTIFY_EMAIL: to });
  connectIslands(t, await listen(fixed), await signIn(fixed));
  open('/admin/email');
  await screen.findByText(/Set on the server with SMTP_URL/);
  t.ok(screen.getByText(to));
  t.equal(screen.queryByLabelText(/^Mail server\*$/), null);
});

t.test('addresses of former sections show the current section', async (t) => {
  for (const [path, title] of [
    ['/admin/delivery', 'Health'],
    ['/admin/delivery#mail-server', 'Email'],
    ['/admin/health#mail-server', 'Email'],
    ['/admin/health#delivery-backups', 'Backups'],
    ['/admin/passwords', 'Security'],
  ] as const) {
    open(path);
    t.ok(await screen.findByRole('heading', { level: 1, name: title }), path);
  }
});
