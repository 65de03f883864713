import type { Kysely } from 'kysely';
import t, { type Test } from 'tap';
import type { Database } from '../../src/database/schema.ts';
import { createChannels } from '../../src/delivery/channels.ts';
import { createMailer } from '../../src/delivery/mail.ts';
import {
  claimDelivery,
  enqueueDeliveries,
  findNextDueAtMs,
  listDueDeliveries,
  markFailed,
  markSent,
  markUncertain,
} from '../../src/delivery/outbox-store.ts';
import { createSmtpClient, type SmtpTimeouts } from '../../src/delivery/smtp.ts';
import { listLeadDeliveries } from '../../src/delivery/status-store.ts';
import { createWorker } from '../../src/delivery/worker.ts';
import { saveLead } from '../../src/leads/store.ts';
import { defaultProfile } from '../../src/shared/profile.ts';
import { contactRequest } from '../fixtures/app.ts';
import { type MailServer, type MailServerMood, startMailServer } from '../fixtures/mail-server.ts';
import { openStore } from '../fixtures/store.ts';

const dayMs = 24 * 3600_000;
const patient = { connectMs: 5000, greetingMs: 5000, replyMs: 5000 };

/** An outbox with a clock of its own, on a real database and a real mail server. */
async function arrange(t: Test, server: MailServer) {
  const db = await openStore(t);
  const timeouts = { ...patient };
  // Requests are stamped by the real clock; this one must not run behind it.
  const clock = { now: Date.now() + 1000 };
  const sender = {
    from: 'Longleaf <site@longleaffence.example>',
    to: 'owner@longleaffence.example',
    profile: defaultProfile,
    publicUrl: 'https://longleaffence.example',
  };
  const now = () => clock.now;
  const mailer = createMailer(createSmtpClient(server.url, timeouts), async () => sender);
  const channels = createChannels({
    db,
    mailer,
    webhook: { allowPrivate: true, timeoutMs: 1000, now },
    drawPlan: () => undefined,
    readPublicUrl: () => sender.publicUrl,
    dataDir: t.testdirName,
  });
  const makeWorker = (holder = 'site', batchRows = 200) =>
    createWorker({
      db,
      channels,
      holder,
      batchRows,
      now,
      random: () => 0.5,
      onError: (error) => t.fail(String(error)),
    });
  return { db, clock, timeouts, makeWorker, worker: makeWorker() };
}

function storeLead(db: Kysely<Database>, change: Partial<typeof contactRequest> = {}) {
  return saveLead(db, { ...contactRequest, ...change, source: 'contact' }, ['notification']);
}

function listStates(db: Kysely<Database>): Promise<{ state: string; uncertain: number }[]> {
  return db.selectFrom('outbox').select(['state', 'uncertain']).orderBy('id').execute();
}

/** How often each message arrived, whatever else came. */
async function countArrivals(db: Kysely<Database>, server: MailServer): Promise<number[]> {
  const rows = await db.selectFrom('outbox').select('messageId').orderBy('id').execute();
  return rows.map(({ messageId }) => server.mails.filter((mail) => mail.messageId?.includes(messageId)).length);
}

/** Lets the hours pass, in steps of six. */
async function passTime(until: number, { clock, worker }: Awaited<ReturnType<typeof arrange>>): Promise<void> {
  for (; clock.now < until; clock.now += 6 * 3600_000) await worker.run();
  await worker.run();
}

const faults: { mood: MailServerMood | 'is off'; duplicates: number; timeouts?: Partial<SmtpTimeouts> }[] = [
  { mood: 'is off', duplicates: 0 },
  { mood: 'hangs at the greeting', duplicates: 0, timeouts: { greetingMs: 50 } },
  { mood: 'hangs after the message', duplicates: 0, timeouts: { replyMs: 250 } },
  { mood: 'keeps the message and hangs', duplicates: 1, timeouts: { replyMs: 250 } },
  { mood: 'keeps the message and dies', duplicates: 1 },
  { mood: 'answers 4xx', duplicates: 0 },
  { mood: 'answers 5xx', duplicates: 0 },
  { mood: 'answers 5xx to the message', duplicates: 0 },
];

for (const { mood, duplicates, timeouts } of faults)
  t.test(`a mail server that ${mood} for a day costs no mail and at most ${duplicates} duplicates`, async (t) => {
    const server = await startMailServer(t);
    const site = await arrange(t, server);
    const start = site.clock.now;
    await storeLead(site.db);
    await storeLead(site.db, { name: 'Ben Howell' });
    if (mood === 'is off') await server.stop();
    else server.mood = mood;
    Object.assign(site.timeouts, timeouts);

    await passTime(start + dayMs / 2, site);
    await storeLead(site.db, { name: 'Cora Díaz' });
    await passTime(start + dayMs, site);
    const duringTheFault = await listStates(site.db);
    const arrivedDuringTheFault = await countArrivals(site.db, server);
    server.mood = 'takes';
    if (mood === 'is off') await server.start();
    Object.assign(site.timeouts, patient);
    await passTime(start + dayMs + 3 * 3600_000, site);

    t.ok(
      duringTheFault.every(({ state }) => state === 'queued'),
      'nothing was given up',
    );
    t.equal(Math.max(...arrivedDuringTheFault), duplicates, 'the fault was what the title says');
    t.ok((await listStates(site.db)).every(({ state }) => state === 'sent'));
    const arrivals = await countArrivals(site.db, server);
    t.ok(
      arrivals.every((count) => count >= 1 && count <= 1 + duplicates),
      `arrivals: ${arrivals}`,
    );
  });

t.test('a message that was being sent when the process died goes out once more, after a confirmed check', async (t) => {
  const server = await startMailServer(t);
  const site = await arrange(t, server);
  await storeLead(site.db);
  await site.db.updateTable('outbox').set({ state: 'sending' }).execute();

  await site.makeWorker().run();
  t.strictSame(await listStates(site.db), [{ state: 'queued', uncertain: 1 }]);
  site.clock.now += 3600_000;
  await site.makeWorker().run();

  t.strictSame(await listStates(site.db), [{ state: 'sent', uncertain: 1 }]);
  t.equal(server.mails.length, 2);
  t.match(server.mails[0]?.subject, 'mail delivery is being checked');
  t.match(server.mails[1]?.subject, 'Ann Carter');
});

t.test('a message that was sent twice without an answer is left to the owner', async (t) => {
  const server = await startMailServer(t);
  const site = await arrange(t, server);
  await storeLead(site.db);
  await site.db.updateTable('outbox').set({ state: 'sending', uncertain: 1 }).execute();

  await site.worker.run();
  await passTime(site.clock.now + dayMs, site);

  t.strictSame(await listStates(site.db), [{ state: 'unconfirmed', uncertain: 2 }]);
  t.equal(server.mails.length, 0);
});

t.test('a message is given up after 48 hours, and the lead says since when and why', async (t) => {
  const server = await startMailServer(t);
  const site = await arrange(t, server);
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

t.test('a lead that is deleted, or marked as spam, before its turn is not sent', async (t) => {
  const server = await startMailServer(t);
  const site = await arrange(t, server);
  const gone = await storeLead(site.db);
  const spam = await storeLead(site.db, { name: 'Ben Howell' });

  await site.db.deleteFrom('submissions').where('id', '=', gone.id).execute();
  await site.db.updateTable('submissions').set({ status: 'spam' }).where('id', '=', spam.id).execute();
  await site.worker.run();
  t.equal(server.mails.length, 0);
  await site.db.updateTable('submissions').set({ status: 'new' }).where('id', '=', spam.id).execute();
  await site.worker.run();

  t.strictSame(
    server.mails.map(({ subject }) => subject?.includes('Ben Howell')),
    [true],
    '"not spam" sends what was held',
  );
});

t.test('no field can add a header, a recipient or a tag', async (t) => {
  const server = await startMailServer(t);
  const site = await arrange(t, server);
  await storeLead(site.db, {
    name: 'Eve\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>',
    message: '<img src=x onerror=alert(1)> & "quotes" \r\n.\r\nMAIL FROM:<a@b.example>',
  });

  await site.worker.run();

  const [mail] = server.mails;
  t.strictSame(mail?.recipients, ['owner@longleaffence.example']);
  t.equal(mail?.headers.filter(({ key }) => key === 'bcc').length, 0);
  t.strictSame(
    mail?.replyTo?.map(({ address }) => address),
    [contactRequest.email],
  );
  t.notMatch(mail?.html, /<script>|<img/);
  t.match(mail?.html, '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;');
  t.match(mail?.text, 'MAIL FROM:<a@b.example>');
  t.match(mail?.text, 'https://longleaffence.example/admin/leads/1');
  t.equal(mail?.from?.address, 'site@longleaffence.example');
});

t.test('a kind of a newer version, which has no channel here, is mailed to nobody and says why', async (t) => {
  const server = await startMailServer(t);
  const site = await arrange(t, server);
  await storeLead(site.db);
  await site.db
    .updateTable('outbox')
    .set({ kind: 'push' as 'alarm' })
    .execute();

  await site.worker.run();

  t.equal(server.mails.length, 0);
  const rows = await site.db.selectFrom('outbox').select(['state', 'lastError']).execute();
  t.strictSame(rows, [{ state: 'queued', lastError: 'There is no channel for "push"' }]);
});

t.test('more deliveries than one batch leave in one run, in their order', async (t) => {
  const server = await startMailServer(t);
  const site = await arrange(t, server);
  const alarms = Array.from({ length: 5 }, (_none, index) => ({
    kind: 'alarm' as const,
    payload: { subject: `alarm ${index}`, text: 'One of many.' },
  }));
  await enqueueDeliveries(site.db, alarms, site.clock.now);

  await site.makeWorker('site', 2).run();

  t.strictSame(
    server.mails.map(({ subject }) => subject?.match(/alarm \d/)?.[0]),
    ['alarm 0', 'alarm 1', 'alarm 2', 'alarm 3', 'alarm 4'],
  );
});

t.test(
  'what another worker is sending is left to it for two minutes, and counts as uncertain after that',
  async (t) => {
    const server = await startMailServer(t);
    const site = await arrange(t, server);
    await storeLead(site.db);
    const [row] = await listDueDeliveries(site.db, site.clock.now, 1);
    await claimDelivery(site.db, row?.id ?? 0, 'other', site.clock.now);

    site.clock.now += 119_000;
    await site.worker.run();
    t.strictSame(await listStates(site.db), [{ state: 'sending', uncertain: 0 }]);
    site.clock.now += 1000;
    await site.worker.run();

    t.strictSame(await listStates(site.db), [{ state: 'queued', uncertain: 1 }]);
    t.equal(server.mails.length, 0);
  },
);

t.test('two workers send each delivery once, whichever claims it first', async (t) => {
  const server = await startMailServer(t);
  const site = await arrange(t, server);
  for (const name of ['Ann Carter', 'Ben Howell', 'Cora Díaz', 'Dan Ito']) await storeLead(site.db, { name });

  await Promise.all([site.makeWorker('one').run(), site.makeWorker('two').run()]);

  t.strictSame(await countArrivals(site.db, server), [1, 1, 1, 1]);
  t.ok((await listStates(site.db)).every(({ state }) => state === 'sent'));
});

t.test('a worker that was frozen while another took its delivery over settles nothing', async (t) => {
  const site = await arrange(t, await startMailServer(t));
  await storeLead(site.db);
  const [row] = await listDueDeliveries(site.db, site.clock.now, 1);
  if (!row) throw new Error('nothing is due');
  await claimDelivery(site.db, row.id, 'frozen', site.clock.now);
  const failure = { error: 'No answer', nowMs: site.clock.now, retryAtMs: site.clock.now };
  await markUncertain(site.db, row, 'frozen', failure);
  await claimDelivery(site.db, row.id, 'other', site.clock.now);

  await markSent(site.db, row, 'frozen', site.clock.now);
  await markFailed(site.db, row, 'frozen', failure);
  await markUncertain(site.db, row, 'frozen', failure);

  const claimed = await site.db.selectFrom('outbox').select(['state', 'claim', 'attempts']).executeTakeFirst();
  t.strictSame(claimed, { state: 'sending', claim: 'other', attempts: 1 });
});
