import t from 'tap';
import { setPassword } from '../../src/accounts/index.ts';
import { saveLead } from '../../src/leads/store.ts';
import { adminPassword, build, callAs, ownerId, signIn } from '../fixtures/app.ts';
import { momentOf, only, readCalendar, textOf } from '../fixtures/icalendar.ts';
import { captureLog } from '../fixtures/log.ts';

const dayMs = 24 * 3600_000;
const start = Date.parse('2026-11-25T15:00:00Z');
const clock = { now: start };
const { logger, lines } = captureLog('trace');
const app = await build(t, { PUBLIC_URL: 'https://longleaf.example' }, { now: () => clock.now, logger });
const call = callAs(app, await signIn(app));
t.beforeEach(async () => {
  clock.now = start;
  await app.db.deleteFrom('submissions').execute();
});

/** Adds a lead with an appointment at version 2. @returns its number */
async function addVisit(name: string, startsAt: string | number, more: object = {}): Promise<number> {
  const { address = '', ...visit } = { minutes: 60, note: '', ...more } as Record<string, unknown>;
  const lead = { source: 'contact', name, phone: '3365550108', email: '', message: 'A fence.' } as const;
  const { id } = await saveLead(app.db, { ...lead, address: String(address) });
  const at = new Date(startsAt).toISOString();
  await call('PUT', `/api/admin/leads/${id}/visit`, { ...visit, startsAt: at, version: 1 });
  return id;
}

const inDays = (days: number) => clock.now + days * dayMs;
const markSpam = (id: number) => call('PATCH', `/api/admin/leads/${id}`, { status: 'spam', version: 2 });
const readVisitSource = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json().visit;
const readWeek = async (from?: string) => (await call('GET', `/api/admin/visits${from ? `?from=${from}` : ''}`)).json();
const makeFeed = async () => new URL((await call('POST', '/api/admin/calendar-feed')).json().address).pathname;

t.test('a changed admin password ends the private calendar address', async (t) => {
  const feed = await makeFeed();
  t.equal((await app.inject({ url: feed })).statusCode, 200);
  const device = {
    endpoint: 'https://push.example/phone',
    p256dh: 'x',
    auth: 'y',
    name: 'iPhone',
    createdAtMs: start,
  };
  await app.db.insertInto('pushDevices').values(device).execute();

  await setPassword(app.db, await ownerId(app), 'another gate latch 9', { cost: 2 });
  t.equal((await app.inject({ url: feed })).statusCode, 404, 'anyone who knew the password may have made it');
  t.strictSame((await call('GET', '/api/admin/calendar-feed')).json(), {});

  t.equal((await app.inject({ url: await makeFeed() })).statusCode, 200);
  const notices = await app.db.selectFrom('outbox').select(['kind', 'payload']).execute();
  t.match(notices, [{ kind: 'push', payload: /Your calendar has a new private address/ }]);
  await setPassword(app.db, await ownerId(app), adminPassword, { cost: 2 });
});

t.test('overlapping appointments are saved and flagged in the lead and the calendar', async (t) => {
  const id = await addVisit('Ann', '2026-11-27T14:30:00Z');
  const other = await addVisit('Bo Diaz', '2026-11-27T15:30:00Z');
  const flagged = [{ id: other, name: 'Bo Diaz', startsAt: '2026-11-27T15:30:00.000Z', minutes: 60 }];
  t.strictSame((await readVisitSource(id)).overlaps, [], 'one after the other');

  const later = { startsAt: '2026-11-27T14:31:00Z', minutes: 60, version: 2 };
  t.strictSame((await call('PUT', `/api/admin/leads/${id}/visit`, later)).json().visit.overlaps, flagged);
  t.strictSame((await readVisitSource(id)).overlaps, flagged);
  t.match((await readWeek('2026-11-29')).visits, [
    { id, overlaps: true, phone: '3365550108' },
    { id: other, overlaps: true },
  ]);

  await markSpam(other);
  const week = await readWeek('2026-11-23');
  t.match(week, { visits: [{ id }], from: '2026-11-23', today: '2026-11-25' });
  t.strictSame([week.visits.length, week.visits[0].overlaps], [1, undefined]);
  t.strictSame((await readVisitSource(id)).overlaps, []);
});

t.test('a week runs from Monday to Sunday in local time, even when the clocks change', async (t) => {
  // The clocks go back on Sunday, November 1, 2026 at two in the morning: the week has 169 hours.
  for (const startsAt of [
    '2026-10-25T23:30:00-04:00',
    '2026-10-25T23:45:00-04:00',
    '2026-10-26T00:00:00-04:00',
    '2026-11-01T23:30:00-05:00',
    '2026-11-02T00:00:00-05:00',
  ])
    await addVisit('Ann', startsAt, { minutes: 30 });
  const { from, visits } = await readWeek('2026-11-01');
  t.equal(from, '2026-10-26');
  t.strictSame(
    visits.map(({ startsAt }: { startsAt: string }) => startsAt),
    ['2026-10-26T03:45:00.000Z', '2026-10-26T04:00:00.000Z', '2026-11-02T04:30:00.000Z'],
  );

  clock.now = Date.parse('2026-11-30T04:59:00Z');
  t.match(await readWeek(), { today: '2026-11-29', from: '2026-11-23', visits: [] });
  clock.now = Date.parse('2026-11-30T05:00:00Z');
  t.match(await readWeek(), { today: '2026-11-30', from: '2026-11-30' });
  t.equal((await call('GET', '/api/admin/visits?from=soon')).statusCode, 400);
});

t.test('the private calendar is served only at its current, unguessable address', async (t) => {
  await addVisit('Ann', inDays(2));
  t.strictSame((await call('GET', '/api/admin/calendar-feed')).json(), {}, 'nobody has one before the owner wants it');
  t.equal((await app.inject({ url: '/calendar/.ics' })).statusCode, 404);
  t.equal((await app.inject({ url: '/calendar/undefined.ics' })).statusCode, 404);
  const path = await makeFeed();
  t.match(path, /^\/calendar\/[\w-]{32}\.ics$/, '192 bits');
  t.equal((await app.inject({ url: path })).statusCode, 200);
  const flipped = path.replace(/.(?=\.ics$)/, (last) => (last === 'A' ? 'B' : 'A'));
  const others = [flipped, path.replace('.ics', ''), path.replace('.ics', 'x.ics'), path.toLowerCase(), `${path}/`];
  for (const url of others) {
    const answer = await app.inject({ url });
    t.equal(answer.statusCode, 404, url);
    t.match(answer.headers['cache-control'], /no-store|no-cache/);
    t.notMatch(answer.body, 'Ann');
  }
  const next = await makeFeed();
  t.not(next, path);
  t.equal((await app.inject({ url: path })).statusCode, 404, 'the old address is void');
  t.equal((await app.inject({ url: next })).statusCode, 200);
});

t.test('the private calendar has all appointments from 30 days ago onward', async (t) => {
  const note = `Bring the long tape; ask for Bo,\nnot Jo. ${'ü'.repeat(100)}`;
  const id = await addVisit('Ann; Carter, Jr.', inDays(2), { note, address: '218 Mill Creek Road, Elon' });
  await addVisit('Old', inDays(-31));
  await addVisit('Past', inDays(-29));
  await addVisit('Far', inDays(400));
  await markSpam(await addVisit('Spam', inDays(3)));

  const answer = await app.inject({ url: await makeFeed() });

  t.match(answer.headers, {
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  const calendar = readCalendar(answer.body);
  t.equal(textOf(calendar, 'X-WR-CALNAME'), 'Longleaf Fence Company: appointments');
  t.equal(only(calendar, 'METHOD').value, 'PUBLISH');
  t.strictSame(
    calendar.parts.map((event) => textOf(event, 'SUMMARY')),
    ['Appointment: Past', 'Appointment: Ann; Carter, Jr.', 'Appointment: Far'],
  );
  const event = calendar.parts[1] ?? calendar;
  t.equal(momentOf(event, 'DTSTART'), '2026-11-27T15:00:00.000Z');
  t.equal(momentOf(event, 'DTEND'), '2026-11-27T16:00:00.000Z');
  t.equal(textOf(event, 'LOCATION'), '218 Mill Creek Road, Elon');
  t.equal(textOf(event, 'DESCRIPTION'), `(336) 555-0108\n${note}\nhttps://longleaf.example/admin/leads/${id}`);
  t.notMatch(answer.body, /ATTENDEE|ORGANIZER/);
});

t.test('every change in the private calendar is a new revision of its event', async (t) => {
  const id = await addVisit('Ann', '2026-11-27T14:00:00Z', { address: '1 Old Road' });
  const path = `/api/admin/leads/${id}`;
  const feed = await makeFeed();
  const read = async () => {
    const { parts } = readCalendar((await app.inject({ url: feed })).body);
    const event = parts.find((part) => textOf(part, 'SUMMARY').includes('Ann')) ?? { name: '', lines: [], parts: [] };
    return { sequence: Number(only(event, 'SEQUENCE').value), changedAt: momentOf(event, 'LAST-MODIFIED') };
  };
  let [before, version] = [await read(), 2];
  const visit = { startsAt: '2026-11-27T14:00:00Z', minutes: 60, note: '' };
  const change = async (method: 'PUT' | 'PATCH', part: string, body: object) => {
    const answer = await call(method, `${path}${part}`, { version, ...body });
    version = answer.json().version;
  };
  const other = await addVisit('Bo', '2026-11-27T18:00:00Z');
  const changes: [what: string, make: () => Promise<unknown>][] = [
    ['its time', () => change('PUT', '/visit', { ...visit, startsAt: '2026-11-27T16:00:00Z' })],
    ['its length', () => change('PUT', '/visit', { ...visit, minutes: 90 })],
    ['its note', () => change('PUT', '/visit', { ...visit, minutes: 90, note: 'Side gate' })],
    ['its address', () => change('PUT', '', { address: '99 New Street' })],
    ['its phone number', () => change('PUT', '', { phone: '3365550109' })],
    ['its name', () => change('PUT', '', { name: 'Ann Carter' })],
    ['another visit at its time', () => call('PUT', `/api/admin/leads/${other}/visit`, { ...visit, version: 2 })],
    [
      'another visit that is spam now',
      () => call('PATCH', `/api/admin/leads/${other}`, { status: 'spam', version: 3 }),
    ],
    ['another visit that is back', () => call('PATCH', `/api/admin/leads/${other}`, { status: 'new', version: 4 })],
    ['another visit that is deleted', () => call('DELETE', '/api/admin/leads', { ids: [other] })],
  ];
  for (const [what, make] of changes) {
    clock.now += 60_000;
    await make();
    const after = await read();
    t.ok(after.sequence > before.sequence, `${what}: ${before.sequence} to ${after.sequence}`);
    t.equal(after.changedAt, new Date(clock.now).toISOString(), what);
    before = after;
  }
  await change('PUT', '/visit', { ...visit, minutes: 90, note: 'Side gate' });
  t.strictSame(await read(), before, 'a save that changes nothing is no revision');
});

t.test('the private calendar allows 60 requests in ten minutes from an address', async (t) => {
  const path = await makeFeed();
  const read = (url: string, remoteAddress = '203.0.113.7') => app.inject({ url, remoteAddress });
  for (let index = 0; index < 60; index += 1) await read(index % 2 ? path : `/calendar/${'guess'.padEnd(32, '0')}.ics`);
  const answer = await read(path);
  t.equal(answer.statusCode, 429);
  t.ok(Number(answer.headers['retry-after']) > 0);
  t.equal((await read(path, '203.0.113.8')).statusCode, 200);
});

t.test('no log line at any level has the address of the private calendar', async (t) => {
  const path = await makeFeed();
  const token = path.slice('/calendar/'.length, -'.ics'.length);
  lines.length = 0;
  for (const url of [path, `${path}?x=1`, path.replace('calendar', '%63alendar'), `http://localhost${path}`]) {
    t.equal((await app.inject({ url })).statusCode, 200, url);
    await app.inject({ url, method: 'HEAD' });
  }
  for (const url of [`${path}/`, path.replace('.ics', ''), `${path}/well-known`]) await app.inject({ url });
  const misspelled = [path.replace('/calendar', '/Calendar'), `/${path}`, path.replace('r/', 'r%2F'), `/.${path}`];
  misspelled.push(`/%20${path.slice(1)}`, `/%2563alendar/${token}`, `/${token}.ics`, `/${token}`, `/x/${token}%2eICS`);
  for (const url of misspelled) await app.inject({ url });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) await app.inject({ url: path, method });
  for (let index = 0; index < 60; index += 1) await app.inject({ url: path });
  await makeFeed();
  await app.inject({ url: path, remoteAddress: '203.0.113.9' });
  t.ok(lines.length > 5, `${lines.length} lines`);
  t.ok(lines.some(({ req }) => (req as { path?: string } | undefined)?.path === '/calendar/*'));
  t.notMatch(JSON.stringify(lines), token);
});
