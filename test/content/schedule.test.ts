import type { Test } from 'tap';
import t from 'tap';
import { buildApp } from '../../src/app.ts';
import { shippedDocuments } from '../../src/content/index.ts';
import { build, listen, testConfig, waitForSite } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';

const minuteMs = 60_000;
const home = JSON.parse(JSON.stringify(shippedDocuments.byId.get('home')?.words));
const withHeadline = (headline: string) => ({ ...home, hero: { ...home.hero, headline } });

async function openSite(t: Test) {
  const clock = { now: Date.parse('2026-11-22T15:00:00Z') };
  const app = await build(t, {}, { now: () => clock.now });
  const calls = await contentCalls(app);
  const inMinutes = (minutes: number) => new Date(clock.now + minutes * minuteMs).toISOString();
  const shows = async (words: string, url = '/') => (await app.inject({ url })).body.includes(words);
  const schedule = async (words: object, minutes: number) => {
    const { draftVersion } = await calls.open('home');
    const saved = await calls.saveDraft('home', words, draftVersion);
    return calls.publish('home', saved.json().version, { at: inMinutes(minutes) });
  };
  return { app, clock, inMinutes, shows, schedule, ...calls };
}

t.test(
  'statement 25: a scheduled version goes live at its moment, once, and what is written after is not part of it',
  async (t) => {
    const { app, clock, inMinutes, shows, schedule, open, saveDraft, call } = await openSite(t);
    const answer = await schedule(withHeadline('Spring prices'), 10);
    t.equal(answer.statusCode, 202);
    t.same(answer.json(), { schedule: { at: inMinutes(10) } });
    t.match(await open('home'), { schedule: { at: inMinutes(10) }, published: null });
    const { draftVersion } = await open('home');
    t.equal(
      (await saveDraft('home', withHeadline('Written later'), draftVersion)).statusCode,
      200,
      'no false conflict',
    );

    clock.now += 9 * minuteMs;
    await app.publisher.run();
    t.notOk(await shows('Spring prices'));
    clock.now += minuteMs;
    await app.publisher.run();
    t.ok(await shows('Spring prices'));
    t.match(await open('home'), { schedule: null, draft: withHeadline('Written later') });

    await app.publisher.run();
    const changes = (await call('GET', '/api/admin/changes')).json();
    t.strictSame(
      changes.map(({ by, action }: Record<string, string>) => [by, action]),
      [
        ['The schedule', 'publish'],
        ['The owner', 'schedule'],
      ],
    );
  },
);

t.test('statement 25: the timer publishes by itself, and a draft that nobody touched is used up', async (t) => {
  const { app, clock, schedule, shows, open } = await openSite(t);
  await schedule(withHeadline('On time'), 2);
  await listen(app);
  const begun = performance.now();
  const base = clock.now + 2 * minuteMs - 300 - begun;
  Object.defineProperty(clock, 'now', { get: () => base + performance.now() });
  await app.site.update(async () => {});
  await waitForSite(app, () => shows('On time'));
  t.match(await open('home'), { draft: null });
});

t.test('statement 25: what fell due while the site was down goes live before the first visitor', async (t) => {
  const config = await testConfig(t);
  const clock = { now: Date.parse('2026-11-22T15:00:00Z') };
  const options = { passwordCost: 2 ** 10, rendersAhead: false, now: () => clock.now };
  const first = await buildApp(config, options);
  const { open, saveDraft, publish } = await contentCalls(first);
  await saveDraft('home', withHeadline('Overdue'), (await open('home')).draftVersion);
  await publish('home', 1, { at: new Date(clock.now + 5 * minuteMs).toISOString() });
  await first.close();

  clock.now += 60 * minuteMs;
  const second = await buildApp(config, options);
  t.teardown(() => second.close());
  t.match((await second.inject({ url: '/' })).body, '<h1>Overdue</h1>');
});

t.test('statement 25: one with an error leaves the page, and says why in an alarm and a mail', async (t) => {
  const { app, clock, schedule, shows, call, open } = await openSite(t);
  const later = { ...home.hero, headline: 'Later', text: 'See [pools](page:pool-fencing).' };
  await schedule({ ...home, hero: later }, 5);
  const { plan, version } = (await call('GET', '/api/admin/content')).json();
  const hidden = { 'pool-fencing': { page: 'home' } };
  t.equal((await call('PUT', '/api/admin/plan', { plan: { ...plan, hidden }, version })).statusCode, 200);

  clock.now += 5 * minuteMs;
  await app.publisher.run();
  t.notOk(await shows('<h1>Later</h1>'));
  t.match(await open('home'), { schedule: null, published: null });
  t.match(await app.watch.listAlarms(), [{ id: 'schedule', text: /hidden or gone/ }]);
  const mails = await app.db.selectFrom('outbox').select('payload').where('kind', '=', 'alarm').execute();
  t.match(mails.map(({ payload }) => payload).join(), 'hidden or gone');
});

t.test('a schedule is a minute to a year ahead, is taken off, and gives way to a publication', async (t) => {
  const { schedule, call, open, publish, shows } = await openSite(t);
  for (const minutes of [0, 0.5, -10, 367 * 24 * 60]) {
    const refused = await schedule(withHeadline('Never'), minutes);
    t.equal(refused.statusCode, 400);
    t.strictSame(refused.json().fields.at, ['Choose a time between a minute and a year from now.']);
  }
  await schedule(withHeadline('Later'), 60);
  t.equal((await call('DELETE', '/api/admin/content/home/publication')).statusCode, 200);
  t.equal((await open('home')).schedule, null);

  await schedule(withHeadline('Later'), 60);
  const { draftVersion } = await open('home');
  t.equal((await publish('home', draftVersion)).statusCode, 200);
  t.ok(await shows('Later'));
  t.equal((await open('home')).schedule, null);
});

t.test(
  'statement 26: the announcement comes and goes at its moments, on every page and without JavaScript',
  async (t) => {
    const { app, clock, inMinutes, shows, change } = await openSite(t);
    const bar = {
      on: true,
      text: 'Closed on Thursday',
      target: 'page:financing',
      from: inMinutes(10),
      until: inMinutes(20),
    };
    t.equal((await change('bar', bar)).statusCode, 200);
    t.notOk(await shows('Closed on Thursday'));

    clock.now += 10 * minuteMs;
    await app.publisher.run();
    for (const url of ['/', '/pool-fencing', '/elon-fence-installation', '/no-such-page'])
      t.ok(
        await shows('<p class="announcement on-dark"><a href="/fence-financing">Closed on Thursday</a></p>', url),
        url,
      );
    clock.now += 10 * minuteMs;
    await app.publisher.run();
    t.notOk(await shows('Closed on Thursday'));
    await change('bar', { on: true, text: 'Open again', from: undefined, until: undefined, target: undefined });
    t.ok(await shows('<p class="announcement on-dark">Open again</p>'));
  },
);
