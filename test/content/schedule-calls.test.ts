import t from 'tap';
import { buildWithClock, hero, minuteMs, shown } from '../fixtures/schedule.ts';

t.test('what is written after the scheduling is not part of it, and stays a draft', async (t) => {
  const { app, clock, inMs, schedule, open, saveDraft } = await buildWithClock(t);
  const { version } = await schedule('The scheduled words', inMs(2 * minuteMs));
  const { words } = await open('home');
  await saveDraft('home', { ...words, ...hero('Second thoughts') }, version);
  clock.now += 2 * minuteMs;
  await app.publisher.run();

  t.equal(await shown(app), 'The scheduled words');
  t.match(await open('home'), { draft: hero('Second thoughts') });
});

t.test('publishing now takes the schedule off, and its version is in no history', async (t) => {
  const { app, clock, inMs, schedule, call, at, publish } = await buildWithClock(t);
  const { version } = await schedule('Both now and later', inMs(2 * minuteMs));
  t.equal((await publish('home', version)).statusCode, 200);
  clock.now += 3 * minuteMs;
  await app.publisher.run();

  const versions = (await call('GET', at('home', '/versions'))).json();
  t.strictSame(
    versions.map(({ origin }: { origin: string }) => origin),
    ['publish', 'shipped'],
  );
});

t.test('a schedule is moved by another one, and taken off by a call that leaves its words as a draft', async (t) => {
  const { app, clock, inMs, schedule, open, call, at, publish } = await buildWithClock(t);
  const { version } = await schedule('Never shown', inMs(2 * minuteMs));
  const dropped = (await call('DELETE', at('home', '/draft'), { version })).json();
  const moved = await publish('home', dropped.version, { at: inMs(4 * minuteMs) });
  t.equal(moved.statusCode, 202);
  clock.now += 3 * minuteMs;
  await app.publisher.run();
  t.not(await shown(app), 'Never shown');

  t.strictSame((await call('DELETE', at('home', '/publication'))).json(), { schedule: null });
  t.match(await open('home'), { schedule: null, draft: hero('Never shown') });
  t.equal((await call('DELETE', at('home', '/publication'))).statusCode, 404);
  clock.now += 3 * minuteMs;
  await app.publisher.run();
  t.not(await shown(app), 'Never shown');
});

t.test('a moment lies between a minute and a year from now, and there is something to publish', async (t) => {
  const { inMs, open, saveDraft, publish } = await buildWithClock(t);
  const { words } = await open('home');
  t.equal((await publish('home', 0, { at: inMs(2 * minuteMs) })).statusCode, 409, 'nothing of the owner’s yet');
  await saveDraft('home', { ...words, ...hero('Some day') }, 0);

  for (const ms of [0, minuteMs - 1, 365 * 24 * 60 * minuteMs + 1]) {
    const refused = await publish('home', 1, { at: inMs(ms) });
    t.equal(refused.statusCode, 400);
    t.strictSame(refused.json().fields, { at: ['Choose a time between a minute and a year from now.'] });
  }
  t.equal((await publish('home', 0, { at: inMs(2 * minuteMs) })).statusCode, 409, 'another draft');
  await saveDraft('home', { ...words, ...hero('') }, 1);
  t.equal((await publish('home', 2, { at: inMs(2 * minuteMs) })).statusCode, 422);
  await saveDraft('home', { ...words, ...hero('Some day') }, 2);
  t.equal((await publish('home', 3)).statusCode, 200);
  const nothing = await publish('home', 4, { at: inMs(2 * minuteMs) });
  t.strictSame(nothing.json().fields, { at: ['Nothing was changed since these words were published.'] });
});
