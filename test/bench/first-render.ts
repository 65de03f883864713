import { median, type Row, row } from './row.ts';
import { processorMs, startSite } from './site.ts';

const pages = {
  home: { path: '/?sent=ABC234', bar: 'at least 400/s' },
  'service page': { path: '/pool-fencing?sent=ABC234', bar: 'at least 400/s' },
  'gallery part': { path: '/gallery?part=2', bar: 'at least 400/s' },
};
const rounds = 60;
/** Requests before the measurement. V8 optimizes the views only after some hundred renders. */
const warmUps = 1500;
const answers = 600;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

/** Measures a rendered page. An address with `sent` or a part is never served from the cache, so each request renders and compresses it. */
export async function measureFirstRender(): Promise<Row[]> {
  const site = await startSite();
  await site.warm;
  const rows: Row[] = [];
  for (const [name, { path, bar }] of Object.entries(pages)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await time(site.url + path));
    for (let answer = 0; answer < warmUps; answer += 1) await time(site.url + path);
    const before = processorMs(site.process);
    for (let answer = 0; answer < answers; answer += 1) await time(site.url + path);
    const perSecond = (answers * 1000) / (processorMs(site.process) - before);
    rows.push(
      row(`The ${name} for one visitor`, `${perSecond.toFixed(0)}/s of one core, compressed`, {
        beside: `${times[0]?.toFixed(0)} ms the first time, ${median(times).toFixed(1)} ms later`,
        bar,
      }),
    );
  }
  await site.stop();
  return rows;
}

async function time(url: string): Promise<number> {
  const begin = performance.now();
  await (await fetch(url, { headers })).arrayBuffer();
  return performance.now() - begin;
}
