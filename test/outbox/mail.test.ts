import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';
import t, { type Test } from 'tap';
import { serverAt } from '../../src/outbox/mail-account.ts';
import { createSmtpClient } from '../../src/outbox/smtp.ts';
import { bounceAddress } from '../../src/shared/admin/mail-settings.ts';
import { splitAddresses } from '../../src/shared/mail-addresses.ts';
import { isPublicName } from '../../src/shared/web-address.ts';
import { build, callAs, contactRequest, forgetPosts, postContact, signIn } from '../fixtures/app.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { patience } from '../fixtures/outbox.ts';

const owners = ['owner@longleaffence.example', 'office@longleaffence.example'];
const server = await startMailServer(t);
const app = await build(t, { ...mailSettings(server.url), NOTIFY_EMAIL: owners.join('; ') });
const call = callAs(app, await signIn(app));

t.beforeEach(async () => {
  await app.outbox.run();
  await forgetPosts(app);
  server.refusedRecipients.clear();
  server.refusedSenders.clear();
  server.mails.length = 0;
});

/** Adds a lead whose mail has been sent. */
async function addLead(change: object = {}): Promise<{ id: number; reference: string }> {
  const { id, reference } = (await postContact(app, { ...contactRequest, ...change })).json();
  await app.outbox.run();
  return { id, reference };
}

async function reply(id: number): Promise<void> {
  await call('POST', `/api/admin/leads/${id}/replies`, { text: 'We can come on Tuesday.' });
  await app.outbox.run();
}

/** Schedules an appointment with an invitation. */
async function invite(id: number): Promise<void> {
  const path = `/api/admin/leads/${id}`;
  const { submission } = (await call('GET', path)).json();
  const startsAt = new Date(Date.now() + 5 * 24 * 3600_000).toISOString();
  const planned = await call('PUT', `${path}/visit`, { startsAt, minutes: 45, version: submission.version });
  await call('POST', `${path}/invitation`, { version: planned.json().version });
  await app.outbox.run();
}

const headerOf = (mail: { headers: { key: string; value: string }[] } | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

/** Starts a relay that checks the name in EHLO. @returns its address and the names it received */
async function startRelay(
  t: Test,
  { greeting = '220 relay.example ESMTP', takes = (_name: string): boolean => true } = {},
) {
  const names: string[] = [];
  const relay = createServer((socket) => {
    socket.on('error', () => {});
    socket.write(`${greeting}\r\n`);
    createInterface({ input: socket }).on('line', (line) => {
      const [word = '', name = ''] = line.split(' ');
      if (word === '') return;
      if (!/^(EHLO|HELO)$/i.test(word)) {
        socket.write('250 Fine\r\n');
        return;
      }
      names.push(name);
      if (takes(name)) socket.write('250 relay.example\r\n');
      else socket.end('421-4.7.0 Try again later, closing connection. (EHLO)\r\n421 4.7.0 relay\r\n');
    });
  });
  relay.listen(0, '127.0.0.1');
  await once(relay, 'listening');
  t.teardown(() => relay.close());
  return { url: `smtp://127.0.0.1:${(relay.address() as AddressInfo).port}`, names };
}

t.test('the site introduces itself to mail servers with a full name', async (t) => {
  const isFull = (name: string) => /^[a-z][a-z0-9.-]*\.[a-z]+$/.test(name);
  const relay = await startRelay(t, { takes: isFull });
  const client = createSmtpClient(serverAt(relay.url), patience);
  t.match(await client.probe('site@longleaffence.example', owners), { result: 'sent' });
  t.strictSame(
    relay.names,
    ['longleaffence.example', 'longleaffence.example'],
    'the sender’s domain without another name',
  );

  for (const [environment, name] of [
    [{}, 'longleaffence.example'],
    [{ PUBLIC_URL: 'https://www.longleaf-fence.com' }, 'www.longleaf-fence.com'],
    [{ PUBLIC_URL: 'http://127.0.0.1:4311' }, 'longleaffence.example'],
    [{ PUBLIC_URL: 'http://vm.local' }, 'longleaffence.example'],
    [{ PUBLIC_URL: 'https://www.longleaf-fence.com', SMTP_NAME: 'mail.longleaf-fence.com' }, 'mail.longleaf-fence.com'],
    [{ SMTP_URL: `${server.url}?name=vps.longleaf-fence.com` }, 'vps.longleaf-fence.com'],
  ] as [Record<string, string>, string][]) {
    const site = await build(t, { ...mailSettings(server.url), ...environment });
    server.mails.length = 0;
    await callAs(site, await signIn(site))('POST', '/api/admin/mail/tests');
    t.equal(server.mails[0]?.introducedAs, name, JSON.stringify(environment));
  }
});

t.test('a name is used only if others can look it up', async (t) => {
  for (const name of ['longleaf-fence.com', 'www.longleaf.co.uk', 'a.xn--p1ai']) t.ok(isPublicName(name), name);
  for (const name of [
    'localhost',
    'vm',
    '127.0.0.1',
    '[::1]',
    'vm.local',
    'longleaf.example',
    'www.example.com',
    'a.test',
  ])
    t.notOk(isPublicName(name), name);
});

t.test('a refusal before any email is reported in plain words and the server’s own words', async (t) => {
  const shy = await startRelay(t, { takes: () => false });
  const closed = await startRelay(t, { greeting: '554 5.7.1 You are on a list' });
  for (const [{ url }, words] of [
    [shy, /introduced itself as longleaffence\.example\. It said: 421.*SMTP_NAME/],
    [closed, /refused the connection\. It said: 554 5\.7\.1 You are on a list/],
  ] as const) {
    const outcome = await createSmtpClient(serverAt(url), patience).probe('site@longleaffence.example', owners);
    t.match(outcome, { result: 'refused', scope: 'path', plain: words });
  }
});

t.test('leads, their photos, and site notices go to every listed address', async (t) => {
  await addLead();
  t.strictSame(server.mails[0]?.recipients, owners);
  t.strictSame(
    server.mails[0]?.to?.map(({ address }) => address),
    owners,
  );

  await app.outbox.mail.announce({ subject: 'The disk is full', text: 'Please look.' });
  t.strictSame(server.mails.at(-1)?.recipients, owners);
  t.match(await app.outbox.mail.probe(), { result: 'sent' });
});

t.test('the email about a customer’s answer goes to every listed address', async (t) => {
  const { id } = await addLead();
  await reply(id);
  t.strictSame(
    server.mails.at(-1)?.replyTo?.map(({ address }) => address),
    owners,
  );
});

t.test('a refused address doesn’t stop mail to the others and is retried automatically', async (t) => {
  server.refusedRecipients.add('office@longleaffence.example');
  const { id } = await addLead();

  t.strictSame(server.mails[0]?.recipients, ['owner@longleaffence.example']);
  const deliveries = async () => (await call('GET', `/api/admin/leads/${id}`)).json().submission.deliveries;
  t.match(await deliveries(), [{ state: 'sent' }, { kind: 'notification', state: 'queued' }]);
  t.match(await app.outbox.mail.probe(), { result: 'refused', error: /No such user/ });
  const tried = (await call('POST', '/api/admin/mail/tests')).json();
  t.match(tried, { sent: false, error: /refused office@longleaffence\.example\. The other addresses got/ });

  await app.db.updateTable('outbox').set({ nextAttemptAtMs: 0 }).where('state', '=', 'queued').execute();
  await app.outbox.run();
  t.match(await deliveries(), [{ state: 'sent' }, { state: 'queued', error: /No such user/ }]);

  server.refusedRecipients.clear();
  server.mails.length = 0;
  await app.db.updateTable('outbox').set({ nextAttemptAtMs: 0 }).where('state', '=', 'queued').execute();
  await app.outbox.run();
  t.strictSame(
    server.mails.map(({ recipients }) => recipients),
    [['office@longleaffence.example']],
  );
});

t.test('addresses are parsed as people type and paste them', async (t) => {
  const two = ['ann@fences.example', 'bob@fences.example'];
  for (const typed of [
    'ann@fences.example, bob@fences.example',
    'ann@fences.example;bob@fences.example;',
    'ann@fences.example\r\nbob@fences.example\n',
    'ann@fences.example bob@fences.example',
    'Ann Lee <ann@fences.example>; "Bob, the boss" <bob@fences.example>',
    'ann@fences.example, ANN@fences.example,\u200bbob@fences.example',
  ])
    t.strictSame(splitAddresses(typed), two, JSON.stringify(typed));
});

t.test('the mail form accepts several addresses and names the wrong one', async (t) => {
  const site = await build(t);
  const admin = callAs(site, await signIn(site));
  const settings = { host: '127.0.0.1', port: 25, security: 'none', user: '', from: 'site@fences.example', version: 0 };
  const save = (to: string, version = 0) => admin('PUT', '/api/admin/mail', { ...settings, version, to });

  const refused = await save('ann@fences.example, bob@');
  t.strictSame(refused.json().fields.to, ['“bob@” is not an email address. Put a comma between two addresses.']);
  t.strictSame((await save(' , ')).json().fields.to, ['Enter the email address that new leads go to.']);
  const saved = await save('ann@fences.example;\nbob@müller.example');
  t.match(saved.json(), { to: 'ann@fences.example, bob@xn--mller-kva.example' });
});

t.test('mail written by a person is not marked as automatic', async (t) => {
  const { id } = await addLead();
  await reply(id);
  await invite(id);
  t.equal(server.mails.length, 3);
  for (const mail of server.mails)
    for (const name of ['auto-submitted', 'x-auto-response-suppress', 'precedence'])
      t.equal(headerOf(mail, name), undefined, `${mail.subject}: ${name}`);
});

t.test('bounces of replies, invitations and review requests go to the owner', async (t) => {
  const { id } = await addLead();
  t.equal(server.mails[0]?.envelopeFrom, 'site@longleaffence.example', 'the site’s own mail is the site’s');
  await reply(id);
  await invite(id);
  for (const mail of server.mails.slice(1)) t.equal(mail.envelopeFrom, owners[0], mail.subject ?? '');
});

t.test('a server that accepts no other sender still gets the reply', async (t) => {
  const { id } = await addLead();
  server.refusedSenders.add(owners[0] ?? '');
  await reply(id);
  t.match(server.mails.at(-1), { recipients: [contactRequest.email], envelopeFrom: 'site@longleaffence.example' });
});

t.test('an owner’s address at another domain isn’t the bounce address, which SPF refuses', async (t) => {
  const from = 'Longleaf <site@longleaf-fence.com>';
  t.equal(bounceAddress(from, ['owner@gmail.com']), undefined);
  t.equal(bounceAddress(from, ['owner@gmail.com', 'bob@Longleaf-Fence.com']), 'bob@Longleaf-Fence.com');
});

t.test('all mail about one lead is one conversation', async (t) => {
  const [{ id, reference }, other] = [await addLead(), await addLead({ message: 'Another fence, please.' })];
  await reply(id);
  await reply(id);
  await invite(id);
  await reply(other.id);
  const threads = new Map<string, number>();
  for (const mail of server.mails) {
    const thread = headerOf(mail, 'references') ?? '';
    t.match(thread, /^<lead-[a-z0-9]{6}@longleaffence\.example>$/);
    t.equal(headerOf(mail, 'in-reply-to'), thread);
    threads.set(thread, (threads.get(thread) ?? 0) + 1);
  }
  t.strictSame([...threads.values()], [4, 2]);
  t.ok(threads.has(`<lead-${reference.toLowerCase()}@longleaffence.example>`));
});

t.test('a mail server that sends a byte at a time is dropped after the total time limit', async (t) => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('220 ready\r\n');
    const drip = setInterval(() => socket.write('2'), 10);
    socket.once('close', () => clearInterval(drip));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => server.close());
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createSmtpClient(serverAt(url), { ...patience, wholeMs: 300 });
  const outcome = await client.probe('site@longleaffence.example', 'owner@longleaffence.example');
  t.match(outcome, { error: /The mail server took too long/ });
});
