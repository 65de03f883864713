import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { changeLeadStatus, recordContact } from '../../../src/leads/admin-store.ts';
import type { LeadInput } from '../../../src/leads/lead-row.ts';
import { saveLead } from '../../../src/leads/store.ts';
import { saveDevice } from '../../../src/outbox/push-devices.ts';
import { saveDeliverySettings } from '../../../src/outbox/settings.ts';
import { contactRequest } from '../../fixtures/app.ts';
import { openClockSite } from '../../fixtures/clock-site.ts';
import { startPushService } from '../../fixtures/push-service.ts';
import { volume } from '../../fixtures/volume.ts';
import { weekOf } from '../../fixtures/week.ts';

// The shipped profile is open Monday to Friday 8 to 6 and Saturday 9 to 2, Eastern Time; November 25 is a Wednesday.
const at = (time: string) =>
  Temporal.PlainDateTime.from(`2026-${time}`).toZonedDateTime('America/New_York').epochMilliseconds;
const morning = at('11-25T10:00');

/** A site with mail and a device, whose leads notify no one unless the test runs the job. */
const service = await startPushService(t);
const site = await openClockSite(t, morning, { PUSH_PRIVATE: 'true' });
const { app, clock, mail } = site;
await saveDevice(app.db, service.subscribe('phone'), { name: 'phone', siteKey: '' }, morning);

t.beforeEach(async () => {
  clock.now = morning;
  mail.mood = 'takes';
  await app.db.deleteFrom('outbox').execute();
  await app.db.deleteFrom('submissions').execute();
  mail.mails.length = 0;
  service.arrivals.length = 0;
});

const store = (change: Partial<LeadInput> = {}) =>
  saveLead(app.db, { ...contactRequest, source: 'contact', ...change }, [], clock.now);

/** Counts the reminders so far, by mail and by notification. */
function count() {
  const mails = mail.mails.filter(({ subject }) => subject?.startsWith('Still waiting: Ann Carter'));
  const pushes = service.arrivals.filter(({ message }) => message.title === 'Still waiting: Ann Carter');
  return { mails: mails.length, pushes: pushes.length };
}

/** Runs the check that a process makes every 15 seconds, and returns what was sent until then. */
async function look(time: string, process?: FastifyInstance) {
  await site.runJob('nudges', at(time), process);
  return count();
}

const noMail = { SMTP_URL: '', MAIL_FROM: '', NOTIFY_EMAIL: '' };
const [none, one, two] = [0, 1, 2].map((times) => ({ mails: times, pushes: times }));

/** The time when a lead was sent, and the number of reminders sent by then. */
const courses: [what: string, sentAt: string, reminders: Record<string, number>][] = [
  [
    'a lead that waits is recalled after a quarter of an hour and after two hours, by mail and push, and never again',
    '11-25T10:00',
    {
      '11-25T10:14:59': 0,
      '11-25T10:15': 1,
      '11-25T10:15:15': 1,
      '11-25T11:59:59': 1,
      '11-25T12:00': 2,
      '11-25T14:00': 2,
      '11-27T10:00': 2,
      '12-20T10:00': 2,
    },
  ],
  [
    'nobody is recalled outside business hours, which count as the clock on the wall',
    // A Saturday, the day before clocks are set back; Sunday is closed.
    '10-31T13:50',
    {
      '10-31T14:05': 0,
      '11-01T12:00': 0,
      '11-02T08:04:59': 0,
      '11-02T08:05': 1,
      '11-02T09:49:59': 1,
      '11-02T09:50': 2,
    },
  ],
  [
    'a lead that came in the night is due a quarter of an hour after the opening',
    '11-25T02:00',
    { '11-25T08:14:59': 0, '11-25T08:15': 1 },
  ],
  [
    'after a standstill in which both came due one reminder is sent',
    '11-25T10:00',
    { '11-25T16:00': 1, '11-27T10:00': 1 },
  ],
];

for (const [what, sentAt, reminders] of courses)
  t.test(what, async (t) => {
    clock.now = at(sentAt);
    const { id } = await store();

    for (const [time, times] of Object.entries(reminders))
      t.strictSame(await look(time), { mails: times, pushes: times }, time);
    t.match(service.arrivals[0]?.message, { body: 'Wood Fence Installation', path: `/admin/leads/${id}` });
  });

const answers: [what: string, change: (id: number) => Promise<unknown>][] = [
  ['was called', (id) => recordContact(app.db, id, 'call', { by: 'Pat', nowMs: Date.now() })],
  ['was marked as contacted', (id) => changeLeadStatus(app.db, id, 'contacted', 1, { by: 'Pat', nowMs: Date.now() })],
  ['was marked as spam', (id) => changeLeadStatus(app.db, id, 'spam', 1, { by: 'Pat', nowMs: Date.now() })],
  ['was deleted', (id) => app.db.deleteFrom('submissions').where('id', '=', id).execute()],
];
for (const [what, change] of answers)
  t.test(`a lead that ${what} causes no reminder, not even a queued one`, async (t) => {
    await change((await store()).id);
    t.strictSame(await look('11-25T10:30'), none);

    mail.mood = 'answers 4xx';
    const { id } = await store();
    t.strictSame(await look('11-25T10:45'), { mails: 0, pushes: 1 });
    await change(id);
    mail.mood = 'takes';
    t.strictSame(await look('11-25T10:55'), { mails: 0, pushes: 1 });
    t.equal((await look('11-25T16:00')).mails, 0);
  });

t.test('a reminder says how long the lead has waited and is not sent late at night', async (t) => {
  await store();
  await look('11-25T10:15');
  t.match(mail.mails[0]?.text, /^Received: Nov 25, 2026 10:00 AM Eastern Time$/m);

  clock.now = at('11-25T17:30');
  await store({ name: 'Ben Howell' });
  mail.mood = 'answers 4xx';
  await look('11-25T17:45');
  mail.mood = 'takes';
  await look('11-25T19:00');
  await look('11-25T19:10');
  t.notOk(mail.mails.some(({ subject }) => subject?.startsWith('Still waiting: Ben Howell')));
});

t.test('leads that the owner added, form checks, and spam cause no reminders', async (t) => {
  await store({ source: 'owner' });
  await store({ source: 'form-check' });
  const { id } = await store({ status: 'spam' });
  t.strictSame(await look('11-25T13:00'), none);

  await changeLeadStatus(app.db, id, 'new', 1, { by: 'Pat', nowMs: clock.now });
  t.strictSame(await look('11-25T13:14'), none, 'what leaves the spam tray waits from then on');
  t.strictSame(await look('11-25T13:15'), one);
});

t.test('two checks at the same moment send one reminder', async (t) => {
  await store();
  clock.now = at('11-25T10:20');
  await Promise.all([app.jobs.runDue(), app.jobs.runDue(), app.jobs.runDue()]);
  await app.outbox.run();
  t.strictSame(count(), one);
});

t.test('no reminder is sent on a day off, and the wait continues on the next day', async (t) => {
  const { profile } = app.site.current;
  profile.daysOff = [{ from: '2026-11-26', until: '2026-11-27', reason: 'Thanksgiving' }];
  t.teardown(() => {
    profile.daysOff = [];
  });
  clock.now = at('11-25T17:50');
  await store();
  t.strictSame(await look('11-26T09:00'), none);
  t.strictSame(await look('11-27T12:00'), none);
  t.strictSame(await look('11-28T09:04'), none);
  t.strictSame(await look('11-28T09:05'), one);
  t.strictSame(await look('11-28T10:50'), two);
});

t.test('changed hours and minutes apply at once, and reminders can be turned off', async (t) => {
  const { profile } = app.site.current;
  const { hours } = profile;
  await saveDeliverySettings(app.db, { nudgeMinutes: 30 });
  await store();
  t.strictSame(await look('11-25T10:29'), none);
  profile.hours = weekOf('Mo-Fr 08:00-10:00');
  t.strictSame(await look('11-25T10:31'), none, 'closed since ten');
  profile.hours = hours;
  await saveDeliverySettings(app.db, { nudges: false });
  t.strictSame(await look('11-25T10:31'), none);
  await saveDeliverySettings(app.db, {});
  t.strictSame(await look('11-25T10:31'), one);
});

t.test('a reminder without a recipient waits for a device or a mail server', async (t) => {
  const silent = await openClockSite(t, morning, { ...noMail, PUSH_PRIVATE: 'true' });
  await saveLead(silent.app.db, { ...contactRequest, source: 'contact' }, [], morning);
  await silent.runJob('nudges', at('11-25T11:00'));
  t.strictSame(count(), none);

  await saveDevice(silent.app.db, service.subscribe('other'), { name: 'other', siteKey: '' }, morning);
  await silent.runJob('nudges', at('11-25T11:01'));
  t.strictSame(count(), { mails: 0, pushes: 1 });
});

t.test('a check of ten thousand leads takes a few milliseconds', async (t) => {
  await store();
  const row = await app.db.selectFrom('submissions').selectAll().executeTakeFirstOrThrow();
  for (let batch = 0; batch < volume(100); batch += 1) {
    const leads = Array.from({ length: 100 }, (_none, index) => ({
      ...row,
      id: row.id + 1 + batch * 100 + index,
      reference: `R${batch}-${index}`,
      nudges: 2,
      status: index % 2 ? ('contacted' as const) : ('new' as const),
    }));
    await app.db.insertInto('submissions').values(leads).execute();
  }
  await look('11-25T10:05');
  const before = process.cpuUsage();
  for (let times = 0; times < 20; times += 1) await app.jobs.runDue();
  const { user, system } = process.cpuUsage(before);
  t.ok(user + system < 20 * 50_000, `${(user + system) / 20_000} ms of the processor`);
});

t.test('neither a restart nor another process repeats a reminder', async (t) => {
  await store();
  t.strictSame(await look('11-25T10:15'), one);
  const again = await site.restart();
  t.strictSame(await look('11-25T10:16', again), one);
  t.strictSame(await look('11-25T12:00', again), two);
});
