import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { exampleLead } from './example-lead.ts';
import { median, type Row, row } from './row.ts';
import { startSite } from './site.ts';

/** The first requests of a new process are slower, so they are reported separately. */
const warmUp = 200;
const posts = 400;
const rounds = 3;

const body = JSON.stringify(exampleLead);

/** Compares requests that are durably stored, one after the other, with bare inserts that are just as durable. */
export async function measurePosts(): Promise<Row[]> {
  const firsts: number[] = [];
  const site: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = await timePosts();
    firsts.push(times[0] ?? Number.NaN);
    site.push(median(times.slice(warmUp)));
    bare.push(median(timeInserts().slice(warmUp)));
  }
  return [
    row('Durable POST /api/contact, one after the other', `${median(site).toFixed(2)} ms each`, {
      beside: `${median(bare).toFixed(2)} ms, a bare better-sqlite3 insert with the same pragmas and no HTTP`,
      ratio: (median(site) / median(bare)).toFixed(1),
    }),
    row('The first POST /api/contact after a start', `${median(firsts).toFixed(0)} ms`),
  ];
}

/** Posts each request from its own address, in a proxy's header, because one address may send at most twenty. */
async function timePosts(): Promise<number[]> {
  const site = await startSite(undefined, { TRUST_PROXY: '127.0.0.1' });
  await site.warm;
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  for (let post = 0; post < warmUp + posts; post += 1) {
    const begin = performance.now();
    const status = await send(`${site.url}/api/contact`, agent, `198.18.${post >> 8}.${post & 255}`);
    times.push(performance.now() - begin);
    if (status !== 201) throw new Error(`a post was answered ${status}`);
  }
  agent.destroy();
  await site.stop();
  return times;
}

function send(url: string, agent: Agent, address: string): Promise<number | undefined> {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-forwarded-for': address,
  };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', agent, headers }, (response) =>
      response.resume().on('end', () => resolve(response.statusCode)),
    )
      .on('error', reject)
      .end(body);
  });
}

function timeInserts(): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const db = new SqliteDatabase(join(folder, 'bare.db'));
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec('create table submissions (id integer primary key, body text not null)');
  const insert = db.prepare('insert into submissions (body) values (?)');
  const times = Array.from({ length: warmUp + posts }, () => {
    const begin = performance.now();
    insert.run(body);
    return performance.now() - begin;
  });
  db.close();
  rmSync(folder, { recursive: true });
  return times;
}
