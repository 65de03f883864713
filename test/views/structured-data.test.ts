import t from 'tap';
import { saveProfile } from '../../src/profile/store.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import { build } from '../fixtures/app.ts';
import { structuredData, walkPage } from '../fixtures/walk.ts';

t.test('structured data', async (t) => {
  const app = await build(t);

  t.test('the home page tells of the business as specified', async (t) => {
    const things = structuredData(await walkPage(app, '/'));
    const business = things.find((thing) => thing['@type'] === 'LocalBusiness');

    t.match(business, {
      '@context': 'https://schema.org',
      name: 'Longleaf Fence Company',
      telephone: '(336) 555-0142',
      email: 'hello@longleaffence.example',
      priceRange: '$$',
      openingHours: 'Mo-Fr 08:00-18:00, Sa 09:00-14:00',
      paymentAccepted: 'Cash, Credit Card',
      address: { '@type': 'PostalAddress', addressLocality: 'Kernersville', addressRegion: 'NC', postalCode: '27284' },
      geo: { '@type': 'GeoCoordinates', latitude: 36.1199, longitude: -80.0737 },
    });
    t.match(business, { areaServed: { length: 12 } });
  });

  t.test('service and town pages offer a service in named places, with their way back', async (t) => {
    for (const [path, area] of [
      ['/pool-fencing', 'Oak Ridge, NC'],
      ['/elon-fence-installation', 'Elon, NC'],
    ] as const) {
      const things = structuredData(await walkPage(app, path));
      const types = things.map((thing) => thing['@type']);
      const offered = things.find((thing) => thing['@type'] === 'Service');
      t.strictSame(types.sort(), ['BreadcrumbList', 'Service'], path);
      t.ok(JSON.stringify(offered?.areaServed).includes(area), path);
      t.match(offered, { image: { '@type': 'ImageObject', width: Number, height: Number } });
    }
  });

  t.test('no word of the owner can end the script it stands in', async (t) => {
    const profile = { ...defaultProfile, name: 'A </script><b>bold</b> name' };
    await app.site.update(() => saveProfile(app.db, profile));

    const page = await walkPage(app, '/');

    t.equal(structuredData(page)[0]?.name, 'A </script><b>bold</b> name');
    t.notMatch(page.html, '</script><b>');
  });
});
