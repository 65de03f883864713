import { on } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import t from 'tap';
import { securityHeaders } from '../../src/http/headers.ts';
import { PageCache } from '../../src/pages/page-cache.ts';
import type { Site } from '../../src/shared/page.ts';
import { build, listen } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';
import { publicPaths } from '../fixtures/walk.ts';

const brotli = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const app = await build(t);
const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { ...brotli, ...headers } });
const unpacked = ({ rawPayload }: Awaited<ReturnType<typeof ask>>) => brotliDecompressSync(rawPayload).toString();

/** Requests a page until it comes from the cache, which shows in its ETag. */
async function askCached(url: string) {
  for (;;) {
    const response = await ask(url);
    if (response.headers.etag) return response;
  }
}

t.test('the first visitors get the whole page before it is cached', async (t) => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => ask('/')));
  const html = unpacked(await askCached('/'));
  t.match(html, /<\/html>$/);
  for (const response of responses) t.equal(unpacked(response), html);
});

t.test('a page requested before is sent compressed, each encoding with a strong ETag', async (t) => {
  const br = await askCached('/gallery');
  const gzip = await ask('/gallery', { 'accept-encoding': 'gzip' });
  const plain = await ask('/gallery', { 'accept-encoding': 'br;q=0, gzip;q=0' });

  t.equal(unpacked(br), plain.body);
  t.equal(gunzipSync(gzip.rawPayload).toString(), plain.body);
  const tags = new Set([br, gzip, plain].map(({ headers }) => headers.etag));
  t.equal(tags.size, 3, 'each encoding has its own');
  for (const tag of tags) t.match(tag, /^"[\w-]{22}"$/);
  for (const { headers } of [br, gzip, plain])
    t.match(headers, { vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
});

t.test('a page has the best compression unless a variable says otherwise', async (t) => {
  const html = Buffer.from(await showPage(app, '/gallery'));
  const cache = new PageCache();
  await cache.fill('/', 1, () => Readable.from([html]));

  const good = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
  const best = cache.find('/', 1)?.variants.br.body?.length ?? 0;
  t.ok(best > 1000 && best < good, `${best} bytes, less than ${good}`);
});

t.test('a page has the best encoding that the browser accepts, in any spelling', async (t) => {
  const encodings = {
    br: ['br', 'BR', 'gzip, br', 'br;q=0.2', 'gzip;q=0.5, br;q=0.5', '*', 'gzip;q=0, *;q=0.1'],
    gzip: ['gzip', 'GZIP;Q=0.5', 'br;q=0, gzip', ' gzip ; q=0.1', 'br;q=0.1, gzip;q=0.9'],
    identity: ['', 'identity', 'zstd', 'br;q=0', 'br;q=0.000, gzip;q=0.0', '*;q=0', ';', ',,,', 'br;q=x'],
  };
  await app.site.update(async () => {});
  for (const path of ['/', '/?sent=ABC234'])
    for (const [encoding, headers] of Object.entries(encodings))
      for (const header of headers) {
        const { headers: answer } = await ask(path, { 'accept-encoding': header });
        t.equal(answer['content-encoding'] ?? 'identity', encoding, `${path} ${header}`);
      }
});

t.test('a response for one visitor is neither cached nor taken from the cache', async (t) => {
  const { headers } = await askCached('/');

  const confirmation = await ask('/?sent=ABC234');
  t.match(unpacked(confirmation), 'ABC234');
  t.equal(confirmation.headers['cache-control'], 'no-store');
  t.equal((await ask('/?utm_source=flyer')).headers.etag, headers.etag, 'an address with a campaign is the same page');
  t.notMatch(unpacked(await ask('/')), 'ABC234');
});

t.test('unknown addresses share one 404 page and never get a 304', async (t) => {
  const { headers } = await askCached('/no-such-page');
  const other = await ask('/nor-this-one', { 'if-none-match': String(headers.etag) });

  t.equal(other.statusCode, 404);
  t.match(other.headers, { etag: headers.etag, 'x-robots-tag': 'noindex, nofollow' });
  t.equal((await ask('/404')).statusCode, 404, 'whatever the cache calls it');
});

t.test('every public page is rendered ahead after the start and after each change', async (t) => {
  const lines = new PassThrough();
  const app = await build(t, {}, { logger: { level: 'info', stream: lines }, rendersAhead: true });
  const untilRendered = async () => {
    for await (const [line] of on(lines, 'data')) if (String(line).includes('pages rendered ahead')) return;
  };
  // A listener added after the change could miss the log line.
  for (const cause of [() => listen(app), () => app.site.update(async () => {})]) {
    await Promise.all([untilRendered(), cause()]);
    for (const path of publicPaths) t.ok((await app.inject({ url: path, headers: brotli })).headers.etag, path);
  }
});

t.test('a page keeps its bytes and ETag until it changes', async (t) => {
  const cache = new PageCache();
  const newYear = Date.now() + 1000;
  const make = async (version: number, html: string) => {
    await cache.fill('/', version, () => Readable.from([Buffer.from(html)]), newYear);
    return cache.find('/', version, newYear - 1)?.variants;
  };

  const first = await make(1, '<p>Cedar</p>');
  const same = await make(2, '<p>Cedar</p>');
  const changed = await make(3, '<p>Vinyl</p>');

  t.ok(first);
  t.equal(same, first);
  t.not(changed?.br.etag, first?.br.etag);
  t.equal(cache.find('/', 2), undefined, 'the version before is void all the same');
  t.ok(cache.find('/', 3, newYear - 1));
  t.equal(cache.find('/', 3, newYear), undefined, 'when the year in its footer turns');
});

t.test('the year in the footer changes at local midnight, even on a cached page', async (t) => {
  const clock = { now: 0 };
  const app = await build(t, {}, { now: () => clock.now });
  const { saveProfile } = await contentCalls(app);
  const yearAt = async (moment: string) => {
    clock.now = Date.parse(moment);
    await app.inject({ url: '/gallery', headers: brotli });
    return /© (?:<!-- -->)?(\d{4})/.exec(unpacked(await app.inject({ url: '/gallery', headers: brotli })))?.[1];
  };

  await saveProfile({ timeZone: 'America/New_York' });
  t.equal(await yearAt('2027-01-01T04:59:59Z'), '2026');
  t.equal(await yearAt('2027-01-01T05:00:00Z'), '2027');
  await saveProfile({ timeZone: 'Pacific/Guam' });
  t.equal(await yearAt('2027-12-31T13:59:59Z'), '2027');
  t.equal(await yearAt('2027-12-31T14:00:00Z'), '2028');
});

t.test('the home page announces days off from two weeks ahead until they are over', async (t) => {
  const clock = { now: Date.parse('2026-12-01T12:00:00Z') };
  const app = await build(t, {}, { now: () => clock.now });
  const { saveProfile } = await contentCalls(app);
  await saveProfile({ daysOff: [{ from: '2026-12-25', until: '', reason: 'Christmas' }] });
  const isTold = async (at: string) => {
    clock.now = Date.parse(at);
    return (await app.inject({ url: '/' })).body.includes('Closed Friday, December 25 (Christmas)');
  };
  t.notOk(await isTold('2026-12-11T04:59:59Z'));
  t.ok(await isTold('2026-12-11T05:00:00Z'));
  t.ok(await isTold('2026-12-26T04:59:59Z'));
  t.notOk(await isTold('2026-12-26T05:00:00Z'));
});

t.test('a page requested by many at once is rendered once, and again after a failure', async (t) => {
  const cache = new PageCache(0);
  let renders = 0;
  const fill = (html: () => Readable) =>
    cache.fill('/', 1, () => {
      renders += 1;
      return html();
    });
  const failing = () =>
    Readable.from(
      (async function* () {
        yield '<p>';
        throw new Error('A component throws');
      })(),
    );

  await t.rejects(fill(failing), /A component throws/);
  t.equal(cache.find('/', 1), undefined);
  await Promise.all([1, 2, 3].map(() => fill(() => Readable.from([Buffer.from('<p>Cedar</p>')]))));
  t.equal(renders, 2);
  t.ok(cache.find('/', 1));
});

t.test('a page of an earlier version doesn’t replace a newer one that was done first', async (t) => {
  const cache = new PageCache(0);
  const slow = new PassThrough();
  const earlier = cache.fill('/', 1, () => slow);
  await cache.fill('/', 2, () => Readable.from([Buffer.from('<p>Vinyl</p>')]));
  slow.end('<p>Cedar</p>');
  await earlier;
  t.ok(cache.find('/', 2));
});

t.test('a component that throws gives a 500 error page, and the next visitor the page', async (t) => {
  const { current } = app.site;
  const live = Object.getOwnPropertyDescriptor(app.site, 'current') ?? {};
  const broken = { ...current, version: current.version + 1, gallery: undefined } as unknown as Site;
  Object.defineProperty(app.site, 'current', { value: broken, configurable: true });
  t.teardown(() => Object.defineProperty(app.site, 'current', live));

  for (const [url, encoding] of [
    ['/gallery', 'br'],
    ['/gallery', undefined],
    ['/gallery?part=2', 'br'],
  ] as const) {
    const failed = await ask(url, { 'accept-encoding': encoding ?? '' });
    t.equal(failed.statusCode, 500, url);
    t.match(failed.headers, {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-cache',
    });
    t.equal(failed.headers['content-encoding'], encoding);
    t.match(encoding ? unpacked(failed) : failed.body, /Something went wrong on our side\.[\s\S]*<\/html>$/);
  }
  const asJson = await ask('/gallery', { accept: 'application/json' });
  t.strictSame([asJson.statusCode, asJson.headers['content-encoding']], [500, undefined]);
  t.match(asJson.json(), { message: 'Something went wrong on our side.' });

  Object.defineProperty(app.site, 'current', live);
  t.equal((await ask('/gallery')).statusCode, 200);
});

t.test('public pages stay up when the database fails, even after a change', async (t) => {
  const { headers } = await askCached('/');
  await app.db.destroy();
  await app.site.update(async () => {});

  const known = await ask('/');
  t.strictSame([known.statusCode, known.headers.etag], [200, headers.etag], 'from the cache');
  t.equal((await ask('/fence-financing')).statusCode, 200, 'what was not shown before, of what was last known');
});
