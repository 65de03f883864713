import t from 'tap';
import { build, callAs, signIn } from '../fixtures/app.ts';

t.test(
  'a password that this site made stands at the top of every admin screen until the owner changes it',
  async (t) => {
    let made = '';
    const app = await build(
      t,
      { ADMIN_PASSWORD: '' },
      {
        announcePassword(password) {
          made = password;
        },
      },
    );
    const call = callAs(app, await signIn(app, made));

    const before = await call('GET', '/api/admin/alarms');
    await call('PUT', '/api/admin/passwords/admin', { currentPassword: made, newPassword: 'cedar gate 1987' });
    const after = await call('GET', '/api/admin/alarms');

    t.match(before.json(), [
      {
        id: 'admin-password',
        title: 'The admin password has been the one that this site made',
        link: { path: '/admin/passwords' },
      },
    ]);
    t.strictSame(after.json(), []);
  },
);

t.test('so does a common password out of the environment', async (t) => {
  const app = await build(t, { STAFF_PASSWORD: 'Welcome1' });

  const alarms = await callAs(app, await signIn(app))('GET', '/api/admin/alarms');

  t.match(alarms.json(), [
    { id: 'staff-password', title: 'The staff password has been one of the most common there are' },
  ]);
});
