import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { build, callAs, postContact, signIn } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { startWebServer } from '../fixtures/web-server.ts';

// The password is made and hashed beside the start.
const announced = Promise.withResolvers<string>();
const environment = { ADMIN_PASSWORD: '', STAFF_PASSWORD: 'Welcome1', BACKUP_DIR: join(t.testdirName, 'backups') };
const app = await build(t, environment, { announcePassword: announced.resolve });
const made = await announced.promise;
const call = callAs(app, await signIn(app, made));
const { address, asked } = await startWebServer(t, ({ url }) => [url === '/lender' ? 200 : 404]);
/** What was asked of that server since the last time. */
const takeAsked = () =>
  asked
    .splice(0)
    .map(({ url }) => url)
    .sort();
const listAlarms = async () => (await call('GET', '/api/admin/notices')).json().alarms;

t.test('a generated password is noted on every admin screen until the owner changes it', async (t) => {
  t.match(await listAlarms(), [
    {
      id: 'admin-password',
      title: 'This site has used a generated admin password',
      link: { path: '/admin/security' },
    },
    {},
  ]);

  await call('PUT', '/api/admin/passwords/admin', { currentPassword: made, newPassword: 'cedar gate 1987' });

  t.notOk((await listAlarms()).some(({ id }: { id: string }) => id === 'admin-password'));
});

t.test('a common password from the environment is noted on every admin screen', async (t) => {
  t.match(await listAlarms(), [{ id: 'staff-password', title: 'This site has used a very common staff password' }]);
});

t.test('one call returns all notices, and an unreadable part doesn’t affect the others', async (t) => {
  const read = async () => (await call('GET', '/api/admin/notices')).json();
  t.match(await read(), { isSilent: true, due: 0, push: { publicKey: /^\S{80,}$/, ended: [] } });

  const updatedAt = new Date(0).toISOString();
  const damage = { key: 'mail', value: '{bad', version: 1, updatedAt };
  await app.db.insertInto('settings').values(damage).execute();
  t.match(await read(), { alarms: [{ id: 'staff-password' }], isSilent: false, due: 0 });
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

t.test('a new site links to no other website, and no link reaches the local network', async (t) => {
  t.equal((await call('GET', '/api/admin/links')).json(), null, 'not checked yet');
  t.strictSame((await call('POST', '/api/admin/links')).json(), []);
  t.match((await call('GET', '/api/admin/links')).json(), { checkedAt: String, links: [] });

  await saveProfile(app, { financingUrl: `${address}/lender` });
  t.match((await call('POST', '/api/admin/links')).json(), [{ status: 0, problem: /private network/ }]);
  t.strictSame(asked, []);
});

t.test('each outside link of the live text is requested once, and the result is stored', async (t) => {
  const clock = { now: Date.parse('2026-11-22T12:00:00Z') };
  const open = await build(t, { WEBHOOK_PRIVATE: 'true' }, { now: () => clock.now });
  const admin = await contentCalls(open);
  const services = [
    { name: 'Wood', target: `${address}/lender` },
    { name: 'Vinyl', target: '/gallery' },
  ];
  await admin.change('frame', { services });
  await admin.saveProfile({ financingUrl: `${address}/lender`, privacyUrl: `${address}/nowhere` });
  await admin.change('bar', { text: 'Look here', target: 'https://127.0.0.1:1/closed' });
  const { words, draftVersion } = await admin.open('financing');
  await admin.saveDraft('financing', { ...words, title: 'x' }, draftVersion);

  const links = (await admin.call('POST', '/api/admin/links')).json();

  t.match(links, [
    { document: 'frame', path: 'services.0.target', address: `${address}/lender`, status: 200 },
    { document: 'bar', name: 'Announcement', path: 'target', address: 'https://127.0.0.1:1/closed', status: 0 },
    { document: 'profile', path: 'financingUrl', address: `${address}/lender`, status: 200 },
    { document: 'profile', path: 'privacyUrl', address: `${address}/nowhere`, status: 404 },
  ]);
  t.equal(links.length, 4);
  t.strictSame(takeAsked(), ['/lender', '/nowhere']);
  const checkedAt = new Date(clock.now).toISOString();
  t.strictSame((await admin.call('GET', '/api/admin/links')).json(), { checkedAt, links });

  await open.jobs.runDue();
  takeAsked();
  clock.now += 30 * 24 * 3600_000 - 1;
  await open.jobs.runDue();
  t.strictSame(takeAsked(), [], 'not before a month has passed');
  clock.now += 1;
  await open.jobs.runDue();
  t.strictSame(takeAsked(), ['/lender', '/nowhere'], 'then automatically');
});
