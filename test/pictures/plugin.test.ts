import { mkdir, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { buildApp } from '../../src/app.ts';
import { deletePicture, deletePictures, restorePicture } from '../../src/pictures/history-store.ts';
import { findPictureByName } from '../../src/pictures/store.ts';
import { widthsFor } from '../../src/shared/pictures/pictures.ts';
import { receiveFile } from '../../src/storage/disk.ts';
import { build, cheap, configOf, realPictures, start, testConfig, waitForSite } from '../fixtures/app.ts';
import { breakSchema, refuseRows } from '../fixtures/database.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { leaveSiteFile, listSiteFiles, loseSiteFile } from '../fixtures/site-files.ts';
import { listFiles } from '../fixtures/upload.ts';

async function formatsOf(app: FastifyInstance, name: string): Promise<string> {
  return (await findPictureByName(app.db, name))?.formats ?? '';
}

t.test('AVIF that a stop interrupted is made after the next start', async (t) => {
  const config = await testConfig(t);
  const first = await buildApp(config, { ...cheap, ...realPictures });
  await first.ready();
  const file = await receiveFile(config.dataDir, Readable.from([await drawPicture(1000, 600).jpeg().toBuffer()]));
  await first.pictures.addToGallery(file, 'gate.jpg');
  await first.close();

  const second = await buildApp(config, { ...cheap, ...realPictures });
  t.teardown(() => second.close());
  // The first process may have been faster.
  for (const name of (await listSiteFiles(config, 'images/variants')).filter((file) => file.endsWith('.avif')))
    await loseSiteFile(config, `images/variants/${name}`);
  await second.db.updateTable('images').set({ formats: '["webp","jpeg"]' }).execute();
  await second.ready();
  await waitForSite(second, async () => (await formatsOf(second, 'gate.jpg')).includes('avif'));

  const variants = await listSiteFiles(config, 'images/variants');
  t.equal(variants.filter((name) => name.endsWith('.avif')).length, widthsFor(1000).length);
});

t.test('a picture, or its absence, is found by name without the database', async (t) => {
  const config = await testConfig(t);
  const app = await start(t, config, realPictures);
  await app.ready();
  const file = await receiveFile(config.dataDir, Readable.from([await drawPicture(60, 40).jpeg().toBuffer()]));
  await app.pictures.addToGallery(file, 'gate.jpg');
  await breakSchema(t, app, 'images');

  const statuses = ['gate.jpg', 'hero-image.jpg', 'nobody.jpg'].map((name) => app.inject(`/images/${name}`));
  t.strictSame(
    (await Promise.all(statuses)).map(({ statusCode }) => statusCode),
    [200, 200, 404],
  );
});

t.test('a picture removed permanently while its AVIF is made leaves no file behind', async (t) => {
  const config = await testConfig(t);
  const app = await start(t, config, realPictures);
  await app.ready();
  const file = await receiveFile(config.dataDir, Readable.from([await drawPicture(2400, 1800).jpeg().toBuffer()]));
  const { id } = await app.pictures.addToGallery(file, 'gate.jpg');
  const making = watch(join(config.dataDir, 'incoming'), { recursive: true });
  for await (const { filename } of making) if (filename?.endsWith('.avif')) break;

  const changed = new Promise<void>((resolve) => app.site.onChange(resolve));
  await deletePictures(app.db, [id]);
  await app.pictures.removeUnused();
  await changed;
  await app.close();

  t.same(await listSiteFiles(config, 'images'), []);
});

t.test('unfinished uploads are deleted at a start, and old files without a picture daily', async (t) => {
  const config = await testConfig(t);
  const first = await buildApp(config, { ...cheap, ...realPictures });
  await first.ready();
  const add = async (name: string, width: number) =>
    first.pictures.addToGallery(
      await receiveFile(config.dataDir, Readable.from([await drawPicture(width, 50).jpeg().toBuffer()])),
      name,
    );
  const kept = await add('kept.jpg', 60);
  const fresh = await add('fresh.jpg', 70);
  const old = await add('old.jpg', 80);
  await deletePicture(first.db, fresh.id);
  await deletePicture(first.db, old.id);
  const longAgo = new Date(Date.now() - 8 * 24 * 3600_000).toISOString();
  await first.db.updateTable('images').set({ deletedAt: longAgo }).where('id', '=', old.id).execute();
  await first.close();
  await mkdir(join(config.dataDir, 'incoming/left'), { recursive: true });
  await writeFile(join(config.dataDir, 'incoming/left/upload'), 'left behind');
  for (const name of ['images/originals/000000000000.jpg', 'images/variants/x-000000000000-1.webp'])
    await leaveSiteFile(config, name);

  const second = await buildApp(config, { ...cheap, ...realPictures });
  t.teardown(() => second.close());
  await second.ready();
  await second.jobs.runDue();

  t.notOk((await listFiles(join(config.dataDir, 'incoming'))).includes('upload'));
  const files = (await listSiteFiles(config, 'images')).join(' ');
  t.match(files, kept.picture.hash);
  t.match(files, fresh.picture.hash, 'it can still be undone');
  t.notMatch(files, old.picture.hash);
  t.notMatch(files, '000000000000');
  t.equal((await restorePicture(second.db, fresh.id))?.name, 'fresh.jpg');
  t.equal(await restorePicture(second.db, old.id), undefined);
});

t.test('a picture is replaced under its name in its own format and can be restored', async (t) => {
  const app = await build(t, {}, realPictures);
  await app.ready();
  const { dataDir } = configOf(app);
  const receive = async (bytes: Buffer) => receiveFile(dataDir, Readable.from([bytes]));
  const before = await app.pictures.addToGallery(
    await receive(await drawPicture(60, 40).jpeg().toBuffer()),
    'gate.jpg',
  );

  const replaced = await app.pictures.replace(await receive(await drawPicture(90, 70).png().toBuffer()), before.id);
  t.match(replaced?.image, { id: before.id, name: 'gate.jpg', picture: { width: 90 } });
  t.not(replaced?.image.url, before.url);
  const served = await app.inject({ url: '/images/gate.jpg' });
  t.equal(served.headers['content-type'], 'image/jpeg');
  await restorePicture(app.db, replaced?.undoId ?? 0);

  t.equal((await findPictureByName(app.db, 'gate.jpg'))?.width, 60);
  t.equal(await app.pictures.replace(await receive(Buffer.from('x')), 999), undefined, 'there is no such picture');
});

t.test('an unreadable file fails alone, and the next picture is processed', async (t) => {
  const app = await build(t, {}, realPictures);
  await app.ready();
  const { dataDir } = configOf(app);
  const missing = { path: join(dataDir, 'not-there'), folder: dataDir, bytes: 1, remove: async () => {} };

  await t.rejects(app.pictures.addToGallery(missing, 'gone.jpg'), { code: 'PICTURE_FAILED', statusCode: 503 });
  const file = await receiveFile(dataDir, Readable.from([await drawPicture(60, 40).jpeg().toBuffer()]));

  t.match(await app.pictures.addToGallery(file, 'next.jpg'), { name: 'next.jpg' });
});

t.test('a picture that the database refuses leaves no file behind', async (t) => {
  const config = await testConfig(t);
  const app = await start(t, config, realPictures);
  await app.ready();
  await refuseRows(t, app, 'images');
  const file = await receiveFile(config.dataDir, Readable.from([await drawPicture(60, 40).jpeg().toBuffer()]));

  await t.rejects(app.pictures.addToGallery(file, 'gate.jpg'), { code: /^(SQLITE_CONSTRAINT_TRIGGER|PG_53100)$/ });

  t.same(await listSiteFiles(config, 'images'), []);
});
