import t from 'tap';
import { honeypotName } from '../../../src/shared/lead/form-signs.ts';
import { build, callAs, contactRequest, postContact, signIn } from '../../fixtures/app.ts';
import { mailSettings } from '../../fixtures/lead-photos.ts';
import { startMailServer } from '../../fixtures/mail-server.ts';

const server = await startMailServer(t);
const clock = { now: Date.now() };
const app = await build(t, mailSettings(server.url), { now: () => clock.now });
const call = callAs(app, await signIn(app));

async function fetchStamp(): Promise<string> {
  const response = await app.inject({ url: '/api/form-stamp' });
  t.equal(response.headers['cache-control'], 'no-store');
  return response.json().stamp;
}

const rowOf = (id: number) =>
  app.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Posts from an address. @returns the lead's row */
async function postFrom(remoteAddress: string, change: object = {}, headers: Record<string, string> = {}) {
  const payload = { ...contactRequest, ...change };
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: '/api/contact',
    payload,
    headers,
    remoteAddress,
  });
  t.equal(statusCode, 201, 'answered like any other');
  return rowOf(json().id);
}

/** The network of a visitor who has sent nothing yet; documentation addresses (RFC 3849). */
let visitors = 0;
function postAnew(change: object = {}, headers: Record<string, string> = {}) {
  visitors += 1;
  return postFrom(`2001:db8:${visitors.toString(16)}::1`, change, headers);
}

t.test('a form sent within two seconds without a stamp is marked as spam and listed', async (t) => {
  const tooFast = 'sent within two seconds';
  t.match(await postAnew({}, { 'form-page-time': '400' }), { status: 'spam', spamReasons: `["${tooFast}"]` });
  const [listed] = (await call('GET', '/api/contact-submissions')).json();
  t.match(listed, { reference: /^[A-Z2-9]{6}$/, status: 'spam', spamReasons: [tooFast], spamScore: 10 });
});

t.test('speed or the hidden field is only reported if the form has a valid stamp', async (t) => {
  const stamp = await fetchStamp();
  clock.now += 300;
  const quick = { 'form-stamp': stamp, 'form-page-time': '900' };
  const slow = { ...quick, 'form-page-time': '9000' };
  const filled = { [honeypotName]: 'x' };

  t.match(await postAnew({}, quick), { status: 'new', spamReasons: '["sent within two seconds"]' });
  t.match(await postAnew(filled, slow), { status: 'new', spamReasons: '["filled in the hidden field"]' });
  t.equal((await postAnew(filled, quick)).status, 'spam', 'both');
  t.equal((await postAnew({ message: 'See https://house.example.com' }, quick)).status, 'spam', 'with a link');
});

t.test('a second post within ten minutes gets no excuse', async (t) => {
  const send = async () => postFrom('198.51.100.77', {}, { 'form-stamp': await fetchStamp(), 'form-page-time': '900' });

  t.strictSame([(await send()).status, (await send()).status], ['new', 'spam']);
});

t.test('slow senders and senders without a plausible time are not marked', async (t) => {
  const stamp = await fetchStamp();
  clock.now += 300;
  const times: [what: string, headers: Record<string, string>][] = [
    ['touched the form late and sent at once', { 'form-stamp': stamp, 'form-page-time': '65000' }],
    ['restored the page', { 'form-page-time': '2000' }],
    ['has no stamp', {}],
    ...['', '-5', 'soon', '1e1', '0x1'].map((time): [string, Record<string, string>] => [
      `says "${time}"`,
      { 'form-page-time': time },
    ]),
  ];
  for (const [what, headers] of times) t.equal((await postAnew({}, headers)).status, 'new', what);
  clock.now += 2200;
  t.equal((await postAnew({}, { 'form-stamp': stamp })).status, 'new', 'took longer');

  const forged = await postAnew({}, { 'form-stamp': `${clock.now - 9000}.${'0'.repeat(64)}` });
  t.equal(forged.status, 'new');
  t.match(forged.spamReasons, 'forged', 'a forged one is a reason, but not enough alone');
});

t.test('an office that sends many requests, one of them twice, loses none', async (t) => {
  const message = 'The same words for every house of the street, all eight of them, please.';
  const leads = [];
  for (const sender of ['ann', 'bo', 'cy', 'di', 'ed', 'flo', 'gus', 'gus'])
    leads.push(await postFrom('2001:db8:ffff::7', { message, email: `${sender}@example.com` }));

  for (const { status } of leads) t.equal(status, 'new');
  t.match(leads.at(-1)?.spamReasons, 'many requests', 'it is noted, and decides nothing');
});

t.test('a filled hidden field without a stamp marks a form as spam, as JSON or plain', async (t) => {
  t.equal((await postAnew({ [honeypotName]: 'Best offers' })).status, 'spam');
  t.equal((await postAnew({ [honeypotName]: '' })).status, 'new');
  const form = new URLSearchParams({ ...contactRequest, [honeypotName]: 'x' }).toString();
  const plain = await postContact(app, form, { 'content-type': 'application/x-www-form-urlencoded' });
  t.equal(plain.statusCode, 303);
  const [, reference = ''] = /sent=(\w+)/.exec(String(plain.headers.location)) ?? [];
  const lead = app.db.selectFrom('submissions').select('status').where('reference', '=', reference);
  t.strictSame(await lead.execute(), [{ status: 'spam' }]);
});

t.test('a pitch from a third sender is marked, and a neighbor who sends twice is not', async (t) => {
  const message = 'See https://offers.example.com for a thing that everybody on your street already has.';
  const statuses: string[] = [];
  for (const digit of [0, 1, 2]) {
    const sender = { name: `Sender ${digit}`, email: `${digit}@example.com`, phone: `336555011${digit}` };
    statuses.push((await postAnew({ ...sender, message })).status);
  }

  t.strictSame(statuses, ['new', 'new', 'spam']);
});

t.test('no one is notified about spam until the owner says it is not spam', async (t) => {
  await app.outbox.run();
  await app.db.deleteFrom('outbox').execute();
  const before = server.mails.length;
  const { id, version } = await postAnew({ name: 'Held Back', [honeypotName]: 'x' });
  await app.outbox.run();
  t.equal(server.mails.length, before);

  await call('PATCH', `/api/admin/leads/${id}`, { status: 'new', version });
  await app.outbox.run();

  t.match(server.mails.at(-1)?.subject, 'Held Back');
});
