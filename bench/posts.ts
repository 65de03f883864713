import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { median, type Row, row } from './row.ts';
import { startSite } from './site.ts';

const posts = 18; // Under the twenty that one address may send in ten minutes.
const rounds = 3;

const request = {
  name: 'Ann Carter',
  phone: '(336) 555-0187',
  email: 'ann.carter@example.com',
  referredBy: 'A neighbor',
  service: 'Wood Fence Installation',
  message: 'About 180 feet of cedar privacy fence, one gate, sloped yard.',
};

/** A request stored for good, one after the other, beside bare inserts with the same promise to the disk. */
export async function measurePosts(): Promise<Row[]> {
  const site: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    site.push(await timePosts());
    bare.push(timeInserts());
  }
  return [
    row('Durable POST /api/contact, one after the other', `${median(site).toFixed(2)} ms each`, {
      beside: `${median(bare).toFixed(2)} ms, a bare better-sqlite3 insert with the same pragmas`,
      ratio: (median(site) / median(bare)).toFixed(1),
    }),
  ];
}

async function timePosts(): Promise<number> {
  const site = await startSite();
  const times: number[] = [];
  for (let post = 0; post < posts; post += 1) {
    const begin = performance.now();
    const { status } = await fetch(`${site.url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
    times.push(performance.now() - begin);
    if (status !== 201) throw new Error(`a post was answered ${status}`);
  }
  await site.stop();
  return median(times);
}

function timeInserts(): number {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const db = new SqliteDatabase(join(folder, 'bare.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table submissions (id integer primary key, body text not null)');
  const insert = db.prepare('insert into submissions (body) values (?)');
  const times = Array.from({ length: posts }, () => {
    const begin = performance.now();
    insert.run(JSON.stringify(request));
    return performance.now() - begin;
  });
  db.close();
  rmSync(folder, { recursive: true });
  return median(times);
}
