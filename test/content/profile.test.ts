import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';
import { weekOf } from '../fixtures/week.ts';

const app = await build(t);
const { call, at, open, publish, saveDraft } = await contentCalls(app);
const read = async () => {
  const { words: profile, draftVersion: version } = await open('profile');
  return { profile, version };
};
const save = (change: object, version: number) =>
  publish('profile', version, { words: { ...defaultProfile, ...change } });

t.test('the profile starts as the defaults', async (t) => {
  const { words, ...rest } = await open('profile');
  t.match(rest, { name: 'Business profile', published: null, draft: null, draftVersion: 0 });
  t.strictSame(words, defaultProfile);
});

t.test('a saved change is on every public page at once', async (t) => {
  const { version } = await read();

  const saved = await save({ name: 'Hale & Daughters <Fences>', phone: '(336) 555-0199' }, version);

  t.equal(saved.statusCode, 200);
  t.match(saved.json(), { published: Number, version: version + 1 });
  const pages = ['/', '/gallery', '/pool-fencing', '/elon-fence-installation'].map((path) => showPage(app, path));
  for (const body of [...(await Promise.all(pages)), (await app.inject({ url: '/no-such-page' })).body]) {
    t.match(body, 'Hale &amp; Daughters &lt;Fences&gt;');
    t.match(body, 'tel:+13365550199');
    t.notMatch(body, '555-0142');
  }
});

t.test('a review may have its source and date', async (t) => {
  const review = { quote: 'Good.', author: 'Ann', location: 'Elon, NC' };
  const sourced = { ...review, source: 'Google', date: '2026-09-30', sample: false };

  await save({ testimonials: [review, sourced] }, (await read()).version);

  const { testimonials } = (await read()).profile;
  t.same(testimonials, [{ ...review, source: '', date: '', sample: false }, sourced]);
});

t.test('the catalog’s path follows the retailer, the initials, and the year', async (t) => {
  await save({ retailerSlug: 'barn-depot', catalogYear: 2026 }, (await read()).version);

  t.equal((await app.inject({ url: '/barn-depot-ihss-2026' })).statusCode, 200);
  t.equal((await app.inject({ url: '/homecenter-ihss-2025' })).statusCode, 404);
});

t.test('an earlier profile is restored and undone, each with a log line', async (t) => {
  for (const city of ['Mebane', 'Graham']) await save({ city }, (await read()).version);
  const versions = (await call('GET', at('profile', '/versions'))).json();
  t.match(versions.slice(0, 2), [{ origin: 'publish', by: 'The owner' }, { origin: 'publish' }]);
  t.equal(versions.at(-1).id, 'shipped');

  const { published, draftVersion } = await open('profile');
  const restore = () => call('POST', at('profile', '/restoration'), { from: versions[1].id, published });
  const restored = await restore();
  t.equal(restored.statusCode, 201);
  t.equal(app.site.current.profile.city, 'Mebane');
  t.equal((await restore()).statusCode, 409);
  t.equal(
    (await save({ city: 'Elon' }, draftVersion)).statusCode,
    409,
    'an editor that still shows the earlier profile gets a conflict',
  );
  t.equal((await call('POST', `/api/admin/batches/${restored.json().undo}/reversal`)).statusCode, 200);
  t.equal(app.site.current.profile.city, 'Graham');

  const changes = (await call('GET', '/api/admin/changes?subject=profile')).json();
  t.match(changes.slice(0, 3), [{ action: 'undo' }, { action: 'restore' }, { action: 'publish' }]);
});

t.test('the profile has no drafts, and only it is published without one', async (t) => {
  t.equal((await saveDraft('profile', defaultProfile, (await read()).version)).statusCode, 400);
  t.equal((await publish('home', 0, { words: (await open('home')).words })).statusCode, 400);
});

t.test('a value that would break a page is refused at its field, and nothing is stored', async (t) => {
  const { version } = await read();
  const long = 'x'.repeat(20_000);
  const testimonial = { quote: 'Good.', author: 'Ann', location: 'Elon, NC' };
  const wrong: Record<string, unknown[]> = {
    name: ['', long, 'Fences \uf8ff', '\u3164\u200b', 'Fen\u0000ces'],
    phone: ['call me', '(((((((((((1', '33 6 12 34 56 78'],
    email: ['nowhere'],
    website: ['javascript:alert(1)', 'https://example.com/path', 'https://a&b<c'],
    privacyUrl: ['javascript:alert(1)'],
    financingUrl: ['//elsewhere.example', 'https://'],
    latitude: [91, null, '36'],
    catalogYear: [2025.5, 2100],
    retailerSlug: ['../admin'],
    brandInitials: ['L F'],
    hours: ['always', [], weekOf(''), weekOf('Mo 08:00-29:00'), weekOf('Mo 08:00-12:00, Mo 11:00-13:00')],
    daysOff: [[{ from: '2026-02-30' }], [{ from: '2026-12-25', until: '2026-12-24' }]],
    testimonials: [
      [testimonial, { ...testimonial, quote: long }],
      ...['last fall', '2026-02-30', '2999-01-01'].map((date) => [{ ...testimonial, date }]),
    ],
    since: [2100],
    years: [0, 150],
    showReviews: ['yes'],
    licenseBoard: [long],
    accent: ['red', '#fff;}'],
  };
  /** The message names the list item. */
  const parts = [
    'hours.Mo.spans.0.closes',
    'hours.Mo.spans',
    'testimonials.1.quote',
    'testimonials.0.date',
    'daysOff.0.from',
    'daysOff.0.until',
  ];

  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const response = await save({ [field]: value }, version);
      const what = `${field} ${JSON.stringify(value).slice(0, 60)}`;
      t.equal(response.statusCode, 422, what);
      const paths = new Set(response.json().problems.map(({ path }: { path: string }) => path));
      t.equal(paths.size, 1, what);
      for (const path of paths) t.ok(path === field || parts.includes(String(path)), what);
    }
  t.equal((await publish('profile', version, { words: 'x' })).statusCode, 422);
  t.equal((await call('POST', at('profile', '/publication'), { words: defaultProfile })).statusCode, 400);
  t.equal((await read()).version, version);
});
