import t from 'tap';
import { createSession, findSessionPerson } from '../../src/accounts/sessions.ts';
import { addPerson, adminPassword, build, callAs, forgetUses, signIn, staffPassword, useUp } from '../fixtures/app.ts';

const app = await build(t);
const call = callAs(app, await signIn(app));
const { person: owner } = (await call('GET', '/api/admin/session')).json();
const crew = await addPerson(app, 'crew');
const findOwner = () => app.db.selectFrom('people').selectAll().where('id', '=', owner.id).executeTakeFirstOrThrow();
const elsewhere = async () => createSession(app.db, await findOwner());
const personOf = async (session: string) => (await findSessionPerson(app.db, session))?.id;
const login = (password: string, email?: string) =>
  callAs(app)('POST', '/api/admin/login', { password, ...(email && { email }) });
const change = (currentPassword: string, newPassword: string) =>
  call('PUT', '/api/admin/password', { currentPassword, newPassword });

/** The password after the first test. */
const changed = 'new gate latch 9';

t.test('a changed password works at once and signs out the person’s other devices', async (t) => {
  const [there, theirs] = [await elsewhere(), await createSession(app.db, crew)];

  const response = await change(adminPassword, changed);

  t.strictSame(response.json(), { ended: 1 });
  t.equal(await personOf(there), undefined);
  t.equal(await personOf(theirs), crew.id, 'other people stay signed in');
  t.equal((await call('GET', '/api/contact-submissions')).statusCode, 200, 'this device stays');
  t.equal((await login(adminPassword)).statusCode, 401);
  t.equal((await login(changed)).statusCode, 200);
});

t.test('people with any role change their own password', async (t) => {
  const own = callAs(app, (await signInCrew()) ?? '');

  const wrong = await own('PUT', '/api/admin/password', { currentPassword: changed, newPassword: 'another digger' });
  const right = await own('PUT', '/api/admin/password', {
    currentPassword: staffPassword,
    newPassword: 'another digger',
  });

  t.strictSame(wrong.json().fields, { currentPassword: ['That isn’t your current password.'] }, 'of someone else');
  t.equal(right.statusCode, 200);
  t.equal((await login('another digger', crew.email)).json().person.id, crew.id);
});

async function signInCrew(): Promise<string | undefined> {
  const { headers } = await login(staffPassword, crew.email);
  return String(headers['set-cookie']).split(';', 1)[0];
}

t.test('a wrong current password and a short one are refused by field', async (t) => {
  const refusals: [what: string, current: string, next: string, fields: object][] = [
    ['wrong', 'not this one', 'long enough 1', { currentPassword: ['That isn’t your current password.'] }],
    ['short', changed, 'seven77', { newPassword: ['Use at least 8 characters.'] }],
  ];
  for (const [what, current, next, fields] of refusals) {
    const refused = await change(current, next);
    t.equal(refused.statusCode, 400, what);
    t.strictSame(refused.json().fields, fields, what);
  }
});

t.test('a common password is refused, even in capitals', async (t) => {
  for (const common of ['password', 'IloveYou', 'TRUSTNO1'])
    t.match((await change(changed, common)).json().fields, { newPassword: [/^This password is too common/] });
});

t.test('wrong current passwords are counted like failed logins', async (t) => {
  await forgetUses(app, 'login');
  await useUp(app, 'login', 4);
  await change('not this one', 'long enough 1');

  const sixth = await change(changed, 'long enough 1');

  t.equal(sixth.statusCode, 429);
  t.ok(Number(sixth.headers['retry-after']) > 0);
});

t.test('confirming the password gives a new session and ends the earlier one', async (t) => {
  await forgetUses(app, 'login');
  const cookie = await signIn(app, changed);

  const started = await callAs(app, cookie)('POST', '/api/admin/second-factor', { currentPassword: changed });

  t.match(started.headers['set-cookie'], /^session=[^;]{20,}/);
  t.match((await callAs(app, cookie)('GET', '/api/admin/session')).json(), { authenticated: false });
});

t.test('a person’s other sessions are listed and can be ended without a new password', async (t) => {
  await call('DELETE', '/api/admin/sessions');
  const others = [await elsewhere(), await elsewhere()];
  const theirs = await createSession(app.db, { id: crew.id, sessionNumber: crew.sessionNumber + 1 });

  const listed: Record<string, string>[] = (await call('GET', '/api/admin/sessions')).json();
  const response = await call('DELETE', '/api/admin/sessions');

  t.strictSame(
    listed.map((times) => Object.keys(times).join()),
    Array(2).fill('createdAt,seenAt'),
    'without anything that would let one in',
  );
  t.equal(response.json().ended, 2);
  t.strictSame((await call('GET', '/api/admin/sessions')).json(), []);
  t.strictSame(await Promise.all(others.map(personOf)), [undefined, undefined]);
  t.equal(await personOf(theirs), crew.id, 'other people stay signed in');
  t.equal((await call('GET', '/api/admin/session')).json().authenticated, true);
});
