import type { FastifyInstance } from 'fastify';
import t, { type Test } from 'tap';
import { saveDeliverySettings } from '../../src/delivery/channel.ts';
import { saveDevice } from '../../src/delivery/push-devices.ts';
import { changeLeadStatus, recordContact } from '../../src/leads/desk-store.ts';
import type { LeadInput } from '../../src/leads/lead-row.ts';
import { saveLead } from '../../src/leads/store.ts';
import { build, configOf, contactRequest, start } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { startPushService } from '../fixtures/push-service.ts';

// The shipped profile is open Monday to Friday 8 to 6 and Saturday 9 to 2, Eastern Time; this is a Wednesday.
const at = (text: string) => Temporal.PlainDateTime.from(text).toZonedDateTime('America/New_York').epochMilliseconds;
const wednesday = '2026-11-25';

/** A site with mail and a device, whose leads ring nobody by themselves, under a clock of the test's own. */
async function arrange(t: Test, { hasMail = true, hasDevice = true } = {}) {
  const mail = await startMailServer(t);
  const service = await startPushService(t);
  const clock = { now: at(`${wednesday}T10:00`) };
  const variables = { SMTP_URL: mail.url, MAIL_FROM: 'site@example.com', NOTIFY_EMAIL: 'owner@example.com' };
  const environment = { PUSH_PRIVATE: 'true', ...(hasMail && variables) };
  const options = { now: () => clock.now };
  const app = await build(t, environment, options);
  await app.ready();
  if (hasDevice) await saveDevice(app.db, service.subscribe('phone'), 'phone', clock.now);

  return { app, clock, mail, service, store, look, restart, count };

  function store(change: Partial<LeadInput> = {}) {
    return saveLead(app.db, { ...contactRequest, source: 'contact', ...change }, [], clock.now);
  }

  /** The look that a process takes every quarter of a minute, and what it sends. */
  async function look(moment: string, site: FastifyInstance = app): Promise<{ mails: number; pushes: number }> {
    clock.now = at(moment);
    await site.jobs.runDue();
    await site.outbox.run();
    return count();
  }

  function count() {
    const mails = mail.mails.filter(({ subject }) => subject?.startsWith('Still waiting: Ann Carter')).length;
    return {
      mails,
      pushes: service.arrivals.filter(({ message }) => message.title === 'Still waiting: Ann Carter').length,
    };
  }

  async function restart(): Promise<FastifyInstance> {
    await app.close();
    const again = await start(t, configOf(app), options);
    await again.ready();
    return again;
  }
}

const none = { mails: 0, pushes: 0 };
const one = { mails: 1, pushes: 1 };
const two = { mails: 2, pushes: 2 };

t.test(
  'a lead that waits is recalled after a quarter of an hour and after two hours, by mail and push, and never again',
  async (t) => {
    const { store, look, service, mail } = await arrange(t);
    const { id } = await store();

    t.strictSame(await look(`${wednesday}T10:14:59`), none);
    t.strictSame(await look(`${wednesday}T10:15`), one);
    t.strictSame(await look(`${wednesday}T10:15:15`), one);
    t.strictSame(await look(`${wednesday}T11:59:59`), one);
    t.strictSame(await look(`${wednesday}T12:00`), two);
    for (const moment of [`${wednesday}T14:00`, '2026-11-27T10:00', '2026-12-20T10:00'])
      t.strictSame(await look(moment), two);
    t.match(service.arrivals[0]?.message, { body: 'Wood Fence Installation', path: `/admin/leads/${id}` });
    t.match(
      mail.mails.find(({ subject }) => subject?.startsWith('Still waiting'))?.text ?? '',
      /wrote on Nov 25, 2026 10:00 AM Eastern Time/,
    );
  },
);

t.test('nobody is recalled outside business hours, which count as the clock on the wall', async (t) => {
  const { store, look, clock } = await arrange(t);
  // A Saturday, the day before clocks are set back; Sunday is closed.
  clock.now = at('2026-10-31T13:50');
  await store();
  t.strictSame(await look('2026-10-31T14:05'), none);
  t.strictSame(await look('2026-11-01T12:00'), none);
  t.strictSame(await look('2026-11-02T08:04:59'), none);
  t.strictSame(await look('2026-11-02T08:05'), one);
  t.strictSame(await look('2026-11-02T09:49:59'), one);
  t.strictSame(await look('2026-11-02T09:50'), two);
});

t.test('a lead that came in the night is due a quarter of an hour after the opening', async (t) => {
  const { store, look, clock } = await arrange(t);
  clock.now = at(`${wednesday}T02:00`);
  await store();
  t.strictSame(await look(`${wednesday}T08:14:59`), none);
  t.strictSame(await look(`${wednesday}T08:15`), one);
});

const answered: [what: string, change: (db: FastifyInstance['db'], id: number) => Promise<unknown>][] = [
  ['was called', (db, id) => recordContact(db, id, 'call')],
  ['was marked as contacted', (db, id) => changeLeadStatus(db, id, 'contacted', 1)],
  ['was marked as spam', (db, id) => changeLeadStatus(db, id, 'spam', 1)],
  ['was deleted', (db, id) => db.deleteFrom('submissions').where('id', '=', id).execute()],
];
for (const [what, change] of answered)
  t.test(`a lead that ${what} is not recalled, not even by what was on its way`, async (t) => {
    const { app, store, look, clock, mail } = await arrange(t);
    const before = await store();
    await change(app.db, before.id);
    t.strictSame(await look(`${wednesday}T10:30`), none);

    mail.mood = 'answers 4xx';
    const { id } = await store();
    const { pushes } = await look(`${wednesday}T10:45`);
    await change(app.db, id);
    mail.mood = 'takes';
    clock.now += 10 * 60_000;
    await app.outbox.run();
    t.equal(pushes, 1);
    t.equal((await look(`${wednesday}T16:00`)).mails, 0);
  });

t.test('the owner’s own leads, the daily proof and what is held as spam recall nobody', async (t) => {
  const { store, look } = await arrange(t);
  await store({ source: 'owner' });
  await store({ source: 'canary' });
  await store({ status: 'spam' });
  t.strictSame(await look(`${wednesday}T15:00`), none);
});

t.test('a lead that leaves the spam tray waits from then on', async (t) => {
  const { app, clock, store, look } = await arrange(t);
  const { id } = await store({ status: 'spam' });
  clock.now = at(`${wednesday}T13:00`);
  await changeLeadStatus(app.db, id, 'new', 1, clock.now);
  t.strictSame(await look(`${wednesday}T13:14`), none);
  t.strictSame(await look(`${wednesday}T13:15`), one);
});

t.test('after a standstill in which both came due one reminder is sent', async (t) => {
  const { store, look } = await arrange(t);
  await store();
  t.strictSame(await look(`${wednesday}T16:00`), one);
  t.strictSame(await look('2026-11-27T10:00'), one);
});

t.test('a restart and another process that takes over recall nobody twice', async (t) => {
  const { store, look, restart, app } = await arrange(t);
  await store();
  t.strictSame(await look(`${wednesday}T10:15`), one);
  const again = await restart();
  t.strictSame(await look(`${wednesday}T10:16`, again), one);
  t.strictSame(await look(`${wednesday}T12:00`, again), two);
  t.not(again, app);
});

t.test('two looks at the same moment recall once', async (t) => {
  const { app, clock, store, count } = await arrange(t);
  await store();
  clock.now = at(`${wednesday}T10:20`);
  await Promise.all([app.jobs.runDue(), app.jobs.runDue(), app.jobs.runDue()]);
  await app.outbox.run();
  t.strictSame(count(), one);
});

t.test('a changed business hour and changed minutes count at once', async (t) => {
  const { app, store, look } = await arrange(t);
  await saveDeliverySettings(app.db, { nudgeMinutes: 30 });
  await store();
  t.strictSame(await look(`${wednesday}T10:29`), none);
  app.site.current.profile.openingHours = 'Mo-Fr 08:00-10:00';
  t.strictSame(await look(`${wednesday}T10:31`), none, 'closed since ten');
  app.site.current.profile.openingHours = 'Mo-Fr 08:00-18:00';
  t.strictSame(await look(`${wednesday}T10:31`), one);
});

t.test('reminders can be switched off, and go to the channel that is set', async (t) => {
  const { app, store, look } = await arrange(t, { hasDevice: false });
  await store();
  await saveDeliverySettings(app.db, { nudges: false });
  t.strictSame(await look(`${wednesday}T11:00`), none);
  await saveDeliverySettings(app.db, { nudges: true });
  t.strictSame(await look(`${wednesday}T11:01`), { mails: 1, pushes: 0 });

  const silent = await arrange(t, { hasMail: false, hasDevice: false });
  await silent.store();
  t.strictSame(await silent.look(`${wednesday}T11:00`), none);
  await saveDevice(silent.app.db, silent.service.subscribe('phone'), 'phone', silent.clock.now);
  t.strictSame(await silent.look(`${wednesday}T11:01`), { mails: 0, pushes: 1 }, 'it waited for somebody to tell');
});

t.test('a reminder that could not leave in business hours is not sent at night', async (t) => {
  const { app, store, look, mail, clock } = await arrange(t);
  clock.now = at(`${wednesday}T17:30`);
  await store();
  mail.mood = 'answers 4xx';
  await look(`${wednesday}T17:45`);
  mail.mood = 'takes';
  clock.now = at(`${wednesday}T19:00`);
  await app.outbox.run();
  t.equal((await look(`${wednesday}T19:10`)).mails, 0);
});

t.test('among ten thousand leads a look takes some milliseconds', async (t) => {
  const { app, store, look, clock } = await arrange(t);
  const { id } = await store();
  const row = await app.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  for (let batch = 0; batch < 100; batch += 1)
    await app.db
      .insertInto('submissions')
      .values(
        Array.from({ length: 100 }, (_none, index) => ({
          ...row,
          id: 1000 + batch * 100 + index,
          reference: `R${batch}-${index}`,
          status: index % 2 ? ('contacted' as const) : ('new' as const),
          nudges: 2,
        })),
      )
      .execute();
  await look(`${wednesday}T10:05`);
  const startedAt = performance.now();
  for (let times = 0; times < 20; times += 1) await app.jobs.runDue();
  const ms = (performance.now() - startedAt) / 20;
  t.ok(ms < 50, `${ms.toFixed(1)} ms`);
  clock.now += 1;
});
