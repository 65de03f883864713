import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import t from 'tap';
import { buildApp } from '../../src/app.ts';
import { receiveFile } from '../../src/storage/index.ts';
import { cheap, postContact, start } from '../fixtures/app.ts';
import { openWay } from '../fixtures/database-way.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { takeDatabase } from '../fixtures/postgres.ts';
import { sharedConfig } from '../fixtures/shared-site.ts';
import { type SiteProcess, sendContact, startSite } from '../fixtures/site-process.ts';

/** A document as it is kept. */
interface Kept {
  words: Record<string, unknown>;
}

const nowhere = 'postgres://site@127.0.0.1:1/site';

t.test('without the database a start shows the pages and cached pictures that it last knew', async (t) => {
  const config = sharedConfig(t.testdir(), await takeDatabase(t));
  const app = await start(t, config);
  await app.ready();
  const file = await receiveFile(config.dataDir, Readable.from([await drawPicture(60, 40).jpeg().toBuffer()]));
  const picture = await app.pictures.addToGallery(file, 'gate.jpg');
  await app.close();

  const kept = JSON.parse(readFileSync(join(config.dataDir, 'last-site.json'), 'utf8'));
  const away = { ...config, databaseUrl: nowhere };
  const alone = await buildApp(away, { ...cheap, readOnly: true });

  t.match((await alone.inject('/gallery')).body, picture.url);
  t.equal((await alone.inject(picture.url)).statusCode, 200);
  const refused = await postContact(alone);
  t.equal(refused.statusCode, 503);
  t.match(refused.json().message, alone.site.current.profile.phone);
  const answer = await alone.inject('/servez');
  t.strictSame([answer.statusCode, answer.json()], [200, { status: 'read-only' }]);
  t.equal((await alone.inject('/readyz')).statusCode, 503);

  await alone.close();

  await t.test('also what a release before has kept, as far as this one can read it', async (t) => {
    const byId = new Map<string, Kept>(kept.sources.documents.byId);
    const [profile, home, gallery] = ['profile', 'home', 'gallery'].map((id) => byId.get(id)?.words ?? {});
    Object.assign(profile ?? {}, { name: 'Piedmont Fence' });
    delete home?.hero;
    Object.assign(gallery ?? {}, { heading: 7 });
    kept.program = 'client-of-before.js';
    kept.sources = {
      ...kept.sources,
      projects: { of: 'another shape' },
      catalog: 1,
      prices: [],
      formerForms: undefined,
    };
    writeFileSync(join(config.dataDir, 'last-site.json'), JSON.stringify(kept));

    const updated = await buildApp(away, { ...cheap, readOnly: true });
    for (const path of updated.site.current.map.routes.keys())
      t.ok([200, 302].includes((await updated.inject(path)).statusCode), path);
    t.match((await updated.inject('/gallery')).body, picture.url);
    t.match((await updated.inject('/')).body, 'Piedmont Fence');
    t.equal((await updated.inject('/price-my-fence')).statusCode, 302, 'no prices are shown that are not the owner’s');
    await updated.close();

    Object.assign(profile ?? {}, { phone: 7 });
    writeFileSync(join(config.dataDir, 'last-site.json'), JSON.stringify(kept));
    await t.rejects(buildApp(away, { ...cheap, readOnly: true }), { code: 'SITE_UNKNOWN' }, 'never the shipped name');
  });

  const other = { ...config, databaseUrl: nowhere, dataDir: join(config.dataDir, 'cache') };
  await t.rejects(buildApp(other, { ...cheap, readOnly: true }), { code: 'SITE_UNKNOWN' });
});

t.test(
  'a database that comes and goes ends no process: it waits, is whole, and at the next start shows what it knew',
  async (t) => {
    const database = new URL(await takeDatabase(t));
    const way = await openWay(database);
    t.teardown(way.close);
    await way.close();
    const environment = {
      DATABASE_URL: way.url,
      DATABASE_POOL: '3',
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
