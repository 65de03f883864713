import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { exampleLead } from './example-lead.ts';
import { type PeakMemory, watchMemory } from './process-memory.ts';
import { type Row, row } from './row.ts';
import { type Site, signIn, startSite } from './site.ts';
import { sendVisitors, type Waits } from './visitors.ts';

const photos = 20;
/** One fewer than a lead may have. */
const photosOfLead = 5;

/** Measures twenty phone photos of 12 megapixels at once: with requests, and from the owner for the gallery. */
export async function measurePhotoBurst(): Promise<Row[]> {
  const files = await Promise.all(Array.from({ length: photos }, (_none, index) => makePhoto(index)));
  return [await measureRequests(files), await measureUploads(files)];
}

async function measureRequests(files: readonly Buffer[]): Promise<Row> {
  const site = await startSite();
  await site.warm;
  const tokens = await Promise.all(Array.from({ length: photos / photosOfLead }, () => sendLead(site)));
  const begin = performance.now();
  const [memory, visitors] = [watchMemory(site.process.pid ?? 0), sendVisitors(site)];
  await Promise.all(
    files.map((file, index) =>
      post(`${site.url}/api/lead-photos`, { token: tokens[index % tokens.length] ?? '' }, 'photo', file),
    ),
  );
  const seconds = (performance.now() - begin) / 1000;
  const { counted } = await visitors();
  const peak = memory.end();
  await site.stop();
  return describe(`${photos} photos of 12 megapixels with requests at once`, seconds, peak, counted);
}

async function measureUploads(files: readonly Buffer[]): Promise<Row> {
  const site = await startSite();
  await site.warm;
  const cookie = await signIn(site);
  const begin = performance.now();
  const [memory, visitors] = [watchMemory(site.process.pid ?? 0), sendVisitors(site, ['/gallery', '/'])];
  await Promise.all(files.map((file) => post(`${site.url}/api/upload`, {}, 'image', file, { cookie })));
  const seconds = (performance.now() - begin) / 1000;
  await untilAvif(site);
  const { counted } = await visitors();
  const peak = memory.end();
  await site.stop();
  return describe(`${photos} photos of 12 megapixels for the gallery at once, then their AVIF`, seconds, peak, counted);
}

function describe(what: string, seconds: number, { server, encoder }: PeakMemory, waits: Waits): Row {
  return row(what, `server ${server} MB, encoder ${encoder} MB at most; stored after ${seconds.toFixed(0)} s`, {
    beside: `${waits.p99Ms.toFixed(0)} ms for a page asked meanwhile (99 %), ${waits.longestMs.toFixed(0)} ms at most`,
    bar: 'server under 250 MB, encoder under 350 MB',
  });
}

/** Creates a distinct photo of a few megabytes: a built-in picture in the size of a phone's, with grain. */
async function makePhoto(index: number): Promise<Buffer> {
  const grain = await sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 + index / 4 },
    },
  })
    .png()
    .toBuffer();
  return sharp(join('static/images', `gallery-${(index % 6) + 1}.jpg`))
    .resize(4000, 3000, { fit: 'cover' })
    .composite([{ input: grain, tile: true, blend: 'soft-light' }])
    .withMetadata({ orientation: [1, 6, 8, 3][index % 4] })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function sendLead({ url }: Site): Promise<string> {
  const response = await fetch(`${url}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(exampleLead),
  });
  const { photoToken } = (await response.json()) as { photoToken: string };
  return photoToken;
}

async function post(
  address: string,
  fields: Record<string, string>,
  name: string,
  file: Buffer,
  headers: Record<string, string> = {},
): Promise<void> {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(name, new Blob([new Uint8Array(file)]), 'yard.jpg');
  const response = await fetch(address, { method: 'POST', body: form, headers });
  if (response.status !== 201) throw new Error(`${address} was answered ${response.status}: ${await response.text()}`);
}

async function untilAvif({ url }: Site): Promise<void> {
  for (;;) {
    const response = await fetch(`${url}/api/images`);
    const pictures = (await response.json()) as { picture: { formats: string[] } }[];
    if (pictures.every(({ picture }) => picture.formats.includes('avif'))) return;
    await setTimeout(500);
  }
}
