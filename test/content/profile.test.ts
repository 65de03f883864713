import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';

t.test('the business profile', async (t) => {
  const app = await build(t);
  const { call, at, open, publish, saveDraft } = await contentCalls(app);
  const read = async () => {
    const { words: profile, draftVersion: version } = await open('profile');
    return { profile, version };
  };
  const save = (change: object, version: number) =>
    publish('profile', version, { words: { ...defaultProfile, ...change } });

  t.test('starts as the defaults', async (t) => {
    t.match(await open('profile'), {
      name: 'Business profile',
      words: defaultProfile,
      published: null,
      draft: null,
      draftVersion: 0,
    });
    t.strictSame((await read()).profile, defaultProfile);
  });

  t.test('a saved change is on every public page at once', async (t) => {
    const { version } = await read();

    const saved = await save({ name: 'Hale & Daughters <Fences>', phone: '(336) 555-0199' }, version);

    t.equal(saved.statusCode, 200);
    t.match(saved.json(), { published: Number, version: version + 1 });
    for (const url of ['/', '/gallery', '/pool-fencing', '/elon-fence-installation', '/no-such-page']) {
      const { body } = await app.inject({ url });
      t.match(body, 'Hale &amp; Daughters &lt;Fences&gt;', url);
      t.match(body, 'tel:+13365550199', url);
      t.notMatch(body, '555-0142', url);
    }
  });

  t.test('a review may carry where and when it was written', async (t) => {
    const { version } = await read();
    const review = { quote: 'Good.', author: 'Ann', location: 'Elon, NC' };
    const sourced = { ...review, source: 'Google', date: '2026-09-30', sample: false };

    await save({ testimonials: [review, sourced] }, version);

    const { testimonials } = (await read()).profile;
    t.same(testimonials, [{ ...review, source: '', date: '', sample: false }, sourced]);
  });

  t.test('the catalog moves with the retailer, the initials and the year', async (t) => {
    const { version } = await read();

    await save({ retailerSlug: 'barn-depot', catalogYear: 2026 }, version);

    t.equal((await app.inject({ url: '/barn-depot-ihss-2026' })).statusCode, 200);
    t.equal((await app.inject({ url: '/homecenter-ihss-2025' })).statusCode, 404);
  });

  t.test(
    'statement 18: the second of two windows gets the first one’s words, and nothing is overwritten',
    async (t) => {
      const { version } = await read();
      await save({ city: 'Burlington' }, version);

      const second = await save({ city: 'Elon' }, version);

      t.equal(second.statusCode, 409);
      t.match(second.json(), {
        message: /^The owner changed this page at \d\d:\d\d\. Nothing of yours is lost/,
        theirs: { words: { city: 'Burlington' }, version: version + 1, by: 'The owner', at: String },
      });
      t.equal((await read()).profile.city, 'Burlington');
    },
  );

  t.test('an earlier profile is brought back, and that is taken back; each step has its line', async (t) => {
    await save({ city: 'Mebane' }, (await read()).version);
    await save({ city: 'Graham' }, (await read()).version);
    const versions = (await call('GET', at('profile', '/versions'))).json();
    t.match(versions.slice(0, 2), [{ origin: 'publish', by: 'The owner' }, { origin: 'publish' }]);
    t.equal(versions.at(-1).id, 'shipped');

    const { published, draftVersion } = await open('profile');
    const restored = await call('POST', at('profile', '/restoration'), { from: versions[1].id, published });
    t.equal(restored.statusCode, 201);
    t.equal(app.site.current.profile.city, 'Mebane');
    const stale = await call('POST', at('profile', '/restoration'), { from: versions[1].id, published });
    t.equal(stale.statusCode, 409);
    t.equal((await save({ city: 'Elon' }, draftVersion)).statusCode, 409, 'whoever had the former one open is told');
    t.equal((await call('POST', `/api/admin/batches/${restored.json().undo}/reversal`)).statusCode, 200);
    t.equal(app.site.current.profile.city, 'Graham');

    const changes = (await call('GET', '/api/admin/changes?subject=profile')).json();
    t.match(changes.slice(0, 3), [{ action: 'undo' }, { action: 'restore' }, { action: 'publish' }]);
  });

  t.test('it has no draft, and no other document is published without one', async (t) => {
    const { words, version } = { words: defaultProfile, version: (await read()).version };
    t.equal((await saveDraft('profile', words, version)).statusCode, 400);
    const { words: home } = await open('home');
    t.equal((await publish('home', 0, { words: home })).statusCode, 400);
    t.equal((await call('GET', '/api/admin/profile')).statusCode, 404, 'the former call is gone');
  });

  t.test('what would break a page is refused with the field named, and nothing is stored', async (t) => {
    const { version } = await read();
    const long = 'x'.repeat(20_000);
    const testimonial = { quote: 'Good.', author: 'Ann', location: 'Elon, NC' };
    const bad: [change: object, field: string][] = [
      [{ name: '' }, 'name'],
      [{ name: long }, 'name'],
      [{ name: 'Fences \uf8ff' }, 'name'],
      [{ name: '\u3164\u200b' }, 'name'],
      [{ name: 'Fen\u0000ces' }, 'name'],
      [{ phone: 'call me' }, 'phone'],
      [{ phone: '(((((((((((1' }, 'phone'],
      [{ phone: '33 6 12 34 56 78' }, 'phone'],
      [{ email: 'nowhere' }, 'email'],
      [{ website: 'javascript:alert(1)' }, 'website'],
      [{ website: 'https://example.com/path' }, 'website'],
      [{ website: 'https://a&b<c' }, 'website'],
      [{ privacyUrl: 'javascript:alert(1)' }, 'privacyUrl'],
      [{ financingUrl: '//elsewhere.example' }, 'financingUrl'],
      [{ financingUrl: 'https://' }, 'financingUrl'],
      [{ latitude: 91 }, 'latitude'],
      [{ latitude: null }, 'latitude'],
      [{ latitude: '36' }, 'latitude'],
      [{ catalogYear: 2025.5 }, 'catalogYear'],
      [{ retailerSlug: '../admin' }, 'retailerSlug'],
      [{ brandInitials: 'L F' }, 'brandInitials'],
      [{ openingHours: 'always' }, 'openingHours'],
      [{ hours: [] }, 'hours'],
      [{ hours: [{ days: 'Monday', hours: '' }] }, 'hours.0.hours'],
      [{ testimonials: [testimonial, { ...testimonial, quote: long }] }, 'testimonials.1.quote'],
      [{ testimonials: [{ ...testimonial, date: 'last fall' }] }, 'testimonials.0.date'],
      [{ testimonials: [{ ...testimonial, date: '2026-02-30' }] }, 'testimonials.0.date'],
      [{ testimonials: [{ ...testimonial, date: '2999-01-01' }] }, 'testimonials.0.date'],
      [{ since: 2100 }, 'since'],
      [{ years: 0 }, 'years'],
      [{ years: 150 }, 'years'],
      [{ catalogYear: 2100 }, 'catalogYear'],
      [{ openingHours: 'Mo-Fr 08:00-29:00' }, 'openingHours'],
      [{ showReviews: 'yes' }, 'showReviews'],
      [{ licenseBoard: long }, 'licenseBoard'],
      [{ accent: 'red' }, 'accent'],
      [{ accent: '#fff;}' }, 'accent'],
    ];

    for (const [change, field] of bad) {
      const response = await save(change, version);
      t.equal(response.statusCode, 422, `${field} ${JSON.stringify(change).slice(0, 60)}`);
      const paths = new Set(response.json().problems.map(({ path }: { path: string }) => path));
      t.strictSame([...paths], [field]);
    }
    t.equal((await publish('profile', version, { words: 'x' })).statusCode, 422);
    t.equal((await call('POST', at('profile', '/publication'), { words: defaultProfile })).statusCode, 400);
    t.equal((await read()).version, version);
  });
});
