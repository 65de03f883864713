import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { withWorkFolder } from '../../src/operations/work-folders.ts';
import { makeDirectory } from '../fixtures/directory.ts';

const longAgo = new Date(Date.now() - 3600_000);

/** Starts a process that works in a temporary folder. */
async function startWork(t: Test, parent: string) {
  const words = ['--import=./test/fixtures/typescript.mjs', 'test/fixtures/work-folder-process.ts', parent];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  t.teardown(() => child.kill('SIGKILL'));
  const [folder] = await once(child.stdout, 'data');
  const kill = () => child.kill('SIGKILL') && ended;
  return { folder: String(folder), kill };
}

t.test('folders of a killed process are deleted, and those of a live one are not', async (t) => {
  const parent = makeDirectory(t);
  const [live, killed] = [await startWork(t, parent), await startWork(t, parent)];
  await killed.kill();
  await mkdir(join(parent, '.making-earlier', 'a folder'), { recursive: true });
  await mkdir(join(parent, '.before-new'));
  await writeFile(join(parent, 'site-1.tar'), 'a backup');
  for (const folder of [live.folder, killed.folder, join(parent, '.making-earlier')])
    await utimes(folder, longAgo, longAgo);
  t.ok(existsSync(killed.folder));

  let own = '';
  await withWorkFolder(parent, '.making-', async (folder) => {
    own = folder;
    await utimes(folder, longAgo, longAgo);
    await withWorkFolder(parent, '.proof-', async () => {});
    t.ok(existsSync(own), 'nor those of this process');
  });

  t.notOk(existsSync(own), 'a folder ends with its work');
  t.strictSame(
    (await readdir(parent)).map((name) => join(parent, name)).sort(),
    [join(parent, '.before-new'), live.folder, join(parent, 'site-1.tar')].sort(),
  );
  await live.kill();
  await utimes(live.folder, longAgo, longAgo);
  await withWorkFolder(parent, '.proof-', async () => {});
  t.notOk(existsSync(live.folder));
});

t.test('a folder is deleted if its work fails', async (t) => {
  const parent = makeDirectory(t);
  await t.rejects(
    withWorkFolder(parent, '.proof-', () => Promise.reject(new Error('The disk failed'))),
    { message: 'The disk failed' },
  );
  t.strictSame(await readdir(parent), []);
});
