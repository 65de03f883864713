import t, { type Test } from 'tap';
import { saveLead } from '../../src/leads/store.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { momentOf, only, readCalendar, textOf } from '../fixtures/icalendar.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const hourMs = 3600_000;
const ann = {
  source: 'contact',
  name: 'Ann "Buddy" Carter, Jr.; of Elon',
  phone: '3365550108',
  email: 'ann.carter@example.com',
  message: 'A fence.',
} as const;

/** A site with a clock and a mail server of the test's own, and one lead. */
async function arrange(t: Test, lead: Partial<typeof ann> & { address?: string } = {}) {
  const server = await startMailServer(t);
  const clock = { now: Date.parse('2026-11-25T15:00:00Z') };
  const environment = {
    SMTP_URL: server.url,
    MAIL_FROM: 'site@longleaf.example',
    NOTIFY_EMAIL: 'owner@longleaf.example',
  };
  const app = await build(t, { ...environment, PUBLIC_URL: 'https://longleaf.example' }, { now: () => clock.now });
  const call = callAs(app, await signIn(app));
  const { id } = await saveLead(app.db, { ...ann, ...lead }, [], clock.now);
  const path = `/api/admin/leads/${id}`;
  let version = 1;
  /** Calls with the version of the last answer. */
  const change = async (method: 'PUT' | 'DELETE' | 'POST', part: string, body: object = {}) => {
    const answer = await call(method, `${path}/${part}`, { version, ...body });
    version = answer.json().version ?? version;
    return answer;
  };
  const plan = (startsAt: string, minutes = 60, note = '') => change('PUT', 'visit', { startsAt, minutes, note });
  /** The mails of a step, with their calendars. */
  const send = async () => {
    const before = server.mails.length;
    await app.outbox.run();
    return server.mails.slice(before).map((mail) => ({ ...mail, calendar: readCalendar(calendarOf(mail)) }));
  };
  return { app, server, clock, call, id, path, change, plan, send };
}

type Mail = Awaited<ReturnType<typeof startMailServer>>['mails'][number];

/** The calendar of a mail, which stands there as an alternative to the text and as a file. */
function calendarOf({ attachments, source }: Mail): string {
  const text = (content: unknown) => Buffer.from(content as Uint8Array).toString();
  const [alternative, file] = attachments;
  t.match(attachments, [
    { mimeType: 'text/calendar', method: /REQUEST|CANCEL/, disposition: null },
    { mimeType: 'application/ics', filename: 'visit.ics', disposition: 'attachment' },
  ]);
  t.equal(text(alternative?.content), text(file?.content));
  const [, bytes = ''] = /Content-Type: application\/ics.*?\r\n\r\n([\w+/=\r\n]+)\r\n--/s.exec(source) ?? [];
  return Buffer.from(bytes, 'base64').toString();
}

t.test('a visit is planned, moved and cleared under the version of its lead, and mails nobody', async (t) => {
  const { call, path, plan, change, send, server } = await arrange(t);

  const planned = await plan('2026-11-27T09:00:00-05:00', 90, 'Bring the long tape.');
  t.equal(planned.statusCode, 200);
  const visit = { startsAt: '2026-11-27T14:00:00.000Z', minutes: 90, note: 'Bring the long tape.', overlaps: [] };
  t.strictSame(planned.json(), { version: 2, visit });
  const lead = (await call('GET', path)).json();
  t.strictSame(lead.visit, visit);
  t.match(lead, { timeZone: 'America/New_York', submission: { version: 2 } });

  t.equal((await call('PUT', `${path}/visit`, { startsAt: visit.startsAt, minutes: 60, version: 1 })).statusCode, 409);
  t.match((await plan('2026-11-28T16:00Z', 30)).json(), { version: 3, visit: { minutes: 30, note: '' } });
  t.equal((await call('DELETE', `${path}/visit`, { version: 2 })).statusCode, 409);
  t.strictSame((await change('DELETE', 'visit')).json(), { version: 4 });

  const { notes, visit: none } = (await call('GET', path)).json();
  t.equal(none, undefined);
  t.match(notes, [
    { kind: 'visit', text: '' },
    { kind: 'visit', text: '2026-11-28T16:00:00.000Z' },
    { kind: 'visit', text: '2026-11-27T14:00:00.000Z' },
  ]);
  t.strictSame(await send(), []);
  t.equal(server.mails.length, 0);
});

t.test('what is no visit is refused at its field', async (t) => {
  const { call, path } = await arrange(t);
  const good = { startsAt: '2026-11-27T14:00:00Z', minutes: 60, note: '', version: 1 };
  const wrong: [field: string, value: unknown][] = [
    ...['', 'tomorrow', '2026-11-27T14:00:00', '2026-02-30T14:00:00Z', '1999-12-31T14:00:00Z', 5, null].map(
      (value): [string, unknown] => ['startsAt', value],
    ),
    ...[0, 4, 1441, 30.5, '60', null].map((value): [string, unknown] => ['minutes', value]),
    ['note', 'x'.repeat(1001)],
    ['version', '1'],
  ];
  for (const [field, value] of wrong) {
    const answer = await call('PUT', `${path}/visit`, { ...good, [field]: value });
    t.equal(answer.statusCode, 400, `${field}: ${value}`);
    t.strictSame(Object.keys(answer.json().fields), [field]);
  }
  t.equal((await call('PUT', '/api/admin/leads/999/visit', good)).statusCode, 404);
  t.equal((await call('DELETE', '/api/admin/leads/999/visit', { version: 1 })).statusCode, 404);
});

t.test('"Send invitation" mails what calendars know how to read: who invites whom, when and where', async (t) => {
  const address = '218 Mill Creek Road; the gate code is 4711, \\ or ring';
  const { call, path, plan, change, send } = await arrange(t, { address });
  await plan('2026-11-27T09:00:00-05:00', 90, 'The husband haggles.');

  t.equal((await change('POST', 'invitation')).statusCode, 201);
  const [mail, ...others] = await send();

  t.strictSame(others, []);
  t.strictSame(mail?.recipients, [ann.email]);
  t.strictSame(mail?.replyTo, [{ name: 'Longleaf Fence Company', address: 'owner@longleaf.example' }]);
  t.equal(mail?.subject, 'Our visit on Nov 27, 2026 9:00 AM Eastern Time');
  t.match(mail?.text, '218 Mill Creek Road');
  t.notMatch(JSON.stringify(mail), /haggles/, 'the note is the owner’s own');
  const calendar = mail?.calendar ?? readCalendar('');
  const [event, ...more] = calendar.parts;
  t.ok(event && more.length === 0);
  if (!event) return;
  t.equal(only(calendar, 'METHOD').value, 'REQUEST');
  t.equal(mail?.attachments[0]?.method, 'REQUEST');
  t.equal(event.name, 'VEVENT');
  t.equal(momentOf(event, 'DTSTART'), '2026-11-27T14:00:00.000Z');
  t.equal(momentOf(event, 'DTEND'), '2026-11-27T15:30:00.000Z');
  t.equal(only(event, 'SEQUENCE').value, '0');
  t.equal(only(event, 'STATUS').value, 'CONFIRMED');
  t.equal(textOf(event, 'SUMMARY'), 'Visit from Longleaf Fence Company');
  t.equal(textOf(event, 'LOCATION'), address);
  t.match(textOf(event, 'DESCRIPTION'), 'We come to see you on Nov 27, 2026 9:00 AM Eastern Time.');
  t.match(only(event, 'ORGANIZER'), {
    parameters: { CN: 'Longleaf Fence Company', 'SENT-BY': 'mailto:site@longleaf.example' },
    value: 'mailto:owner@longleaf.example',
  });
  t.match(only(event, 'ATTENDEE'), {
    parameters: { CN: ann.name, ROLE: 'REQ-PARTICIPANT', PARTSTAT: 'NEEDS-ACTION', RSVP: 'TRUE' },
    value: /^mailto:ann\.carter@example\.com$/i,
  });

  const { notes, visit, submission } = (await call('GET', path)).json();
  t.match(notes[0], { kind: 'invitation', text: '2026-11-27T14:00:00.000Z' });
  t.match(submission.deliveries, [{ kind: 'invitation', state: 'sent' }]);
  t.equal(visit.invitedAt, '2026-11-25T15:00:00.000Z');
  t.equal(visit.hasMoved, undefined);
});

t.test(
  'a visit that moves mails nobody, then goes out under the same name with a higher sequence; clearing cancels it',
  async (t) => {
    const { clock, plan, change, send } = await arrange(t);
    await plan('2026-11-27T14:00:00Z');
    await change('POST', 'invitation');
    const [first] = await send();

    t.match((await plan('2026-11-30T18:00:00Z')).json().visit, { hasMoved: true });
    t.strictSame(await send(), []);
    t.equal((await change('POST', 'invitation')).json().visit.hasMoved, undefined);
    const [second] = await send();
    await plan('2026-12-01T18:00:00Z');
    await change('DELETE', 'visit');
    const [third] = await send();

    const events = [first, second, third].map((mail) => {
      const calendar = mail?.calendar;
      const [event] = calendar?.parts ?? [];
      if (!calendar || !event) throw new Error('No calendar came');
      return {
        method: only(calendar, 'METHOD').value,
        uid: only(event, 'UID').value,
        sequence: Number(only(event, 'SEQUENCE').value),
        status: only(event, 'STATUS').value,
        begins: momentOf(event, 'DTSTART'),
        subject: mail?.subject,
      };
    });
    const [{ uid } = { uid: '' }] = events;
    t.match(uid, /^[\da-f-]{36}$/);
    t.strictSame(events, [
      {
        ...{ method: 'REQUEST', uid, sequence: 0, status: 'CONFIRMED', begins: '2026-11-27T14:00:00.000Z' },
        subject: 'Our visit on Nov 27, 2026 9:00 AM Eastern Time',
      },
      {
        ...{ method: 'REQUEST', uid, sequence: 1, status: 'CONFIRMED', begins: '2026-11-30T18:00:00.000Z' },
        subject: 'New time: our visit on Nov 30, 2026 1:00 PM Eastern Time',
      },
      {
        // As the visitor knows it.
        ...{ method: 'CANCEL', uid, sequence: 2, status: 'CANCELLED', begins: '2026-11-30T18:00:00.000Z' },
        subject: 'Canceled: our visit on Nov 30, 2026 1:00 PM Eastern Time',
      },
    ]);

    await plan('2026-12-02T18:00:00Z');
    await change('POST', 'invitation');
    const [again] = await send();
    t.not(only(again?.calendar.parts[0] as never, 'UID').value, uid, 'a new visit has a new name');
    clock.now = Date.parse('2026-12-02T19:00:00Z');
    t.equal((await change('POST', 'invitation')).statusCode, 422, 'nobody is invited to what is over');
    await change('DELETE', 'visit');
    t.strictSame(await send(), [], 'nor called off');
  },
);

t.test(
  'an invitation that has not left is replaced by the next one, and clearing its visit tells nobody',
  async (t) => {
    const { app, server, clock, plan, change, send } = await arrange(t);
    await server.stop();
    await plan('2026-11-27T14:00:00Z');
    await change('POST', 'invitation');
    await app.outbox.run();
    await plan('2026-11-30T18:00:00Z');
    await change('POST', 'invitation');
    await server.start();
    clock.now += hourMs;
    const sent = await send();
    t.strictSame(
      sent.map(({ subject }) => subject),
      ['New time: our visit on Nov 30, 2026 1:00 PM Eastern Time'],
    );

    await change('DELETE', 'visit');
    await send();
    await server.stop();
    await plan('2026-11-28T14:00:00Z');
    await change('POST', 'invitation');
    await app.outbox.run();
    await change('DELETE', 'visit');
    await server.start();
    clock.now += hourMs;
    t.strictSame(await send(), []);
  },
);

t.test(
  'of two taps on "Send invitation" one mails, and nobody is invited without an address or a mail server',
  async (t) => {
    const { call, path, plan, send } = await arrange(t);
    await plan('2026-11-27T14:00:00Z');
    const taps = await Promise.all([1, 2].map(() => call('POST', `${path}/invitation`, { version: 2 })));
    t.strictSame(taps.map(({ statusCode }) => statusCode).sort(), [201, 409]);
    t.equal((await send()).length, 1);

    const silent = await build(t);
    const owner = callAs(silent, await signIn(silent));
    const { id } = await saveLead(silent.db, ann);
    await owner('PUT', `/api/admin/leads/${id}/visit`, { startsAt: '2030-11-27T14:00:00Z', minutes: 60, version: 1 });
    const refused = await owner('POST', `/api/admin/leads/${id}/invitation`, { version: 2 });
    t.equal(refused.statusCode, 422);
    t.match(refused.json().message, 'No mail server is set');

    const nameless = await arrange(t, { email: '' as typeof ann.email });
    await nameless.plan('2026-11-27T14:00:00Z');
    const without = await nameless.change('POST', 'invitation');
    t.equal(without.statusCode, 422);
    t.equal(without.json().message, 'This lead has no email address.');
  },
);

t.test('visits at the same time are saved and flagged: in the answer, in the lead and in the calendar', async (t) => {
  const { app, call, id, path, plan } = await arrange(t);
  const other = await saveLead(app.db, { ...ann, name: 'Bo Diaz', email: 'bo@example.com' });
  const bo = { startsAt: '2026-11-27T15:30:00Z', minutes: 60, version: 1 };
  await call('PUT', `/api/admin/leads/${other.id}/visit`, bo);
  const flagged = [{ id: other.id, name: 'Bo Diaz', startsAt: '2026-11-27T15:30:00.000Z', minutes: 60 }];

  t.strictSame((await plan('2026-11-27T14:30:00Z', 60)).json().visit.overlaps, [], 'one after the other');
  t.strictSame((await plan('2026-11-27T14:31:00Z', 60)).json().visit.overlaps, flagged);
  t.strictSame((await call('GET', path)).json().visit.overlaps, flagged);
  const week = async (from: string) => (await call('GET', `/api/admin/visits?from=${from}`)).json();
  t.match((await week('2026-11-29')).visits, [
    { id, overlaps: true, phone: ann.phone },
    { id: other.id, overlaps: true },
  ]);

  await call('PATCH', `/api/admin/leads/${other.id}`, { status: 'spam', version: 2 });
  t.match(await week('2026-11-23'), { visits: [{ id }], from: '2026-11-23', today: '2026-11-25' });
  t.equal((await week('2026-11-23')).visits[0].overlaps, undefined);
  t.strictSame((await call('GET', path)).json().visit.overlaps, []);
});

t.test('a visit and its messages go with its lead when a person’s data is deleted', async (t) => {
  const { app, id, call, plan, change, send } = await arrange(t);
  await plan('2026-11-27T14:00:00Z', 60, 'Bring the long tape.');
  await change('POST', 'invitation');
  t.equal((await call('DELETE', '/api/admin/leads', { ids: [id] })).statusCode, 200);
  t.strictSame(await app.db.selectFrom('visits').selectAll().execute(), []);
  t.strictSame(await app.db.selectFrom('outbox').select('kind').where('kind', '=', 'invitation').execute(), []);
  t.strictSame(await send(), []);
});

t.test('a week goes from Monday to Sunday where the business is, also when the clocks change', async (t) => {
  const { app, call, clock } = await arrange(t);
  const at = async (startsAt: string, minutes = 30) => {
    const { id } = await saveLead(app.db, { ...ann, email: `${startsAt}@example.com` });
    await call('PUT', `/api/admin/leads/${id}/visit`, { startsAt, minutes, version: 1 });
  };
  // The clocks go back on Sunday, November 1, 2026 at two in the morning: the week has 169 hours.
  await at('2026-10-25T23:30:00-04:00', 30);
  await at('2026-10-25T23:45:00-04:00', 30);
  await at('2026-10-26T00:00:00-04:00');
  await at('2026-11-01T23:30:00-05:00');
  await at('2026-11-02T00:00:00-05:00');
  const { from, visits } = (await call('GET', '/api/admin/visits?from=2026-11-01')).json();
  t.equal(from, '2026-10-26');
  t.strictSame(
    visits.map(({ startsAt }: { startsAt: string }) => startsAt),
    ['2026-10-26T03:45:00.000Z', '2026-10-26T04:00:00.000Z', '2026-11-02T04:30:00.000Z'],
  );

  clock.now = Date.parse('2026-11-30T04:59:00Z');
  t.match((await call('GET', '/api/admin/visits')).json(), { today: '2026-11-29', from: '2026-11-23', visits: [] });
  clock.now = Date.parse('2026-11-30T05:00:00Z');
  t.match((await call('GET', '/api/admin/visits')).json(), { today: '2026-11-30', from: '2026-11-30' });
  t.equal((await call('GET', '/api/admin/visits?from=soon')).statusCode, 400);
});

t.test('no field of a lead can add a line to a calendar', async (t) => {
  const hostile = 'Ann\r\nATTENDEE:mailto:x@evil.example\nMETHOD:CANCEL\u0000\u2028"^;:,\\';
  const { app, id, call, plan, change, send } = await arrange(t);
  await plan('2026-11-27T14:00:00Z', 60, hostile);
  await app.db.updateTable('submissions').set({ name: hostile, address: hostile }).where('id', '=', id).execute();
  await change('POST', 'invitation');
  const [mail] = await send();
  const { address } = (await call('POST', '/api/admin/calendar-feed')).json();
  const feed = readCalendar((await app.inject({ url: new URL(address).pathname })).body);

  for (const calendar of [mail?.calendar, feed]) {
    const [event, ...more] = calendar?.parts ?? [];
    t.ok(calendar && event && more.length === 0);
    if (!calendar || !event) continue;
    t.match(only(calendar, 'METHOD').value, /^(REQUEST|PUBLISH)$/);
    t.ok(event.lines.filter(({ name }) => name === 'ATTENDEE').length <= 1);
    t.match(textOf(event, 'LOCATION'), 'Ann\nATTENDEE:mailto:x@evil.example');
  }
});
