import t from 'tap';
import { saveDeliverySettings } from '../../src/delivery/channel.ts';
import { describeMoment } from '../../src/delivery/mail.ts';
import { timeZoneOf, timeZones } from '../../src/shared/hours.ts';
import { cleanAddress } from '../../src/shared/text-rules.ts';
import { build, contactRequest, postContact } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { saveProfile } from '../fixtures/profile.ts';

const server = await startMailServer(t);
const app = await build(t, {
  SMTP_URL: server.url,
  MAIL_FROM: 'site@longleaffence.example',
  NOTIFY_EMAIL: 'owner@longleaffence.example',
  PUBLIC_URL: 'https://longleaffence.example',
});

t.test('the owner hears of a request by mail, without the visitor waiting for it', async (t) => {
  const arrival = server.next();

  const response = await postContact(app);

  t.equal(response.statusCode, 201);
  const mail = await arrival;
  t.strictSame(mail.recipients, ['owner@longleaffence.example']);
  t.match(mail.subject, contactRequest.name);
  t.match(mail.text, contactRequest.message);
  t.match(mail.text, `https://longleaffence.example/admin/leads/${response.json().id}`);
});

t.test('a message keeps its lines in a mail program that leaves out all styles', async (t) => {
  const message = 'Two sides:\r\n- 60 ft <b>\n- 40 ft\n\n\nAnd a gate.\rThanks\u2028Ann';
  const arrival = server.next();

  await postContact(app, { ...contactRequest, message });

  const { html = '', text = '' } = await arrival;
  t.match(html, '>Two sides:<br>- 60 ft &lt;b&gt;<br>- 40 ft<br><br><br>And a gate.<br>Thanks<br>Ann</p>');
  t.match(text.replaceAll('\r\n', '\n'), 'Two sides:\n- 60 ft <b>\n- 40 ft\n\n\nAnd a gate.');
});

t.test('a mail says when a request came in the time zone of the business', async (t) => {
  const evening = Date.parse('2026-11-25T01:02:01.854Z');
  const site = await build(
    t,
    { SMTP_URL: server.url, MAIL_FROM: 'site@fences.example', NOTIFY_EMAIL: 'owner@fences.example' },
    { now: () => evening },
  );
  await saveProfile(site, { state: 'CA', timeZone: 'America/Los_Angeles' });
  const arrival = server.next();

  await postContact(site);

  const { html = '', text = '' } = await arrival;
  t.match(text, /^Received: Nov 24, 2026 5:02 PM Pacific Time$/m);
  t.match(html, '<th align="left">Received</th><td>Nov 24, 2026 5:02 PM Pacific Time</td>');
});

t.test('a moment is told in the zone’s winter and summer time, at noon and at midnight', (t) => {
  t.equal(describeMoment('2026-11-25T01:02:01.854Z', 'America/New_York'), 'Nov 24, 2026 8:02 PM Eastern Time');
  t.equal(describeMoment('2026-07-01T04:00:00.000Z', 'America/New_York'), 'Jul 1, 2026 12:00 AM Eastern Time');
  t.equal(describeMoment('2026-11-01T05:30:00.000Z', 'America/New_York'), 'Nov 1, 2026 1:30 AM Eastern Time');
  t.equal(describeMoment('2026-11-01T06:30:00.000Z', 'America/New_York'), 'Nov 1, 2026 1:30 AM Eastern Time');
  t.equal(describeMoment('2026-07-01T19:05:00.000Z', 'America/Phoenix'), 'Jul 1, 2026 12:05 PM Arizona Time');
  for (const zone of timeZones) t.match(describeMoment('2026-12-31T23:59:59Z', zone), / [AP]M \w+ Time$/, zone);
  t.end();
});

t.test('a state has the time zone of most of its people', (t) => {
  t.equal(timeZoneOf('NC'), 'America/New_York');
  t.equal(timeZoneOf('TX'), 'America/Chicago');
  t.equal(timeZoneOf('AZ'), 'America/Phoenix');
  t.end();
});

t.test('no header of a mail holds a line break, not even an encoded one', async (t) => {
  const arrival = server.next();

  const response = await postContact(app, {
    ...contactRequest,
    name: 'Zoë\r\nBcc: a@example.com\u2028Ünal\u0085, Ann',
  });

  t.equal(response.statusCode, 201);
  const { headers, replyTo, subject } = await arrival;
  t.strictSame(replyTo, [{ name: 'Zoë Bcc: a@example.com Ünal , Ann', address: contactRequest.email }]);
  t.match(subject, 'Zoë Bcc: a@example.com Ünal , Ann');
  for (const { key, value } of headers) t.notMatch(value, /[\p{Cc}\u2028\u2029]|=0[AD]/u, key);
});

t.test('the visitor is answered at once while the mail server hangs', async (t) => {
  server.mood = 'hangs at the greeting';

  const response = await postContact(app);

  t.equal(response.statusCode, 201);
  const { id: submissionId } = response.json();
  const message = app.db
    .selectFrom('outbox')
    .select(['sentAtMs', 'lastError'])
    .where('submissionId', '=', submissionId);
  t.strictSame(await message.execute(), [{ sentAtMs: null, lastError: '' }], 'the mail neither arrived nor failed yet');
  server.mood = 'takes';
});

t.test('an acknowledgement goes out once the owner wants it, and carries no word that was typed', async (t) => {
  await app.outbox.run();
  await app.db.deleteFrom('outbox').execute();
  await saveDeliverySettings(app.db, { acknowledge: true });
  const before = server.mails.length;

  const response = await postContact(app, {
    ...contactRequest,
    name: 'Buy now at spam.example',
    email: 'victim@example.com',
  });
  await app.outbox.run();

  const mails = server.mails.slice(before);
  const acknowledgement = mails.find(({ recipients }) => recipients[0] === 'victim@example.com');
  t.equal(mails.length, 2);
  t.match(acknowledgement?.text, response.json().reference);
  t.notMatch(acknowledgement?.text, /spam\.example|cedar/);
  t.ok(acknowledgement?.headers.some(({ key }) => key === 'auto-submitted'));
});

t.test('mail goes to and from every address that a form takes', async (t) => {
  const addresses = ['#1&2%3/4!=~@example.com', "o'neil{|}`^$*?@example.xn--p1ai"];
  for (const [index, typed] of [...addresses, '\u200bdana@müller.example\u202c'].entries()) {
    const address = addresses[index] ?? 'dana@xn--mller-kva.example';
    const before = server.mails.length;

    const response = await postContact(app, { ...contactRequest, email: typed });
    await app.outbox.run();

    t.equal(response.statusCode, 201, typed);
    const mails = server.mails.slice(before);
    t.ok(
      mails.some(({ recipients: [to = ''] }) => cleanAddress(to.replaceAll('"', '')) === address),
      'the visitor hears that it arrived',
    );
    const toOwner = mails.find(({ recipients }) => recipients[0] === 'owner@longleaffence.example');
    t.match(toOwner?.replyTo?.[0]?.address?.replaceAll('"', ''), address);
  }
});
