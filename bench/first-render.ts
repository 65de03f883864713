import { median, type Row, row } from './row.ts';
import { startSite } from './site.ts';

const pages = {
  home: '/?sent=ABC234',
  'service page': '/pool-fencing?sent=ABC234',
  'town page': '/greensboro-fence-installation?sent=ABC234',
};
const rounds = 60;

/** An address with a confirmation is never taken from the cache, so each request renders the page. */
export async function measureFirstRender(): Promise<Row[]> {
  const site = await startSite();
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(pages)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await time(site.url + path));
    rows.push(
      row(`Rendering the ${name}`, `${times[0]?.toFixed(0)} ms the first time, ${median(times).toFixed(1)} ms later`),
    );
  }
  await site.stop();
  return rows;
}

async function time(url: string): Promise<number> {
  const begin = performance.now();
  await (await fetch(url)).text();
  return performance.now() - begin;
}
