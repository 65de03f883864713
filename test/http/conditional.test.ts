import t from 'tap';
import { build } from '../fixtures/app.ts';

const app = await build(t);
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
    const wrong: object[] = [];
    for (const known of [etag, opaque, `W/${opaque}`, `"x,y", ${etag}`, '*', ' * '])
      for (const method of ['GET', 'HEAD'] as const)
        for (const asked of [undefined, { 'cache-control': 'no-cache' }]) {
          const answer = await ask(url, { ...asked, 'if-none-match': known }, method);
          const { statusCode, body, headers } = answer;
          if (statusCode !== 304 || body !== '' || 'content-length' in headers || headers.etag !== etag)
            wrong.push({ method, known, asked, statusCode, headers });
        }
    t.strictSame(wrong, [], url);
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
