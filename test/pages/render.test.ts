import { on } from 'node:events';
import { PassThrough } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { PageCache } from '../../src/pages/page-cache.ts';
import { build, listen } from '../fixtures/app.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { publicPaths } from '../fixtures/walk.ts';

const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Asks until the answer comes from the cache, which is known by its entity tag. */
async function askCached(app: FastifyInstance, url: string, headers: Record<string, string> = brotli) {
  for (;;) {
    const response = await app.inject({ url, headers });
    if (response.headers.etag) return response;
  }
}

t.test('a page that was asked for before comes compressed as best it can be, with a strong entity tag', async (t) => {
  const app = await build(t, {}, { pageQuality: undefined });

  const br = await askCached(app, '/gallery');
  const gzip = await app.inject({ url: '/gallery', headers: { 'accept-encoding': 'gzip' } });
  const plain = await app.inject({ url: '/gallery', headers: { 'accept-encoding': 'br;q=0, gzip;q=0' } });

  t.equal(br.headers['content-encoding'], 'br');
  t.equal(gzip.headers['content-encoding'], 'gzip');
  t.equal(plain.headers['content-encoding'], undefined);
  t.equal(brotliDecompressSync(br.rawPayload).toString(), plain.body);
  const good = brotliCompressSync(plain.rawPayload, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
  t.ok(br.rawPayload.length < good.length, `${br.rawPayload.length} bytes, less than ${good.length}`);
  t.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
  const tags = [br, gzip, plain].map(({ headers }) => headers.etag);
  t.ok(tags.every((tag) => /^"[\w-]{22}"$/.test(String(tag))));
  t.equal(new Set(tags).size, 3, 'each encoding has its own');
  for (const response of [br, gzip, plain])
    t.match(response.headers, { vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
});

t.test('the first visitors get the whole page before it is in the cache, and the render is shared', async (t) => {
  const app = await build(t);

  const responses = await Promise.all(Array.from({ length: 20 }, () => app.inject({ url: '/', headers: brotli })));
  const cached = await askCached(app, '/');

  const html = brotliDecompressSync(cached.rawPayload).toString();
  t.match(html, /<\/html>$/);
  for (const response of responses) t.equal(brotliDecompressSync(response.rawPayload).toString(), html);
});

t.test('a browser that has the page is told so without its bytes', async (t) => {
  const app = await build(t);
  const { headers } = await askCached(app, '/');

  const same = await app.inject({ url: '/', headers: { ...brotli, 'if-none-match': `"other", W/${headers.etag}` } });
  const other = await app.inject({ url: '/', headers: { ...brotli, 'if-none-match': '"other"' } });

  t.equal(same.statusCode, 304);
  t.equal(same.headers.etag, headers.etag);
  t.equal(same.rawPayload.length, 0);
  t.equal(other.statusCode, 200);
});

t.test('HEAD tells what GET would send', async (t) => {
  const app = await build(t);
  const { headers } = await askCached(app, '/');

  const head = await app.inject({ method: 'HEAD', url: '/', headers: brotli });

  t.equal(head.headers['content-length'], headers['content-length']);
  t.equal(head.headers.etag, headers.etag);
  t.equal(head.rawPayload.length, 0);
});

t.test("an owner's change shows on the next request", async (t) => {
  const app = await build(t);
  const before = await askCached(app, '/');

  await saveProfile(app, { phone: '(336) 555-0199' });
  const next = await app.inject({ url: '/', headers: { ...brotli, 'if-none-match': String(before.headers.etag) } });

  t.equal(next.statusCode, 200);
  t.match(brotliDecompressSync(next.rawPayload).toString(), '(336) 555-0199');
});

t.test('public pages stay up when the database fails, even after a change', async (t) => {
  const app = await build(t);
  const { headers } = await askCached(app, '/');
  await app.db.destroy();

  await app.site.update(async () => {});
  const known = await app.inject({ url: '/', headers: brotli });
  const unknown = await app.inject({ url: '/gallery', headers: brotli });

  t.equal(known.statusCode, 200);
  t.equal(known.headers.etag, headers.etag, 'from the cache');
  t.equal(unknown.statusCode, 200, 'what was not shown before is made from what was last known');
});

t.test('what answers one visitor is neither kept nor taken from the cache', async (t) => {
  const app = await build(t);
  await askCached(app, '/');

  const confirmation = await app.inject({ url: '/?sent=ABC234', headers: brotli });
  const campaign = await app.inject({ url: '/?utm_source=flyer', headers: brotli });
  const again = await app.inject({ url: '/', headers: brotli });

  t.match(gunzipSync(confirmation.rawPayload).toString(), 'ABC234');
  t.equal(confirmation.headers['cache-control'], 'no-store');
  t.equal(campaign.headers.etag, again.headers.etag, 'an address with a campaign is the same page');
  t.notMatch(brotliDecompressSync(again.rawPayload).toString(), 'ABC234');
});

t.test('unknown addresses share one not-found page, at status 404 and never at 304', async (t) => {
  const app = await build(t);
  const first = await askCached(app, '/no-such-page');

  const other = await app.inject({
    url: '/nor-this-one',
    headers: { ...brotli, 'if-none-match': String(first.headers.etag) },
  });
  const name = await app.inject({ url: '/404', headers: brotli });

  t.equal(name.statusCode, 404, 'whatever the cache calls it');
  t.equal(other.statusCode, 404);
  t.match(other.headers, { etag: first.headers.etag, 'x-robots-tag': 'noindex, nofollow' });
});

t.test('every public page is rendered ahead once the server listens, and again after a change', async (t) => {
  const lines = new PassThrough();
  const app = await build(t, {}, { logger: { level: 'info', stream: lines }, rendersAhead: true });
  const askAll = async () => {
    for (const path of publicPaths) t.ok((await app.inject({ url: path, headers: brotli })).headers.etag, path);
  };

  // Who listens only after the change may come after the line.
  await Promise.all([untilLogged(lines, 'pages rendered ahead'), listen(app)]);
  await askAll();
  await Promise.all([untilLogged(lines, 'pages rendered ahead'), app.site.update(async () => {})]);
  await askAll();
});

async function untilLogged(lines: PassThrough, message: string): Promise<void> {
  for await (const [line] of on(lines, 'data')) if (String(line).includes(message)) return;
}

t.test('a page that a change leaves as it was is not compressed again and keeps its entity tags', async (t) => {
  const cache = new PageCache();
  const fill = async (version: number, html: string) => {
    await cache.fill('/', version, html, new Uint32Array()).done;
    return cache.find('/', version)?.variants;
  };

  const first = await fill(1, '<p>Cedar</p>');
  const same = await fill(2, '<p>Cedar</p>');
  const changed = await fill(3, '<p>Vinyl</p>');

  t.ok(first);
  t.equal(same, first);
  t.not(changed?.br.etag, first?.br.etag);
  t.equal(cache.find('/', 2), undefined, 'the version before is void all the same');
});

t.test('a page is made anew at New Year, when the year in its footer turns', async (t) => {
  const cache = new PageCache();
  const newYear = new Date(new Date().getFullYear() + 1, 0, 1).getTime();

  await cache.fill('/', 1, '<html></html>', new Uint32Array()).done;

  t.ok(cache.find('/', 1, newYear - 1));
  t.equal(cache.find('/', 1, newYear), undefined);
});
