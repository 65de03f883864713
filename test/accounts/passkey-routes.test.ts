import t from 'tap';
import { savePasskey } from '../../src/accounts/passkeys.ts';
import { inTransaction } from '../../src/database/index.ts';
import {
  addPerson,
  adminPassword,
  build,
  callAs,
  configOf,
  forgetUses,
  ownerId,
  signIn,
  signInAs,
  staffPassword,
  start,
} from '../fixtures/app.ts';
import { makeAuthenticator } from '../fixtures/authenticator.ts';
import { captureLog } from '../fixtures/log.ts';

const origin = 'https://www.fences.example';
const rpId = 'fences.example';
const { logger, lines } = captureLog();
const app = await build(t, { PUBLIC_URL: origin }, { logger });
const passkeys = '/api/admin/passkeys';
type Call = ReturnType<typeof callAs>;
type Authenticator = ReturnType<typeof makeAuthenticator>;
const device = () => makeAuthenticator(origin, { rpId });
t.beforeEach(() => forgetUses(app, 'login'));

/** Adds a passkey as the signed-in person. */
async function add(call: Call, authenticator: Authenticator, changes = {}) {
  const options = (await call('POST', `${passkeys}/registration/options`, {})).json();
  return call('POST', `${passkeys}/registration/verify`, { response: authenticator.create(options, changes) });
}

/** Signs in with a passkey in a browser without a session. */
async function enter(authenticator: Authenticator, changes = {}, call = callAs(app)) {
  const options = (await call('POST', `${passkeys}/authentication/options`)).json();
  return call('POST', `${passkeys}/authentication/verify`, { response: authenticator.get(options, changes) });
}

t.test('the options ask for a discoverable, verified passkey with the named algorithms', async (t) => {
  const call = callAs(app, await signIn(app));
  const options = (await call('POST', `${passkeys}/registration/options`, {})).json();

  t.match(options, {
    rp: { id: rpId },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  t.strictSame(
    options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg),
    [-8, -7, -257],
  );
  t.equal(Buffer.from(options.user.id, 'base64url').length, 16);
  const signInOptions = (await callAs(app)('POST', `${passkeys}/authentication/options`)).json();
  t.match(signInOptions, { rpId, userVerification: 'required' });
  t.equal(signInOptions.allowCredentials?.length ?? 0, 0, 'no one learns who has a passkey');
});

t.test('a passkey replaces both factors, even with two-step sign-in', async (t) => {
  const call = callAs(app, await signInAs(app, 'office'));
  const { id } = await addPerson(app, 'office');
  const own = device();
  t.equal((await add(call, own)).statusCode, 201);

  const signedIn = await enter(own);

  t.strictSame(signedIn.json(), { authenticated: true, person: { id, name: 'Pat Office', role: 'office' } });
  t.match((await call('GET', passkeys)).json(), {
    passkeys: [{ name: 'A browser', createdAt: String, usedAt: String }],
    host: rpId,
  });
  t.match((await callAs(app)('GET', '/api/admin/session')).json(), { signIn: { email: true, passkey: true } });
  t.match(
    lines.findLast(({ event }) => event === 'signed-in'),
    { person: id, factors: ['passkey'] },
  );
});

t.test('each faulty response is refused and uses up its challenge', async (t) => {
  const call = callAs(app, await signInAs(app, 'crew'));
  const own = device();
  for (const [what, changes] of [
    ['another site', { origin: 'https://fences.example.evil.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['an unverified person', { verified: false }],
  ] as const)
    t.equal((await add(call, own, changes)).statusCode, 401, `creating: ${what}`);
  t.equal((await add(call, own, { origin: 'https://fences.example' })).statusCode, 201, 'without www.');

  for (const [what, changes] of [
    ['another site', { origin: 'https://fences.example.evil.example' }],
    ['plain http', { origin: 'http://www.fences.example' }],
    ['another relying party', { rpId: 'evil.example' }],
    ['an unverified person', { verified: false }],
    ['the name of someone else', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ] as const) {
    await forgetUses(app, 'login');
    t.equal((await enter(own, changes)).statusCode, 401, what);
  }
  await forgetUses(app, 'login');
  t.equal((await enter(device())).statusCode, 401, 'an unknown passkey');
  t.equal((await enter(own)).statusCode, 200);
  for (let guess = 1; guess < 5; guess += 1) await enter(device());
  t.equal((await enter(own)).statusCode, 429, 'guesses count like wrong passwords');
});

t.test('a challenge works once, for five minutes, in its browser, and for its purpose', async (t) => {
  const call = callAs(app, await signInAs(app, 'crew', 'dee@example.com'));
  const own = device();
  await add(call, own);
  const browser = callAs(app);
  const options = async (from = browser) => (await from('POST', `${passkeys}/authentication/options`)).json();
  const verify = (response: object, from = browser) => from('POST', `${passkeys}/authentication/verify`, { response });

  const first = own.get(await options());
  t.equal((await verify(first, callAs(app))).statusCode, 401, 'in another browser');
  const replayed = own.get(await options());
  t.equal((await verify(replayed)).statusCode, 200);
  t.equal((await verify(replayed)).statusCode, 401, 'used twice');
  const early = own.get(await options());
  await app.db
    .updateTable('passkeyChallenges')
    .set({ endsAtMs: app.sharedNow() + 5 * 60_000 + 2000 })
    .execute();
  t.equal((await verify(early)).statusCode, 200, 'the shared clock went two seconds back');
  for (const ms of [-60_000, 6 * 60_000]) {
    await forgetUses(app, 'login');
    const late = own.get(await options());
    await app.db
      .updateTable('passkeyChallenges')
      .set({ endsAtMs: Date.now() + ms })
      .execute();
    t.equal((await verify(late)).statusCode, 401, ms < 0 ? 'too late' : 'made before the clock was set back');
  }
  const registration = (await call('POST', `${passkeys}/registration/options`, {})).json();
  t.equal(
    (await call('POST', `${passkeys}/authentication/verify`, { response: own.get(registration) })).statusCode,
    401,
  );
});

t.test('a counter that decreases is refused and logged', async (t) => {
  const own = device();
  await add(callAs(app, await signInAs(app, 'crew', 'eva@example.com')), own);
  t.equal((await enter(own, { counter: 9 })).statusCode, 200);

  t.equal((await enter(own, { counter: 9 })).statusCode, 401);
  t.equal((await enter(own, { counter: 5 })).statusCode, 401);
  t.ok(lines.some(({ event }) => event === 'passkey-counter'));
  t.equal((await enter(own, { counter: 10 })).statusCode, 200);
});

t.test('a passkey without a counter works each time', async (t) => {
  const own = device();
  await add(callAs(app, await signInAs(app, 'crew', 'flo@example.com')), own, { counter: 0 });

  for (const _time of [1, 2]) t.equal((await enter(own, { counter: 0 })).statusCode, 200);
});

t.test('a second passkey of one kind gets a number, even in the response', async (t) => {
  const call = callAs(app, await signInAs(app, 'crew', 'ned@example.com'));
  const answers = [await add(call, device()), await add(call, device())];

  const names = ['A browser', 'A browser 2'];
  t.strictSame(
    answers.map((answer) => answer.json().name),
    names,
  );
  t.match((await call('GET', passkeys)).json(), { passkeys: names.map((name) => ({ name })) });
});

t.test('a new passkey needs a recent sign-in or the password', async (t) => {
  const call = callAs(app, await signInAs(app, 'crew', 'gil@example.com'));
  await app.db
    .updateTable('sessions')
    .set({ provedAtMs: Date.now() - 3600_000 })
    .execute();

  const refused = await call('POST', `${passkeys}/registration/options`, {});
  const wrong = await call('POST', `${passkeys}/registration/options`, { currentPassword: 'not this one' });
  const right = await call('POST', `${passkeys}/registration/options`, { currentPassword: staffPassword });

  t.strictSame(refused.json().fields, { currentPassword: ['Enter your current password.'] });
  t.strictSame(wrong.json().fields, { currentPassword: ['That isn’t your current password.'] });
  t.equal(right.statusCode, 200);
});

t.test('a passkey from a one-time link can’t be removed if it is the only way in', async (t) => {
  const owner = callAs(app, await signIn(app));
  const body = { name: 'Hal', email: 'hal@example.com', role: 'crew' };
  const { id, link } = (await owner('POST', '/api/admin/people', body)).json();
  const path = `${new URL(link).pathname}/passkey`;
  const own = device();
  const call = callAs(app);
  const options = (await call('POST', `${path}/options`)).json();

  const taken = await call('POST', `${path}/verify`, { response: own.create(options) });

  t.strictSame(taken.json().person, { id, name: 'Hal', role: 'crew' });
  t.equal((await call('POST', `${path}/options`)).statusCode, 410, 'the link was used');
  t.equal((await enter(own)).json().person.id, id);
  const [passkey] = (await call('GET', passkeys)).json().passkeys;
  t.equal((await call('DELETE', `${passkeys}/${passkey.id}`)).statusCode, 409, 'the last way in stays');
  const listed = (await owner('GET', '/api/admin/people')).json().find((person: { id: number }) => person.id === id);
  t.match(listed, { hasPassword: false, passkeys: 1 });

  const set = await call('PUT', '/api/admin/password', { newPassword: 'cedar gate 1987' });
  t.equal(set.statusCode, 200, 'a recent passkey confirms a first password');
  t.equal((await call('DELETE', `${passkeys}/${passkey.id}`)).statusCode, 200);
  t.equal((await enter(own)).statusCode, 401, 'a removed passkey');
});

t.test('a person may have 20 passkeys', async (t) => {
  const call = callAs(app, await signInAs(app, 'crew', 'kim@example.com'));
  const { id } = await addPerson(app, 'crew', 'kim@example.com');
  const rest = { publicKey: 'x', transports: '[]', counter: 0, host: rpId, name: 'Phone' };
  await inTransaction(app.db, async (transaction) => {
    for (let made = 1; made < 20; made += 1)
      await savePasskey(transaction, id, { ...rest, credentialId: `kim-${made}` }, Date.now());
  });
  t.equal((await add(call, device())).statusCode, 201);
  t.match((await add(call, device())).json().message, /^You can have up to 20 passkeys\./);
});

t.test('one passkey stays if the last two are removed at once', async (t) => {
  const call = callAs(app, await signInAs(app, 'crew', 'ivy@example.com'));
  const { id } = await addPerson(app, 'crew', 'ivy@example.com');
  await add(call, device());
  await add(call, device());
  await app.db.deleteFrom('settings').where('key', '=', `password:${id}`).execute();
  const { passkeys: listed } = (await call('GET', passkeys)).json();

  const answers = await Promise.all(
    listed.map((passkey: { id: number }) => call('DELETE', `${passkeys}/${passkey.id}`)),
  );

  t.strictSame(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 409]);
});

t.test('a person’s passkeys are private and are deleted with the person', async (t) => {
  const theirs = callAs(app, await signInAs(app, 'crew', 'jon@example.com'));
  const { id } = await addPerson(app, 'crew', 'jon@example.com');
  const own = device();
  await add(theirs, own);
  const [passkey] = (await theirs('GET', passkeys)).json().passkeys;
  const owner = callAs(app, await signIn(app));

  t.equal((await owner('DELETE', `${passkeys}/${passkey.id}`)).statusCode, 404);
  t.strictSame((await owner('GET', passkeys)).json().passkeys, []);
  await owner('DELETE', `/api/admin/people/${id}`);
  t.equal((await enter(own)).statusCode, 401);
  t.equal((await theirs('GET', passkeys)).statusCode, 401);
});

t.test('after a change of address, passkeys of the old one are listed but don’t work', async (t) => {
  const site = await build(t, { PUBLIC_URL: origin });
  const own = device();
  const call = callAs(site, await signIn(site));
  const options = (await call('POST', `${passkeys}/registration/options`, {})).json();
  await call('POST', `${passkeys}/registration/verify`, { response: own.create(options) });
  await site.close();
  const moved = await start(t, { ...configOf(site), publicUrl: 'https://timber.example' });
  const owner = callAs(moved, await signIn(moved));

  t.match((await owner('GET', passkeys)).json(), {
    passkeys: [{ isForOldAddress: true, host: rpId }],
    host: 'timber.example',
  });
  t.equal((await enter(own, {}, callAs(moved))).statusCode, 401);
  t.strictSame((await callAs(moved)('GET', '/api/admin/session')).json(), { authenticated: false });

  const next = makeAuthenticator('https://timber.example', { rpId: 'timber.example' });
  const again = (await owner('POST', `${passkeys}/registration/options`, {})).json();
  t.strictSame(again.excludeCredentials, [], 'the same device may make another one');
  await owner('POST', `${passkeys}/registration/verify`, { response: next.create(again) });
  await moved.db
    .deleteFrom('settings')
    .where('key', '=', `password:${await ownerId(moved)}`)
    .execute();
  const [old, current] = (await owner('GET', passkeys)).json().passkeys;
  t.equal((await owner('DELETE', `${passkeys}/${current.id}`)).statusCode, 409, 'the old one is no other way in');
  t.equal((await owner('DELETE', `${passkeys}/${old.id}`)).statusCode, 200);
});

t.test('without https or a domain name the page says why there are no passkeys', async (t) => {
  for (const [address, reason] of [
    ['http://fences.example', 'Passkeys need an address that starts with https://.'],
    ['https://203.0.113.7', 'Passkeys need a domain name. This site’s address is a number (an IP address).'],
    ['https://[2001:db8::1]', 'Passkeys need a domain name. This site’s address is a number (an IP address).'],
    ['http://localhost:3000', undefined],
  ] as const) {
    const site = await build(t, { PUBLIC_URL: address });
    const call = callAs(site, await signIn(site));
    t.equal((await call('GET', passkeys)).json().unavailable, reason, address);
    const { statusCode } = await call('POST', `${passkeys}/registration/options`, {});
    t.equal(statusCode, reason ? 422 : 200, address);
    await site.close();
  }
});

t.test('the first owner keeps the password after adding a passkey', async (t) => {
  const own = device();
  await add(callAs(app, await signIn(app)), own);

  t.equal((await enter(own)).json().person.id, await ownerId(app));
  t.ok(await signIn(app, adminPassword));
});
