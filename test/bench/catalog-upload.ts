import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PdfDocument from 'pdfkit';
import sharp from 'sharp';
import { readStalls, stallEnvironment } from './event-loop.ts';
import { watchMemory } from './process-memory.ts';
import { type Row, row } from './row.ts';
import { signIn, startSite } from './site.ts';
import { sendVisitors } from './visitors.ts';

const pages = 60;
const turnMs = 1000;

/**
 * Uploads the largest catalog allowed, sixty full-page photos, while visitors read the site. The encoder pauses every other second, so that
 * other load on the machine slows both groups of visitors equally.
 */
export async function measureCatalogUpload(): Promise<Row[]> {
  const pdf = await writePhotographs();
  const form = await writeForm(pdf);
  const site = await startSite(undefined, stallEnvironment);
  await site.warm;
  const cookie = await signIn(site);
  await readStalls(site);

  const memory = watchMemory(site.process.pid ?? 0);
  let isHalted = false;
  let workMs = 0;
  const halting = setInterval(() => {
    isHalted = !isHalted;
    for (const child of memory.listChildren()) process.kill(child, isHalted ? 'SIGSTOP' : 'SIGCONT');
    if (isHalted) workMs += turnMs;
  }, turnMs);
  const visitors = sendVisitors(site, ['/', '/gallery', '/pool-fencing'], () => !isHalted);
  await upload(`${site.url}/api/upload-catalog`, cookie, form);
  clearInterval(halting);
  const { counted, others } = await visitors();
  const { server, encoder, encoderSeconds } = memory.end();
  const stalls = await readStalls(site);
  await site.stop();
  return [
    row(
      `A catalog of ${pages} full-page photographs, ${Math.round(pdf.length / 2 ** 20)} MB`,
      `its pages are made in ${(workMs / 1000).toFixed(0)} s, ${encoderSeconds.toFixed(0)} s of processor; server ${server} MB, encoder ${encoder} MB at most`,
      { bar: '60 s, encoder under 400 MB' },
    ),
    row(
      'A page of the site meanwhile',
      `${counted.p99Ms.toFixed(1)} ms (99 %), ${counted.longestMs.toFixed(0)} ms at most; one turn of the event loop takes ${stalls.longestOwnMs.toFixed(0)} ms of processor at most`,
      {
        beside: `${others.p99Ms.toFixed(1)} ms (99 %), ${others.longestMs.toFixed(0)} ms at most while the encoder is halted`,
        bar: '99 % under 50 ms',
      },
    ),
  ];
}

/** Prepares the form before the first visitor: writing 50 MB would block this process, which also times the visitors. */
async function writeForm(pdf: Buffer): Promise<{ body: Buffer; type: string }> {
  const form = new FormData();
  form.append('catalog', new Blob([new Uint8Array(pdf)]), 'catalog.pdf');
  const response = new Response(form);
  return { body: Buffer.from(await response.arrayBuffer()), type: response.headers.get('content-type') ?? '' };
}

/** Uploads without `fetch`, which gives up after five minutes. */
async function upload(address: string, cookie: string, { body, type }: { body: Buffer; type: string }): Promise<void> {
  const headers = { cookie, 'content-type': type };
  const { statusCode } = await new Promise<IncomingMessage>((resolve, reject) =>
    request(address, { method: 'POST', headers }, (response) => resolve(response.resume()))
      .on('error', reject)
      .end(body),
  );
  if (statusCode !== 201) throw new Error(`the catalog was answered ${statusCode}`);
}

/** Creates a PDF with one built-in picture per letter-size page, at 300 dpi, with grain like a photo's. */
export async function writePhotographs(): Promise<Buffer> {
  const document = new PdfDocument({ size: 'LETTER', margin: 0, autoFirstPage: false });
  const photographs = await Promise.all(Array.from({ length: 6 }, (_none, index) => makePhotograph(index)));
  for (let page = 0; page < pages; page += 1) {
    document.addPage();
    document.image(photographs[page % photographs.length] as Buffer, 0, 0, { width: 612, height: 792 });
    document.fontSize(20).text(`Sheet ${page + 1}`, 40, 740, { lineBreak: false });
  }
  document.end();
  return buffer(document);
}

async function makePhotograph(index: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 };
  const grain = await sharp({ create: { width: 850, height: 1100, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer();
  return sharp(join('static/images', `gallery-${index + 1}.jpg`))
    .resize(2550, 3300, { fit: 'cover' })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .jpeg({ quality: 68 })
    .toBuffer();
}
