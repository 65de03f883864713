import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import t from 'tap';
import { contactRequest } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import {
  callRunning,
  choosePassword,
  findSetupCode,
  runSite,
  sendContact,
  signInRunning,
  startSite,
  untilLine,
} from '../fixtures/site-process.ts';
import { openSocket, readToEnd } from '../fixtures/socket.ts';
import { startCommand } from '../fixtures/start-command.ts';

const folder = makeDirectory(t, { killed: {}, stopped: {} });
const killedDir = join(folder, 'killed');
const stoppedDir = join(folder, 'stopped');

const password = 'a fence around the yard';

/** Starts a site without a password, and waits until all its pages are rendered. @returns its output until then */
async function startWhole(host: string, environment: Record<string, string>, nodeArguments: string[] = []) {
  const options = { environment: { ...environment, ADMIN_PASSWORD: '', HOST: host }, nodeArguments };
  const site = await startSite(t, killedDir, options);
  await untilLine(site, 'The site is ready');
  return { ...site, lines: [...site.lines], port: new URL(site.address).port };
}

// Makes a first start like `npm start`, kills it right after it has answered a request, and starts it again.
const loaded = join(folder, 'loaded');
const preload = ['--import', './test/fixtures/loaded-modules.mjs'];
const noting = { ...startCommand.environment, LOADED_MODULES: loaded };
const first = await startWhole('0.0.0.0', noting, [...startCommand.arguments.slice(0, -1), ...preload]);
const modules = [...new Set(readFileSync(loaded, 'utf8').split('\n'))];
const memory = residentMegabytes(first.child.pid);
const answer = await sendContact(first.address);
first.child.kill('SIGKILL');
await first.ended;
const second = await startWhole('127.0.0.2', { PUBLIC_URL: 'https://fences.example' });
const [firstCode = '', secondCode = ''] = [first, second].map(findSetupCode);
const tooOld = await openSetup(second.address, firstCode);
await choosePassword(second.address, secondCode, password);
const used = await openSetup(second.address, secondCode);
const site = await startSite(t, stoppedDir, { environment: { LOG_LEVEL: 'trace', DRAIN_SECONDS: '4' } });

t.test('a start loads only the modules it needs, and the idle site stays below 120 MB', async (t) => {
  // These packages load on first use. The first backup runs right after startup and loads one more.
  const later =
    /node_modules\/(@embedpdf|libheif-js|nodemailer|otplib|pg|prom-client|qrcode|sharp)\/|views\/admin\/(content|estimates|pages|setup)\/|src\/cluster\//;
  const sources = modules.flatMap(sourcesOf);
  const fastify = sources.filter((source) => source.includes('node_modules/fastify/'));
  t.ok(fastify.length > 0, 'what is in a file of the build is known');
  t.strictSame(
    sources.filter((source) => later.test(source)),
    [],
  );
  t.ok(memory < 120, `${memory} MB`);
});

t.test('kill -9 right after a 201 loses nothing, and the next start needs no repair', async (t) => {
  const call = await callRunning(second.address, password);
  const { reference } = (await answer.json()) as { reference: string };

  t.equal(answer.status, 201);
  t.match(await call('GET', '/api/contact-submissions'), [{ reference, message: contactRequest.message }]);
  t.equal((await sendContact(second.address)).status, 201);
});

t.test('the last line of a start names the address to open once the pages are ready', async (t) => {
  t.equal(first.lines.at(-1), `The site is ready: http://localhost:${first.port}`);
  t.equal(second.lines.at(-1), `The site is ready: http://127.0.0.2:${second.port}`);
  t.match(first.lines.join('\n'), 'pages rendered ahead');
});

t.test('a start without a password prints a one-time address, and stores only its hash', async (t) => {
  t.match(secondCode, /^([a-z2-9]{4}-){4}[a-z2-9]{4}$/);
  const printed = second.lines.filter((line) => line.includes(secondCode)).map((line) => line.trim());
  t.strictSame(printed, [
    `http://127.0.0.2:${second.port}/admin/set-up?code=${secondCode}`,
    `https://fences.example/admin/set-up?code=${secondCode}`,
  ]);
  t.match(first.lines.join('\n'), `  http://localhost:${first.port}/admin/set-up?code=${firstCode}`);
  t.not(firstCode, secondCode, 'each start prints a new one');
  t.match(tooOld, { status: 410, text: /This code has expired/ });
  t.match(used, { status: 410, text: /This site already has a password/ });
  second.child.kill('SIGTERM');
  t.equal(await second.ended, 0);
  const third = await startWhole('127.0.0.1', {});
  t.ok(await signInRunning(third.address, password), 'the chosen password opens the admin after another start');
  t.equal(findSetupCode(third), undefined);
  third.child.kill('SIGTERM');
  t.equal(await third.ended, 0);
  const files = readdirSync(killedDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const file of files)
    for (const secret of [password, firstCode, secondCode])
      t.notOk(readFileSync(join(file.parentPath, file.name)).includes(secret), `${file.name} does not hold it`);
});

t.test('a second process on one data directory stops with a clear line and harms nothing', async (t) => {
  const { code, lines } = await runSite(t, stoppedDir);

  t.match([code, lines.length, lines[0]], [1, 1, /Another process already uses the data directory/]);
  t.equal((await sendContact(site.address)).status, 201);
});

t.test('no log line contains an address, message, email, phone number, or password', async (t) => {
  const { email, phone, message } = contactRequest;
  await fetch(`${site.address}/api/contact?email=${email}`, { method: 'POST', body: '{' });
  await signInRunning(site.address, 'a wrong password');
  const malformed = openSocket(site.address);
  malformed.write(`NONSENSE ${email}\r\n\r\n`);
  await untilLine(site, 'connection refused');

  const log = site.lines.filter((line) => !line.includes('Server listening')).join('\n');
  t.match(log, 'request refused');
  for (const word of [email, phone, message, '127.0.0.1:', 'remoteAddress', 'a wrong password'])
    t.notOk(log.includes(word), word);
});

t.test('SIGTERM stops the site without losing a request', async (t) => {
  const body = JSON.stringify(contactRequest);
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
  const [inFlight, hanging, idle] = [openSocket(site.address), openSocket(site.address), openSocket(site.address)];
  for (const socket of [inFlight, hanging]) socket.write(head + body.slice(0, 20));
  // The response on a third connection shows that the server has read the first two.
  idle.write('GET /servez HTTP/1.1\r\nHost: x\r\n\r\n');
  const [before] = await once(idle, 'data');
  const isStopping = once(idle.resume(), 'close');
  site.child.kill('SIGTERM');
  await untilLine(site, '"stopping"');

  t.test('SIGTERM turns /servez to 503 at once while requests are served for DRAIN_SECONDS', async (t) => {
    t.match(String(before), /^HTTP\/1\.1 200 /);
    const servez = await fetch(`${site.address}/servez`);
    t.strictSame([servez.status, await servez.json()], [503, { status: 'draining' }]);
    t.equal(servez.headers.get('connection'), 'close');
    t.equal((await sendContact(site.address)).status, 201);
    t.equal((await fetch(site.address)).status, 200);
  });

  t.test('SIGTERM lets a running request finish and exits with 0 even if another hangs', async (t) => {
    // The stop begins by closing idle connections.
    await isStopping;
    await t.rejects(fetch(site.address));
    const answers = readToEnd(inFlight);
    inFlight.write(`${body.slice(20)}GET /pool-fencing HTTP/1.1\r\nHost: x\r\n\r\n`);

    t.match(await answers, /^HTTP\/1\.1 201 /);
    t.match(await answers, /HTTP\/1\.1 200 [\s\S]*<\/html>/, 'so is the next one on its connection');
    t.equal(await site.ended, 0);
  });
});

async function openSetup(address: string, code: string) {
  const answer = await fetch(`${address}/admin/set-up?code=${code}`);
  return { status: answer.status, text: await answer.text() };
}

/** Returns the source files of a loaded file, or the file itself if it wasn't bundled. */
function sourcesOf(url: string): string[] {
  if (!url.startsWith('file:')) return [];
  const path = fileURLToPath(url);
  return path.includes('/dist/server/') ? JSON.parse(readFileSync(`${path}.map`, 'utf8')).sources : [path];
}

/** Zero if the system doesn't report it. */
function residentMegabytes(pid: number | undefined): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
  } catch {
    return 0;
  }
}
