import t from 'tap';
import { announcementAt, nextAnnouncementChange } from '../../src/shared/content/header-footer-words.ts';
import { build, start, testConfig } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { publicPaths } from '../fixtures/walk.ts';

const hourMs = 3600_000;
const iso = (ms: number) => new Date(ms).toISOString();
const found = (html: string) =>
  /<aside class="on-dark" aria-label="Announcement">(.*?)<\/aside>/
    .exec(html)?.[1]
    ?.replace(' class="announcement"', '');

t.test('by default no page has an announcement; switched on, every public page has it above its header', async (t) => {
  const app = await build(t);
  const { change } = await contentCalls(app);
  const bar = async (url: string) => found((await app.inject({ url })).body);
  t.equal(await bar('/'), undefined);

  t.equal(
    (await change('bar', { on: true, text: 'Closed on {city} day & July 4', target: undefined })).statusCode,
    200,
  );
  for (const path of [...publicPaths, '/no-such-page']) {
    const { body } = await app.inject({ url: path });
    t.match(found(body), /^<p>Closed on [\w-]+ day &amp; July 4<\/p>$/, path);
    t.ok(body.indexOf('aria-label="Announcement"') < body.indexOf('<header'), path);
  }
  for (const path of ['/admin', '/upload-images', '/upload-catalog']) t.equal(await bar(path), undefined, path);

  await change('bar', { on: false });
  t.equal(await bar('/'), undefined);
});

t.test(
  'an announcement leads to a page, an address, the telephone or the mail, as long as the page is there',
  async (t) => {
    const app = await build(t);
    const { change, open, saveDraft } = await contentCalls(app);
    for (const [target, address] of [
      ['page:home#contact', '/#contact'],
      ['page:pool-fencing', '/pool-fencing'],
      ['https://example.com/a?b=1', 'https://example.com/a?b=1'],
      ['phone', 'tel:'],
      ['email', 'mailto:'],
    ] as const) {
      t.equal((await change('bar', { on: true, text: 'Look here', target })).statusCode, 200, target);
      t.match(found((await app.inject({ url: '/gallery' })).body), `<a href="${address}`, target);
    }
    t.match(found((await app.inject({ url: '/' })).body), />Look here<\/a>$/);

    t.match((await change('bar', { target: 'page:nowhere' })).json(), {
      problems: [{ path: 'target', code: 'link', message: 'This link leads to a page that is hidden or gone.' }],
    });
    const { words, draftVersion } = await open('bar');
    let version = draftVersion;
    for (const [change, path, message] of [
      [{ target: 'javascript:alert(1)' }, 'target', 'Choose a page or write an address that begins with https://.'],
      [{ text: 'x'.repeat(91) }, 'text', 'Announcement has at most 90 characters.'],
      [{ from: 'tomorrow' }, 'from', 'Shown from must be a day and a time.'],
      [{ from: iso(2 * hourMs), until: iso(hourMs) }, 'until', 'The announcement would end before it begins.'],
    ] as const) {
      const saved = await saveDraft('bar', { ...words, target: 'phone', ...change }, version);
      t.match(saved.json().problems, [{ path, level: 'error', message }], message);
      version = saved.json().version;
    }
  },
);

t.test('statement 26: the announcement comes and goes at its moments, in the server’s HTML', async (t) => {
  const clock = { now: Date.now() };
  const app = await build(t, {}, { now: () => clock.now });
  const { change } = await contentCalls(app);
  const bar = async () => found((await app.inject({ url: '/pool-fencing' })).body);
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
    t.equal(await bar(), shown);
  }
});

t.test('statement 26: a site that starts between the moments shows the announcement at once', async (t) => {
  const config = await testConfig(t);
  const clock = { now: Date.now() };
  const first = await start(t, config, { now: () => clock.now });
  const { change } = await contentCalls(first);
  await change('bar', { on: true, text: 'Open house', target: undefined, from: iso(clock.now + hourMs) });
  t.equal(found((await first.inject({ url: '/' })).body), undefined);
  await first.close();

  clock.now += 2 * hourMs;
  const later = await start(t, config, { now: () => clock.now });
  t.equal(found((await later.inject({ url: '/' })).body), '<p>Open house</p>');
});

t.test('the preview shows the announcement whatever its dates, once it is switched on', async (t) => {
  const app = await build(t);
  const { call, at, open } = await contentCalls(app);
  const { words } = await open('bar');
  const preview = async (change: object) =>
    (await call('POST', at('bar', '/preview'), { words: { ...words, ...change }, page: 'areas' })).body;

  t.equal(found(await preview({})), undefined);
  t.match(found(await preview({ on: true, from: '2999-01-01T00:00:00.000Z' })), /Thinking about a new fence/);
  t.match(found(await preview({ on: true, from: '', target: '' })), /^<p>.Thinking about a new fence/, 'unfinished');
});

t.test('the next moment of an announcement is the one that is still to come', async (t) => {
  const words = { on: true, text: 'x', from: iso(1000), until: iso(3000) };

  t.strictSame(
    [0, 1000, 2999, 3000].map((ms) => nextAnnouncementChange(words, ms)),
    [1000, 3000, 3000, Number.POSITIVE_INFINITY],
  );
  t.equal(nextAnnouncementChange({ ...words, on: false }, 0), Number.POSITIVE_INFINITY);
  t.strictSame(announcementAt({ on: true, text: 'x' }, 0), { text: 'x' });
});
