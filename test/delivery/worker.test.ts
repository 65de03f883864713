import t, { type Test } from 'tap';
import { findNextDueAtMs } from '../../src/delivery/outbox-store.ts';
import type { SmtpTimeouts } from '../../src/delivery/smtp.ts';
import { listLeadDeliveries } from '../../src/delivery/status-store.ts';
import { changeLeadStatus } from '../../src/leads/desk-store.ts';
import { contactRequest } from '../fixtures/app.ts';
import { type MailServerMood, startMailServer } from '../fixtures/mail-server.ts';
import { countArrivals, listStates, openOutbox, passTime, patience, storeLead } from '../fixtures/outbox.ts';

const dayMs = 24 * 3600_000;

const faults: { mood: MailServerMood | 'is off'; timeouts?: Partial<SmtpTimeouts> }[] = [
  { mood: 'is off' },
  { mood: 'hangs at the greeting', timeouts: { greetingMs: 50 } },
  { mood: 'answers 4xx' },
  { mood: 'answers 5xx' },
  { mood: 'answers 5xx to the message' },
];

for (const { mood, timeouts } of faults)
  t.test(`a mail server that ${mood} for a day costs no mail and sends none twice`, async (t) => {
    const { site, server, duringTheFault } = await liveThrough(t, mood, timeouts);

    t.ok(
      duringTheFault.every(({ state }) => state === 'queued'),
      'nothing was given up',
    );
    t.ok((await listStates(site.db)).every(({ state }) => state === 'sent'));
    t.strictSame(await countArrivals(site.db, server), [1, 1, 1]);
  });

const silences: { mood: MailServerMood; arrivals: number; timeouts?: Partial<SmtpTimeouts> }[] = [
  { mood: 'hangs after the message', arrivals: 0, timeouts: { replyMs: 250 } },
  { mood: 'keeps the message and hangs', arrivals: 2, timeouts: { replyMs: 250 } },
  { mood: 'keeps the message and dies', arrivals: 2 },
];

for (const { mood, arrivals, timeouts } of silences)
  t.test(`a mail server that ${mood} for a day is sent each mail twice and no third time`, async (t) => {
    const { site, server } = await liveThrough(t, mood, timeouts);

    t.ok(
      (await listStates(site.db)).every(({ state }) => state === 'unconfirmed'),
      'the owner is asked what to do',
    );
    t.strictSame(await countArrivals(site.db, server), [arrivals, arrivals, arrivals]);
  });

/** A day of a fault, with three leads before and in it, and three hours after it. */
async function liveThrough(t: Test, mood: MailServerMood | 'is off', timeouts: Partial<SmtpTimeouts> = {}) {
  const server = await startMailServer(t);
  const site = await openOutbox(t, server);
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
  server.mood = 'takes';
  if (mood === 'is off') await server.start();
  Object.assign(site.timeouts, patience);
  await passTime(start + dayMs + 3 * 3600_000, site);
  return { site, server, duringTheFault };
}

t.test('a message that was being sent when the process died goes out once more', async (t) => {
  const server = await startMailServer(t);
  const site = await openOutbox(t, server);
  await storeLead(site.db);
  await site.db.updateTable('outbox').set({ state: 'sending' }).execute();

  await site.makeWorker().run();
  t.strictSame(await listStates(site.db), [{ state: 'queued', uncertain: 1 }]);
  site.clock.now += 3600_000;
  await site.makeWorker().run();

  t.strictSame(await listStates(site.db), [{ state: 'sent', uncertain: 1 }]);
  t.strictSame(
    server.mails.map(({ subject }) => subject?.includes('Ann Carter')),
    [true],
    'and nothing but it',
  );
});

t.test('a message that was sent twice without an answer is left to the owner', async (t) => {
  const server = await startMailServer(t);
  const site = await openOutbox(t, server);
  await storeLead(site.db);
  await site.db.updateTable('outbox').set({ state: 'sending', uncertain: 1 }).execute();

  await site.worker.run();
  await passTime(site.clock.now + dayMs, site);

  t.strictSame(await listStates(site.db), [{ state: 'unconfirmed', uncertain: 2 }]);
  t.equal(server.mails.length, 0);
});

t.test('a message is given up after 48 hours, and the lead says since when and why', async (t) => {
  const server = await startMailServer(t);
  const site = await openOutbox(t, server);
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
  const site = await openOutbox(t, server);
  const gone = await storeLead(site.db);
  const spam = await storeLead(site.db, { name: 'Ben Howell' });

  await site.db.deleteFrom('submissions').where('id', '=', gone.id).execute();
  await changeLeadStatus(site.db, spam.id, 'spam', 1);
  await site.worker.run();
  t.equal(server.mails.length, 0);
  await changeLeadStatus(site.db, spam.id, 'new', 2);
  await site.worker.run();

  t.strictSame(
    server.mails.map(({ subject }) => subject?.includes('Ben Howell')),
    [true],
    '"not spam" sends what was held',
  );
});

t.test('no field can add a header, a recipient or a tag', async (t) => {
  const server = await startMailServer(t);
  const site = await openOutbox(t, server);
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
  const site = await openOutbox(t, server);
  await storeLead(site.db);
  await site.db
    .updateTable('outbox')
    .set({ kind: 'pigeon' as 'alarm' })
    .execute();

  await site.worker.run();

  t.equal(server.mails.length, 0);
  const rows = await site.db.selectFrom('outbox').select(['state', 'lastError']).execute();
  t.strictSame(rows, [{ state: 'queued', lastError: 'There is no channel for "pigeon"' }]);
});
