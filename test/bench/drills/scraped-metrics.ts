import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { browserEncodings, load } from '../load.ts';
import type { Drill } from './parts/drill.ts';
import type { Replica } from './parts/replica.ts';
import { postLead } from './parts/visitors.ts';

const page = '/residential-wood-fencing';
const pairs = 8;
const roundSeconds = 3;
/** Far more scrapes than in real use, so that their cost shows above the noise between rounds. */
const scrapesPerSecond = 10;
const scrapes = 200;

/** Measures the cost of metrics: pages under full load, alternately with and without scrapes. */
export const scrapedMetrics: Drill = {
  number: 30,
  title: 'Metrics scraped each second',
  async run(stage) {
    const { url: databaseUrl } = await stage.makeDatabase();
    const replica = await stage.startReplica({ databaseUrl });
    await replica.waitForLine(/The site is ready/);
    await load({ url: replica.url + page, headers: browserEncodings }, roundSeconds);

    const left: number[] = [];
    const watched: number[] = [];
    for (let pair = 0; pair < pairs; pair += 1) {
      left.push(await measurePage(replica));
      watched.push(await measureWatched(replica));
    }
    // Other work on the machine can only slow a page down, so the fastest round counts.
    const [alone, scraped] = [Math.min(...left), Math.min(...watched)];
    const more = ((scraped / alone - 1) * 100) / scrapesPerSecond;
    const costMs = await measureScrape(replica);

    stage.report(
      `A page not scraped, and scraped ${scrapesPerSecond} times a second`,
      `${alone.toFixed(2)} µs, ${scraped.toFixed(2)} µs of the processor`,
    );
    stage.expect('Scraped once a second, a page takes more by', `${more.toFixed(2)} %`, 'under 1 %', more < 1);
    const figure = `${costMs.toFixed(1)} ms of the processor`;
    stage.expect(`A scrape, of ${scrapes}`, figure, 'under 1 % of a second', costMs < 10);
    const text = await readText(replica);
    stage.expect('Addresses, names, and mail in the metrics after a post', await countTold(replica), 0);
    stage.expect('Metrics in it', /^pages_total \d+$/m.test(text) ? 'there' : 'missing', 'there');
    const beside = await fetch(`${replica.url}/metrics`);
    stage.expect('/metrics beside the pages', beside.status, 404);
  },
};

async function measureWatched(replica: Replica): Promise<number> {
  const state = { isOver: false };
  const scraping = (async () => {
    while (!state.isOver) {
      const pause = setTimeout(1000 / scrapesPerSecond);
      await readText(replica);
      await pause;
    }
  })();
  const cost = await measurePage(replica);
  state.isOver = true;
  await scraping;
  return cost;
}

/** @returns microseconds of the processor for a page */
async function measurePage(replica: Replica): Promise<number> {
  const before = processorMs(replica);
  const perSecond = await load({ url: replica.url + page, headers: browserEncodings }, roundSeconds);
  return ((processorMs(replica) - before) * 1000) / (perSecond * roundSeconds);
}

/** @returns milliseconds of the processor for one scrape alone */
async function measureScrape(replica: Replica): Promise<number> {
  const before = processorMs(replica);
  for (let scrape = 0; scrape < scrapes; scrape += 1) await readText(replica);
  return (processorMs(replica) - before) / scrapes;
}

/** Counts visitors' data and database addresses in the metrics. */
async function countTold(replica: Replica): Promise<number> {
  await postLead(replica.url, { address: '198.51.100.77' });
  const text = await readText(replica);
  const told = ['198.51.100.77', 'Carter', 'example.com', new URL(replica.options.databaseUrl).host];
  return told.filter((word) => text.includes(word)).length;
}

async function readText(replica: Replica): Promise<string> {
  const [, address = ''] = await replica.waitForLine(/"address":"([^"]+\/metrics)"/);
  return (await fetch(address)).text();
}

/** Sums the processor time of all threads, which is more precise than the hundredths of a second of the whole process. */
function processorMs({ child: { pid } }: Replica): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const used = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return used.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e6;
}
