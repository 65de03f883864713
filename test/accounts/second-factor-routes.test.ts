import type { FastifyInstance } from 'fastify';
import { generate } from 'otplib';
import t from 'tap';
import { adminPassword, build, callAs, signIn, staffPassword } from '../fixtures/app.ts';

const path = '/api/admin/second-factor';
const stepSeconds = 30;

/** A code that was not used yet: of the step after the present one, which is taken too. */
const nextCode = (secret: string) => generate({ secret, epoch: Date.now() / 1000 + stepSeconds });

function login(app: FastifyInstance, payload: object, remoteAddress = '192.0.2.1') {
  return app.inject({ method: 'POST', url: '/api/admin/login', payload, remoteAddress });
}

/** Calls as the signed-in owner. */
function caller(app: FastifyInstance, cookie: string) {
  const call = callAs(app, cookie);
  return (method: 'GET' | 'POST' | 'PUT', url = path, payload?: object) => call(method, url, payload);
}

async function enable(app: FastifyInstance) {
  const cookie = await signIn(app);
  const call = caller(app, cookie);
  const { secret } = (await call('POST', path, { currentPassword: adminPassword })).json();
  const confirmed = await call('PUT', path, { code: await generate({ secret }) });
  return { call, secret: secret as string, recoveryCodes: confirmed.json().recoveryCodes as string[] };
}

t.test('the owner switches it on with the password and a first code', async (t) => {
  const app = await build(t);
  const other = await signIn(app);
  const call = caller(app, await signIn(app));

  const wrong = await call('POST', path, { currentPassword: 'wrong password' });
  const setup = await call('POST', path, { currentPassword: adminPassword });
  const { secret, uri, qr } = setup.json();
  const refused = await call('PUT', path, { code: '000000' });
  const confirmed = await call('PUT', path, { code: await generate({ secret }) });

  t.strictSame(wrong.json().fields, { currentPassword: ['This is not the current password.'] });
  t.match(uri, `secret=${secret}`);
  t.match(qr, { size: Number, path: /^M\d+ \d+h1v1h-1z/ });
  t.equal(refused.statusCode, 400);
  t.equal(confirmed.json().recoveryCodes.length, 8);
  t.strictSame((await call('GET')).json(), { enabled: true, recoveryCodesLeft: 8 });
  t.equal((await caller(app, other)('GET')).statusCode, 401, 'other devices are signed out');
});

t.test('the login then asks for a second step, takes a code once, and staff stay as they were', async (t) => {
  const app = await build(t);
  const { secret, recoveryCodes } = await enable(app);
  const code = await nextCode(secret);

  const first = await login(app, { password: adminPassword });
  const wrong = await login(app, { password: adminPassword, code: '000000' });
  const right = await login(app, { password: adminPassword, code });
  const replay = await login(app, { password: adminPassword, code });
  const recovery = await login(app, { password: adminPassword, code: recoveryCodes[0] });
  const staff = await login(app, { password: staffPassword });

  t.equal(first.statusCode, 401);
  t.strictSame(first.json(), { message: 'Please enter the code that your authenticator app shows.', secondStep: true });
  t.equal(first.headers['set-cookie'], undefined);
  t.strictSame([wrong.statusCode, wrong.json()], [401, { message: 'Invalid code', secondStep: true }]);
  t.strictSame([right.statusCode, right.json()], [200, { authenticated: true, role: 'admin' }]);
  t.equal(replay.statusCode, 401);
  t.equal(recovery.statusCode, 200);
  t.equal(staff.statusCode, 200);
});

t.test(
  'wrong codes count like wrong passwords, and a wrong password never tells that a code is asked for',
  async (t) => {
    const app = await build(t);
    await enable(app);

    const stranger = await login(app, { password: 'wrong password', code: '123456' }, '198.51.100.1');
    for (let failure = 0; failure < 5; failure += 1)
      t.equal((await login(app, { password: adminPassword, code: '000000' })).statusCode, 401);
    const closed = await login(app, { password: adminPassword, code: '000000' });

    t.strictSame(stranger.json(), { message: 'Invalid password' });
    t.equal(closed.statusCode, 429);
  },
);

t.test('new recovery codes and switching off ask for password and code', async (t) => {
  const app = await build(t);
  const { call, secret, recoveryCodes } = await enable(app);
  const currentPassword = adminPassword;

  const without = await call('POST', `${path}/removal`, { currentPassword });
  const renewed = await call('POST', `${path}/recovery-codes`, { currentPassword, code: await nextCode(secret) });
  const old = await call('POST', `${path}/removal`, { currentPassword, code: recoveryCodes[1] });
  const removed = await call('POST', `${path}/removal`, { currentPassword, code: renewed.json().recoveryCodes[0] });

  t.equal(without.statusCode, 400);
  t.strictSame(Object.keys(without.json().fields), ['code']);
  t.equal(renewed.json().recoveryCodes.length, 8);
  t.equal(old.statusCode, 400, 'a code from before');
  t.strictSame(removed.json(), { enabled: false, recoveryCodesLeft: 0 });
  t.equal((await login(app, { password: adminPassword })).statusCode, 200);
});

t.test('no step is skipped: a code counts neither before a secret was made nor without the password', async (t) => {
  const app = await build(t);
  const call = caller(app, await signIn(app));

  const early = await call('PUT', path, { code: '123456' });
  const { secret } = (await call('POST', path, { currentPassword: adminPassword })).json();
  const unconfirmed = await login(app, { password: adminPassword });
  await call('PUT', path, { code: await generate({ secret }) });
  const codeAlone = await login(app, { code: await nextCode(secret) });

  t.equal(early.statusCode, 400);
  t.equal(unconfirmed.statusCode, 200);
  t.equal(codeAlone.statusCode, 400);
  t.equal(codeAlone.headers['set-cookie'], undefined);
});
