import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import * as z from 'zod/mini';
import type { Config } from '../../src/config.ts';
import { setting } from '../../src/database/index.ts';
import { backupSource } from '../../src/operations/index.ts';
import { start } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { drawPicture } from '../fixtures/pictures.ts';
import { runAsOperator, takeDatabase } from '../fixtures/postgres.ts';
import { sharedConfig } from '../fixtures/shared-site.ts';
import { fileCalls } from '../fixtures/transfer.ts';

const folder = makeDirectory(t);
const source = await start(t, configOf(await takeDatabase(t)));
const calls = await fileCalls(source);
await calls.upload(await drawPicture(420, 280).jpeg().toBuffer(), 'yard.jpg');
const file = await calls.save();

/** Simulates two processes of one site in one. */
const url = await takeDatabase(t);
const configA = configOf(url);
const a = await start(t, configA);
const b = await start(t, configOf(url));
const atA = await fileCalls(a);
const atB = await fileCalls(b);

t.test('a file checked by one process is applied by another, once', async (t) => {
  const summary = (await atA.bring(file)).json();
  const { listFiles } = await backupSource(a.database);
  t.notOk((await listFiles?.())?.some(({ name }) => name.includes(summary.import)));
  await a.close();

  const applied = await atB.apply(summary);

  t.equal(applied.statusCode, 200, applied.body);
  const [here, there] = await Promise.all([source, b].map((app) => app.inject('/images/yard.jpg')));
  t.ok(there?.rawPayload.equals(here?.rawPayload ?? Buffer.alloc(0)));
  t.equal((await atB.apply(summary)).statusCode, 404);
  t.strictSame(await listWaiting(), []);
});

t.test('the next file at any process replaces the earlier one, which waits two hours', async (t) => {
  const again = await start(t, configA);
  const atA = await fileCalls(again);
  const first = (await atA.bring(file)).json();
  const second = (await atB.bring(file)).json();

  t.equal((await atA.apply(first)).statusCode, 404);
  await setting('waitingFile', z.object({ id: z.string(), atMs: z.number() })).update(
    b.db,
    (file) => file && { ...file, atMs: file.atMs - 7_210_000 },
  );
  t.equal((await atA.apply(second)).statusCode, 404);

  await t.test('only one of several simultaneous imports is applied, with one process or two', async (t) => {
    const imports = () => b.db.selectFrom('changes').select('id').where('action', '=', 'import').execute();
    const before = await imports();
    const third = (await atB.bring(file)).json();

    const answers = await Promise.all([atA, atB, atA, atB].map(({ apply }) => apply(third)));

    const [done, ...refused] = answers.map(({ statusCode }) => statusCode).sort();
    t.equal(done, 200);
    t.ok(
      refused.every((status) => status === 404 || status === 409),
      refused.join(' '),
    );
    t.equal((await imports()).length, before.length + 1);
  });
});

t.test('a scheduled publication reaches every process, even after newer edits', async (t) => {
  const clock = { now: Date.now() };
  const here = await start(t, configA, { now: () => clock.now });
  const calls = await contentCalls(here);
  const { words, draftVersion } = await calls.open('elon');
  await calls.saveDraft('elon', { ...words, title: 'As scheduled' }, draftVersion);
  await calls.publish('elon', draftVersion + 1, { at: new Date(clock.now + 120_000).toISOString() });
  await calls.saveDraft('elon', { ...words, title: 'Written since' }, draftVersion + 2);
  await b.site.catchUp();

  clock.now += 120_000;
  await here.publisher.run();
  await b.site.catchUp();

  const title = ({ documents }: typeof b.site.current) => documents.byId.get('elon')?.words;
  t.match(title(here.site.current), { title: 'As scheduled' });
  t.match(title(b.site.current), { title: 'As scheduled' });
});

function configOf(url: string): Config {
  return sharedConfig(mkdtempSync(join(folder, 'site-')), url);
}

function listWaiting(): Promise<object[]> {
  return runAsOperator(url, `select name from blobs where name like 'waiting/%'`);
}
