import t from 'tap';
import { readBounce } from '../../../src/outbox/bounces.ts';
import { customerMailKinds } from '../../../src/shared/admin/delivery.ts';
import { build, callAs, contactRequest, postContact, signIn } from '../../fixtures/app.ts';
import { mailSettings } from '../../fixtures/lead-photos.ts';
import { startMailServer } from '../../fixtures/mail-server.ts';
import { openOutbox } from '../../fixtures/outbox.ts';

const server = await startMailServer(t);
const clock = { now: Date.now() };
const app = await build(t, mailSettings(server.url), { now: () => clock.now });
const call = callAs(app, await signIn(app));
const { settings } = (await call('GET', '/api/admin/delivery')).json();
await call('PUT', '/api/admin/delivery/settings', { ...settings, acknowledge: true });

/** Stores a lead and sends its messages. @returns its id */
async function postLead(email: string): Promise<number> {
  const { statusCode, body } = await postContact(app, { ...contactRequest, email, message: `Fence for ${email}` });
  if (statusCode !== 201) throw new Error(body);
  await app.outbox.run();
  return JSON.parse(body).id;
}

const readLead = async (id: number) => (await call('GET', `/api/admin/leads/${id}`)).json();
const offersTo = (address: string) =>
  server.offered.filter((each) => each.toLowerCase() === address.toLowerCase()).length;

t.test('a refused address is shown at its lead and doesn’t affect the owner’s email', async (t) => {
  server.refusals.set('jane@gone.example', [550, '5.1.1 No such user here']);

  const { submission, bounce } = await readLead(await postLead('jane@gone.example'));

  t.match(bounce, { reason: 'no such mailbox', at: new Date(clock.now).toISOString() });
  t.match(submission, {
    email: 'jane@gone.example',
    status: 'new',
    deliveries: [
      { kind: 'notification', state: 'sent' },
      { kind: 'acknowledgement', state: 'failed', error: /No such user here/ },
    ],
  });
  t.equal(server.mails.length, 1, 'the mail to the owner');
  const stored = JSON.stringify(await app.db.selectFrom('bounces').selectAll().execute());
  t.notMatch(stored, /jane|gone/, 'the address itself isn’t stored');
});

t.test('later mails to a bounced address aren’t tried until the owner says so', async (t) => {
  const before = offersTo('jane@gone.example');
  const id = await postLead('Jane@Gone.example');
  const { bounce, submission } = await readLead(id);
  t.match(bounce, { reason: 'no such mailbox' });
  const reply = { subject: 'Your fence', text: 'We can come Tuesday.', version: submission.version };
  t.equal((await call('POST', `/api/admin/leads/${id}/replies`, reply)).statusCode, 201);
  await app.outbox.run();

  t.equal(offersTo('jane@gone.example'), before);
  const held = (await readLead(id)).submission.deliveries;
  t.match(held, [
    { kind: 'notification', state: 'sent' },
    { kind: 'acknowledgement', state: 'failed', error: /earlier email to this address bounced: no such mailbox/ },
    { kind: 'reply', state: 'failed', error: /earlier email/ },
  ]);

  server.refusals.clear();
  t.equal((await call('DELETE', `/api/admin/leads/${id}/bounce`)).statusCode, 200);
  await app.outbox.run();

  const after = await readLead(id);
  t.equal(after.bounce, undefined);
  t.ok(
    after.submission.deliveries.every(({ state }: { state: string }) => state === 'sent'),
    'nothing was lost',
  );
  t.equal(server.mails.at(-1)?.text?.includes('We can come Tuesday.'), true);
});

t.test('an address that bounces again is noted again', async (t) => {
  server.refusals.set('sam@gone.example', [550, '5.2.1 Mailbox disabled']);
  const id = await postLead('sam@gone.example');

  await call('DELETE', `/api/admin/leads/${id}/bounce`);
  await app.outbox.run();

  t.match((await readLead(id)).bounce, { reason: 'the mailbox is turned off' });
  t.equal(offersTo('sam@gone.example'), 2);
});

t.test('a temporary refusal or one for another cause doesn’t count against the address', async (t) => {
  const replies = [
    [550, '5.7.1 Relaying denied'],
    [550, 'Blocked by our spam policy'],
    [554, 'Not today'],
    [451, '4.2.2 Mailbox full'],
  ] as const;
  for (const [index, reply] of replies.entries()) {
    const address = `other-${index}@gone.example`;
    server.refusals.set(address, reply);
    t.equal((await readLead(await postLead(address))).bounce, undefined, reply[1]);
  }
  server.mood = 'answers 5xx to the message';
  t.teardown(() => {
    server.mood = 'takes';
  });
  t.equal((await readLead(await postLead('content@gone.example'))).bounce, undefined, 'the content');
});

t.test('the owner’s address is tried again even if a server refused it', async (t) => {
  server.mood = 'takes';
  server.refusedRecipients.add('owner@longleaffence.example');
  await postLead('pat@fine.example');
  t.strictSame(
    await app.db
      .selectFrom('outbox')
      .select('kind')
      .where('state', '=', 'failed')
      .where('kind', '=', 'notification')
      .execute(),
    [],
  );
  server.refusedRecipients.clear();
  clock.now += 3600_000;
  await app.outbox.run();

  t.equal(
    (
      await app.db
        .selectFrom('outbox')
        .select('id')
        .where('kind', '=', 'notification')
        .where('state', '<>', 'sent')
        .execute()
    ).length,
    0,
  );
});

t.test('replies of mail servers about an address are distinguished from others', async (t) => {
  for (const [command, responseCode, text, reason] of [
    ['RCPT TO', 550, 'No such user', 'no such mailbox'],
    ['RCPT TO', 550, '5.1.1 <x@y>: Recipient address rejected: User unknown', 'no such mailbox'],
    ['RCPT TO', 550, '5.1.2 Bad destination system', 'no such domain'],
    ['RCPT TO', 556, '5.1.10 Domain does not accept mail', 'the domain takes no mail'],
    ['RCPT TO', 552, '5.2.2 Over quota', 'the mailbox is full'],
    ['RCPT TO', 553, 'Mailbox name not allowed', undefined],
    ['DATA', 550, '5.1.1 User unknown', 'no such mailbox'],
    ['DATA', 550, 'No such user', undefined],
    ['RCPT TO', 550, '5.1.8 Sender address rejected: Domain not found', undefined],
    ['RCPT TO', 550, '5.7.26 Unauthenticated email is not accepted', undefined],
    ['RCPT TO', 550, 'Sender verify failed', undefined],
    ['RCPT TO', 450, '4.2.1 Mailbox busy', undefined],
    ['RCPT TO', 450, '4.7.1 Try again later, or you get 5.1.1', undefined],
    ['MAIL FROM', 550, '5.1.1 User unknown', undefined],
    ['AUTH', 535, '5.7.8 Bad credentials', undefined],
  ] as const)
    t.equal(readBounce({ command, responseCode, response: `${responseCode} ${text}` }), reason, `${command} ${text}`);
});

t.test('each kind of mail to a customer ends with a permanent refusal', async (t) => {
  const { channels } = await openOutbox(t, server);
  const ending = [...channels].filter(([, { endsWhenRefused }]) => endsWhenRefused).map(([kind]) => kind);
  // The recipient of a sign-in link is a person of the business.
  t.strictSame(ending.filter((kind) => kind !== 'access').sort(), [...customerMailKinds].sort());
});
