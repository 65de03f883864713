import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import fc from 'fast-check';
import sharp from 'sharp';
import t from 'tap';
import { watchMemory } from '../bench/process-memory.ts';
import { build, configOf, listen, realPictures } from '../fixtures/app.ts';
import { sendLead } from '../fixtures/lead-photos.ts';
import { boundary, formHeaders, writeForm } from '../fixtures/multipart.ts';
import { drawPicture, readHeic, takePhoto } from '../fixtures/pictures.ts';
import { listFiles } from '../fixtures/upload.ts';
import { isWhole, volume } from '../fixtures/volume.ts';

/** The encoder's limit of resident memory (docs/decisions.md, "Photos with a request"). */
const encoderLimitMegabytes = 350;

/** 16 megapixels daily, and the limit of 64 in a soak. The WebP below always has 64, to test memory. */
const manyPixels: [width: number, height: number] = isWhole ? [8000, 8000] : [4000, 4000];

/** 64 megapixels in 38 bytes of lossless WebP: 8000 by 8000 pixels of one color. */
const hugeWebp = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvP9/PBwdQwIIUqP+BiOh/AAA=', 'base64');

const jpeg = await takePhoto(320, 240);
const png = await drawPicture(320, 240).png().toBuffer();
const avif = await drawPicture(320, 240).avif({ effort: 0 }).toBuffer();
const heic = await readHeic();
const seeds = [
  jpeg,
  png,
  avif,
  heic,
  await drawPicture(320, 240).webp().toBuffer(),
  await drawPicture(320, 240).jpeg({ progressive: true }).toBuffer(),
];

const change = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
});
const changes = fc.array(change, { minLength: 1, maxLength: 30 });

const app = await build(t, { TRUST_PROXY: '127.0.0.1' }, realPictures);
const arriving = join(configOf(app).dataDir, 'incoming');
const address = await listen(app);
const { photoToken } = await sendLead(app);
let calls = 0;

/**
 * Sends each request from a new address, and for a lead without photos, so that no limit hides the parsers.
 * @returns the status
 * @throws Error for a response without a message, and for an error of the site
 */
async function send(form: Buffer | string, headers: Record<string, string> = formHeaders): Promise<number> {
  await app.db.deleteFrom('leadPhotos').execute();
  calls += 1;
  const response = await fetch(`${address}/api/lead-photos`, {
    method: 'POST',
    body: withToken(form),
    headers: { ...headers, 'x-forwarded-for': `198.18.${calls >> 8}.${calls & 255}` },
  });
  const { message, received } = (await response.json()) as { message?: string; received?: number };
  const isRight = response.status === 201 ? received === 1 : response.status < 500 && /^[A-Z].+\.$/.test(message ?? '');
  if (!isRight) throw new Error(`answered ${response.status}: ${message}`);
  return response.status;
}

/** Forms are written before there is a lead. */
function withToken(form: Buffer | string): Buffer<ArrayBuffer> {
  const bytes = Buffer.from(form);
  const at = bytes.indexOf('placeholder');
  return at < 0 ? bytes : Buffer.concat([bytes.subarray(0, at), Buffer.from(photoToken), bytes.subarray(at + 11)]);
}

const token = { name: 'token', content: 'placeholder' };
const photo = { name: 'photo', fileName: 'yard.jpg', content: jpeg };
const formWith = (content: Buffer) => writeForm([token, { ...photo, content }]);
t.afterEach(async () => {
  const left = await listFiles(arriving);
  if (left.length > 0) throw new Error(`What was left behind: ${left.join()}`);
});

t.test('any bytes sent as a photo are accepted or refused with a message', async (t) => {
  const memory = watchMemory(process.pid);
  const part = fc.option(fc.double({ min: 0.01, max: 1, noNaN: true }), { freq: 3 });

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...seeds), changes, part, async (seed, changes, part) => {
      const bytes = overwrite(seed, changes);
      await send(formWith(part === null ? bytes : bytes.subarray(0, Math.ceil(part * bytes.length))));
    }),
    { numRuns: volume(150), endOnFailure: true },
  );

  const { encoder } = memory.end();
  t.ok(encoder > 0 && encoder < encoderLimitMegabytes, `changed photos: ${encoder} MB`);
});

t.test('any bytes sent as a form are accepted or refused with a message', async () => {
  const form = formWith(png);
  const part = fc.double({ min: 0, max: 1, noNaN: true });

  await fc.assert(
    fc.asyncProperty(changes, part, fc.boolean(), async (changes, part, isCut) => {
      // The boundaries and headers, which the parser reads, are at both ends.
      const atEnds = changes.map(({ at, bytes }) => ({ at: at < 0.5 ? at / 4 : 1 - at / 50, bytes }));
      const bytes = overwrite(form, atEnds);
      await send(isCut ? bytes.subarray(0, Math.floor(part * bytes.length)) : bytes);
    }),
    { numRuns: volume(300), endOnFailure: true },
  );
});

t.test('a form with too many or too long parts is refused with a message', async (t) => {
  const fields = Array.from({ length: 10_000 }, (_none, n) => ({ name: `f${n}`, content: '' }));
  const cases: [what: string, body: Buffer | string, headers?: Record<string, string>][] = [
    ['10,000 fields', writeForm([...fields, photo])],
    ['1,000 photos', writeForm([token, ...Array.from({ length: 1000 }, () => ({ ...photo, content: 'x' }))])],
    ['the photo under another name', writeForm([token, { ...photo, name: 'photos' }])],
    ['a token of 1 MB', writeForm([{ name: 'token', content: 'x'.repeat(1_000_000) }, photo])],
    ['a token that is a file', writeForm([{ name: 'token', fileName: 'token', content: 'x' }, photo])],
    ['a photo that is a text', writeForm([token, { name: 'photo', content: 'x' }])],
    ['a field named __proto__', writeForm([{ name: '__proto__', content: 'x' }, photo])],
    ['no part', writeForm([])],
    ['no bytes', ''],
    ['no end', `--${boundary}\r\n`.repeat(50_000)],
    ['no boundary', 'x', { 'content-type': 'multipart/form-data' }],
    ['an endless boundary', 'x', { 'content-type': `multipart/form-data; boundary=${'x'.repeat(5000)}` }],
    ['another type', 'x', { 'content-type': 'text/plain' }],
    ['another kind of parts', writeForm([token, photo]), { 'content-type': `multipart/mixed; boundary=${boundary}` }],
  ];
  for (const [what, body, headers] of cases) {
    const status = await send(body, headers);
    t.ok(status >= 400 && status < 500, `${what}: ${status}`);
  }
  t.equal(await send(writeForm([token, { ...photo, fileName: 'x'.repeat(100_000) }])), 201, 'a long name is not kept');
});

t.test('a hostile photo costs at most its limit, and the next one works', async (t) => {
  const memory = watchMemory(process.pid);
  const nothing = packNothing('fence\0\0');
  const cases: [what: string, bytes: Buffer, statuses: number[]][] = [
    ['a PNG of four billion pixels', changePngSize(png, 65_535, 65_535), [422]],
    ['a PNG of no pixels', changePngSize(png, 0, 0), [422]],
    ['a PNG that promises more than it has', changePngSize(png, 7000, 7000), [422]],
    ['a PNG with a profile of 200 MB', addPngChunk(png, 'iCCP', nothing), [201, 422]],
    ['a PNG with a text of 200 MB', addPngChunk(png, 'zTXt', nothing), [201, 422]],
    [
      'a PNG of 16 bits',
      await blankPicture(...manyPixels)
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
      [201],
    ],
    ['a JPEG of four billion pixels', changeJpegSize(jpeg, 65_535, 65_535), [422]],
    ['a JPEG of no height', changeJpegSize(jpeg, 640, 0), [422]],
    ['a JPEG of many scans', await repeatScans(...manyPixels, volume(20)), [201, 422]],
    ['a JPEG in ink', await blankPicture(1000, 700).toColourspace('cmyk').jpeg().toBuffer(), [201]],
    ['a WebP of 64 megapixels', hugeWebp, [201]],
    ['an AVIF that says it is larger', changeBoxSize(avif, 'ispe', 65_535), [201, 422]],
    ['a HEIC that says it is larger', changeBoxSize(heic, 'ispe', 65_535), [201, 422]],
    ['a HEIC of nothing but its mark', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), [422]],
  ];
  for (const [what, bytes, statuses] of cases) {
    const status = await send(formWith(bytes));
    t.ok(statuses.includes(status), `${what}: ${status}`);
  }
  t.equal(await send(formWith(jpeg)), 201);
  const { encoder } = memory.end();
  t.ok(encoder > 0 && encoder < encoderLimitMegabytes, `${encoder} MB at most`);
});

function blankPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#208040' } });
}

/** Returns `before` and 200 MB of zeros, deflated to less than 1 MB. */
function packNothing(before: string): Buffer {
  return Buffer.concat([Buffer.from(before, 'latin1'), deflateSync(Buffer.alloc(200_000_000), { level: 1 })]);
}

/** Returns a PNG whose header claims another size than its data has. */
function changePngSize(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

/** Returns a PNG with one more chunk behind its header. */
function addPngChunk(png: Buffer, kind: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(kind, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + content.length)), 8 + content.length);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
}

function changeJpegSize(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg);
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]));
  changed.writeUInt16BE(height, frame + 5);
  changed.writeUInt16BE(width, frame + 7);
  return changed;
}

/** Returns a progressive JPEG that repeats its last scan: each scan is small, and all pixels have to be decoded for it. */
async function repeatScans(width: number, height: number, times: number): Promise<Buffer> {
  const jpeg = await blankPicture(width, height).jpeg({ progressive: true }).toBuffer();
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), jpeg.length - 2);
  return Buffer.concat([jpeg.subarray(0, -2), ...Array<Buffer>(times).fill(scan), jpeg.subarray(-2)]);
}

/** Changes the width and height that follow a box of an ISO media file. */
function changeBoxSize(file: Buffer, box: string, size: number): Buffer {
  const changed = Buffer.from(file);
  for (let at = changed.indexOf(box); at >= 0; at = changed.indexOf(box, at + 1)) {
    changed.writeUInt32BE(size, at + 8);
    changed.writeUInt32BE(size, at + 12);
  }
  return changed;
}

/** Writes bytes over others, at places between 0 (the first byte) and 1. */
function overwrite(seed: Buffer, changes: readonly { at: number; bytes: Uint8Array }[]): Buffer {
  const changed = Buffer.from(seed);
  for (const { at, bytes } of changes) {
    const place = Math.min(changed.length - 1, Math.floor(at * changed.length));
    changed.set(bytes.slice(0, changed.length - place), place);
  }
  return changed;
}
