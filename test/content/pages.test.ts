import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import type { ServiceText, TownText } from '../../src/shared/content/page-text.ts';
import type { Problem } from '../../src/shared/content/walk.ts';
import { listedRoutes, townFinder, townOfPath } from '../../src/shared/site-map.ts';
import { build } from '../fixtures/app.ts';
import { pagesNaming, planCalls, showPage } from '../fixtures/content.ts';
import { parsePage } from '../fixtures/parse.ts';

const app = await build(t);
const { add, open, saveDraft, publish, remove, rename, hide, undo, change, call, ask, readPlan } = await planCalls(app);

/** Returns the targets and texts of the links in a part of a page. */
async function partsOf(path: string) {
  const document = parsePage(await showPage(app, path));
  return {
    links: (part: string) => [...document.querySelectorAll(`${part} a`)].map((link) => link.getAttribute('href')),
    texts: (part: string) => [...document.querySelectorAll(part)].map(({ textContent }) => textContent),
  };
}

t.test('a new service is in menus, lists, sitemap, and both forms once it is published', async (t) => {
  const neighbor = 'residential-wood-fencing';
  const added = await add({ kind: 'service', name: 'Bamboo Fencing', place: 'residential', copyOf: neighbor });
  t.equal(added.statusCode, 201);
  const { id, slug } = added.json();
  t.match(id, /^p-[a-z0-9]{8}$/);
  t.equal(slug, 'bamboo-fencing');
  t.strictSame(await pagesNaming(app, /Bamboo/), [], 'no one sees it yet');
  t.strictSame(await ask('/bamboo-fencing'), [404, undefined]);
  const listed = (await call('GET', '/api/admin/content')).json().documents;
  t.match(
    listed.find((document: { id: string }) => document.id === id),
    { name: 'Bamboo Fencing', states: ['unpublished'] },
  );
  t.equal((await app.inject({ url: `/admin/preview/${id}` })).statusCode, 401, 'without the owner’s session');
  t.match((await call('GET', `/admin/preview/${id}`)).body, 'Bamboo Fencing');

  const { words, draftVersion } = await open(id);
  const own = { serviceTitle: 'Bamboo Fencing', contactOption: 'Bamboo Fence Installation' };
  await saveDraft(id, { ...words, ...own }, draftVersion);
  const published = await publish(id, draftVersion + 1);
  t.equal(published.statusCode, 200, published.body);
  t.equal(published.json().path, '/bamboo-fencing');

  const naming = await pagesNaming(app, /href="\/bamboo-fencing"/);
  t.equal(naming.length, listedRoutes(app.site.current.map).length, 'the menu of every page');
  const areas = await partsOf('/areas-we-serve');
  for (const list of ['#dropdown-residential', '#menu-residential', '.service-index'])
    t.equal(areas.links(list).filter((href) => href === '/bamboo-fencing').length, 1, list);
  t.notOk(areas.links('#dropdown-commercial').includes('/bamboo-fencing'));
  t.ok((await partsOf('/residential-vinyl-fencing')).links('.related').includes('/bamboo-fencing'));
  const page = await partsOf('/bamboo-fencing');
  t.notOk(page.links('.related').includes('/bamboo-fencing'), 'a page is not related to itself');
  t.equal(page.texts('#quick-estimate option')[0], 'Bamboo Fencing');
  t.match(await showPage(app, '/'), '<option>Bamboo Fence Installation</option>');
  t.match((await app.inject({ url: '/sitemap.xml' })).body, '/bamboo-fencing<');
});

t.test('a new town starts without untrue statements and is listed once it is published', async (t) => {
  const path = '/oak-ridge-fence-installation';
  t.notOk((await partsOf('/')).links('.places').includes(path), 'without a page it is no link');
  const { id, slug } = (await add({ kind: 'town', name: 'Oak Ridge', place: 'other' })).json();
  t.equal(`/${slug}`, path);
  const document = await open(id);
  t.match((document.words as unknown as TownText).commercial.items[0], {
    title: 'Commercial Wood Fencing',
    page: 'commercial-wood-fencing',
  });
  const refused = await publish(id, document.draftVersion);
  t.equal(refused.statusCode, 422);
  const { problems }: { problems: Problem[] } = refused.json();
  const missing = problems.find(({ path }) => path === 'summary');
  t.equal(missing?.message, 'Sentence on the areas page is required.');

  const sentence = (index: number) => `Clause ${index} tells of street number ${index * 7} by mill ${index * 13}.`;
  const filled = JSON.parse(JSON.stringify(document.words), (key, value) => {
    if (value !== '') return value;
    return key === 'alt' ? 'A fence in town' : `${sentence(key.length * 3)} ${sentence(key.length * 3 + 1)}`;
  });
  await saveDraft(id, filled, document.draftVersion);
  const published = await publish(id, document.draftVersion + 1, { accept: ['short', 'similar', 'repeated'] });
  t.equal(published.statusCode, 200, published.body);
  const areas = await partsOf('/areas-we-serve');
  const [main, other] = areas.texts('.cities');
  t.notMatch(main, 'Oak Ridge');
  t.match(other, 'Oak Ridge');
  t.ok(areas.links('.town-map').includes(path));
  t.ok((await partsOf('/')).links('.places').includes(path), 'the home page towns');
  t.match((await app.inject({ url: '/sitemap.xml' })).body, `${path}<`);
  const wood = shippedDocuments.byId.get('commercial-wood-fencing')?.words as ServiceText | undefined;
  t.match(await showPage(app, path), wood?.serviceDescription, 'the service’s own sentence');
  const { map } = app.site.current;
  t.equal(townOfPath(map, path), 'Oak Ridge');
  t.equal(townFinder(map)('We moved to oak ridge in May.'), 'Oak Ridge', 'of a lead’s own words');
});

t.test('a town page isn’t a copy, and only the given answers become its text', async (t) => {
  const town = { kind: 'town', name: 'Mebane', place: 'other' };
  t.strictSame((await add({ ...town, copyOf: 'burlington' })).json().fields, {
    copyOf: ['A town page needs its own text and can’t be a copy.'],
  });
  const answers = {
    lots: 'Half-acre lots.',
    ground: 'Sandy  loam.',
    rules: 'Six feet.',
    homes: 'Cedar.',
    businesses: 'Gates.',
    job: 'A slope on Oak Street.',
  };
  const { id } = (await add({ ...town, ...answers })).json();
  t.match((await open(id)).words, {
    intro: { paragraphs: ['Half-acre lots.'] },
    about: { paragraphs: ['Sandy loam.'] },
    rules: { intro: 'Six feet.' },
    residential: { intro: 'Cedar.' },
    commercial: { intro: 'Gates.' },
    whyChooseUs: { items: [{ title: 'A job in Mebane', text: 'A slope on Oak Street.' }, { title: '' }] },
  });
  const refused = await add({ ...town, slug: 'other', rules: 'x'.repeat(601) });
  t.strictSame(refused.json().fields, { rules: ['Keep this answer to 600 characters or less.'] });
});

t.test('a removed page redirects to its replacement, and Undo restores it', async (t) => {
  await rename('ranch-fencing', 'ranches');
  const removed = await remove('ranch-fencing', { target: { page: 'picket-fencing' } });
  t.equal(removed.statusCode, 200, removed.body);

  for (const old of ['/ranches', '/ranch-fencing']) t.strictSame(await ask(old), [308, '/picket-fencing'], old);
  t.strictSame(await pagesNaming(app, /\/ranches"/), []);
  t.match((await call('GET', '/api/admin/content')).json().trash, [
    { id: 'ranch-fencing', kind: 'service', name: 'Ranch Fencing' },
  ]);
  await rename('picket-fencing', 'pickets');
  t.strictSame(await ask('/ranch-fencing'), [308, '/pickets'], 'one step');
  t.equal((await undo(removed)).statusCode, 409, 'the plan was changed since');

  await change('pool-fencing', { serviceDescription: 'Words of the owner.' });
  const again = await remove('pool-fencing');
  for (const url of ['/pool-fencing', '/pool-fencing/']) t.strictSame(await ask(url), [410, undefined], url);
  const { headers } = await app.inject({ url: '/pool-fencing' });
  t.match(headers, { 'cache-control': 'no-store', 'x-robots-tag': /noindex/ });
  t.equal((await undo(again)).statusCode, 200);
  t.match((await app.inject('/pool-fencing')).body, 'Words of the owner.');
});

t.test('built-in pages stay, and a removed page can’t redirect to itself or to nothing', async (t) => {
  t.equal((await remove('home')).statusCode, 422);
  t.equal((await remove('p-nothing')).statusCode, 404);
  await hide('elon', { page: 'burlington' });
  for (const page of ['pool-fencing', 'p-nothing'])
    t.strictSame((await remove('pool-fencing', { target: { page } })).json().fields, {
      target: ['Choose a page that visitors can see.'],
    });
  t.equal((await remove('burlington')).statusCode, 200);
  t.strictSame(await ask('/elon-fence-installation'), [404, undefined], 'what stood in for it is gone');
});

t.test('the draft of an unpublished page can’t be discarded', async (t) => {
  const { id } = (await add({ kind: 'service', name: 'Cane Fencing', place: 'commercial' })).json();
  const dropped = await call('DELETE', `/api/admin/content/${id}/draft`, { version: 1 });
  t.match([dropped.statusCode, dropped.json().message], [422, /Remove the page instead/]);
  t.match((await open(id)).words, { menuName: 'Cane Fencing' });
});

t.test('a page is added only if there is room and its address is free', async (t) => {
  const service = { kind: 'service', name: 'Café & Patio', place: 'commercial' };
  t.equal((await add(service)).json().slug, 'cafe-patio');
  const taken = await add(service);
  t.match([taken.statusCode, taken.json().message], [409, 'Another page already has this address.']);
  t.equal((await add({ ...service, slug: 'pool-fencing' })).statusCode, 409);
  t.strictSame((await add({ ...service, slug: 'No Slug' })).json().fields, {
    slug: ['Use only lowercase letters, digits, and dashes in the address.'],
  });
  t.strictSame((await add({ ...service, name: '…!' })).json().fields, { slug: ['Enter an address.'] });
  for (const wrong of [{ name: '' }, { place: 'main' }, { kind: 'home' }, { copyOf: 'elon' }, { copyOf: 'nothing' }])
    t.equal((await add({ ...service, slug: 'free', ...wrong })).statusCode, 400, JSON.stringify(wrong));

  const { plan, version } = await readPlan();
  const room = 60 - plan.main.length - plan.other.length;
  const towns = Array.from({ length: room - 1 }, (_, index) => `town-${index}`);
  const other = [...plan.other, ...towns];
  const slugs = { ...plan.slugs, ...Object.fromEntries(towns.map((id) => [id, id])) };
  const body = JSON.stringify({ ...plan, other, slugs });
  await app.site.update(() => app.db.updateTable('contentVersions').set({ body }).where('id', '=', version).execute());
  t.equal((await add({ kind: 'town', name: 'The last', place: 'main' })).statusCode, 201);
  const full = await add({ kind: 'town', name: 'One more', place: 'main' });
  t.match([full.statusCode, full.json().message], [422, 'You can have up to 60 town pages.']);
});
