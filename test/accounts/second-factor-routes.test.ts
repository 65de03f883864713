import t from 'tap';
import { deleteSecondFactor } from '../../src/accounts/index.ts';
import {
  addPerson,
  adminPassword,
  build,
  callAs,
  forgetUses,
  ownerId,
  signIn,
  staffPassword,
} from '../fixtures/app.ts';
import { readCode } from '../fixtures/second-factor.ts';

const path = '/api/admin/second-factor';
const currentPassword = adminPassword;
const app = await build(t);
const cookie = await signIn(app);
t.afterEach(async () => {
  await deleteSecondFactor(app.db, await ownerId(app));
  await forgetUses(app, 'login');
});

/** Returns an unused code: the one of the next time step, which is accepted too. */
const nextCode = (secret: string) => readCode(secret, 1);

const login = (payload: object) => callAs(app)('POST', '/api/admin/login', payload);

/** Turns the second factor on as the signed-in owner. */
async function enable() {
  const call = callAs(app, await signIn(app));
  const { secret } = (await call('POST', path, { currentPassword })).json();
  const confirmed = await call('PUT', path, { code: await readCode(secret) });
  return { call, secret: secret as string, recoveryCodes: confirmed.json().recoveryCodes as string[] };
}

t.test('the owner turns on two-step sign-in with the password and a first code', async (t) => {
  const call = callAs(app, await signIn(app));

  const wrong = await call('POST', path, { currentPassword: 'wrong password' });
  const { secret, uri, qr } = (await call('POST', path, { currentPassword })).json();
  const refused = await call('PUT', path, { code: '000000' });
  const confirmed = await call('PUT', path, { code: await readCode(secret) });

  t.strictSame(wrong.json().fields, { currentPassword: ['That isn’t your current password.'] });
  t.match(uri, /^otpauth:\/\/totp\/Longleaf%20Fence%20Company/);
  t.match(uri, `secret=${secret}`);
  t.match(qr, { size: Number, path: /^M\d+ \d+h1v1h-1z/ });
  t.equal(refused.statusCode, 400);
  t.equal(confirmed.json().recoveryCodes.length, 8);
  t.strictSame((await call('GET', path)).json(), { enabled: true, recoveryCodesLeft: 8 });
  t.equal((await callAs(app, cookie)('GET', path)).statusCode, 401, 'other devices are signed out');
});

t.test('the login asks the person for a code, accepts it once, and asks no one else', async (t) => {
  const { secret, recoveryCodes } = await enable();
  const code = await nextCode(secret);

  const first = await login({ password: adminPassword });
  const wrong = await login({ password: adminPassword, code: '000000' });
  const right = await login({ password: adminPassword, code });
  const replay = await login({ password: adminPassword, code });
  const recovery = await login({ password: adminPassword, code: recoveryCodes[0] });
  const { email } = await addPerson(app, 'crew');
  const staff = await login({ email, password: staffPassword });

  t.strictSame(first.json(), { message: 'Please enter the code that your authenticator app shows.', secondStep: true });
  t.equal(first.headers['set-cookie'], undefined);
  t.strictSame(wrong.json(), { message: 'Invalid code', secondStep: true });
  t.strictSame(right.json(), {
    authenticated: true,
    person: { id: await ownerId(app), name: 'The owner', role: 'owner' },
  });
  t.strictSame(
    [first, wrong, right, replay, recovery, staff].map(({ statusCode }) => statusCode),
    [401, 401, 200, 401, 200, 200],
  );
});

t.test('wrong codes count like wrong passwords and don’t reveal that a code is needed', async (t) => {
  await enable();

  const stranger = await login({ password: 'wrong password', code: '123456' });
  const statuses: number[] = [];
  for (let failure = 0; failure < 5; failure += 1)
    statuses.push((await login({ password: adminPassword, code: '000000' })).statusCode);

  t.strictSame(stranger.json(), { message: 'Invalid password' });
  t.strictSame(statuses, [401, 401, 401, 401, 429], 'after five failures in all');
});

t.test('new recovery codes and turning it off ask for password and code', async (t) => {
  const { call, secret, recoveryCodes } = await enable();
  const [renewal, removal] = [`${path}/recovery-codes`, `${path}/removal`];

  for (const url of [renewal, removal]) {
    t.strictSame(Object.keys((await call('POST', url, { currentPassword })).json().fields), ['code'], url);
    const strange = await call('POST', url, { currentPassword: 'wrong password', code: '123456' });
    t.strictSame(Object.keys(strange.json().fields), ['currentPassword'], url);
  }
  const renewed = await call('POST', renewal, { currentPassword, code: await nextCode(secret) });
  t.equal(renewed.json().recoveryCodes.length, 8);
  const old = await call('POST', removal, { currentPassword, code: recoveryCodes[1] });
  t.equal(old.statusCode, 400, 'a code from before');
  const removed = await call('POST', removal, { currentPassword, code: renewed.json().recoveryCodes[0] });
  t.strictSame(removed.json(), { enabled: false, recoveryCodesLeft: 0 });
  t.equal((await login({ password: adminPassword })).statusCode, 200);
});

t.test('a code counts only after a secret was made, and only with the password', async (t) => {
  const call = callAs(app, await signIn(app));

  const early = await call('PUT', path, { code: '123456' });
  const { secret } = (await call('POST', path, { currentPassword })).json();
  const unconfirmed = await login({ password: adminPassword });
  await call('PUT', path, { code: await readCode(secret) });
  const codeAlone = await login({ code: await nextCode(secret) });

  t.strictSame(
    [early, unconfirmed, codeAlone].map(({ statusCode }) => statusCode),
    [400, 200, 400],
  );
  t.equal(codeAlone.headers['set-cookie'], undefined);
});

t.test('guesses of the first code are limited like password guesses', async (t) => {
  const call = callAs(app, await signIn(app));
  await call('POST', path, { currentPassword });
  const statuses: number[] = [];
  for (let guess = 0; guess < 8; guess += 1) statuses.push((await call('PUT', path, { code: '000000' })).statusCode);
  t.strictSame(statuses, [400, 400, 400, 400, 400, 429, 429, 429]);
});

t.test('a new password needs a code with two-step sign-in, and a refusal keeps it valid', async (t) => {
  const { call, secret } = await enable();
  const put = (change: object) => call('PUT', '/api/admin/password', { currentPassword, ...change });

  const without = await put({ newPassword: 'a digger of holes' });
  t.equal(without.statusCode, 400);
  t.strictSame(without.json().fields, { code: ['Enter an authenticator app code or a recovery code.'] });
  t.match((await put({ newPassword: 'a digger of holes', code: '000000' })).json().fields, { code: [String] });
  const code = await nextCode(secret);
  t.match((await put({ newPassword: 'password1', code })).json().fields, { newPassword: [String] });
  t.equal((await put({ newPassword: 'a digger of holes', code })).statusCode, 200);
});
