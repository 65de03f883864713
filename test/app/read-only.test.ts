import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { buildFallback } from '../../src/fallback.ts';
import { build, configOf, contactRequest } from '../fixtures/app.ts';
import { contentCalls } from '../fixtures/content.ts';
import { postForm } from '../fixtures/lead-photos.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { type SiteProcess, sendContact, startSite, untilLine } from '../fixtures/site-process.ts';
import { openSocket } from '../fixtures/socket.ts';

// A site in use, whose pages are stored but for its last change: each start gets a copy.
const app = await build(t, { DATA_DIR: join(t.testdirName, 'used') });
const config = configOf(app);
const { change } = await contentCalls(app);
await change('financing', { title: 'Monthly payments by the owner' });
await change('bar', { on: true, text: 'Open all winter' });
await app.storeFallback();
await change('financing', { title: 'Other payments by the owner' });
await app.close();
const [frozen, damaged, died, stopped] = ['frozen', 'damaged', 'died', 'stopped'].map((name) => {
  cpSync(config.dataDir, join(t.testdirName, name), { recursive: true });
  return join(t.testdirName, name);
}) as [string, string, string, string];

/** Starts the site on a volume that can be read and not written, as one that was remounted read-only. */
async function startOnFrozenVolume(dataDir: string): Promise<SiteProcess> {
  chmodAll(dataDir, { folder: 0o555, file: 0o444 });
  t.teardown(() => thaw(dataDir));
  return startSite(t, dataDir, { obeysPermissions: true });
}

const site = await startOnFrozenVolume(frozen);
const noRoom = /could not be stored.*\(336\) 555-0142/s;

t.test('on a volume that takes nothing the public pages stand and forms say the truth', async (t) => {
  const ask = async (path: string) => {
    const response = await fetch(site.address + path);
    return { status: response.status, body: await response.text() };
  };
  const photo = { name: 'yard.jpg', bytes: await takePhoto() };
  const plain = await sendContact(site.address);
  const form = await postForm(site.address, contactRequest, [photo]);

  t.match(await ask('/pool-fencing'), { status: 200, body: '(336) 555-0142' });
  const owners = await ask('/fence-financing');
  t.match(owners.body, 'Monthly payments by the owner', 'statement 21: the owner’s pages');
  t.match(owners.body, 'Open all winter', 'and announcement');
  t.match([plain.status, await plain.text()], [503, noRoom]);
  t.match([form.status, await form.text()], [503, noRoom]);
  for (const [path, status] of [
    ['/readyz', 503],
    ['/api/admin/session', 503],
    ['/images/hero-image.jpg', 200],
  ] as const)
    t.equal((await ask(path)).status, status, path);
  t.equal(site.lines.filter((line) => line.includes('Until then only the public pages are shown')).length, 1);
});

t.test('the whole site is back by itself once the volume takes data again, and says so once', async (t) => {
  openSocket(site.address).write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  t.equal((await sendContact(site.address)).status, 503);

  thaw(frozen);
  await untilLine(site, 'the whole site is back');
  // The system gives a free port (0) anew at each listening.
  const listening = site.lines.findLast((line) => line.includes('listening')) ?? '';
  const address = /Server listening at (http:[^"]+)/.exec(listening)?.[1];

  t.equal((await sendContact(`${address}`)).status, 201);
  for (const path of ['/readyz', '/api/admin/session']) t.equal((await fetch(address + path)).status, 200, path);
  t.equal(site.lines.filter((line) => line.includes('The site cannot start')).length, 1);
  site.child.kill('SIGTERM');
  t.equal(await site.ended, 0);
});

t.test('a database that turns out damaged when the volume is back is told once, and the pages stay', async (t) => {
  const site = await startOnFrozenVolume(damaged);

  thaw(damaged);
  writeFileSync(join(damaged, 'site.db'), 'this is no database, and it may be all that is left of one'.repeat(100));
  await untilLine(site, 'is damaged');

  t.equal((await fetch(`${site.address}/pool-fencing`)).status, 200);
  t.equal((await sendContact(site.address)).status, 503);
  site.child.kill('SIGTERM');
  t.equal(await site.ended, 0);
  t.match(site.lines.join('\n'), '"msg":"stopped"');
});

t.test('a stop while the whole site takes the place of the pages closes the database all the same', async (t) => {
  const site = await startOnFrozenVolume(stopped);
  const watcher = watch(stopped);
  thaw(stopped);
  while (!existsSync(join(stopped, 'site.db-wal'))) await once(watcher, 'change');
  watcher.close();
  site.child.kill('SIGTERM');

  t.equal(await site.ended, 0);
  t.notOk(
    existsSync(join(stopped, 'site.db-wal')),
    'the last process to close it writes its changes into the database',
  );
  t.notMatch(site.lines.join('\n'), 'the whole site is back');
});

t.test('a process that dies while it keeps the pages leaves those of before, whole', async (t) => {
  const watcher = watch(join(died, 'fallback'));
  const dying = await startSite(t, died);
  await once(watcher, 'change');
  dying.child.kill('SIGKILL');
  await dying.ended;
  watcher.close();

  const { app: fallback } = await buildFallback({ ...config, dataDir: died });
  t.teardown(() => fallback.close());
  const { statusCode, body } = await fallback.inject('/fence-financing');
  t.match([statusCode, body], [200, /payments by the owner[\s\S]*<\/html>/]);
  const named = [...body.matchAll(/(?<![\w.-])\/(?:assets|icons|images\/variants)\/[\w./-]+/g)];
  t.ok(named.length > 5);
  for (const [path] of named) t.equal((await fallback.inject(path)).statusCode, 200, path);
});

function thaw(dataDir: string): void {
  chmodAll(dataDir, { folder: 0o777, file: 0o666 });
}

function chmodAll(dataDir: string, modes: { folder: number; file: number }): void {
  chmodSync(dataDir, 0o777);
  for (const entry of readdirSync(dataDir, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? modes.folder | 0o111 : modes.file);
  chmodSync(dataDir, modes.folder);
}
