import t from 'tap';
import { emptyTrash } from '../../src/content/plan/trash.ts';
import type { SiteOverview } from '../../src/shared/content/versions.ts';
import { build, start, testConfig } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';

type Calls = Awaited<ReturnType<typeof planCalls>>;
const restore = ({ call }: Calls, id: string, body?: object) => call('POST', `/api/admin/content/${id}/return`, body);
const overview = async ({ call }: Calls): Promise<SiteOverview> => (await call('GET', '/api/admin/content')).json();

/** Each test removes different pages. */
const app = await build(t);
const calls = await planCalls(app);
const { add, remove, hide, show, rename, ask, change, call, readPlan, putPlan, undo } = calls;

t.test('the list describes the last change of the plan, and Undo reverts each change', async (t) => {
  const changes = async () => (await overview(calls)).undo?.changes;
  t.equal(await changes(), undefined);
  const { plan: first } = await readPlan();

  const { id } = (await add({ kind: 'town', name: 'Mebane', place: 'other' })).json();
  t.strictSame(await changes(), ['Mebane was added']);
  const orders = ['The order of the pages changed', 'The towns on the home page changed'];
  for (const [step, told] of [
    [() => rename('pool-fencing', 'pools'), ['/pool-fencing redirects to /pools']],
    [() => hide('pool-fencing', { page: 'ranch-fencing' }), ['Pool Fencing is hidden']],
    [() => hide('pool-fencing', { page: 'home' }), ['Visitors to Pool Fencing are sent to another page']],
    [() => show('pool-fencing'), ['Pool Fencing is shown again']],
    [() => putPlan(({ main, homeTowns }) => ({ main: main.toReversed(), homeTowns: homeTowns.slice(1) })), orders],
    [() => remove('ranch-fencing'), ['Ranch Fencing was removed']],
  ] as const) {
    await step();
    t.strictSame(await changes(), told);
  }

  for (let left = 7; left > 0; left -= 1) {
    const { batch } = (await overview(calls)).undo ?? {};
    t.equal((await call('POST', `/api/admin/batches/${batch}/reversal`)).statusCode, 200, `${left}`);
  }
  t.strictSame((await readPlan()).plan, first);
  t.equal(await changes(), undefined);
  t.match((await overview(calls)).trash, [{ id, name: 'Mebane' }], 'the words of the new town are not lost');
});

t.test('a page is restored from the trash with its text and position, even after Undo', async (t) => {
  await change('elon', { tagline: 'Words of the owner.' });
  const { plan } = await readPlan();
  await remove('elon', { target: { page: 'burlington' } });
  t.match(
    (await overview(calls)).trash[0],
    { id: 'elon', name: 'Elon', until: undefined },
    'ours come back at any time',
  );

  const back = await restore(calls, 'elon');
  t.equal(back.statusCode, 201, back.body);
  t.match(back.json(), { id: 'elon', slug: 'elon-fence-installation' });
  t.strictSame((await readPlan()).plan, { ...plan, slugs: (await readPlan()).plan.slugs });
  t.match((await app.inject({ url: '/elon-fence-installation' })).body, 'Words of the owner.');
  t.notMatch((await overview(calls)).trash[0], { id: 'elon' });
  t.equal((await restore(calls, 'elon')).statusCode, 404, 'it is not there any more');

  t.equal((await undo(back)).statusCode, 200);
  t.strictSame(await ask('/elon-fence-installation'), [308, '/burlington-fence-installation']);
  t.match((await overview(calls)).trash[0], { id: 'elon' });
});

t.test('a page is restored hidden if it was hidden, and renamed if its address was taken', async (t) => {
  await hide('pool-fencing', { page: 'ranch-fencing' });
  await remove('pool-fencing', { target: { page: 'picket-fencing' } });
  await rename('privacy-fencing', 'pool-fencing');

  const taken = await restore(calls, 'pool-fencing');
  t.match([taken.statusCode, taken.json().message], [409, 'Another page already has this address.']);
  t.equal((await restore(calls, 'pool-fencing', { slug: 'gallery' })).statusCode, 400);
  t.equal((await restore(calls, 'pool-fencing', { slug: 'pools' })).statusCode, 201);
  t.strictSame(await ask('/pools'), [302, '/ranch-fencing']);
  t.strictSame(await ask('/pool-fencing'), [200, undefined], 'the page that has it now');
  await show('pool-fencing');
  t.strictSame(await ask('/pools'), [200, undefined]);

  await hide('pool-fencing', { page: 'ranch-fencing' });
  await remove('pool-fencing');
  await remove('ranch-fencing');
  await restore(calls, 'pool-fencing');
  t.strictSame(await ask('/pools'), [302, '/'], 'what stood in for it is gone');
});

t.test('a page in the trash can’t be copied', async (t) => {
  await remove('decorative-fencing');
  const service = { kind: 'service', name: 'Iron Fences', place: 'fenceStyles', copyOf: 'decorative-fencing' };
  const town = { kind: 'town', name: 'Elon', place: 'main', slug: 'elon', copyOf: 'elon' };
  for (const copy of [service, town])
    t.strictSame((await add(copy)).json().fields, { copyOf: ['The page to copy doesn’t exist.'] });
});

t.test('the replacement of a removed page is kept while an address redirects to it', async (t) => {
  const hidden = async () => (await readPlan()).plan.hidden;
  const before = await hidden();
  const { id } = (await add({ kind: 'service', name: 'Bamboo Fencing', place: 'commercial' })).json();
  await remove(id, { target: { page: 'security-fencing' } });
  t.strictSame(await hidden(), before, 'no one ever saw it');

  const leadNowhere = (from: string) => call('DELETE', `/api/admin/redirects/${encodeURIComponent(from)}`);
  await remove('commercial-wood-fencing', { target: { page: 'security-fencing' } });
  await remove('security-fencing', { target: { page: 'picket-fencing' } });
  await leadNowhere('/security-fencing');
  await putPlan(({ homeTowns }) => ({ homeTowns: homeTowns.toReversed() }));
  t.strictSame(await ask('/commercial-wood-fencing'), [308, '/picket-fencing'], 'by way of the other removed page');
  await leadNowhere('/commercial-wood-fencing');
  await putPlan(({ homeTowns }) => ({ homeTowns: homeTowns.toReversed() }));
  t.strictSame(await hidden(), before);
});

t.test('a hidden page whose replacement was removed doesn’t block other changes', async (t) => {
  await hide('asheboro', { page: 'lexington' });
  await remove('lexington');
  const moved = await putPlan(({ main }) => ({ main: main.toReversed() }));
  t.equal(moved.statusCode, 200, moved.body);
  const again = await hide('kernersville', { page: 'asheboro' });
  t.strictSame(again.json().fields, { 'hidden.kernersville': ['Choose a page that visitors can see.'] });
});

t.test('a page that the owner added can be restored for 30 days and is then deleted', async (t) => {
  const dayMs = 24 * 3600_000;
  let now = Date.now();
  const app = await build(t, {}, { now: () => now });
  const calls = await planCalls(app);
  const { id } = (await calls.add({ kind: 'town', name: 'Mebane', place: 'main' })).json();
  await calls.remove(id);
  const until = new Date(now + 30 * dayMs).toISOString();
  t.match((await overview(calls)).trash, [{ id, name: 'Mebane', until }]);

  now += 29 * dayMs;
  const later = await planCalls(app);
  t.equal((await restore(later, id)).statusCode, 201);
  t.match((await later.open(id)).words, { town: 'Mebane' });
  await later.remove(id);
  await later.remove('elon');
  now += 31 * dayMs;
  const tooLate = await planCalls(app);
  t.match((await overview(tooLate)).trash, [{ id: 'elon' }]);
  t.equal((await restore(tooLate, id)).statusCode, 404);

  const kept = async () =>
    (await app.db.selectFrom('contentDocuments').select('id').where('deletedAt', 'is not', null).execute()).length;
  await emptyTrash(app.db, now - 2 * dayMs);
  t.equal(await kept(), 2);
  await emptyTrash(app.db, now);
  t.equal(await kept(), 1, 'a shipped page would come back');
});

t.test('if the owner changed the plan, a page of a release is offered at its place', async (t) => {
  const config = await testConfig(t);
  const app = await start(t, config);
  const calls = await planCalls(app);
  t.strictSame((await overview(calls)).offers, []);
  await calls.putPlan(({ main }) => ({ main: main.toReversed() }));
  const { body, id } = await app.db
    .selectFrom('contentVersions')
    .select(['id', 'body'])
    .where('documentId', '=', 'plan')
    .executeTakeFirstOrThrow();
  const { elon: _elon, ...slugs } = JSON.parse(body).slugs;
  const older = JSON.stringify({ ...JSON.parse(body), other: ['asheboro', 'burlington', 'lexington'], slugs });
  await app.db.updateTable('contentVersions').set({ body: older }).where('id', '=', id).execute();
  await app.close();
  const later = await planCalls(await start(t, config));

  t.strictSame((await overview(later)).offers, [{ id: 'elon', kind: 'town', name: 'Elon' }]);
  t.strictSame(await later.ask('/elon-fence-installation'), [404, undefined]);
  const taken = await restore(later, 'elon');
  t.equal(taken.statusCode, 201, taken.body);
  t.strictSame((await later.readPlan()).plan.other, ['asheboro', 'burlington', 'elon', 'lexington']);
  t.strictSame(await later.ask('/elon-fence-installation'), [200, undefined]);
  t.equal((await later.undo(taken)).statusCode, 200);
  t.match((await overview(later)).offers, [{ id: 'elon' }]);
});
