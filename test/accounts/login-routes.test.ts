import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { adminPassword, build, forgetUses, signIn, staffPassword } from '../fixtures/app.ts';

const json = { 'content-type': 'application/json' };

const app = await build(t);
t.beforeEach(async () => {
  app.rateLimitStore.forget('login:192.0.2.1');
  await forgetUses(app, 'login');
});

function login(app: FastifyInstance, password: unknown, remoteAddress = '192.0.2.1', headers = {}) {
  return app.inject({ method: 'POST', url: '/api/admin/login', payload: { password }, remoteAddress, headers });
}

function readSession(app: FastifyInstance, cookie = '', headers = {}) {
  return app.inject({ url: '/api/admin/session', headers: { cookie, ...headers } });
}

t.test('the right password signs the admin in, and a logout makes the session void on the server', async (t) => {
  const cookie = await signIn(app);
  const before = await readSession(app, cookie);
  const logout = await app.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } });
  const after = await readSession(app, cookie);

  t.strictSame(before.json(), { authenticated: true, role: 'admin' });
  t.strictSame(logout.json(), { authenticated: false });
  t.strictSame(after.json(), { authenticated: false }, 'the old cookie counts no more');
  t.equal((await app.inject({ url: '/api/contact-submissions', headers: { cookie } })).statusCode, 401);
});

t.test('an empty, missing or strange password is a 400 with the specified words', async (t) => {
  for (const password of ['', undefined, null, 7, ['x'], {}]) {
    const response = await login(app, password);
    t.equal(response.statusCode, 400, JSON.stringify(password));
    t.equal(response.json().message, 'Password is required');
  }
  t.equal((await login(app, 'x'.repeat(201))).statusCode, 400);
});

t.test('the staff password signs in, is no admin and sees no lead', async (t) => {
  const cookie = await signIn(app, staffPassword);

  t.strictSame((await readSession(app, cookie)).json(), { authenticated: false, role: 'staff' });
  t.equal((await app.inject({ url: '/api/contact-submissions', headers: { cookie } })).statusCode, 401);
});

t.test('five failures from one address close it for a while; another address still gets in', async (t) => {
  for (let failure = 0; failure < 5; failure += 1) {
    const response = await login(app, 'wrong password');
    t.equal(response.statusCode, 401);
    t.strictSame(response.json(), { message: 'Invalid password' });
  }
  const closed = await login(app, adminPassword);
  const other = await login(app, adminPassword, '198.51.100.7');

  t.equal(closed.statusCode, 429);
  t.ok(Number(closed.headers['retry-after']) > 0 && Number(closed.headers['retry-after']) <= 900);
  t.equal(other.statusCode, 200);
});

t.test('right passwords and busy moments do not count as failures', async (t) => {
  for (let attempt = 0; attempt < 7; attempt += 1) t.equal((await login(app, adminPassword)).statusCode, 200);
  t.equal((await login(app, 'wrong password')).statusCode, 401);
  t.equal((await login(app, adminPassword)).statusCode, 200);
});

t.test('signing in again gets a new session, and the one before is void', async (t) => {
  const first = await signIn(app);

  const second = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: { password: adminPassword },
    headers: { cookie: first },
  });

  t.equal(second.statusCode, 200);
  t.not(second.cookies[0]?.value, '');
  t.strictSame((await readSession(app, first)).json(), { authenticated: false });
});

t.test('the cookie is HttpOnly and SameSite, and over HTTPS it is Secure and bound to the host', async (t) => {
  const app = await build(t, { TRUST_PROXY: '10.0.0.1' });

  const plain = await login(app, adminPassword);
  const secure = await login(app, adminPassword, '10.0.0.1', { 'x-forwarded-proto': 'https' });
  const cookie = String(secure.headers['set-cookie']);

  t.match(String(plain.headers['set-cookie']), /^session=.*HttpOnly.*SameSite=Lax/);
  t.match(cookie, /^__Host-session=/);
  for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=']) t.match(cookie, attribute);
  t.notMatch(cookie, 'Domain=');
  const pair = cookie.split(';', 1)[0] ?? '';
  const session = await app.inject({
    url: '/api/admin/session',
    remoteAddress: '10.0.0.1',
    headers: { cookie: pair, 'x-forwarded-proto': 'https' },
  });
  t.strictSame(session.json(), { authenticated: true, role: 'admin' });
});

t.test('a forged, foreign or damaged cookie is nobody, and never a 500', async (t) => {
  const other = await signIn(await build(t));

  for (const cookie of [
    other,
    'session=',
    'session=x',
    'session=%00;%00',
    'session=a%3Bb',
    `session=${'a'.repeat(4000)}`,
  ]) {
    const response = await readSession(app, cookie);
    t.equal(response.statusCode, 200, cookie.slice(0, 40));
    t.strictSame(response.json(), { authenticated: false });
  }
});

t.test('a logout clears the cookie of whoever brings one, and sets none for others', async (t) => {
  const logout = (headers: Record<string, string>) => app.inject({ method: 'POST', url: '/api/admin/logout', headers });

  const visitor = await logout({});
  const signedIn = await logout({ cookie: await signIn(app) });
  const damaged = await logout({ cookie: 'session=x' });

  t.equal(visitor.statusCode, 200);
  t.equal(visitor.headers['set-cookie'], undefined);
  for (const { headers } of [signedIn, damaged]) t.match(String(headers['set-cookie']), /^session=;.*Max-Age=0/);
});

t.test('no page sets a cookie', async (t) => {
  for (const url of ['/', '/gallery', '/admin', '/upload-images', '/no-such-page', '/api/images', '/api/admin/session'])
    t.equal((await app.inject({ url })).headers['set-cookie'], undefined, url);
});

t.test('a login of another content type is refused', async (t) => {
  const response = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: JSON.stringify({ password: adminPassword }),
    headers: { 'content-type': 'text/plain' },
  });
  const malformed = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    payload: '{"password"',
    headers: json,
  });

  t.equal(response.statusCode, 415);
  t.equal(malformed.statusCode, 400);
});

t.test('a password may be of any characters and up to 200 of them, and counts exactly as it is', async (t) => {
  for (const password of [
    '11223344 5',
    'ñandú 🚪 Straße',
    'nosmallwordshere',
    `  ${'Long Fence '.repeat(18)}`.slice(0, 199).concat('!'),
  ]) {
    const app = await build(t, { ADMIN_PASSWORD: password });
    const close = [
      password.slice(0, -1),
      `${password} `,
      password.toUpperCase(),
      password.trim(),
      password.normalize('NFD'),
    ];

    for (const other of close.filter((other) => other !== password && other.length <= 200)) {
      t.equal((await login(app, other)).statusCode, 401, other);
      app.rateLimitStore.forget('login:192.0.2.1');
    }
    t.equal((await login(app, password)).statusCode, 200, password);
  }
});

t.test('a password in the address is none', async (t) => {
  const url = `/api/admin/login?password=${encodeURIComponent(adminPassword)}`;

  t.equal((await app.inject({ method: 'POST', url })).statusCode, 400);
  t.equal((await app.inject({ url })).statusCode, 404);
});

t.test('two right passwords at once from one address both sign in: the second waits its turn', async (t) => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => login(app, adminPassword)));

  t.strictSame(
    answers.map(({ statusCode }) => statusCode),
    Array(8).fill(200),
  );
});

t.test('wrong passwords at once from one address pass no limit together', async (t) => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => login(app, 'not this one')));
  const right = await login(app, adminPassword);

  t.equal(answers.filter(({ statusCode }) => statusCode === 401).length, 5);
  t.equal(answers.filter(({ statusCode }) => statusCode === 429).length, 7);
  for (const { statusCode, headers } of answers) if (statusCode === 429) t.ok(Number(headers['retry-after']) > 0);
  t.equal(right.statusCode, 429, 'the limit is used up for the right one too');
});
