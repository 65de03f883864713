import { generate } from 'otplib';
import t, { type Test } from 'tap';
import { adminPassword, build, callAs, contactRequest, signIn, staffPassword, useUp } from '../fixtures/app.ts';
import { captureLog, type LogLine } from '../fixtures/log.ts';

const info = 30;
const warn = 40;

/** A site whose log is read, and the security lines since it was last asked. */
async function buildLogged(t: Test) {
  const { logger, lines } = captureLog();
  const app = await build(t, {}, { logger });
  let read = 0;
  const news = (): LogLine[] => {
    const found = lines.slice(read).filter(({ msg }) => msg === 'security');
    read = lines.length;
    return found;
  };
  return { app, lines, news };
}

t.test('each login is one line, with who it was and by what', async (t) => {
  const { app, news } = await buildLogged(t);

  const cookie = await signIn(app);
  await signIn(app, staffPassword);
  await callAs(app, cookie)('POST', '/api/admin/logout');

  t.match(news(), [
    { level: info, event: 'signed-in', role: 'admin', factors: ['password'] },
    { level: info, event: 'signed-in', role: 'staff', factors: ['password'] },
    { level: info, event: 'signed-out', role: 'admin' },
  ]);
});

t.test('so is each refusal, whatever was refused and however it is answered', async (t) => {
  const { app, news } = await buildLogged(t);
  const call = callAs(app);
  const refused = async (name: string, event: string, path: string, ask: () => Promise<unknown>) => {
    news();
    await ask();
    t.match(news(), [{ level: warn, event, req: { path } }], name);
  };
  const plain = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const login = '/api/admin/login';

  await refused('wrong password', 'wrong-password', login, () => call('POST', login, { password: 'not this one' }));
  await refused('wrong password in a plain form', 'wrong-password', login, () =>
    app.inject({
      method: 'POST',
      url: login,
      payload: 'password=not+this+one&returnTo=/upload-images',
      headers: plain,
    }),
  );
  await refused('no session', 'not-signed-in', '/api/admin/prices', () => call('GET', '/api/admin/prices'));
  await refused('no session in a plain form', 'not-signed-in', '/api/upload', () =>
    app.inject({
      method: 'POST',
      url: '/api/upload',
      payload: '',
      headers: { ...plain, 'content-type': 'multipart/form-data; boundary=b' },
    }),
  );
  const staff = callAs(app, await signIn(app, staffPassword));
  await refused('staff', 'not-signed-in', '/api/admin/leads/1', () => staff('GET', '/api/admin/leads/1'));
  await refused('another origin', 'foreign-origin', '/api/contact', () =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: contactRequest,
      headers: { 'sec-fetch-site': 'cross-site' },
    }),
  );
  await useUp(app, 'login', 5);
  await refused('too many', 'too-many-requests', login, () => call('POST', login, { password: adminPassword }));
});

t.test('so is each change of how one signs in', async (t) => {
  const { app, news } = await buildLogged(t);
  const call = callAs(app, await signIn(app));
  const currentPassword = adminPassword;
  const path = '/api/admin/second-factor';
  news();

  const { secret } = (await call('POST', path, { currentPassword })).json();
  const { recoveryCodes } = (await call('PUT', path, { code: await generate({ secret }) })).json();
  await call('POST', '/api/admin/login', { password: adminPassword, code: '000000' });
  await call('POST', `${path}/recovery-codes`, { currentPassword, code: recoveryCodes[0] });
  const code = await generate({ secret, epoch: Date.now() / 1000 + 30 });
  await callAs(app)('POST', '/api/admin/login', { password: adminPassword, code });
  const left = (await call('POST', `${path}/recovery-codes`, { currentPassword, code: '000000' })).statusCode;
  await call('PUT', '/api/admin/passwords/staff', { currentPassword, newPassword: 'cedar gate 1987' });
  await call('DELETE', '/api/admin/sessions');

  t.equal(left, 400);
  t.strictSame(
    news().map(({ event }) => event),
    [
      'second-factor-on',
      'wrong-code',
      'recovery-codes-renewed',
      'signed-in',
      'wrong-code',
      'password-changed',
      'sessions-ended',
    ],
  );
});

t.test('no line holds an address or anything that was typed', async (t) => {
  const { app, lines } = await buildLogged(t);
  const remoteAddress = '203.0.113.77';

  await app.inject({
    method: 'POST',
    url: '/api/admin/login?x=typed',
    payload: { password: 'typed in vain' },
    remoteAddress,
  });
  await app.inject({
    url: '/api/admin/prices',
    remoteAddress,
    headers: { cookie: 'session=typed', 'user-agent': 'typed' },
  });

  t.equal(lines.filter(({ msg }) => msg === 'security').length, 2);
  t.notMatch(JSON.stringify(lines), /203\.0\.113\.77|typed/);
});

t.test('nobody can write a line of their own into the log', async (t) => {
  const { app, lines } = await buildLogged(t);
  const forged = '\n{"level":30,"event":"signed-in","role":"admin","msg":"security"}\n';

  await app.inject({ url: `/api/admin/leads/1${encodeURIComponent(forged)}` });
  await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { password: forged },
    headers: { 'x-forwarded-for': forged.trim() },
  });
  await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { ...contactRequest, [forged]: forged, name: forged },
  });

  t.ok(lines.length > 2, 'each piece that was written is one line of JSON');
  t.notOk(lines.some(({ event }) => event === 'signed-in'));
});
