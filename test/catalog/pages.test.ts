import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { setInterval } from 'node:timers/promises';
import sharp from 'sharp';
import t from 'tap';
import { buildApp } from '../../src/app.ts';
import { build, callAs, cheap, configOf, listen, signIn, signInAs, testConfig } from '../fixtures/app.ts';
import { latchPage, writeCatalogPdf } from '../fixtures/catalog-pdf.ts';
import { formHeaders, writeForm } from '../fixtures/multipart.ts';
import { writePdf } from '../fixtures/pdf.ts';
import { listSiteFiles, listSiteFolders, loseSiteFolder, placeCatalog } from '../fixtures/site-files.ts';
import { until } from '../fixtures/until.ts';
import { listFiles, upload } from '../fixtures/upload.ts';

const viewer = '/homecenter-ihss-2025';
const asCatalog = { field: 'catalog', path: '/api/upload-catalog', type: 'application/pdf' };

/** One page per job, so that progress is visible even with few pages. */
const pageByPage = { pictures: { ...cheap.pictures, drawingMs: 1 } };

t.test('a catalog of 4 pages is drawn, shown, and searched', async (t) => {
  const app = await build(t, {}, pageByPage);
  const { dataDir } = configOf(app);
  const address = await listen(app);
  const cookie = await signInAs(app, 'crew');
  const read = async (path: string) => {
    const response = await fetch(`${address}${path}`);
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const readPage = async (query = '') => (await read(`${viewer}${query}`)).bytes.toString();
  const send = (bytes: Buffer) => upload(address, cookie, bytes, 'any.pdf', asCatalog);
  const pdf = await writeCatalogPdf(4);

  await t.test('only staff see the progress of a catalog’s pages', async (t) => {
    const progress = async () => (await app.inject({ url: '/api/catalog-progress', headers: { cookie } })).json();
    t.equal((await app.inject({ url: '/api/catalog-progress' })).statusCode, 401);
    t.same(await progress(), { made: 0, pages: 0 });

    let sent = false;
    const sending = send(pdf).finally(() => {
      sent = true;
    });
    const seen: { made: number; pages: number }[] = [];
    // Polls at the uploader's interval, or a little faster: the encoder's low priority must not starve it.
    for await (const _ of setInterval(100)) {
      if (sent) break;
      seen.push(await progress());
    }

    t.equal((await sending).status, 201);
    t.ok(
      seen.some(({ made, pages }) => made > 0 && made < 4 && pages === 4),
      'some, while it goes on',
    );
    t.same(await progress(), { made: 0, pages: 0 });
  });

  await t.test('a catalog is shown page by page below the frame, unlisted', async (t) => {
    const html = await readPage();

    t.match(html, '<iframe class="catalog__frame catalog__wide"');
    t.ok(html.indexOf('Download Catalog (PDF)') < html.indexOf('id="page-1"'));
    const images = html.match(/<img [^>]*src="\/catalog-pages\/[^>]*>/g) ?? [];
    t.equal(images.length, 4);
    for (const image of images) t.match(image, /width="1600" height="2071" loading="lazy"/);
    t.match(images[3], /alt="Chain-Link Rolls, sheet 4 Sections come 6 or 8 feet wide, [^"]{20,120}…"/);
    t.match(html, 'id="page-4"');
    t.match(html, '<a class="onward" href="/?catalog-page=4#contact">Ask about page 4</a>');
    t.match(html, '<meta name="robots" content="noindex, nofollow"/>');
    t.notMatch((await read('/sitemap.xml')).bytes.toString(), /catalog|ihss/);
  });

  await t.test('a catalog has pictures of two widths at permanent addresses', async (t) => {
    const html = await readPage();
    const find = (size: number) => new RegExp(`/catalog-pages/[0-9a-f]{16}/4-${size}\\.webp`).exec(html)?.[0] ?? '';
    const [small, large] = [find(800), find(1600)];
    t.match(html, `<a href="${large}"><img src="${small}" srcSet="${small} 800w, ${large} 1600w"`);
    for (const [path, width] of [
      [small, 800],
      [large, 1600],
    ] as const) {
      const picture = await read(path);
      t.equal(picture.status, 200);
      t.match(picture.headers.get('cache-control'), /max-age=31536000, immutable/);
      t.equal(picture.headers.get('x-robots-tag'), 'noindex, nofollow');
      t.match(await sharp(picture.bytes).metadata(), { format: 'webp', width });
    }
    for (const path of [
      small.replace('/4-', '/5-'),
      small.replace(/\/[0-9a-f]{16}\//, `/${'0'.repeat(16)}/`),
      '/catalog-pages/../catalog.pdf',
    ])
      t.equal((await read(path)).status, 404, path);
  });

  await t.test('a catalog is searched for all words of a query', async (t) => {
    const found = async (query: string) =>
      [
        ...(await readPage(`?q=${encodeURIComponent(query)}`)).matchAll(
          /<figure class="catalog-page[^"]*" id="page-(\d+)"/g,
        ),
      ].map(([, page]) => Number(page));

    t.same(await found(latchPage.words), [4]);
    t.same(await found('  LATCH  Magnét '), [4], 'in any order and case, by the beginnings of words');
    t.same(await found('atch'), [], 'never by the middle of one');
    t.same(await found('CP-10'), [1], 'a part number');
    t.same(await found('sections posts'), [1, 2, 3, 4]);
    t.same(await found('picket latch'), [], 'all words on one page');
    t.equal((await found('***')).length, 4, 'nothing to look for');
    const html = await readPage('?q=pool+latch');
    t.match(html, '1 page has “pool latch”.');
    t.match(html, 'this sheet takes the magnetic pool latch.');
    t.match(html, `<a href="${viewer}#pages">Show all 4 pages</a>`);
    t.match(html, /<input[^>]*name="q"[^>]*value="pool latch"/);
    t.match(await readPage('?q=%3Cscript%3E+zebra'), 'No catalog pages match “&lt;script&gt; zebra”.');
    t.match(await readPage('?q=a&q=b'), 'id="page-4"', 'a query that is no text is none');
  });

  await t.test('a catalog stays when the next one is refused with a reason', async (t) => {
    const before = await readPage();

    t.match(await send(await writeCatalogPdf(2, { password: 'gate' })), {
      status: 422,
      body: { success: false, message: 'This PDF is protected by a password.' },
    });
    const broken = writePdf().toString('latin1').replace('/Kids [3 0 R]', '/Kids [9 0 R]');
    t.match(await send(Buffer.from(broken, 'latin1')), {
      status: 422,
      body: { success: false, message: 'This PDF is damaged.' },
    });

    t.equal(await readPage(), before);
    t.same(await listFiles(join(dataDir, 'incoming')), []);
  });

  await t.test('a catalog sent again is not drawn again and can be restored after removal', async (t) => {
    const before = await readPage();
    const call = callAs(app, await signIn(app));
    const picture = /\/catalog-pages\/[^" ]+/.exec(before)?.[0] ?? '';

    t.equal((await send(pdf)).status, 201);
    t.equal(await readPage(), before);
    t.match((await call('GET', '/api/admin/catalog')).json(), {
      catalog: { pages: 4, version: createHash('sha256').update(pdf).digest('hex').slice(0, 16) },
    });
    await call('DELETE', '/api/admin/catalog');
    t.equal((await read(picture)).status, 404, 'a removed catalog is shown to nobody');
    await call('POST', '/api/admin/catalog/restoration');

    t.equal(await readPage(), before);
    t.equal((await read(picture)).status, 200);
  });
});

t.test('a catalog without pages gets them while the site is running', async (t) => {
  const config = await testConfig(t);
  await placeCatalog(config, await writeCatalogPdf(3));
  const app = await buildApp(config, cheap);
  t.teardown(() => app.close());
  const hasPages = async () => (await app.inject({ url: viewer })).body.includes('id="page-3"');

  await app.ready();
  await app.jobs.runDue();

  t.equal(await hasPages(), true);
});

t.test('lost page pictures are drawn again when the catalog is sent again', async (t) => {
  const app = await build(t);
  const config = configOf(app);
  const address = await listen(app);
  const cookie = await signInAs(app, 'crew');
  const pdf = await writeCatalogPdf(2);
  await upload(address, cookie, pdf, 'a.pdf', asCatalog);
  const [version = ''] = await listSiteFolders(config, 'catalog/versions');
  const folder = `catalog/versions/${version}`;
  await loseSiteFolder(config, folder);

  await upload(address, cookie, pdf, 'a.pdf', asCatalog);

  t.same((await listSiteFiles(config, folder)).sort(), ['1-1600.webp', '1-800.webp', '2-1600.webp', '2-800.webp']);
});

t.test('a page without text uses its number as the text', async (t) => {
  const app = await build(t);
  const address = await listen(app);
  const cookie = await signInAs(app, 'crew');

  await upload(address, cookie, writePdf(), 'a.pdf', asCatalog);

  t.match((await app.inject({ url: viewer })).body, 'alt="Page 1 of the catalog"');
  t.match((await app.inject({ url: `${viewer}?q=gate` })).body, 'No catalog pages match “gate”.');
});

t.test('a PDF refused without JavaScript returns the page with the reason', async (t) => {
  const app = await build(t);
  const cookie = await signInAs(app, 'crew');

  const response = await app.inject({
    method: 'POST',
    url: '/api/upload-catalog',
    payload: writeForm([
      { name: 'catalog', fileName: 'a.pdf', content: await writeCatalogPdf(1, { password: 'gate' }) },
    ]),
    headers: { ...formHeaders, cookie, accept: 'text/html' },
  });

  t.equal(response.statusCode, 422);
  t.match(response.body, 'This PDF is protected by a password.');
});

t.test('a stop in the middle of a catalog doesn’t wait for its pages and keeps none', async (t) => {
  const app = await build(t, {}, { pictures: { drawingMs: 1 } });
  const { dataDir } = configOf(app);
  const address = await listen(app);
  const cookie = await signInAs(app, 'crew');
  const pdf = await writeCatalogPdf(4);

  const sending = upload(address, cookie, pdf, 'a.pdf', asCatalog);
  await until('a page is drawn', () => app.catalog.progress.made > 0);
  await app.close();

  t.match(await sending, { status: 503, body: { success: false } });
  t.same(await listFiles(join(dataDir, 'incoming')), []);
  t.same(await listSiteFiles(configOf(app), 'catalog'), []);
});
