import { on, once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { securityHeaders } from '../../src/http/headers.ts';
import { PageCache } from '../../src/pages/page-cache.ts';
import type { Site } from '../../src/shared/page.ts';
import { build, listen } from '../fixtures/app.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { publicPaths } from '../fixtures/walk.ts';

const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** A site whose pages stay as they are. */
const app = await build(t);

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

t.test('a page comes in the best encoding that the browser names, in whatever writing', async (t) => {
  const encodings = {
    br: ['br', 'BR', 'gzip, br', 'br;q=0.2', 'gzip;q=0.5, br;q=0.5', '*', 'gzip;q=0, *;q=0.1'],
    gzip: ['gzip', 'GZIP;Q=0.5', 'br;q=0, gzip', ' gzip ; q=0.1', 'br;q=0.1, gzip;q=0.9'],
    identity: ['', 'identity', 'zstd', 'br;q=0', 'br;q=0.000, gzip;q=0.0', '*;q=0', ';', ',,,', 'br;q=x'],
  };
  for (const _whether of ['streamed', 'cached']) {
    for (const [encoding, headers] of Object.entries(encodings))
      for (const header of headers) {
        const { headers: answer } = await app.inject({ url: '/', headers: { 'accept-encoding': header } });
        t.equal(answer['content-encoding'] ?? 'identity', encoding, header);
      }
    await askCached(app, '/');
  }
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
  const { headers } = await askCached(app, '/');

  const same = await app.inject({ url: '/', headers: { ...brotli, 'if-none-match': `"other", W/${headers.etag}` } });
  const other = await app.inject({ url: '/', headers: { ...brotli, 'if-none-match': '"other"' } });

  t.equal(same.statusCode, 304);
  t.equal(same.headers.etag, headers.etag);
  t.equal(same.rawPayload.length, 0);
  t.equal(other.statusCode, 200);
});

t.test('HEAD tells what GET would send', async (t) => {
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
  await askCached(app, '/');

  const confirmation = await app.inject({ url: '/?sent=ABC234', headers: brotli });
  const campaign = await app.inject({ url: '/?utm_source=flyer', headers: brotli });
  const again = await app.inject({ url: '/', headers: brotli });

  t.match(brotliDecompressSync(confirmation.rawPayload).toString(), 'ABC234');
  t.equal(confirmation.headers['cache-control'], 'no-store');
  t.equal(campaign.headers.etag, again.headers.etag, 'an address with a campaign is the same page');
  t.notMatch(brotliDecompressSync(again.rawPayload).toString(), 'ABC234');
});

t.test('unknown addresses share one not-found page, at status 404 and never at 304', async (t) => {
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
  const make = async (version: number, html: string) => {
    await cache.make('/', version, () => Readable.from([Buffer.from(html)])).done;
    return cache.find('/', version)?.variants;
  };

  const first = await make(1, '<p>Cedar</p>');
  const same = await make(2, '<p>Cedar</p>');
  const changed = await make(3, '<p>Vinyl</p>');

  t.ok(first);
  t.equal(same, first);
  t.not(changed?.br.etag, first?.br.etag);
  t.equal(cache.find('/', 2), undefined, 'the version before is void all the same');
});

t.test('a page is made anew at New Year, when the year in its footer turns', async (t) => {
  const cache = new PageCache();
  const newYear = new Date(new Date().getFullYear() + 1, 0, 1).getTime();

  await cache.make('/', 1, () => Readable.from([Buffer.from('<html></html>')])).done;

  t.ok(cache.find('/', 1, newYear - 1));
  t.equal(cache.find('/', 1, newYear), undefined);
});

t.test('who asks while a page is made gets it from its first byte, as it comes, and it is made once', async (t) => {
  const cache = new PageCache(0);
  const source = new PassThrough();
  let renders = 0;
  const ask = () =>
    cache.make('/', 1, () => {
      renders += 1;
      return source;
    });

  const first = ask();
  source.write('<p>Cedar');
  await once(first.html, 'readable');
  const second = ask();
  await once(second.html, 'readable');
  t.equal(String(second.html.read()), '<p>Cedar', 'before the page is whole');
  source.end('</p>');

  t.equal(await text(first.html), '<p>Cedar</p>');
  t.equal(await text(second.html), '</p>');
  await first.done;
  t.equal(renders, 1);
  t.ok(cache.find('/', 1));
});

t.test('a visitor who leaves ends the rendering, unless others wait for the same page', async (t) => {
  const cache = new PageCache(0);
  const sources = [new PassThrough(), new PassThrough()] as const;
  let renders = 0;
  const ask = () => cache.make('/', 1, () => sources[renders++] ?? new PassThrough());

  const [leaving, staying] = [ask(), ask()];
  sources[0].write('<p>');
  leaving.html.destroy();
  await once(leaving.html, 'close');
  t.notOk(sources[0].destroyed, 'somebody waits');
  staying.html.destroy();
  await t.rejects(staying.done);
  t.ok(sources[0].destroyed, 'nobody waits any more');

  const next = ask();
  sources[1].end('<p>Cedar</p>');
  t.equal(await text(next.html), '<p>Cedar</p>', 'the next visitor gets a rendering of his own');
  await next.done;
  t.equal(renders, 2);
});

t.test(
  'a component that throws answers 500 with the error page and all headers, and the next visitor the page',
  async (t) => {
    const app = await build(t);
    const { current } = app.site;
    const broken = { ...current, version: current.version + 1, gallery: undefined } as unknown as Site;
    let shown = broken;
    Object.defineProperty(app.site, 'current', { get: () => shown });

    for (const [url, headers] of [
      ['/gallery', brotli],
      ['/gallery', {}],
      ['/gallery?part=2', brotli],
    ] as const) {
      const failed = await app.inject({ url, headers });
      t.equal(failed.statusCode, 500, url);
      t.match(failed.headers, {
        ...securityHeaders,
        'content-type': 'text/html; charset=utf-8',
        vary: 'Accept-Encoding',
      });
      t.match(failed.headers, { 'x-robots-tag': 'noindex, nofollow', 'cache-control': 'no-cache' });
      t.equal(failed.headers['content-encoding'], headers === brotli ? 'br' : undefined);
      const html = headers === brotli ? brotliDecompressSync(failed.rawPayload).toString() : failed.body;
      t.match(html, 'Something went wrong on our side.');
      t.match(html, /<\/html>$/);
    }
    const asJson = await app.inject({ url: '/gallery', headers: { ...brotli, accept: 'application/json' } });
    t.strictSame([asJson.statusCode, asJson.headers['content-encoding']], [500, undefined]);
    t.match(asJson.json(), { message: 'Something went wrong on our side.' });

    shown = { ...current, version: broken.version + 1 };
    t.equal((await app.inject({ url: '/gallery', headers: brotli })).statusCode, 200);
  },
);
