import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import t from 'tap';
import { findFormat, PictureRefusal, type RefusalReason } from '../../src/pictures/picture-format.ts';
import { decodeFile, makePicture, type OriginalExtension } from '../../src/pictures/picture-jobs.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { writeHeicOfSeveral, writeLargeHeic } from '../fixtures/heic.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { drawPicture, promisePng, readColor, readHeic, takePhoto } from '../fixtures/pictures.ts';
import { volume } from '../fixtures/volume.ts';

const folder = makeDirectory(t);
let uploads = 0;

/** Makes the original of an upload, with the jobs of the picture process. @param asked the extension of a slot's name */
async function keep(content: Buffer, asked?: OriginalExtension): Promise<Buffer> {
  uploads += 1;
  const own = join(folder, String(uploads));
  await mkdir(own);
  const upload = join(own, 'upload');
  await writeFile(upload, content);
  const isHeic = findFormat(content) === 'heic';
  const source = isHeic ? `${upload}.png` : upload;
  if (isHeic) await decodeFile({ source: upload, target: source });
  const { extension } = await makePicture({ source, folder: own, extension: isHeic ? 'jpg' : asked });
  return readFile(join(own, `original.${extension}`));
}

t.test('panoramas and photos of 64 megapixels are accepted', async (t) => {
  const sizes = [
    [8000, 8000],
    [1170, 54_000],
    [3900, 16_384],
    [60_000, 1000],
  ] as const;
  for (const [width, height] of sizes.slice(0, volume(sizes.length, 2))) {
    const photo = await sharp({ create: { width, height, channels: 3, background: '#78965a' } })
      .jpeg({ quality: 60 })
      .toBuffer();
    const kept = await sharp(await keep(photo)).metadata();
    t.equal(Math.max(kept.width, kept.height), 2560);
    const [shorter, expected] = [
      Math.min(kept.width, kept.height),
      (2560 * Math.min(width, height)) / Math.max(width, height),
    ];
    t.equal(shorter, Math.round(expected));
  }
});

t.test('a JPEG without its end marker is accepted, and a more damaged one is refused', async (t) => {
  const noise = sharp(drawPattern(160, 120), { raw: { width: 160, height: 120, channels: 3 } });
  for (const progressive of [false, true]) {
    const whole = await noise.clone().jpeg({ progressive }).toBuffer();
    const withoutMark = whole.subarray(0, -2);
    const expected = await keep(whole);
    for (const [what, bytes] of Object.entries({
      'without the mark': withoutMark,
      'half the mark': whole.subarray(0, -1),
      'padding in its place': Buffer.concat([withoutMark, Buffer.alloc(4096)]),
      'padding behind it': Buffer.concat([whole, Buffer.alloc(4096)]),
      'a film behind it': Buffer.concat([whole, Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(9000, 7)]),
    }))
      t.ok((await keep(bytes)).equals(expected), `${what}: the same pixels`);
    for (const part of [0.1, 0.5, 0.9])
      await t.rejects(keep(whole.subarray(0, whole.length * part)), new PictureRefusal('damaged'), `${part} of it`);
  }
});

t.test('a picture file with other data is accepted, and only its pixels are kept', async (t) => {
  const photo = await takePhoto(160, 120);
  const png = await drawPicture(160, 120).png().toBuffer();
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
    '%PDF-1.4',
    '<?php system($_GET[0]); ?>',
  ];
  const zipEnd = Buffer.from(`PK\x03\x04evilPK\x05\x06${'\0'.repeat(18)}`, 'latin1');
  const files: [mark: string, bytes: Buffer][] = words.flatMap((each) => [
    [each.slice(0, 5), withComment(each)],
    [each.slice(0, 5), withText(each)],
  ]);

  for (const [mark, bytes] of [...files, ['evil', Buffer.concat([photo, zipEnd])] as const]) {
    const kept = await keep(bytes);
    t.notOk(kept.includes(mark), `nothing of ${mark} is kept`);
    t.notOk(kept.includes('Telephone'), 'nor any metadata');
  }
});

t.test('transparent areas become white in a JPEG', async (t) => {
  const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const kept = await keep(await clear.png().toBuffer(), 'jpg');
  t.ok((await readColor(kept, { left: 5, top: 5, width: 30, height: 30 })).every((mean) => mean > 250));
});

t.test('a HEIC file with several pictures shows its primary picture', async (t) => {
  const sizeOf = async (bytes: Buffer) => {
    const { width, height } = await sharp(await keep(bytes)).metadata();
    return `${width}x${height}`;
  };

  t.equal(await sizeOf(await readHeic()), '320x240');
  t.equal(await sizeOf(await writeHeicOfSeveral([0, 1], 1)), '320x240', 'the first');
  t.equal(await sizeOf(await writeHeicOfSeveral([0, 1], 2)), '240x320', 'the second');
  t.equal(await sizeOf(await writeHeicOfSeveral([1, 1, 0, 1], 3)), '320x240', 'the third');
});

t.test('a HEIC file with an odd width keeps its colors and lines', async (t) => {
  const large = await keep(await writeLargeHeic(640, 480));
  const odd = await keep(await writeLargeHeic(638, 478));
  const region = { left: 10, top: 120, width: 40, height: 40 };

  t.equal((await sharp(odd).metadata()).width, 638);
  const [one, other] = [await readColor(large, region), await readColor(odd, region)];
  for (const [index, value] of one.entries()) t.ok(Math.abs(value - (other[index] ?? 0)) < 3, `${one} ${other}`);
});

t.test('incomplete or too large pictures are refused by their bytes', async (t) => {
  const picture = () => drawPicture(500, 400);
  const cut = (bytes: Buffer) => [0.3, 0.7].map((part) => bytes.subarray(0, bytes.length * part));
  const white = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
  const files: [reason: RefusalReason, ...contents: Buffer[]][] = [
    [
      'format',
      Buffer.from('hello'),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      writePdf(),
      Buffer.from('<html></html>'),
      Buffer.from('BM____'),
      Buffer.from('\xff\xd8', 'latin1'),
    ],
    ['damaged', ...cut(await takePhoto()), ...cut(await picture().png().toBuffer())],
    ['damaged', ...cut(await picture().webp({ lossless: true }).toBuffer()), ...cut(await picture().gif().toBuffer())],
    ['damaged', ...cut(await picture().avif({ effort: 0 }).toBuffer())],
    // These are refused before anything is decoded: most of them have no pixels at all.
    [
      'pixels',
      await promisePng(16_001, 4000),
      await promiseGif(65_535),
      await white(8001, 8000),
      await writeLargeHeic(8320, 8160),
    ],
    ['side', await promisePng(65_536, 100), await promisePng(100, 65_536)],
  ];

  for (const [reason, ...contents] of files)
    for (const [index, content] of contents.entries())
      await t.rejects(keep(content), new PictureRefusal(reason), `${reason} ${index}`);
});

/** Creates a GIF that claims this width and height, but has one pixel. */
async function promiseGif(side: number): Promise<Buffer> {
  const bytes = Buffer.from(await drawPicture(1, 1).gif().toBuffer());
  const frame = bytes.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0]));
  for (const at of [6, 8, frame + 5, frame + 7]) bytes.writeUInt16LE(side, at);
  return bytes;
}

/** Uses the same noise each time. For one in a thousand pictures that end in padding, no one can tell where their data ended. */
function drawPattern(width: number, height: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0;
      return state >>> 24;
    }),
  );
}
