import t from 'tap';
import { writeSetting } from '../../src/database/settings.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';

t.test('the business profile', async (t) => {
  const app = await build(t);
  const call = callAs(app, await signIn(app));
  const read = async () => (await call('GET', '/api/admin/profile')).json();
  const save = (change: object, version: number) =>
    call('PUT', '/api/admin/profile', { profile: { ...defaultProfile, ...change }, version });

  t.test('starts as the defaults', async (t) => {
    t.strictSame(await read(), { profile: defaultProfile, version: 0 });
  });

  t.test('a saved change is on every public page at once', async (t) => {
    const { version } = await read();

    const saved = await save({ name: 'Hale & Daughters <Fences>', phone: '(336) 555-0199' }, version);

    t.equal(saved.statusCode, 200);
    t.equal(saved.json().version, version + 1);
    for (const url of ['/', '/gallery', '/pool-fencing', '/elon-fence-installation', '/no-such-page']) {
      const { body } = await app.inject({ url });
      t.match(body, 'Hale &amp; Daughters &lt;Fences&gt;', url);
      t.match(body, 'tel:+13365550199', url);
      t.notMatch(body, '555-0142', url);
    }
  });

  t.test(
    'a review carries where and when it was written; an older one is completed, and a shipped one stays a sample',
    async (t) => {
      const { version } = await read();
      const [shipped] = defaultProfile.testimonials;
      const review = { quote: 'Good.', author: 'Ann', location: 'Elon, NC' };
      const sourced = { ...review, source: 'Google', date: '2026-09-30', sample: false };

      await save({ testimonials: [review, sourced] }, version);
      t.same((await read()).profile.testimonials, [{ ...review, source: '', date: '', sample: false }, sourced]);

      const { quote = '', author = '', location = '' } = shipped ?? {};
      await writeSetting(app.db, 'profile', { ...defaultProfile, testimonials: [{ quote, author, location }, review] });
      t.same(
        (await read()).profile.testimonials.map(({ sample }: { sample: boolean }) => sample),
        [true, false],
      );
    },
  );

  t.test('the catalogue moves with the retailer, the initials and the year', async (t) => {
    const { version } = await read();

    await save({ retailerSlug: 'barn-depot', catalogYear: 2026 }, version);

    t.equal((await app.inject({ url: '/barn-depot-ihss-2026' })).statusCode, 200);
    t.equal((await app.inject({ url: '/homecenter-ihss-2025' })).statusCode, 404);
  });

  t.test('the second of two windows is told, and nothing is overwritten', async (t) => {
    const { version } = await read();
    await save({ city: 'Burlington' }, version);

    const second = await save({ city: 'Elon' }, version);

    t.equal(second.statusCode, 409);
    t.match(second.json().message, /another window/);
    t.equal((await read()).profile.city, 'Burlington');
  });

  t.test('what would break a page is refused with the field named, and nothing is stored', async (t) => {
    const { version } = await read();
    const long = 'x'.repeat(20_000);
    const testimonial = { quote: 'Good.', author: 'Ann', location: 'Elon, NC' };
    const bad: [change: object, field: string][] = [
      [{ name: '' }, 'name'],
      [{ name: long }, 'name'],
      [{ name: 'Fences \u202e' }, 'name'],
      [{ name: 'Fen\u0000ces' }, 'name'],
      [{ phone: 'call me' }, 'phone'],
      [{ phone: '(((((((((((1' }, 'phone'],
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
      [{ footerServices: [{ name: 'Wood', url: 'data:text/html,x' }] }, 'footerServices.0.url'],
      [{ testimonials: [{ ...testimonial, date: 'last fall' }] }, 'testimonials.0.date'],
      [{ showReviews: 'yes' }, 'showReviews'],
      [{ licenseBoard: long }, 'licenseBoard'],
      [{ accent: 'red' }, 'accent'],
      [{ accent: '#fff;}' }, 'accent'],
    ];

    for (const [change, field] of bad) {
      const response = await save(change, version);
      t.equal(response.statusCode, 400, `${field} ${JSON.stringify(change).slice(0, 60)}`);
      t.strictSame(Object.keys(response.json().fields), [field]);
    }
    t.equal((await call('PUT', '/api/admin/profile', { profile: 'x', version })).statusCode, 400);
    t.equal((await call('PUT', '/api/admin/profile', { profile: defaultProfile })).statusCode, 400);
    t.equal((await read()).version, version);
  });
});
