import { once } from 'node:events';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import t from 'tap';
import { buildFallback } from '../../src/fallback.ts';
import { receiveFile } from '../../src/storage/index.ts';
import { postContact, start } from '../fixtures/app.ts';
import { openWay } from '../fixtures/database-way.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { takeDatabase } from '../fixtures/postgres.ts';
import { sharedConfig } from '../fixtures/shared-site.ts';
import { type SiteProcess, sendContact, startSite } from '../fixtures/site-process.ts';

t.test('without the database a start shows the pages and pictures that this machine last kept', async (t) => {
  const url = await takeDatabase(t);
  const folder = t.testdir({ maker: {}, other: {} });
  const maker = await start(t, sharedConfig(join(folder, 'maker'), url));
  await maker.ready();
  const draw = drawPicture(60, 40).jpeg().toBuffer();
  const file = await receiveFile(join(folder, 'maker'), Readable.from([await draw]));
  const picture = await maker.pictures.addToGallery(file, 'gate.jpg');
  const config = sharedConfig(join(folder, 'other'), url);
  // This process has none of the files; those of its pages are brought by being kept.
  const app = await start(t, config);
  await app.ready();
  await app.storeFallback();
  await app.close();

  const { app: alone } = await buildFallback({ ...config, databaseUrl: 'postgres://site@127.0.0.1:1/site' });
  t.teardown(() => alone.close());
  t.match((await alone.inject('/gallery')).body, picture.url);
  t.equal((await alone.inject(picture.url)).statusCode, 200);
  t.equal((await alone.inject('/images/gate.jpg')).statusCode, 200);
  const refused = await postContact(alone);
  t.equal(refused.statusCode, 503);
  t.match(refused.json().message, '(336) 555-0142');
  const answer = await alone.inject('/servez');
  t.strictSame([answer.statusCode, answer.json()], [200, { status: 'read-only' }]);
  t.strictSame((await alone.inject('/readyz')).json().reasons, ['The database does not answer.']);
});

t.test(
  'a database that comes and goes ends no process: it waits, is whole, and at the next start shows what it kept',
  async (t) => {
    const database = new URL(await takeDatabase(t));
    const way = await openWay(database);
    t.teardown(way.close);
    await way.close();
    const environment = {
      DATABASE_URL: way.url,
      DATABASE_POOL: '3',
      LOG_LEVEL: 'debug',
    };
    const dataDir = t.testdir();

    const first = await startSite(t, dataDir, { environment });
    t.strictSame(await readServez(first.address), [503, { status: 'waiting' }]);
    const page = await fetch(first.address);
    t.match([page.status, page.headers.get('retry-after'), await page.text()], [503, '5', /right back/]);
    t.equal((await sendContact(first.address)).status, 503);

    await way.open();
    const address = await waitUntilWhole(first);
    t.strictSame(await readServez(address), [200, { status: 'ok' }]);
    t.equal((await sendContact(address)).status, 201);
    while (!first.lines.some((line) => line.includes('the pages are stored'))) await once(first.child, 'line');

    await way.close();
    t.equal((await fetch(address)).status, 200, '16: the pages stand while every connection is gone');
    t.equal((await sendContact(address)).status, 503);
    first.child.kill('SIGKILL');
    await first.ended;

    const second = await startSite(t, dataDir, { environment });
    t.strictSame(await readServez(second.address), [200, { status: 'read-only' }]);
    t.equal((await fetch(second.address)).status, 200);
    await way.open();
    t.equal((await sendContact(await waitUntilWhole(second))).status, 201);
  },
);

async function readServez(address: string): Promise<[number, unknown]> {
  const answer = await fetch(`${address}/servez`);
  return [answer.status, await answer.json()];
}

/** @returns the address: the system gives a free port (0) anew at each listening */
async function waitUntilWhole({ child, lines }: SiteProcess): Promise<string> {
  while (!lines.some((line) => line.includes('the whole site is back'))) await once(child, 'line');
  return /(http:[^"]+)/.exec(lines.findLast((line) => line.includes('Server listening')) ?? '')?.[1] ?? '';
}
