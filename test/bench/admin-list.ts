import { createHash } from 'node:crypto';
import { get } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { createBrotliDecompress } from 'node:zlib';
import type SqliteDatabase from 'better-sqlite3';
import { exampleLead, exampleLeads } from './example-lead.ts';
import { median, type Row, row } from './row.ts';
import { type Site, signIn, startSite } from './site.ts';

const counts = [100, 10_000, 100_000];
const rounds = 5;
/** The number of leads that fit on a screen. */
const firstRows = 20;
const pageEveryMs = 5;

interface Read {
  /** The time until the first rows could be shown. */
  firstMs: number;
  wholeMs: number;
  wireBytes: number;
  bytes: number;
  /** The longest wait for a page while the list is sent. */
  pageMs: number;
}

/** Measures how long a program waits for the list of all leads, and a visitor for a page while that list is sent. */
export async function measureAdminList(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const count of counts) {
    const site = await startSite((db) => fillLeads(db, count));
    await site.warm;
    const cookie = await signIn(site);
    const reads: Read[] = [];
    for (let round = 0; round < rounds; round += 1) reads.push(await readBesideVisitors(site, cookie));
    rows.push(describe(count, reads, site.memory()));
    await site.stop();
  }
  return rows;
}

function describe(count: number, reads: readonly Read[], megabytes: number): Row {
  const [first, whole, page] = (['firstMs', 'wholeMs', 'pageMs'] as const).map((name) =>
    median(reads.map((read) => read[name])).toFixed(1),
  );
  const [wire, unpacked] = (['wireBytes', 'bytes'] as const).map((name) =>
    ((reads[0]?.[name] ?? Number.NaN) / 1e6).toFixed(2),
  );
  return row(
    `The call that lists all of ${count} leads`,
    `${first} ms to the first rows, ${whole} ms to the whole; ${wire} MB on the wire, ${unpacked} MB unpacked`,
    { beside: `${page} ms at most for a page asked meanwhile; ${megabytes} MB of memory afterwards` },
  );
}

async function readBesideVisitors(site: Site, cookie: string): Promise<Read> {
  const done = new AbortController();
  const visitors = askForPages(site, done.signal);
  // Requests some pages before the list, so that no connection is new when it starts.
  await setTimeout(10 * pageEveryMs);
  const read = await readList(site, cookie);
  done.abort();
  return { ...read, pageMs: await visitors };
}

function readList(site: Site, cookie: string): Promise<Omit<Read, 'pageMs'>> {
  const begin = performance.now();
  const since = () => performance.now() - begin;
  const headers = { cookie, 'accept-encoding': 'br' };
  return new Promise((resolve, reject) => {
    get(`${site.url}/api/contact-submissions`, { headers }, async (response) => {
      let wireBytes = 0;
      let bytes = 0;
      let rows = 0;
      let firstMs = 0;
      response.on('data', (chunk: Buffer) => {
        wireBytes += chunk.length;
      });
      const isPacked = response.headers['content-encoding'] === 'br';
      for await (const chunk of isPacked ? response.pipe(createBrotliDecompress()) : response) {
        bytes += chunk.length;
        if (rows < firstRows) rows += String(chunk).split('"createdAt"').length - 1;
        if (rows >= firstRows) firstMs ||= since();
      }
      resolve({ firstMs, wholeMs: since(), wireBytes, bytes });
    }).on('error', reject);
  });
}

/** @returns the longest wait in milliseconds */
async function askForPages(site: Site, done: AbortSignal): Promise<number> {
  const waits: Promise<number>[] = [];
  while (!done.aborted) {
    waits.push(askForPage(site));
    await setTimeout(pageEveryMs);
  }
  return Math.max(...(await Promise.all(waits)));
}

/**
 * Requests a page with the encodings that browsers accept, because only compressed pages are cached. Decompression isn't measured: visitors
 * don't wait for it here.
 */
function askForPage(site: Site): Promise<number> {
  const begin = performance.now();
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  return new Promise((resolve, reject) => {
    get(site.url, { headers }, (response) => response.resume().on('end', () => resolve(performance.now() - begin))).on(
      'error',
      reject,
    );
  });
}

/** Repeats the leads of the demo's story. Each copy differs, because identical leads would compress better than real ones. */
export function fillLeads(db: SqliteDatabase.Database, count: number): void {
  const insert = db.prepare(
    `insert into submissions (reference, source, name, phone, email, referredBy, service, message, page, status, spamReasons, createdAt)
     values (?, 'contact', ?, ?, ?, '', 'Fence Repair', ?, '/', 'new', '[]', ?)`,
  );
  db.transaction(() => {
    for (let lead = 0; lead < count; lead += 1) {
      const random = createHash('sha256').update(String(lead)).digest('hex');
      const digits = String(Number.parseInt(random.slice(0, 8), 16)).padStart(10, '0');
      const { name, message } = exampleLeads[lead % exampleLeads.length] ?? exampleLead;
      insert.run(
        `B${lead}`,
        `${name} ${random.slice(8, 14)}`,
        `(336) ${digits.slice(0, 3)}-${digits.slice(3, 7)}`,
        `ann.${random.slice(8, 14)}@example.com`,
        `${message} ${digits.slice(7)} feet, ${random.slice(14, 40)}.`,
        new Date(Date.UTC(2024, 0, 1) + lead * 600_000).toISOString(),
      );
    }
  })();
}
