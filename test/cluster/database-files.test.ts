import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import t, { type Test } from 'tap';
import { buildApp } from '../../src/app.ts';
import { openCachedFiles } from '../../src/cluster/cached-files.ts';
import { loadConfig } from '../../src/config.ts';
import { backupSource, createBackup, restoreBackup } from '../../src/operations/index.ts';
import { receiveFile } from '../../src/storage/index.ts';
import { adminPassword, cheap, contactRequest, postContact, signIn, start } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { drawPicture, takePhoto } from '../fixtures/pictures.ts';
import { runAsOperator, takeDatabase } from '../fixtures/postgres.ts';
import { sharedConfig } from '../fixtures/shared-site.ts';
import { listFiles } from '../fixtures/upload.ts';

/** Simulates two processes of one site in one: each has its own directory, connections, and cache. */
const url = await takeDatabase(t);
const folders = makeDirectory(t, { a: {}, b: {}, c: {} });
const a = await open(t, 'a');
const b = await open(t, 'b');
let lost = 0;
const catalogPath = '/2025%20LFC%20Catalog.pdf';

t.test('pictures uploaded to one process are shown by another at once with equal bytes', async (t) => {
  const uploads = await Promise.all(
    Array.from({ length: 30 }, async (_none, number) =>
      a.pictures.addToGallery(await receive(await draw(60 + number)), `fence-${number}.jpg`),
    ),
  );
  const addresses = uploads.flatMap(({ url, path }) => [url, path]);

  const shown = await Promise.all(addresses.map((address) => b.inject(address)));

  t.strictSame([...new Set(shown.map(({ statusCode }) => statusCode))], [200]);
  for (const [index, address] of addresses.entries()) {
    const own = await a.inject(address);
    t.ok(own.rawPayload.equals(shown[index]?.rawPayload ?? Buffer.alloc(0)), address);
    t.equal(own.headers.etag, shown[index]?.headers.etag, 'a browser that asks the other process has it already');
  }
});

t.test('the gallery’s list has the same ETag on every process', async (t) => {
  const list = await a.inject('/api/images');
  await b.site.catchUp();
  const headers = { 'if-none-match': String(list.headers.etag) };
  t.equal((await b.inject({ url: '/api/images', headers })).statusCode, 304);
});

t.test('any process sends, removes, and restores the catalog under the same tag', async (t) => {
  const pdf = writePdf(700_000);
  await a.catalog.publish(await receive(pdf));

  const own = await a.inject(catalogPath);
  await b.site.catchUp();
  await loseCache('b');
  const part = await b.inject({ url: catalogPath, headers: { range: 'bytes=300000-300099' } });

  t.equal(part.statusCode, 206);
  t.same(part.rawPayload, pdf.subarray(300_000, 300_100));
  t.equal(part.headers.etag, own.headers.etag);
  t.equal(
    (await b.inject({ url: catalogPath, headers: { 'if-none-match': String(own.headers.etag) } })).statusCode,
    304,
  );
  const { catalog } = b.site.current;
  const page = `/catalog-pages/${catalog?.version}/1-800.webp`;
  t.same((await b.inject(page)).rawPayload, (await a.inject(page)).rawPayload);

  t.equal(await b.catalog.remove(), true);
  await a.site.catchUp();
  t.equal((await a.inject(catalogPath)).statusCode, 404);
  t.equal(await a.catalog.restore(), true);
  const restored = await b.inject(catalogPath);
  t.equal(restored.statusCode, 200, 'a process that knew of none looks before it says so');
  t.ok(restored.rawPayload.equals(pdf));
});

t.test('an undone upload leaves nothing, and a file without a row is swept', async (t) => {
  const listFilesOf = (test: string) =>
    runAsOperator(url, `select 1 from blobs where name like 'images/variants/${test}-%'`);
  await a.db
    .transaction()
    .execute(async (transaction) => {
      const path = join(folders, 'a/undone');
      await writeFile(path, 'undone');
      await a.files.keep(transaction, [{ name: 'images/variants/undone-000000000000-60.webp', path }]);
      throw new Error('undone');
    })
    .catch(() => {});
  t.strictSame(await listFilesOf('undone'), []);

  await a.db.transaction().execute(async (transaction) => {
    const path = join(folders, 'a/orphan');
    await writeFile(path, 'orphan');
    await a.files.keep(transaction, [{ name: 'images/variants/orphan-000000000000-60.webp', path }]);
  });
  t.equal((await listFilesOf('orphan')).length, 1);
  await b.pictures.removeUnused();

  t.strictSame(await listFilesOf('orphan'), []);
  t.strictSame(await runAsOperator(url, 'select 1 from "blobChunks" where name not in (select name from blobs)'), []);
});

t.test('a file requested again while a sweep checks its row stays', async (t) => {
  const name = 'images/originals/ffffffffffff.jpg';
  const path = join(folders, 'a/again');
  const write = async () => {
    await writeFile(path, 'the same content');
    await a.db.transaction().execute((transaction) => a.files.keep(transaction, [{ name, path }]));
  };
  await write();
  await b.files.removeUnused('images/originals', async () => {
    await write();
    return (found) => found !== name;
  });
  t.equal((await runAsOperator(url, `select 1 from blobs where name = '${name}'`)).length, 1);

  await b.files.removeUnused('images/originals', async () => (found) => found !== name);
  t.equal((await runAsOperator(url, `select 1 from blobs where name = '${name}'`)).length, 0);
});

t.test('a lost cache is filled again, and damaged files in the database are not shown', async (t) => {
  const picture = await a.pictures.addToGallery(await receive(await draw(300)), 'lost.jpg');
  const first = await a.inject(picture.url);
  await loseCache('a');

  const again = await a.inject(picture.url);
  t.ok(again.rawPayload.equals(first.rawPayload));
  t.equal(again.headers.etag, first.headers.etag);

  await loseCache('a');
  const name = decodeURIComponent(picture.url.slice(1));
  await runAsOperator(url, `update "blobChunks" set data = 'other' where name = '${name}'`);
  t.equal((await a.inject(picture.url)).statusCode, 500);
});

t.test('requests for missing files cause at most 20 database lookups a second', async (t) => {
  const blobs = b.database.shared?.blobs;
  if (!blobs) return t.fail('it is shared');
  const lookups = t.capture(blobs, 'find', blobs.find);
  const begin = performance.now();
  const asked = await Promise.all(
    Array.from({ length: 200 }, (_none, number) =>
      b.inject(`/images/variants/none-${String(number).padStart(12, '0')}-60.webp`),
    ),
  );

  t.strictSame([...new Set(asked.map(({ statusCode }) => statusCode))], [404]);
  const looked = lookups().length;
  // Meanwhile the clock's second changes, several times on a busy machine.
  const seconds = Math.ceil((performance.now() - begin) / 1000) + 1;
  t.ok(looked >= 20 && looked <= 20 * seconds, `it looked ${looked} times in ${seconds} seconds`);
});

t.test('photos of leads are stored only in the database and deleted with their lead', async (t) => {
  const cookie = await signIn(a);
  const { id } = (await postContact(a, contactRequest)).json();
  await a.leadPhotos.add(id, await receive(await takePhoto(900, 700)));
  const [photo] = (await b.inject({ url: `/api/admin/leads/${id}`, headers: { cookie } })).json().photos;

  const shown = await b.inject({ url: `/api/admin/leads/${id}/photos/${photo.id}?w=400`, headers: { cookie } });

  t.equal(shown.statusCode, 200);
  for (const folder of ['a', 'b']) {
    const names = await readdir(join(folders, folder), { recursive: true });
    t.strictSame(
      names.filter((name) => name.includes('lead-photos')),
      [],
    );
  }
  await b.inject({ method: 'DELETE', url: '/api/admin/leads', headers: { cookie }, payload: { ids: [id] } });
  t.strictSame(await runAsOperator(url, `select name from blobs where name like 'lead-photos/%'`), []);
});

t.test('a full cache drops the least recently used file and fetches it again on request', async (t) => {
  const shared = a.database.shared;
  if (!shared) return t.fail('it is shared');
  const folder = join(folders, 'c');
  await writeFile(join(folder, 'lock.db'), '');
  const options = { dataDir: folder, limitBytes: 1_200_000, log: a.log };
  const files = openCachedFiles(shared.blobs, options);
  const names = [1, 2, 3].map((number) => `images/originals/${number}.jpg`);
  for (const name of names) {
    const path = join(folders, 'a', basename(name));
    await writeFile(path, Buffer.alloc(500_000, name));
    await a.db.transaction().execute((transaction) => files.keep(transaction, [{ name, path }]));
    await files.find(names[0] ?? '', () => true);
  }
  await files.close();

  t.strictSame((await listFiles(join(folder, 'cache'))).sort(), ['1.jpg', '3.jpg']);
  t.equal(files.countCached?.(), 1_000_000, 'which the metrics tell');
  const path = await files.find(names[1] ?? '', () => true);
  t.ok((await readFile(path ?? '')).equals(Buffer.alloc(500_000, names[1])));
  await files.close();

  await t.test('the next start counts the cached files and removes obsolete ones', async (t) => {
    await runAsOperator(url, `delete from blobs where name = '${names[0]}'`);
    await writeFile(join(folder, 'cache/left.jpg'), 'left behind');
    const later = openCachedFiles(shared.blobs, options);

    await later.tidy();

    t.equal(later.countCached?.(), 500_000);
    t.strictSame(await listFiles(join(folder, 'cache')), ['2.jpg']);
  });
});

t.test('an archive contains the files under their names in a data directory', async (t) => {
  const shared = a.database.shared;
  if (!shared) return t.fail('it is shared');
  await runAsOperator(url, `delete from blobs where name like '%lost%' or name ~ '^images/originals/[0-9].jpg$'`);
  await runAsOperator(url, `delete from images where name = 'lost.jpg'`);
  const places = { dataDir: join(folders, 'a'), backupDir: join(folders, 'backups') };
  const source = await backupSource(a.database);
  const { file } = await createBackup(places, source, Date.now());
  const dataDir = join(folders, 'restored');
  await restoreBackup(join(places.backupDir, file), dataDir);

  const alone = await buildApp(
    loadConfig({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent' }),
    cheap,
  );
  t.teardown(() => alone.close());
  t.ok((await alone.inject(catalogPath)).rawPayload.equals((await a.inject(catalogPath)).rawPayload));
  const pictures = (await alone.inject('/api/images')).json<{ url: string }[]>();
  t.equal(pictures.length, 30);
  for (const { url } of pictures) t.ok((await alone.inject(url)).rawPayload.equals((await a.inject(url)).rawPayload));
  t.notOk((await listFiles(dataDir)).includes('cache'));
});

async function open(t: Test, folder: string): Promise<FastifyInstance> {
  const app = await start(t, sharedConfig(join(folders, folder), url, { DATABASE_POOL: '4' }));
  await app.ready();
  return app;
}

async function receive(bytes: Buffer) {
  return receiveFile(join(folders, 'a'), Readable.from([bytes]));
}

/** Removes the whole cache at once, even while a process writes to it. */
async function loseCache(folder: string): Promise<void> {
  lost += 1;
  await rename(join(folders, folder, 'cache'), join(folders, `lost-${lost}`));
}

function draw(width: number): Promise<Buffer> {
  return drawPicture(width, 50).jpeg().toBuffer();
}
