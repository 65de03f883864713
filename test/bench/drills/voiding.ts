import { setTimeout } from 'node:timers/promises';
import type { Drill } from './parts/drill.ts';
import { type Owner, readProfile, rename, signIn } from './parts/owner.ts';
import type { Stage } from './parts/stage.ts';
import { get, percentile } from './parts/visitors.ts';

/** The time between changes and between checks. It is shorter than the pulse, so the next change often comes first. */
const changeEveryMs = 60;
const lookEveryMs = 10;
const pages = 3000;

/** Shows that a change at one process appears at the others, which don't query the database for each page. */
export const voiding: Drill = {
  number: 10,
  title: 'A change at one process shows at the others',
  async run(stage) {
    const database = await stage.makeDatabase();
    const [a, b, c] = await stage.startThree({ databaseUrl: database.url });
    const owner = await signIn(a.url);
    const changes = stage.times(1000);
    const savedAtMs: number[] = [];

    const watches = [b, c].map(({ url }) => watchChanges(url, changes));
    await changeOften(owner, a.url, changes, savedAtMs);
    for (const [index, watch] of watches.entries()) {
      const delays = (await watch).map((shownAtMs, change) => shownAtMs - (savedAtMs[change] ?? 0));
      const p99 = percentile(delays, 0.99);
      const figure = `p50 ${percentile(delays, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${Math.max(...delays).toFixed(0)} ms`;
      stage.expect(
        `${changes} changes at A until ${'BC'[index]} shows them`,
        figure,
        'p99 at most 1000 ms',
        p99 <= 1000,
      );
    }
    const asked = await listStatements(stage, [a.url, b.url, c.url]);
    stage.expect(`Statements for ${pages} pages`, asked.length, 0);
    if (asked[0]) stage.report('The first of them', asked[0].replaceAll(/\s+/g, ' ').slice(0, 160));
  },
};

async function changeOften(owner: Owner, url: string, changes: number, savedAtMs: number[]): Promise<void> {
  for (let change = 0; change < changes; change += 1) {
    const pause = setTimeout(changeEveryMs);
    const status = await rename(owner, url, await readProfile(owner, url), `Fence change ${change} of Piedmont`);
    if (status !== 200) throw new Error(`a change was answered ${status}`);
    savedAtMs.push(performance.now());
    await pause;
  }
}

/** @returns when each change, or one after it, was seen on the page */
async function watchChanges(url: string, changes: number): Promise<number[]> {
  const shownAtMs: number[] = [];
  while (shownAtMs.length < changes) {
    const { body } = await get(url);
    const seen = Number(/Fence change (\d+) of/.exec(body)?.[1] ?? -1);
    while (shownAtMs.length <= seen) shownAtMs.push(performance.now());
    await setTimeout(lookEveryMs);
  }
  return shownAtMs;
}

/** Logs every statement of the server while pages are requested. @returns the statements that no background work sent */
async function listStatements({ postgres }: Stage, urls: readonly string[]): Promise<string[]> {
  await setLogging(postgres, 'all');
  const begin = postgres.log.length;
  for (let page = 0; page < pages; page += 1) await get(urls[page % urls.length] ?? '');
  await setLogging(postgres, 'none');
  const statements = postgres.log
    .slice(begin)
    .join('\n')
    .split(/LOG: {2}(?:statement|execute [^:]*): /)
    .slice(1);
  return statements.filter((text) => !clockwork.test(text));
}

/** Statements of the background work (pulse, lease, cleanup of limits, outbox) and of this drill. */
const clockwork =
  /siteVersion|"leases"|delete from "limits"|"outbox"|alter system|pg_reload_conf|^(begin|start transaction|commit|rollback)/;

async function setLogging(postgres: Stage['postgres'], value: 'all' | 'none'): Promise<void> {
  await postgres.query(`alter system set log_statement = '${value}'`);
  await postgres.query('select pg_reload_conf()');
  await setTimeout(300);
}
