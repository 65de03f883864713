import { text } from 'node:stream/consumers';
import t from 'tap';
import { shippedContent } from '../../src/content/index.ts';
import type { SiteContent } from '../../src/shared/content/compose.ts';
import { estimateSchema } from '../../src/shared/lead/form-fields.ts';
import type { Site } from '../../src/shared/page.ts';
import { findRoute, listedRoutes, mapSite, townFinder, townOfPath } from '../../src/shared/site-map.ts';
import { renderPage } from '../../views/server.tsx';
import { build } from '../fixtures/app.ts';
import { parsePage } from '../fixtures/parse.ts';

const { current } = (await build(t)).site;

/** The site with other words. */
function siteOf(content: SiteContent): Site {
  return { ...current, content, map: mapSite(content, current.profile) };
}

async function open(site: Site, path: string) {
  const route = findRoute(site.map, path);
  if (!route) throw new Error(`${path} is no page`);
  return parsePage(await text(renderPage({ ...route, unlisted: false }, site)));
}

const hrefs = (document: Awaited<ReturnType<typeof open>>, selector: string) =>
  Array.from(document.querySelectorAll(`${selector} a`), (link) => link.getAttribute('href'));

t.test(
  'a service is one record: menus, related services, areas page, form and sitemap follow from the list',
  async (t) => {
    const [first] = shippedContent.services;
    if (!first) throw new Error('There is no service.');
    const added = { ...first, slug: 'bamboo-fencing', menuName: 'Bamboo Fencing', serviceTitle: 'Bamboo Fencing' };
    const site = siteOf({ ...shippedContent, services: [...shippedContent.services, added] });
    const path = '/bamboo-fencing';

    const own = await open(site, path);
    const areas = await open(site, '/areas-we-serve');
    const neighbor = await open(site, `/${first.slug}`);

    t.equal(own.querySelector('h1')?.textContent, 'Bamboo Fencing');
    for (const menu of ['#dropdown-residential', '#menu-residential', '.service-index'])
      t.equal(hrefs(areas, menu).filter((href) => href === path).length, 1, menu);
    t.notOk(hrefs(areas, '#dropdown-commercial').includes(path));
    t.ok(hrefs(neighbor, '.related').includes(path));
    t.notOk(hrefs(own, '.related').includes(path), 'a page is not related to itself');
    t.equal(own.querySelector('#quick-estimate option')?.textContent, 'Bamboo Fencing');
    t.ok(
      estimateSchema(site.map.menu.flatMap(({ items }) => items)).safeParse(estimate('Bamboo Fencing', path)).success,
    );
    t.notOk(
      estimateSchema(current.map.menu.flatMap(({ items }) => items)).safeParse(estimate('Bamboo Fencing', path))
        .success,
    );
    t.ok(listedRoutes(site.map).some((route) => route.path === path));
  },
);

const estimate = (service: string, page: string) => ({ name: 'Ann Carter', phone: '(336) 555-0187', service, page });

t.test('a town is one record: areas page, map, strip, sitemap and reports follow from the list', async (t) => {
  const [first] = shippedContent.towns;
  if (!first) throw new Error('There is no town.');
  const place = {
    slug: 'oak-ridge-fence-installation',
    town: 'Oak Ridge',
    heading: 'Fence Installation in Oak Ridge, {state}',
  };
  const added = { ...first, ...place, rank: 'other' as const };
  const site = siteOf({ ...shippedContent, towns: [...shippedContent.towns, added] });
  const path = '/oak-ridge-fence-installation';

  const areas = await open(site, '/areas-we-serve');
  const home = await open(site, '/');

  t.equal((await open(site, path)).querySelector('h1')?.textContent, 'Fence Installation in Oak Ridge, NC');
  const lists = Array.from(areas.querySelectorAll('.cities'), (list) => list.textContent);
  t.notMatch(lists[0], 'Oak Ridge');
  t.match(lists[1], 'Oak Ridge');
  t.ok(hrefs(areas, '.town-map').includes(path));
  t.ok(hrefs(home, '.chips').includes(path));
  t.notOk(hrefs(await open(current, '/'), '.chips').includes(path), 'without a page it is no link');
  t.ok(listedRoutes(site.map).some((route) => route.path === path));
  t.equal(townOfPath(site.map, path), 'Oak Ridge');
  t.equal(townFinder(site.map)('We moved to oak ridge in May.'), 'Oak Ridge');
});

t.test('no two pages share an address, and no two services of a group share a name', async (t) => {
  const { services, towns } = shippedContent;
  const paths = [...services, ...towns].map(({ slug }) => slug);

  t.equal(new Set(paths).size, paths.length);
  t.equal(
    current.map.routes.size,
    paths.length + [...current.map.routes.values()].filter((route) => !('document' in route)).length,
  );
  for (const { key, items } of current.map.menu)
    t.equal(new Set(items.map(({ name }) => name)).size, items.length, key);
});

t.test('every link that the words name leads to a page', async (t) => {
  const { services, towns, home, gallery } = shippedContent;
  const slugs = [...services.flatMap(({ companions }) => companions), ...gallery.kinds.slugs];
  const items = towns.flatMap(({ residential, commercial }) => [...residential.items, ...commercial.items]);
  const paths = [
    ...slugs.map((slug) => `/${slug}`),
    ...[...home.services.cards, ...items].flatMap(({ path }) => path ?? []),
  ];

  for (const path of new Set(paths)) t.ok(findRoute(current.map, path), path);
});

t.test("the contact form's choices are those that the services stand behind, each once, and Other", async (t) => {
  t.strictSame(current.map.contactOptions, [
    'Wood Fence Installation',
    'Vinyl Fence Installation',
    'Aluminum Fence Installation',
    'Fence Repair',
    'Other',
  ]);
});
