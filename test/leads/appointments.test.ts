import t from 'tap';
import { deleteOldSpam } from '../../src/leads/index.ts';
import { saveLead } from '../../src/leads/store.ts';
import { build, callAs, signIn } from '../fixtures/app.ts';
import { type CalendarPart, momentOf, only, readCalendar, textOf } from '../fixtures/icalendar.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const ann = {
  source: 'contact',
  name: 'Ann "Buddy" Carter, Jr.; of Elon',
  phone: '3365550108',
  email: 'ann.carter@example.com',
  message: 'A fence.',
} as const;

const server = await startMailServer(t);
const start = Date.parse('2026-11-25T15:00:00Z');
const clock = { now: start };
const app = await build(t, mailSettings(server.url), { now: () => clock.now });
const call = callAs(app, await signIn(app));
t.beforeEach(async () => {
  clock.now = start;
  await app.db.deleteFrom('submissions').execute();
});

/** Adds a lead, and the calls about its appointment. */
async function addLead(lead: { email?: string; address?: string } = {}) {
  const { id } = await saveLead(app.db, { ...ann, ...lead }, [], clock.now);
  const path = `/api/admin/leads/${id}`;
  let version = 1;
  /** Sends a request with the version from the last response. */
  const change = async (method: 'PUT' | 'DELETE' | 'POST', part: string, body: object = {}) => {
    const answer = await call(method, `${path}/${part}`, { version, ...body });
    version = answer.json().version ?? version;
    return answer;
  };
  return {
    id,
    path,
    read: async () => (await call('GET', path)).json(),
    plan: (startsAt: string, minutes = 60, note = '') => change('PUT', 'visit', { startsAt, minutes, note }),
    clear: () => change('DELETE', 'visit'),
    invite: () => change('POST', 'invitation'),
  };
}

/** Sends due mails. Returns them with their calendars. */
async function send() {
  const before = server.mails.length;
  await app.outbox.run();
  return server.mails.slice(before).map((mail) => ({ ...mail, calendar: readCalendar(calendarOf(mail)) }));
}

/** Returns the one event of a calendar. */
function eventOf(calendar: CalendarPart | undefined): CalendarPart {
  const [event, ...more] = calendar?.parts ?? [];
  if (event?.name !== 'VEVENT' || more.length > 0) throw new Error('This is no calendar of one event');
  return event;
}

type Mail = Awaited<ReturnType<typeof startMailServer>>['mails'][number];

/** Returns the calendar of a mail, which is in it twice: as an alternative to the text, and as an attachment. */
function calendarOf({ attachments, source }: Mail): string {
  const text = (content: unknown) => Buffer.from(content as Uint8Array).toString();
  const [alternative, file] = attachments;
  t.match(attachments, [
    { mimeType: 'text/calendar', method: /REQUEST|CANCEL|PUBLISH/, disposition: null },
    { mimeType: 'application/ics', filename: 'visit.ics', disposition: 'attachment' },
  ]);
  t.equal(text(alternative?.content), text(file?.content));
  const [, bytes = ''] = /Content-Type: application\/ics.*?\r\n\r\n([\w+/=\r\n]+)\r\n--/s.exec(source) ?? [];
  return Buffer.from(bytes, 'base64').toString();
}

t.test('an appointment is set, moved, and cleared under the lead’s version without mail', async (t) => {
  const { path, read, plan, clear } = await addLead();

  const visit = { startsAt: '2026-11-27T14:00:00.000Z', minutes: 90, note: 'Bring the long tape.', overlaps: [] };
  t.strictSame((await plan('2026-11-27T09:00:00-05:00', 90, 'Bring the long tape.')).json(), { version: 2, visit });
  const lead = await read();
  t.strictSame(lead.visit, visit);
  t.match(lead, { timeZone: 'America/New_York', submission: { version: 2 } });

  t.equal((await call('PUT', `${path}/visit`, { startsAt: visit.startsAt, minutes: 60, version: 1 })).statusCode, 409);
  t.match((await plan('2026-11-28T16:00Z', 30)).json(), { version: 3, visit: { minutes: 30, note: '' } });
  t.equal((await call('DELETE', `${path}/visit`, { version: 2 })).statusCode, 409);
  t.strictSame((await clear()).json(), { version: 4 });

  const { notes, visit: none } = await read();
  t.equal(none, undefined);
  t.match(notes, [
    { kind: 'visit', text: '' },
    { kind: 'visit', text: '2026-11-28T16:00:00.000Z' },
    { kind: 'visit', text: '2026-11-27T14:00:00.000Z' },
  ]);
  t.strictSame(await send(), []);
});

t.test('an invalid appointment is refused at its field', async (t) => {
  const { path } = await addLead();
  const good = { startsAt: '2026-11-27T14:00:00Z', minutes: 60, note: '', version: 1 };
  const wrong: Record<string, unknown[]> = {
    startsAt: ['', 'tomorrow', '2026-11-27T14:00:00', '2026-02-30T14:00:00Z', '1999-12-31T14:00:00Z', 5, null],
    minutes: [0, 4, 1441, 30.5, '60', null],
    note: ['x'.repeat(1001)],
    version: ['1'],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values) {
      const answer = await call('PUT', `${path}/visit`, { ...good, [field]: value });
      t.equal(answer.statusCode, 400, `${field}: ${value}`);
      t.strictSame(Object.keys(answer.json().fields), [field]);
    }
  t.equal((await call('PUT', '/api/admin/leads/999999/visit', good)).statusCode, 404);
  t.equal((await call('DELETE', '/api/admin/leads/999999/visit', { version: 1 })).statusCode, 404);
});

t.test('“Send invitation” mails an event that calendars can read', async (t) => {
  const address = '218 Mill Creek Road; the gate code is 4711, \\ or ring';
  const { read, plan, invite } = await addLead({ address });
  await plan('2026-11-27T09:00:00-05:00', 90, 'The husband haggles.');

  t.equal((await invite()).statusCode, 201);
  const [mail, ...others] = await send();

  t.strictSame(others, []);
  t.strictSame(mail?.recipients, [ann.email]);
  t.strictSame(mail?.replyTo, [{ name: 'Longleaf Fence Company', address: 'owner@longleaffence.example' }]);
  t.equal(mail?.subject, 'We’ll see you Friday, November 27 at 9:00 AM');
  t.match(mail?.text, '218 Mill Creek Road');
  t.notMatch(JSON.stringify(mail), /haggles/, 'the note is the owner’s own');
  t.equal(mail?.attachments[0]?.method, 'REQUEST');
  t.equal(mail && only(mail.calendar, 'METHOD').value, 'REQUEST');
  const event = eventOf(mail?.calendar);
  t.equal(momentOf(event, 'DTSTART'), '2026-11-27T14:00:00.000Z');
  t.equal(momentOf(event, 'DTEND'), '2026-11-27T15:30:00.000Z');
  t.strictSame([only(event, 'SEQUENCE').value, only(event, 'STATUS').value], ['0', 'CONFIRMED']);
  t.equal(textOf(event, 'SUMMARY'), 'Appointment with Longleaf Fence Company');
  t.equal(textOf(event, 'LOCATION'), address);
  t.match(
    textOf(event, 'DESCRIPTION'),
    /^We’ll see you Friday, November 27 at 9:00 AM\n.*When: Nov 27, 2026 9:00 AM Eastern Time\nHow long: 1 hour 30 minutes/s,
  );
  t.match(only(event, 'ORGANIZER'), {
    parameters: { CN: 'Longleaf Fence Company', 'SENT-BY': 'mailto:site@longleaffence.example' },
    value: 'mailto:owner@longleaffence.example',
  });
  t.match(only(event, 'ATTENDEE'), {
    parameters: { CN: ann.name, ROLE: 'REQ-PARTICIPANT', PARTSTAT: 'NEEDS-ACTION', RSVP: 'TRUE' },
    value: /^mailto:ann\.carter@example\.com$/i,
  });

  const { notes, visit, submission } = await read();
  t.match(notes[0], { kind: 'invitation', text: '2026-11-27T14:00:00.000Z' });
  t.match(submission.deliveries, [{ kind: 'invitation', state: 'sent' }]);
  t.equal(visit.invitedAt, '2026-11-25T15:00:00.000Z');
  t.equal(visit.hasMoved, undefined);
});

t.test('a moved appointment is sent with a higher sequence, and clearing cancels it', async (t) => {
  const { plan, invite, clear } = await addLead();
  await plan('2026-11-27T14:00:00Z');
  await invite();
  const [first] = await send();

  t.match((await plan('2026-11-30T18:00:00Z')).json().visit, { hasMoved: true });
  t.strictSame(await send(), []);
  t.equal((await invite()).json().visit.hasMoved, undefined);
  const [second] = await send();
  await plan('2026-12-01T18:00:00Z');
  await clear();
  const [third] = await send();

  const uidOf = (mail: typeof first) => only(eventOf(mail?.calendar), 'UID').value;
  const uid = uidOf(first);
  t.match(uid, /^[\da-f-]{36}$/);
  const described = [first, second, third].map((mail) => {
    const event = eventOf(mail?.calendar);
    const method = mail && only(mail.calendar, 'METHOD').value;
    const [sequence, status] = ['SEQUENCE', 'STATUS'].map((name) => only(event, name).value);
    return [uidOf(mail), method, sequence, status, momentOf(event, 'DTSTART'), mail?.subject];
  });
  const monday = '2026-11-30T18:00:00.000Z';
  t.strictSame(described, [
    [uid, 'REQUEST', '0', 'CONFIRMED', '2026-11-27T14:00:00.000Z', 'We’ll see you Friday, November 27 at 9:00 AM'],
    [uid, 'REQUEST', '1', 'CONFIRMED', monday, 'New time: Monday, November 30 at 1:00 PM'],
    // The appointment in the visitor's invitation.
    [uid, 'CANCEL', '3', 'CANCELLED', monday, 'Canceled: your appointment Monday, November 30 at 1:00 PM'],
  ]);

  await plan('2026-12-02T18:00:00Z');
  await invite();
  const [again] = await send();
  t.not(uidOf(again), uid, 'a new visit has a new name');
  await plan('2026-11-24T18:00:00Z');
  t.equal((await invite()).statusCode, 422, 'nobody is invited to what is over');
  await clear();
  t.equal((await send()).length, 1, 'a visit that was moved into the past is canceled, because they count on it');

  await plan('2026-12-02T18:00:00Z');
  await invite();
  await send();
  clock.now = Date.parse('2026-12-02T19:00:00Z');
  await clear();
  t.strictSame(await send(), [], 'what is over is not canceled');
});

t.test('a newer invitation replaces a queued one, and clearing it notifies no one', async (t) => {
  const { plan, invite, clear } = await addLead();
  /** Sends an invitation while the mail server is off. The server is on again an hour later. */
  const inviteInVain = async (startsAt: string, change: () => Promise<unknown>) => {
    await server.stop();
    await plan(startsAt);
    await invite();
    await app.outbox.run();
    await change();
    await server.start();
    clock.now += 3600_000;
  };
  await inviteInVain('2026-11-27T14:00:00Z', async () => {
    await plan('2026-11-30T18:00:00Z');
    await invite();
  });
  t.match(await send(), [{ subject: 'New time: Monday, November 30 at 1:00 PM' }]);

  await clear();
  t.equal((await send()).length, 1, 'and no earlier mail');
  await inviteInVain('2026-11-28T14:00:00Z', clear);
  t.strictSame(await send(), []);
});

t.test('two taps on “Send invitation” send one mail, and none without an address', async (t) => {
  const { path, plan } = await addLead();
  await plan('2026-11-27T14:00:00Z');
  const taps = await Promise.all([1, 2].map(() => call('POST', `${path}/invitation`, { version: 2 })));
  t.strictSame(taps.map(({ statusCode }) => statusCode).sort(), [201, 409]);
  t.equal((await send()).length, 1);

  const nameless = await addLead({ email: '' });
  await nameless.plan('2026-11-27T14:00:00Z');
  const without = await nameless.invite();
  t.strictSame([without.statusCode, without.json().message], [422, 'This lead has no email address.']);
});

/** Adds a lead whose visitor was invited to an appointment, with the sent invitation. */
async function addInvited(lead: { email?: string; address?: string } = {}) {
  const invited = await addLead(lead);
  await invited.plan('2026-11-27T14:00:00Z');
  await invited.invite();
  const [invitation] = await send();
  return { ...invited, invitation };
}

t.test('a corrected address is sent in a new invitation', async (t) => {
  const { id, read, invite, invitation } = await addInvited({ address: '1 Old Road' });
  const { version } = (await read()).submission;
  const corrected = await call('PUT', `/api/admin/leads/${id}`, { address: '99 New Street', version });

  t.match(corrected.json(), { visit: { hasMoved: true, changes: ['address'] }, timeZone: 'America/New_York' });
  t.match((await read()).visit, { hasMoved: true, changes: ['address'], isAwaited: true });
  t.strictSame(await send(), [], 'nobody is told unasked');
  await call('POST', `/api/admin/leads/${id}/invitation`, { version: corrected.json().version });
  const [mail] = await send();
  t.equal(mail?.subject, 'New address: your appointment Friday, November 27 at 9:00 AM');
  t.match(mail?.text, 'Where: 99 New Street');
  const uidOf = (calendar: CalendarPart | undefined) => only(eventOf(calendar), 'UID').value;
  t.equal(uidOf(mail?.calendar), uidOf(invitation?.calendar));
  t.strictSame([textOf(eventOf(mail?.calendar), 'LOCATION'), sequenceOf(mail?.calendar)], ['99 New Street', 1]);
  t.equal((await read()).visit.hasMoved, undefined);
  t.equal((await invite()).statusCode, 409);
});

const sequenceOf = (calendar: CalendarPart | undefined) => Number(only(eventOf(calendar), 'SEQUENCE').value);

t.test('an unchanged invitation that is sent again has a higher sequence', async (t) => {
  const { invite, invitation } = await addInvited();
  await invite();
  const [again] = await send();
  t.ok(sequenceOf(again?.calendar) > sequenceOf(invitation?.calendar));
  t.equal(again?.subject, invitation?.subject, 'nothing is new');
});

t.test('a lost or spam lead names the appointment that its customer still expects', async (t) => {
  for (const status of ['lost', 'spam']) {
    const { id, path, read } = await addInvited();
    const { version } = (await read()).submission;
    const changed = await call('PATCH', path, { status, version });
    t.match(changed.json(), { status, visit: { isAwaited: true, startsAt: '2026-11-27T14:00:00.000Z' } });
    t.strictSame(await send(), [], 'one tap, which has an Undo, tells nobody');

    await call('DELETE', `/api/admin/leads/${id}/visit`, { version: changed.json().version });
    t.match(await send(), [{ recipients: [ann.email], subject: /^Canceled/ }], `also of a lead that is ${status}`);
  }
  const { path } = await addLead();
  const quiet = await call('PATCH', path, { status: 'lost', version: 1 });
  t.equal(quiet.json().visit, undefined, 'nobody was invited');
});

t.test('deleting leads sends a cancellation to everyone invited and keeps no trace', async (t) => {
  const { id, invitation, read } = await addInvited({ address: '218 Mill Creek Road' });
  const other = await addInvited({ email: ann.email.toUpperCase() });
  t.match((await read()).samePerson, [{ id: other.id, visitAt: '2026-11-27T14:00:00.000Z' }]);

  await call('DELETE', '/api/admin/leads', { ids: [id] });
  const [mail, ...more] = await send();
  t.strictSame(more, []);
  t.match(mail, { recipients: [ann.email], subject: 'Canceled: your appointment Friday, November 27 at 9:00 AM' });
  const uidOf = (calendar: CalendarPart | undefined) => only(eventOf(calendar), 'UID').value;
  t.equal(uidOf(mail?.calendar), uidOf(invitation?.calendar));
  t.equal(only(mail?.calendar ?? fail(), 'METHOD').value, 'CANCEL');
  t.ok(sequenceOf(mail?.calendar) > sequenceOf(invitation?.calendar));
  const left = await app.db
    .selectFrom('outbox')
    .selectAll()
    .where('submissionId', 'is distinct from', other.id)
    .execute();
  t.strictSame(left, [], 'the deleted person’s words went with the mail');

  await call('DELETE', '/api/admin/leads', { ids: [other.id], tellsVisitors: false });
  t.strictSame(await send(), [], 'unless the owner says no');
});

const fail = (): never => {
  throw new Error('There is no calendar');
};

t.test('old spam with an expected appointment is kept until the appointment is over', async (t) => {
  const { id, path, read } = await addInvited();
  await call('PATCH', path, { status: 'spam', version: (await read()).submission.version });
  const longAgo = new Date(start - 100 * 24 * 3600_000).toISOString();
  await app.db.updateTable('submissions').set({ createdAt: longAgo }).where('id', '=', id).execute();

  t.equal(await deleteOldSpam(app.db, clock.now), 0);
  t.equal(await deleteOldSpam(app.db, Date.parse('2026-11-28T00:00:00Z')), 1);
});

t.test('an owner who invites himself gets an event with another organizer or none', async (t) => {
  const { invitation } = await addInvited({ email: 'Owner@longleaffence.example' });
  t.equal(only(eventOf(invitation?.calendar), 'ORGANIZER').value, 'mailto:site@longleaffence.example');

  const alone = await build(
    t,
    { ...mailSettings(server.url), MAIL_FROM: 'owner@longleaffence.example' },
    { now: () => clock.now },
  );
  const admin = callAs(alone, await signIn(alone));
  const { id } = await saveLead(alone.db, { ...ann, email: 'owner@longleaffence.example' }, [], clock.now);
  const startsAt = '2026-11-27T14:00:00Z';
  await admin('PUT', `/api/admin/leads/${id}/visit`, { startsAt, minutes: 60, version: 1 });
  await admin('POST', `/api/admin/leads/${id}/invitation`, { version: 2 });
  await alone.outbox.run();
  const calendar = readCalendar(calendarOf(server.mails.at(-1) ?? fail()));
  t.equal(only(calendar, 'METHOD').value, 'PUBLISH');
  t.notMatch(JSON.stringify(calendar), /ORGANIZER|ATTENDEE/);
});

t.test('an appointment and its messages are deleted with the person’s data', async (t) => {
  const { id, plan, invite } = await addLead();
  await plan('2026-11-27T14:00:00Z', 60, 'Bring the long tape.');
  await invite();
  await call('DELETE', '/api/admin/leads', { ids: [id] });
  t.strictSame(await app.db.selectFrom('visits').selectAll().execute(), []);
  t.strictSame(await app.db.selectFrom('outbox').select('kind').where('kind', '=', 'invitation').execute(), []);
  t.strictSame(await send(), []);
});

t.test('no field of a lead can add a line to a calendar', async (t) => {
  const hostile = 'Ann\r\nATTENDEE:mailto:x@evil.example\nMETHOD:CANCEL\u0000\u2028"^;:,\\';
  const { id, plan, invite } = await addLead();
  await plan('2026-11-27T14:00:00Z', 60, hostile);
  await app.db.updateTable('submissions').set({ name: hostile, address: hostile }).where('id', '=', id).execute();
  await invite();
  const [mail] = await send();
  const { address } = (await call('POST', '/api/admin/calendar-feed')).json();
  const feed = readCalendar((await app.inject({ url: new URL(address).pathname })).body);

  for (const calendar of [mail?.calendar ?? feed, feed]) {
    const event = eventOf(calendar);
    t.match(only(calendar, 'METHOD').value, /^(REQUEST|PUBLISH)$/);
    t.ok(event.lines.filter(({ name }) => name === 'ATTENDEE').length <= 1);
    t.match(textOf(event, 'LOCATION'), 'Ann\nATTENDEE:mailto:x@evil.example');
  }
  t.ok(mail);
});
