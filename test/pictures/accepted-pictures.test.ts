import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import t, { type Test } from 'tap';
import { writeHeicOfSeveral, writeLargeHeic } from '../fixtures/heic.ts';
import { drawPicture, readColor, readHeic, takePhoto } from '../fixtures/pictures.ts';
import { openUploadSite } from '../fixtures/upload-site.ts';

const { address, postFile } = await openUploadSite(t);

/** Uploads a file and fetches the original that the site made of it. */
async function keep(t: Test, what: string, content: Buffer): Promise<Buffer> {
  const { status, body } = await postFile(content);
  t.equal(status, 201, `${what}: ${body.message}`);
  return Buffer.from(await (await fetch(`${address}${body.image?.path}`)).arrayBuffer());
}

t.test('photos of fifty megapixels and panoramas are taken, as large as telephones make them', async (t) => {
  for (const [width, height] of [
    [8192, 6144],
    [3900, 16_384],
    [8000, 8000],
  ] as const) {
    const photo = await sharp({ create: { width, height, channels: 3, background: '#78965a' } })
      .jpeg({ quality: 60 })
      .toBuffer();
    const kept = await sharp(await keep(t, `${width}x${height}`, photo)).metadata();
    t.equal(Math.max(kept.width, kept.height), 2560);
    t.ok(Math.abs(kept.width / kept.height - width / height) < 0.01 * (width / height));
  }
});

t.test('a JPEG without its end mark is taken whole, and one that lacks more is refused', async (t) => {
  const noise = sharp(drawPattern(160, 120), { raw: { width: 160, height: 120, channels: 3 } });
  for (const progressive of [false, true]) {
    const whole = await noise.clone().jpeg({ progressive }).toBuffer();
    const withoutMark = whole.subarray(0, -2);
    const expected = await keep(t, 'whole', whole);
    for (const [what, bytes] of Object.entries({
      'without the mark': withoutMark,
      'half the mark': whole.subarray(0, -1),
      'padding in its place': Buffer.concat([withoutMark, Buffer.alloc(4096)]),
      'padding behind it': Buffer.concat([whole, Buffer.alloc(4096)]),
      'a film behind it': Buffer.concat([whole, Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(9000, 7)]),
    }))
      t.ok((await keep(t, what, bytes)).equals(expected), `${what}: the same pixels`);
    for (const part of [0.1, 0.5, 0.9]) {
      const { status, body } = await postFile(whole.subarray(0, Math.floor(whole.length * part)));
      t.match([status, body.message], [422, /damaged/], `${part} of it`);
    }
  }
});

t.test('what else a picture’s file holds is no reason to refuse it, and none of it is kept', async (t) => {
  const photo = await takePhoto(160, 120);
  const png = await drawPicture(160, 120).png().toBuffer();
  const zipEnd = Buffer.alloc(22);
  zipEnd.write('PK\x05\x06', 'latin1');
  const withComment = (text: string) =>
    Buffer.concat([
      photo.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, text.length + 2]),
      Buffer.from(text),
      photo.subarray(2),
    ]);
  const withText = (text: string) => {
    const chunk = Buffer.from(`tEXtSource\0${text}`, 'latin1');
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(chunk.length - 4);
    ends.writeUInt32BE(crc32(chunk), 4);
    return Buffer.concat([png.subarray(0, 33), ends.subarray(0, 4), chunk, ends.subarray(4), png.subarray(33)]);
  };
  const words = [
    '<html><body>',
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!doctype html>',
    '<script>alert(1)</script>',
  ];
  words.push('%PDF-1.4', '<?php system($_GET[0]); ?>');

  for (const each of words)
    for (const bytes of [withComment(each), withText(each)]) {
      const kept = await keep(t, each, bytes);
      t.notOk(kept.includes(each.slice(0, 5)), `nothing of ${each} is kept`);
      t.equal(kept.includes('Telephone'), false, 'nor any metadata');
    }
  const kept = await keep(t, 'an archive', Buffer.concat([photo, Buffer.from('PK\x03\x04evil'), zipEnd]));
  t.notOk(kept.includes('evil'));
});

t.test('of the pictures in a HEIC file the one that its makers chose is shown', async (t) => {
  const sizeOf = async (bytes: Buffer) => {
    const { width, height } = await sharp(await keep(t, 'a HEIC file', bytes)).metadata();
    return `${width}x${height}`;
  };

  t.equal(await sizeOf(await readHeic()), '320x240');
  t.equal(await sizeOf(await writeHeicOfSeveral([0, 1], 1)), '320x240', 'the first');
  t.equal(await sizeOf(await writeHeicOfSeveral([0, 1], 2)), '240x320', 'the second');
  t.equal(await sizeOf(await writeHeicOfSeveral([1, 1, 0, 1], 3)), '320x240', 'the third');
});

t.test('a HEIC file of a width that fills no round number of bytes keeps its colors and lines', async (t) => {
  const large = await keep(t, 'tiles', await writeLargeHeic(640, 480));
  const odd = await keep(t, 'tiles, cut at 318 pixels', await writeLargeHeic(638, 478));
  const region = { left: 10, top: 120, width: 40, height: 40 };

  t.strictSame((await sharp(odd).metadata()).width, 638);
  const [one, other] = [await readColor(large, region), await readColor(odd, region)];
  for (const [index, value] of one.entries()) t.ok(Math.abs(value - (other[index] ?? 0)) < 3, `${one} ${other}`);
});

/** The same noise each time: of one in a thousand pictures that end in padding nobody can tell where their data ended. */
function drawPattern(width: number, height: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return state >>> 24;
    }),
  );
}
