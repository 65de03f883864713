import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { listedRoutes } from '../../src/shared/site-map.ts';
import { build } from '../fixtures/app.ts';
import { planCalls, showPage } from '../fixtures/content.ts';

t.test('statement 31: after three renames every old address answers one 308 to the present one', async (t) => {
  const app = await build(t);
  const { rename, ask } = await planCalls(app);
  for (const slug of ['pool-fences', 'pools', 'fences-for-pools']) {
    const renamed = await rename('pool-fencing', slug);
    t.equal(renamed.statusCode, 200, renamed.body);
  }
  const present = '/fences-for-pools';

  t.strictSame(await ask(present), [200, undefined]);
  for (const old of ['/pool-fencing', '/pool-fences', '/pools', '/pools/'])
    t.strictSame(await ask(old), [308, present], old);
  const { headers } = await app.inject({ url: '/pools?utm_source=mail&a=%20b' });
  t.equal(headers.location, `${present}?utm_source=mail&a=%20b`);
  t.equal(headers['cache-control'], 'no-store');
  t.strictSame((await app.inject({ method: 'HEAD', url: '/pools' })).statusCode, 308);
});

t.test('statement 31: renaming back leaves no loop, and an undo leaves nothing behind', async (t) => {
  const app = await build(t);
  const { rename, ask, undo, call } = await planCalls(app);
  const renamed = await rename('pool-fencing', 'pools');
  t.strictSame(renamed.json().redirects, [{ from: '/pool-fencing', to: '/pools' }]);
  await rename('pool-fencing', 'pool-fencing');

  t.strictSame(await ask('/pool-fencing'), [200, undefined]);
  t.strictSame(await ask('/pools'), [308, '/pool-fencing']);
  t.match((await call('GET', '/api/admin/redirects')).json(), [
    { from: '/pools', page: 'pool-fencing', automatic: true },
  ]);

  const again = await rename('pool-fencing', 'water');
  t.equal((await undo(again)).statusCode, 200);
  t.strictSame(await ask('/pool-fencing'), [200, undefined]);
  t.strictSame(await ask('/water'), [404, undefined]);
  t.equal((await undo(again)).statusCode, 409, 'only once');
});

t.test('statement 31: a page that no one has seen leaves no redirect behind', async (t) => {
  const app = await build(t);
  const { add, rename, ask, call } = await planCalls(app);
  const { id } = (await add({ kind: 'service', name: 'Bamboo Fencing', place: 'fenceStyles' })).json();

  t.strictSame((await rename(id, 'bamboo')).json().redirects, []);
  t.strictSame(await ask('/bamboo-fencing'), [404, undefined]);
  t.strictSame(await ask('/bamboo'), [404, undefined]);
  t.strictSame((await call('GET', '/api/admin/redirects')).json(), []);
});

t.test('every page and every list of pages follows an address', async (t) => {
  const app = await build(t);
  const { rename } = await planCalls(app);
  await rename('pool-fencing', 'pools');
  await rename('elon', 'fences-in-elon');

  for (const { path } of listedRoutes(app.site.current.map))
    t.notMatch(await showPage(app, path), /"\/(pool-fencing|elon-fence-installation)[#"]/, path);
  t.match((await app.inject({ url: '/' })).body, 'href="/pools"');
  t.match((await app.inject({ url: '/sitemap.xml' })).body, /\/pools<[\s\S]*\/fences-in-elon</);
});

t.test('statement 37: no document takes an address that the site needs', async (t) => {
  const app = await build(t);
  const { rename, add } = await planCalls(app);
  /** The beginnings of every address that a route of the program has. */
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /── \/?([a-z][\w.-]*)/.exec(line)?.[1] ?? []);
  t.ok(routes.length > 10, routes.join(' '));
  const fixed = [...app.site.current.map.routes.values()].flatMap((route) =>
    'document' in route ? [] : (route.path.split('/')[1] ?? ''),
  );
  const slugs = [...routes, ...fixed, 'upload-anything', catalogPath(app.site.current.profile).slice(1)];

  for (const slug of new Set(slugs.filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)))) {
    const isPart =
      (await app.inject({ url: `/${slug}` })).statusCode === 404 &&
      !/^(api|images|icons|assets|catalog-pages|upload-)/.test(slug);
    if (isPart) continue;
    const renamed = await rename('pool-fencing', slug);
    t.equal(renamed.statusCode, 422, slug);
    t.strictSame(renamed.json().fields, { 'slugs.pool-fencing': ['The site needs this address itself.'] });
    const added = await add({ kind: 'service', name: 'Anything', place: 'commercial', slug });
    t.equal(added.statusCode, 400, slug);
    t.strictSame(added.json().fields, { slug: ['The site needs this address itself.'] });
  }
});

t.test('statement 37: the catalog takes no page’s address when the profile changes', async (t) => {
  const app = await build(t);
  const { saveProfile, rename } = await planCalls(app);
  const moved = { retailerSlug: 'northwood', catalogYear: 2031 };
  t.equal((await rename('pool-fencing', catalogPath({ ...defaultProfile, ...moved }).slice(1))).statusCode, 200);

  const refused = await saveProfile(moved);
  t.equal(refused.statusCode, 422);
  t.match(refused.json().problems, [
    { path: 'retailerSlug', level: 'error', message: 'A page has the address that the catalog would take.' },
  ]);
});

t.test('a plan that cannot be is refused with what is wrong, by field', async (t) => {
  const { putPlan, call } = await planCalls(await build(t));
  const refused = async (change: Parameters<typeof putPlan>[0]) => {
    const response = await putPlan(change);
    t.equal(response.statusCode, 422, response.body);
    return response.json().fields;
  };
  const slug = (text: string) => refused(({ slugs }) => ({ slugs: { ...slugs, elon: text } }));

  t.strictSame(await slug('pool-fencing'), { 'slugs.elon': ['Another page has this address.'] });
  t.strictSame(await slug('Elon!'), {
    'slugs.elon': ['An address may only have lowercase letters, digits and dashes.'],
  });
  t.strictSame(await slug('e'.repeat(61)), { 'slugs.elon': ['An address has at most 60 characters.'] });
  t.strictSame(await refused(({ main }) => ({ main: main.slice(1) })), {
    main: ['Greensboro is missing. Hide it or remove it.'],
  });
  t.strictSame(await refused(({ main }) => ({ main: [...main, 'nowhere'] })), {
    main: ['There is no town page nowhere.'],
    'slugs.nowhere': ['Please write an address.'],
  });
  t.strictSame(await refused(({ main, residential }) => ({ main: [...main, ...residential.slice(0, 1)] })), {
    main: ['There is no town page residential-wood-fencing.', 'Residential Wood Fencing stands in the lists twice.'],
  });
  t.strictSame(await refused(({ strip }) => ({ strip: [...strip, 'greensboro'] })), {
    strip: ['A town stands in the strip twice.'],
  });
  t.strictSame(await refused(() => ({ hidden: { elon: { page: 'burlington' }, burlington: { page: 'elon' } } })), {
    'hidden.elon': ['Choose a page that visitors see.'],
    'hidden.burlington': ['Choose a page that visitors see.'],
  });
  t.strictSame(await refused(() => ({ hidden: { elon: { address: 'javascript:alert(1)' } } })), {
    'hidden.elon': ['Write a whole address that begins with https://.'],
  });
  t.strictSame(await refused(() => ({ hidden: { home: { page: 'elon' } } })), {
    'hidden.home': ['There is no such page.'],
  });
  t.ok((await refused(() => ({ main: 7 as never }))).main);
  t.equal((await call('PUT', '/api/admin/plan', { plan: {} })).statusCode, 400, 'without a version');
});

t.test('two pages swap their addresses in one step', async (t) => {
  const { putPlan, ask, undo } = await planCalls(await build(t));
  const swapped = await putPlan(({ slugs }) => ({
    slugs: { ...slugs, 'pool-fencing': 'ranch-fencing', 'ranch-fencing': 'pool-fencing' },
  }));
  t.equal(swapped.statusCode, 200, swapped.body);
  t.strictSame(await ask('/pool-fencing'), [200, undefined]);
  t.equal((await undo(swapped)).statusCode, 200);
  t.strictSame(await ask('/ranch-fencing'), [200, undefined]);
});

t.test('statement 8: what a change of the plan leaves as it was keeps its bytes and ETag', async (t) => {
  const app = await build(t, {}, { rendersAhead: true });
  await app.listen({ port: 0, host: '127.0.0.1' });
  await app.renderedAhead;
  const { putPlan } = await planCalls(app);
  /** The first answer of a page is read while it is rendered, and has no ETag yet; making one takes turns of the event loop. */
  const etag = async (url: string): Promise<unknown> => {
    await setImmediate();
    return (await app.inject({ url })).headers.etag ?? etag(url);
  };
  const before = {
    home: await etag('/'),
    elon: await etag('/elon-fence-installation'),
    areas: await etag('/areas-we-serve'),
  };

  await putPlan(({ strip }) => ({ strip: strip.toReversed() }));
  t.not(await etag('/'), before.home, 'the strip of towns');
  t.equal(await etag('/elon-fence-installation'), before.elon);
  await putPlan(({ other }) => ({ other: other.toReversed() }));
  t.not(await etag('/areas-we-serve'), before.areas, 'the list of towns');
});
