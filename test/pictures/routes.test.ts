import { join } from 'node:path';
import sharp from 'sharp';
import t from 'tap';
import { deletePicture } from '../../src/pictures/history-store.ts';
import { siteSlots } from '../../src/shared/pictures/pictures.ts';
import { build, configOf, listen, realPictures, signInAs, waitForSite } from '../fixtures/app.ts';
import { drawPicture, readColor, readHeic, takePhoto } from '../fixtures/pictures.ts';
import { listSiteFiles } from '../fixtures/site-files.ts';
import { listFiles, upload } from '../fixtures/upload.ts';

t.test('staff upload pictures, and visitors get them', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const cookie = await signInAs(app, 'crew');
  const { dataDir } = configOf(app);
  const read = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${address}${path}`, init);
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };

  await t.test('a phone photo is turned upright, loses its metadata, and joins the gallery', async (t) => {
    const { status, body } = await upload(address, cookie, await takePhoto(), 'Back yard.JPG');

    t.equal(status, 201);
    t.match(body, { success: true, message: 'Image uploaded successfully', image: { name: 'Back-yard.jpg' } });
    const [entry] = JSON.parse((await read('/api/images')).bytes.toString());
    t.match(entry, { name: 'Back-yard.jpg', path: '/images/Back-yard.jpg' });
    for (const path of [entry.path, entry.url]) {
      const { bytes } = await read(path);
      const { width, height, exif, orientation, icc } = await sharp(bytes).metadata();
      t.match({ width, height, exif, orientation, icc }, { width: 480, height: 640, exif: undefined, icc: undefined });
      t.notOk(orientation && orientation > 1);
      t.notMatch(bytes.toString('latin1'), /GPS|homeowner|Telephone/);
      const color = await readColor(bytes, { left: 440, top: 300, width: 30, height: 30 });
      t.ok(
        color.every((mean) => mean > 240),
        'the white band is on the right now',
      );
    }
  });

  await t.test('an iPhone’s HEIC becomes a JPEG', async (t) => {
    const { status, body } = await upload(address, cookie, await readHeic(), 'IMG_0042.HEIC');

    t.equal(status, 201);
    t.equal(body.image?.name, 'IMG_0042.jpg');
    const { bytes } = await read('/images/IMG_0042.jpg');
    t.match(await sharp(bytes).metadata(), { format: 'jpeg', width: 320, height: 240 });
    const [red = 0, green = 255] = await readColor(bytes, { left: 20, top: 120, width: 100, height: 80 });
    t.ok(red > 150 && green < 90, 'the left half is red');
  });

  await t.test('the bytes of a file decide its format, whatever its name', async (t) => {
    const picture = () => drawPicture(300, 200);
    const files: [string, Buffer, string][] = [
      ['a.jpg', await picture().png().toBuffer(), 'a.png'],
      ['b.txt', await picture().jpeg().toBuffer(), 'b.jpg'],
      ['c', await picture().webp().toBuffer(), 'c.webp'],
      ['d.gif', await picture().gif().toBuffer(), 'd.png'],
      [
        'e.avif',
        await sharp(await picture().jpeg().toBuffer())
          .avif({ effort: 0 })
          .toBuffer(),
        'e.jpg',
      ],
    ];

    for (const [sent, bytes, name] of files) {
      const { body } = await upload(address, cookie, bytes, sent, { type: 'application/x-nonsense' });
      t.equal(body.image?.name, name, sent);
    }
  });

  await t.test('a slot shows its upload across the site, and its built-in picture after a reset', async (t) => {
    const before = await read('/images/hero-image.jpg');
    const replacement = await drawPicture(1000, 700).png().toBuffer();

    const { body } = await upload(address, cookie, replacement, 'HERO-IMAGE.jpeg');
    t.match(body.image, { kind: 'slot', name: 'hero-image.jpg', path: '/images/hero-image.jpg' });
    const after = await read('/images/hero-image.jpg');
    t.match(await sharp(after.bytes).metadata(), { format: 'jpeg', width: 1000 });
    t.not(after.headers.get('etag'), before.headers.get('etag'));
    t.match((await read('/')).bytes.toString(), String(body.image?.url));
    t.notMatch((await read('/api/images')).bytes.toString(), 'hero-image', 'a slot is no gallery picture');
    await app.site.update(() => deletePicture(app.db, Number(body.image?.id)));

    t.same((await read('/images/hero-image.jpg')).bytes, before.bytes);
    t.notMatch((await read('/')).bytes.toString(), String(body.image?.url));
  });

  await t.test('a slot can be named in a form field, and an unknown one is refused', async (t) => {
    const form = (slot: string, bytes: Buffer) => {
      const data = new FormData();
      data.append('slot', slot);
      data.append('image', new Blob([new Uint8Array(bytes)]), 'IMG_0001.png');
      return { method: 'POST', body: data, headers: { cookie } };
    };
    const bytes = await drawPicture(240, 80).png().toBuffer();

    t.equal((await read('/api/upload', form('logo.png', bytes))).status, 201);
    t.equal((await sharp((await read('/images/logo.png')).bytes).metadata()).format, 'png');
    t.equal((await read('/api/upload', form('no-slot.jpg', bytes))).status, 400);
  });

  await t.test('the gallery overwrites nothing and adds a suffix to a name in use', async (t) => {
    const first = await drawPicture(200, 100).jpeg().toBuffer();
    const second = await drawPicture(100, 200).jpeg().toBuffer();

    const names = [];
    for (const [bytes, name] of [
      [first, 'gate.jpg'],
      [second, 'Gate.JPG'],
      [first, 'gate.jpg'],
      [first, 'og-image.jpg'],
    ] as const)
      names.push((await upload(address, cookie, bytes, name)).body.image?.name);

    t.same(names, ['gate.jpg', 'Gate-2.jpg', 'gate-3.jpg', 'og-image-2.jpg']);
    t.equal((await sharp((await read('/images/gate.jpg')).bytes).metadata()).width, 200);
  });

  await t.test('the uploader’s list includes slots, and the gallery’s list is a plain array', async (t) => {
    await upload(address, cookie, await drawPicture(500, 300).jpeg().toBuffer(), 'feature-quality.jpg');

    const uploader = JSON.parse((await read('/api/images?view=uploader')).bytes.toString());
    const gallery = JSON.parse((await read('/api/images')).bytes.toString());

    t.equal(uploader.success, true);
    t.ok(uploader.images.some(({ name }: { name: string }) => name === 'feature-quality.jpg'));
    t.notOk(gallery.some(({ name }: { name: string }) => name === 'feature-quality.jpg'));
    t.ok(uploader.images.every(({ name, path }: { name: string; path: string }) => path === `/images/${name}`));
  });

  await t.test('a browser with the current gallery list gets 304 until the list changes', async (t) => {
    const first = await read('/api/images');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };

    const again = await read('/api/images', { headers });
    await upload(address, cookie, await takePhoto(), 'one-more.jpg');
    const changed = await read('/api/images', { headers });

    t.equal(again.status, 304);
    t.equal(again.bytes.length, 0);
    t.equal(changed.status, 200);
    t.match(changed.bytes.toString(), 'one-more.jpg');
  });

  await t.test('pictures support Range, If-None-Match, and HEAD; variants are cached for a year', async (t) => {
    const { url, path } = JSON.parse((await read('/api/images')).bytes.toString())[0];

    for (const address of [path, url, '/images/hero-image.jpg']) {
      const whole = await read(address);
      const range = await read(address, { headers: { range: 'bytes=10-19' } });
      t.match({ ...range, length: range.bytes.length }, { status: 206, length: 10 });
      t.equal(range.headers.get('content-range'), `bytes 10-19/${whole.bytes.length}`);
      t.equal((await read(address, { headers: { range: 'bytes=99999999-' } })).status, 416);
      const etag = whole.headers.get('etag') ?? '';
      t.equal((await read(address, { headers: { 'if-none-match': etag } })).status, 304);
      const head = await read(address, { method: 'HEAD' });
      t.equal(head.headers.get('content-length'), String(whole.bytes.length));
      t.equal(head.headers.get('x-content-type-options'), 'nosniff');
    }
    t.equal((await read(url)).headers.get('cache-control'), 'public, max-age=31536000, immutable');
    t.equal((await read(path)).headers.get('cache-control'), 'public, max-age=0');
  });

  await t.test('every slot has a picture, and no other name reaches the disk', async (t) => {
    for (const { name } of siteSlots) t.equal((await read(`/images/${name}`)).status, 200, name);

    for (const path of [
      '/images/nothing.jpg',
      '/images/..%2f..%2fsite.db',
      '/images/%2e%2e%2fsite.db',
      '/images/variants/..%2f..%2f..%2fsession.key',
      '/images/variants/x-000000000000-1.jpg',
      '/images/%00.jpg',
      '/images/originals',
      '/images/',
      `/images/${'a'.repeat(3000)}.jpg`,
    ])
      t.equal((await read(path)).status, 404, path.slice(0, 60));
  });

  await t.test('nothing is left in the folder for incoming files', async (t) => {
    t.same(await listFiles(join(dataDir, 'incoming')), []);
    t.ok((await listSiteFiles(configOf(app), 'images')).length > 0);
  });
});

t.test('AVIF is made after the upload and offered once it is there', async (t) => {
  const app = await build(t, {}, realPictures);
  const address = await listen(app);
  const cookie = await signInAs(app, 'crew');
  const { body } = await upload(address, cookie, await drawPicture(420, 300).jpeg().toBuffer(), 'later.jpg');
  const formats = async () =>
    app.site.current.gallery.find(({ name }) => name === body.image?.name)?.picture?.formats ?? [];
  await waitForSite(app, async () => (await formats()).includes('avif'));

  const avif = await fetch(address + String(body.image?.url).replace('.jpg', '.avif'));
  t.equal(avif.status, 200);
  t.equal(avif.headers.get('content-type'), 'image/avif');
});
