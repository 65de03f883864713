import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import t from 'tap';
import { limits } from '../../src/http/rate-limit.ts';
import { makePictureName } from '../../src/pictures/picture-files.ts';
import { pictureLimits } from '../../src/shared/pictures/pictures.ts';
import { adminPassword, signIn } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { boundary, formHeaders, type Part, writeForm } from '../fixtures/multipart.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { drawNoise, promisePng, readHeic, takePhoto } from '../fixtures/pictures.ts';
import { startSite } from '../fixtures/site-process.ts';
import { openSocket } from '../fixtures/socket.ts';
import { listFiles, upload } from '../fixtures/upload.ts';
import { openUploadSite } from '../fixtures/upload-site.ts';

t.test('a site that has pictures accepts uploads and refuses faulty ones', async (t) => {
  const { app, address, cookie, post, postParts, postFile, listArriving, requireNothingChanged } =
    await openUploadSite(t);

  await t.test('an upload without a session is refused, even after megabytes were sent', async (t) => {
    const { status, body } = await upload(address, '', Buffer.alloc(15e6, 1), 'fence.jpg');

    t.equal(status, 401);
    t.same(body, { success: false, message: 'Please sign in.' });
    await requireNothingChanged(t);
  });

  await t.test('a malformed form is refused with a message', async (t) => {
    const picture = Buffer.from(await takePhoto());
    const image: Part = { name: 'image', fileName: 'a.jpg', content: picture };
    const answers: [string, number, Promise<{ status: number; body: { success: boolean; message: string } }>][] = [
      ['JSON', 415, post('{"image":"x"}', { 'content-type': 'application/json' })],
      ['a bare picture', 415, post(picture, { 'content-type': 'image/jpeg' })],
      ['no boundary', 400, post(writeForm([image]), { 'content-type': 'multipart/form-data' })],
      ['another boundary', 400, post(writeForm([image]), { 'content-type': 'multipart/form-data; boundary=other' })],
      ['no parts', 400, post(`--${boundary}--\r\n`)],
      ['nothing', 400, post('')],
      ['a wrong field', 400, postParts({ ...image, name: 'picture' })],
      ['text in place of the file', 400, postParts({ name: 'image', content: 'a.jpg' })],
      ['two files', 400, postParts(image, { ...image, fileName: 'b.jpg' })],
      ['two fields with a file', 400, postParts(image, { ...image, name: 'catalog' })],
      [
        'twenty fields',
        400,
        postParts(...Array.from({ length: 20 }, (_none, at) => ({ name: `f${at}`, content: '' })), image),
      ],
      ['a field of the prototype', 400, postParts({ ...image, name: '__proto__' })],
      ['an empty file', 400, postParts({ ...image, content: '' })],
      ['no file chosen', 400, postParts({ name: 'image', fileName: '', content: '' })],
      ['a form cut off', 400, post(writeForm([image]).subarray(0, 700))],
    ];

    for (const [name, status, answer] of answers) {
      const { status: answered, body } = await answer;
      t.equal(answered, status, name);
      t.equal(body.success, false, name);
      t.match(body.message, /^[A-Z].+\.$/, name);
    }
    await requireNothingChanged(t);
  });

  await t.test('files that aren’t pictures, damaged, or too large are refused with a message', async (t) => {
    const tooLarge = Buffer.concat([await takePhoto(), Buffer.alloc(pictureLimits.bytes)]);
    const cases: [content: Buffer, status: number, words: RegExp][] = [
      [Buffer.from('hello'), 415, /JPEG, PNG, WebP, AVIF, GIF or HEIC/],
      [(await takePhoto()).subarray(0, 2000), 422, /damaged/],
      [(await readHeic()).subarray(0, 500), 422, /damaged/],
      [await promisePng(8001, 8000), 422, /^This picture has more than 64 megapixels\. Please send a smaller one\.$/],
      [await promisePng(65_536, 1), 422, /^This picture is more than 65,535 pixels wide or high\. Please/],
      [tooLarge, 413, /limit is 20 MB/],
    ];
    for (const [content, status, message] of cases)
      t.match(await postFile(content), { status, body: { success: false, message } }, String(message));

    const body = writeForm([{ name: 'image', fileName: 'big.png', content: tooLarge }]);
    const unannounced = await fetch(`${address}/api/upload`, {
      method: 'POST',
      body: new Blob([new Uint8Array(body)]).stream(),
      headers: { cookie, ...formHeaders },
      duplex: 'half',
    } as RequestInit);
    t.equal(unannounced.status, 413, 'without its length too');
    await requireNothingChanged(t);
  });

  await t.test('a client that leaves during an upload leaves nothing behind', async (t) => {
    const body = writeForm([{ name: 'image', fileName: 'a.png', content: await drawNoise(1000, 1000) }]);
    const socket = openSocket(address);
    const head = [
      'POST /api/upload HTTP/1.1',
      'Host: localhost',
      `Cookie: ${cookie}`,
      `Content-Type: ${formHeaders['content-type']}`,
      `Content-Length: ${body.length}`,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(body.subarray(0, 1_500_000));
    while ((await listArriving()).length === 0) await setImmediate();

    socket.destroy();
    while ((await listArriving()).length > 0) await setImmediate();

    await requireNothingChanged(t);
  });

  await t.test('bytes after a picture and bytes that aren’t pixels are removed', async (t) => {
    const hidden = Buffer.concat([await takePhoto(), Buffer.from('MARK-OF-A-STRANGER'.repeat(50))]);

    const { body } = await upload(address, cookie, hidden, 'motion.jpg');

    for (const path of [body.image?.path, body.image?.url]) {
      const bytes = Buffer.from(await (await fetch(`${address}${path}`)).arrayBuffer());
      t.notMatch(bytes.toString('latin1'), 'MARK-OF-A-STRANGER');
    }
  });

  await t.test('unusual file names become plain ones', async (t) => {
    const { status, body } = await postFile(await takePhoto(), '../../../../etc/pass wd?.php');

    t.equal(status, 201);
    t.equal(body.image?.name, 'pass-wd.jpg');
    t.equal((await fetch(`${address}${body.image?.path}`)).status, 200);
    for (const [sent, name] of Object.entries({
      '../../../../etc/passwd': 'passwd.jpg',
      '..\\\\..\\\\windows\\\\system32.jpg': 'system32.jpg',
      [`${'a'.repeat(300)}.jpg`]: `${'a'.repeat(80)}.jpg`,
      '🏡🌲.jpg': 'picture-2.jpg',
      'Zaun Müller größer.jpg': 'Zaun-Muller-gro-er.jpg',
      'CON.jpg': 'picture-CON.jpg',
      nul: 'picture-nul.jpg',
      'lpt1.tar.jpg': 'picture-lpt1.tar.jpg',
      '.htaccess': 'picture-2.jpg',
      '...hidden...jpg': 'hidden.jpg',
      'x%00.php.jpg': 'x-00.php.jpg',
      'a;b&c<d>.jpg': 'a-b-c-d.jpg',
      '-': 'picture-2.jpg',
      'about-team.jpg.jpg': 'about-team.jpg.jpg',
    }))
      t.equal(makePictureName(sent, 'jpg', new Set(['picture.jpg'])), name, sent.slice(0, 40));
  });

  await t.test('an upload without JavaScript returns a page with its message', async (t) => {
    const asBrowser = { ...formHeaders, accept: 'text/html,application/xhtml+xml' };
    const postPlain = async (content: Buffer, headers: Record<string, string>) => {
      const body = writeForm([{ name: 'image', fileName: 'plain.jpg', content }]);
      const response = await fetch(`${address}/api/upload`, { method: 'POST', body, headers });
      return { status: response.status, html: await response.text(), headers: response.headers };
    };

    const taken = await postPlain(await takePhoto(), { ...asBrowser, cookie });
    const refused = await postPlain(Buffer.from('no'), { ...asBrowser, cookie });
    const foreign = await postPlain(await takePhoto(), asBrowser);

    t.equal(taken.status, 201);
    t.match(taken.html, /<strong>Success<\/strong> (<!-- -->)?Image uploaded successfully/);
    t.equal(refused.status, 415);
    t.match(refused.html, /<strong>Error<\/strong> (<!-- -->)?This is not a picture/);
    t.equal(foreign.status, 401);
    t.match(foreign.html, 'Please sign in to upload');
    for (const { headers, html } of [taken, refused, foreign]) {
      t.equal(headers.get('x-robots-tag'), 'noindex, nofollow');
      t.match(html, '<h1>Image Uploader</h1>');
    }
  });

  await t.test('a login without JavaScript returns only to the upload page', async (t) => {
    const login = (returnTo: string) =>
      app.inject({
        method: 'POST',
        url: '/api/admin/login',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ password: adminPassword, returnTo }).toString(),
      });

    t.equal((await login('/upload-images')).headers.location, '/upload-images');
    t.equal((await login('https://elsewhere.example/')).headers.location, '/admin');
  });

  await t.test('after 120 uploads in ten minutes a session has to wait', async (t) => {
    const own = await signIn(app);
    // Uses a real connection, because an injected request has none whose idle timeout an upload could change.
    const send = () => post(`--${boundary}--\r\n`, { ...formHeaders, cookie: own });
    for (let count = 0; count < limits.upload.max; count += 1) await send();

    const refused = await send();

    t.equal(refused.status, 429);
    t.ok(Number(refused.headers.get('retry-after')) > 0);
    t.equal(refused.body.success, false);
    t.equal((await postFile(Buffer.from('x'))).status, 415, 'another session is not affected');
  });
});

t.test('a full disk refuses an upload, keeps the old file, and causes no failure', async (t) => {
  const dataDir = makeDirectory(t);
  // Limits the process to files of 2 or 4 MiB (shells count in different blocks), so that the system itself refuses.
  const { address } = await startSite(t, dataDir, { fileBlocks: 4096 });
  const login = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    body: JSON.stringify({ password: adminPassword }),
    headers: { 'content-type': 'application/json' },
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ');
  await upload(address, cookie, await takePhoto(), 'hero-image.jpg');
  await upload(address, cookie, writePdf(), 'a.pdf', { field: 'catalog', path: '/api/upload-catalog' });
  const read = async () => {
    const paths = ['/images/hero-image.jpg', '/2025%20LFC%20Catalog.pdf'];
    return Promise.all(paths.map(async (path) => (await fetch(address + path)).headers.get('etag')));
  };
  const before = await read();

  const image = await upload(address, cookie, await drawNoise(1500, 1200), 'hero-image.jpg');
  const catalog = await upload(address, cookie, writePdf(6e6), 'a.pdf', {
    field: 'catalog',
    path: '/api/upload-catalog',
  });

  for (const { status, body } of [image, catalog]) {
    t.equal(status, 503);
    t.match(body, { success: false, message: /can’t store this file right now\. Nothing was changed/ });
  }
  t.same(await read(), before);
  t.same(
    (await listFiles(join(dataDir, 'incoming'))).filter((file) => !file.endsWith('.avif')),
    [],
  );
  t.equal((await upload(address, cookie, await takePhoto(), 'small.jpg')).status, 201);
});
