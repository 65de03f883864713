import { stat } from 'node:fs/promises';
import t from 'tap';
import { makePassword, setPassword } from '../../src/accounts/passwords.ts';
import { build, callAs, cheap, ownerId, postContact, signIn } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';

const app = await build(t, { ADMIN_PASSWORD: '', BACKUP_DIR: makeDirectory(t) });
const made = makePassword();
await setPassword(app.db, await ownerId(app), made, { cost: cheap.passwordCost, reason: 'generated' });
const call = callAs(app, await signIn(app, made));
const listAlarms = async () => (await call('GET', '/api/admin/notices')).json().alarms;

t.test('a generated password is noted on every admin screen until the owner changes it', async (t) => {
  t.match(await listAlarms(), [
    {
      id: 'admin-password',
      title: 'This site has used a generated admin password',
      link: { path: '/admin/security' },
    },
  ]);

  await call('PUT', '/api/admin/password', { currentPassword: made, newPassword: 'cedar gate 1987' });

  t.notOk((await listAlarms()).some(({ id }: { id: string }) => id === 'admin-password'));
});

t.test('a common password from the environment is noted on every admin screen', async (t) => {
  const site = await build(t, { ADMIN_PASSWORD: 'Welcome1' });
  const { alarms } = (await callAs(site, await signIn(site, 'Welcome1'))('GET', '/api/admin/notices')).json();
  t.match(alarms, [{ id: 'admin-password', title: 'This site has used a very common admin password' }]);
});

t.test('one call returns all notices, and an unreadable part doesn’t affect the others', async (t) => {
  const read = async () => (await call('GET', '/api/admin/notices')).json();
  t.match(await read(), { isSilent: true, due: 0, push: { publicKey: /^\S{80,}$/, ended: [] } });

  const updatedAt = new Date(0).toISOString();
  const damage = { key: 'mail', value: '{bad', version: 1, updatedAt };
  await app.db.insertInto('settings').values(damage).execute();
  t.match(await read(), { alarms: [], isSilent: false, due: 0 });
  await app.db.deleteFrom('settings').where('key', '=', 'mail').execute();
});

t.test('the owner makes a backup, sees it tested, and downloads it', async (t) => {
  await postContact(app);
  const url = '/api/admin/backups/newest';

  t.equal((await call('GET', url)).statusCode, 404);
  const [backup] = (await call('POST', '/api/admin/backups')).json().backups;
  t.match(backup, { leads: 1, provenAt: String });
  t.notOk('sha256' in backup);
  const download = await call('GET', url);
  t.equal(download.headers['content-disposition'], `attachment; filename="${backup.file}"`);
  const [newest] = (await app.backups.read()).backups;
  t.equal(download.rawPayload.length, newest && (await stat(app.backups.pathOf(newest))).size);
});
