import { generate } from 'otplib';
import t from 'tap';
import { addPerson as addPersonTo } from '../../src/accounts/people.ts';
import { confirmSecondFactor, startSecondFactor } from '../../src/accounts/second-factor-store.ts';
import { listDeviceRows, saveDevice } from '../../src/outbox/push-devices.ts';
import { roleTexts } from '../../src/shared/admin/role-texts.ts';
import {
  addPerson,
  adminPassword,
  build,
  callAs,
  configOf,
  forgetUses,
  ownerId,
  signIn,
  signInAs,
  staffPassword,
  start,
} from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { mailSettings } from '../fixtures/lead-photos.ts';
import { captureLog } from '../fixtures/log.ts';
import { startMailServer } from '../fixtures/mail-server.ts';
import { readPlain } from '../fixtures/parse.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { startPushService } from '../fixtures/push-service.ts';
import { until } from '../fixtures/until.ts';

const { logger, lines } = captureLog();
const app = await build(t, {}, { logger });
const call = callAs(app, await signIn(app));
const people = '/api/admin/people';
const login = (fields: object, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: '/api/admin/login', payload: fields, remoteAddress });
const pathOf = (link: string) => new URL(link).pathname;
const openLink = (link: string) => app.inject({ url: pathOf(link), headers: { accept: 'text/html' } });
const takeLink = (link: string, password: string, headers: object = {}) =>
  app.inject({
    method: 'POST',
    url: pathOf(link),
    payload: { password },
    headers: { accept: 'application/json', ...headers },
  });
const add = async (name: string, role: string, email = `${name.toLowerCase()}@example.com`) =>
  (await call('POST', people, { name, email, role })).json() as { id: number; link: string; mailed: boolean };
const cookieIn = (response: { headers: Record<string, unknown> }) =>
  String(response.headers['set-cookie']).split(';', 1)[0];
t.beforeEach(() => forgetUses(app, 'login'));

t.test('one person signs in with only a password, and several also with their email', async (t) => {
  t.strictSame((await callAs(app)('GET', '/api/admin/session')).json(), { authenticated: false });
  t.notMatch(readPlain(await app.inject('/admin')).document.querySelector('input[name=email]'), Object);

  const { id } = await add('Ann', 'office');

  t.strictSame((await callAs(app)('GET', '/api/admin/session')).json(), {
    authenticated: false,
    signIn: { email: true, passkey: false },
  });
  t.ok(readPlain(await app.inject('/admin')).document.querySelector('input[name=email][type=email]'));
  const refused = readPlain(
    await app.inject({
      method: 'POST',
      url: '/api/admin/login',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: 'returnTo=/admin&email=ann%40example.com&password=wrong',
    }),
  );
  t.equal(refused.document.querySelector('input[name=email]')?.getAttribute('value'), 'ann@example.com');
  t.equal((await login({ password: adminPassword })).statusCode, 200, 'without an email it is the first owner’s');
  await call('DELETE', `${people}/${id}`);
});

t.test('an added person chooses a password with the link and signs in by email', async (t) => {
  const { id, link, mailed } = await add('Bo', 'crew');
  t.match(link, /^https?:\/\/[^/]+\/admin\/welcome\/[\w-]{32}$/);
  t.equal(mailed, false, 'no mail server is set');

  const page = readPlain(await openLink(link));
  t.match(page.text, `Your role is Crew: ${roleTexts.crew.about}`);
  const taken = await takeLink(link, 'cedar gate 1987');

  t.strictSame(taken.json(), { authenticated: true, person: { id, name: 'Bo', role: 'crew' } });
  const own = callAs(app, cookieIn(taken));
  t.strictSame((await own('GET', '/api/admin/session')).json().person, { id, name: 'Bo', role: 'crew' });
  t.equal((await login({ email: 'bo@example.com', password: 'cedar gate 1987' })).statusCode, 200);
  const listed = (await call('GET', people)).json().find((person: { id: number }) => person.id === id);
  t.match(listed, {
    name: 'Bo',
    email: 'bo@example.com',
    role: 'crew',
    hasPassword: true,
    passkeys: 0,
    seenAt: String,
  });
  t.equal(listed.linkEndsAt, undefined);
});

t.test('a one-time link is mailed at once and removed from the list of messages', async (t) => {
  const mail = await startMailServer(t);
  const site = await build(t, mailSettings(mail.url));
  await site.ready();
  const body = { name: 'Abe', email: 'abe@example.com', role: 'crew' };
  const { link, mailed } = (await callAs(site, await signIn(site))('POST', people, body)).json();

  t.equal(mailed, true);
  // Without being woken, the outbox would look again after 15 seconds.
  await until('the mail arrives', () => mail.mails.length > 0, 12_000);
  const [sent] = mail.mails;
  t.match(sent, { recipients: ['abe@example.com'], subject: /^Your sign-in link for / });
  t.ok(sent?.text?.includes(link));
  const listKinds = () => site.db.selectFrom('outbox').select('kind').where('kind', '=', 'access').execute();
  await until('the message is forgotten', async () => (await listKinds()).length === 0, 12_000);
});

t.test('a one-time link works once, and opening it without its form changes nothing', async (t) => {
  const { link } = await add('Cy', 'crew');
  for (const method of ['GET', 'HEAD'] as const)
    t.equal((await app.inject({ method, url: pathOf(link) })).statusCode, 200, method);

  const answers = await Promise.all([takeLink(link, 'cedar gate 1'), takeLink(link, 'cedar gate 2')]);
  const again = await openLink(link);

  t.strictSame(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 410]);
  t.equal(again.statusCode, 410);
  t.match(readPlain(again).text, 'This link no longer works.');
  t.match(again.headers, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
});

t.test('a refused password leaves the link open, and the page says why', async (t) => {
  const { link } = await add('Di', 'crew');
  for (const [password, message] of [
    ['short', 'Use at least 8 characters.'],
    ['password1', 'This password is too common. Choose another one.'],
  ] as const) {
    const refused = await app.inject({
      method: 'POST',
      url: pathOf(link),
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      payload: new URLSearchParams({ password }).toString(),
    });
    t.equal(refused.statusCode, 400);
    t.match(readPlain(refused).text, message);
  }
  t.equal((await takeLink(link, 'cedar gate 3')).statusCode, 200);
});

t.test('a link expires after a day, with a new link, or when its person is removed', async (t) => {
  const { id, link } = await add('Ed', 'crew');
  const { link: next } = (await call('POST', `${people}/${id}/link`)).json();
  t.equal((await takeLink(link, 'cedar gate 4')).statusCode, 410, 'a newer link exists');
  await app.db
    .updateTable('people')
    .set({ linkEndsAtMs: app.sharedNow() - 60_000 })
    .where('id', '=', id)
    .execute();
  t.equal((await openLink(next)).statusCode, 410, 'it is too old');
  await app.db
    .updateTable('people')
    .set({ linkEndsAtMs: Date.now() + 48 * 3600_000 })
    .where('id', '=', id)
    .execute();
  t.equal((await openLink(next)).statusCode, 410, 'it was made while the clock was wrong');
  const { link: last } = (await call('POST', `${people}/${id}/link`)).json();
  await call('DELETE', `${people}/${id}`);
  t.equal((await takeLink(last, 'cedar gate 5')).statusCode, 410, 'the person was removed');
});

t.test('a new sign-in link replaces the person’s password, second step, and sessions', async (t) => {
  const before = await signInAs(app, 'office', 'fay@example.com');
  const { id } = await addPerson(app, 'office', 'fay@example.com');
  const { secret } = await startSecondFactor(app.db, id, { issuer: 'Site', label: 'Fay' });
  t.ok(await confirmSecondFactor(app.db, id, await generate({ secret })));
  const { link } = (await call('POST', `${people}/${id}/link`)).json();
  t.equal((await callAs(app, before)('GET', '/api/admin/notices')).statusCode, 200, 'the link alone changes nothing');

  await takeLink(link, 'cedar gate 6');

  t.equal((await callAs(app, before)('GET', '/api/admin/notices')).statusCode, 401);
  t.equal((await login({ email: 'fay@example.com', password: staffPassword })).statusCode, 401);
  t.equal((await login({ email: 'fay@example.com', password: 'cedar gate 6' })).statusCode, 200);
});

t.test('a removed person is signed out at once in every process', { skip: !onPostgres && 'one process' }, async (t) => {
  const second = await start(t, { ...configOf(app), dataDir: makeDirectory(t) });
  const cookie = await signInAs(app, 'office', 'gus@example.com');
  const { id } = await addPerson(app, 'office', 'gus@example.com');
  t.equal((await callAs(second, cookie)('GET', '/api/admin/notices')).statusCode, 200);

  await call('DELETE', `${people}/${id}`);

  t.equal((await callAs(second, cookie)('GET', '/api/admin/notices')).statusCode, 401);
});

t.test('a person who may no longer see leads gets no more notifications', async (t) => {
  const { id: ivy } = await addPerson(app, 'office', 'ivy@example.com');
  const { id: jo } = await addPerson(app, 'office', 'jo@example.com');
  const service = await startPushService(t);
  for (const [name, personId] of [
    ['ivy', ivy],
    ['jo', jo],
    ['owner', await ownerId(app)],
  ] as const)
    await saveDevice(app.db, service.subscribe(name), { name, siteKey: '', personId }, Date.now());
  const names = async () => (await listDeviceRows(app.db)).map(({ name }) => name);
  t.strictSame(await names(), ['ivy', 'jo', 'owner']);

  await call('DELETE', `${people}/${ivy}`);
  t.strictSame(await names(), ['jo', 'owner']);
  const change = { version: 1, name: 'Jo', email: 'jo@example.com', role: 'crew' };
  t.equal((await call('PUT', `${people}/${jo}`, change)).statusCode, 200);
  t.strictSame(await names(), ['owner']);
});

t.test('a new role applies at the next request, and a removed person has no session', async (t) => {
  const cookie = await signInAs(app, 'office', 'hal@example.com');
  const { id, name, email } = await addPerson(app, 'office', 'hal@example.com');
  const own = callAs(app, cookie);
  t.equal((await own('GET', '/api/admin/leads')).statusCode, 200);
  t.match((await own('POST', '/api/admin/calendar-feed')).json(), { address: String });

  const changed = await call('PUT', `${people}/${id}`, { version: 1, name, email, role: 'crew' });
  t.match(changed.json(), { id, role: 'crew', version: 2 });
  const refused = await own('GET', '/api/admin/leads');
  t.equal(refused.statusCode, 403);
  t.match(refused.json().message, /^Your role doesn’t include this\./);
  t.equal((await own('GET', '/api/admin/today')).statusCode, 200);
  t.equal((await call('PUT', `${people}/${id}`, { version: 1, name, email, role: 'owner' })).statusCode, 409);
  await call('DELETE', `${people}/${id}`);
  t.equal((await own('GET', '/api/admin/today')).statusCode, 401);
  const left = await app.db.selectFrom('settings').select('key').where('key', 'like', `%:${id}`).execute();
  t.strictSame(left, [], 'no password and no private calendar stays');
});

t.test('the last owner can’t be removed or demoted, and an invited owner doesn’t count', async (t) => {
  const id = await ownerId(app);
  const invited = await add('Ida', 'owner');
  const fields = { version: 1, name: 'The owner', email: 'owner@example.com', role: 'office' };

  t.equal((await call('DELETE', `${people}/${id}`)).statusCode, 409);
  t.equal((await call('PUT', `${people}/${id}`, fields)).statusCode, 409);
  await call('DELETE', `${people}/${invited.id}`);
});

t.test('one owner stays if two owners remove each other at once', async (t) => {
  const site = await build(t);
  const first = callAs(site, await signIn(site));
  const second = callAs(site, await signInAs(site, 'owner'));
  const { id } = await addPerson(site, 'owner');

  const answers = await Promise.all([
    first('DELETE', `${people}/${id}`),
    second('DELETE', `${people}/${await ownerId(site)}`),
  ]);

  t.equal(answers.filter(({ statusCode }) => statusCode === 200).length, 1);
  const left = await site.db.selectFrom('people').select('id').execute();
  t.equal(left.length, 1);
});

t.test('an owner who just lost the role can’t change anyone', async (t) => {
  const demoted = await addPerson(app, 'office', 'max@example.com');
  const by = { ...demoted, role: 'owner' as const };
  const added = addPersonTo(app.db, { name: 'Eve', email: '', role: 'owner' }, { by, nowMs: Date.now() });
  await t.rejects(added, { message: 'You are no longer an owner of this site.' });
});

t.test('an email ignores case, and a part after a plus makes it a different one', async (t) => {
  await addPerson(app, 'crew', 'jo@example.com');

  t.equal((await login({ email: ' JO@Example.com', password: staffPassword })).statusCode, 200);
  t.equal((await login({ email: 'jo+crew@example.com', password: staffPassword })).statusCode, 401);
  const taken = await call('POST', people, { name: 'Jo Too', email: 'Jo@Example.COM', role: 'crew' });
  t.strictSame(taken.json().fields, { email: ['Someone else has this email.'] });
  t.equal(
    (await call('POST', people, { name: 'Jo Plus', email: 'jo+crew@example.com', role: 'crew' })).statusCode,
    201,
  );
});

t.test('an unknown email is refused like a wrong password, even after many guesses', async (t) => {
  await addPerson(app, 'crew', 'kit@example.com');
  const answersTo = async (email: string) => {
    const answers: object[] = [];
    for (let guess = 0; guess < 21; guess += 1) {
      const answer = await login({ email, password: 'not this one' }, `198.51.100.${guess}`);
      answers.push({ status: answer.statusCode, ...answer.json() });
    }
    return answers;
  };

  const known = await answersTo('kit@example.com');
  t.match(known[19], { status: 401, message: 'Invalid password' });
  t.match(known[20], { status: 429 });
  t.strictSame(await answersTo('nobody@example.com'), known);
  t.equal((await login({ password: adminPassword }, '203.0.113.5')).statusCode, 200, 'others still get in');
});

t.test('a sign-in gets a new session, whatever cookie the browser had', async (t) => {
  const planted = await signInAs(app, 'crew', 'lou@example.com');
  const signedIn = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    headers: { cookie: planted },
    payload: { password: adminPassword },
  });

  t.not(cookieIn(signedIn), planted);
  t.equal((await callAs(app, planted)('GET', '/api/admin/session')).json().authenticated, false);
});

t.test('the activity log says who added, changed, and removed people', async (t) => {
  const { id } = await add('Moe', 'crew');
  await call('PUT', `${people}/${id}`, { version: 1, name: 'Moe B.', email: 'moe@example.com', role: 'office' });
  await call('DELETE', `${people}/${id}`);

  const written = (await call('GET', '/api/admin/changes?subject=people')).json().slice(0, 3);
  t.match(written, [
    { by: 'The owner', role: 'owner', action: 'remove', detail: 'Moe B.' },
    { by: 'The owner', role: 'owner', action: 'change', detail: 'Moe B.' },
    { by: 'The owner', role: 'owner', action: 'add', detail: 'Moe' },
  ]);
});

t.test('no log line has a one-time link or an email', async (t) => {
  const { link } = await add('Ned', 'crew');
  for (const path of [pathOf(link), `/x${pathOf(link)}`, pathOf(link).replace('welcome', 'WELCOME')])
    await app.inject(path);
  await takeLink(link, 'cedar gate 7');

  const token = link.split('/').at(-1) ?? '';
  t.notMatch(JSON.stringify(lines), new RegExp(`${token}|@example`));
});
