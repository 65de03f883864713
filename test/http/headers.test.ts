import t from 'tap';
import { securityHeaders } from '../../src/http/headers.ts';
import { build, listen, postContact, signIn } from '../fixtures/app.ts';
import { sendRaw } from '../fixtures/socket.ts';

const app = await build(t, { TRUST_PROXY: '127.0.0.1' });

const cookie = await signIn(app);
const home = (await app.inject('/')).body;
const asset = /\/assets\/[^"]+\.css/.exec(home)?.[0] ?? '';
const script = /\/assets\/[^"]+\.js/.exec(home)?.[0] ?? '';
const picture = '/images/hero-image.jpg';

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  app.inject({ url, method, headers: { 'accept-encoding': 'br', ...headers } });

t.test('every kind of response has the security headers', async (t) => {
  const etag = String((await ask(asset)).headers.etag);
  const answers = {
    page: await ask('/'),
    admin: await ask('/admin'),
    'not found': await ask('/no-such-page'),
    'not found in the API': await ask('/api/none'),
    'undecodable address': await ask('/%zz'),
    redirect: await ask('/gallery/'),
    asset: await ask(asset),
    '304': await ask(asset, { 'if-none-match': etag }),
    image: await ask(picture),
    API: await ask('/api/images'),
    script: await ask(script),
    sitemap: await ask('/sitemap.xml'),
    robots: await ask('/robots.txt'),
    health: await ask('/healthz'),
    'not signed in': await ask('/api/contact-submissions'),
    'signed in': await ask('/api/contact-submissions', { cookie }),
    upload: await app.inject({ method: 'POST', url: '/api/upload', payload: '' }),
    OPTIONS: await app.inject({ method: 'OPTIONS', url: '/' }),
    'plain answer': await postContact(app, 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    'malformed JSON': await postContact(app, '{', { 'content-type': 'application/json' }),
    'wrong type': await postContact(app, 'x', { 'content-type': 'text/plain' }),
    'foreign origin': await postContact(app, {}, { 'sec-fetch-site': 'cross-site' }),
  };
  // A picture's own policy is even stricter.
  const own = { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" };

  t.equal(answers['304'].statusCode, 304);
  for (const [name, { headers, statusCode, body }] of Object.entries(answers)) {
    const sent = Object.fromEntries(Object.keys(securityHeaders).map((header) => [header, headers[header]]));
    t.strictSame(sent, { ...securityHeaders, ...(name === 'image' && own) }, name);
    t.ok(headers['cache-control'] || statusCode === 304, `${name}: cache-control`);
    t.ok(statusCode < 500, `${name}: ${statusCode}`);
    t.notMatch(Object.keys(headers).join(), 'access-control-', `${name}: for this origin alone`);
    if (body)
      t.match(headers['content-type'], /^(image\/\w+|(text|application)\/[\w+-]+; charset=utf-8)$/, `${name}: type`);
  }
});

t.test('the policy allows nothing inline, no eval, and no other origin', async (t) => {
  const policy = securityHeaders['content-security-policy'] ?? '';

  for (const name of ['default-src', 'form-action', 'frame-ancestors']) t.match(policy, `${name} 'self'`);
  t.notMatch(policy, /unsafe-|https?:|\*/);
});

t.test('responses to malformed requests have the same headers', async (t) => {
  const address = await listen(app);
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
  const name = 'strict-transport-security';
  const secure = { 'x-forwarded-proto': 'https' };
  const forged = await app.inject({ url: '/', remoteAddress: '192.0.2.7', headers: secure });

  t.notOk(name in (await ask('/')).headers);
  t.notOk(name in forged.headers);
  for (const url of ['/', '/gallery/', '/no-such-page', '/api/none', '/%zz', picture, '/api/admin/prices'])
    t.equal((await ask(url, secure)).headers[name], 'max-age=31536000', url);
});

t.test('nothing behind the login may be stored by a browser or a proxy', async (t) => {
  for (const url of ['/api/contact-submissions', '/api/admin/session'])
    for (const headers of [{ cookie }, {}] as Record<string, string>[])
      t.equal((await ask(url, headers)).headers['cache-control'], 'no-store', url);
});

/** Repeats the request until the page is in the cache, which its first request starts to fill. */
async function tagOf(url: string): Promise<string> {
  for (;;) {
    const { etag } = (await ask(url)).headers;
    if (etag) return String(etag);
  }
}

t.test('a client with the current version gets 304 without a length for GET and HEAD', async (t) => {
  for (const url of ['/', picture, '/api/images', '/favicon.ico']) {
    const etag = await tagOf(url);
    t.match(etag, /^(W\/)?".+"$/, url);
    const opaque = etag.replace(/^W\//, '');
    for (const known of [etag, opaque, `W/${opaque}`, `"x,y", ${etag}`, '*', ' * '])
      for (const method of ['GET', 'HEAD'] as const)
        for (const asked of [undefined, { 'cache-control': 'no-cache' }]) {
          const { statusCode, body, headers } = await ask(url, { ...asked, 'if-none-match': known }, method);
          const seen = [statusCode, body, headers.etag, headers['content-length']];
          t.strictSame(seen, [304, '', etag, undefined], `${method} ${url} ${known}`);
        }
    for (const other of ['"x"', `${opaque.slice(0, -1)}x"`, opaque.slice(1, -1)])
      t.equal((await ask(url, { 'if-none-match': other })).statusCode, 200, `${url} ${other}`);
    const head = await ask(url, {}, 'HEAD');
    t.ok(Number(head.headers['content-length']) > 0, `${url} says its length where it is asked for`);
  }
});

t.test('`If-None-Match: *` gets 304 for tagged pages only', async (t) => {
  for (const [url, status] of [
    ['/gallery?part=2', 304],
    ['/speculation-rules.json', 304],
    ['/nowhere', 404],
    ['/admin', 200],
    ['/?sent=BBBBBB', 200],
  ] as const)
    t.equal((await ask(url, { 'if-none-match': '*' })).statusCode, status, url);
});

t.test('an unsatisfiable range is refused with the length of the file', async (t) => {
  for (const url of [picture, '/favicon.ico', '/icons/icon-192.png']) {
    const { length } = (await ask(url)).rawPayload;
    for (const range of [`bytes=${length}-`, 'bytes=99999999-', 'bytes=99999999-100000000']) {
      const { statusCode, headers, body } = await ask(url, { range });
      const seen = [statusCode, headers['content-range'], headers['x-content-type-options']];
      t.strictSame(seen, [416, `bytes */${length}`, 'nosniff'], `${url} ${range}`);
      t.ok(body.length < 200, 'no program reads a page');
    }
  }
});
