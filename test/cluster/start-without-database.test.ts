import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { openWay } from '../fixtures/database-way.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { takeDatabase } from '../fixtures/postgres.ts';
import { type SiteProcess, sendContact, startSite } from '../fixtures/site-process.ts';
import { until } from '../fixtures/until.ts';

t.test('processes show the phone number while they wait for the database', async (t) => {
  const database = new URL(await takeDatabase(t));
  const way = await openWay(database);
  t.teardown(way.close);
  await way.close();
  const environment = {
    DATABASE_URL: way.url,
    DATABASE_POOL: '3',
    LOG_LEVEL: 'debug',
  };
  const dataDir = makeDirectory(t);

  const first = await startSite(t, dataDir, { environment });
  t.strictSame(await readServez(first.address), [503, { status: 'waiting' }]);
  const page = await fetch(first.address);
  t.match([page.status, page.headers.get('retry-after'), await page.text()], [503, '5', /right back/]);
  t.equal((await sendContact(first.address)).status, 503);

  await way.open();
  const address = await waitUntilWhole(first);
  t.strictSame(await readServez(address), [200, { status: 'ok' }]);
  t.equal((await sendContact(address)).status, 201);
  await until('the start page is kept', () => existsSync(join(dataDir, 'start-page.json')));

  await way.close();
  t.equal((await fetch(address)).status, 200, 'the pages stand while every connection is gone');
  t.equal((await sendContact(address)).status, 503);
  first.child.kill('SIGKILL');
  await first.ended;

  const second = await startSite(t, dataDir, { environment });
  t.strictSame(await readServez(second.address), [503, { status: 'waiting' }]);
  const waiting = await fetch(second.address);
  t.match([waiting.status, await waiting.text()], [503, '(336) 555-0142']);
  t.strictSame((await (await fetch(`${second.address}/readyz`)).json()).reasons, ['The database isn’t responding.']);
  await way.open();
  t.equal((await sendContact(await waitUntilWhole(second))).status, 201);
});

async function readServez(address: string): Promise<[number, unknown]> {
  const answer = await fetch(`${address}/servez`);
  return [answer.status, await answer.json()];
}

/** @returns the address: the system gives a new free port (0) at each listening */
async function waitUntilWhole({ child, lines }: SiteProcess): Promise<string> {
  while (!lines.some((line) => line.includes('the whole site is back'))) await once(child, 'line');
  return /(http:[^"]+)/.exec(lines.findLast((line) => line.includes('Server listening')) ?? '')?.[1] ?? '';
}
