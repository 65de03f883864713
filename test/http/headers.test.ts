import t from 'tap';
import { securityHeaders } from '../../src/http/headers.ts';
import { build, listen, postContact, signIn } from '../fixtures/app.ts';
import { sendRaw } from '../fixtures/socket.ts';

const app = await build(t, { TRUST_PROXY: '127.0.0.1' });

t.test('every kind of answer carries the security headers', async (t) => {
  const asset = /\/assets\/[^"]+\.css/.exec((await app.inject({ url: '/' })).body)?.[0] ?? '';
  const script = /\/assets\/[^"]+\.js/.exec((await app.inject({ url: '/' })).body)?.[0] ?? '';
  const fresh = await app.inject({ url: asset });
  const cookie = await signIn(app);
  const answers = {
    page: await app.inject({ url: '/' }),
    admin: await app.inject({ url: '/admin' }),
    'not found': await app.inject({ url: '/no-such-page' }),
    'not found in the API': await app.inject({ url: '/api/none' }),
    'undecodable address': await app.inject({ url: '/%zz' }),
    redirect: await app.inject({ url: '/gallery/' }),
    asset: fresh,
    '304': await app.inject({ url: asset, headers: { 'if-none-match': String(fresh.headers.etag) } }),
    image: await app.inject({ url: '/images/hero-image.jpg' }),
    API: await app.inject({ url: '/api/images' }),
    script: await app.inject({ url: script }),
    sitemap: await app.inject({ url: '/sitemap.xml' }),
    robots: await app.inject({ url: '/robots.txt' }),
    'plain answer': await postContact(app, 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    'malformed JSON': await postContact(app, '{', { 'content-type': 'application/json' }),
    'wrong type': await postContact(app, 'x', { 'content-type': 'text/plain' }),
    'foreign origin': await postContact(app, {}, { 'sec-fetch-site': 'cross-site' }),
    'not signed in': await app.inject({ url: '/api/contact-submissions' }),
    'signed in': await app.inject({ url: '/api/contact-submissions', headers: { cookie } }),
    upload: await app.inject({ method: 'POST', url: '/api/upload', payload: '' }),
    OPTIONS: await app.inject({ method: 'OPTIONS', url: '/' }),
    health: await app.inject({ url: '/healthz' }),
  };

  t.equal(answers['304'].statusCode, 304);
  for (const [name, { headers, statusCode, body }] of Object.entries(answers)) {
    // A picture's own policy is narrower still.
    const own =
      name === 'image' ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" } : {};
    for (const [header, value] of Object.entries({ ...securityHeaders, ...own }))
      t.equal(headers[header], value, `${name}: ${header}`);
    t.ok(headers['cache-control'] || statusCode === 304, `${name}: cache-control`);
    t.ok(statusCode < 500, `${name}: ${statusCode}`);
    t.notOk(
      Object.keys(headers).some((header) => header.startsWith('access-control-')),
      `${name}: for this origin alone`,
    );
    if (body)
      t.match(headers['content-type'], /^(image\/\w+|(text|application)\/[\w+-]+; charset=utf-8)$/, `${name}: type`);
  }
});

t.test('the policy allows nothing inline, nothing evaluated and nobody else', async (t) => {
  const policy = securityHeaders['content-security-policy'] ?? '';

  t.match(policy, /default-src 'self'/);
  t.match(policy, /form-action 'self'/);
  t.match(policy, /frame-ancestors 'self'/);
  t.notMatch(policy, /unsafe-|https?:|\*/);
});

t.test('what is not even a request is answered with the same headers', async (t) => {
  const address = await listen(await build(t));
  const malformed: Record<string, [string, number]> = {
    'no HTTP': ['HELLO\r\n\r\n', 400],
    'a header too large': [`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
    'two lengths': ['POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    'length and chunks': [
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    'no host': ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
  };

  for (const [name, [bytes, status]] of Object.entries(malformed)) {
    const answer = await sendRaw(address, bytes);

    t.match(answer, new RegExp(`^HTTP/1\\.1 ${status} `), name);
    for (const header of Object.keys(securityHeaders)) t.match(answer, `\r\n${header}: `, `${name}: ${header}`);
  }
});

t.test('Strict-Transport-Security is sent over HTTPS only', async (t) => {
  const plain = await app.inject({ url: '/' });
  const secure = await Promise.all(
    ['/', '/gallery/', '/no-such-page', '/api/none', '/%zz', '/images/hero-image.jpg', '/api/admin/prices'].map((url) =>
      app.inject({ url, headers: { 'x-forwarded-proto': 'https' } }),
    ),
  );
  const forged = await app.inject({
    url: '/',
    remoteAddress: '192.0.2.7',
    headers: { 'x-forwarded-proto': 'https' },
  });

  t.equal(plain.headers['strict-transport-security'], undefined);
  for (const { headers } of secure) t.equal(headers['strict-transport-security'], 'max-age=31536000');
  t.equal(forged.headers['strict-transport-security'], undefined);
});

t.test('nothing behind the login may be stored by a browser or a proxy', async (t) => {
  const cookie = await signIn(app);

  for (const url of ['/api/contact-submissions', '/api/admin/session'])
    for (const headers of [{ cookie }, {}] as Record<string, string>[])
      t.equal((await app.inject({ url, headers })).headers['cache-control'], 'no-store', url);
});

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, method, headers: { 'accept-encoding': 'br', ...headers } });
/** Asked until a page is in the cache, which its first request begins to fill. */
async function tagOf(url: string): Promise<string> {
  for (;;) {
    const { etag } = (await ask(url)).headers;
    if (etag) return String(etag);
  }
}

const tagged = ['/', '/images/hero-image.jpg', '/api/images', '/favicon.ico'];

t.test('whoever has what would be sent is answered 304, without a length, GET and HEAD alike', async (t) => {
  for (const url of tagged) {
    const etag = await tagOf(url);
    t.match(etag, /^(W\/)?".+"$/, url);
    const opaque = etag.replace(/^W\//, '');
    for (const known of [etag, opaque, `W/${opaque}`, `"x,y", ${etag}`, '*', ' * '])
      for (const method of ['GET', 'HEAD'] as const)
        for (const asked of [undefined, { 'cache-control': 'no-cache' }]) {
          const answer = await ask(url, { ...asked, 'if-none-match': known }, method);
          t.match(answer, { statusCode: 304, body: '' }, `${method} ${url} ${known}`);
          t.notOk('content-length' in answer.headers, `${method} ${url} ${known} says no length`);
          t.equal(answer.headers.etag, etag);
        }
    for (const other of ['"x"', `${opaque.slice(0, -1)}x"`, opaque.slice(1, -1)])
      t.equal((await ask(url, { 'if-none-match': other })).statusCode, 200, `${url} ${other}`);
    const head = await ask(url, {}, 'HEAD');
    t.ok(Number(head.headers['content-length']) > 0, `${url} says its length where it is asked for`);
  }
});

t.test('`If-None-Match: *` is 304 for what has no tag, but not for what is not there or may not be kept', async (t) => {
  const any = { 'if-none-match': '*' };
  t.equal((await ask('/gallery?part=2', any)).statusCode, 304);
  t.equal((await ask('/speculation-rules.json', any)).statusCode, 304);
  t.equal((await ask('/nowhere', any)).statusCode, 404);
  t.equal((await ask('/admin', any)).statusCode, 200);
  t.equal((await ask('/?sent=BBBBBB', any)).statusCode, 200);
});

t.test('a part that a file does not have is refused with the length of the file', async (t) => {
  for (const url of ['/images/hero-image.jpg', '/favicon.ico', '/icons/icon-192.png']) {
    const { length } = (await ask(url)).rawPayload;
    for (const range of [`bytes=${length}-`, 'bytes=99999999-', 'bytes=99999999-100000000']) {
      const answer = await ask(url, { range });
      t.equal(answer.statusCode, 416, range);
      t.equal(answer.headers['content-range'], `bytes */${length}`);
      t.equal(answer.headers['x-content-type-options'], 'nosniff');
      t.ok(answer.body.length < 200, 'no program reads a page');
    }
  }
});
