import t from 'tap';
import { createSession, findSessionRole } from '../../src/accounts/sessions.ts';
import type { Role } from '../../src/shared/desk/accounts.ts';
import { adminPassword, build, callAs, forgetUses, signIn, useUp } from '../fixtures/app.ts';

/** A password takes a good part of a second to check, on purpose; the tests share one app and sign in once. */
t.test('passwords', async (t) => {
  const app = await build(t);
  const call = callAs(app, await signIn(app));
  const elsewhere = (role: Role) => createSession(app.db, role);
  const change = (role: string, currentPassword: string, newPassword: string) =>
    call('PUT', `/api/admin/passwords/${role}`, { currentPassword, newPassword });
  const login = (password: string) => callAs(app)('POST', '/api/admin/login', { password });

  t.test('a changed admin password works at once and signs out every other device', async (t) => {
    const there = await elsewhere('admin');
    const staff = await elsewhere('staff');

    const changed = await change('admin', adminPassword, 'new gate latch 9');

    t.equal(changed.statusCode, 200, changed.body);
    t.strictSame(changed.json(), { ended: 1 });
    t.equal(await findSessionRole(app.db, there), undefined);
    t.equal(await findSessionRole(app.db, staff), 'staff');
    t.equal((await call('GET', '/api/contact-submissions')).statusCode, 200, 'this device stays');
    t.equal((await login(adminPassword)).statusCode, 401);
  });

  t.test('a changed staff password ends the staff’s sessions', async (t) => {
    const staff = await elsewhere('staff');

    const changed = await change('staff', 'new gate latch 9', 'another digger');

    t.equal(changed.statusCode, 200, changed.body);
    t.equal(await findSessionRole(app.db, staff), undefined);
    t.equal((await login('another digger')).json().role, 'staff');
  });

  t.test('a wrong current password, a short one and a shared one are refused by field', async (t) => {
    const wrong = await change('admin', 'not this one', 'long enough 1');
    const asStaff = await change('admin', 'another digger', 'long enough 1');
    const short = await change('admin', 'new gate latch 9', 'seven77');
    const shared = await change('staff', 'new gate latch 9', 'new gate latch 9');

    t.strictSame([wrong.statusCode, asStaff.statusCode, short.statusCode, shared.statusCode], [400, 400, 400, 400]);
    t.strictSame(wrong.json().fields, { currentPassword: ['This is not the current password.'] });
    t.strictSame(Object.keys(asStaff.json().fields), ['currentPassword']);
    t.strictSame(short.json().fields, { newPassword: ['A password has at least 8 characters.'] });
    t.strictSame(Object.keys(shared.json().fields), ['newPassword']);
    t.equal((await change('root', 'new gate latch 9', 'long enough 1')).statusCode, 404);
  });

  t.test('a password that too many people use is refused, in capitals too', async (t) => {
    for (const common of ['password', 'Password1', 'IloveYou', 'qwertyuiop', 'baseball', 'trustno1']) {
      const refused = await change('admin', 'new gate latch 9', common);

      t.equal(refused.statusCode, 400, common);
      t.match(refused.json().fields, { newPassword: [/^This password is too common/] });
    }
  });

  t.test('wrong current passwords are counted like failed logins', async (t) => {
    await forgetUses(app, 'login');
    await useUp(app, 'login', 4);
    await change('admin', 'not this one', 'long enough 1');

    const sixth = await change('admin', 'new gate latch 9', 'long enough 1');

    t.equal(sixth.statusCode, 429);
    t.ok(Number(sixth.headers['retry-after']) > 0);
  });

  t.test('whoever proves again who they are gets a new session, and the one before is void', async (t) => {
    await forgetUses(app, 'login');
    const cookie = await signIn(app, 'new gate latch 9');
    const payload = { currentPassword: 'new gate latch 9', newPassword: 'a digger of holes' };

    const changed = await app.inject({
      method: 'PUT',
      url: '/api/admin/passwords/staff',
      payload,
      headers: { cookie },
    });
    const before = await callAs(app, cookie)('GET', '/api/admin/session');

    t.equal(changed.statusCode, 200);
    t.match(changed.headers['set-cookie'], /^session=[^;]{20,}/);
    t.strictSame(before.json(), { authenticated: false });
  });

  t.test('every other session is listed, and can be ended without a new password', async (t) => {
    await call('DELETE', '/api/admin/sessions');
    const others = [await elsewhere('admin'), await elsewhere('admin'), await elsewhere('staff')];

    const listed = await call('GET', '/api/admin/sessions');
    const response = await call('DELETE', '/api/admin/sessions');

    t.strictSame(
      listed
        .json()
        .map(({ role, ...times }: { role: Role }) => [role, ...Object.keys(times)].join())
        .sort(),
      ['admin', 'admin', 'staff'].map((role) => `${role},createdAt,seenAt`),
      'without anything that would let one in',
    );
    t.equal(response.json().ended, 3);
    t.strictSame((await call('GET', '/api/admin/sessions')).json(), []);
    for (const id of others) t.equal(await findSessionRole(app.db, id), undefined);
    t.equal((await call('GET', '/api/admin/session')).json().authenticated, true);
  });
});
