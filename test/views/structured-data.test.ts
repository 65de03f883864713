import t from 'tap';
import { addPicture } from '../../src/pictures/store.ts';
import { build } from '../fixtures/app.ts';
import { townNames } from '../fixtures/expectations/towns.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { siteMap } from '../fixtures/site-map.ts';
import { structuredData, walkPage } from '../fixtures/walk.ts';

t.test('structured data', async (t) => {
  const app = await build(t);

  t.test('the home page tells of the business as specified', async (t) => {
    const things = structuredData(await walkPage(app, '/'));
    const business = things.find((thing) => thing['@type'] === 'LocalBusiness');

    t.match(business, {
      '@context': 'https://schema.org',
      name: 'Longleaf Fence Company',
      telephone: '+1 (336) 555-0142',
      email: 'hello@longleaffence.example',
      priceRange: '$$',
      openingHours: 'Mo-Fr 08:00-18:00, Sa 09:00-14:00',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '08:00',
          closes: '18:00',
        },
        { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '09:00', closes: '14:00' },
      ],
      paymentAccepted: 'Cash, Credit Card',
      address: { '@type': 'PostalAddress', addressLocality: 'Kernersville', addressRegion: 'NC', postalCode: '27284' },
      geo: { '@type': 'GeoCoordinates', latitude: 36.1199, longitude: -80.0737 },
    });
    for (const town of [...Object.values(townNames), 'Oak Ridge', 'Thomasville'])
      t.ok(JSON.stringify(business?.areaServed).includes(`"${town}, NC"`), town);
  });

  t.test('the home page names the site beside the business', async (t) => {
    const things = structuredData(await walkPage(app, '/'));
    const business = things.find((thing) => thing['@type'] === 'LocalBusiness');

    t.match(
      things.find((thing) => thing['@type'] === 'WebSite'),
      {
        name: 'Longleaf Fence Company',
        url: 'https://longleaffence.example/',
        publisher: { '@id': business?.['@id'] },
      },
    );
  });

  t.test(
    'all 18 services are offered in all eight towns, each as a service of its own kind, by a business with an address',
    async (t) => {
      const kinds = new Set<unknown>();
      for (const { path } of siteMap.services) {
        const offered = structuredData(await walkPage(app, path)).find((thing) => thing['@type'] === 'Service');
        kinds.add(offered?.serviceType);
        for (const town of Object.values(townNames))
          t.ok(JSON.stringify(offered?.areaServed).includes(`"${town}, NC"`), `${path} in ${town}`);
        t.match(
          offered?.provider,
          {
            address: { streetAddress: '218 Mill Creek Road' },
            telephone: '+1 (336) 555-0142',
            geo: { latitude: 36.1199 },
          },
          path,
        );
      }
      t.equal(kinds.size, 18);
    },
  );

  t.test('a picture of the gallery that the owner has not described has a caption all the same', async (t) => {
    const picture = { name: 'IMG_4711.jpg', hash: '0123456789ab', width: 800, height: 600, widths: [800] };
    const image = { kind: 'gallery', picture: { ...picture, formats: ['jpeg'] }, file: 'x.jpg', bytes: 1000 } as const;
    await app.site.update(() => addPicture(app.db, image));

    const gallery = structuredData(await walkPage(app, '/gallery')).find((thing) => thing['@type'] === 'ImageGallery');

    t.match(gallery, { image: [{ caption: 'Fence by Longleaf Fence Company' }] });
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
    await saveProfile(app, { name: 'A </script><b>bold</b> name' });

    const page = await walkPage(app, '/');

    t.equal(structuredData(page)[0]?.name, 'A </script><b>bold</b> name');
    t.notMatch(page.html, '</script><b>');
  });
});
