import t from 'tap';
import { listKinds } from '../../src/leads/messages/index.ts';
import { createMailer } from '../../src/outbox/mail.ts';
import { saveDeliverySettings } from '../../src/outbox/settings.ts';
import { timeZones } from '../../src/shared/hours.ts';
import { describeMoment } from '../../src/shared/moments.ts';
import { cleanAddress } from '../../src/shared/text-rules.ts';
import { build, contactRequest, postContact } from '../fixtures/app.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { saveProfile } from '../fixtures/profile.ts';

const server = await startMailServer(t);
const evening = Date.parse('2026-11-25T01:02:01.854Z');
const app = await build(t, mailSettings(server.url), { now: () => evening });

/** Posts a request that is accepted. @returns the response, with the mail about it */
async function receiveMail(change: Partial<typeof contactRequest> = {}) {
  const arrival = server.next();
  const response = await postContact(app, { ...contactRequest, ...change });
  return { ...(await arrival), ...(response.json() as { id: number; reference: string }) };
}

t.test('a message keeps its lines in a mail program without styles', async (t) => {
  const message = 'Two sides:\r\n- 60 ft <b>\n- 40 ft\n\n\nAnd a gate.\rThanks\u2028Ann';

  const { html, text = '' } = await receiveMail({ message });

  t.match(html, '>Two sides:<br>- 60 ft &lt;b&gt;<br>- 40 ft<br><br><br>And a gate.<br>Thanks<br>Ann</p>');
  t.match(text.replaceAll('\r\n', '\n'), 'Two sides:\n- 60 ft <b>\n- 40 ft\n\n\nAnd a gate.');
});

t.test('a mail gives the time of a request in the business’s time zone', async (t) => {
  await saveProfile(app, { state: 'CA', timeZone: 'America/Los_Angeles' });

  const { html, text } = await receiveMail();

  t.match(text, /^Received: Nov 24, 2026 5:02 PM Pacific Time$/m);
  t.match(html, />Received<\/th><td[^>]*>Nov 24, 2026 5:02 PM Pacific Time<\/td>/);
});

t.test('times use standard or daylight time, even at noon and midnight', async (t) => {
  for (const [moment, zone, words] of [
    ['2026-11-25T01:02:01.854Z', 'America/New_York', 'Nov 24, 2026 8:02 PM Eastern Time'],
    ['2026-07-01T04:00:00.000Z', 'America/New_York', 'Jul 1, 2026 12:00 AM Eastern Time'],
    ['2026-11-01T05:30:00.000Z', 'America/New_York', 'Nov 1, 2026 1:30 AM Eastern Time'],
    ['2026-11-01T06:30:00.000Z', 'America/New_York', 'Nov 1, 2026 1:30 AM Eastern Time'],
    ['2026-07-01T19:05:00.000Z', 'America/Phoenix', 'Jul 1, 2026 12:05 PM Arizona Time'],
  ] as const)
    t.equal(describeMoment(moment, zone), words);
  for (const zone of timeZones) t.match(describeMoment('2026-12-31T23:59:59Z', zone), / [AP]M [\w ]+ Time$/, zone);
});

t.test('no mail header has a line break, even an encoded one', async (t) => {
  const { headers, replyTo, subject } = await receiveMail({ name: 'Zoë\r\nBcc: a@example.com\u2028Ünal\u0085, Ann' });

  t.strictSame(replyTo, [{ name: 'Zoë Bcc: a@example.com Ünal , Ann', address: contactRequest.email }]);
  t.match(subject, 'Zoë Bcc: a@example.com Ünal , Ann');
  for (const { key, value } of headers) t.notMatch(value, /[\p{Cc}\u2028\u2029]|=0[AD]/u, key);
});

t.test('the visitor gets a response at once while the mail server hangs', async (t) => {
  server.mood = 'hangs at the greeting';

  const { id } = (await postContact(app)).json();

  const rows = app.db.selectFrom('outbox').select(['sentAtMs', 'lastError']).where('submissionId', '=', id);
  t.strictSame(await rows.execute(), [{ sentAtMs: null, lastError: '' }], 'the mail neither arrived nor failed yet');
  server.mood = 'takes';
});

t.test('each channel decides which leads it handles', async (t) => {
  const webhook = { url: 'https://hooks.example/fence', secret: 'whsec_c2VjcmV0' };
  const mailed = ['notification', 'push'];
  t.strictSame(await listKinds(app, { email: 'ann@example.com' }), mailed);
  await saveDeliverySettings(app.db, { acknowledge: true, webhook });
  t.strictSame(await listKinds(app, { email: 'ann@example.com' }), [
    'notification',
    'acknowledgement',
    'webhook',
    'push',
  ]);
  await saveDeliverySettings(app.db, { acknowledge: true });
  t.strictSame(await listKinds(app, { email: '' }), mailed);
  t.match(await createMailer(async () => undefined, app.db, app.now).probe(), { result: 'refused', error: /SMTP_URL/ });
});

t.test('an acknowledgment is sent if the owner turns it on, and quotes no typed text', async (t) => {
  await app.outbox.run();
  await app.db.deleteFrom('outbox').execute();
  server.mails.length = 0;

  const { reference } = await receiveMail({ name: 'Buy now at spam.example', email: 'victim@example.com' });
  await app.outbox.run();

  const acknowledgement = server.mails.find(({ recipients }) => recipients[0] === 'victim@example.com');
  t.equal(server.mails.length, 2);
  t.match(acknowledgement?.text, reference);
  t.notMatch(acknowledgement?.text, /spam\.example|cedar/);
  t.ok(acknowledgement?.headers.some(({ key }) => key === 'auto-submitted'));
});

t.test('on days off the acknowledgment says how long the business is closed', async (t) => {
  await saveProfile(app, { daysOff: [{ from: '2026-11-24', until: '2026-11-28', reason: 'Thanksgiving' }] });
  server.mails.length = 0;
  await receiveMail({ email: 'early@example.com' });
  await app.outbox.run();
  const acknowledgement = server.mails.find(({ recipients }) => recipients[0] === 'early@example.com');
  t.match(acknowledgement?.text, /We’re closed through Saturday, November 28, and we’ll get back to you after that\./);
  await saveProfile(app, {});
});

t.test('mail works with every address that a form accepts', async (t) => {
  for (const [typed, address = typed] of [
    ['#1&2%3/4!=~@example.com'],
    ["o'neil{|}`^$*?@example.xn--p1ai"],
    ['\u200bdana@müller.example\u202c', 'dana@xn--mller-kva.example'],
  ] as [typed: string, address?: string][]) {
    server.mails.length = 0;
    await receiveMail({ email: typed });
    await app.outbox.run();

    t.ok(
      server.mails.some(({ recipients: [to = ''] }) => cleanAddress(to.replaceAll('"', '')) === address),
      `${typed} hears that it arrived`,
    );
    const toOwner = server.mails.find(({ recipients }) => recipients[0] === 'owner@longleaffence.example');
    t.match(toOwner?.replyTo?.[0]?.address?.replaceAll('"', ''), address);
  }
});
