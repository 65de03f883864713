import t from 'tap';
import { nextAnnouncementChange } from '../../src/shared/content/header-footer-text.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';
import { isFirstOfItsKind, publicPaths } from '../fixtures/walk.ts';

const hourMs = 3600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const clock = { now: Date.now() };
const app = await build(t, {}, { now: () => clock.now });
const { call, at, open, change, saveDraft } = await contentCalls(app);

const announcement = (html: string) =>
  /<aside class="on-dark" aria-label="Announcement">(.*?)<\/aside>/
    .exec(html)?.[1]
    ?.replace(' class="announcement"', '');
const bar = async (url: string) => announcement((await app.inject({ url })).body);

t.test('the announcement is off by default and on every public page once it is on', async (t) => {
  t.equal(await bar('/'), undefined);

  await change('bar', { on: true, text: 'Closed on {city} day & July 4', target: undefined });
  const pages = await Promise.all(publicPaths.filter(isFirstOfItsKind).map((path) => showPage(app, path)));
  for (const body of [...pages, (await app.inject('/no-such-page')).body]) {
    const title = /<title>.*?</.exec(body)?.[0] ?? '';
    t.match(announcement(body), /^<p>Closed on [\w-]+ day &amp; July 4<\/p>$/, title);
    t.ok(body.indexOf('aria-label="Announcement"') < body.indexOf('<header'), title);
  }
  for (const path of ['/admin', '/upload-images', '/upload-catalog']) t.equal(await bar(path), undefined, path);

  await change('bar', { on: true, text: 'Closed', from: '', until: '' });
  t.equal(await bar('/'), '<p>Closed</p>', 'moments whose boxes were emptied limit nothing');

  await change('bar', { on: false });
  t.equal(await bar('/'), undefined);
});

t.test('an announcement links to a page, an address, the phone, or an email', async (t) => {
  for (const [target, address] of [
    ['page:home#contact', '/#contact'],
    ['page:pool-fencing', '/pool-fencing'],
    ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
    ['phone', 'tel:'],
    ['email', 'mailto:'],
  ] as const) {
    await change('bar', { on: true, text: 'Look here', target });
    const shown = announcement(await showPage(app, '/gallery'));
    t.match(shown, `<a href="${address}`, target);
    t.match(shown, />Look here<\/a>$/);
  }
});

t.test('an invalid announcement is refused with the reason', async (t) => {
  const link = 'Choose a page, or enter an address that starts with https://.';
  const { words } = await open('bar');
  for (const [wrong, path, message] of [
    [{ target: 'page:nowhere' }, 'target', 'This link goes to a page that’s hidden or removed.'],
    [{ target: 'javascript:alert(1)' }, 'target', link],
    [{ text: 'x'.repeat(91) }, 'text', 'Announcement is too long. Keep it to 90 characters.'],
    [{ from: 'tomorrow' }, 'from', 'Start showing must be a day and a time.'],
    [{ from: iso(2 * hourMs), until: iso(hourMs) }, 'until', 'The announcement’s end must be after its start.'],
  ] as const) {
    const { draftVersion } = await open('bar');
    const saved = await saveDraft('bar', { ...words, target: 'phone', ...wrong }, draftVersion);
    t.match(saved.json().problems, [{ path, level: 'error', message }], message);
  }
});

t.test('the announcement starts and ends on time in the server’s HTML', async (t) => {
  const [from, until] = [clock.now + hourMs, clock.now + 3 * hourMs];
  await change('bar', { on: true, text: 'Open house', target: undefined, from: iso(from), until: iso(until) });

  for (const [moment, shown] of [
    [from - 1, undefined],
    [from, '<p>Open house</p>'],
    [until - 1, '<p>Open house</p>'],
    [until, undefined],
  ] as const) {
    clock.now = moment;
    await app.publisher.run();
    t.equal(await bar('/pool-fencing'), shown);
  }
});

t.test('the preview shows an announcement that is on, whatever its dates', async (t) => {
  const { words } = await open('bar');
  const preview = async (change: object) =>
    announcement((await call('POST', at('bar', '/preview'), { words: { ...words, ...change }, page: 'areas' })).body);

  t.equal(await preview({ on: false }), undefined);
  t.match(await preview({ from: '2999-01-01T00:00:00.000Z', until: undefined }), /Open house/);
  t.match(await preview({ from: '', until: '', target: '' }), /^<p>.Open house/, 'unfinished');
});

t.test('the next time of an announcement is its next start or end', async (t) => {
  const words = { on: true, text: 'x', from: iso(1000), until: iso(3000) };

  t.strictSame(
    [0, 1000, 2999, 3000].map((ms) => nextAnnouncementChange(words, ms)),
    [1000, 3000, 3000, Number.POSITIVE_INFINITY],
  );
  t.equal(nextAnnouncementChange({ ...words, on: false }, 0), Number.POSITIVE_INFINITY);
});
