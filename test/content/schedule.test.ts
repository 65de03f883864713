import type { Kysely } from 'kysely';
import t from 'tap';
import { writeDraft } from '../../src/content/drafts.ts';
import { shippedDocuments } from '../../src/content/index.ts';
import { publishScheduled, scheduleDraft } from '../../src/content/publisher.ts';
import { listDue } from '../../src/content/versions.ts';
import type { Database } from '../../src/database/index.ts';
import { build, listen, start, testConfig, waitForSite } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { refuseRows } from '../fixtures/database.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { buildWithClock, hero, minuteMs, shown } from '../fixtures/schedule.ts';
import { openStores } from '../fixtures/store.ts';

t.test(
  'statement 25: a schedule fires at its moment, once, and its line in the audit log names who scheduled it',
  async (t) => {
    const { app, clock, inMs, schedule, open, call, at } = await buildWithClock(t);
    const moment = inMs(10 * minuteMs);
    const { answer } = await schedule('Spring prices', moment);

    t.equal(answer.statusCode, 202);
    t.strictSame(answer.json(), { schedule: { at: moment }, version: 2 });
    t.match(await open('home'), { schedule: { at: moment }, published: null });
    const { documents } = (await call('GET', '/api/admin/content')).json();
    t.strictSame(documents.find(({ id }: { id: string }) => id === 'home').states, ['live', 'draft', 'scheduled']);

    clock.now += 10 * minuteMs - 1;
    await app.publisher.run();
    t.not(await shown(app), 'Spring prices');
    clock.now += 1;
    await Promise.all([app.publisher.run(), app.publisher.run()]);
    t.equal(await shown(app), 'Spring prices');
    t.match(await open('home'), { schedule: null, published: Number, draft: null });

    await app.publisher.run();
    const changes = (await call('GET', '/api/admin/changes')).json();
    t.strictSame(
      changes.map(({ by, action, subject, detail }: Record<string, string>) => [by, action, subject, detail]),
      [
        ['The owner', 'publish', 'home', 'schedule'],
        ['The owner', 'schedule', 'home', moment],
      ],
    );
    const [version] = (await call('GET', at('home', '/versions'))).json();
    t.match(version, { origin: 'schedule', at: moment, by: 'The owner' });
  },
);

t.test('statement 25: the timer is set to the moment itself, without a call from anyone', async (t) => {
  const app = await build(t);
  await listen(app);
  const { open, saveDraft, publish } = await contentCalls(app);
  const { words } = await open('home');
  await saveDraft('home', { ...words, ...hero('By itself') }, 0);
  await publish('home', 1, { at: new Date(Date.now() + 5 * minuteMs).toISOString() });

  const moment = Date.now() + 400;
  await app.db.updateTable('contentVersions').set({ scheduledAtMs: moment }).where('documentId', '=', 'home').execute();
  await app.publisher.wake();
  // Where processes share a database, the site is read anew for other reasons too.
  await waitForSite(app, async () => (await shown(app)) === 'By itself');

  t.ok(Date.now() >= moment, 'not before it');
});

t.test(
  'statement 25: a schedule that fell due while the site was down is published before the site listens',
  async (t) => {
    const config = await testConfig(t);
    const clock = { now: Date.now() };
    const first = await start(t, config, { now: () => clock.now });
    const { open, saveDraft, publish } = await contentCalls(first);
    await saveDraft('home', { ...(await open('home')).words, ...hero('Overdue words') }, 0);
    await publish('home', 1, { at: new Date(clock.now + 2 * minuteMs).toISOString() });
    await first.close();

    clock.now += 60 * minuteMs;
    const later = await start(t, config, { now: () => clock.now });
    await later.ready();
    t.notOk(later.server.listening);
    t.equal(await shown(later), 'Overdue words');
  },
);

t.test('statement 25: a version goes live at its moment also where a link of it leads nowhere by then', async (t) => {
  const { app, clock, inMs, schedule, open, saveDraft, publish, call } = await buildWithClock(t);
  await schedule('Ask us', inMs(2 * minuteMs));
  const { words, draftVersion } = await open('home');
  const linked = { ...words, hero: { ...(words.hero as object), text: 'Ask about [pools](page:pool-fencing).' } };
  const { version } = (await saveDraft('home', linked, draftVersion)).json();
  t.equal((await publish('home', version, { at: inMs(2 * minuteMs) })).statusCode, 202);
  t.equal((await call('DELETE', '/api/admin/content/pool-fencing', {})).statusCode, 200);
  clock.now += 2 * minuteMs;
  await app.publisher.run();

  t.equal(await shown(app), 'Ask us');
  t.match((await app.inject({ url: '/' })).body, /Ask about (<!-- -->)?pools(<!-- -->)?\./);
  t.match(await open('home'), { published: Number, schedule: null, draft: null });
});

t.test('statement 19: a schedule that fires gives an editor who goes on typing no false conflict', async (t) => {
  const { app, clock, inMs, schedule, open, saveDraft, publish } = await buildWithClock(t);
  const { version } = await schedule('The scheduled words', inMs(2 * minuteMs));
  const { words } = await open('home');
  clock.now += 2 * minuteMs;
  await app.publisher.run();
  t.equal((await open('home')).draft, null, 'the draft went live');

  let last = version;
  for (let edit = 1; edit <= 50; edit += 1) {
    if (edit === 25) {
      last = (await publish('home', last, { at: inMs(2 * minuteMs) })).json().version;
      clock.now += 2 * minuteMs;
      await app.publisher.run();
    }
    const saved = await saveDraft('home', { ...words, ...hero(`Edit ${edit}`) }, last);
    t.equal(saved.statusCode, 200);
    last = saved.json().version;
  }
  t.equal(await shown(app), 'Edit 24', 'what was written after the scheduling is not part of it');
  t.match(await open('home'), { draft: hero('Edit 50') });
  t.equal((await publish('home', last)).statusCode, 200);
});

t.test('a database that takes nothing at the moment keeps the schedule, which is published later', async (t) => {
  const { app, clock, inMs, schedule } = await buildWithClock(t);
  await schedule('After the fault', inMs(2 * minuteMs));
  const release = await refuseRows(t, app, 'changes');
  clock.now += 2 * minuteMs;
  await app.publisher.run();
  t.not(await shown(app), 'After the fault');
  await release();
  await app.publisher.run();
  t.equal(await shown(app), 'After the fault');
});

t.test('statement 25: two processes that find the same schedule due publish it once', async (t) => {
  // SQLite has one process, which holds the lock of the data directory.
  const stores = await openStores(t, onPostgres ? 2 : 1);
  const [db] = stores as [Kysely<Database>];
  const context = { documents: shippedDocuments, hasPicture: () => true };
  const at = '2026-11-22T12:00:00.000Z';
  const edit = { id: 'home', by: { name: 'Ann', role: 'office' as const }, at, context };
  const draft = JSON.stringify({ ...shippedDocuments.byId.get('home')?.words, ...hero('Once') });
  await writeDraft(db, { id: 'home', kind: 'home', version: 0, draft, by: 'Ann', at });
  const nowMs = Date.parse(at);
  await scheduleDraft(db, edit, { version: 1, accept: [], atMs: nowMs });

  const due = await listDue(db, nowMs);
  t.equal(due.length, 1);
  await Promise.all(due.flatMap((row) => [...stores, ...stores].map((store) => publishScheduled(store, row, nowMs))));

  const changes = await db.selectFrom('changes').select(['action', 'by', 'role']).orderBy('id').execute();
  t.strictSame(changes, [
    { action: 'schedule', by: 'Ann', role: 'office' },
    { action: 'publish', by: 'Ann', role: 'site' },
  ]);
});
