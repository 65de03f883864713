import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { adminPassword, build, callAs, signIn, staffPassword } from '../../../fixtures/app.ts';

t.test('passwords', async (t) => {
  const app = await build(t);
  let current = adminPassword;

  t.test('a changed admin password works at once and signs out every other device', async (t) => {
    const here = await signIn(app, current);
    const there = await signIn(app, current);

    const changed = await change(app, here, 'admin', current, 'new gate latch 9');

    t.equal(changed.statusCode, 200, changed.body);
    t.strictSame(changed.json(), { ended: 1 });
    t.equal((await callAs(app, here)('GET', '/api/contact-submissions')).statusCode, 200);
    t.equal((await callAs(app, there)('GET', '/api/contact-submissions')).statusCode, 401);
    t.equal((await login(app, adminPassword)).statusCode, 401);
    current = 'new gate latch 9';
    t.equal((await login(app, current)).statusCode, 200);
  });

  t.test('a changed staff password ends the staff’s sessions and leaves the owner’s', async (t) => {
    const owner = await signIn(app, current);
    const staff = await signIn(app, staffPassword);

    const changed = await change(app, owner, 'staff', current, 'another digger');

    t.equal(changed.statusCode, 200);
    t.equal((await callAs(app, staff)('GET', '/api/admin/session')).json().role, undefined);
    t.equal((await callAs(app, owner)('GET', '/api/admin/session')).json().authenticated, true);
    t.equal((await login(app, 'another digger')).json().role, 'staff');
  });

  t.test('a wrong current password, a short one and a shared one are refused by field', async (t) => {
    const owner = await signIn(app, current);

    const wrong = await change(app, owner, 'admin', 'not this one', 'long enough 1');
    const asStaff = await change(app, owner, 'admin', 'another digger', 'long enough 1');
    const short = await change(app, owner, 'admin', current, 'seven77');
    const shared = await change(app, owner, 'staff', current, current);

    t.strictSame([wrong.statusCode, asStaff.statusCode, short.statusCode, shared.statusCode], [400, 400, 400, 400]);
    t.strictSame(wrong.json().fields, { currentPassword: ['This is not the current password.'] });
    t.strictSame(Object.keys(asStaff.json().fields), ['currentPassword']);
    t.strictSame(short.json().fields, { newPassword: ['A password has at least 8 characters.'] });
    t.strictSame(Object.keys(shared.json().fields), ['newPassword']);
    t.equal((await change(app, owner, 'root', current, 'long enough 1')).statusCode, 404);
    t.equal((await login(app, current)).statusCode, 200, 'nothing has changed');
  });

  t.test('wrong current passwords are counted like failed logins', async (t) => {
    await app.loginPace.delete('127.0.0.1');
    const owner = await signIn(app, current);
    for (let guess = 0; guess < 5; guess += 1)
      await change(app, owner, 'admin', `guess number ${guess}`, 'long enough 1');

    const sixth = await change(app, owner, 'admin', current, 'long enough 1');

    t.equal(sixth.statusCode, 429);
    await app.loginPace.delete('127.0.0.1');
  });

  t.test('every other session can be ended without a new password', async (t) => {
    const here = await signIn(app, current);
    const there = await signIn(app, current);
    const staff = await signIn(app, 'another digger');

    const response = await callAs(app, here)('DELETE', '/api/admin/sessions');

    t.ok(response.json().ended >= 2);
    for (const cookie of [there, staff])
      t.strictSame((await callAs(app, cookie)('GET', '/api/admin/session')).json(), { authenticated: false });
    t.equal((await callAs(app, here)('GET', '/api/admin/session')).json().authenticated, true);
  });
});

function change(app: FastifyInstance, cookie: string, role: string, currentPassword: string, newPassword: string) {
  return callAs(app, cookie)('PUT', `/api/admin/passwords/${role}`, { currentPassword, newPassword });
}

function login(app: FastifyInstance, password: string) {
  return callAs(app)('POST', '/api/admin/login', { password });
}
