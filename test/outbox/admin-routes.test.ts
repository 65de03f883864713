import t from 'tap';
import { build, callAs, contactRequest, postContact, signIn, start, testConfig } from '../fixtures/app.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const server = await startMailServer(t, 'open sesame');
const port = Number(new URL(server.url).port);
const settings = {
  version: 0,
  host: '127.0.0.1',
  port,
  security: 'none',
  user: 'site',
  password: 'open sesame',
  from: 'Longleaf <site@longleaffence.example>',
  to: 'owner@longleaffence.example',
};
const [mail, tests] = ['/api/admin/mail', '/api/admin/mail/tests'];

const plain = await build(t);
const ask = callAs(plain, await signIn(plain));
const config = await testConfig(t, { MAIL_PRIVATE: 'true', PUBLIC_URL: 'https://longleaffence.example' });
const smtpTimeouts = { connectMs: 20_000, greetingMs: 20_000, replyMs: 20_000, wholeMs: 60_000 };
const app = await start(t, config, { smtpTimeouts });
const call = callAs(app, await signIn(app));
const listStates = () => app.db.selectFrom('outbox').select(['kind', 'state']).orderBy('id').execute();

t.test('a site without mail says so and has no alarm', async (t) => {
  t.match((await ask('GET', '/api/admin/delivery')).json(), {
    alarms: [],
    outbox: { mail: false, queued: 0 },
    backups: [],
    settings: { version: 0, acknowledge: false, webhookUrl: '' },
  });
});

t.test('the owner sets a webhook and sees its secret once, and each request is queued', async (t) => {
  const webhookUrl = 'https://hooks.example/fence';
  const save = (change: object) =>
    ask('PUT', '/api/admin/delivery/settings', { version: 0, acknowledge: false, webhookUrl, ...change });

  const plainHttp = await save({ webhookUrl: 'http://hooks.example/fence' });
  t.equal(plainHttp.statusCode, 400);
  t.strictSame(plainHttp.json().fields, { webhookUrl: ['The address must start with https://.'] });
  t.match((await save({})).json(), { version: 1, webhookUrl, webhookSecret: /^whsec_.{44}$/ });
  t.notOk('webhookSecret' in (await ask('GET', '/api/admin/delivery')).json().settings);

  const { id } = (await postContact(plain)).json();
  const lead = await ask('GET', `/api/admin/leads/${id}`);
  t.match(lead.json().submission.deliveries, [{ kind: 'webhook', state: /queued|sending/ }]);
});

t.test('failed messages can be sent again or dismissed', async (t) => {
  await plain.outbox.run();
  await plain.db.updateTable('outbox').set({ state: 'failed', failingSinceMs: 1, lastError: 'No such host' }).execute();

  const before = await ask('GET', '/api/admin/delivery');
  const retried = await ask('POST', '/api/admin/delivery/retries');
  await plain.outbox.run();
  await plain.db.updateTable('outbox').set({ state: 'unconfirmed' }).execute();
  const dismissed = await ask('DELETE', '/api/admin/delivery/failures');

  t.match(before.json().outbox, { failed: 1, lastError: 'No such host' });
  t.match(retried.json().outbox, { failed: 0, queued: 1 });
  t.match(dismissed.json().outbox, { unconfirmed: 0, queued: 0 });
});

t.test('a mail server must be on the public internet', async (t) => {
  for (const host of ['127.0.0.1', 'localhost', '::1', '169.254.169.254', '10.0.0.8'])
    t.match((await ask('POST', tests, { ...settings, host })).json(), { sent: false, error: /private network/ }, host);
  t.strictSame(server.mails, []);
});

t.test('without a mail server the admin says so, and no mail is queued', async (t) => {
  t.match((await call('GET', mail)).json(), { fixed: false, version: 0, host: '', hasPassword: false });
  t.strictSame((await call('POST', tests)).json(), {
    sent: false,
    error: 'Email can’t be sent yet because no mail server is set up. Add one under Email.',
  });
  await postContact(app);
  t.strictSame(await listStates(), []);
});

t.test('a mail server is tested before it is stored, and failures have plain messages', async (t) => {
  const attempt = async (change: object, mood = server.mood) => {
    server.mood = mood;
    return (await call('POST', tests, { ...settings, ...change })).json();
  };

  t.strictSame(await attempt({}), { sent: true });
  t.match(server.mails.at(-1), { subject: /test email/, recipients: ['owner@longleaffence.example'] });
  t.match(await attempt({ password: 'open barley' }), { sent: false, error: /username or the password/ });
  t.match(await attempt({ port: 9 }), { error: /Nothing is listening on this port/ });
  t.match(await attempt({ host: 'mail.nowhere.invalid' }), { error: /No mail server has this name/ });
  t.match(await attempt({ security: 'starttls' }), { error: /certificate isn’t valid/ });
  smtpTimeouts.greetingMs = 50;
  t.match(await attempt({}, 'hangs at the greeting'), { error: /isn’t responding/ });
  smtpTimeouts.greetingMs = 20_000;
  t.match(await attempt({}, 'answers 5xx'), { error: /refused the recipient’s address/ });
  server.mood = 'takes';
  t.equal((await call('GET', mail)).json().version, 0, 'nothing was stored');
});

t.test('a stored server is used for the next request, without a restart', async (t) => {
  const saved = await call('PUT', mail, settings);
  t.match(saved.json(), { version: 1, fixed: false, host: '127.0.0.1', user: 'site', hasPassword: true });

  const arrival = server.next();
  const { id } = (await postContact(app)).json();
  const told = await arrival;
  t.strictSame(told.recipients, ['owner@longleaffence.example']);
  t.match(told.from, { name: 'Longleaf', address: 'site@longleaffence.example' });
  t.match(told.subject, contactRequest.name);
  for (const words of [contactRequest.message, `https://longleaffence.example/admin/leads/${id}`])
    t.match(told.text, words);
  t.match((await call('GET', '/api/admin/delivery')).json().outbox, { mail: true });
});

t.test('the password is stored encrypted and never sent to a browser', async (t) => {
  const row = await app.db.selectFrom('settings').selectAll().where('key', '=', 'mail').executeTakeFirstOrThrow();

  t.notMatch(JSON.stringify(row), /open sesame/);
  for (const url of [mail, '/api/admin/delivery']) t.notMatch((await call('GET', url)).body, /open sesame|sealed/, url);
});

t.test('a stored password is sent only to its own server and user', async (t) => {
  const { password: _password, ...kept } = { ...settings, version: 1 };

  for (const change of [{ host: 'mail.thief.example' }, { port: port + 1 }, { user: 'other' }, { security: 'tls' }])
    for (const [method, url] of [['PUT', mail] as const, ['POST', tests] as const]) {
      const refused = await call(method, url, { ...kept, ...change });
      t.equal(refused.statusCode, 400, JSON.stringify(change));
      t.strictSame(refused.json().fields, { password: ['Enter the password for this server and user.'] });
    }
  const moved = await call('PUT', mail, { ...kept, to: 'office@longleaffence.example' });
  t.match(moved.json(), { version: 2, to: 'office@longleaffence.example', hasPassword: true });
  t.strictSame((await call('POST', tests)).json(), { sent: true });
  t.strictSame(server.mails.at(-1)?.recipients, ['office@longleaffence.example']);
});

t.test('wrong settings of a mail server are refused by field', async (t) => {
  const wrong = { ...settings, version: 2, host: 'mail server', port: 70_000, from: 'nobody', to: 'nobody' };
  const refused = await call('PUT', mail, wrong);
  t.equal(refused.statusCode, 400);
  t.strictSame(Object.keys(refused.json().fields), ['host', 'port', 'from', 'to']);
});

t.test('delayed mails are sent when the server changes and dropped when it is removed', async (t) => {
  await app.outbox.run();
  await app.db.deleteFrom('outbox').execute();
  await call('PUT', mail, { ...settings, version: 2, port: 9 });
  await postContact(app);
  await app.outbox.run();
  t.strictSame(await listStates(), [{ kind: 'notification', state: 'queued' }]);

  const arrival = server.next();
  t.equal((await call('PUT', mail, { ...settings, version: 3 })).statusCode, 200);
  t.match(await arrival, { recipients: ['owner@longleaffence.example'] });
  await app.outbox.run();
  t.strictSame(await listStates(), [{ kind: 'notification', state: 'sent' }]);

  await app.db.updateTable('outbox').set({ state: 'queued' }).execute();
  const removed = await call('DELETE', mail, { version: 4 });
  t.match(removed.json(), { version: 5, host: '', hasPassword: false });
  await postContact(app);
  t.strictSame(await listStates(), []);
});

t.test('a password encrypted with another key is asked for again', async (t) => {
  await call('PUT', mail, { ...settings, version: 5 });
  await app.close();
  const other = await start(t, { ...config, sessionKey: Buffer.alloc(32, 7) });

  const tried = await callAs(other, await signIn(other))('POST', tests);

  t.match(tried.json(), { sent: false, error: /Enter it again/ });
});

t.test('variables win, are shown without the password, and can’t be changed in the admin', async (t) => {
  const fixed = await build(t, { ...mailSettings(server.url), NOTIFY_EMAIL: 'boss@longleaffence.example' });
  const admin = callAs(fixed, await signIn(fixed));

  const view = await admin('GET', mail);
  t.match(view.json(), { fixed: true, host: '127.0.0.1', port, user: 'site', hasPassword: true });
  t.notMatch(view.body, /sesame/);
  t.equal((await admin('PUT', mail, settings)).statusCode, 409);
  t.strictSame((await admin('POST', tests)).json(), { sent: true });
  t.strictSame(server.mails.at(-1)?.recipients, ['boss@longleaffence.example']);
});
