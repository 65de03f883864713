import { once } from 'node:events';
import t from 'tap';
import { buildApp } from '../../src/app.ts';
import { build, cheap, contactRequest, listen, testConfig } from '../fixtures/app.ts';
import { placeCatalog } from '../fixtures/site-files.ts';
import { openSocket, readToEnd, sendRaw } from '../fixtures/socket.ts';

const short = { headersMs: 300, bodyMs: 300, handlerMs: 400, uploadMs: 900, idleMs: 1500 };
const postHead = 'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n';

/** Shows that the connection is still good, and ends it. */
const lastRequest = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** A connection that sends one more byte every 50 ms, forever. @returns what it was answered until it was cut */
async function drip(address: string, start: string): Promise<string> {
  const socket = openSocket(address);
  socket.write(start);
  const timer = setInterval(() => socket.writable && socket.write('a'), 50);
  const answer = await readToEnd(socket);
  clearInterval(timer);
  return answer;
}

t.test('connections that take too long end by themselves, while the site goes on answering', async (t) => {
  const app = await build(t, {}, { timeouts: short });
  const address = await listen(app);

  const slow = Promise.all([
    drip(address, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    drip(address, `${postHead}\r\n{"name":"`),
    sendRaw(address, `${postHead}\r\n{"name":"Ann`),
    sendRaw(address, ''),
  ]);
  const meanwhile = await fetch(`${address}/healthz`);
  const [slowHeaders, slowBody, halfBody, silent] = await slow;

  t.equal(meanwhile.status, 200);
  t.match(slowHeaders, /^HTTP\/1\.1 408 /);
  t.notMatch(slowBody, ' 201 ');
  t.notMatch(halfBody, ' 201 ');
  t.notMatch(silent, ' 200 ');
  t.equal((await fetch(`${address}/healthz`)).status, 200);
});

t.test('a body that arrives in pieces, but in time, is taken', async (t) => {
  const address = await listen(await build(t, {}, { timeouts: { ...short, bodyMs: 5000, handlerMs: 6000 } }));
  const body = JSON.stringify(contactRequest);
  const socket = openSocket(address);
  const answer = readToEnd(socket);

  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  for (const character of body.match(/.{1,40}/g) ?? [])
    await new Promise<void>((resolve) => socket.write(character, () => setImmediate(resolve)));

  t.match(await answer, /^HTTP\/1\.1 201 /);
});

t.test('a handler that takes too long is answered for with 503', async (t) => {
  const app = await build(t, {}, { timeouts: short });
  app.get('/api/never', () => new Promise(() => {}));

  const response = await app.inject({ url: '/api/never' });

  t.equal(response.statusCode, 503);
  t.strictSame(response.json(), { message: 'This took too long. Please try again.' });
});

t.test('a file that takes a weak signal longer than any handler may work arrives whole', async (t) => {
  const config = await testConfig(t);
  // More than the system keeps for a connection whose other end does not read.
  const bytes = 40_000_000;
  await placeCatalog(config, Buffer.alloc(bytes, '%PDF-1.7\n'));
  const app = await buildApp(config, { ...cheap, timeouts: { handlerMs: 400 } });
  t.teardown(() => app.close());
  app.get('/api/never', () => new Promise(() => {}));
  const address = await listen(app);
  const socket = openSocket(address);
  socket.write('GET /2025%20LFC%20Catalog.pdf HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await once(socket, 'readable');

  t.equal((await fetch(`${address}/api/never`)).status, 503, 'the time of a handler is over');
  const answer = await readToEnd(socket);

  t.match(answer.slice(0, 20), 'HTTP/1.1 200 OK');
  t.equal(answer.length - answer.indexOf('\r\n\r\n') - 4, bytes);
});

t.test('a route that may take longer keeps its silent connection that long', async (t) => {
  const limits = { ...short, handlerMs: 100, idleMs: 200 };
  const app = await build(t, {}, { timeouts: limits });
  app.post('/api/slow', { handlerTimeout: 5000 }, async () => {
    await new Promise((resolve) => setTimeout(resolve, 3 * limits.idleMs));
    return { done: true };
  });
  const address = await listen(app);

  const response = await fetch(`${address}/api/slow`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });

  t.strictSame(await response.json(), { done: true });
});

t.test('limits are those of a small site, not the defaults of the library', async (t) => {
  const app = await build(t);

  t.equal(app.initialConfig.bodyLimit, 256 * 1024);
  t.equal(app.server.headersTimeout, 15_000);
  t.equal(app.server.requestTimeout, 900_000);
  t.equal(app.server.timeout, 120_000);
  t.equal(app.server.keepAliveTimeout, 75_000);
  t.equal(app.server.maxConnections, 4000);
});

t.test('a body that is too large is answered for on a connection that goes on', async (t) => {
  const address = await listen(await build(t));
  const body = JSON.stringify({ message: 'x'.repeat(3_000_000) });
  const head = `POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

  const announced = await sendRaw(address, `${head}Content-Length: ${body.length}\r\n\r\n${body}${lastRequest}`);
  const chunk = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
  const streamed = await sendRaw(address, `${head}Transfer-Encoding: chunked\r\n\r\n${chunk}${lastRequest}`);

  for (const answers of [announced, streamed]) {
    t.match(answers, /^HTTP\/1\.1 413 [\s\S]*The request is too large/);
    t.match(answers, /HTTP\/1\.1 200 [\s\S]*"status":"ok"/);
  }
});

t.test('a body that is too large and never ends is cut', async (t) => {
  const address = await listen(await build(t, {}, { timeouts: short }));

  const answer = await drip(address, `${postHead.replace('500', '500000')}\r\n{"name":"`);

  t.match(answer, /^HTTP\/1\.1 413 /);
});
