import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

const directory = t.testdir({ site: {}, other: {} });
const [from, to] = [join(directory, 'site'), join(directory, 'other')];
const site = await startSite(t, from);
const call = await callRunning(site.address);

t.test('a backup of the running site, and of the stopped one, moves it to another machine', async (t) => {
  await sendContact(site.address);
  const at = new Date(Date.now() + 3600_000).toISOString();
  const version = await draftRunning(call, 'home', { title: 'Scheduled words' });
  await call('POST', '/api/admin/content/home/publication', { version, at });
  await draftRunning(call, 'areas', { title: 'Words of a draft' });
  await call('POST', '/api/admin/redirects', { from: '/old-page', page: 'gallery' });
  const stored = await readOwnersData(call);

  const running = await run('backup', from);
  const known = await call('GET', '/api/admin/delivery');
  site.child.kill('SIGTERM');
  await site.ended;
  const stopped = await run('backup', from);
  const file = stopped.output.split('\n')[0] ?? '';
  const refused = await run('restore', from, file);
  const restored = await run('restore', to, file);
  const other = await startSite(t, to);

  t.match(running, { code: 0, output: /1 leads, .* restored for proof and found whole/ });
  t.match(known, { backups: [{ file: /^site-\w+\.tar$/, leads: 1, provenAt: String }] }, 'the desk knows of it');
  t.match(refused, { code: 1, errors: /already holds data and was left untouched/ });
  t.equal(restored.code, 0, restored.errors);
  t.match(await (await callRunning(other.address))('GET', '/api/contact-submissions'), [{ name: contactRequest.name }]);

  t.test(
    'statement 44: a backup brings drafts, schedules, redirects and the audit log to another machine',
    async (t) => {
      t.match(stored, [
        { draft: { title: 'Scheduled words' }, schedule: { at } },
        { draft: { title: 'Words of a draft' } },
      ]);
      t.strictSame(await readOwnersData(await callRunning(other.address)), stored);
      const { status, headers } = await fetch(`${other.address}/old-page`, { redirect: 'manual' });
      t.strictSame([status, headers.get('location')], [302, '/gallery']);
    },
  );
});

/** Two documents with their drafts and schedules, the redirects and the audit log. */
async function readOwnersData(call: Awaited<ReturnType<typeof callRunning>>): Promise<unknown[]> {
  const paths = ['content/home', 'content/areas', 'redirects', 'changes'];
  return Promise.all(paths.map((path) => call('GET', `/api/admin/${path}`)));
}

t.test('a command that cannot do its work says why in one line and ends with 1', async (t) => {
  const folder = t.testdir();

  for (const { code, errors } of [
    await run('backup', join(folder, 'nowhere')),
    await run('restore', folder),
    await run('restore', folder, 'no-such-file.tar'),
  ]) {
    t.equal(code, 1);
    t.match(errors, /^(No backup was made|Nothing was restored): [^\n]+\n$/);
  }
});
