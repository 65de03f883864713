import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import t from 'tap';
import { writeLargeHeic } from '../fixtures/heic.ts';
import { formHeaders, writeForm } from '../fixtures/multipart.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { drawNoise, drawPicture, readHeic, takePhoto } from '../fixtures/pictures.ts';
import { openUploadSite } from '../fixtures/upload-site.ts';

t.test('files that are no pictures for the site', async (t) => {
  const { address, cookie, postFile, requireNothingChanged } = await openUploadSite(t);

  await t.test('a file that is no picture is refused, whatever it is called', async (t) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const content of [
      Buffer.from('hello'),
      Buffer.from(svg),
      writePdf(),
      Buffer.from('<html></html>'),
      Buffer.from('BM____'),
      Buffer.from('\xff\xd8', 'latin1'),
    ]) {
      const { status, body } = await postFile(content);
      t.equal(status, 415, content.toString('latin1', 0, 8));
      t.match(body, { success: false, message: /JPEG, PNG, WebP, AVIF, GIF or HEIC/ });
    }
    await requireNothingChanged(t);
  });

  await t.test('a truncated picture of any format is refused', async (t) => {
    const picture = () => drawPicture(500, 400);
    const files = {
      jpeg: await takePhoto(),
      png: await picture().png().toBuffer(),
      webp: await picture().webp({ lossless: true }).toBuffer(),
      gif: await picture().gif().toBuffer(),
      avif: await picture().avif({ effort: 0 }).toBuffer(),
      heic: await readHeic(),
    };

    for (const [format, bytes] of Object.entries(files))
      for (const part of [0.3, 0.7]) {
        const { status, body } = await postFile(bytes.subarray(0, Math.floor(bytes.length * part)));
        t.equal(status, 422, `${format} cut at ${part}`);
        t.match(body, { success: false, message: /damaged/ });
      }
    await requireNothingChanged(t);
  });

  await t.test(
    'a picture of more than 64 megapixels, or too long a side, is refused before it is decoded',
    async (t) => {
      const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();
      const promise = (width: number, height: number) => {
        const bytes = Buffer.from(png);
        bytes.writeUInt32BE(width, 16);
        bytes.writeUInt32BE(height, 20);
        bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
        return bytes;
      };
      const gif = await drawPicture(1, 1).gif().toBuffer();
      const gif65535 = Buffer.from(gif);
      const frame = gif65535.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0]));
      for (const at of [6, 8, frame + 5, frame + 7]) gif65535.writeUInt16LE(65_535, at);
      const real = await sharp({ create: { width: 8001, height: 8000, channels: 3, background: '#fff' } })
        .png()
        .toBuffer();

      for (const content of [promise(16_001, 4000), gif65535, real, await writeLargeHeic(8320, 8160)]) {
        const { status, body } = await postFile(content);
        t.equal(status, 422);
        t.match(body, {
          success: false,
          message: /^This picture has more than 64 megapixels\. Please send a smaller one\.$/,
        });
      }
      for (const content of [promise(16_385, 100), promise(100, 60_000), await writeLargeHeic(16_640, 240)]) {
        const { status, body } = await postFile(content);
        t.equal(status, 422);
        t.match(body, {
          success: false,
          message: /^This picture is more than 16,384 pixels wide or high\. Please send a smaller one\.$/,
        });
      }
      await requireNothingChanged(t);
    },
  );

  await t.test('a file over 20 MiB is refused, announced or not', async (t) => {
    const content = await drawNoise(2800, 2700);
    t.ok(content.length > 20 * 1024 * 1024);

    const announced = await postFile(content);
    const body = writeForm([{ name: 'image', fileName: 'big.png', content }]);
    const streamed = await fetch(`${address}/api/upload`, {
      method: 'POST',
      body: new Blob([new Uint8Array(body)]).stream(),
      headers: { cookie, ...formHeaders },
      duplex: 'half',
    } as RequestInit);

    t.match(announced, { status: 413, body: { success: false, message: /at most 20 MB/ } });
    t.equal(streamed.status, 413);
    t.match(await streamed.json(), { success: false, message: /at most 20 MB/ });
    await requireNothingChanged(t);
  });
});
