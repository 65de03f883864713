import t from 'tap';
import { createSession, findSessionRole } from '../../src/accounts/sessions.ts';
import type { Role } from '../../src/shared/admin/accounts.ts';
import { adminPassword, build, callAs, forgetUses, signIn, useUp } from '../fixtures/app.ts';

const app = await build(t);
const call = callAs(app, await signIn(app));
const elsewhere = (role: Role) => createSession(app.db, role);
const roleOf = (session: string) => findSessionRole(app.db, session);
const login = (password: string) => callAs(app)('POST', '/api/admin/login', { password });
const change = (role: string, currentPassword: string, newPassword: string) =>
  call('PUT', `/api/admin/passwords/${role}`, { currentPassword, newPassword });

/** The passwords after the first two tests. */
const [admin, staff] = ['new gate latch 9', 'another digger'];

t.test('a changed admin password works at once and signs out every other device', async (t) => {
  const [there, crew] = [await elsewhere('admin'), await elsewhere('staff')];

  const changed = await change('admin', adminPassword, admin);

  t.strictSame(changed.json(), { ended: 1 });
  t.equal(await roleOf(there), undefined);
  t.equal(await roleOf(crew), 'staff');
  t.equal((await call('GET', '/api/contact-submissions')).statusCode, 200, 'this device stays');
  t.equal((await login(adminPassword)).statusCode, 401);
});

t.test('a changed staff password ends the staff’s sessions', async (t) => {
  const crew = await elsewhere('staff');

  await change('staff', admin, staff);

  t.equal(await roleOf(crew), undefined);
  t.equal((await login(staff)).json().role, 'staff');
});

t.test('a wrong current password, a short one and a shared one are refused by field', async (t) => {
  const refusals: [what: string, role: Role, current: string, next: string, fields: object][] = [
    ['wrong', 'admin', 'not this one', 'long enough 1', { currentPassword: ['That isn’t your current password.'] }],
    ['of the staff', 'admin', staff, 'long enough 1', { currentPassword: ['That isn’t your current password.'] }],
    ['short', 'admin', admin, 'seven77', { newPassword: ['Use at least 8 characters.'] }],
    ['shared', 'staff', admin, admin, { newPassword: ['The admin and staff passwords must be different.'] }],
  ];
  for (const [what, role, current, next, fields] of refusals) {
    const refused = await change(role, current, next);
    t.equal(refused.statusCode, 400, what);
    t.strictSame(refused.json().fields, fields, what);
  }
  t.equal((await change('root', admin, 'long enough 1')).statusCode, 404);
});

t.test('a common password is refused, also in capitals', async (t) => {
  for (const common of ['password', 'IloveYou', 'TRUSTNO1'])
    t.match((await change('admin', admin, common)).json().fields, { newPassword: [/^This password is too common/] });
});

t.test('wrong current passwords are counted like failed logins', async (t) => {
  await forgetUses(app, 'login');
  await useUp(app, 'login', 4);
  await change('admin', 'not this one', 'long enough 1');

  const sixth = await change('admin', admin, 'long enough 1');

  t.equal(sixth.statusCode, 429);
  t.ok(Number(sixth.headers['retry-after']) > 0);
});

t.test('signing in again gives a new session and ends the earlier one', async (t) => {
  await forgetUses(app, 'login');
  const cookie = await signIn(app, admin);

  const changed = await callAs(app, cookie)('PUT', '/api/admin/passwords/staff', {
    currentPassword: admin,
    newPassword: 'a digger of holes',
  });

  t.match(changed.headers['set-cookie'], /^session=[^;]{20,}/);
  t.strictSame((await callAs(app, cookie)('GET', '/api/admin/session')).json(), { authenticated: false });
});

t.test('every other session is listed and can be ended without a new password', async (t) => {
  await call('DELETE', '/api/admin/sessions');
  const others = [await elsewhere('admin'), await elsewhere('admin'), await elsewhere('staff')];

  const listed: Record<string, string>[] = (await call('GET', '/api/admin/sessions')).json();
  const response = await call('DELETE', '/api/admin/sessions');

  t.strictSame(
    listed.map(({ role, ...times }) => [role, ...Object.keys(times)].join()).sort(),
    ['admin', 'admin', 'staff'].map((role) => `${role},createdAt,seenAt`),
    'without anything that would let one in',
  );
  t.equal(response.json().ended, 3);
  t.strictSame((await call('GET', '/api/admin/sessions')).json(), []);
  t.strictSame(await Promise.all(others.map(roleOf)), [undefined, undefined, undefined]);
  t.equal((await call('GET', '/api/admin/session')).json().authenticated, true);
});
