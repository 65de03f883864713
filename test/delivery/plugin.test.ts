import t from 'tap';
import { saveDeliverySettings } from '../../src/delivery/settings-store.ts';
import { cleanAddress } from '../../src/shared/email-address.ts';
import { build, contactRequest, postContact } from '../fixtures/app.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

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
