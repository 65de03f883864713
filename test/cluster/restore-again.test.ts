import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { openDatabase } from '../../src/database/engine.ts';
import { createBackup } from '../../src/operations/backup.ts';
import { restoreIntoDatabase } from '../../src/operations/restore.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { runAsOperator, takeEmptyDatabase } from '../fixtures/postgres.ts';
import { fileSource } from '../fixtures/store.ts';
import { readTar, writeTar } from '../fixtures/transfer.ts';

const folder = makeDirectory(t, { source: { images: { originals: {} } }, archives: {}, data: {} });
const [source, archives, dataDir] = ['source', 'archives', 'data'].map((name) => join(folder, name)) as [
  string,
  string,
  string,
];
await writeFile(join(source, 'images/originals/gate.jpg'), Buffer.alloc(40_000_000, 7));
await (await openDatabase({ dataDir: source })).close();
const { file } = await createBackup({ dataDir: source, backupDir: archives }, fileSource(source), Date.now());
const backup = join(archives, file);

t.test('a killed restore into PostgreSQL can be run again', async (t) => {
  const databaseUrl = await takeEmptyDatabase();
  const start = () =>
    spawn(process.execPath, ['dist/server/commands.js', 'restore', backup], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
      stdio: 'ignore',
    });
  const child = start();
  const ended = once(child, 'exit');
  for await (const { filename } of watch(dataDir)) if (filename?.startsWith('.restore-')) break;
  child.kill('SIGKILL');
  await ended;
  t.ok((await listUnpacked()).length > 0, 'what it had unpacked is left');
  t.strictSame(await runAsOperator(databaseUrl, 'select name from blobs'), []);

  const [code] = await once(start(), 'exit');

  t.equal(code, 0);
  t.strictSame(await runAsOperator(databaseUrl, 'select name from blobs'), [{ name: 'images/originals/gate.jpg' }]);
  t.strictSame(await listUnpacked(), []);
});

t.test('an archive with an unknown entry leaves the database empty', async (t) => {
  const odd = join(folder, 'odd.tar');
  const entries = [...(await readTar(await readFile(backup)))].map(([name, content]) => ({ name, content }));
  await writeFile(odd, await writeTar([{ name: 'site.db-wal', content: 'x' }, ...entries]));
  const place = { dataDir: join(folder, 'other'), databaseUrl: await takeEmptyDatabase(), databasePool: 4 };
  await mkdir(place.dataDir);
  const { shared, close } = await openDatabase(place);
  t.teardown(close);
  if (!shared) throw new Error('it is no database that processes share');

  await t.rejects(restoreIntoDatabase(odd, place.dataDir, shared), { code: 'ARCHIVE_DAMAGED', message: /site.db-wal/ });

  t.strictSame(await runAsOperator(place.databaseUrl, 'select name from blobs'), []);
  t.strictSame(
    (await readdir(place.dataDir)).filter((name) => !name.startsWith('lock.db')),
    [],
  );
});

async function listUnpacked(): Promise<string[]> {
  return (await readdir(dataDir)).filter((name) => name.startsWith('.restore-'));
}
