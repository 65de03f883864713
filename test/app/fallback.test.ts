import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import t, { type Test } from 'tap';
import type { Config } from '../../src/config.ts';
import { buildFallback } from '../../src/fallback.ts';
import { build, configOf, contactRequest, listen, postContact, signIn, waitForSite } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { readSite } from '../fixtures/content-file.ts';
import { furnish } from '../fixtures/furnished-site.ts';
import { postForm, sendPhoto } from '../fixtures/lead-photos.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { upload } from '../fixtures/upload.ts';

const telephone = /could not be stored.*\(336\) 555-0142/s;

// A site in use, as another release finds it after an update: its own build has none of the files.
const app = await build(t);
await furnish(app);
const asCatalog = { field: 'catalog', path: '/api/upload-catalog' };
await upload(await listen(app), await signIn(app), writePdf(), 'a.pdf', asCatalog);
await waitForSite(app, async () => app.site.current.catalog?.pages.length === 1);
await readSite(app);
await app.storeFallback();
const { photoToken } = (await postContact(app)).json();
const config = { ...configOf(app), distDir: '/nowhere' };

/** The pages that another release finds. */
async function show(t: Test, from: Config = config): Promise<FastifyInstance> {
  const { app } = await buildFallback(from);
  t.teardown(() => app.close());
  return app;
}

const noticedHeaders = ['content-type', 'cache-control', 'content-security-policy', 'location', 'x-robots-tag'];
const noticed = ({ statusCode, headers, body }: LightMyRequestResponse) => [
  statusCode,
  body,
  ...noticedHeaders.map((name) => headers[name]),
];

/** Every file of the site that a text names, by its address. */
function listNamed(text: string): string[] {
  const named = text.matchAll(/(?<![\w.-])\/(?:assets|icons|images|catalog-pages)\/[\w.%/-]+\.\w+/g);
  return [...named].map(([address]) => address);
}

t.test('every page stands as visitors saw it, and names no file that another release lacks', async (t) => {
  const fallback = await show(t);
  const named = new Set(['/favicon.ico', '/site.webmanifest', '/speculation-rules.json']);

  for (const path of [
    ...app.site.current.map.routes.keys(),
    '/old-shop',
    '/api/images',
    '/robots.txt',
    '/sitemap.xml',
  ]) {
    const [live, kept] = [await app.inject(path), await fallback.inject(path)];
    t.strictSame(noticed(kept), noticed(live), path);
    for (const address of listNamed(kept.body)) named.add(address);
  }
  const wrong: string[] = [];
  for (const address of named) {
    const { statusCode, headers, body } = await fallback.inject(address);
    if (statusCode !== 200 || headers['x-content-type-options'] !== 'nosniff') wrong.push(address);
    if (/css|javascript/.test(String(headers['content-type']))) for (const next of listNamed(body)) named.add(next);
  }
  t.strictSame(wrong, []);
  t.ok(named.size > 100, `${named.size} files`);
  const kinds = [...named].join('\n');
  t.match(kinds, /^\/catalog-pages\//m);
  t.match(kinds, /^\/assets\/accent-5b4bb0/m, 'the sheet of the accent is one of them');
  const missing = await fallback.inject('/no-such-page');
  t.strictSame([missing.statusCode, missing.body], [404, (await app.inject('/404')).body]);
});

t.test('every post and call is answered 503 with the telephone number, and nothing of it is kept', async (t) => {
  const fallback = await show(t);
  const files = readdirSync(config.dataDir, { recursive: true }).length;
  const plain = { 'content-type': 'application/x-www-form-urlencoded' };

  for (const url of ['/api/contact', '/api/admin/login', '/api/none', '/api/price-plan']) {
    const answer = await fallback.inject({ method: 'POST', url, payload: contactRequest });
    t.match([answer.statusCode, answer.json().message], [503, telephone], url);
  }
  for (const url of ['/api/admin/session', '/api/contact-submissions', '/api/form-stamp'])
    t.match((await fallback.inject(url)).json().message, telephone, url);
  const page = await postContact(fallback, new URLSearchParams(contactRequest).toString(), plain);
  t.match([page.statusCode, page.headers['cache-control'], page.body], [503, 'no-store', telephone]);
  t.match(page.headers['content-type'], 'text/html');
  t.equal((await fallback.inject({ method: 'DELETE', url: '/gallery' })).statusCode, 503);

  const address = await listen(fallback);
  const bytes = await drawPicture(60, 40).jpeg().toBuffer();
  const form = await postForm(address, contactRequest, [{ name: 'yard.jpg', bytes }]);
  t.match([form.status, await form.text()], [503, telephone]);
  const photo = await sendPhoto(address, { token: photoToken }, bytes);
  t.match([photo.status, photo.body.message], [503, telephone]);
  t.equal(readdirSync(config.dataDir, { recursive: true }).length, files);
});

t.test('addresses of a page with a query or a slash behind it show the page', async (t) => {
  const fallback = await show(t);

  for (const url of ['/gallery?part=2', '/gallery/', '/?sent=ABCDEF', '/price-my-fence?plan=x'])
    t.equal((await fallback.inject(url)).statusCode, 200, url);
  t.equal((await fallback.inject({ method: 'HEAD', url: '/gallery' })).statusCode, 200);
});

t.test('a balancer hears that pages can be shown, and an operator why no request can be taken', async (t) => {
  const fallback = await show(t);

  t.strictSame((await fallback.inject('/servez')).json(), { status: 'read-only' });
  t.equal((await fallback.inject('/healthz')).statusCode, 200);
  const ready = await fallback.inject('/readyz');
  t.match([ready.statusCode, ready.json().reasons], [503, [/database|data directory/]]);
  fallback.drain.begin();
  t.strictSame((await fallback.inject('/servez')).json(), { status: 'draining' });
});

t.test('what was kept goes once something newer is there, and stays where that could not be made', async (t) => {
  const folder = join(config.dataDir, 'fallback');
  const [before] = readdirSync(folder);
  const isShowing = async (name: string) => (await (await show(t)).inject('/')).body.includes(name);
  await app.storeFallback();
  t.strictSame(readdirSync(folder), [before], 'nothing has changed');
  mkdirSync(join(folder, 'unfinished'));
  writeFileSync(join(folder, 'unfinished', 'answers'), '{"path":"/');
  t.ok(await isShowing('Oak &amp; Iron Fences'), 'a part of something newer is not shown');

  const { saveProfile } = await contentCalls(app);
  await saveProfile({ name: 'Ash & Iron Fences' });
  await app.storeFallback();
  t.equal(readdirSync(folder).length, 1);
  t.ok(await isShowing('Ash &amp; Iron Fences'));

  await saveProfile({ name: 'Elm & Iron Fences' });
  const keeping = app.storeFallback().catch(() => 'ended');
  await app.close();
  t.equal(await keeping, 'ended', 'a stop does not wait for it');
  t.equal(readdirSync(folder).length, 1);
  t.ok(await isShowing('Ash &amp; Iron Fences'));
});

t.test('where nothing was kept, all that is said is that the site is starting', async (t) => {
  const fallback = await show(t, configOf(await build(t)));

  const page = await fallback.inject('/gallery');
  t.match([page.statusCode, page.headers['retry-after'], page.body], [503, '5', /right back/]);
  const servez = await fallback.inject('/servez');
  t.strictSame([servez.statusCode, servez.json()], [503, { status: 'waiting' }]);
  t.match((await postContact(fallback)).json(), { message: /starting/ });
  t.ok(page.headers['content-security-policy']);
});
