import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t, { type Test } from 'tap';
import { contactRequest } from '../fixtures/app.ts';
import { runSite, type SiteProcess, startSite } from '../fixtures/site-process.ts';
import { openSocket, readToEnd } from '../fixtures/socket.ts';

const generated = { ADMIN_PASSWORD: '', STAFF_PASSWORD: '' };

function postContact(address: string): Promise<Response> {
  return fetch(`${address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(contactRequest),
  });
}

t.test('kill -9 right after a 201 loses nothing', async (t) => {
  const dataDir = t.testdir();
  const site = await startSite(t, dataDir);

  const response = await postContact(site.address);
  site.child.kill('SIGKILL');
  t.equal(response.status, 201);
  const { reference } = (await response.json()) as { reference: string };
  await site.ended;

  const database = new SqliteDatabase(join(dataDir, 'site.db'), { readonly: true });
  const rows = database.prepare('select reference, message from submissions').all();
  database.close();
  t.strictSame(rows, [{ reference, message: contactRequest.message }]);
  t.equal((await postContact((await startSite(t, dataDir)).address)).status, 201, 'the next start needs no repair');
});

t.test('SIGTERM lets a request in flight finish and ends with 0, though another one hangs', async (t) => {
  const site = await startSite(t, t.testdir());
  const body = JSON.stringify(contactRequest);
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const inFlight = openSocket(site.address);
  const hanging = openSocket(site.address);
  inFlight.write(`${head}${body.slice(0, 20)}`);
  hanging.write(`${head}${body.slice(0, 20)}`);
  // An answer on a third connection shows that the server has read the two before it.
  await fetch(`${site.address}/healthz`);
  const startedAt = Date.now();

  site.child.kill('SIGTERM');
  while (!site.lines.some((line) => line.includes('"stopping"'))) await once(site.child, 'line');
  const answers = readToEnd(inFlight);
  inFlight.write(`${body.slice(20)}GET /pool-fencing HTTP/1.1\r\nHost: x\r\n\r\n`);

  t.match(await answers, /^HTTP\/1\.1 201 /);
  t.match(await answers, /HTTP\/1\.1 200 [\s\S]*<\/html>/, 'so is the next one on its connection');
  t.equal(await site.ended, 0);
  t.ok(Date.now() - startedAt < 10_000, `${Date.now() - startedAt} ms`);
});

t.test('a second process on one data directory refuses with a clear line and harms nothing', async (t) => {
  const dataDir = t.testdir();
  const first = await startSite(t, dataDir);

  const second = await runSite(t, dataDir);

  t.equal(second.code, 1);
  t.equal(second.lines.length, 1);
  t.match(second.lines[0], /Another process already uses the data directory/);
  t.equal((await postContact(first.address)).status, 201);
});

t.test('the generated admin password is printed once, and only its hash is stored', async (t) => {
  const dataDir = t.testdir();

  const first = await startSite(t, dataDir, { environment: generated });
  const password = /admin password is\s+(\S+)/.exec(first.lines.join('\n'))?.[1] ?? '';
  first.child.kill('SIGTERM');
  await first.ended;
  const second = await startSite(t, dataDir, { environment: generated });
  const login = await fetch(`${second.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });

  t.match(password, /^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  t.equal(login.status, 200, 'it opens the panel after another start');
  t.notMatch(second.lines.join('\n'), 'password is');
  const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files)
    t.notOk(readFileSync(join(file.parentPath, file.name)).includes(password), `${file.name} does not hold it`);
});

t.test('a damaged database ends the start with one clear line and stays untouched', async (t) => {
  const damaged = Buffer.from('this is no database, and it may be all that is left of one'.repeat(100));
  const dataDir = t.testdir({ 'site.db': damaged });

  const { code, lines } = await runSite(t, dataDir);

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /site\.db is damaged and was left untouched/);
  t.ok(readFileSync(join(dataDir, 'site.db')).equals(damaged));
});

t.test('a database of a newer version ends the start with one clear line and stays untouched', async (t) => {
  const dataDir = t.testdir();
  const site = await startSite(t, dataDir);
  site.child.kill('SIGTERM');
  await site.ended;
  const path = join(dataDir, 'site.db');
  const database = new SqliteDatabase(path);
  database.exec(`insert into kysely_migration values ('999-from-the-future', '2030-01-01T00:00:00.000Z')`);
  database.close();
  const before = readFileSync(path);

  const { code, lines } = await runSite(t, dataDir);

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /newer version of this program \(it knows 999-from-the-future\)/);
  t.ok(readFileSync(path).equals(before));
});

t.test('a damaged session key is one clear line', async (t) => {
  const dataDir = t.testdir({ 'session.key': '' });

  const { code, lines } = await runSite(t, dataDir);

  t.equal(code, 1);
  t.strictSame(lines.length, 1);
  t.match(lines[0], /session\.key does not hold 64 hex digits\. Delete it/);
});

t.test('bad variables are one line each, and nothing is started', async (t) => {
  const dataDir = t.testdir();

  const { code, lines } = await runSite(t, dataDir, { environment: { PORT: 'x', TRUST_PROXY: '1' } });

  t.equal(code, 1);
  t.strictSame(lines.map((line) => line.split(' ')[0]).sort(), ['PORT', 'TRUST_PROXY']);
  t.strictSame(readdirSync(dataDir), []);
});

t.test('a taken port is one clear line that names the way out', async (t) => {
  const first = await startSite(t, t.testdir());
  const { port } = new URL(first.address);

  const { code, lines } = await runSite(t, t.testdir(), { environment: { PORT: port, LOG_LEVEL: 'error' } });

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /The port is taken by another program.*PORT/);
});

t.test('a data directory that is a file is one clear line', async (t) => {
  const dataDir = join(t.testdir(), 'data');
  writeFileSync(dataDir, 'no directory');

  const { code, lines } = await runSite(t, dataDir);

  t.equal(code, 1);
  t.equal(lines.length, 1);
  t.match(lines[0], /DATA_DIR names a file/);
});

t.test(
  'a data directory of another owner is one clear line',
  { skip: process.getuid?.() !== 0 && 'only root can run the site as another user' },
  async (t) => {
    const { code, lines } = await runSite(t, t.testdir(), { uid: 65534 });

    t.equal(code, 1);
    t.equal(lines.length, 1);
    t.match(lines[0], /must belong to the user that runs the site/);
  },
);

t.test('no log line holds an address, a message, an e-mail, a phone number or a password', async (t) => {
  const site = await startSite(t, t.testdir(), { environment: { LOG_LEVEL: 'trace' } });
  const words = [contactRequest.email, contactRequest.phone, contactRequest.message, '127.0.0.1:', 'remoteAddress'];

  await postContact(site.address);
  await fetch(`${site.address}/api/contact?email=${contactRequest.email}`, { method: 'POST', body: '{' });
  await fetch(`${site.address}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'a wrong password' }),
  });
  const malformed = openSocket(site.address);
  malformed.write(`NONSENSE ${contactRequest.email}\r\n\r\n`);
  await readToEnd(malformed);
  site.child.kill('SIGTERM');
  await site.ended;

  const log = site.lines.filter((line) => !line.includes('Server listening')).join('\n');
  t.match(log, 'request refused');
  for (const word of [...words, 'a wrong password']) t.notOk(log.includes(word), word);
});

t.test('on a volume that takes nothing the public pages stand and forms say the truth', async (t) => {
  const { dataDir, site } = await startOnFrozenVolume(t);

  const page = await fetch(`${site.address}/pool-fencing`);
  const answer = await postContact(site.address);
  const ready = await fetch(`${site.address}/readyz`);
  const picture = await fetch(`${site.address}/images/hero-image.jpg`);
  const admin = await fetch(`${site.address}/api/admin/session`);
  await picture.body?.cancel();
  site.child.kill('SIGTERM');

  t.equal(page.status, 200);
  t.match(await page.text(), '(336) 555-0142');
  t.equal(answer.status, 503);
  t.match(((await answer.json()) as { message: string }).message, /could not be stored.*\(336\) 555-0142/);
  t.equal(ready.status, 503);
  t.equal(picture.status, 200);
  t.equal(admin.status, 503);
  t.equal(site.lines.filter((line) => line.includes('Until then only the public pages are shown')).length, 1);
  t.equal(await site.ended, 0);
  t.match(site.lines.join('\n'), '"msg":"stopped"');
  t.match(site.lines.join('\n'), /"code":"SQLITE_READONLY".*"msg":"a submission could not be stored"/);
  thaw(dataDir);
});

t.test('the whole site is back by itself once the volume takes data again, and says so once', async (t) => {
  const { dataDir, site } = await startOnFrozenVolume(t);
  const hanging = openSocket(site.address);
  hanging.write(
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
  );
  t.equal((await postContact(site.address)).status, 503);

  thaw(dataDir);
  while (!site.lines.some((line) => line.includes('the whole site is back'))) await once(site.child, 'line');
  // The system gives a free port (0) anew at each listening.
  const address = /Server listening at (http:[^"]+)/.exec(
    site.lines.findLast((line) => line.includes('listening')) ?? '',
  )?.[1];

  t.equal((await postContact(`${address}`)).status, 201);
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
  t.equal((await postContact(site.address)).status, 503);
  site.child.kill('SIGTERM');
  t.equal(await site.ended, 0);
});

/** Root may write everywhere, so that for root the site runs as somebody else. */
const uid = process.getuid?.() === 0 ? { uid: 65534 } : {};

/** Starts a site that has been in use on a volume that can be read and not written, as one that was remounted read-only. */
async function startOnFrozenVolume(t: Test): Promise<{ dataDir: string; site: SiteProcess }> {
  const dataDir = t.testdir();
  const first = await startSite(t, dataDir);
  first.child.kill('SIGTERM');
  await first.ended;
  chmodAll(dataDir, { folder: 0o555, file: 0o444 });
  return { dataDir, site: await startSite(t, dataDir, uid) };
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
