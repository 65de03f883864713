import { join } from 'node:path';
import t from 'tap';
import { removeUnusedPdfs } from '../../src/catalog/live-pdf.ts';
import { pdfSecurityPolicy } from '../../src/http/headers.ts';
import { build, configOf, listen, signInAs } from '../fixtures/app.ts';
import { formHeaders, writeForm } from '../fixtures/multipart.ts';
import { assemblePdf, writePdf, writeStream } from '../fixtures/pdf.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { saveProfile } from '../fixtures/profile.ts';
import { listFiles, upload } from '../fixtures/upload.ts';

const viewer = '/homecenter-ihss-2025';
const address = '/2025%20LFC%20Catalog.pdf';

t.test('a catalog can be uploaded, read, and removed', async (t) => {
  const app = await build(t);
  const { dataDir } = configOf(app);
  const site = await listen(app);
  const cookie = await signInAs(app, 'crew');
  const read = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${site}${path}`, init);
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const send = (content: Buffer, fileName = 'any name.pdf', session = cookie) =>
    upload(site, session, content, fileName, {
      field: 'catalog',
      path: '/api/upload-catalog',
      type: 'application/pdf',
    });
  const whole = writePdf(5000);

  await t.test('the viewer says that there is no catalog yet', async (t) => {
    const page = await read(viewer);

    t.equal(page.status, 200);
    t.equal(page.headers.get('x-robots-tag'), 'noindex, nofollow');
    const html = page.bytes.toString();
    t.match(html, '<title>2025 LFC HomeCenter IHSS Catalogue</title>');
    t.match(html, '<meta name="robots" content="noindex, nofollow"/>');
    t.match(html, 'We haven’t posted this catalog yet');
    t.notMatch(html, '<iframe');
    t.equal((await read(address)).status, 404);
  });

  await t.test('only staff may upload a catalog', async (t) => {
    t.match(await send(whole, 'a.pdf', ''), { status: 401, body: { success: false, message: 'Please sign in.' } });
    t.same(await listFiles(join(dataDir, 'catalog')), []);
  });

  await t.test('an uploaded catalog is at its fixed path at once and can’t run scripts', async (t) => {
    const { status, body } = await send(whole);

    t.equal(status, 201);
    t.match(body, { success: true, message: 'The catalog PDF has been uploaded successfully.', url: viewer });
    const html = (await read(viewer)).bytes.toString();
    t.match(html, `<iframe class="catalog__frame catalog__wide" src="${address}"`);
    t.match(html, 'height="800"');
    t.match(html, /If the PDF doesn(&#x27;|')t display above, you can download it directly:/);
    t.match(html, `href="${address}" download="2025 LFC Catalog.pdf"`);
    const pdf = await read(address);
    t.same(pdf.bytes, whole);
    t.equal(pdf.headers.get('content-type'), 'application/pdf');
    t.equal(pdf.headers.get('x-content-type-options'), 'nosniff');
    t.equal(pdf.headers.get('x-robots-tag'), 'noindex, nofollow');
    t.match(pdf.headers.get('content-disposition'), /^inline; filename="2025 LFC Catalog.pdf"/);
    t.equal(pdf.headers.get('content-security-policy'), pdfSecurityPolicy);
  });

  await t.test('the catalog supports Range, If-None-Match, and HEAD', async (t) => {
    const etag = (await read(address)).headers.get('etag') ?? '';

    const range = await read(address, { headers: { range: 'bytes=0-4' } });
    t.equal(range.status, 206);
    t.equal(range.bytes.toString(), '%PDF-');
    t.equal(range.headers.get('content-range'), `bytes 0-4/${whole.length}`);
    t.equal((await read(address, { headers: { range: 'bytes=-6' } })).bytes.toString(), '%%EOF\n');
    t.equal((await read(address, { headers: { 'if-none-match': etag } })).status, 304);
    const head = await read(address, { method: 'HEAD' });
    t.equal(head.headers.get('content-length'), String(whole.length));
    t.equal(head.bytes.length, 0);
  });

  await t.test('an incomplete PDF is refused, and the previous one stays', async (t) => {
    const contents: [string, Buffer, number][] = [
      ['a picture', await takePhoto(), 415],
      ['text', Buffer.from('%PD'), 415],
      ['a mark too late', Buffer.concat([Buffer.alloc(2000, ' '), whole]), 415],
      ['cut off', whole.subarray(0, whole.length - 200), 422],
      ['cut off in the middle', whole.subarray(0, 3000), 422],
      ['the mark alone', Buffer.from('%PDF-1.7\n%%EOF'), 422],
      ['a trailer that points outside', Buffer.from('%PDF-1.7\nstartxref\n99999\n%%EOF'), 422],
      ['nothing', Buffer.alloc(0), 400],
    ];

    for (const [name, content, expected] of contents) {
      const { status, body } = await send(content);
      t.equal(status, expected, name);
      t.equal(body.success, false);
      t.match(body.message, /^[A-Z].+\.$/);
    }
    const wrongField = await upload(site, cookie, whole, 'a.pdf', { path: '/api/upload-catalog' });
    t.equal(wrongField.status, 400);
    t.same((await read(address)).bytes, whole);
    t.same(await listFiles(join(dataDir, 'incoming')), []);
  });

  await t.test('extra bytes at the end and a wrong table of contents are repaired', async (t) => {
    const catalog = assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R 5 0 R] /Count 3 >>',
      ...Array.from({ length: 3 }, () => '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 60] >>'),
      writeStream('%'.repeat(3000)),
    ]);
    const pointTo = (place: number) => change(/startxref\s+\d+/, `startxref\n${place}`);
    const change = (pattern: RegExp, words: string) =>
      Buffer.from(catalog.toString('latin1').replace(pattern, words), 'latin1');
    const contents: Record<string, Buffer> = {
      'zeros behind the end': Buffer.concat([catalog, Buffer.alloc(100_000)]),
      'a web page behind the end': Buffer.concat([catalog, Buffer.from('<html></html>\n'.repeat(500))]),
      'words before the mark': Buffer.concat([Buffer.from('HTTP/1.1 200 OK\r\n\r\n'), catalog]),
      'a table at the first byte': pointTo(0),
      'a table outside the file': pointTo(99_999_999),
      'a table in the middle of a page': pointTo(3000),
      'a table of wrong places': change(/\d{10} 00000 n/g, '0000000009 00000 n'),
      'no end mark': catalog.subarray(0, -6),
    };

    for (const [name, content] of Object.entries(contents)) {
      const { status, body } = await send(content);
      t.equal(status, 201, `${name}: ${body.message}`);
      t.same((await read(address)).bytes, content);
      t.match(String((await read(viewer)).bytes), 'id="page-3"', name);
    }
    t.equal((await send(whole)).status, 201);
  });

  await t.test('a PDF of more than 50 MiB is refused, and one of 50 MiB is accepted', async (t) => {
    const limit = 50 * 1024 * 1024;
    const overhead = writePdf(10_000_000).length - 10_000_000;

    const refused = await send(writePdf(limit - overhead + 1));
    t.match(refused, { status: 413, body: { success: false, message: /limit is 50 MB/ } });
    t.same((await read(address)).bytes, whole);
    const taken = await send(writePdf(limit - overhead));

    t.equal(taken.status, 201);
    t.equal((await read(address, { method: 'HEAD' })).headers.get('content-length'), String(limit));
  });

  await t.test('a reader of the old file gets all of it, and the next reader gets the new file', async (t) => {
    const reading = await fetch(`${site}${address}`);
    const oldTag = reading.headers.get('etag');

    t.equal((await send(whole)).status, 201);

    t.equal((await reading.arrayBuffer()).byteLength, 50 * 1024 * 1024);
    t.not((await read(address)).headers.get('etag'), oldTag);
    const partial = await read(address, { headers: { range: 'bytes=0-4', 'if-range': oldTag ?? '' } });
    t.equal(partial.status, 200, 'a range of a file that is no more is answered with the whole new one');
  });

  await t.test('an upload without JavaScript returns the page with a message', async (t) => {
    const post = (content: Buffer) =>
      read('/api/upload-catalog', {
        method: 'POST',
        body: writeForm([{ name: 'catalog', fileName: 'a.pdf', content }]),
        headers: { ...formHeaders, cookie, accept: 'text/html' },
      });

    const taken = await post(whole);
    const refused = await post(Buffer.from('no'));

    t.equal(taken.status, 201);
    t.match(taken.bytes.toString(), /<h2>Upload Complete!<\/h2>/);
    t.match(
      taken.bytes.toString(),
      /Your catalog is now available at(?:<!-- -->)?(?: |<!-- -->)*<a href="\/homecenter-ihss-2025" target="_blank"/,
    );
    t.equal(refused.status, 415);
    t.match(refused.bytes.toString(), 'Upload Failed');
  });

  await t.test('the catalog can be removed and restored', async (t) => {
    t.equal(await app.catalog.remove(), true);
    t.equal(await app.catalog.remove(), false);
    t.equal((await read(address)).status, 404);
    t.equal(await app.catalog.restore(), true);

    t.same((await read(address)).bytes, whole);
  });

  await t.test('an unreadable setting doesn’t delete the catalog', async (t) => {
    const stored = app.db.selectFrom('settings').select('value').where('key', '=', 'catalog');
    const write = (value: string) =>
      app.db.updateTable('settings').set({ value }).where('key', '=', 'catalog').execute();
    const { value } = await stored.executeTakeFirstOrThrow();
    await write('{"live":7}');
    await t.rejects(removeUnusedPdfs(app.db, app.files), /cannot be read/);
    await write(value);
    await removeUnusedPdfs(app.db, app.files);
    t.same((await read(address)).bytes, whole);
  });

  await t.test('the path of the catalog follows the profile', async (t) => {
    await saveProfile(app, { brandInitials: 'OAK', catalogYear: 2027, retailerSlug: 'depot' });

    t.equal((await read('/2027%20OAK%20Catalog.pdf')).status, 200);
    t.equal((await read('/depot-ihss-2027')).status, 200);
    t.equal((await read(address)).status, 404);
    t.equal((await read('/other.pdf')).status, 404);
  });
});
