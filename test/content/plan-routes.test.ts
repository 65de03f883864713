import t from 'tap';
import { shippedDocuments } from '../../src/content/index.ts';
import type { SitePlan } from '../../src/shared/content/plan.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import { catalogPath } from '../../src/shared/routes.ts';
import { build } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';

async function openPlan(t: Parameters<typeof build>[0]) {
  const app = await build(t);
  const { call } = await contentCalls(app);
  const read = async (): Promise<{ plan: SitePlan; version: number }> =>
    (await call('GET', '/api/admin/content')).json();
  const save = async (change: (plan: SitePlan) => SitePlan) => {
    const { plan, version } = await read();
    return call('PUT', '/api/admin/plan', { plan: change(plan), version });
  };
  return {
    app,
    call,
    read,
    save,
    rename: (id: string, slug: string) => save((plan) => ({ ...plan, slugs: { ...plan.slugs, [id]: slug } })),
    get: (url: string) => app.inject({ url }),
  };
}

t.test(
  'statement 31: after three renames every old address answers one 308 to the present one, and renaming back leaves no loop',
  async (t) => {
    const { rename, get, call } = await openPlan(t);
    for (const slug of ['pool-fences', 'pools', 'fences-for-pools'])
      t.equal((await rename('pool-fencing', slug)).statusCode, 200);

    for (const path of ['/pool-fencing', '/pool-fences', '/pools']) {
      const response = await get(`${path}?sent=ABC234`);
      t.equal(response.statusCode, 308, path);
      t.equal(response.headers.location, '/fences-for-pools?sent=ABC234');
      t.equal(response.headers['cache-control'], 'no-store');
    }
    t.equal((await get('/fences-for-pools')).statusCode, 200);
    const home = (await get('/')).body;
    t.match(home, 'href="/fences-for-pools"');
    t.notMatch(home, 'href="/pool-fencing"');
    t.match((await get('/sitemap.xml')).body, '/fences-for-pools</loc>');

    const { undo } = (await rename('pool-fencing', 'pool-fencing')).json();
    t.equal((await get('/pool-fencing')).statusCode, 200);
    t.equal((await get('/fences-for-pools')).headers.location, '/pool-fencing');
    t.equal((await call('POST', `/api/admin/batches/${undo}/reversal`)).statusCode, 200);
    t.equal((await get('/fences-for-pools')).statusCode, 200);
    t.equal((await get('/pool-fencing')).headers.location, '/fences-for-pools');
  },
);

t.test('statement 31: a draft makes no redirect', async (t) => {
  const { get, app } = await openPlan(t);
  const { open, saveDraft } = await contentCalls(app);
  await saveDraft('pool-fencing', { ...(await open('pool-fencing')).words, menuName: 'Pools' }, 0);

  t.equal((await app.db.selectFrom('redirects').selectAll().execute()).length, 0);
  t.equal((await get('/pools')).statusCode, 404);
});

t.test('statement 32: a hidden town leaves every list in one publication, and comes back whole', async (t) => {
  const { save, get, call } = await openPlan(t);
  const path = '/greensboro-fence-installation';
  const places = ['/', '/areas-we-serve', '/sitemap.xml', '/pool-fencing', '/elon-fence-installation'];
  const bodies = async () => Promise.all(places.map(async (url) => (await get(url)).body));
  const before = await bodies();
  t.ok(before.every((body) => body.includes(path)));

  const hidden = await save((plan) => ({ ...plan, hidden: { greensboro: { page: 'areas' } } }));
  t.equal(hidden.statusCode, 200);
  for (const [index, body] of (await bodies()).entries()) t.notMatch(body, path, `${places[index]}`);
  t.notMatch((await get('/')).body, '>Greensboro</span>', 'the strip of towns');
  const answer = await get(path);
  t.equal(answer.statusCode, 302);
  t.equal(answer.headers.location, '/areas-we-serve');

  await call('POST', `/api/admin/batches/${hidden.json().undo}/reversal`);
  t.strictSame(await bodies(), before);
  t.equal((await get(path)).statusCode, 200);
});

t.test('statement 37: no document takes an address that the site needs, or that another page has', async (t) => {
  const { rename, save } = await openPlan(t);
  const reserved = [
    'api',
    'admin',
    'assets',
    'icons',
    'images',
    'healthz',
    'readyz',
    'gallery',
    'price-my-fence',
    'upload-images',
    'upload-x',
    catalogPath(defaultProfile).slice(1),
  ];
  for (const slug of reserved) {
    const response = await rename('pool-fencing', slug);
    t.equal(response.statusCode, 422, slug);
    t.strictSame(response.json().fields['slugs.pool-fencing'], ['The site needs this address itself.']);
  }
  t.match((await rename('pool-fencing', 'privacy-fencing')).json().fields['slugs.pool-fencing'], [
    'Another page has this address.',
  ]);
  for (const slug of ['robots.txt', 'a/b', '', 'Pool', '-x', 'x'.repeat(61)])
    t.equal((await rename('pool-fencing', slug)).statusCode, 400, slug);
  t.equal((await save((plan) => ({ ...plan, main: plan.main.slice(1) }))).statusCode, 422, 'a page is lost');
  t.equal(
    (await save((plan) => ({ ...plan, main: [...plan.main, 'pool-fencing'] }))).statusCode,
    422,
    'a service is no town',
  );
  t.equal((await save((plan) => ({ ...plan, hidden: { elon: { page: 'elon' } } }))).statusCode, 422, 'a loop');
  t.equal((await save((plan) => ({ ...plan, hidden: { elon: { address: '//evil.example' } } }))).statusCode, 422);
});

t.test('statement 18: the second of two plans gets 409 with the first one', async (t) => {
  const { call, rename } = await openPlan(t);
  const { plan } = shippedDocuments;
  await rename('pool-fencing', 'pools');

  const response = await call('PUT', '/api/admin/plan', { plan, version: 0 });
  t.equal(response.statusCode, 409);
  t.equal(response.json().theirs.plan.slugs['pool-fencing'], 'pools');
});

t.test('statement 24: a plan leaves a line in the audit log that says what changed', async (t) => {
  const { call, rename } = await openPlan(t);
  await rename('pool-fencing', 'pools');

  t.match((await call('GET', '/api/admin/changes')).json(), [
    { action: 'plan', by: 'The owner', detail: '/pool-fencing is /pools now' },
  ]);
});
