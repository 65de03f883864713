import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import t from 'tap';
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

  await t.test('a picture that is something else too is refused', async (t) => {
    const photo = await takePhoto();
    const zipEnd = Buffer.alloc(22);
    zipEnd.write('PK\x05\x06', 'latin1');
    const withComment = (text: string) => {
      const length = Buffer.from([0xff, 0xfe, 0, text.length + 2]);
      return Buffer.concat([photo.subarray(0, 2), length, Buffer.from(text), photo.subarray(2)]);
    };

    for (const content of [
      Buffer.concat([photo, Buffer.from('PK\x03\x04evil'), zipEnd]),
      withComment('%PDF-1.4'),
      withComment('*/=1;</style><script>alert(1)</script>'),
      withComment('<?php system($_GET[0]); ?>'),
    ]) {
      const { status, body } = await postFile(content);
      t.equal(status, 422);
      t.match(body, { success: false, message: /something else/ });
    }
    await requireNothingChanged(t);
  });

  await t.test('a picture of more than 50 megapixels is refused before it is decoded', async (t) => {
    const png = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const png50001 = Buffer.from(png);
    png50001.writeUInt32BE(50_001, 16);
    png50001.writeUInt32BE(1000, 20);
    png50001.writeUInt32BE(crc32(png50001.subarray(12, 29)), 29);
    const gif = await drawPicture(1, 1).gif().toBuffer();
    const gif65535 = Buffer.from(gif);
    const frame = gif65535.lastIndexOf(Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0]));
    for (const at of [6, 8, frame + 5, frame + 7]) gif65535.writeUInt16LE(65_535, at);
    const real = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();

    for (const content of [png50001, gif65535, real]) {
      const { status, body } = await postFile(content);
      t.equal(status, 422);
      t.match(body, { success: false, message: /50 megapixels/ });
    }
    await requireNothingChanged(t);
  });

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
