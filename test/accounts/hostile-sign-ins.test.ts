import { createHook } from 'node:async_hooks';
import secureSession from '@fastify/secure-session';
import fastify from 'fastify';
import t from 'tap';
import { createSession } from '../../src/accounts/sessions.ts';
import { addPerson, build, callAs, forgetUses, signIn } from '../fixtures/app.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { startMailServer } from '../fixtures/mail-server.ts';

const mail = await startMailServer(t);
const key = 'ab'.repeat(32);
const app = await build(t, { ...mailSettings(mail.url), SESSION_KEY: key });
const owner = callAs(app, await signIn(app));
t.beforeEach(() => forgetUses(app, 'login'));

t.test('a one-time link is mailed to its person, and no copy of it is stored', async (t) => {
  const person = { name: 'Ann', email: 'ann+fence@example.com', role: 'office' };
  const { link, mailed } = (await owner('POST', '/api/admin/people', person)).json();
  t.equal(mailed, true);
  await app.outbox.run();

  t.strictSame(
    mail.mails.map(({ recipients, subject }) => [recipients, subject]),
    [[['ann+fence@example.com'], 'Your sign-in link for Longleaf Fence Company']],
  );
  t.match(mail.mails[0]?.text, link);
  t.match(mail.mails[0]?.text, /It works once, until .* Eastern Time\./);
  t.strictSame(await app.db.selectFrom('outbox').selectAll().execute(), [], 'no copy of the link is stored');

  const taken = await app.inject({
    method: 'POST',
    url: new URL(link).pathname,
    payload: { password: 'cedar gate 1987' },
    headers: { accept: 'application/json' },
  });
  t.match(taken.json(), { authenticated: true, person: { name: 'Ann' } });
});

t.test('a link that was made while the clock was ahead doesn’t work', async (t) => {
  const { id } = await addPerson(app, 'crew');
  const { link } = (await owner('POST', `/api/admin/people/${id}/link`)).json();
  const day = 24 * 3600_000;
  const set = (linkEndsAtMs: number) =>
    app.db.updateTable('people').set({ linkEndsAtMs }).where('id', '=', id).execute();
  const open = async () => (await app.inject(new URL(link).pathname)).statusCode;
  t.equal(await open(), 200);
  await set(Date.now() + 3 * day);
  t.equal(await open(), 410);
  await set(Date.now() - 60_000);
  t.equal(await open(), 410);
});

t.test('a session cookie of an earlier release signs no one in and causes no 500', async (t) => {
  const earlier = fastify();
  await earlier.register(secureSession, { key: Buffer.from(key, 'hex') });
  const encode = (data: object) =>
    `session=${encodeURIComponent(earlier.encodeSecureSession(earlier.createSecureSession(data as { id: string })))}`;
  const [person] = await app.db.selectFrom('people').selectAll().execute();
  const valid = await createSession(app.db, { id: person?.id ?? 0, sessionNumber: person?.sessionNumber ?? 0 });
  const session = await app.inject({ url: '/api/admin/session', headers: { cookie: encode({ id: valid }) } });
  t.equal(session.json().authenticated, true, 'the test writes cookies that the site can read');
  // Earlier releases stored only a role, without a row in `sessions` for the person.
  for (const data of [
    { id: 'a'.repeat(43) },
    { id: 7 },
    { id: null },
    { role: 'owner' },
    { id: 'x', role: 'staff' },
    {},
  ]) {
    const cookie = encode(data);
    for (const url of ['/api/admin/session', '/api/admin/leads', '/admin', '/api/admin/people']) {
      const { statusCode, body } = await app.inject({ url, headers: { cookie } });
      t.ok(statusCode === 200 || statusCode === 401, `${url}: ${statusCode}`);
      t.notMatch(body, '"authenticated":true');
    }
    const login = { email: 'crew@example.com', password: 'post hole digger' };
    const entered = await app.inject({ method: 'POST', url: '/api/admin/login', payload: login, headers: { cookie } });
    t.equal(entered.statusCode, 200, 'the next sign-in works');
  }
});

t.test('an unknown email costs the same one password hash as a wrong password', async (t) => {
  let hashes = 0;
  const hook = createHook({
    init(_id, type) {
      if (type === 'SCRYPTREQUEST') hashes += 1;
    },
  }).enable();
  t.teardown(() => hook.disable());
  const count = async (email: string | undefined, password: string) => {
    hashes = 0;
    const { statusCode, body } = await callAs(app)('POST', '/api/admin/login', { email, password });
    return { hashes, statusCode, body };
  };
  const wrong = await count('crew@example.com', 'a wrong guess');
  t.strictSame([wrong.hashes, wrong.statusCode], [1, 401]);
  t.strictSame(await count('nobody@example.com', 'a wrong guess'), wrong);
  t.strictSame(await count(undefined, 'a wrong guess'), wrong);
  t.equal((await count('crew@example.com', 'post hole digger')).hashes, 1);
});
