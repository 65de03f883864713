import t from 'tap';
import { addPicture } from '../../src/pictures/store.ts';
import { build } from '../fixtures/app.ts';
import { townNames } from '../fixtures/expectations/towns.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { makePlacedPicture } from '../fixtures/store.ts';
import { structuredData, walkPage } from '../fixtures/walk.ts';
import { weekOf } from '../fixtures/week.ts';

t.test('structured data describes the business and its pages', async (t) => {
  const app = await build(t);

  t.test('the home page describes the business as specified and names the site', async (t) => {
    const things = structuredData(await walkPage(app, '/'));
    const business = things.find((thing) => thing['@type'] === 'LocalBusiness');
    const workdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
    const hours = { '@type': 'OpeningHoursSpecification' };
    t.match(business, {
      '@context': 'https://schema.org',
      name: 'Longleaf Fence Company',
      telephone: '+1 (336) 555-0142',
      email: 'hello@longleaffence.example',
      priceRange: '$$',
      openingHours: 'Mo-Fr 08:00-18:00, Sa 09:00-14:00',
      openingHoursSpecification: [
        { ...hours, dayOfWeek: workdays, opens: '08:00', closes: '18:00' },
        { ...hours, dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
      ],
      paymentAccepted: 'Cash, Credit Card',
      address: { '@type': 'PostalAddress', addressLocality: 'Kernersville', addressRegion: 'NC', postalCode: '27284' },
      geo: { '@type': 'GeoCoordinates', latitude: 36.1199, longitude: -80.0737 },
    });
    for (const town of [...Object.values(townNames), 'Oak Ridge', 'Thomasville'])
      t.ok(JSON.stringify(business?.areaServed).includes(`"${town}, NC"`), town);
    t.match(
      things.find((thing) => thing['@type'] === 'WebSite'),
      {
        name: 'Longleaf Fence Company',
        url: 'https://longleaffence.example/',
        publisher: { '@id': business?.['@id'] },
      },
    );
  });

  t.test('hours of every kind and days off are valid structured data', async (t) => {
    const business = async () =>
      structuredData(await walkPage(app, '/')).find((thing) => thing['@type'] === 'LocalBusiness');
    const hours = { '@type': 'OpeningHoursSpecification' };
    const from = Temporal.Now.plainDateISO().add({ days: 3 }).toString();
    const daysOff = [
      { from, until: '', reason: 'Inventory' },
      { from: '2020-01-01', until: '', reason: 'Over' },
    ];
    await saveProfile(app, {
      hours: weekOf('Mo 00:00-24:00, Fr 08:00-12:00, Fr 20:00-02:00, Sa by appointment'),
      daysOff,
    });
    t.match(await business(), {
      openingHours: 'Mo 00:00-23:59, Fr 08:00-12:00, Fr 20:00-02:00',
      openingHoursSpecification: [
        { ...hours, dayOfWeek: ['Monday'], opens: '00:00', closes: '23:59' },
        { ...hours, dayOfWeek: ['Friday'], opens: '08:00', closes: '12:00' },
        { ...hours, dayOfWeek: ['Friday'], opens: '20:00', closes: '02:00' },
      ],
    });
    t.strictSame((await business())?.specialOpeningHoursSpecification, [
      { ...hours, name: 'Inventory', opens: '00:00', closes: '00:00', validFrom: from, validThrough: from },
    ]);
    t.match((await app.inject({ url: '/' })).body, /<p>Closed \w+, \w+ \d+ \(Inventory\)<\/p>/);
    await saveProfile(app, { hours: weekOf('Mo-Su by appointment') });
    const without = await business();
    for (const name of ['openingHours', 'openingHoursSpecification', 'specialOpeningHoursSpecification'])
      t.notOk(without && name in without, name);
    await saveProfile(app, {});
  });

  t.test('a gallery picture without a description still has a caption', async (t) => {
    await app.site.update(() => addPicture(app.db, makePlacedPicture('IMG_4711.jpg')));
    const [gallery] = structuredData(await walkPage(app, '/gallery'));
    t.match(gallery, { '@type': 'ImageGallery', image: [{ caption: 'Fence by Longleaf Fence Company' }] });
  });

  t.test('service and town pages offer a service in named places, with breadcrumbs', async (t) => {
    for (const [path, area] of [
      ['/pool-fencing', 'Oak Ridge, NC'],
      ['/elon-fence-installation', 'Elon, NC'],
    ] as const) {
      const things = structuredData(await walkPage(app, path));
      const offered = things.find((thing) => thing['@type'] === 'Service');
      t.strictSame(things.map((thing) => thing['@type']).sort(), ['BreadcrumbList', 'Service'], path);
      t.ok(JSON.stringify(offered?.areaServed).includes(area), path);
      t.match(offered, { image: { '@type': 'ImageObject', width: Number, height: Number } });
    }
  });

  t.test('no owner’s text can end the script that contains it', async (t) => {
    await saveProfile(app, { name: 'A </script><b>bold</b> name' });
    const page = await walkPage(app, '/');
    t.equal(structuredData(page)[0]?.name, 'A </script><b>bold</b> name');
    t.notMatch(page.html, '</script><b>');
  });
});
