import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import t from 'tap';
import { build, contactRequest, listen, start, testConfig } from '../fixtures/app.ts';
import { placeCatalog } from '../fixtures/site-files.ts';
import { openSocket, readToEnd, sendRaw } from '../fixtures/socket.ts';

const short = { headersMs: 300, bodyMs: 300, handlerMs: 400, uploadMs: 900, idleMs: 1500 };
const hasty = await listen(await build(t, {}, { timeouts: short }));
const app = await build(t);
const address = await listen(app);
const head = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const postHead = `${head}Content-Length: 500\r\n`;

/** Shows that the connection still works, and closes it. */
const lastRequest = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** Opens a connection that sends one more byte every 50 ms, forever. @returns the response received before the connection was cut */
async function drip(address: string, start: string): Promise<string> {
  const socket = openSocket(address);
  socket.write(start);
  const timer = setInterval(() => socket.writable && socket.write('a'), 50);
  const answer = await readToEnd(socket);
  clearInterval(timer);
  return answer;
}

t.test('slow connections are closed while the site keeps answering', async (t) => {
  const isServing = async () => t.equal((await fetch(`${hasty}/healthz`)).status, 200);
  const slow = Promise.all([
    drip(hasty, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    drip(hasty, `${postHead}\r\n{"name":"`),
    sendRaw(hasty, `${postHead}\r\n{"name":"Ann`),
    sendRaw(hasty, ''),
  ]);
  await isServing();
  const [slowHeaders, ...others] = await slow;

  t.match(slowHeaders, /^HTTP\/1\.1 408 /);
  t.notMatch(others.join(), / 20[01] /);
  await isServing();
});

t.test('an oversized body that never ends is cut off', async (t) => {
  t.match(await drip(hasty, `${head}Content-Length: 500000\r\n\r\n{"name":"`), /^HTTP\/1\.1 413 /);
});

t.test('a body that arrives in pieces but in time is accepted', async (t) => {
  const body = JSON.stringify(contactRequest);
  const socket = openSocket(address);
  const answer = readToEnd(socket);

  socket.write(`${head}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`);
  for (const piece of body.match(/.{1,40}/g) ?? [])
    await new Promise<void>((resolve) => socket.write(piece, () => setImmediate(resolve)));

  t.match(await answer, /^HTTP\/1\.1 201 /);
});

t.test('a slow handler causes a 503, and a slow file transfer may take longer', async (t) => {
  const config = await testConfig(t);
  // This is more than the system buffers for a connection whose client doesn't read.
  const bytes = 40_000_000;
  await placeCatalog(config, Buffer.alloc(bytes, '%PDF-1.7\n'));
  const app = await start(t, config, { timeouts: { handlerMs: 400 } });
  app.get('/api/never', () => new Promise(() => {}));
  const address = await listen(app);
  const socket = openSocket(address);
  socket.write('GET /2025%20LFC%20Catalog.pdf HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(socket, 'readable');

  const late = await fetch(`${address}/api/never`);
  t.strictSame([late.status, await late.json()], [503, { message: 'This took too long. Please try again.' }]);
  const answer = await readToEnd(socket);

  t.match(answer.slice(0, 20), 'HTTP/1.1 200 OK');
  t.equal(answer.length - answer.indexOf('\r\n\r\n') - 4, bytes, 'it arrives whole');
});

t.test('a slow route keeps its silent connection for its longer limit', async (t) => {
  const limits = { ...short, handlerMs: 100, idleMs: 200 };
  const app = await build(t, {}, { timeouts: limits });
  app.post('/api/slow', { handlerTimeout: 5000 }, () => pause(3 * limits.idleMs, { done: true }));
  const address = await listen(app);
  const headers = { 'content-type': 'application/json' };

  const response = await fetch(`${address}/api/slow`, { method: 'POST', headers, body: '{}' });

  t.strictSame(await response.json(), { done: true });
});

t.test('the limits fit a small site and aren’t the library’s defaults', async (t) => {
  t.match(
    app.initialConfig,
    { bodyLimit: 256 * 1024, pluginTimeout: 0 },
    'a start takes as long as the database needs',
  );
  t.match(app.server, {
    headersTimeout: 15_000,
    requestTimeout: 900_000,
    timeout: 120_000,
    keepAliveTimeout: 75_000,
    maxConnections: 4000,
  });
});

t.test('an oversized body gets a response on a connection that stays open', async (t) => {
  const body = JSON.stringify({ message: 'x'.repeat(3_000_000) });
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

  for (const rest of [`Content-Length: ${body.length}\r\n\r\n${body}`, `Transfer-Encoding: chunked\r\n\r\n${chunk}`]) {
    const answers = await sendRaw(address, head + rest + lastRequest);
    t.match(answers, /^HTTP\/1\.1 413 [\s\S]*too much to send at once/);
    t.match(answers, /HTTP\/1\.1 200 [\s\S]*"status":"ok"/);
  }
});
