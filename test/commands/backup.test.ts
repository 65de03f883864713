import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import t from 'tap';
import { build, callAs, configOf, contactRequest, postContact, signIn, start } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { makeDirectory } from '../fixtures/directory.ts';

/** Runs a built command as the npm scripts do. */
async function run(command: 'backup' | 'restore', dataDir: string, ...files: string[]) {
  const child = spawn(process.execPath, ['dist/server/commands.js', command, ...files], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { output, errors, code };
}

/** Reads two documents with their drafts and schedules, the redirects, the activity log, and the names of the leads. */
async function readOwnersData(app: FastifyInstance): Promise<unknown[]> {
  const call = callAs(app, await signIn(app));
  const paths = ['content/home', 'content/areas', 'redirects', 'changes'];
  const answers = await Promise.all(paths.map((path) => call('GET', `/api/admin/${path}`)));
  const leads = (await call('GET', '/api/contact-submissions')).json();
  const [home, areas, redirects, lines] = answers.map((answer) => answer.json());
  // Each sign-in of this test is a new browser.
  const changes = lines.filter(({ action }: { action: string }) => action !== 'new device');
  return [home, areas, redirects, changes, leads.map(({ name }: { name: string }) => name)];
}

t.test('a backup includes drafts, schedules, redirects, and the activity log', async (t) => {
  const app = await build(t);
  const [from, to] = [configOf(app).dataDir, join(makeDirectory(t), 'other')];
  const { call, open, saveDraft, publish } = await contentCalls(app);
  const draft = async (id: string, title: string) => {
    const { words, draftVersion } = await open(id);
    return (await saveDraft(id, { ...words, title }, draftVersion)).json().version;
  };
  const at = new Date(Date.now() + 3600_000).toISOString();
  await publish('home', await draft('home', 'Scheduled words'), { at });
  await draft('areas', 'Words of a draft');
  await call('POST', '/api/admin/redirects', { from: '/old-page', page: 'gallery' });
  await postContact(app);
  const stored = await readOwnersData(app);

  const running = await run('backup', from);
  const known = (await call('GET', '/api/admin/delivery')).json();
  await app.close();
  const stopped = await run('backup', from);
  const file = stopped.output.split('\n')[0] ?? '';
  const refused = await run('restore', from, file);
  const restored = await run('restore', to, file);
  const other = await start(t, { ...configOf(app), dataDir: to });

  t.match(running, { code: 0, output: /1 leads, .* the test restore passed/ });
  t.match(known, { backups: [{ file: /^site-\w+\.tar$/, leads: 1, provenAt: String }] }, 'the admin knows of it');
  t.match(refused, { code: 1, errors: /already contains data and was left untouched/ });
  t.equal(restored.code, 0, restored.errors);
  t.match(stored, [
    { draft: { title: 'Scheduled words' }, schedule: { at } },
    { draft: { title: 'Words of a draft' } },
  ]);
  t.strictSame(stored.at(-1), [contactRequest.name]);
  t.strictSame(await readOwnersData(other), stored);
  t.match(await other.inject('/old-page'), { statusCode: 302, headers: { location: '/gallery' } });
});

t.test('a command that fails gives the reason in one line and exits with 1', async (t) => {
  const folder = makeDirectory(t);

  for (const { code, errors } of [
    await run('backup', join(folder, 'nowhere')),
    await run('restore', folder),
    await run('restore', folder, 'no-such-file.tar'),
  ]) {
    t.equal(code, 1);
    t.match(errors, /^(No backup was made|Nothing was restored): [^\n]+\n$/);
  }
});
