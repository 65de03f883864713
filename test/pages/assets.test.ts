import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import t from 'tap';
import { accentColors, defaultAccent } from '../../src/shared/content/color.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { publicPaths } from '../fixtures/walk.ts';

const app = await build(t, { PUBLIC_URL: 'https://fences.example' });
const { saveProfile } = await contentCalls(app);
const script = globSync('dist/assets/client-*.js')[0] ?? '';
const built = app.site.current.assets.style;

t.test('scripts and styles have the browser’s encoding and are cached for a year', async (t) => {
  const url = `/assets/${basename(script)}`;
  const source = readFileSync(script, 'utf8');

  const br = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
  const gzip = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  const plain = await app.inject({ url });

  t.equal(brotliDecompressSync(br.rawPayload).toString(), source);
  t.equal(gunzipSync(gzip.rawPayload).toString(), source);
  t.equal(plain.body, source);
  t.strictSame(
    [br, gzip, plain].map(({ headers }) => headers['content-encoding']),
    ['br', 'gzip', undefined],
  );
  for (const { headers } of [br, gzip, plain])
    t.match(headers, {
      'cache-control': /max-age=31536000, immutable/,
      'content-type': /javascript/,
      vary: /encoding/,
    });
});

t.test('long dynamic text is compressed, and short text isn’t', async (t) => {
  const headers = { 'accept-encoding': 'br' };
  const sitemap = await app.inject({ url: '/sitemap.xml', headers });
  t.equal(brotliDecompressSync(sitemap.rawPayload).toString(), (await app.inject('/sitemap.xml')).body);
  t.equal((await app.inject({ url: '/robots.txt', headers })).headers['content-encoding'], undefined);
});

t.test('every page has the rules for prerendering links', async (t) => {
  const page = await app.inject({ url: '/' });
  const rules = await app.inject({ url: String(page.headers['speculation-rules']).slice(1, -1) });

  t.match(rules.headers['content-type'], /^application\/speculationrules\+json/);
  for (const kind of ['prefetch', 'prerender'])
    t.match(rules.json()[kind], [{ eagerness: 'moderate' }], `${kind} waits for the visitor`);
  const excluded = JSON.stringify(rules.json());
  for (const path of ['/api/*', '/admin', '/upload-*']) t.match(excluded, `{"not":{"href_matches":"${path}"}}`);
});

t.test('only listed files are served, and no folder is listed', async (t) => {
  const inside = ['package.json', '.git/HEAD', '.env', 'src/main.ts', 'dist/server/main.js', 'dist/manifest.json'];
  const data = ['site.db', 'session.key', 'lock.db', 'backups/', 'catalog/catalog.pdf', 'images/'];
  const folders = ['/assets/', '/assets', '/images/', '/images', '/images/variants/', '/icons/', '/static/', '/data/'];
  const deep = ['images/..%2f', 'images/..%2f..%2f', 'images/variants/..%2f..%2f'];
  const ways = ['', 'data/', 'assets/../', 'assets/..%2f..%2f', ...deep];
  const urls = [...inside, ...data].flatMap((name) => ways.map((way) => `/${way}${name.replaceAll('/', '%2f')}`));

  for (const url of [...urls, ...[...inside, ...data].map((name) => `/${name}`), ...folders]) {
    const { statusCode, body } = await app.inject({ url });
    t.ok([403, 404].includes(statusCode), `${url}: ${statusCode}`);
    t.notMatch(body, /SQLite format|"dependencies"|Index of/);
  }
});

t.test('a trailing slash redirects to the same address without it, on this site only', async (t) => {
  const plain = await app.inject({ url: '/gallery/?a=1' });
  const tricky = await app.inject({ url: '//elsewhere.example/' });

  t.equal(plain.statusCode, 308);
  t.equal(plain.headers.location, '/gallery?a=1');
  t.strictSame([tricky.statusCode, tricky.headers.location], [404, undefined]);
});

t.test('HEAD works wherever GET does', async (t) => {
  for (const url of ['/', '/gallery', '/healthz', '/sitemap.xml', '/images/hero-image.jpg'])
    t.equal((await app.inject({ method: 'HEAD', url })).statusCode, 200, url);
});

t.test('the sitemap lists every public page with its pictures, and no unlisted one', async (t) => {
  const { headers, body } = await app.inject({ url: '/sitemap.xml' });
  const locationsOf = (element: string) =>
    [...body.matchAll(new RegExp(`<${element}>([^<]+)</${element}>`, 'g'))].map(([, location = '']) => location);

  t.match(headers['content-type'], 'application/xml');
  t.strictSame(
    locationsOf('loc'),
    publicPaths.map((path) => `https://fences.example${path}`),
  );
  const pictures = locationsOf('image:loc');
  t.ok(pictures.length > publicPaths.length);
  for (const url of new Set(pictures.map((address) => address.replace('https://fences.example', ''))))
    t.equal((await app.inject({ method: 'HEAD', url })).statusCode, 200, url);
  t.notMatch(body, /lastmod|admin|upload|ihss/);
});

t.test('robots.txt names the sitemap, and manifest and page head name existing icons', async (t) => {
  t.match((await app.inject({ url: '/robots.txt' })).body, 'Sitemap: https://fences.example/sitemap.xml');
  const { icons }: { icons: { src: string }[] } = (await app.inject({ url: '/site.webmanifest' })).json();
  const named = ['/favicon.ico', '/icons/icon.svg', '/icons/apple-touch-icon.png', ...icons.map(({ src }) => src)];
  for (const url of named) {
    const { statusCode, headers } = await app.inject({ url });
    t.equal(statusCode, 200, url);
    t.match(headers['content-type'], 'image/', url);
  }
  t.ok((await app.inject({ url: '/icons/..%2f..%2fpackage.json' })).statusCode >= 400);
});

t.test('an accent color is an extra style sheet with three tokens at its own address', async (t) => {
  const before = await listRequests();

  await choose('#FFD400');
  const [first, sheet = ''] = await listSheets();

  t.equal(first, built);
  t.match(sheet, /^\/assets\/accent-ffd400[0-9a-f]{16}\.css$/);
  const { action, actionHover, onDark } = accentColors('#ffd400');
  const { headers, body } = await app.inject(sheet);
  t.equal(
    body,
    `@layer tokens{:root{--color-action:${action};--color-action-hover:${actionHover};--color-accent-on-dark:${onDark}}}\n`,
  );
  t.match(headers['content-type'], 'text/css');
  t.match(headers['cache-control'], /max-age=31536000, immutable/);
  t.strictSame(
    await listRequests(),
    before.flatMap((address) => (address === built ? [built, sheet] : address)),
    'visitors load what they loaded before, and that sheet',
  );
});

t.test('the browser’s theme color and the manifest follow the accent', async (t) => {
  await choose('#5b4bb0');

  t.match((await app.inject('/')).body, '<meta name="theme-color" content="#5b4bb0"/>');
  t.equal((await app.inject('/site.webmanifest')).json().theme_color, '#5b4bb0');
  t.notMatch((await app.inject('/')).body, / style="/);
});

t.test('a page sent before a change still finds its style sheet, and other names are 404', async (t) => {
  await choose('#5b4bb0');
  const [, former = ''] = await listSheets();
  await choose('#1d7468');
  const [, present = ''] = await listSheets();

  t.not(present, former);
  t.match((await app.inject(former)).body, accentColors('#5b4bb0').actionHover);
  for (const name of [former.replace('5b4bb0', '5b4bb1'), '/assets/accent-x.css', `${former}x`, former.toUpperCase()])
    t.equal((await app.inject(name)).statusCode, 404, name);
});

t.test('after a return to the default accent, pages have their earlier bytes and ETag', async (t) => {
  const paths = publicPaths.slice(0, 3);
  await choose(defaultAccent);
  const before = await Promise.all(paths.map(readPage));

  await choose('#1d7468');
  const themed = await Promise.all(paths.map(readPage));
  await choose(defaultAccent);

  t.strictSame(await listSheets(), [built]);
  for (const [index, page] of themed.entries()) t.not(page.etag, before[index]?.etag);
  t.strictSame(await Promise.all(paths.map(readPage)), before);
});

async function choose(accent: string): Promise<void> {
  await saveProfile({ accent });
  t.equal(app.site.current.profile.accent, accent.toLowerCase());
}

async function listSheets(): Promise<string[]> {
  const { body } = await app.inject('/');
  return [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);
}

/** Lists the files that the home page names, in order. */
async function listRequests(): Promise<string[]> {
  const { body } = await app.inject('/');
  return [...body.matchAll(/ (?:src|href)="(\/(?:assets|icons|site\.|favicon)[^"]*)"/g)].map(
    ([, address = '']) => address,
  );
}

/**
 * The first response of a page is streamed while the page is rendered, and has no ETag yet. Computing the ETag takes some turns of the
 * event loop.
 */
async function readPage(path: string): Promise<{ body: string; etag: unknown }> {
  const { body, headers } = await app.inject(path);
  if (headers.etag) return { body, etag: headers.etag };
  await setImmediate();
  return readPage(path);
}
