// Loads the built site on this machine for ten minutes: pages, files, forms, uploads, and logins, mixed at a steady rate, as if through a
// proxy from many addresses. Usage: `npm run soak -- [minutes] [requests per second]`
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, type RequestOptions, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { startCommand } from '../fixtures/start-command.ts';
import { type MemoryReading, report } from './soak-report.ts';

const [minutes = 10, perSecond = 200] = process.argv.slice(2).map(Number);
if (!(minutes > 0 && minutes <= 60 && perSecond > 0 && perSecond <= 1000)) {
  console.error('Use: npm run soak -- [minutes up to 60] [requests a second up to 1000]');
  process.exit(2);
}

const password = 'soak password of the owner';
const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));
const site = spawn(process.execPath, startCommand.arguments, {
  env: {
    PATH: process.env.PATH,
    PORT: '0',
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: password,
    TRUST_PROXY: '127.0.0.1',
    ...startCommand.environment,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const port = await findPort();
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

interface Answer {
  status: number;
  body: string;
  cookie: string;
}

/** Sends one request from an address. @returns the complete response */
function send(path: string, options: RequestOptions & { from?: string } = {}, body?: string | Buffer): Promise<Answer> {
  const { from = '192.0.2.1', ...rest } = options;
  const headers = { 'x-forwarded-for': from, 'accept-encoding': 'br', ...options.headers };
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, agent, ...rest, headers }, (response: IncomingMessage) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('latin1'),
          cookie: response.headers['set-cookie']?.[0]?.split(';', 1)[0] ?? '',
        }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const postJson = (path: string, value: object, from: string, headers = {}) =>
  send(
    path,
    { method: 'POST', from, headers: { 'content-type': 'application/json', ...headers } },
    JSON.stringify(value),
  );

let counter = 0;
/** Returns a visitor's address. Each one uses far less than its limits allow. */
const nextAddress = () => {
  counter += 1;
  return `198.18.${(counter >> 8) & 255}.${counter & 255}`;
};

const home = await send('/');
const pages = [...home.body.matchAll(/href="(\/[a-z-]*)"/g)]
  .map((match) => match[1] ?? '/')
  .filter((path) => path !== '/admin');
const plain = (await send('/', { headers: { 'accept-encoding': 'identity' } })).body;
const files = [...plain.matchAll(/"(\/(?:assets|images)\/[^" ]+)/g)].map((match) => match[1] ?? '/');
const paths = pages.length > 3 ? pages : ['/', '/gallery', '/areas-we-serve', '/fence-financing', '/pool-fencing'];
const owner = await postJson('/api/admin/login', { password }, '203.0.113.1');
const photo = await makePhoto();
let stored = 0;

const person = { name: 'Ann Carter', phone: '(336) 555-0187', email: 'ann.carter@example.com' };
const pick = (list: readonly string[]) => list[Math.floor(Math.random() * list.length)] ?? '/';

/** The mix of requests, each with its share per thousand and the expected status. */
const kinds: { name: string; share: number; status: number; send(): Promise<Answer> }[] = [
  { name: 'page', share: 700, status: 200, send: () => send(pick(paths)) },
  { name: 'file', share: 200, status: 200, send: () => send(pick(files)) },
  { name: 'not found', share: 20, status: 404, send: () => send(`/nothing-${counter}`) },
  {
    name: 'contact',
    share: 45,
    status: 201,
    send: () => postJson('/api/contact', { ...person, message: `Cedar, 180 feet, number ${counter}.` }, nextAddress()),
  },
  {
    name: 'estimate',
    share: 20,
    status: 201,
    send: () => postJson('/api/estimate', { ...person, details: `Number ${counter}` }, nextAddress()),
  },
  {
    name: 'refused form',
    share: 10,
    status: 400,
    send: () => postJson('/api/contact', { ...person, email: 'nowhere', message: 'x' }, nextAddress()),
  },
  {
    name: 'session',
    share: 2,
    status: 200,
    send: () => send('/api/admin/session', { headers: { cookie: owner.cookie } }),
  },
  { name: 'login', share: 1, status: 200, send: () => postJson('/api/admin/login', { password }, nextAddress()) },
  {
    name: 'failed login',
    share: 1,
    status: 401,
    send: () => postJson('/api/admin/login', { password: 'a wrong password' }, nextAddress()),
  },
];
const upload = { name: 'upload', status: 201, send: sendPhoto };

const times = new Map<string, number[]>();
const errors: string[] = [];
const memory: MemoryReading[] = [];
const startedAt = performance.now();
const endsAt = startedAt + minutes * 60_000;
const sampler = setInterval(sampleMemory, 5000);
const uploader = setInterval(() => void run(upload), 10_000);
let due = startedAt;
const open = new Set<Promise<void>>();

while (performance.now() < endsAt) {
  // Requests are sent at fixed times, even if earlier ones are still unanswered: real visitors don't wait for a slow server.
  while (due <= performance.now()) {
    due += 1000 / perSecond;
    const task = run(choose());
    open.add(task);
    void task.finally(() => open.delete(task));
  }
  await new Promise((resolve) => setTimeout(resolve, 2));
}
clearInterval(sampler);
clearInterval(uploader);
await Promise.all(open);
sampleMemory();
const listed = JSON.parse(
  (await send('/api/contact-submissions', { headers: { cookie: owner.cookie, 'accept-encoding': 'identity' } })).body,
);
site.kill('SIGTERM');
const [code] = await once(site, 'exit');
rmSync(dataDir, { recursive: true, force: true });
report({ minutes, times, memory, errors, stored, rows: listed.length, code });

function choose(): (typeof kinds)[number] {
  let rest = Math.random() * 999;
  for (const kind of kinds) {
    rest -= kind.share;
    if (rest < 0) return kind;
  }
  return kinds[0] as (typeof kinds)[number];
}

async function run(kind: { name: string; status: number; send(): Promise<Answer> }): Promise<void> {
  const begunAt = performance.now();
  try {
    const { status, body } = await kind.send();
    if (status === 201 && kind.name !== 'upload') stored += 1;
    if (status !== kind.status) errors.push(`${kind.name}: ${status} ${body.slice(0, 120)}`);
  } catch (error) {
    errors.push(`${kind.name}: ${String(error)}`);
  }
  const list = times.get(kind.name) ?? [];
  list.push(performance.now() - begunAt);
  times.set(kind.name, list);
}

function sendPhoto(): Promise<Answer> {
  const boundary = `soak${Date.now()}`;
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="yard-${counter}.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, cookie: owner.cookie };
  return send('/api/upload', { method: 'POST', headers }, body);
}

function makePhoto(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a8', noise } })
    .jpeg()
    .toBuffer();
}

/** Samples the server's memory, without the process that encodes pictures. */
function sampleMemory(): void {
  const status = readFileSync(`/proc/${site.pid}/status`, 'utf8');
  const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  memory.push({ second: Math.round((performance.now() - startedAt) / 1000), megabytes: Math.round(kilobytes / 1024) });
}

async function findPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    site.once('exit', () => reject(new Error('the site did not start; is it built?')));
    createInterface({ input: site.stdout }).on('line', (line) => {
      const found = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/.exec(line)?.[1];
      if (found) resolve(Number(found));
    });
  });
}
