import { join } from 'node:path';
import sharp from 'sharp';
import t from 'tap';
import { loadConfig } from '../../src/config.ts';
import { createBackup } from '../../src/operations/backup.ts';
import { restoreBackup } from '../../src/operations/restore.ts';
import { adminPassword, configOf, forgetPosts, forgetUses, signIn, start, useUp } from '../fixtures/app.ts';
import { openPhotoSite, sendLead, sendPhoto } from '../fixtures/lead-photos.ts';
import { drawPicture, readColor, readHeic, takePhoto } from '../fixtures/pictures.ts';
import { onPostgres } from '../fixtures/postgres.ts';
import { leaveSiteFile, listSiteFiles, listSiteFolders } from '../fixtures/site-files.ts';
import { fileSource } from '../fixtures/store.ts';
import { listFiles } from '../fixtures/upload.ts';

const dayMs = 24 * 3600_000;
const clock = { now: Date.now() };
const { app, address, cookie, read, detail } = await openPhotoSite(t, {}, { now: () => clock.now });
const config = configOf(app);
const { dataDir } = config;
t.beforeEach(async () => {
  await forgetPosts(app);
  await forgetUses(app, 'photo');
});

/** Adds a lead, and a function that sends photos for it. */
async function addLead() {
  const { id, photoToken } = await sendLead(app);
  return {
    id,
    photoToken,
    send: (bytes: Buffer, token = photoToken, fileName = 'yard.jpg') => sendPhoto(address, { token }, bytes, fileName),
    photos: async () => (await detail(id)).photos,
  };
}

t.test('each photo of a lead is turned upright, stripped, and stored in two widths', async (t) => {
  const { id, send, photos } = await addLead();

  t.match(await send(await takePhoto(2400, 1800)), { status: 201, body: { received: 1 } });
  t.match(await send(await drawPicture(300, 200).png().toBuffer()), { status: 201, body: { received: 2 } });

  const [photo, small] = await photos();
  t.match(
    [photo, small],
    [
      { id: Number, width: 1600, height: 2133 },
      { id: Number, width: 300, height: 200 },
    ],
  );
  const path = `/api/admin/leads/${id}/photos/${photo.id}`;
  const bytes: Record<number, Buffer> = {};
  for (const width of [400, 1600]) {
    const response = await read(`${path}?w=${width}`);
    t.match([response.status, response.headers.get('content-type')], [200, 'image/jpeg']);
    t.equal(response.headers.get('cache-control'), 'no-store');
    bytes[width] = Buffer.from(await response.arrayBuffer());
    const made = await sharp(bytes[width]).metadata();
    t.equal(made.width, width, 'the width is asked for, upright too');
    t.same([made.exif, made.orientation], [undefined, undefined], 'nothing of the telephone is left');
  }
  // The white band is at the top of the sideways picture, so it is on the right once the picture is upright.
  const band = { left: 385, top: 250, width: 10, height: 10 };
  const [red = 0, green = 0] = await readColor(bytes[400] ?? Buffer.of(), band);
  t.ok(red > 240 && green > 240, `the band is on the right: ${red}, ${green}`);

  const other = await addLead();
  const closed: [what: string, path: string, status: number, headers?: Record<string, string>][] = [
    ['to a stranger', `${path}?w=400`, 401, {}],
    ['in another width', `${path}?w=800`, 400],
    ['without a width', path, 400],
    ['of another lead', `/api/admin/leads/${other.id}/photos/${photo.id}?w=400`, 404],
    ['by its folder', `/lead-photos/${id}/`, 404, {}],
    ['as a picture', `/images/${photo.id}`, 404, {}],
    ['as a variant', `/images/variants/${photo.id}-400.jpg`, 404, {}],
  ];
  for (const [what, closedPath, status, headers] of closed)
    t.equal((await read(closedPath, headers)).status, status, `no photo ${what}`);
});

t.test('the bytes decide the format, and all five formats are accepted', async (t) => {
  const { send } = await addLead();
  const picture = drawPicture(320, 240);

  t.equal((await send(await picture.clone().webp().toBuffer(), undefined, 'a.txt')).status, 201);
  t.equal((await send(await picture.clone().avif({ effort: 0 }).toBuffer(), undefined, 'b.exe')).status, 201);
  t.equal((await send(await readHeic(), undefined, 'c.jpg')).status, 201);
});

t.test('a token opens only its own lead, for a day', async (t) => {
  const { send, photos, photoToken } = await addLead();
  const photo = await takePhoto(200, 100);
  const [number, expiry, signature] = photoToken.split('.');
  const other = await addLead();

  const tokens = [
    '',
    'x',
    `${other.id}.${expiry}.${signature}`,
    `${number}.${Number(expiry) + 1}.${signature}`,
    `${number}.${expiry}.${signature?.slice(1)}`,
    `${photoToken}\u0000`,
  ];
  for (const token of tokens) t.equal((await send(photo, token)).status, 400, token);
  t.equal((await sendPhoto(address, {}, photo)).status, 400, 'without a token');
  clock.now += dayMs - 1;
  t.equal((await send(photo)).status, 201);
  clock.now += 1;
  t.equal((await send(await takePhoto(90, 60))).status, 400, 'a day later');
  t.equal((await photos()).length, 1);
});

t.test('a request accepts six photos, and the same file counts once', async (t) => {
  const { send, photos } = await addLead();
  const files = await Promise.all(Array.from({ length: 7 }, (_none, index) => takePhoto(200 + index, 100)));

  const answers = await Promise.all(files.map((file) => send(file)));

  t.same(answers.map(({ status }) => status).sort(), [201, 201, 201, 201, 201, 201, 409], 'also when sent at once');
  const taken = files[answers.findIndex(({ status }) => status === 201)] as Buffer;
  t.match(await send(taken), { status: 201, body: { received: 6 } }, 'a retry whose first answer was lost');
  t.equal((await photos()).length, 6);
});

t.test('a file that isn’t a photo is refused with a message and leaves nothing behind', async (t) => {
  const { send, photos } = await addLead();
  const jpeg = await takePhoto();

  const cases: [what: string, bytes: Buffer, status: number, words: RegExp][] = [
    ['a text', Buffer.from('hello'), 415, /JPEG, PNG, WebP, AVIF, GIF or HEIC/],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, /not a photo/],
    ['nothing', Buffer.alloc(0), 400, /empty/],
    ['half a photo', jpeg.subarray(0, jpeg.length / 2), 422, /damaged/],
    ['21 MiB', Buffer.alloc(21 * 1024 * 1024), 413, /20 MB/],
  ];
  for (const [what, bytes, status, words] of cases) {
    const answer = await send(bytes);
    t.match([answer.status, answer.body.message], [status, words], what);
  }
  const headers = { 'content-type': 'application/json' };
  const json = await fetch(`${address}/api/lead-photos`, { method: 'POST', body: '{}', headers });
  t.equal(json.status, 415);

  t.equal((await photos()).length, 0);
  t.same(await listFiles(join(dataDir, 'incoming')), []);
});

t.test('a long screenshot and a panorama are scaled, not refused', async (t) => {
  const { send, photos } = await addLead();
  const sizes = [
    [1170, 20_000],
    [1290, 49_000],
    [40, 65_535],
    [20_000, 900],
    [65_535, 40],
  ] as const;

  for (const [width, height] of sizes) {
    const picture = sharp({ create: { width, height, channels: 3, background: '#208040' } });
    t.equal((await send(await picture.png().toBuffer())).status, 201, `${width} x ${height}`);
  }

  const kept: { width: number; height: number }[] = await photos();
  t.same(
    kept.map(({ width, height }) => [width, height]),
    [
      [468, 8000],
      [211, 8000],
      [5, 8000],
      [1600, 72],
      [1600, 1],
    ],
  );
});

t.test('an animation becomes its first frame', async (t) => {
  const { id, send, photos } = await addLead();
  const frames = Buffer.concat([Buffer.alloc(60 * 40 * 3, 0), Buffer.alloc(60 * 40 * 3, 255)]);
  const animation = sharp(frames, { raw: { width: 60, height: 80, channels: 3, pageHeight: 40 } });

  for (const bytes of [await animation.clone().gif().toBuffer(), await animation.clone().webp().toBuffer()])
    t.equal((await send(bytes)).status, 201);

  const kept = await photos();
  t.match(kept, [
    { width: 60, height: 40 },
    { width: 60, height: 40 },
  ]);
  for (const photo of kept) {
    const picture = await read(`/api/admin/leads/${id}/photos/${photo.id}?w=400`);
    const { channels } = await sharp(Buffer.from(await picture.arrayBuffer())).stats();
    t.ok(Math.max(...channels.map(({ max }) => max)) < 10, 'black, as the first frame is');
  }
});

t.test('an address can send sixty photos in ten minutes, including refused ones', async (t) => {
  const { send } = await addLead();
  await useUp(app, 'photo', 60);

  const answer = await send(await takePhoto(200, 100));

  t.equal(answer.status, 429);
  t.ok(Number(answer.headers.get('retry-after')) > 0);
});

t.test('a person’s photos are erased with the person’s data, even during an upload', async (t) => {
  const { id, send, photos } = await addLead();
  const other = await addLead();
  await send(await takePhoto(200, 100));
  await other.send(await takePhoto(200, 100));
  const [photo] = await photos();
  const remove = () =>
    app.inject({ method: 'DELETE', url: '/api/admin/leads', payload: { ids: [id] }, headers: { cookie } });

  const [late] = await Promise.all([send(await takePhoto(1800, 1200)), remove()]);

  t.ok([201, 400].includes(late.status), `${late.status}`);
  t.equal((await send(await takePhoto(90, 60))).status, 400, 'the token is worth nothing any more');
  t.equal((await read(`/api/admin/leads/${id}/photos/${photo.id}?w=400`)).status, 404);
  const folders = await listSiteFolders(config, 'lead-photos');
  t.notOk(folders.includes(String(id)));
  t.ok(folders.includes(String(other.id)));
  t.equal((await other.photos()).length, 1);
});

t.test('the daily sweep deletes files without a lead and keeps the others', async (t) => {
  const kept = (await listSiteFiles(config, 'lead-photos')).sort();
  t.ok(kept.includes('1600.jpg') && kept.includes('400.jpg'));
  const [folder] = await listSiteFolders(config, 'lead-photos');
  for (const orphan of [`${folder}/half-placed`, '777/of-a-deleted-lead'])
    await leaveSiteFile(config, `lead-photos/${orphan}/400.jpg`);

  clock.now += dayMs;
  await app.jobs.runDue();

  t.same((await listSiteFiles(config, 'lead-photos')).sort(), kept);
});

t.test('photos of spam are deleted with it after ninety days', async (t) => {
  await app.db.updateTable('submissions').set({ status: 'spam' }).execute();
  const { id, send } = await addLead();
  await send(await takePhoto(200, 100));

  clock.now += 91 * dayMs;
  await app.jobs.runDue();

  t.same(await listSiteFolders(config, 'lead-photos'), [String(id)], 'and no others');
});

const ofDirectory =
  onPostgres && 'this one is made of a directory; cluster/restore-into-database.test.ts has those of databases';

t.test('photos are in a backup and in the site restored from it', { skip: ofDirectory }, async (t) => {
  const { id, send, photos } = await addLead();
  await send(await takePhoto(1800, 900));
  const [photo] = await photos();
  const backupDir = join(dataDir, 'backups');
  const { file } = await createBackup({ dataDir, backupDir }, fileSource(dataDir), Date.now());

  const environment = { DATA_DIR: join(dataDir, 'restored'), ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent' };
  await restoreBackup(join(backupDir, file), environment.DATA_DIR);
  const restored = await start(t, loadConfig(environment));
  const headers = { cookie: await signIn(restored) };

  for (const width of [400, 1600]) {
    const url = `/api/admin/leads/${id}/photos/${photo.id}?w=${width}`;
    const { statusCode, headers: answered } = await restored.inject({ url, headers });
    t.match([statusCode, answered['content-type']], [200, 'image/jpeg']);
  }
});
