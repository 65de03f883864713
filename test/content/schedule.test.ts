import { PassThrough } from 'node:stream';
import t from 'tap';
import { publishScheduled } from '../../src/content/publisher.ts';
import { findNextMoment, listDue } from '../../src/content/versions.ts';
import { build, start, testConfig } from '../fixtures/app.ts';
import { contentCalls, showPage } from '../fixtures/content.ts';
import { refuseRows } from '../fixtures/database.ts';

const minuteMs = 60_000;
const clock = { now: Date.now() };
const inMs = (ms: number) => new Date(clock.now + ms).toISOString();

/** A site with a stopped clock, which the tests move. Each test schedules a different page. */
const app = await build(t, {}, { now: () => clock.now });
const { call, at, open, saveDraft, publish } = await contentCalls(app);

/** Saves a page with a title and schedules it. @returns the response */
async function schedule(id: string, title: string, moment: string) {
  const { words, draftVersion } = await open(id);
  await saveDraft(id, { ...words, title }, draftVersion);
  return publish(id, draftVersion + 1, { at: moment });
}

/** Returns the title that visitors see. */
const titleOf = async (path: string, site = app) => /<title>(.*?) \|/.exec(await showPage(site, path))?.[1];

async function pass(ms: number): Promise<void> {
  clock.now += ms;
  await app.publisher.run();
}

t.test('a schedule fires once, on time, and its log line names its author', async (t) => {
  const moment = inMs(10 * minuteMs);
  const answer = await schedule('home', 'Spring prices', moment);

  t.equal(answer.statusCode, 202);
  t.strictSame(answer.json(), { schedule: { at: moment }, version: 2 });
  t.match(await open('home'), { schedule: { at: moment }, published: null });
  const { documents } = (await call('GET', '/api/admin/content')).json();
  t.strictSame(documents.find(({ id }: { id: string }) => id === 'home').states, ['live', 'draft', 'scheduled']);

  await pass(10 * minuteMs - 1);
  t.not(await titleOf('/'), 'Spring prices');
  clock.now += 1;
  await Promise.all([app.publisher.run(), app.publisher.run()]);
  t.equal(await titleOf('/'), 'Spring prices');
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
});

t.test('a version goes live on schedule even if one of its links is broken by then', async (t) => {
  const { words, draftVersion } = await open('financing');
  const hero = { heading: 'Ask us', text: 'Ask about [pools](page:pool-fencing).' };
  await saveDraft('financing', { ...words, hero }, draftVersion);
  t.equal((await publish('financing', draftVersion + 1, { at: inMs(2 * minuteMs) })).statusCode, 202);
  await call('DELETE', '/api/admin/content/pool-fencing', {});
  await pass(2 * minuteMs);

  t.match(await showPage(app, '/fence-financing'), /Ask about (<!-- -->)?pools(<!-- -->)?\./);
  t.match(await open('financing'), { published: Number, schedule: null, draft: null });
});

t.test('a schedule that fires causes no false conflict for an editor', async (t) => {
  let last = (await schedule('areas', 'The scheduled words', inMs(2 * minuteMs))).json().version;
  const { words } = await open('areas');
  await pass(2 * minuteMs);
  t.equal((await open('areas')).draft, null, 'the draft went live');

  for (let edit = 1; edit <= 6; edit += 1) {
    if (edit === 4) {
      last = (await publish('areas', last, { at: inMs(2 * minuteMs) })).json().version;
      await pass(2 * minuteMs);
    }
    const saved = await saveDraft('areas', { ...words, title: `Edit ${edit}` }, last);
    t.equal(saved.statusCode, 200);
    last = saved.json().version;
  }
  t.equal(await titleOf('/areas-we-serve'), 'Edit 3', 'what was written after the scheduling is not part of it');
  t.match(await open('areas'), { draft: { title: 'Edit 6' } });
  t.equal((await publish('areas', last)).statusCode, 200);
});

t.test('publishing now cancels the schedule and removes its version', async (t) => {
  const { version } = (await schedule('ranch-fencing', 'Both now and later', inMs(2 * minuteMs))).json();
  t.equal((await publish('ranch-fencing', version)).statusCode, 200);
  await pass(3 * minuteMs);

  const versions = (await call('GET', at('ranch-fencing', '/versions'))).json();
  t.strictSame(
    versions.map(({ origin }: { origin: string }) => origin),
    ['publish', 'shipped'],
  );
});

t.test('a new schedule replaces the old one, and unscheduling keeps the text as a draft', async (t) => {
  const id = 'picket-fencing';
  const { version } = (await schedule(id, 'Never shown', inMs(2 * minuteMs))).json();
  const dropped = (await call('DELETE', at(id, '/draft'), { version })).json();
  t.equal((await publish(id, dropped.version, { at: inMs(4 * minuteMs) })).statusCode, 202);
  await pass(3 * minuteMs);
  t.not(await titleOf('/picket-fencing'), 'Never shown');

  t.strictSame((await call('DELETE', at(id, '/publication'))).json(), { schedule: null });
  t.match(await open(id), { schedule: null, draft: { title: 'Never shown' } });
  t.equal((await call('DELETE', at(id, '/publication'))).statusCode, 404);
  await pass(3 * minuteMs);
  t.not(await titleOf('/picket-fencing'), 'Never shown');
});

t.test('a schedule needs a draft and a time between a minute and a year from now', async (t) => {
  const id = 'privacy-fencing';
  const soon = { at: inMs(2 * minuteMs) };
  const { words } = await open(id);
  t.equal((await publish(id, 0, soon)).statusCode, 409, 'nothing of the owner’s yet');
  await saveDraft(id, { ...words, title: 'Some day' }, 0);

  for (const ms of [0, minuteMs - 1, 365 * 24 * 60 * minuteMs + 1]) {
    const refused = await publish(id, 1, { at: inMs(ms) });
    t.equal(refused.statusCode, 400);
    t.strictSame(refused.json().fields, { at: ['Choose a time between a minute and a year from now.'] });
  }
  t.equal((await publish(id, 0, soon)).statusCode, 409, 'another draft');
  await saveDraft(id, { ...words, title: '' }, 1);
  t.equal((await publish(id, 2, soon)).statusCode, 422);
  await saveDraft(id, { ...words, title: 'Some day' }, 2);
  t.equal((await publish(id, 3)).statusCode, 200);
  t.strictSame((await publish(id, 4, soon)).json().fields, {
    at: ['Nothing has changed since this text was published.'],
  });
});

t.test('a schedule survives a read-only database and is published later', async (t) => {
  await schedule('price', 'After the fault', inMs(2 * minuteMs));
  const release = await refuseRows(t, app, 'changes');
  await pass(2 * minuteMs);
  t.not(await titleOf('/price-my-fence'), 'After the fault');
  await release();
  await app.publisher.run();
  t.equal(await titleOf('/price-my-fence'), 'After the fault');
});

t.test('a failing schedule delays no announcement and is logged only once', async (t) => {
  const lines = new PassThrough();
  const app = await build(t, {}, { now: () => clock.now, logger: { level: 'error', stream: lines } });
  const calls = await contentCalls(app);
  const moment = inMs(2 * minuteMs);
  await calls.change('bar', { on: true, text: 'Open house', target: undefined, from: moment });
  await calls.saveDraft('home', { ...(await calls.open('home')).words, title: 'Later' }, 0);
  await calls.publish('home', 1, { at: moment });
  const release = await refuseRows(t, app, 'changes');
  clock.now += 2 * minuteMs;
  for (let look = 0; look < 3; look += 1) await app.publisher.run();

  t.equal(app.site.current.content.announcement?.text, 'Open house');
  t.not(await titleOf('/', app), 'Later');
  const failures = String(lines.read()).match(/scheduled publishing failed/g);
  t.equal(failures?.length, 1);
  await release();
  await app.publisher.run();
  t.equal(await titleOf('/', app), 'Later');
});

t.test('a schedule of an unknown kind waits for a newer release without repeated work', async (t) => {
  const { db } = app;
  const document = { id: 'menu', kind: 'menu', draftVersion: 0 };
  await db.insertInto('contentDocuments').values(document).execute();
  const version = {
    documentId: 'menu',
    origin: 'schedule' as const,
    shippedHash: '',
    by: 'The owner',
    at: inMs(0),
    body: '{}',
  };
  await db
    .insertInto('contentVersions')
    .values({ ...version, scheduledAtMs: clock.now })
    .execute();
  let readings = 0;
  app.site.onChange(() => {
    readings += 1;
  });
  await pass(minuteMs);

  t.strictSame(await listDue(db, clock.now), []);
  t.ok((await findNextMoment(db)) > clock.now);
  t.equal(readings, 0);
  t.equal((await db.selectFrom('contentVersions').selectAll().where('documentId', '=', 'menu').execute()).length, 1);
  await db.deleteFrom('contentVersions').where('documentId', '=', 'menu').execute();
  await db.deleteFrom('contentDocuments').where('id', '=', 'menu').execute();
});

t.test('only one of several processes publishes a due schedule', async (t) => {
  const moment = inMs(2 * minuteMs);
  await schedule('elon', 'Once', moment);
  clock.now += 2 * minuteMs;
  const [due] = await listDue(app.db, clock.now);
  t.equal(due?.id, 'elon');
  await app.site.update(async () => {
    await Promise.all([due, due, due, due].map((row) => row && publishScheduled(app.db, row, clock.now)));
  });

  t.equal(await titleOf('/elon-fence-installation'), 'Once');
  const changes = (await call('GET', '/api/admin/changes?subject=elon')).json();
  t.match(changes, [
    { action: 'publish', by: 'The owner', role: 'site' },
    { action: 'schedule', by: 'The owner', role: 'owner' },
  ]);
  t.equal(changes.length, 2);
});

t.test('publications that were due while the site was down show before it listens again', async (t) => {
  const config = await testConfig(t);
  const first = await start(t, config, { now: () => clock.now });
  const calls = await contentCalls(first);
  const bar = (site: typeof first) => site.site.current.content.announcement?.text;
  await calls.saveDraft('home', { ...(await calls.open('home')).words, title: 'Overdue words' }, 0);
  await calls.publish('home', 1, { at: inMs(2 * minuteMs) });
  await calls.change('bar', { on: true, text: 'Open house', target: undefined, from: inMs(2 * minuteMs) });
  t.equal(bar(first), undefined);
  await first.close();

  clock.now += 60 * minuteMs;
  const later = await start(t, config, { now: () => clock.now });
  await later.ready();
  t.notOk(later.server.listening);
  t.equal(await titleOf('/', later), 'Overdue words');
  t.equal(bar(later), 'Open house');
});

t.test('the job publishes a schedule when it is due, not before', async (t) => {
  await app.jobs.runDue();
  const answer = await schedule('price', 'By the job', inMs(2 * minuteMs));
  t.equal(answer.statusCode, 202);
  clock.now += 2 * minuteMs - 1;
  await app.jobs.runDue();
  t.not(await titleOf('/price-my-fence'), 'By the job');
  clock.now += 1;
  await app.jobs.runDue();
  t.equal(await titleOf('/price-my-fence'), 'By the job');
});

t.test('the job shows the announcement on time and hides it at its end', async (t) => {
  const { change } = await contentCalls(app);
  const shown = () => app.site.current.content.announcement?.text;
  const words = { on: true, text: 'Open on Saturday', target: undefined };
  await change('bar', { ...words, from: inMs(2 * minuteMs), until: inMs(4 * minuteMs) });
  for (const expected of [undefined, 'Open on Saturday', undefined]) {
    await app.jobs.runDue();
    t.equal(shown(), expected);
    clock.now += 2 * minuteMs;
  }
});
