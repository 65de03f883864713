import { type ChildProcess, spawn } from 'node:child_process';
import { browserEncodings, load, loadInTurns } from './load.ts';
import { type Row, row } from './row.ts';
import { freePort, processorMs, startSite, stopProcess, untilAnswered } from './site.ts';

const path = '/residential-wood-fencing';

/** Compares a cached page with a bare server that sends the same bytes, and measures memory while the site is idle and under load. */
export async function measureCachedPage(): Promise<Row[]> {
  const site = await startSite();
  await site.warm;
  const idle = site.memory();
  const port = await freePort();
  const bare = spawn(process.execPath, ['test/bench/bare-server.ts', String(port), site.url + path], {
    stdio: 'inherit',
  });
  const bareUrl = `http://127.0.0.1:${port}${path}`;
  await untilAnswered(bareUrl);
  const { one, other, ratio } = await loadInTurns(
    { url: site.url + path, headers: browserEncodings },
    { url: bareUrl, headers: browserEncodings },
  );
  const siteCost = await processorCost(site.process, site.url + path);
  const bareCost = await processorCost(bare, bareUrl);
  await stopProcess(bare);
  await load({ url: site.url, headers: browserEncodings }, 10);
  const loaded = site.memory();
  await site.stop();
  return [
    row('Cached service page', `${Math.round(one)} pages/s`, {
      beside: `${Math.round(other)} pages/s, bare node:http with the same bytes and headers`,
      ratio: ratio.toFixed(2),
      bar: 'at least 0.8',
    }),
    row('Processor time for a cached service page', `${siteCost.toFixed(0)} µs`, {
      beside: `${bareCost.toFixed(0)} µs, the same bare server`,
      ratio: (bareCost / siteCost).toFixed(2),
    }),
    row('Memory, idle with every page in the cache', `${idle} MB`, { bar: 'at most 125 MB' }),
    row('Memory, after 10 s of full load', `${loaded} MB`, { bar: 'at most 200 MB' }),
  ];
}

const costSeconds = 5;

/** @returns microseconds of the processor for one answer; other work on the machine lengthens the wait, hardly this */
async function processorCost(server: ChildProcess, url: string): Promise<number> {
  const before = processorMs(server);
  const answers = (await load({ url, headers: browserEncodings }, costSeconds)) * costSeconds;
  return ((processorMs(server) - before) * 1000) / answers;
}
