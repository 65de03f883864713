import { once } from 'node:events';
import { chmodSync, cpSync, readdirSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { contactRequest } from '../fixtures/app.ts';
import { postForm } from '../fixtures/lead-photos.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { callRunning, draftRunning, type SiteProcess, sendContact, startSite } from '../fixtures/site-process.ts';
import { openSocket } from '../fixtures/socket.ts';

const tellsAll = { environment: { LOG_LEVEL: 'debug' } };

/** The data of a site in use, whose pages are stored: each test freezes a copy. */
const used = t.testdir();
const first = await startSite(t, used, tellsAll);
const call = await callRunning(first.address);
for (const [id, change] of [
  ['financing', { title: 'Monthly payments by the owner' }],
  ['bar', { on: true, text: 'Open all winter' }],
] as const)
  await call('POST', `/api/admin/content/${id}/publication`, { version: await draftRunning(call, id, change) });
first.child.kill('SIGTERM');
await first.ended;
const second = await startSite(t, used, tellsAll);
await untilKept(second);
second.child.kill('SIGTERM');
await second.ended;

t.test('on a volume that takes nothing the public pages stand and forms say the truth', async (t) => {
  const { dataDir, site } = await startOnFrozenVolume(t);

  const page = await fetch(`${site.address}/pool-fencing`);
  const answer = await sendContact(site.address);
  const ready = await fetch(`${site.address}/readyz`);
  const picture = await fetch(`${site.address}/images/hero-image.jpg`);
  const admin = await fetch(`${site.address}/api/admin/session`);
  const form = await postForm(site.address, contactRequest, [{ name: 'yard.jpg', bytes: await takePhoto() }]);
  const changed = await (await fetch(`${site.address}/fence-financing`)).text();
  await picture.body?.cancel();
  site.child.kill('SIGTERM');

  t.equal(page.status, 200);
  t.match(await page.text(), '(336) 555-0142');
  t.match(changed, 'Monthly payments by the owner', 'statement 21: the owner’s pages');
  t.match(changed, 'Open all winter', 'and announcement');
  t.equal(answer.status, 503);
  t.match(((await answer.json()) as { message: string }).message, /could not be stored.*\(336\) 555-0142/);
  t.equal(ready.status, 503);
  t.equal(picture.status, 200);
  t.equal(admin.status, 503);
  t.equal(form.status, 503);
  t.match(await form.text(), /could not be stored.*\(336\) 555-0142/s);
  t.equal(site.lines.filter((line) => line.includes('Until then only the public pages are shown')).length, 1);
  t.equal(await site.ended, 0);
  t.match(site.lines.join('\n'), '"msg":"stopped"');
  thaw(dataDir);
});

t.test('the whole site is back by itself once the volume takes data again, and says so once', async (t) => {
  const { dataDir, site } = await startOnFrozenVolume(t);
  const hanging = openSocket(site.address);
  hanging.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  t.equal((await sendContact(site.address)).status, 503);

  thaw(dataDir);
  while (!site.lines.some((line) => line.includes('the whole site is back'))) await once(site.child, 'line');
  // The system gives a free port (0) anew at each listening.
  const address = /Server listening at (http:[^"]+)/.exec(
    site.lines.findLast((line) => line.includes('listening')) ?? '',
  )?.[1];

  t.equal((await sendContact(`${address}`)).status, 201);
  t.equal((await fetch(`${address}/readyz`)).status, 200);
  t.equal((await fetch(`${address}/api/admin/session`)).status, 200);
  t.equal(site.lines.filter((line) => line.includes('The site cannot start')).length, 1);
  site.child.kill('SIGTERM');
  t.equal(await site.ended, 0);
});

t.test('a database that turns out damaged when the volume is back is told once, and the pages stay', async (t) => {
  const { dataDir, site } = await startOnFrozenVolume(t);

  thaw(dataDir);
  writeFileSync(join(dataDir, 'site.db'), 'this is no database, and it may be all that is left of one'.repeat(100));
  while (!site.lines.some((line) => line.includes('is damaged'))) await once(site.child, 'line');

  t.equal((await fetch(`${site.address}/pool-fencing`)).status, 200);
  t.equal((await sendContact(site.address)).status, 503);
  site.child.kill('SIGTERM');
  t.equal(await site.ended, 0);
});

t.test('a process that dies while it keeps the pages leaves those of before, whole', async (t) => {
  const dataDir = copyUsed(t);
  const before = await startSite(t, dataDir);
  const call = await callRunning(before.address);
  const version = await draftRunning(call, 'financing', { title: 'Other payments by the owner' });
  await call('POST', '/api/admin/content/financing/publication', { version });
  before.child.kill('SIGKILL');
  await before.ended;

  const died = watch(join(dataDir, 'fallback'));
  const dying = await startSite(t, dataDir);
  await once(died, 'change');
  dying.child.kill('SIGKILL');
  await dying.ended;
  died.close();
  chmodAll(dataDir, { folder: 0o555, file: 0o444 });
  const site = await startSite(t, dataDir, { obeysPermissions: true });

  const page = await fetch(`${site.address}/fence-financing`);
  const html = await page.text();
  t.equal(page.status, 200);
  t.match(html, '</html>');
  const named = [...html.matchAll(/(?<![\w.-])\/(?:assets|icons|images\/variants)\/[\w./-]+/g)];
  t.ok(named.length > 5);
  for (const [path] of named) {
    const file = await fetch(site.address + path);
    await file.body?.cancel();
    t.equal(file.status, 200, path);
  }
  site.child.kill('SIGTERM');
  t.equal(await site.ended, 0);
  thaw(dataDir);
});

function copyUsed(t: Test): string {
  const dataDir = t.testdir();
  cpSync(used, dataDir, { recursive: true });
  return dataDir;
}

/** Starts that site on a volume that can be read and not written, as one that was remounted read-only. */
async function startOnFrozenVolume(t: Test): Promise<{ dataDir: string; site: SiteProcess }> {
  const dataDir = copyUsed(t);
  chmodAll(dataDir, { folder: 0o555, file: 0o444 });
  return { dataDir, site: await startSite(t, dataDir, { obeysPermissions: true }) };
}

async function untilKept({ child, lines }: SiteProcess): Promise<void> {
  while (!lines.some((line) => line.includes('the pages are stored'))) await once(child, 'line');
}

function thaw(dataDir: string): void {
  chmodAll(dataDir, { folder: 0o777, file: 0o666 });
}

function chmodAll(dataDir: string, modes: { folder: number; file: number }): void {
  chmodSync(dataDir, 0o777);
  for (const entry of readdirSync(dataDir, { withFileTypes: true, recursive: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? modes.folder | 0o111 : modes.file);
  chmodSync(dataDir, modes.folder);
}
