import { join } from 'node:path';
import t, { type Test } from 'tap';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { createBackup } from '../../src/upkeep/backup.ts';
import { restoreBackup } from '../../src/upkeep/restore.ts';
import { adminPassword, cheap, configOf, signIn, start } from '../fixtures/app.ts';
import { openPhotoSite } from '../fixtures/lead-photos.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { leaveSiteFile, listSiteFiles } from '../fixtures/site-files.ts';
import { fileSource } from '../fixtures/store.ts';

const ofDirectory =
  onPostgres && 'this one is made of a directory; cluster/restore-into-database.test.ts has those of databases';

t.test('photos are part of a backup, and of the site that is restored from it', { skip: ofDirectory }, async (t) => {
  const { app, send, lead, detail } = await openPhotoSite(t);
  await send(await takePhoto(1800, 900));
  const [photo] = (await detail()).photos;
  const places = { dataDir: t.testdirName, backupDir: join(t.testdirName, 'backups') };
  const { file } = await createBackup(places, fileSource(places.dataDir), Date.now());
  await app.close();

  const dataDir = join(t.testdirName, 'restored');
  await restoreBackup(join(places.backupDir, file), dataDir);
  const restored = await openAgain(t, dataDir);
  const headers = { cookie: await signIn(restored) };

  for (const width of [400, 1600]) {
    const url = `/api/admin/leads/${lead.id}/photos/${photo.id}?w=${width}`;
    const { statusCode, headers: answered } = await restored.inject({ url, headers });
    t.match([statusCode, answered['content-type']], [200, 'image/jpeg']);
  }
});

t.test('the daily sweep removes the files that belong to no lead, and keeps the others', async (t) => {
  const { app, send } = await openPhotoSite(t);
  await send(await takePhoto());
  const config = configOf(app);
  const kept = await listSiteFiles(config, 'lead-photos');
  t.same(kept.sort(), ['1600.jpg', '400.jpg']);
  await app.close();
  for (const orphan of ['1/half-placed', '77/of-a-deleted-lead'])
    await leaveSiteFile(config, `lead-photos/${orphan}/400.jpg`);

  const next = await start(t, config);
  await next.ready();
  await next.jobs.runDue();

  t.same((await listSiteFiles(config, 'lead-photos')).sort(), kept);
});

t.test('photos of a lead whose spam is ninety days old go with it', async (t) => {
  const clock = { now: Date.now() };
  const { app, send, lead } = await openPhotoSite(t, {}, { now: () => clock.now });
  await send(await takePhoto());
  await app.db.updateTable('submissions').set({ status: 'spam' }).where('id', '=', lead.id).execute();

  clock.now += 91 * 24 * 3600_000;
  await app.jobs.runDue();

  t.same(await listSiteFiles(configOf(app), 'lead-photos'), []);
});

/** A site on a directory that is there already. */
async function openAgain(t: Test, dataDir: string) {
  const config = loadConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent' });
  const app = await buildApp(config, cheap);
  t.teardown(() => app.close());
  return app;
}
