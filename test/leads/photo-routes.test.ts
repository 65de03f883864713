import { join } from 'node:path';
import sharp from 'sharp';
import t from 'tap';
import { configOf, useUp } from '../fixtures/app.ts';
import { openPhotoSite, storeLead } from '../fixtures/lead-photos.ts';
import { drawNoise, drawPicture, readColor, readHeic, takePhoto } from '../fixtures/pictures.ts';
import { listSiteFolders } from '../fixtures/site-files.ts';
import { listFiles } from '../fixtures/upload.ts';

const hourMs = 3600_000;

t.test('each photo of a stored lead is received, made upright, stripped, and kept in two widths', async (t) => {
  const { send, read, detail, lead } = await openPhotoSite(t);

  t.match(await send(await takePhoto(4000, 3000)), { status: 201, body: { received: 1 } });
  t.match(await send(await drawPicture(300, 200).png().toBuffer()), { status: 201, body: { received: 2 } });

  const { photos } = await detail();
  t.match(photos, [
    { id: Number, width: 1600, height: 2133 },
    { id: Number, width: 300, height: 200 },
  ]);
  const bytes: Record<number, Buffer> = {};
  for (const width of [400, 1600]) {
    const response = await read(`/api/admin/leads/${lead.id}/photos/${photos[0].id}?w=${width}`);
    t.match([response.status, response.headers.get('content-type')], [200, 'image/jpeg']);
    t.equal(response.headers.get('cache-control'), 'no-store');
    bytes[width] = Buffer.from(await response.arrayBuffer());
    const made = await sharp(bytes[width]).metadata();
    t.equal(made.width, width, 'the width is asked for, upright too');
    t.same([made.exif, made.orientation], [undefined, undefined], 'nothing of the telephone is left');
  }
  // The white band was on top of a picture that lay on its side: upright it stands on the right.
  const [red = 0, green = 0] = await readColor(bytes[400] ?? Buffer.of(), {
    left: 385,
    top: 250,
    width: 10,
    height: 10,
  });
  t.ok(red > 240 && green > 240, `the band is on the right: ${red}, ${green}`);
});

t.test('the bytes tell the format, and each of the five is taken', async (t) => {
  const { send } = await openPhotoSite(t);
  const picture = drawPicture(320, 240);

  t.equal((await send(await picture.clone().webp().toBuffer(), undefined, 'a.txt')).status, 201);
  t.equal((await send(await picture.clone().avif().toBuffer(), undefined, 'b.exe')).status, 201);
  t.equal((await send(await readHeic(), undefined, 'c.jpg')).status, 201);
});

t.test('photos are never public', async (t) => {
  const { app, send, read, detail, lead } = await openPhotoSite(t);
  await send(await takePhoto());
  const [photo] = (await detail()).photos;
  const path = `/api/admin/leads/${lead.id}/photos/${photo.id}`;
  const other = await storeLead(app);

  t.equal((await read(`${path}?w=400`, {})).status, 401);
  t.equal((await read(`${path}?w=800`)).status, 400);
  t.equal((await read(path)).status, 400);
  t.equal((await read(`/api/admin/leads/${other.id}/photos/${photo.id}?w=400`)).status, 404, 'of another lead');
  for (const guess of [`/lead-photos/${lead.id}/`, `/images/${photo.id}`, `/images/variants/${photo.id}-400.jpg`])
    t.equal((await read(guess, {})).status, 404, guess);
});

t.test('a token opens its own lead for a day, and nothing else', async (t) => {
  const clock = { now: Date.now() };
  const { app, send, lead, detail } = await openPhotoSite(t, {}, { now: () => clock.now });
  const photo = await takePhoto();
  const [number, expiry, signature] = lead.photoToken.split('.');
  const other = await storeLead(app);

  for (const token of [
    '',
    'x',
    `${other.id}.${expiry}.${signature}`,
    `${number}.${Number(expiry) + 1}.${signature}`,
    `${number}.${expiry}.${signature?.slice(1)}`,
    `${lead.photoToken}\u0000`,
  ])
    t.equal((await send(photo, { token })).status, 400, token);
  t.equal((await send(photo, {} as { token: string })).status, 400, 'without a token');
  clock.now += 24 * hourMs - 1;
  t.equal((await send(photo)).status, 201);
  clock.now += 1;
  t.equal((await send(await takePhoto(200, 100))).status, 400, 'a day later');
  t.equal((await detail()).photos.length, 1);
});

t.test('a request takes six photos, and the same file counts once', async (t) => {
  const { send, detail } = await openPhotoSite(t);
  const photos = await Promise.all(Array.from({ length: 7 }, (_none, index) => takePhoto(200 + index, 100)));

  const answers = await Promise.all(photos.map((photo) => send(photo)));

  t.same(answers.map(({ status }) => status).sort(), [201, 201, 201, 201, 201, 201, 409], 'also when sent at once');
  t.equal((await detail()).photos.length, 6);
  const taken = photos[answers.findIndex(({ status }) => status === 201)] as Buffer;
  t.match(await send(taken), { status: 201, body: { received: 6 } }, 'a retry whose first answer was lost');
  t.equal((await detail()).photos.length, 6);
});

t.test('what is no photo is refused in words, leaves nothing behind, and costs the lead nothing', async (t) => {
  const { send, detail, address } = await openPhotoSite(t);
  const jpeg = await takePhoto();
  const strip = (height: number) => sharp({ create: { width: 40, height, channels: 3, background: '#208040' } });

  const cases: [what: string, bytes: Buffer, status: number, words: RegExp][] = [
    ['a text', Buffer.from('hello'), 415, /JPEG, PNG, WebP, AVIF or HEIC/],
    ['a PDF', Buffer.from('%PDF-1.7'), 415, /JPEG, PNG, WebP, AVIF or HEIC/],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, /not a photo/],
    ['a GIF', await drawPicture(20, 20).gif().toBuffer(), 415, /JPEG, PNG, WebP, AVIF or HEIC/],
    ['nothing', Buffer.alloc(0), 400, /empty/],
    ['half a photo', jpeg.subarray(0, jpeg.length / 2), 422, /damaged/],
    ['a bomb of more than 64 megapixels', await drawPicture(8001, 8000).png().toBuffer(), 422, /64 megapixels/],
    ['a strip of 60,000 pixels', await strip(60_000).png().toBuffer(), 422, /16,384 pixels/],
    ['21 MiB', Buffer.alloc(21 * 1024 * 1024), 413, /20 MB/],
  ];
  for (const [what, bytes, status, words] of cases) {
    const answer = await send(bytes);
    t.equal(answer.status, status, what);
    t.match(answer.body.message, words, what);
  }
  t.equal((await send(await strip(16_384).png().toBuffer())).status, 201, 'a strip is only narrow');
  t.equal((await send(await drawNoise(1200, 900))).status, 201);
  const json = await fetch(`${address}/api/lead-photos`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  t.equal(json.status, 415);

  t.equal((await detail()).photos.length, 2);
  t.same(await listFiles(join(t.testdirName, 'incoming')), []);
});

t.test('an address sends sixty photos in ten minutes, refused ones among them', async (t) => {
  const { app, send } = await openPhotoSite(t);
  await useUp(app, 'photo', 60);

  const answer = await send(await takePhoto());

  t.equal(answer.status, 429);
  t.ok(Number(answer.headers.get('retry-after')) > 0);
});

t.test("a person's photos are erased with the person's data, also those that are on their way", async (t) => {
  const { app, cookie, send, lead, read, detail } = await openPhotoSite(t);
  const other = await storeLead(app);
  await send(await takePhoto());
  await send(await takePhoto(), { token: other.photoToken });
  const [photo] = (await detail()).photos;
  const remove = () =>
    app.inject({ method: 'DELETE', url: '/api/admin/leads', payload: { ids: [lead.id] }, headers: { cookie } });

  const [late] = await Promise.all([send(await takePhoto(3000, 2000)), remove()]);

  t.ok([201, 400].includes(late.status), `${late.status}`);
  t.equal((await send(await takePhoto(90, 60))).status, 400, 'the token is worth nothing any more');
  t.equal((await read(`/api/admin/leads/${lead.id}/photos/${photo.id}?w=400`)).status, 404);
  t.same(await listSiteFolders(configOf(app), 'lead-photos'), [String(other.id)]);
  t.equal((await detail(other.id)).photos.length, 1);
});
