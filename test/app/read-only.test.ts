import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { build, configOf, contactRequest, listen } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { postForm } from '../fixtures/lead-photos.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { type SiteProcess, sendContact, startSite, untilLine } from '../fixtures/site-process.ts';
import { openSocket } from '../fixtures/socket.ts';
import { until } from '../fixtures/until.ts';

// A site in use: each start gets a copy.
const folder = makeDirectory(t);
const app = await build(t, { DATA_DIR: join(folder, 'used') });
const config = configOf(app);
await listen(app);
await until('the start page is kept', () => existsSync(join(config.dataDir, 'start-page.json')));
await app.close();
const [frozen, damaged, stopped] = ['frozen', 'damaged', 'stopped'].map((name) => {
  cpSync(config.dataDir, join(folder, name), { recursive: true });
  return join(folder, name);
}) as [string, string, string];

/** Starts the site on a read-only volume, like one that was remounted. */
async function startOnFrozenVolume(dataDir: string): Promise<SiteProcess> {
  chmodAll(dataDir, { folder: 0o555, file: 0o444 });
  t.teardown(() => thaw(dataDir));
  return startSite(t, dataDir, { obeysPermissions: true });
}

const site = await startOnFrozenVolume(frozen);
const noRoom = /could not be stored.*\(336\) 555-0142/s;

t.test('on a read-only volume pages show the phone number and forms report the failure', async (t) => {
  const photo = { name: 'yard.jpg', bytes: await takePhoto() };
  const plain = await sendContact(site.address);
  const form = await postForm(site.address, contactRequest, [photo]);

  const page = await fetch(`${site.address}/pool-fencing`);
  t.match([page.status, await page.text()], [503, '(336) 555-0142']);
  t.match([plain.status, await plain.text()], [503, /\(336\) 555-0142/]);
  t.match([form.status, await form.text()], [503, noRoom]);
  for (const path of ['/readyz', '/servez', '/api/admin/session'])
    t.equal((await fetch(site.address + path)).status, 503, path);
  t.equal((await fetch(`${site.address}/healthz`)).status, 200);
  t.equal(site.lines.filter((line) => line.includes('Until then visitors see a page')).length, 1);
});

t.test('the site returns once the volume is writable, and says so once', async (t) => {
  openSocket(site.address).write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  t.equal((await sendContact(site.address)).status, 503);

  thaw(frozen);
  await untilLine(site, 'the whole site is back');
  // With port 0, the system picks a new free port each time.
  const listening = site.lines.findLast((line) => line.includes('listening')) ?? '';
  const address = /Server listening at (http:[^"]+)/.exec(listening)?.[1];

  t.equal((await sendContact(`${address}`)).status, 201);
  for (const path of ['/readyz', '/api/admin/session']) t.equal((await fetch(address + path)).status, 200, path);
  t.equal(site.lines.filter((line) => line.includes('The site cannot start')).length, 1);
  site.child.kill('SIGTERM');
  t.equal(await site.ended, 0);
});

t.test('a database found damaged after the volume is back is reported once', async (t) => {
  const site = await startOnFrozenVolume(damaged);

  thaw(damaged);
  writeFileSync(join(damaged, 'site.db'), 'this is no database, and it may be all that is left of one'.repeat(100));
  await untilLine(site, 'is damaged');

  t.match(await (await fetch(`${site.address}/pool-fencing`)).text(), '(336) 555-0142');
  t.equal((await sendContact(site.address)).status, 503);
  site.child.kill('SIGTERM');
  t.equal(await site.ended, 0);
  t.match(site.lines.join('\n'), '"msg":"stopped"');
});

t.test('a stop during the switch from the waiting server to the site closes the database', async (t) => {
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

function thaw(dataDir: string): void {
  chmodAll(dataDir, { folder: 0o777, file: 0o666 });
}

function chmodAll(dataDir: string, modes: { folder: number; file: number }): void {
  chmodSync(dataDir, 0o777);
  for (const entry of readdirSync(dataDir, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? modes.folder | 0o111 : modes.file);
  chmodSync(dataDir, modes.folder);
}
