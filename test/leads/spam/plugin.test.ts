import t from 'tap';
import { honeypotName } from '../../../src/shared/lead/form-signs.ts';
import { build, contactRequest, postContact, signIn } from '../../fixtures/app.ts';
import { startMailServer } from '../../fixtures/mail-server.ts';

const server = await startMailServer(t);
const clock = { now: Date.now() };
const app = await build(
  t,
  { SMTP_URL: server.url, MAIL_FROM: 'site@fences.example', NOTIFY_EMAIL: 'owner@fences.example' },
  { now: () => clock.now },
);

async function fetchStamp(): Promise<string> {
  const response = await app.inject({ url: '/api/form-stamp' });
  t.equal(response.headers['cache-control'], 'no-store');
  return response.json().stamp;
}

async function findLeadDetail(id: number) {
  return app.db.selectFrom('submissions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** The network of a visitor who has sent nothing yet; documentation addresses (RFC 3849). */
let visitors = 0;
const postAnew = (payload: object, headers: Record<string, string> = {}) => {
  visitors += 1;
  const remoteAddress = `2001:db8:${visitors.toString(16)}::1`;
  return app.inject({ method: 'POST', url: '/api/contact', payload, headers, remoteAddress });
};

t.test('a form sent within two seconds without a stamp is marked, answered like any other, and listed', async (t) => {
  const response = await postAnew(contactRequest, { 'form-page-time': '400' });

  t.equal(response.statusCode, 201);
  t.match(response.json(), { id: Number, reference: /^[A-Z2-9]{6}$/ });
  t.match(await findLeadDetail(response.json().id), { status: 'spam', spamReasons: '["sent within two seconds"]' });
  const list = await app.inject({ url: '/api/contact-submissions', headers: { cookie: await signIn(app) } });
  t.match(list.json()[0], { status: 'spam', spamReasons: ['sent within two seconds'], spamScore: 10 });
});

t.test('17: with a valid stamp, haste or the hidden field is told to the owner and holds nothing back', async (t) => {
  const stamp = await fetchStamp();
  clock.now += 300;
  const headers = { 'form-stamp': stamp, 'form-page-time': '900' };

  const quick = await postAnew(contactRequest, headers);
  const filled = await postAnew({ ...contactRequest, [honeypotName]: 'x' }, { ...headers, 'form-page-time': '9000' });
  const both = await postAnew({ ...contactRequest, [honeypotName]: 'x' }, headers);
  const linked = await postAnew({ ...contactRequest, message: 'See https://house.example.com' }, headers);

  t.match(await findLeadDetail(quick.json().id), { status: 'new', spamReasons: '["sent within two seconds"]' });
  t.match(await findLeadDetail(filled.json().id), { status: 'new', spamReasons: '["filled in the hidden field"]' });
  for (const response of [both, linked]) t.equal((await findLeadDetail(response.json().id)).status, 'spam');
});

t.test('17: a second post of an address within the limit of ten minutes is excused no more', async (t) => {
  const send = async () =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: contactRequest,
      headers: { 'form-stamp': await fetchStamp(), 'form-page-time': '900' },
      remoteAddress: '198.51.100.77',
    });

  const statuses: string[] = [];
  for (let post = 0; post < 2; post += 1) statuses.push((await findLeadDetail((await send()).json().id)).status);

  t.strictSame(statuses, ['new', 'spam']);
});

t.test('a page open for longer than two seconds clears whoever touches the form late and sends at once', async (t) => {
  const stamp = await fetchStamp();
  clock.now += 300;

  const late = await postContact(app, contactRequest, { 'form-stamp': stamp, 'form-page-time': '65000' });
  const restored = await postContact(app, contactRequest, { 'form-page-time': '2000' });

  for (const response of [late, restored]) t.equal((await findLeadDetail(response.json().id)).status, 'new');
});

t.test('a page time that no browser sends says nothing', async (t) => {
  for (const value of ['', '-5', 'soon', '1e1', '0x1']) {
    const response = await postContact(app, contactRequest, { 'form-page-time': value });

    t.equal((await findLeadDetail(response.json().id)).status, 'new', value);
  }
});

t.test('an office that sends many requests, and twice the same, loses none', async (t) => {
  const send = (message: string, sender: string) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...contactRequest, message, email: `${sender}@example.com` },
      remoteAddress: '2001:db8::7',
    });

  const answers = [];
  for (const sender of ['ann', 'bo', 'cy', 'di', 'ed', 'flo', 'gus', 'gus'])
    answers.push(await send('The same words for every house of the street, all eight of them, please.', sender));

  for (const answer of answers) t.equal((await findLeadDetail(answer.json().id)).status, 'new');
  t.match(
    (await findLeadDetail(answers.at(-1)?.json().id)).spamReasons,
    'many requests',
    'it is noted, and decides nothing',
  );
});

t.test('a person who took longer, has no stamp, or has an old one is not marked', async (t) => {
  const stamp = await fetchStamp();
  clock.now += 2500;
  const later = await postContact(app, contactRequest, { 'form-stamp': stamp });
  const without = await postContact(app);
  const forged = await postContact(app, contactRequest, { 'form-stamp': `${clock.now - 9000}.${'0'.repeat(64)}` });

  for (const response of [later, without, forged]) t.equal((await findLeadDetail(response.json().id)).status, 'new');
  t.match(
    (await findLeadDetail(forged.json().id)).spamReasons,
    'forged',
    'a forged one is a reason, but not enough by itself',
  );
});

t.test(
  '17: the hidden field without a stamp marks, as JSON and as a plain post, and costs nobody an answer',
  async (t) => {
    const json = await postContact(app, { ...contactRequest, [honeypotName]: 'Best offers' });
    const plain = await postContact(app, new URLSearchParams({ ...contactRequest, [honeypotName]: 'x' }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const empty = await postContact(app, { ...contactRequest, [honeypotName]: '' });

    t.equal(json.statusCode, 201);
    t.equal(plain.statusCode, 303);
    t.equal((await findLeadDetail(json.json().id)).status, 'spam');
    t.equal((await findLeadDetail(json.json().id + 1)).status, 'spam');
    t.equal((await findLeadDetail(empty.json().id)).status, 'new');
  },
);

t.test('the same pitch from the third sender is marked; a neighbor who sends twice is not', async (t) => {
  const pitch = {
    ...contactRequest,
    message: 'See https://offers.example.com for a thing that everybody on your street already has.',
  };
  const send = (digit: number) =>
    app.inject({
      method: 'POST',
      url: '/api/contact',
      payload: { ...pitch, name: `Sender ${digit}`, email: `${digit}@example.com`, phone: `336555011${digit}` },
      remoteAddress: `192.0.2.${digit}`,
    });

  const statuses: string[] = [];
  for (let digit = 0; digit < 3; digit += 1)
    statuses.push((await findLeadDetail((await send(digit)).json().id)).status);

  t.strictSame(statuses, ['new', 'new', 'spam']);
});

t.test('nobody is told of spam until the owner says that it is none', async (t) => {
  await app.outbox.run();
  await app.db.deleteFrom('outbox').execute();
  const before = server.mails.length;
  const { id } = (await postContact(app, { ...contactRequest, name: 'Held Back', [honeypotName]: 'x' })).json();
  await app.outbox.run();
  t.equal(server.mails.length, before);

  const cookie = await signIn(app);
  const { version } = await findLeadDetail(id);
  const released = await app.inject({
    method: 'PATCH',
    url: `/api/admin/leads/${id}`,
    headers: { cookie },
    payload: { status: 'new', version },
  });
  await app.outbox.run();

  t.equal(released.statusCode, 200);
  t.match(server.mails.at(-1)?.subject, 'Held Back');
});
