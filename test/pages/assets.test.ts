import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import t from 'tap';
import { build } from '../fixtures/app.ts';

const app = await build(t);
const script = globSync('dist/assets/client-*.js')[0] ?? '';

t.test('scripts and styles come in the encoding that the browser takes, and are kept for a year', async (t) => {
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
  for (const { headers } of [br, gzip, plain]) {
    t.match(headers['cache-control'], /max-age=31536000, immutable/);
    t.match(headers['content-type'], 'javascript');
    t.match(headers.vary, /accept-encoding/i);
  }
});

t.test('long texts that are made anew are compressed on the way, short ones are not', async (t) => {
  const headers = { 'accept-encoding': 'br' };

  const sitemap = await app.inject({ url: '/sitemap.xml', headers });
  const plain = await app.inject({ url: '/sitemap.xml' });
  const robots = await app.inject({ url: '/robots.txt', headers });

  t.equal(sitemap.headers['content-encoding'], 'br');
  t.equal(brotliDecompressSync(sitemap.rawPayload).toString(), plain.body);
  t.equal(robots.headers['content-encoding'], undefined);
});

t.test('every page names the rules by which browsers open pages ahead', async (t) => {
  const page = await app.inject({ url: '/' });
  const rules = await app.inject({ url: String(page.headers['speculation-rules']).slice(1, -1) });

  t.match(rules.headers['content-type'], /^application\/speculationrules\+json/);
  for (const kind of ['prefetch', 'prerender'])
    t.match(rules.json()[kind], [{ eagerness: 'moderate' }], `${kind} waits for the visitor`);
  const excluded = JSON.stringify(rules.json());
  for (const path of ['/api/*', '/admin', '/upload-*']) t.match(excluded, `{"not":{"href_matches":"${path}"}}`);
});

t.test('no file is served but those that are meant to be, and no folder is listed', async (t) => {
  const inside = ['package.json', '.git/HEAD', '.env', 'src/main.ts', 'dist/server/main.js', 'dist/manifest.json'];
  const data = ['site.db', 'session.key', 'lock.db', 'backups/', 'catalog/catalog.pdf', 'images/'];
  const folders = ['/assets/', '/assets', '/images/', '/images', '/images/variants/', '/icons/', '/static/', '/data/'];
  const ways = [
    '',
    'data/',
    'assets/../',
    'assets/..%2f..%2f',
    'images/..%2f',
    'images/..%2f..%2f',
    'images/variants/..%2f..%2f',
  ];
  const urls = [...inside, ...data].flatMap((name) => ways.map((way) => `/${way}${name.replaceAll('/', '%2f')}`));

  for (const url of [...urls, ...[...inside, ...data].map((name) => `/${name}`), ...folders]) {
    const { statusCode, body } = await app.inject({ url });
    t.ok([308, 403, 404].includes(statusCode), `${url}: ${statusCode}`);
    t.notMatch(body, /SQLite format|"dependencies"|Index of/);
  }
});
