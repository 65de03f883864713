import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type SqliteDatabase from 'better-sqlite3';
import type { CopiesView } from '../../src/shared/admin/copies.ts';
import { type Swift, startSwift, swiftKey, withoutSwift } from '../fixtures/swift.ts';
import { median, type Row, row } from './row.ts';
import { type Site, signIn, startSite } from './site.ts';
import { sendVisitors } from './visitors.ts';

/** The files are random bytes, which can't be compressed any more than pictures can. */
const pictureBytes = 4 * 2 ** 20;
const pictures = 512;
const turns = 3;
const idleMs = 30_000;
const visitorEveryMs = 50;

/** Measures sending a backup with 2 GB of pictures to a bucket and checking it there, while visitors read the site. */
export async function measureCopies(): Promise<Row[]> {
  if (withoutSwift) throw new Error(withoutSwift);
  const ends: (() => unknown)[] = [];
  const swift = await startSwift({ teardown: (end) => void ends.push(end as () => unknown) });
  await swift.makeBucket('copies');
  // The bucket is usually on another machine, so it must not take this one's cores from the site.
  for (const id of swift.processes) setPriority(id, 19);
  const environment = {
    BACKUP_REMOTE: 's3://copies',
    BACKUP_ENDPOINT: swift.endpoint,
    AWS_ACCESS_KEY_ID: swiftKey.accessKeyId,
    AWS_SECRET_ACCESS_KEY: swiftKey.secretAccessKey,
  };
  const site = await startSite(fill, environment);
  try {
    return await measure(site, swift);
  } finally {
    await site.stop();
    for (const end of ends) await end();
  }
}

/** Writes the pictures and makes the backup before the measured process starts. */
function fill(db: SqliteDatabase.Database): void {
  const dataDir = dirname(db.name);
  mkdirSync(join(dataDir, 'images'), { recursive: true });
  for (let number = 0; number < pictures; number += 1)
    writeFileSync(join(dataDir, 'images', `bench-${number}.jpg`), randomBytes(pictureBytes));
  execFileSync(process.execPath, ['dist/server/commands.js', 'backup'], { env: { ...process.env, DATA_DIR: dataDir } });
  // A site without a recorded backup would make its own at once.
  const jobs = JSON.stringify({ backup: Date.now() });
  db.prepare(
    "INSERT OR REPLACE INTO settings (key, value, version, updatedAt) VALUES ('jobs', ?, 1, '2026-01-01T00:00:00.000Z')",
  ).run(jobs);
}

async function measure(site: Site, swift: Swift): Promise<Row[]> {
  await site.warm;
  const cookie = await signIn(site);
  const call = async (method: string, path: string, body?: object) => {
    const headers = { cookie, origin: site.url, ...(body && { 'content-type': 'application/json' }) };
    const response = await fetch(`${site.url}/api/admin/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const view = async (): Promise<CopiesView> => call('GET', 'copies');
  // The first nightly check runs soon after the start.
  await until(async () => Boolean((await call('GET', 'site-check')).report));
  const { key } = await call('POST', 'copies/recovery-key');

  let isBusy = false;
  let hasBegun = false;
  const memory = { before: [] as number[], since: [] as number[] };
  const sampling = setInterval(() => void memory[hasBegun ? 'since' : 'before'].push(site.memory()), 100);
  const visitors = sendVisitors(site, ['/', '/gallery', '/pool-fencing'], () => isBusy, visitorEveryMs);
  const seconds: { sent: number; checked: number }[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const name of await swift.listAll('copies')) await swift.request('DELETE', `copies/${name}`);
    await pause(idleMs);
    isBusy = true;
    hasBegun = true;
    const begin = performance.now();
    // The first copy is checked at once.
    if (turn === 0) await call('PUT', 'copies/recovery-key', { ending: key.slice(-6) });
    else await call('POST', 'copies');
    const sent = await until(async () => !(await view()).isBusy || (turn === 0 && (await view()).copies.length > 0));
    if (turn > 0) await call('POST', 'copies/checks');
    const checked = await until(async () => !(await view()).isBusy);
    const { failure, checkFailure } = await view();
    if (failure || checkFailure) throw new Error(failure ?? checkFailure);
    isBusy = false;
    seconds.push({ sent: (sent - begin) / 1000, checked: (checked - sent) / 1000 });
  }
  clearInterval(sampling);
  const { counted, others } = await visitors();
  const idle = median(memory.before);
  const most = Math.max(...memory.since);
  const list = (times: number[]) => times.map((time) => time.toFixed(0)).join(', ');
  return [
    row(
      `A backup with ${(pictures * pictureBytes) / 2 ** 30} GB of pictures is copied to a bucket and checked there`,
      `${most - idle} MB more memory at most; sent in ${list(seconds.map(({ sent }) => sent))} s, checked in ${list(seconds.map(({ checked }) => checked))} s`,
      { beside: `${idle} MB before`, bar: 'at most 64 MB more' },
    ),
    row(
      'A page of the site while a backup is copied and checked',
      `${counted.p99Ms.toFixed(1)} ms (99 %), ${counted.longestMs.toFixed(0)} ms at most, of ${counted.pages} pages`,
      {
        beside: `${others.p99Ms.toFixed(1)} ms (99 %), ${others.longestMs.toFixed(0)} ms at most while idle, of ${others.pages} pages`,
        ratio: (counted.p99Ms / others.p99Ms).toFixed(2),
        bar: 'at most 2 times',
      },
    ),
  ];
}

/** @returns when it became true */
async function until(isTrue: () => Promise<boolean>): Promise<number> {
  while (!(await isTrue())) await pause(500);
  return performance.now();
}
