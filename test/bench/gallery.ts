import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type SqliteDatabase from 'better-sqlite3';
import { browserEncodings } from './load.ts';
import { median, type Row, row } from './row.ts';
import { processorMs, type Site, signIn, startSite } from './site.ts';

const counts = [10, 2000];
const rounds = 5;
const lists = 300;

/** Measures the gallery's list and page, with few and with many pictures. */
export async function measureGallery(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of counts) {
    const site = await startSite((db) => fillGallery(db, count));
    await site.warm;
    const list = await timeList(site);
    const page = await fetch(`${site.url}/gallery`, { headers: browserEncodings, method: 'HEAD' });
    await site.stop();
    rows.push(
      row(
        `Gallery of ${count} pictures`,
        `list in ${list.ms.toFixed(1)} ms, ${list.processorMs.toFixed(2)} ms of them processor time, page of ${page.headers.get('content-length')} bytes`,
        { bar: 'page at most 15000 bytes' },
      ),
    );
  }
  return rows;
}

/** Returns the median of many requests, because the first ones of a process take several times as long. */
async function timeList(site: Site): Promise<{ ms: number; processorMs: number }> {
  const times: number[] = [];
  const processorBefore = processorMs(site.process);
  for (let round = 0; round < lists; round += 1) {
    const begin = performance.now();
    await (await fetch(`${site.url}/api/images`)).arrayBuffer();
    times.push(performance.now() - begin);
  }
  return { ms: median(times), processorMs: (processorMs(site.process) - processorBefore) / lists };
}

const projects = 200;
/** The number of photos of each project. */
const photos = 10;

/** Measures gallery pages with many projects, which aren't cached, and the cost of changing one project. */
export async function measureProjects(): Promise<Row[]> {
  const site = await startSite((db) => {
    fillGallery(db, projects * photos);
    fillProjects(db, projects);
  });
  await site.warm;
  const page = await fetch(`${site.url}/gallery`, { headers: browserEncodings, method: 'HEAD' });
  const parts = await timeParts(site);
  const change = await timeChange(site, await signIn(site));
  await site.stop();
  return [
    row(
      `Gallery of ${projects * photos} pictures in ${projects} projects`,
      `page of ${page.headers.get('content-length')} bytes, a filtered part of ${parts.bytes} bytes in ${parts.ms.toFixed(1)} ms`,
      { bar: 'page at most 15000 bytes' },
    ),
    row(
      'A change of one of these projects',
      `answered, and seen by the next visitor, after ${change.ms.toFixed(0)} ms; ${change.pagesMs.toFixed(0)} ms of processor with all pages made again`,
    ),
  ];
}

async function timeParts({ url }: Site): Promise<{ ms: number; bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let part = 0; part < 5 * rounds; part += 1) {
    const begin = performance.now();
    const response = await fetch(`${url}/gallery?service=privacy-fencing&page=${(part % 5) + 1}`);
    bytes = Math.max(bytes, (await response.arrayBuffer()).byteLength);
    times.push(performance.now() - begin);
  }
  return { ms: Math.min(...times), bytes };
}

async function timeChange(site: Site, cookie: string): Promise<{ ms: number; pagesMs: number }> {
  const headers = { cookie, 'content-type': 'application/json' };
  const address = `${site.url}/api/admin/projects/1`;
  const times: number[] = [];
  const processor: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { pictures, ...fields } = (await (await fetch(address, { headers })).json()) as { pictures: object[] };
    const body = JSON.stringify({ ...fields, pictures, title: `Cedar fence, round ${round}` });
    const processorBefore = processorMs(site.process);
    const begin = performance.now();
    const response = await fetch(address, { method: 'PUT', headers, body });
    if (!response.ok) throw new Error(`a change was answered ${response.status}: ${await response.text()}`);
    times.push(performance.now() - begin);
    await untilIdle(site);
    processor.push(processorMs(site.process) - processorBefore);
  }
  return { ms: Math.min(...times), pagesMs: Math.min(...processor) };
}

/** Waits until the pages have been rendered again in the background. */
async function untilIdle({ process }: Site): Promise<void> {
  for (let before = -1, now = processorMs(process); now > before; now = processorMs(process)) {
    before = now;
    await setTimeout(300);
  }
}

/** Adds published projects with ten pictures each, from `fillGallery`. */
export function fillProjects(db: SqliteDatabase.Database, count: number): void {
  const services = ['privacy-fencing', 'pool-fencing', 'picket-fencing', 'residential-wood-fencing'];
  const towns = ['greensboro', 'winston-salem', 'high-point', 'elon'];
  const project = db.prepare(
    `insert into projects (id, title, services, town, month, material, height, feet, story, published, createdAt, updatedAt)
     values (?, ?, ?, ?, ?, 'Western red cedar', 6, 180, 'The old fence leaned. We set new posts.', 1, '2026-01-01', '2026-01-01')`,
  );
  const photo = db.prepare('insert into projectPictures (projectId, pictureId, position) values (?, ?, ?)');
  db.transaction(() => {
    for (let id = 1; id <= count; id += 1) {
      const service = services[id % services.length];
      project.run(id, `Fence ${id}`, JSON.stringify([service]), towns[id % 3], `20${10 + (id % 16)}-0${1 + (id % 9)}`);
      for (let place = 0; place < photos; place += 1) photo.run(id, (id - 1) * photos + place + 1, place);
    }
  })();
}

/** Adds rows of pictures like the owner's uploads, each with its own hash. */
export function fillGallery(db: SqliteDatabase.Database, count: number): void {
  const insert = db.prepare(
    `insert into images (kind, name, file, hash, width, height, widths, formats, alt, bytes, createdAt)
     values ('gallery', ?, ?, ?, 1600, 1200, '[400,800,1600]', '["avif","webp","jpeg"]', 'A cedar fence', 300000, ?)`,
  );
  db.transaction(() => {
    for (let picture = 0; picture < count; picture += 1)
      insert.run(
        `fence-${picture}.jpg`,
        `fence-${picture}.jpg`,
        randomBytes(6).toString('hex'),
        new Date(Date.UTC(2026, 0, 1) + picture * 1000).toISOString(),
      );
  })();
}
