import t, { type Test } from 'tap';
import { changeLeadStatus } from '../../src/leads/admin-store.ts';
import {
  claimDelivery,
  enqueueDeliveries,
  findNextDueAtMs,
  listDueDeliveries,
  markFailed,
  markSent,
  markUncertain,
} from '../../src/outbox/outbox-store.ts';
import type { SmtpTimeouts } from '../../src/outbox/smtp.ts';
import { listLeadDeliveries } from '../../src/outbox/status-store.ts';
import { mailKinds } from '../../src/shared/admin/delivery.ts';
import { contactRequest } from '../fixtures/app.ts';
import { type MailServerMood, startMailServer } from '../fixtures/mail-server.ts';
import { countArrivals, listStates, openOutbox, passTime, patience, storeLead } from '../fixtures/outbox.ts';

const dayMs = 24 * 3600_000;
const server = await startMailServer(t);

/** Opens an outbox with leads whose mail is queued. */
async function open(t: Test, ...names: readonly string[]) {
  const site = await openOutbox(t, server);
  for (const name of names) await storeLead(site.db, { name });
  return site;
}

const listSubjects = () => server.mails.map(({ subject = '' }) => subject.split(', ')[0]);

t.beforeEach(() => {
  server.mails.length = 0;
});

/** A mail server's fault, and how often each mail arrived afterward. */
const faults: { mood: MailServerMood | 'is off'; arrivals: number; timeouts?: Partial<SmtpTimeouts> }[] = [
  { mood: 'is off', arrivals: 1 },
  { mood: 'hangs at the greeting', arrivals: 1, timeouts: { greetingMs: 50 } },
  { mood: 'answers 4xx', arrivals: 1 },
  { mood: 'answers 5xx', arrivals: 1 },
  { mood: 'answers 5xx to the message', arrivals: 1 },
  { mood: 'hangs after the message', arrivals: 0, timeouts: { replyMs: 1000 } },
  { mood: 'keeps the message and hangs', arrivals: 2, timeouts: { replyMs: 1000 } },
  { mood: 'keeps the message and dies', arrivals: 2 },
];

for (const { mood, arrivals, timeouts } of faults) {
  const isSilent = arrivals !== 1;
  const what = isSilent ? 'is sent each mail twice and no third time' : 'costs no mail and sends none twice';
  t.test(`a mail server that ${mood} for a day ${what}`, async (t) => {
    const site = await open(t, 'Ann Carter', 'Ben Howell');
    const start = site.clock.now;
    if (mood === 'is off') await server.stop();
    else server.mood = mood;
    Object.assign(site.timeouts, timeouts);
    await passTime(start + dayMs / 2, site);
    await storeLead(site.db, { name: 'Cora Díaz' });
    await passTime(start + dayMs, site);
    const during = await listStates(site.db);

    server.mood = 'takes';
    if (mood === 'is off') await server.start();
    Object.assign(site.timeouts, patience);
    await passTime(start + dayMs + 3 * 3600_000, site);

    const after = await listStates(site.db);
    t.ok(isSilent || during.every(({ state }) => state === 'queued'), 'nothing was given up');
    t.ok(
      after.every(({ state }) => state === (isSilent ? 'unconfirmed' : 'sent')),
      'the owner is asked what to do about silence',
    );
    t.strictSame(await countArrivals(site.db, server), [arrivals, arrivals, arrivals]);
  });
}

t.test('a message being sent when the process died is sent once more', async (t) => {
  const site = await open(t, 'Ann Carter');
  await site.db.updateTable('outbox').set({ state: 'sending' }).execute();

  await site.makeWorker().run();
  t.strictSame(await listStates(site.db), [{ state: 'queued', uncertain: 1 }]);
  site.clock.now += 3600_000;
  await site.makeWorker().run();

  t.strictSame(await listStates(site.db), [{ state: 'sent', uncertain: 1 }]);
  t.strictSame(listSubjects(), ['New lead: Ann Carter'], 'and nothing but it');
});

t.test('a message sent twice without a response is left to the owner', async (t) => {
  const site = await open(t, 'Ann Carter');
  await site.db.updateTable('outbox').set({ state: 'sending', uncertain: 1 }).execute();

  await passTime(site.clock.now + dayMs, site);

  t.strictSame(await listStates(site.db), [{ state: 'unconfirmed', uncertain: 2 }]);
  t.strictSame(listSubjects(), []);
});

t.test('a message fails after 48 hours, and the lead shows since when and why', async (t) => {
  const site = await open(t);
  const start = site.clock.now;
  const { id } = await storeLead(site.db);
  await server.stop();

  for (let dueAtMs: number | undefined = start; dueAtMs !== undefined; dueAtMs = await findNextDueAtMs(site.db)) {
    site.clock.now = dueAtMs;
    await site.worker.run();
  }

  await server.start();
  const delivery = (await listLeadDeliveries(site.db, id)).get(id)?.[0];
  t.match(delivery, { kind: 'notification', state: 'failed', error: /ECONNREFUSED/ });
  t.equal(Date.parse(delivery?.failingSince ?? ''), start);
  t.ok(site.clock.now - start > 1.9 * dayMs && site.clock.now - start <= 2 * dayMs);
  const { attempts } = await site.db.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow();
  t.ok(attempts > 40 && attempts < 70, `${attempts} attempts`);
});

t.test('a message of a deleted or spam lead is not sent', async (t) => {
  const site = await open(t);
  const gone = await storeLead(site.db);
  const spam = await storeLead(site.db, { name: 'Ben Howell' });

  await site.db.deleteFrom('submissions').where('id', '=', gone.id).execute();
  await changeLeadStatus(site.db, spam.id, 'spam', 1, { by: 'Pat', nowMs: Date.now() });
  await site.worker.run();
  t.strictSame(listSubjects(), []);
  await changeLeadStatus(site.db, spam.id, 'new', 2, { by: 'Pat', nowMs: Date.now() });
  await site.worker.run();

  t.strictSame(listSubjects(), ['New lead: Ben Howell'], '"not spam" sends what was held');
});

t.test('no field can add a header, a recipient, or a tag', async (t) => {
  const site = await open(t);
  await storeLead(site.db, {
    name: 'Eve\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>',
    message: '<img src=x onerror=alert(1)> & "quotes" \r\n.\r\nMAIL FROM:<a@b.example>',
  });

  await site.worker.run();

  const [mail] = server.mails;
  t.match(mail, {
    recipients: ['owner@longleaffence.example'],
    replyTo: [{ address: contactRequest.email }],
    from: { address: 'site@longleaffence.example' },
  });
  t.equal(mail?.recipients.length, 1);
  t.equal(mail?.replyTo?.length, 1);
  t.notOk(mail?.headers.some(({ key }) => key === 'bcc'));
  t.notMatch(mail?.html, /<script>|<img/);
  t.match(mail?.html, '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;');
  for (const words of ['MAIL FROM:<a@b.example>', 'https://longleaffence.example/admin/leads/1'])
    t.match(mail?.text, words);
});

t.test('a message of an unknown newer kind is not sent and gives the reason', async (t) => {
  const site = await open(t, 'Ann Carter');
  await site.db
    .updateTable('outbox')
    .set({ kind: 'pigeon' as 'alarm' })
    .execute();

  await site.worker.run();

  t.strictSame(listSubjects(), []);
  const rows = await site.db.selectFrom('outbox').select(['state', 'lastError']).execute();
  t.strictSame(rows, [{ state: 'queued', lastError: 'There is no channel for "pigeon"' }]);
});

t.test('more deliveries than one batch are sent in one run, in order', async (t) => {
  const site = await open(t);
  const subjects = ['alarm 0', 'alarm 1', 'alarm 2', 'alarm 3', 'alarm 4'];
  const alarms = subjects.map((subject) => ({ kind: 'alarm' as const, payload: { subject, text: 'One of many.' } }));
  await enqueueDeliveries(site.db, alarms, site.clock.now);

  await site.makeWorker('site', 2).run();

  t.strictSame(
    listSubjects().map((subject) => subject?.slice(-7)),
    subjects,
  );
});

t.test('a message that another worker is sending is left alone for two minutes', async (t) => {
  const site = await open(t, 'Ann Carter');
  const [row] = await listDueDeliveries(site.db, site.clock.now, 1);
  await claimDelivery(site.db, row?.id ?? 0, 'other', site.clock.now);

  site.clock.now += 119_000;
  await site.worker.run();
  t.strictSame(await listStates(site.db), [{ state: 'sending', uncertain: 0 }]);
  site.clock.now += 1000;
  await site.worker.run();

  t.strictSame(await listStates(site.db), [{ state: 'queued', uncertain: 1 }]);
  t.strictSame(listSubjects(), []);
});

t.test('two workers send each delivery once', async (t) => {
  const site = await open(t, 'Ann Carter', 'Ben Howell', 'Cora Díaz', 'Dan Ito');

  await Promise.all([site.makeWorker('one').run(), site.makeWorker('two').run()]);

  t.strictSame(await countArrivals(site.db, server), [1, 1, 1, 1]);
  t.ok((await listStates(site.db)).every(({ state }) => state === 'sent'));
});

t.test('a frozen worker whose delivery another one took over changes nothing', async (t) => {
  const { db, clock } = await open(t, 'Ann Carter');
  const [row] = await listDueDeliveries(db, clock.now, 1);
  if (!row) throw new Error('nothing is due');
  await claimDelivery(db, row.id, 'frozen', clock.now);
  const failure = { error: 'No answer', nowMs: clock.now, retryAtMs: clock.now };
  await markUncertain(db, row, 'frozen', failure);
  await claimDelivery(db, row.id, 'other', clock.now);

  await markSent(db, row, 'frozen', clock.now);
  await markFailed(db, row, 'frozen', failure);
  await markUncertain(db, row, 'frozen', failure);

  const claimed = await db.selectFrom('outbox').select(['state', 'claim', 'attempts']).executeTakeFirst();
  t.strictSame(claimed, { state: 'sending', claim: 'other', attempts: 1 });
});

t.test('a change of the mail server affects exactly the kinds sent by mail', async (t) => {
  const mailed = [...(await open(t)).channels].filter(([, { path }]) => path === 'mail');
  t.strictSame(mailed.map(([kind]) => kind).sort(), [...mailKinds].sort());
});
