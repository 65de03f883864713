import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import type { ServiceWords, TownWords } from '../../src/shared/content/page-words.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build } from '../fixtures/app.ts';
import { pagesNaming, planCalls } from '../fixtures/content.ts';

const words = <Kind>(id: string): Kind => structuredClone(shippedDocuments.byId.get(id)?.words) as Kind;

t.test(
  'statement 33: a new service stands in menus, lists, map, sitemap and both forms once it is published',
  async (t) => {
    const app = await build(t);
    const { add, open, saveDraft, publish, call, ask } = await planCalls(app);
    const added = await add({
      kind: 'service',
      name: 'Bamboo Fencing',
      place: 'residential',
      copyOf: 'residential-wood-fencing',
    });
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

    const document = await open(id);
    await saveDraft(
      id,
      { ...document.words, serviceTitle: 'Bamboo Fencing', contactOption: 'Bamboo Fence Installation' },
      document.draftVersion,
    );
    const published = await publish(id, document.draftVersion + 1);
    t.equal(published.statusCode, 200, published.body);
    t.equal(published.json().path, '/bamboo-fencing');

    t.equal(
      (await pagesNaming(app, /href="\/bamboo-fencing"/)).length,
      listedRoutes(app.site.current.map).length,
      'the menu of every page',
    );
    t.match((await app.inject({ url: '/areas-we-serve' })).body, /service-index[\s\S]*\/bamboo-fencing/);
    t.match((await app.inject({ url: '/residential-vinyl-fencing' })).body, /related[\s\S]*\/bamboo-fencing/);
    t.match((await app.inject({ url: '/sitemap.xml' })).body, '/bamboo-fencing<');
    t.match((await app.inject({ url: '/bamboo-fencing' })).body, /<option[^>]*>Bamboo Fencing<\/option>/);
    t.match((await app.inject({ url: '/' })).body, '<option>Bamboo Fence Installation</option>');
  },
);

t.test(
  'statement 33: a new town begins with words that say nothing untrue, and stands everywhere once published',
  async (t) => {
    const app = await build(t);
    const { add, open, saveDraft, publish } = await planCalls(app);
    const { id, slug } = (await add({ kind: 'town', name: 'Mebane', place: 'other' })).json();
    t.equal(slug, 'mebane-fence-installation');
    const document = await open(id);
    t.match((document.words as unknown as TownWords).commercial.items[0], {
      title: 'Commercial Wood Fencing',
      page: 'commercial-wood-fencing',
    });
    const refused = await publish(id, document.draftVersion);
    t.equal(refused.statusCode, 422);
    t.ok(
      refused
        .json()
        .problems.some(
          ({ path, message }: Record<string, string>) =>
            path === 'summary' && message === 'Sentence on the areas page is required.',
        ),
    );

    const sentence = (index: number) => `Clause ${index} tells of street number ${index * 7} by mill ${index * 13}.`;
    const filled = JSON.parse(JSON.stringify(document.words), (key, value) => {
      if (value === '' && key === 'alt') return 'A fence in Mebane';
      return value === '' ? Array.from({ length: 2 }, (_, index) => sentence(index + key.length * 3)).join(' ') : value;
    });
    await saveDraft(id, filled, document.draftVersion);
    const published = await publish(id, document.draftVersion + 1, { accept: ['short', 'similar', 'repeated'] });
    t.equal(published.statusCode, 200, published.body);
    const { body } = await app.inject({ url: '/areas-we-serve' });
    t.match(body, 'href="/mebane-fence-installation"');
    t.match(body, /town-map[\s\S]*Mebane/);
    t.match((await app.inject({ url: '/sitemap.xml' })).body, '/mebane-fence-installation<');
    const { serviceDescription } = words<ServiceWords>('commercial-wood-fencing');
    t.match(
      (await app.inject({ url: '/mebane-fence-installation' })).body,
      serviceDescription,
      'the service’s own sentence',
    );
  },
);

t.test('statement 39: a town copied under a new name is refused, and the eight pass', async (t) => {
  const app = await build(t);
  const { add, open, saveDraft, publish } = await planCalls(app);
  const copied = await add({ kind: 'town', name: 'Mebane', place: 'other', copyOf: 'burlington' });
  t.strictSame(copied.json().fields, { copyOf: ['A town page needs words of its own and cannot be a copy.'] });

  const { id } = (await add({ kind: 'town', name: 'Mebane', place: 'other' })).json();
  const renamed = JSON.parse(JSON.stringify(words<TownWords>('burlington')).replaceAll('Burlington', 'Mebane'));
  await saveDraft(id, renamed, 1);
  const refused = await publish(id, 2, { accept: ['similar', 'repeated', 'short'] });
  t.equal(refused.statusCode, 422);
  t.match(
    refused.json().message,
    /^\d+% of this page is the same as Burlington’s\. Say what is different in Mebane\.$/,
  );

  for (const town of [...shippedDocuments.plan.main, ...shippedDocuments.plan.other])
    t.notOk(
      (await open(town)).problems.some(({ level }) => level === 'error'),
      town,
    );
});

t.test('the answers about a new town become words of its draft, and nothing else is claimed', async (t) => {
  const { add, open } = await planCalls(await build(t));
  const town = { kind: 'town', name: 'Mebane', place: 'other' };
  const answers = {
    lots: 'Half-acre lots.',
    ground: 'Sandy  loam.',
    rules: 'Six feet.',
    homes: 'Cedar.',
    businesses: 'Gates.',
  };
  const { id } = (await add({ ...town, ...answers, job: 'A slope on Oak Street.' })).json();
  t.match((await open(id)).words, {
    intro: { paragraphs: ['Half-acre lots.'] },
    about: { paragraphs: ['Sandy loam.'] },
    rules: { intro: 'Six feet.' },
    residential: { intro: 'Cedar.' },
    commercial: { intro: 'Gates.' },
    whyChooseUs: { items: [{ title: 'A job in Mebane', text: 'A slope on Oak Street.' }, { title: '' }] },
  });
  const refused = await add({ ...town, slug: 'other', rules: 'x'.repeat(601) });
  t.strictSame(refused.json().fields, { rules: ['This answer has at most 600 characters.'] });
});

t.test('a page is added only where there is room, under an address that is free', async (t) => {
  const app = await build(t);
  const { add } = await planCalls(app);
  const service = { kind: 'service', name: 'Café & Patio', place: 'commercial' };
  t.equal((await add(service)).json().slug, 'cafe-patio');
  const taken = await add(service);
  t.match([taken.statusCode, taken.json().message], [409, 'Another page has this address.']);
  t.equal((await add({ ...service, slug: 'pool-fencing' })).statusCode, 409);
  t.strictSame((await add({ ...service, slug: 'No Slug' })).json().fields, {
    slug: ['An address may only have lowercase letters, digits and dashes.'],
  });
  t.strictSame((await add({ ...service, name: '…!' })).json().fields, { slug: ['Please write an address.'] });
  for (const wrong of [{ name: '' }, { place: 'main' }, { kind: 'home' }, { copyOf: 'elon' }, { copyOf: 'nothing' }])
    t.equal((await add({ ...service, slug: 'free', ...wrong })).statusCode, 400, JSON.stringify(wrong));

  for (let count = 8; count < 60; count += 1) await add({ kind: 'town', name: `Town ${count}`, place: 'other' });
  const full = await add({ kind: 'town', name: 'One more', place: 'main' });
  t.match([full.statusCode, full.json().message], [422, 'There is room for 60 town pages.']);
});

t.test(
  'a removed page answers 308 to what stands in for it, its former addresses too, and Undo brings it back whole',
  async (t) => {
    const app = await build(t);
    const { rename, remove, ask, undo, call, change } = await planCalls(app);
    await change('ranch-fencing', { benefit: 'Words of the owner.' });
    await rename('ranch-fencing', 'ranches');
    const before = (await app.inject({ url: '/areas-we-serve' })).body;
    const removed = await remove('ranch-fencing', { target: { page: 'picket-fencing' } });
    t.equal(removed.statusCode, 200, removed.body);

    for (const old of ['/ranches', '/ranch-fencing']) t.strictSame(await ask(old), [308, '/picket-fencing'], old);
    t.strictSame(await pagesNaming(app, /\/ranches"/), []);
    t.match((await call('GET', '/api/admin/content')).json().bin, [
      { id: 'ranch-fencing', kind: 'service', name: 'Ranch Fencing' },
    ]);
    await rename('picket-fencing', 'pickets');
    t.strictSame(await ask('/ranch-fencing'), [308, '/pickets'], 'one step');
    t.equal((await undo(removed)).statusCode, 409, 'the plan was changed since');

    const again = await remove('pool-fencing');
    for (const url of ['/pool-fencing', '/pool-fencing/']) t.strictSame(await ask(url), [410, undefined], url);
    const gone = await app.inject({ url: '/pool-fencing' });
    t.equal(gone.headers['cache-control'], 'no-store');
    t.match(gone.headers['x-robots-tag'], 'noindex');
    t.equal((await undo(again)).statusCode, 200);
    t.strictSame(await ask('/pool-fencing'), [200, undefined]);
    t.not((await app.inject({ url: '/areas-we-serve' })).body, before);
  },
);

t.test('what every site has stays, and a removed page cannot lead to itself or to nothing', async (t) => {
  const { remove, hide, call } = await planCalls(await build(t));
  t.equal((await remove('home')).statusCode, 422);
  t.equal((await remove('p-nothing')).statusCode, 404);
  await hide('elon', { page: 'burlington' });
  for (const page of ['pool-fencing', 'p-nothing'])
    t.strictSame((await remove('pool-fencing', { target: { page } })).json().fields, {
      target: ['Choose a page that visitors see.'],
    });
  t.equal((await remove('burlington')).statusCode, 200);
  t.equal((await call('GET', '/elon-fence-installation')).statusCode, 404, 'what stood in for it is gone');
});

t.test('the words of a page that was never published cannot be dropped', async (t) => {
  const { add, call, open } = await planCalls(await build(t));
  const { id } = (await add({ kind: 'service', name: 'Bamboo Fencing', place: 'commercial' })).json();
  const dropped = await call('DELETE', `/api/admin/content/${id}/draft`, { version: 1 });
  t.match([dropped.statusCode, dropped.json().message], [422, /Remove the page instead/]);
  t.match((await open(id)).words, { menuName: 'Bamboo Fencing' });
});
