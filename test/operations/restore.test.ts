import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, watch, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { openDatabase } from '../../src/database/engine.ts';
import { createBackup } from '../../src/operations/backup.ts';
import { restoreBackup } from '../../src/operations/restore.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { makeEarlier } from '../fixtures/earlier-state.ts';
import { fileSource } from '../fixtures/store.ts';
import { makeHeader } from '../fixtures/tar-header.ts';
import { type Entry, writeTar } from '../fixtures/transfer.ts';
import { volume } from '../fixtures/volume.ts';

const folder = makeDirectory(t, { source: {}, archives: {} });
const dataDir = join(folder, 'source');
await mkdir(join(dataDir, 'images/originals'), { recursive: true });
await mkdir(join(dataDir, 'lost+found'), { mode: 0o000 });
await writeFile(join(dataDir, 'images/originals/gate.jpg'), Buffer.alloc(20_000_000, 7));
for (const name of ['session.key', 'notes.txt', 'images.tmp'])
  await writeFile(join(dataDir, name), name === 'session.key' ? 'f'.repeat(64) : 'not the site’s');
await (await openDatabase({ dataDir })).close();
const made = await createBackup({ dataDir, backupDir: join(folder, 'archives') }, fileSource(dataDir), Date.now());
const backup = join(folder, 'archives', made.file);
const parts = ['images', 'session.key', 'site.db'];
const whole = await restoreBackup(backup, join(folder, 'whole'));
const database = await readFile(join(folder, 'whole', 'site.db'));

t.test('a backup contains what a site needs and nothing else from its directory', async (t) => {
  t.strictSame(Object.keys(whole.files).sort(), ['images/originals/gate.jpg', 'session.key', 'site.db']);
  t.strictSame((await readdir(join(folder, 'whole'))).sort(), parts);
  for (const taken of [dataDir, join(folder, 'whole')])
    await t.rejects(restoreBackup(backup, taken), { code: 'DATA_DIRECTORY_FULL' }, 'where a site is, or was restored');
});

t.test('an archive with a wrong name or manifest leaves nothing behind', async (t) => {
  const names = [
    '../evil',
    '/evil',
    'images/../../evil',
    './site.db',
    'images//gate.jpg',
    'C:evil',
    'images\\evil',
    'site.db-wal',
    'site.db-journal',
    'lock.db',
    'backups/site-1.tar',
    'incoming/a',
    'cache/a',
    '.restoring/a',
    '__proto__',
    'constructor',
    'extra',
    'images',
    'session.key/a',
    'site.db/a',
    'SITE.DB',
    'ｉmages/a',
    '',
    'a\nb',
    `${'a'.repeat(300)}`,
    'manifest.json/a',
    'dist/server/main.js',
    '.env',
    '.gitkeep',
    'images/\0a',
  ];
  for (const name of names) await refuse(t, JSON.stringify(name), await pack([{ name, content: 'x' }]));
  await refuse(t, 'a name twice', await pack([{ name: 'session.key', content: 'x' }], ['session.key']));
  const manifests = ['[]', 'null', '{', '{}', '"a"', '{"version":1,"files":{"__proto__":{}}}', '['.repeat(90_000)];
  for (const content of manifests)
    await refuse(t, `the manifest ${content.slice(0, 40)}`, await writeTar([{ name: 'manifest.json', content }]));
  await refuse(t, 'no database', await writeTar([manifestOf([])]));
  await refuse(t, 'no size', Buffer.concat([makeHeader('session.key', { size: Buffer.from([0xc2]) }), await pack([])]));
  await refuse(t, 'a file after the manifest', await writeTar([manifestOf([]), { name: 'session.key', content: 'x' }]));
  const flipped = await readFile(backup);
  flipped[10_000_000] = 8;
  await refuse(t, 'one flipped byte', flipped);
});

t.test('a backup of an earlier schema is refused in one line, and nothing is left behind', async (t) => {
  const source = makeDirectory(t, { data: {} });
  await (await openDatabase({ dataDir: source })).close();
  makeEarlier(join(source, 'site.db'));
  const places = { dataDir: source, backupDir: join(source, 'archives') };
  const { file } = await createBackup(places, fileSource(source), Date.now());
  const target = join(source, 'data');

  const message = /^The database in \S+\.tar was written by an earlier version of this program [^\n]*$/;
  await t.rejects(restoreBackup(join(places.backupDir, file), target), { message });

  t.strictSame(await readdir(target), []);
});

t.test('a killed restore can be run again', async (t) => {
  const root = makeDirectory(t);
  // One run for each signal, or two in a soak.
  for (const [count, delayMs] of [0, 30, 100, 10, 60, 150].slice(0, volume(30)).entries()) {
    const target = join(root, `data-${count}`);
    await mkdir(target);
    const child = run(target);
    const ended = once(child, 'exit');
    for await (const _event of watch(target)) break;
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, delayMs))]);
    child.kill((['SIGKILL', 'SIGINT', 'SIGTERM'] as const)[count % 3]);
    const [code] = await ended;
    // The signal may come after the last move, just before the process ends.
    if (code === 0 || (await readdir(target)).sort().join() === parts.join()) continue;
    await restoreBackup(backup, target);
    t.strictSame((await readdir(target)).sort(), parts, `${delayMs} ms`);
  }
});

t.test('a restore killed between any two moves can run again, and no site starts before', async (t) => {
  const root = makeDirectory(t);
  for (let count = 0; count <= parts.length; count += 1) {
    const target = join(root, `data-${count}`);
    await mkdir(join(target, '.restoring'), { recursive: true });
    await writeFile(join(target, 'lock.db'), '');
    for (const [index, part] of parts.entries())
      await writeFile(join(target, index < count ? '' : '.restoring', part), 'of an archive');
    await t.rejects(openDatabase({ dataDir: target }), { code: 'RESTORE_UNFINISHED' });

    await restoreBackup(backup, target);

    t.strictSame((await readdir(target)).sort(), parts);
    t.ok((await readFile(join(target, 'site.db'))).equals(database), `after ${count} of ${parts.length}`);
  }
});

t.test('a restore leaves other files and directories in use alone', async (t) => {
  const target = join(makeDirectory(t), 'data');
  await mkdir(join(target, '.restoring'), { recursive: true });
  await writeFile(join(target, 'notes.txt'), 'mine');
  await t.rejects(restoreBackup(backup, target), { code: 'DATA_DIRECTORY_FULL' });
  t.strictSame((await readdir(target)).sort(), ['.restoring', 'notes.txt']);

  const empty = makeDirectory(t);
  const first = restoreBackup(backup, empty);
  for await (const { filename } of watch(empty)) if (filename?.startsWith('.restore-')) break;
  await t.rejects(restoreBackup(backup, empty), { code: 'DATA_DIRECTORY_IN_USE' });
  await first;
  t.strictSame((await readdir(empty)).sort(), parts);
});

/** Runs the command like an operator. */
function run(target: string) {
  const env = { PATH: process.env.PATH, DATA_DIR: target };
  return spawn(process.execPath, ['dist/server/commands.js', 'restore', backup], { env, stdio: 'ignore' });
}

async function refuse(t: Test, what: string, archive: Buffer): Promise<void> {
  const root = join(folder, 'refused');
  const path = join(root, 'odd.tar');
  await mkdir(root, { recursive: true });
  await writeFile(path, archive);
  const outside = await readdir(folder);

  await t.rejects(
    restoreBackup(path, join(root, 'data')),
    { code: 'ARCHIVE_DAMAGED', message: /^[^\n]{10,300}\.?$/ },
    what,
  );

  t.strictSame(await readdir(join(root, 'data')), [], what);
  t.strictSame((await readdir(root)).sort(), ['data', 'odd.tar'], what);
  t.strictSame(await readdir(folder), outside, what);
  await rm(root, { recursive: true });
}

/** Creates an archive whose manifest lists everything in it. */
function pack(added: readonly Entry[], sure: readonly string[] = []): Promise<Buffer> {
  const site = [{ name: 'site.db', content: database }, ...sure.map((name) => ({ name, content: 'x' }))];
  return writeTar([...site, ...added, manifestOf([...site, ...added])]);
}

function manifestOf(entries: readonly Entry[]): Entry {
  const sum = (content: Buffer | string) => createHash('sha256').update(content).digest('hex');
  const files = entries.map(({ name, content = '' }) => [name, { bytes: content.length, sha256: sum(content) }]);
  return { name: 'manifest.json', content: JSON.stringify({ ...whole, files: Object.fromEntries(files) }) };
}
