import t from 'tap';
import { adminPassword, build, callAs, forgetUses, postContact, signIn, signInAs, useUp } from '../fixtures/app.ts';
import { captureLog, type LogLine } from '../fixtures/log.ts';
import { readCode } from '../fixtures/second-factor.ts';

const info = 30;
const warn = 40;
const login = '/api/admin/login';
const { logger, lines } = captureLog();
const app = await build(t, {}, { logger });
const stranger = callAs(app);

let read = 0;
/** Returns the security lines since the last call. */
function news(): LogLine[] {
  const found = lines.slice(read).filter(({ msg }) => msg === 'security');
  read = lines.length;
  return found;
}

t.test('each login is one line with its role and method', async (t) => {
  const cookie = await signIn(app);
  await signInAs(app, 'crew');
  await callAs(app, cookie)('POST', '/api/admin/logout');

  t.match(news(), [
    { level: info, event: 'signed-in', role: 'owner', factors: ['password'] },
    { level: info, event: 'signed-in', role: 'crew', factors: ['password'] },
    { level: info, event: 'signed-out', role: 'owner' },
  ]);
});

t.test('each refusal is one line, for any reason and any kind of response', async (t) => {
  const staff = callAs(app, await signInAs(app, 'crew'));
  const plain = (url: string, type: string, payload: string) =>
    app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, accept: 'text/html' } });
  const refusals: [what: string, event: string, path: string, ask: () => Promise<unknown>][] = [
    ['password', 'wrong-password', login, () => stranger('POST', login, { password: 'not this one' })],
    [
      ...(['password in a plain form', 'wrong-password', login] as const),
      () => plain(login, 'application/x-www-form-urlencoded', 'password=not+this+one&returnTo=/upload-images'),
    ],
    ['no session', 'not-signed-in', '/api/admin/prices', () => stranger('GET', '/api/admin/prices')],
    [
      ...(['no session in a plain form', 'not-signed-in', '/api/upload'] as const),
      () => plain('/api/upload', 'multipart/form-data; boundary=b', ''),
    ],
    ['crew', 'role-too-low', '/api/admin/leads/1', () => staff('GET', '/api/admin/leads/1')],
    [
      ...(['another origin', 'foreign-origin', '/api/contact'] as const),
      () => postContact(app, undefined, { 'sec-fetch-site': 'cross-site' }),
    ],
    [
      ...(['too many', 'too-many-requests', login] as const),
      async () => {
        await useUp(app, 'login', 5);
        await stranger('POST', login, { password: adminPassword });
      },
    ],
  ];
  for (const [what, event, path, ask] of refusals) {
    news();
    await ask();
    t.match(news(), [{ level: warn, event, req: { path } }], what);
  }
  await forgetUses(app, 'login');
});

t.test('each change to sign-in settings is one line', async (t) => {
  const call = callAs(app, await signIn(app));
  const currentPassword = adminPassword;
  const path = '/api/admin/second-factor';
  news();

  const { secret } = (await call('POST', path, { currentPassword })).json();
  const { recoveryCodes } = (await call('PUT', path, { code: await readCode(secret) })).json();
  await call('POST', login, { password: adminPassword, code: '000000' });
  const renewed = await call('POST', `${path}/recovery-codes`, { currentPassword, code: recoveryCodes[0] });
  const [unused] = renewed.json().recoveryCodes;
  const code = await readCode(secret, 1);
  await callAs(app)('POST', login, { password: adminPassword, code });
  const left = (await call('POST', `${path}/recovery-codes`, { currentPassword, code: '000000' })).statusCode;
  await call('PUT', '/api/admin/password', {
    currentPassword,
    code: unused,
    newPassword: 'cedar gate 1987',
  });
  await call('DELETE', '/api/admin/sessions');

  t.equal(left, 400);
  t.strictSame(
    news().map(({ event }) => event),
    [
      'second-factor-on',
      'wrong-code',
      'recovery-codes-renewed',
      'new-device',
      'signed-in',
      'wrong-code',
      'password-changed',
      'sessions-ended',
    ],
  );
});

t.test('no line has an address or any input', async (t) => {
  const from = { remoteAddress: '203.0.113.77' };
  const headers = { cookie: 'session=typed', 'user-agent': 'typed' };
  news();

  await app.inject({ method: 'POST', url: `${login}?x=typed`, payload: { password: 'typed in vain' }, ...from });
  await app.inject({ url: '/api/admin/prices', headers, ...from });

  t.equal(news().length, 2);
  t.notMatch(JSON.stringify(lines), /203\.0\.113\.77|typed/);
});

t.test('no one can write their own line into the log', async (t) => {
  const forged = '\n{"level":30,"event":"signed-in","role":"admin","msg":"security"}\n';
  const before = lines.length;

  await app.inject(`/api/admin/leads/1${encodeURIComponent(forged)}`);
  await stranger('POST', login, { password: forged }, { 'x-forwarded-for': forged.trim() });
  await postContact(app, { [forged]: forged, name: forged });

  const written = lines.slice(before);
  t.ok(written.length > 2, 'each piece that was written is one line of JSON');
  t.notOk(written.some(({ event }) => event === 'signed-in'));
});
