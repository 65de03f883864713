import type { InjectOptions } from 'fastify';
import t from 'tap';
import { setPassword } from '../../src/accounts/index.ts';
import { loadConfig } from '../../src/config.ts';
import { adminPassword, build, cheap, forgetUses, ownerId, signIn } from '../fixtures/app.ts';

const app = await build(t, { TRUST_PROXY: '10.0.0.1' });
const url = '/api/admin/login';
const https = { remoteAddress: '10.0.0.1', headers: { 'x-forwarded-proto': 'https' } };

/** Lifts the limit from the address that these logins come from. */
async function forgetFailures(): Promise<void> {
  app.rateLimitStore.delete('login:192.0.2.1');
  await forgetUses(app, 'login');
}
t.beforeEach(forgetFailures);

function login(password: unknown, options: InjectOptions = {}) {
  return app.inject({ method: 'POST', url, payload: { password }, remoteAddress: '192.0.2.1', ...options });
}

const signedIn = { authenticated: true, person: { id: await ownerId(app), name: 'The owner', role: 'owner' } };

/** Returns the session of a cookie. */
async function readSession(cookie = '') {
  return (await app.inject({ url: '/api/admin/session', headers: { cookie } })).json();
}

t.test('the right password signs the admin in, and a logout ends the server’s session', async (t) => {
  const cookie = await signIn(app);
  t.strictSame(await readSession(cookie), signedIn);

  const logout = await app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } });

  t.strictSame(logout.json(), { authenticated: false });
  t.strictSame(await readSession(cookie), { authenticated: false }, 'the old cookie counts no more');
  t.equal((await app.inject({ url: '/api/contact-submissions', headers: { cookie } })).statusCode, 401);
});

t.test('an empty, missing, or malformed password gets 400 with the specified message', async (t) => {
  for (const password of ['', undefined, null, 7, ['x'], {}]) {
    const response = await login(password);
    t.equal(response.statusCode, 400, JSON.stringify(password));
    t.equal(response.json().message, 'Password is required');
  }
  t.equal((await login('x'.repeat(201))).statusCode, 400);
  const broken = { payload: '{"password"', headers: { 'content-type': 'application/json' } };
  t.equal((await login('', broken)).statusCode, 400);
  const text = { payload: JSON.stringify({ password: adminPassword }), headers: { 'content-type': 'text/plain' } };
  t.equal((await login('', text)).statusCode, 415);
});

t.test('a password in the address is ignored', async (t) => {
  const address = `${url}?password=${encodeURIComponent(adminPassword)}`;

  t.equal((await app.inject({ method: 'POST', url: address })).statusCode, 400);
  t.equal((await app.inject({ url: address })).statusCode, 404);
});

t.test('five failures block an address for a while, and others can still sign in', async (t) => {
  for (let failure = 0; failure < 5; failure += 1) {
    const response = await login('wrong password');
    t.equal(response.statusCode, 401);
    t.strictSame(response.json(), { message: 'Invalid password' });
  }
  const closed = await login(adminPassword);
  const other = await login(adminPassword, { remoteAddress: '198.51.100.7' });

  t.equal(closed.statusCode, 429);
  t.ok(Number(closed.headers['retry-after']) > 0 && Number(closed.headers['retry-after']) <= 900);
  t.equal(other.statusCode, 200);
});

t.test('correct passwords don’t count as failures and wait their turn', async (t) => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(adminPassword)));

  t.strictSame(
    answers.map(({ statusCode }) => statusCode),
    Array(8).fill(200),
  );
  t.equal((await login('wrong password')).statusCode, 401);
  t.equal((await login(adminPassword)).statusCode, 200);
});

t.test('simultaneous wrong passwords from one address don’t get past the limit', async (t) => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => login('not this one')));
  const closed = answers.filter(({ statusCode }) => statusCode === 429);

  t.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 5);
  t.equal(closed.length, 7);
  for (const { headers } of closed) t.ok(Number(headers['retry-after']) > 0);
  t.equal((await login(adminPassword)).statusCode, 429, 'the limit is used up for the right one too');
});

t.test('signing in again gives a new session and ends the earlier one', async (t) => {
  const first = await signIn(app);

  const second = await login(adminPassword, { headers: { cookie: first } });

  t.match(second.headers['set-cookie'], /^session=[^;]{20,}/);
  t.strictSame(await readSession(first), { authenticated: false });
});

t.test('the cookie is HttpOnly and SameSite, and Secure and host-bound with HTTPS', async (t) => {
  const plain = await login(adminPassword);
  const secure = await login(adminPassword, https);
  const cookie = String(secure.headers['set-cookie']);

  t.match(String(plain.headers['set-cookie']), /^session=.*HttpOnly.*SameSite=Lax/);
  t.match(cookie, /^__Host-session=/);
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=']) t.match(cookie, attribute);
  t.notMatch(cookie, 'Domain=');
  const headers = { ...https.headers, cookie: cookie.split(';', 1)[0] ?? '' };
  const session = await app.inject({ url: '/api/admin/session', ...https, headers });
  t.strictSame(session.json(), signedIn);
});

t.test('a forged, foreign, or damaged cookie signs no one in and causes no 500', async (t) => {
  const foreign = await signIn(await build(t));

  for (const cookie of [
    foreign,
    'session=',
    'session=x',
    'session=%00;%00',
    'session=a%3Bb',
    `session=${'a'.repeat(4000)}`,
  ])
    t.strictSame(await readSession(cookie), { authenticated: false }, cookie.slice(0, 40));
});

t.test('a logout clears the cookie only for a request that sends one', async (t) => {
  const logout = async (headers: Record<string, string>) =>
    (await app.inject({ method: 'POST', url: '/api/admin/logout', headers })).headers['set-cookie'];

  t.equal(await logout({}), undefined);
  for (const cookie of [await signIn(app), 'session=x'])
    t.match(String(await logout({ cookie })), /^session=;.*Max-Age=0/);
});

t.test('no page sets a cookie', async (t) => {
  for (const url of ['/', '/gallery', '/admin', '/upload-images', '/no-such-page', '/api/images', '/api/admin/session'])
    t.equal((await app.inject({ url })).headers['set-cookie'], undefined, url);
});

t.test('a password can have up to 200 characters of any kind and is compared exactly', async (t) => {
  const long = `  ${'Long Fence '.repeat(18)}`.slice(0, 199).concat('!');
  for (const password of ['11223344 5', 'ñandú 🚪 Straße', 'nosmallwordshere', long]) {
    t.equal(loadConfig({ ADMIN_PASSWORD: password }).adminPassword, password);
    await setPassword(app.db, await ownerId(app), password, { cost: cheap.passwordCost });
    const changed = [password.slice(0, -1), `${password} `, password.toUpperCase(), password.trim()];

    const others = [...changed, password.normalize('NFD')].filter((other) => other !== password && other.length <= 200);
    for (const other of others) t.equal((await login(other)).statusCode, 401, other);
    await forgetFailures();
    t.equal((await login(password)).statusCode, 200, password);
  }
});
