import t from 'tap';
import { build, callAs, postContact, signIn, start, testConfig } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const server = await startMailServer(t, 'open sesame');
const port = Number(new URL(server.url).port);
const settings = {
  ...{ version: 0, host: '127.0.0.1', port, security: 'none', user: 'site', password: 'open sesame' },
  ...{ from: 'Longleaf <site@longleaffence.example>', to: 'owner@longleaffence.example' },
};
const config = await testConfig(t, { MAIL_PRIVATE: 'true', PUBLIC_URL: 'https://longleaffence.example' });
const app = await start(t, config, { smtpTimeouts: { connectMs: 2000, greetingMs: 500, replyMs: 2000 } });
const call = callAs(app, await signIn(app));

t.test('without a mail server the desk says so, and nothing waits to be mailed', async (t) => {
  t.match((await call('GET', '/api/admin/mail')).json(), { fixed: false, version: 0, host: '', hasPassword: false });
  t.strictSame((await call('POST', '/api/admin/mail/tests')).json(), {
    sent: false,
    error: 'No mail server is set yet.',
  });
  await postContact(app);
  t.strictSame(await app.db.selectFrom('outbox').select('kind').execute(), []);
});

t.test('a server is tried out before it is stored, and each failure is told in plain words', async (t) => {
  const attempt = async (change: object) =>
    (await call('POST', '/api/admin/mail/tests', { ...settings, ...change })).json();

  t.strictSame(await attempt({}), { sent: true });
  t.match(server.mails.at(-1), { subject: /test mail/, recipients: ['owner@longleaffence.example'] });
  t.match(await attempt({ password: 'open barley' }), { sent: false, error: /user name or the password/ });
  t.match(await attempt({ port: 9 }), { error: /Nothing answers on this port/ });
  t.match(await attempt({ host: 'mail.nowhere.invalid' }), { error: /no mail server by this name/ });
  t.match(await attempt({ security: 'starttls' }), { error: /certificate is not valid/ });
  server.mood = 'hangs at the greeting';
  t.match(await attempt({}), { error: /does not answer/ });
  server.mood = 'answers 5xx';
  t.match(await attempt({}), { error: /refused the address that the email goes to/ });
  server.mood = 'takes';
  t.equal((await call('GET', '/api/admin/mail')).json().version, 0, 'nothing was stored');
});

t.test('a stored server is used for the next request, without a restart', async (t) => {
  const saved = await call('PUT', '/api/admin/mail', settings);
  t.equal(saved.statusCode, 200, saved.body);
  t.match(saved.json(), { version: 1, fixed: false, host: '127.0.0.1', user: 'site', hasPassword: true });

  const arrival = server.next();
  const { id } = (await postContact(app)).json();
  const mail = await arrival;
  t.strictSame(mail.recipients, ['owner@longleaffence.example']);
  t.match(mail.from, { name: 'Longleaf', address: 'site@longleaffence.example' });
  t.match(mail.text, `https://longleaffence.example/admin/leads/${id}`);
  t.match((await call('GET', '/api/admin/delivery')).json().outbox, { mail: true });
});

t.test('the password is stored encrypted and never sent to a browser', async (t) => {
  const row = await app.db.selectFrom('settings').selectAll().where('key', '=', 'mail').executeTakeFirstOrThrow();

  t.notMatch(JSON.stringify(row), /open sesame/);
  for (const url of ['/api/admin/mail', '/api/admin/delivery'])
    t.notMatch((await call('GET', url)).body, /open sesame|sealed/, url);
});

t.test('a stored password goes to its own server and user alone', async (t) => {
  const { password: _password, ...kept } = { ...settings, version: 1 };

  for (const change of [{ host: 'mail.thief.example' }, { port: port + 1 }, { user: 'other' }, { security: 'tls' }])
    for (const [method, url] of [['PUT', '/api/admin/mail'] as const, ['POST', '/api/admin/mail/tests'] as const]) {
      const refused = await call(method, url, { ...kept, ...change });
      t.equal(refused.statusCode, 400, JSON.stringify(change));
      t.strictSame(refused.json().fields, { password: ['Please type the password for this server and user.'] });
    }
  const moved = await call('PUT', '/api/admin/mail', { ...kept, to: 'office@longleaffence.example' });
  t.match(moved.json(), { version: 2, to: 'office@longleaffence.example', hasPassword: true });
  t.strictSame((await call('POST', '/api/admin/mail/tests')).json(), { sent: true });
  t.strictSame(server.mails.at(-1)?.recipients, ['office@longleaffence.example']);
});

t.test(
  'mails that wait for another try leave at once when the server is changed, and go with it when it is taken away',
  async (t) => {
    const other = await build(t, { MAIL_PRIVATE: 'true' });
    const ask = callAs(other, await signIn(other));
    const states = () => other.db.selectFrom('outbox').select(['kind', 'state']).execute();
    await ask('PUT', '/api/admin/mail', { ...settings, port: 9 });
    await postContact(other);
    await other.outbox.run();
    t.strictSame(await states(), [{ kind: 'notification', state: 'queued' }]);

    const arrival = server.next();
    t.equal((await ask('PUT', '/api/admin/mail', { ...settings, version: 1 })).statusCode, 200);
    t.match(await arrival, { recipients: ['owner@longleaffence.example'] });
    await other.outbox.run();
    t.strictSame(await states(), [{ kind: 'notification', state: 'sent' }]);

    await other.db.updateTable('outbox').set({ state: 'queued' }).execute();
    t.equal((await ask('DELETE', '/api/admin/mail', { version: 2 })).statusCode, 200);
    t.strictSame(await states(), []);
  },
);

t.test('an old version and wrong fields are refused', async (t) => {
  t.equal((await call('PUT', '/api/admin/mail', settings)).statusCode, 409);
  const wrong = { ...settings, version: 2, host: 'mail server', port: 70_000, from: 'nobody', to: 'nobody' };
  const refused = await call('PUT', '/api/admin/mail', wrong);
  t.equal(refused.statusCode, 400);
  t.strictSame(Object.keys(refused.json().fields), ['host', 'port', 'from', 'to']);
});

t.test('a password that another key has sealed is asked for again', async (t) => {
  await app.close();
  const other = await start(t, { ...config, sessionKey: Buffer.alloc(32, 7) });
  const tried = await callAs(other, await signIn(other))('POST', '/api/admin/mail/tests');

  t.match(tried.json(), { sent: false, error: /type it again/ });
});

t.test('variables win, are shown without the password, and cannot be changed in the desk', async (t) => {
  const fixed = await build(t, {
    SMTP_URL: server.url,
    MAIL_FROM: 'site@longleaffence.example',
    NOTIFY_EMAIL: 'boss@longleaffence.example',
  });
  const ask = callAs(fixed, await signIn(fixed));

  const view = (await ask('GET', '/api/admin/mail')).json();
  t.match(view, { fixed: true, host: '127.0.0.1', port, user: 'site', hasPassword: true });
  t.notMatch(JSON.stringify(view), /sesame/);
  t.equal((await ask('PUT', '/api/admin/mail', settings)).statusCode, 409);
  t.strictSame((await ask('POST', '/api/admin/mail/tests')).json(), { sent: true });
  t.strictSame(server.mails.at(-1)?.recipients, ['boss@longleaffence.example']);
});

t.test('a mail server that is typed must be on the public internet', async (t) => {
  const guarded = await build(t);
  const ask = callAs(guarded, await signIn(guarded));
  const before = server.mails.length;

  for (const host of ['127.0.0.1', 'localhost', '::1', '169.254.169.254', '10.0.0.8'])
    t.match(
      (await ask('POST', '/api/admin/mail/tests', { ...settings, host })).json(),
      { sent: false, error: /private network/ },
      host,
    );
  t.equal(server.mails.length, before);
});

t.test('a mail server can be taken away again', async (t) => {
  const own = await build(t, { MAIL_PRIVATE: 'true' });
  const ask = callAs(own, await signIn(own));
  await ask('PUT', '/api/admin/mail', settings);

  t.match((await ask('DELETE', '/api/admin/mail', { version: 1 })).json(), {
    version: 2,
    host: '',
    hasPassword: false,
  });
  await postContact(own);
  t.strictSame(await own.db.selectFrom('outbox').select('kind').execute(), []);
});
