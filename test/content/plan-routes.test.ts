import t from 'tap';
import type { PagePlan } from '../../src/shared/content/page-plan.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { build } from '../fixtures/app.ts';
import { pagesNaming, planCalls } from '../fixtures/content.ts';

/** Each test renames different pages. */
const app = await build(t);
const { call, readPlan, putPlan, rename, add, ask, undo, saveProfile } = await planCalls(app);

t.test('after three renames every old address returns one 308 to the current one', async (t) => {
  for (const slug of ['pool-fences', 'pools', 'fences-for-pools']) {
    const renamed = await rename('pool-fencing', slug);
    t.equal(renamed.statusCode, 200, renamed.body);
  }
  const present = '/fences-for-pools';

  t.strictSame(await ask(present), [200, undefined]);
  for (const old of ['/pool-fencing', '/pool-fences', '/pools', '/pools/'])
    t.strictSame(await ask(old), [308, present], old);
  const { headers } = await app.inject({ url: '/pools?utm_source=mail&a=%20b' });
  t.match(headers, { location: `${present}?utm_source=mail&a=%20b`, 'cache-control': 'no-store' });
  t.equal((await app.inject({ method: 'HEAD', url: '/pools' })).statusCode, 308);

  await rename('elon', 'fences-in-elon');
  t.strictSame(await pagesNaming(app, /"\/(pool-fencing|elon-fence-installation)[#"]/), [], 'every page follows');
  t.match((await app.inject({ url: '/' })).body, `href="${present}"`);
  t.match((await app.inject({ url: '/sitemap.xml' })).body, /\/fences-for-pools<[\s\S]*\/fences-in-elon</);
});

t.test('renaming back causes no loop, and an undo leaves nothing behind', async (t) => {
  const renamed = await rename('ranch-fencing', 'ranches');
  t.strictSame(renamed.json().redirects, [{ from: '/ranch-fencing', to: '/ranches' }]);
  await rename('ranch-fencing', 'ranch-fencing');

  t.strictSame(await ask('/ranch-fencing'), [200, undefined]);
  t.strictSame(await ask('/ranches'), [308, '/ranch-fencing']);
  const redirects = (await call('GET', '/api/admin/redirects')).json();
  t.match(
    redirects.filter(({ page }: { page: string }) => page === 'ranch-fencing'),
    [{ from: '/ranches', automatic: true }],
  );

  const again = await rename('ranch-fencing', 'water');
  t.equal((await undo(again)).statusCode, 200);
  t.strictSame(await ask('/ranch-fencing'), [200, undefined]);
  t.strictSame(await ask('/water'), [404, undefined]);
  t.equal((await undo(again)).statusCode, 409, 'only once');
});

t.test('a page that no one has seen leaves no redirect behind', async (t) => {
  const { id } = (await add({ kind: 'service', name: 'Bamboo Fencing', place: 'fenceStyles' })).json();

  t.strictSame((await rename(id, 'bamboo')).json().redirects, []);
  t.strictSame(await ask('/bamboo-fencing'), [404, undefined]);
  t.strictSame(await ask('/bamboo'), [404, undefined]);
  t.notMatch((await call('GET', '/api/admin/redirects')).body, 'bamboo');
});

t.test('no document takes an address that the site needs', async (t) => {
  /** The first segments of all route addresses. */
  const routes = app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => /── \/?([a-z][\w.-]*)/.exec(line)?.[1] ?? []);
  t.ok(routes.length > 10, routes.join(' '));
  const fixed = [...app.site.current.map.routes.values()].flatMap((route) =>
    'document' in route ? [] : (route.path.split('/')[1] ?? ''),
  );
  const slugs = [...routes, ...fixed, catalogPath(app.site.current.profile).slice(1)];

  for (const slug of new Set(slugs.filter((slug) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)))) {
    const isPart =
      (await app.inject({ url: `/${slug}` })).statusCode === 404 &&
      !/^(api|images|icons|assets|catalog-pages)$/.test(slug);
    if (isPart) continue;
    const needed = ['The site already uses this address.'];
    const renamed = (await rename('picket-fencing', slug)).json();
    t.strictSame(renamed.fields, { 'slugs.picket-fencing': needed }, slug);
    const added = await add({ kind: 'service', name: 'Anything', place: 'commercial', slug });
    t.strictSame(added.json().fields, { slug: needed }, slug);
  }
});

t.test('a changed profile can’t give the catalog a page’s address', async (t) => {
  const moved = { retailerSlug: 'northwood', catalogYear: 2031 };
  await rename('privacy-fencing', catalogPath({ ...defaultProfile, ...moved }).slice(1));

  const refused = await saveProfile(moved);
  t.equal(refused.statusCode, 422);
  t.match(refused.json().problems, [
    { path: 'retailerSlug', level: 'error', message: 'A page already has the address that the catalog needs.' },
  ]);
});

t.test('an invalid plan is refused by field', async (t) => {
  const { plan } = await readPlan();
  const { main, residential, homeTowns, slugs } = plan;
  const unseen = ['Choose a page that visitors can see.'];
  const named = (slug: string) => ({ slugs: { ...slugs, burlington: slug } });
  const refusals: [change: Partial<PagePlan>, fields: Record<string, unknown>][] = [
    [named('picket-fencing'), { 'slugs.burlington': ['Another page already has this address.'] }],
    [named('Town!'), { 'slugs.burlington': ['Use only lowercase letters, digits, and dashes in the address.'] }],
    [named('e'.repeat(61)), { 'slugs.burlington': ['Keep the address to 60 characters or less.'] }],
    [{ main: main.slice(1) }, { main: ['Greensboro is missing. Hide it or remove it.'] }],
    [
      { main: [...main, 'nowhere'] },
      { main: ['There is no town page nowhere.'], 'slugs.nowhere': ['Enter an address.'] },
    ],
    [
      { main: [...main, ...residential.slice(0, 1)] },
      {
        main: ['There is no town page residential-wood-fencing.', 'Residential Wood Fencing is listed twice.'],
      },
    ],
    [{ homeTowns: [...homeTowns, 'greensboro'] }, { homeTowns: ['A town is listed twice.'] }],
    [
      { hidden: { elon: { page: 'burlington' }, burlington: { page: 'elon' } } },
      { 'hidden.elon': unseen, 'hidden.burlington': unseen },
    ],
    [
      { hidden: { elon: { address: 'javascript:alert(1)' } } },
      { 'hidden.elon': ['Enter a full address that starts with https://.'] },
    ],
    [{ hidden: { home: { page: 'elon' } } }, { 'hidden.home': ['This page doesn’t exist.'] }],
    [{ main: 7 as never }, { main: [String] }],
  ];
  for (const [change, fields] of refusals) {
    const refused = await putPlan(() => change);
    t.equal(refused.statusCode, 422, JSON.stringify(change).slice(0, 80));
    t.match(refused.json().fields, fields);
    t.strictSame(Object.keys(refused.json().fields).sort(), Object.keys(fields).sort());
  }
  t.equal((await call('PUT', '/api/admin/plan', { plan: {} })).statusCode, 400, 'without a version');
  t.strictSame((await readPlan()).plan, plan);
});

t.test('two pages swap their addresses in one step', async (t) => {
  const swapped = await putPlan(({ slugs }) => ({
    slugs: { ...slugs, 'picket-fencing': 'security-fencing', 'security-fencing': 'picket-fencing' },
  }));
  t.equal(swapped.statusCode, 200, swapped.body);
  t.strictSame(await ask('/picket-fencing'), [200, undefined]);
  t.equal((await undo(swapped)).statusCode, 200);
  t.strictSame(await ask('/security-fencing'), [200, undefined]);
});

t.test('if two people change the plan, the second gets 409 with the first one’s plan', async (t) => {
  const seen = await readPlan();
  await rename('asheboro', 'fences-in-asheboro');

  const second = await call('PUT', '/api/admin/plan', seen);
  t.equal(second.statusCode, 409);
  t.match(second.json(), {
    message: /^The owner changed the list of pages in the meantime\. Your changes aren’t lost/,
    theirs: { words: { slugs: { asheboro: 'fences-in-asheboro' } }, version: Number, by: 'The owner', at: String },
  });
  t.equal((await readPlan()).plan.slugs.asheboro, 'fences-in-asheboro');
});
