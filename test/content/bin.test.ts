import t from 'tap';
import { emptyBin } from '../../src/content/plan/bin.ts';
import type { SiteOverview } from '../../src/shared/content/versions.ts';
import { build, start, testConfig } from '../fixtures/app.ts';
import { planCalls } from '../fixtures/content.ts';

type Calls = Awaited<ReturnType<typeof planCalls>>;
const bringBack = ({ call }: Calls, id: string, body?: object) => call('POST', `/api/admin/content/${id}/return`, body);
const overview = async ({ call }: Calls): Promise<SiteOverview> => (await call('GET', '/api/admin/content')).json();
const takeBack = async (calls: Calls) =>
  calls.call('POST', `/api/admin/batches/${(await overview(calls)).undo?.batch}/reversal`);

t.test('a page comes back out of the bin with its words to where it stood, and Undo puts it there again', async (t) => {
  const app = await build(t);
  const calls = await planCalls(app);
  const { remove, ask, change, readPlan, undo } = calls;
  await change('elon', { tagline: 'Words of the owner.' });
  const { plan } = await readPlan();
  await remove('elon', { target: { page: 'burlington' } });
  t.match((await overview(calls)).bin, [{ id: 'elon', name: 'Elon', until: undefined }], 'a page of ours, at any time');

  const back = await bringBack(calls, 'elon');
  t.equal(back.statusCode, 201, back.body);
  t.match(back.json(), { id: 'elon', slug: 'elon-fence-installation' });
  t.strictSame((await readPlan()).plan, { ...plan, slugs: (await readPlan()).plan.slugs });
  t.match((await app.inject({ url: '/elon-fence-installation' })).body, 'Words of the owner.');
  t.strictSame((await overview(calls)).bin, []);
  t.equal((await bringBack(calls, 'elon')).statusCode, 404, 'it is not there any more');

  t.equal((await undo(back)).statusCode, 200);
  t.strictSame(await ask('/elon-fence-installation'), [308, '/burlington-fence-installation']);
  t.match((await overview(calls)).bin, [{ id: 'elon' }]);
});

t.test('a page comes back hidden if it was hidden, and under another address if its own was given away', async (t) => {
  const app = await build(t);
  const calls = await planCalls(app);
  const { remove, ask, hide, rename, show, change } = calls;
  await hide('pool-fencing', { page: 'ranch-fencing' });
  await remove('pool-fencing', { target: { page: 'picket-fencing' } });
  await rename('privacy-fencing', 'pool-fencing');

  const taken = await bringBack(calls, 'pool-fencing');
  t.match([taken.statusCode, taken.json().message], [409, 'Another page has this address.']);
  t.equal((await bringBack(calls, 'pool-fencing', { slug: 'gallery' })).statusCode, 400);
  t.equal((await bringBack(calls, 'pool-fencing', { slug: 'pools' })).statusCode, 201);
  t.strictSame(await ask('/pools'), [302, '/ranch-fencing']);
  t.strictSame(await ask('/pool-fencing'), [200, undefined], 'the page that has it now');
  await show('pool-fencing');
  t.strictSame(await ask('/pools'), [200, undefined]);

  await change('pool-fencing', { benefit: 'Words of the owner.' });
  await hide('pool-fencing', { page: 'ranch-fencing' });
  await remove('pool-fencing');
  await remove('ranch-fencing');
  await bringBack(calls, 'pool-fencing');
  t.strictSame(await ask('/pools'), [302, '/'], 'what stood in for it is gone');
});

t.test('a page of the owner’s can be brought back for 30 days', async (t) => {
  let now = Date.now();
  const app = await build(t, {}, { now: () => now });
  const calls = await planCalls(app);
  const { id } = (await calls.add({ kind: 'town', name: 'Mebane', place: 'main' })).json();
  await calls.remove(id);
  const until = new Date(now + 30 * 24 * 3600_000).toISOString();
  t.match((await overview(calls)).bin, [{ id, name: 'Mebane', until }]);

  now += 29 * 24 * 3600_000;
  const later = await planCalls(app);
  t.equal((await bringBack(later, id)).statusCode, 201);
  t.match((await later.open(id)).words, { town: 'Mebane' });
  await later.remove(id);
  now += 31 * 24 * 3600_000;
  const tooLate = await planCalls(app);
  t.strictSame((await overview(tooLate)).bin, []);
  t.equal((await bringBack(tooLate, id)).statusCode, 404);
});

t.test(
  'a page that a release brought to a plan of the owner’s is offered, and taken up where it belongs',
  async (t) => {
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
    const taken = await bringBack(later, 'elon');
    t.equal(taken.statusCode, 201, taken.body);
    t.strictSame((await later.readPlan()).plan.other, ['asheboro', 'burlington', 'elon', 'lexington']);
    t.strictSame(await later.ask('/elon-fence-installation'), [200, undefined]);
    t.equal((await later.undo(taken)).statusCode, 200);
    t.match((await overview(later)).offers, [{ id: 'elon' }]);
  },
);

t.test('a page in the bin is no page to copy', async (t) => {
  const { add, remove } = await planCalls(await build(t));
  await remove('pool-fencing');
  await remove('elon');
  const copy = { kind: 'service', name: 'Pool Fences', place: 'fenceStyles', copyOf: 'pool-fencing' };
  t.strictSame((await add(copy)).json().fields, { copyOf: ['There is no such page to copy.'] });
  const town = await add({ kind: 'town', name: 'Elon', place: 'main', slug: 'elon', copyOf: 'elon' });
  t.strictSame(town.json().fields, { copyOf: ['There is no such page to copy.'] });
});

t.test('what stands in for a removed page is kept as long as an address leads to it', async (t) => {
  const calls = await planCalls(await build(t));
  const { add, remove, ask, readPlan, putPlan, call } = calls;
  const { id } = (await add({ kind: 'service', name: 'Bamboo Fencing', place: 'commercial' })).json();
  await remove(id, { target: { page: 'ranch-fencing' } });
  t.strictSame((await readPlan()).plan.hidden, {}, 'no one ever saw it');

  await remove('pool-fencing', { target: { page: 'ranch-fencing' } });
  await remove('ranch-fencing', { target: { page: 'picket-fencing' } });
  await call('DELETE', `/api/admin/redirects/${encodeURIComponent('/ranch-fencing')}`);
  await putPlan(({ strip }) => ({ strip: strip.toReversed() }));
  t.strictSame(await ask('/pool-fencing'), [308, '/picket-fencing'], 'by way of the other removed page');
  await call('DELETE', `/api/admin/redirects/${encodeURIComponent('/pool-fencing')}`);
  await putPlan(({ strip }) => ({ strip: strip.toReversed() }));
  t.strictSame((await readPlan()).plan.hidden, {});
});

t.test('a hidden page whose stand-in was removed holds up no other change', async (t) => {
  const { hide, remove, putPlan } = await planCalls(await build(t));
  await hide('elon', { page: 'burlington' });
  await remove('burlington');
  const moved = await putPlan(({ main }) => ({ main: main.toReversed() }));
  t.equal(moved.statusCode, 200, moved.body);
  const again = await hide('lexington', { page: 'elon' });
  t.strictSame(again.json().fields, { 'hidden.lexington': ['Choose a page that visitors see.'] });
});

t.test('the list says what the last change of the plan was, and one Undo after another takes all back', async (t) => {
  const calls = await planCalls(await build(t));
  const { add, rename, hide, show, remove, putPlan, readPlan } = calls;
  const changes = async () => (await overview(calls)).undo?.changes;
  t.equal(await changes(), undefined);
  const { plan: first } = await readPlan();

  const { id } = (await add({ kind: 'town', name: 'Mebane', place: 'other' })).json();
  t.strictSame(await changes(), ['Mebane was added']);
  await rename('pool-fencing', 'pools');
  t.strictSame(await changes(), ['/pool-fencing leads to /pools']);
  await hide('pool-fencing', { page: 'ranch-fencing' });
  t.strictSame(await changes(), ['Pool Fencing is hidden']);
  await hide('pool-fencing', { page: 'home' });
  t.strictSame(await changes(), ['The visitors of Pool Fencing are led elsewhere']);
  await show('pool-fencing');
  t.strictSame(await changes(), ['Pool Fencing is shown again']);
  await putPlan(({ main, strip }) => ({ main: main.toReversed(), strip: strip.slice(1) }));
  t.strictSame(await changes(), ['The order of the pages was changed', 'The towns on the home page were changed']);
  await remove('ranch-fencing');
  t.strictSame(await changes(), ['Ranch Fencing was removed']);

  for (let left = 7; left > 0; left -= 1) t.equal((await takeBack(calls)).statusCode, 200, `${left}`);
  t.strictSame((await readPlan()).plan, first);
  t.equal(await changes(), undefined);
  t.match((await overview(calls)).bin, [{ id, name: 'Mebane' }], 'the words of the new town are not lost');
});

t.test('the bin keeps a page for 30 days', async (t) => {
  const app = await build(t, {}, { now: () => Date.now() - 31 * 24 * 3600_000 });
  const { add, remove } = await planCalls(app);
  const { id } = (await add({ kind: 'service', name: 'Bamboo Fencing', place: 'commercial' })).json();
  await remove(id);
  await remove('pool-fencing');
  await emptyBin(app.db, Date.now() - 2 * 24 * 3600_000);
  const ids = async () =>
    (await app.db.selectFrom('contentDocuments').select('id').where('deletedAt', 'is not', null).execute()).map(
      (row) => row.id,
    );
  t.strictSame((await ids()).sort(), [id, 'pool-fencing'].sort());
  await emptyBin(app.db, Date.now());
  t.strictSame(await ids(), ['pool-fencing'], 'a shipped page would come back');
});
