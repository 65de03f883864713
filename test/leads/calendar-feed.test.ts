import t, { type Test } from 'tap';
import { saveLead } from '../../src/leads/store.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { momentOf, only, readCalendar, textOf } from '../fixtures/icalendar.ts';
import { captureLog } from '../fixtures/log.ts';

const dayMs = 24 * 3600_000;

async function arrange(t: Test) {
  const clock = { now: Date.parse('2026-11-25T15:00:00Z') };
  const { logger, lines } = captureLog('trace');
  const app = await build(t, { PUBLIC_URL: 'https://longleaf.example' }, { now: () => clock.now, logger });
  const call = callAs(app, await signIn(app));
  const visit = async (name: string, days: number, more: { note?: string; address?: string } = {}) => {
    const { note = '', address = '' } = more;
    const lead = { source: 'contact', name, phone: '3365550108', email: '', message: 'A fence.', address } as const;
    const { id } = await saveLead(app.db, { ...lead, idempotencyKey: name });
    const startsAt = new Date(clock.now + days * dayMs).toISOString();
    await call('PUT', `/api/admin/leads/${id}/visit`, { startsAt, minutes: 60, note, version: 1 });
    return id;
  };
  const make = async () => new URL((await call('POST', '/api/admin/calendar-feed')).json().address).pathname;
  return { app, clock, lines, call, visit, make };
}

t.test(
  'the private calendar has each visit of the last 30 days and all that are ahead, as phones read it',
  async (t) => {
    const { app, call, visit, make } = await arrange(t);
    const note = `Bring the long tape; ask for Bo,\nnot Jo. ${'ü'.repeat(100)}`;
    const id = await visit('Ann; Carter, Jr.', 2, { note, address: '218 Mill Creek Road, Elon' });
    await visit('Old', -31);
    await visit('Past', -29);
    await visit('Far', 400);
    const spam = await visit('Spam', 3);
    await call('PATCH', `/api/admin/leads/${spam}`, { status: 'spam', version: 2 });
    t.strictSame(
      (await call('GET', '/api/admin/calendar-feed')).json(),
      {},
      'nobody has an address before the owner wants one',
    );

    const path = await make();
    const answer = await app.inject({ url: path });

    t.equal(answer.statusCode, 200);
    t.match(answer.headers, {
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    });
    const calendar = readCalendar(answer.body);
    t.equal(textOf(calendar, 'X-WR-CALNAME'), 'Longleaf Fence Company: visits');
    t.equal(only(calendar, 'METHOD').value, 'PUBLISH');
    t.strictSame(
      calendar.parts.map((event) => textOf(event, 'SUMMARY')),
      ['Visit: Past', 'Visit: Ann; Carter, Jr.', 'Visit: Far'],
    );
    const event = calendar.parts[1] ?? calendar;
    t.equal(momentOf(event, 'DTSTART'), '2026-11-27T15:00:00.000Z');
    t.equal(momentOf(event, 'DTEND'), '2026-11-27T16:00:00.000Z');
    t.equal(textOf(event, 'LOCATION'), '218 Mill Creek Road, Elon');
    t.equal(textOf(event, 'DESCRIPTION'), `(336) 555-0108\n${note}\nhttps://longleaf.example/admin/leads/${id}`);
    t.notMatch(answer.body, /ATTENDEE|ORGANIZER/);
  },
);

t.test('the private calendar answers to its present address alone, which cannot be guessed', async (t) => {
  const { app, visit, make } = await arrange(t);
  await visit('Ann', 2);
  t.equal((await app.inject({ url: '/calendar/.ics' })).statusCode, 404);
  t.equal((await app.inject({ url: '/calendar/undefined.ics' })).statusCode, 404);
  const path = await make();
  t.match(path, /^\/calendar\/[\w-]{32}\.ics$/, '192 bits');
  t.equal((await app.inject({ url: path })).statusCode, 200);
  const flipped = path.replace(/.(?=\.ics$)/, (last) => (last === 'A' ? 'B' : 'A'));
  for (const url of [
    flipped,
    path.replace('.ics', ''),
    path.replace('.ics', 'x.ics'),
    path.toLowerCase(),
    `${path}/`,
  ]) {
    const answer = await app.inject({ url });
    t.equal(answer.statusCode, 404, url);
    t.match(answer.headers['cache-control'], /no-store|no-cache/);
    t.notMatch(answer.body, 'Ann');
  }
  const next = await make();
  t.not(next, path);
  t.equal((await app.inject({ url: path })).statusCode, 404, 'the old address is void');
  t.equal((await app.inject({ url: next })).statusCode, 200);
});

t.test(
  'the private calendar is read 60 times in ten minutes from an address, right or wrong, and then has to wait',
  async (t) => {
    const { app, make } = await arrange(t);
    const path = await make();
    const read = (url: string, remoteAddress = '203.0.113.7') => app.inject({ url, remoteAddress });
    for (let index = 0; index < 60; index += 1) await read(index % 2 ? path : '/calendar/guess.ics');
    const answer = await read(path);
    t.equal(answer.statusCode, 429);
    t.ok(Number(answer.headers['retry-after']) > 0);
    t.equal((await read(path, '203.0.113.8')).statusCode, 200);
  },
);

t.test('no line of the log holds the address of the private calendar, at any level', async (t) => {
  const { app, lines, make } = await arrange(t);
  const path = await make();
  const token = path.slice('/calendar/'.length, -'.ics'.length);
  lines.length = 0;
  for (const url of [path, `${path}?x=1`, path.replace('calendar', '%63alendar'), `http://localhost${path}`]) {
    t.equal((await app.inject({ url })).statusCode, 200, url);
    await app.inject({ url, method: 'HEAD' });
  }
  for (const url of [`${path}/`, path.replace('.ics', ''), `${path}/well-known`]) await app.inject({ url });
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'] as const) await app.inject({ url: path, method });
  for (let index = 0; index < 60; index += 1) await app.inject({ url: path });
  await make();
  await app.inject({ url: path, remoteAddress: '203.0.113.9' });
  t.ok(lines.length > 5, `${lines.length} lines`);
  t.ok(lines.some(({ req }) => (req as { path?: string } | undefined)?.path === '/calendar/*'));
  t.notMatch(JSON.stringify(lines), token);
});
