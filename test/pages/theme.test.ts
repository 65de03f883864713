import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { accentColors, defaultAccent, type Hex } from '../../src/shared/content/color.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { publicPaths } from '../fixtures/walk.ts';

const app = await build(t);
const call = callAs(app, await signIn(app));
const built = app.site.current.assets.style;

t.test('statement 40: an accent is one more sheet with three tokens, at an address of its own', async (t) => {
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
    'statement 10: visitors load what they loaded before, and that sheet',
  );
});

t.test('the browser’s bars and the manifest follow the accent', async (t) => {
  await choose('#5b4bb0');

  t.match((await app.inject('/')).body, '<meta name="theme-color" content="#5b4bb0"/>');
  t.equal((await app.inject('/site.webmanifest')).json().theme_color, '#5b4bb0');
  t.notMatch((await app.inject('/')).body, / style="/);
});

t.test('a page that was sent before a change still finds its sheet, and no other name is answered', async (t) => {
  await choose('#5b4bb0');
  const [, former = ''] = await listSheets();
  await choose('#1d7468');
  const [, present = ''] = await listSheets();

  t.not(present, former);
  t.match((await app.inject(former)).body, accentColors('#5b4bb0').actionHover);
  for (const name of [former.replace('5b4bb0', '5b4bb1'), '/assets/accent-x.css', `${former}x`, former.toUpperCase()])
    t.equal((await app.inject(name)).statusCode, 404, name);
});

t.test('statement 8: with the default again every page has the bytes and the ETag of before', async (t) => {
  const paths = publicPaths.slice(0, 6);
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
  const { words, draftVersion: version } = (await call('GET', '/api/admin/content/profile')).json();
  const saved = await call('POST', '/api/admin/content/profile/publication', { version, words: { ...words, accent } });
  t.equal(saved.statusCode, 200, saved.body);
  t.equal(app.site.current.profile.accent, accent.toLowerCase() as Hex);
}

async function listSheets(): Promise<string[]> {
  const { body } = await app.inject('/');
  return [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = '']) => address);
}

/** What the home page names, in its order. */
async function listRequests(): Promise<string[]> {
  const { body } = await app.inject('/');
  return [...body.matchAll(/ (?:src|href)="(\/(?:assets|icons|site\.|favicon)[^"]*)"/g)].map(
    ([, address = '']) => address,
  );
}

/** The first answer of a page is read while it is rendered, and has no ETag yet; making one takes turns of the event loop. */
async function readPage(path: string): Promise<{ body: string; etag: unknown }> {
  const { body, headers } = await app.inject(path);
  if (headers.etag) return { body, etag: headers.etag };
  await setImmediate();
  return readPage(path);
}
