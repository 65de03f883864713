import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { createBackup } from '../../src/operations/backup.ts';
import { build, callAs, configOf, contactRequest, signIn } from '../fixtures/app.ts';
import { captureLog } from '../fixtures/log.ts';
import { fileSource } from '../fixtures/store.ts';

/** Parts of a person's data that nothing else on the site contains. */
const marks = {
  name: 'Zebulon Quackenbush',
  email: 'zebulon@quackenbush.example',
  message: 'Xylophone-shaped cedar fence.',
};

t.test('a deleted person is in no byte of the database, of a later backup, or of the log', async (t) => {
  const { logger, lines } = captureLog('trace');
  const app = await build(t, {}, { logger });
  const { dataDir } = configOf(app);
  const call = callAs(app, await signIn(app));
  await app.inject({ method: 'POST', url: '/api/contact', payload: { ...contactRequest, ...marks } });
  const { leads } = (await call('GET', '/api/admin/leads?view=all')).json();
  const [{ id, version }] = leads;
  await call('POST', `/api/admin/leads/${id}/notes`, { text: marks.message, version });
  t.not((await bytesOf(dataDir)).length, 0);
  t.ok(await holds(dataDir), 'the test can see the person');

  const deleted = await call('DELETE', '/api/admin/leads', { ids: [id] });
  t.equal(deleted.statusCode, 200, deleted.body);
  await createBackup({ dataDir, backupDir: join(dataDir, 'backups') }, fileSource(dataDir), Date.now());
  await app.close();
  t.notOk(await holds(dataDir), 'after the deletion');
  t.notOk(
    Object.values(marks).some((mark) => JSON.stringify(lines).includes(mark)),
    'the log',
  );
});

/** Reads all files below a folder into one string. */
async function bytesOf(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const contents = await Promise.all(files.map(({ parentPath, name }) => readFile(join(parentPath, name), 'latin1')));
  return contents.join();
}

async function holds(folder: string): Promise<boolean> {
  const bytes = await bytesOf(folder);
  return Object.values(marks).some((mark) => bytes.includes(mark));
}
