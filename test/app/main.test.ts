import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import t from 'tap';
import { contactRequest } from '../fixtures/app.ts';
import { runSite, sendContact, startSite } from '../fixtures/site-process.ts';
import { openSocket, readToEnd } from '../fixtures/socket.ts';

const generated = { ADMIN_PASSWORD: '' };

t.test('kill -9 right after a 201 loses nothing', async (t) => {
  const dataDir = t.testdir();
  const site = await startSite(t, dataDir);

  const response = await sendContact(site.address);
  site.child.kill('SIGKILL');
  t.equal(response.status, 201);
  const { reference } = (await response.json()) as { reference: string };
  await site.ended;

  const database = new SqliteDatabase(join(dataDir, 'site.db'), { readonly: true });
  const rows = database.prepare('select reference, message from submissions').all();
  database.close();
  t.strictSame(rows, [{ reference, message: contactRequest.message }]);
  t.equal((await sendContact((await startSite(t, dataDir)).address)).status, 201, 'the next start needs no repair');
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

  site.child.kill('SIGTERM');
  while (!site.lines.some((line) => line.includes('"stopping"'))) await once(site.child, 'line');
  const answers = readToEnd(inFlight);
  inFlight.write(`${body.slice(20)}GET /pool-fencing HTTP/1.1\r\nHost: x\r\n\r\n`);

  t.match(await answers, /^HTTP\/1\.1 201 /);
  t.match(await answers, /HTTP\/1\.1 200 [\s\S]*<\/html>/, 'so is the next one on its connection');
  t.equal(await site.ended, 0);
});

t.test('a second process on one data directory refuses with a clear line and harms nothing', async (t) => {
  const dataDir = t.testdir();
  const first = await startSite(t, dataDir);

  const second = await runSite(t, dataDir);

  t.equal(second.code, 1);
  t.equal(second.lines.length, 1);
  t.match(second.lines[0], /Another process already uses the data directory/);
  t.equal((await sendContact(first.address)).status, 201);
});

t.test('on the first start and the next', async (t) => {
  const dataDir = t.testdir();
  /** Starts the site and waits until all its pages are made. @returns what it wrote until then */
  const start = async (host: string) => {
    const site = await startSite(t, dataDir, { environment: { ...generated, HOST: host } });
    while (!site.lines.some((line) => line.startsWith('The site is ready'))) await once(site.child, 'line');
    return { ...site, lines: [...site.lines], port: new URL(site.address).port };
  };
  const first = await start('0.0.0.0');
  first.child.kill('SIGTERM');
  await first.ended;
  const second = await start('127.0.0.2');

  t.test('the last line of a start names the address to open, in words', async (t) => {
    t.equal(first.lines.at(-1), `The site is ready: http://localhost:${first.port}`);
    t.equal(second.lines.at(-1), `The site is ready: http://127.0.0.2:${second.port}`);
    for (const { lines } of [first, second])
      t.ok(
        lines.some((line) => line.includes('pages rendered ahead')),
        'it comes when the pages are there',
      );
  });

  t.test('the generated admin password is printed once, and only its hash is stored', async (t) => {
    const password = /admin password is\s+(\S+)/.exec(first.lines.join('\n'))?.[1] ?? '';
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
});

t.test('no log line holds an address, a message, an e-mail, a phone number or a password', async (t) => {
  const site = await startSite(t, t.testdir(), { environment: { LOG_LEVEL: 'trace' } });
  const words = [contactRequest.email, contactRequest.phone, contactRequest.message, '127.0.0.1:', 'remoteAddress'];

  await sendContact(site.address);
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
