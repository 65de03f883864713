import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { contactRequest } from '../fixtures/app.ts';
import { callRunning, draftRunning, sendContact, startSite } from '../fixtures/site-process.ts';

/** Runs a built command as the npm scripts do. */
async function run(command: 'backup' | 'restore', dataDir: string, ...files: string[]) {
  const child = spawn(process.execPath, ['dist/server/commands.js', command, ...files], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output, errors, code };
}

t.test('a backup of the running site, and of the stopped one, moves it to another machine', async (t) => {
  const directory = t.testdir({ site: {}, other: {} });
  const site = await startSite(t, join(directory, 'site'));
  await sendContact(site.address);

  const running = await run('backup', join(directory, 'site'));
  const call = await callRunning(site.address);
  const known = await call('GET', '/api/admin/delivery');
  site.child.kill('SIGTERM');
  await site.ended;
  const stopped = await run('backup', join(directory, 'site'));
  const file = stopped.output.split('\n')[0] ?? '';
  const refused = await run('restore', join(directory, 'site'), file);
  const restored = await run('restore', join(directory, 'other'), file);

  t.equal(running.code, 0, running.errors);
  t.match(running.output, /1 leads, .* restored for proof and found whole/);
  t.match(known, { backups: [{ file: /^site-\w+\.tar$/, leads: 1, provenAt: String }] }, 'the desk knows of it');
  t.equal(stopped.code, 0, stopped.errors);
  t.equal(refused.code, 1);
  t.match(refused.errors, /already holds data and was left untouched/);
  t.equal(restored.code, 0, restored.errors);
  const database = new SqliteDatabase(join(directory, 'other', 'site.db'), { readonly: true });
  t.strictSame(database.prepare('select name from submissions').pluck().all(), [contactRequest.name]);
  database.close();
  t.ok((await startSite(t, join(directory, 'other'))).address, 'the restored site starts');
});

t.test('statement 44: a backup brings drafts, schedules, redirects and the audit log to another machine', async (t) => {
  const directory = t.testdir({ site: {}, other: {} });
  const site = await startSite(t, join(directory, 'site'));
  const call = await callRunning(site.address);
  const version = await draftRunning(call, 'home', { title: 'Scheduled words' });
  const at = new Date(Date.now() + 3600_000).toISOString();
  await call('POST', '/api/admin/content/home/publication', { version, at });
  await draftRunning(call, 'areas', { title: 'Words of a draft' });
  await call('POST', '/api/admin/redirects', { from: '/old-page', page: 'gallery' });
  const stored = await readOwnersData(call);
  site.child.kill('SIGTERM');
  await site.ended;

  const { output } = await run('backup', join(directory, 'site'));
  const restored = await run('restore', join(directory, 'other'), output.split('\n')[0] ?? '');
  t.equal(restored.code, 0, restored.errors);
  const other = await startSite(t, join(directory, 'other'));

  t.match(stored, [
    { draft: { title: 'Scheduled words' }, schedule: { at } },
    { draft: { title: 'Words of a draft' } },
  ]);
  t.strictSame(await readOwnersData(await callRunning(other.address)), stored);
  const { status, headers } = await fetch(`${other.address}/old-page`, { redirect: 'manual' });
  t.strictSame([status, headers.get('location')], [302, '/gallery']);
});

/** Two documents with their drafts and schedules, the redirects and the audit log. */
async function readOwnersData(call: Awaited<ReturnType<typeof callRunning>>): Promise<unknown[]> {
  const paths = ['content/home', 'content/areas', 'redirects', 'changes'];
  return Promise.all(paths.map((path) => call('GET', `/api/admin/${path}`)));
}

t.test('a command that cannot do its work says why in one line and ends with 1', async (t) => {
  const nothing = await run('backup', join(t.testdir(), 'nowhere'));
  const unnamed = await run('restore', t.testdirName);
  const missing = await run('restore', t.testdirName, 'no-such-file.tar');

  for (const { code, errors } of [nothing, unnamed, missing]) {
    t.equal(code, 1);
    t.match(errors, /^(No backup was made|Nothing was restored): [^\n]+\n$/);
  }
});
