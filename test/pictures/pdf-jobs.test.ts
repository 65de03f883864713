import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import t, { type Test } from 'tap';
import { drawPages } from '../../src/pictures/pdf-jobs.ts';
import { makePicture } from '../../src/pictures/picture-jobs.ts';
import { createPictureMaker, type PictureMaker } from '../../src/pictures/picture-maker.ts';
import { latchPage, writeCatalogPdf } from '../fixtures/catalog-pdf.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { assemblePdf, packStream, writeFormPage, writePage, writePdf, writeStream } from '../fixtures/pdf.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { volume } from '../fixtures/volume.ts';

const script = 'dist/server/pictures/picture-process.js';
const damaged = { code: 'UNREADABLE_FILE', statusCode: 422, message: 'This PDF is damaged.' };
const heavy = { code: 'UNREADABLE_FILE', statusCode: 422, message: /is too complex to show/ };

/** Creates the real picture process, and a function that sends files to it. */
function arrange(t: Test, limits?: Parameters<typeof createPictureMaker>[1]) {
  const maker = createPictureMaker(script, limits);
  t.teardown(() => maker.close());
  const folder = makeDirectory(t);
  let count = 0;
  return {
    maker,
    folder,
    async save(bytes: Buffer): Promise<{ source: string; folder: string }> {
      count += 1;
      const own = join(folder, String(count));
      await mkdir(own);
      await writeFile(join(own, 'upload'), bytes);
      return { source: join(own, 'upload'), folder: own };
    },
  };
}

/** Draws all pages of a PDF. */
async function drawAll(maker: PictureMaker, file: { source: string; folder: string }) {
  const all: Awaited<ReturnType<PictureMaker['drawPages']>>['drawn'] = [];
  for (;;) {
    const { drawn, pages } = await maker.drawPages({ ...file, from: all.length + 1 });
    all.push(...drawn);
    if (all.length === pages) return all;
  }
}

t.test('each page becomes two pictures, and its text is stored', async (t) => {
  const { maker, save } = arrange(t);
  const file = await save(await writeCatalogPdf(3));

  const drawn = await drawAll(maker, file);

  t.same(
    drawn.map(({ page }) => page),
    Array.from({ length: 3 }, (_none, index) => index + 1),
  );
  t.match(drawn[0], { width: 1600, height: 2071, text: /^Cedar Privacy Panels, sheet 1 Sections come 6 or 8 feet/ });
  t.match(drawn[2]?.text, latchPage.words);
  t.notMatch(drawn[0]?.text, latchPage.words);
  for (const [size, height] of [
    [800, 1036],
    [1600, 2071],
  ]) {
    const picture = sharp(await readFile(join(file.folder, `2-${size}.webp`)));
    t.match(await picture.metadata(), { format: 'webp', width: size, height, hasAlpha: false });
    const { channels } = await picture.stats();
    t.ok(
      channels.every(({ max, stdev }) => max === 255 && stdev > 20),
      'paper, and something on it',
    );
  }
});

t.test('a form is drawn with its values, however its fields are stored', async (t) => {
  // Draws in this process, because the 16 files are small, and starting a process takes longer than drawing.
  const { maker, save } = arrange(t, { jobsHere: { pages: drawPages } });
  const look = (content: string) =>
    writeStream(content, '/Type /XObject /Subtype /Form /BBox [0 0 360 120] /Resources << /Font << /Helv 5 0 R >> >>');
  const block = look('0 g 0 0 360 120 re f');
  const words = look('/Tx BMC q BT /Helv 60 Tf 0 g 10 40 Td (Cedar) Tj ET Q EMC');
  const text = '/FT /Tx /F 4 /V (Cedar) /DA (/Helv 60 Tf 0 g)';
  const button = '/FT /Btn /F 4 /AP << /N << /Yes 7 0 R /Off 8 0 R >> >>';
  const readInk = async (bytes: Buffer) => {
    const file = await save(bytes);
    const [drawn] = await drawAll(maker, file);
    const { data, info } = await sharp(await readFile(join(file.folder, '1-800.webp')))
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    const ink = data.filter((gray) => gray < 100).length;
    return { ink, tinted: data.filter((gray) => gray < 250).length, size: [width, height], text: drawn?.text };
  };

  const filled: Record<string, Buffer> = {
    'a text with its appearance': writeFormPage(`${text} /AP << /N 7 0 R >>`, { more: [words] }),
    'a text without one': writeFormPage(text),
    'a text whose appearance the reader shall make': writeFormPage(text, { form: '/NeedAppearances true' }),
    'a text in a font that the file lacks': writeFormPage('/FT /Tx /F 4 /V (Cedar) /DA (/Arial 60 Tf 0 g)'),
    'a text of several lines': writeFormPage(`${text} /Ff 4096`),
    'a choice': writeFormPage('/FT /Ch /Ff 131072 /F 4 /Opt [(Cedar) (Vinyl)] /V (Cedar) /DA (/Helv 60 Tf 0 g)'),
    'a list': writeFormPage('/FT /Ch /F 4 /Opt [(Cedar) (Vinyl)] /V (Cedar) /DA (/Helv 40 Tf 0 g)'),
    'a checked box': writeFormPage(`${button} /V /Yes /AS /Yes`, { more: [block, look(' ')] }),
    'a chosen radio button': writeFormPage(`${button} /Ff 32768 /V /Yes /AS /Yes`, { more: [block, look(' ')] }),
    'a signature': writeFormPage('/FT /Sig /F 4 /AP << /N 7 0 R >>', { more: [block] }),
  };
  for (const [what, bytes] of Object.entries(filled)) {
    const { ink, size, text } = await readInk(bytes);
    t.ok(ink > 1000, `${what}: ${ink} dark pixels`);
    t.same(size, [800, 400], what);
    t.equal(text, /^a (text|choice|list)/.test(what) ? 'Cedar' : '', `${what}: the text that is searched`);
  }

  const empty: Record<string, Buffer> = {
    'an empty text': writeFormPage('/FT /Tx /F 4 /DA (/Helv 60 Tf 0 g)'),
    'an unchecked box': writeFormPage(`${button} /V /Off /AS /Off`, { more: [block, look(' ')] }),
    'a hidden text': writeFormPage(text.replace('/F 4', '/F 2')),
  };
  for (const [what, bytes] of Object.entries(empty))
    t.match(await readInk(bytes), { tinted: 0, text: '' }, `${what}: white paper`);
  const secret = await readInk(writeFormPage(`${text} /Ff 8192`));
  t.ok(secret.ink > 100, 'a password is drawn as dots');
  t.equal(secret.text, '', 'and is not in the text');

  const turned = await readInk(writeFormPage(`${text} /AP << /N 7 0 R >>`, { more: [block], page: '/Rotate 90' }));
  t.same(turned.size, [800, 1600]);
  t.ok(turned.ink > 0.5 * 800 * 1600, 'a field turns with its page');
});

t.test('photos that arrive during a catalog are processed between its pages', async (t) => {
  const { maker, save } = arrange(t, { drawingMs: 1, jobsHere: { pages: drawPages, make: makePicture } });
  const file = await save(await writeCatalogPdf(3));
  const photo = await save(await takePhoto());
  const order: string[] = [];

  const drawing = drawAll(maker, file).then(() => order.push('catalog'));
  await maker.make({ source: photo.source, folder: photo.folder });
  order.push('photo');
  await drawing;

  t.same(order, ['photo', 'catalog']);
});

t.test('a visitor’s photo is processed before the AVIF of earlier pictures', async (t) => {
  const { maker, save } = arrange(t);
  const bytes = await takePhoto();
  const files = [await save(bytes), await save(bytes), await save(bytes)];
  const order: string[] = [];

  const [first, ...others] = files.map(({ source, folder }, index) =>
    index < 2
      ? maker.makeAvif({ source, folder, width: 60 }).then(() => order.push('avif'))
      : maker.makePhoto({ source, folder: join(folder, 'made') }).then(() => order.push('photo')),
  );
  await Promise.all([first, ...others]);

  t.same(order, ['avif', 'photo', 'avif']);
});

t.test('waiting and later jobs fail at once when the site stops', async (t) => {
  const { maker, save } = arrange(t);
  const { source, folder } = await save(await takePhoto());
  const stopped = { code: 'PICTURE_FAILED', message: /the server is stopping/ };
  const waiting: Promise<unknown>[] = [maker.make({ source, folder }), maker.makeAvif({ source, folder, width: 60 })];

  const refused = waiting.map((job) => t.rejects(job, stopped));
  maker.close();

  await Promise.all(refused);
  await t.rejects(maker.make({ source, folder }), stopped);
});

t.test('PDFs that are protected, broken, or too long are refused with a message', async (t) => {
  const { maker, save } = arrange(t, { jobsHere: { pages: drawPages } });
  const pages = (count: number) =>
    assemblePdf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${count} >>`,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
    ]);
  /** Returns an Adobe form (XFA). It needs Adobe's renderer if its page is only a notice for other viewers. */
  const form = ({ needsRendering }: { needsRendering: boolean }) =>
    assemblePdf([
      `<< /Type /Catalog /Pages 2 0 R /NeedsRendering ${needsRendering} /AcroForm << /Fields [] /XFA 4 0 R >> >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
      '<< /Length 11 >>\nstream\n<xdp></xdp>\nendstream',
    ]);
  const cases: [string, Buffer, { statusCode: number; message: string | RegExp }][] = [
    [
      'a password',
      await writeCatalogPdf(1, { password: 'gate' }),
      { statusCode: 422, message: 'This PDF is protected by a password.' },
    ],
    ['noise', Buffer.alloc(5000, 'fence'), damaged],
    ['nothing but the mark', Buffer.from('%PDF-1.7\n'), damaged],
    ['no page at all', pages(0), damaged],
    [
      'a dynamic form',
      form({ needsRendering: true }),
      { statusCode: 422, message: /^Only Adobe Reader can show this/ },
    ],
    ['301 pages', pages(301), { statusCode: 422, message: /more than 300 pages/ }],
    ['10,000 pages', pages(10_000), { statusCode: 422, message: /more than 300 pages/ }],
  ];
  for (const [name, bytes, expected] of cases)
    await t.rejects(maker.drawPages({ ...(await save(bytes)), from: 1 }), expected, name);

  t.match(await maker.drawPages({ ...(await save(pages(300))), from: 300 }), { pages: 300, drawn: [{ page: 300 }] });
  t.match(await maker.drawPages({ ...(await save(form({ needsRendering: false }))), from: 1 }), { pages: 1 });
});

t.test('a hostile PDF costs at most its limit, and the next one works', async (t) => {
  const { maker, save } = arrange(t, { pageMs: 15_000 });
  const cycle = '<< /Type /XObject /Subtype /Form /BBox [0 0 612 792] /Resources << /XObject << /A 5 0 R >> >> ';
  const cases: [string, Buffer][] = [
    ['a script', writePdf()],
    [
      'a page tree that holds itself',
      assemblePdf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 5 >>']),
    ],
    ['a huge page', writePage('0 0 500000 500000 re f', { mediaBox: '0 0 1000000000 1000000000' })],
    ['a page like a thread', writePage('', { mediaBox: '0 0 1 100000' })],
    ['a page of no size', writePage('', { mediaBox: '0 0 0 0' })],
    ['a page of no number', writePage('', { mediaBox: '0 0 1e400 -5' })],
    [
      'a drawing that draws itself',
      writePage('/A Do', {
        resources: '/XObject << /A 5 0 R >>',
        more: [`${cycle} /Length 5 >>\nstream\n/A Do\nendstream`],
      }),
    ],
    [
      'a picture of 300 megapixels',
      writePage('/A Do', {
        resources: '/XObject << /A 5 0 R >>',
        more: [
          packStream(
            '0'.repeat(300_000_000),
            '/Type /XObject /Subtype /Image /Width 30000 /Height 10000 /ColorSpace /DeviceGray /BitsPerComponent 8',
          ),
        ],
      }),
    ],
  ];
  for (const [name, bytes] of cases) {
    const file = await save(bytes);
    const outcome = await drawAll(maker, file).catch((error: Error) => error);
    if (outcome instanceof Error) t.match(outcome, { code: 'UNREADABLE_FILE' }, `${name}: ${outcome.message}`);
    else
      t.ok(
        outcome.every(({ width, height }) => width <= 1600 && height <= 4800),
        `${name} is drawn within its measure`,
      );
  }
  t.equal((await drawAll(maker, await save(await writeCatalogPdf(1)))).length, 1, 'the next one');
});

t.test('a page that takes minutes to draw ends at the limit', async (t) => {
  const { maker, save } = arrange(t, { pageMs: 2000, drawingMs: 1 });
  const startMs = performance.now();

  await t.rejects(drawAll(maker, await save(writePage('0 0 m 612 792 l 0 792 l 612 0 l f* '.repeat(60_000)))), heavy);
  t.ok(performance.now() - startMs < 60_000, 'and not at that of a picture');
});

t.test('a page that needs too much memory is stopped', async (t) => {
  const { maker, save } = arrange(t);
  const form = packStream(
    '0 0 m 600 700 400 100 9 9 c S '.repeat(20_000),
    '/Type /XObject /Subtype /Form /BBox [0 0 612 792]',
  );
  const resources = '/XObject << /A 5 0 R >>';

  await t.rejects(drawAll(maker, await save(writePage('/A Do '.repeat(2000), { resources, more: [form] }))), heavy);
});

t.test('every PDF is drawn or refused by name, whatever its bytes', async (t) => {
  const { maker, save } = arrange(t, { pageMs: 15_000 });
  const seeds = [
    writePdf(200),
    await writeCatalogPdf(1),
    writePage('BT /F1 12 Tf 9 9 Td (fence) Tj ET', {
      resources: '/Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >>',
    }),
  ];
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 12 }),
  });

  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...seeds),
      fc.array(change, { minLength: 1, maxLength: 30 }),
      async (seed, changes) => {
        const bytes = Buffer.from(seed);
        for (const { at, bytes: written } of changes)
          bytes.set(
            written.slice(0, Math.max(0, bytes.length - Math.floor(at * bytes.length))),
            Math.min(bytes.length - 1, Math.floor(at * bytes.length)),
          );
        const outcome = await drawAll(maker, await save(bytes)).catch((error: Error) => error);
        if (outcome instanceof Error && (outcome as { code?: string }).code !== 'UNREADABLE_FILE') throw outcome;
      },
    ),
    { numRuns: volume(60), endOnFailure: true },
  );
});
