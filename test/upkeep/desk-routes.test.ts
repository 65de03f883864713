import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { build, callAs, postContact, signIn, staffPassword } from '../fixtures/app.ts';

t.test(
  'a password that this site made stands at the top of every admin screen until the owner changes it',
  async (t) => {
    // The password is made and hashed beside the start.
    const announced = Promise.withResolvers<string>();
    const app = await build(t, { ADMIN_PASSWORD: '' }, { announcePassword: announced.resolve });
    const made = await announced.promise;
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

t.test('the owner makes a backup, sees it proven, and downloads it; staff may not', async (t) => {
  const app = await build(t, { BACKUP_DIR: join(t.testdirName, 'backups') });
  const call = callAs(app, await signIn(app));
  const staff = await signIn(app, staffPassword);
  await postContact(app);
  const url = '/api/admin/backups/newest';

  const none = await call('GET', url);
  const made = await call('POST', '/api/admin/backups');
  const download = await call('GET', url);

  t.equal(none.statusCode, 404);
  const [backup] = made.json().backups;
  t.match(backup, { leads: 1, provenAt: String });
  t.notOk('sha256' in backup);
  t.equal(download.headers['content-disposition'], `attachment; filename="${backup.file}"`);
  const [newest] = (await app.backups.read()).backups;
  t.equal(download.rawPayload.length, newest && (await stat(app.backups.pathOf(newest))).size);
  t.equal((await app.inject({ url })).statusCode, 401);
  t.equal((await app.inject({ url, headers: { cookie: staff } })).statusCode, 401);
});
