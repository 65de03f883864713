import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import t, { type Test } from 'tap';
import { unansweredLimit } from '../../src/http/answers.ts';
import { buildWaiting } from '../../src/waiting.ts';
import { build, configOf, listen } from '../fixtures/app.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { startSite } from '../fixtures/site-process.ts';
import { openSocket, readToEnd, sendRaw } from '../fixtures/socket.ts';

const short = { bodyMs: 300, handlerMs: 400 };
const app = await build(t);
const address = await listen(app);
const json = { 'content-type': 'application/json' };

/** Returns the requests that fit into one packet of 64 kB. */
const manyOf = (request: string) => request.repeat(Math.floor(64_000 / request.length));
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const countAnswers = (text: string) => text.match(/HTTP\/1\.1 [2-5]\d\d /g)?.length ?? 0;

async function listenToWaiting(t: Test): Promise<string> {
  const waiting = await buildWaiting(configOf(app));
  t.teardown(() => waiting.close());
  return listen(waiting);
}

t.test('a connection with more unanswered requests than a browser has is closed', async (t) => {
  const requests = [
    get('/'),
    get('/', 'Expect: something\r\n'),
    get('/', 'Expect: 100-continue\r\n'),
    get('/', 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n'),
    get('/price-my-fence?plan=x'),
    get('/images/hero-image.jpg'),
    get('/no-such-page'),
    get('/api/no-such-call'),
    get('/healthz'),
    'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
    'PROPFIND / HTTP/1.1\r\nHost: x\r\n\r\n',
  ];
  for (const site of [address, await listenToWaiting(t)])
    for (const request of requests) {
      const answers = countAnswers(await sendRaw(site, manyOf(request)));
      t.ok(answers <= unansweredLimit, `${answers} answers to ${JSON.stringify(request.slice(0, 50))}`);
    }
});

t.test('as many pipelined requests as allowed are all answered', async (t) => {
  const last = get('/healthz', 'Connection: close\r\n');

  t.equal(countAnswers(await sendRaw(address, get('/').repeat(unansweredLimit - 1) + last)), unansweredLimit);
});

t.test('a request with an unknown Expect header is answered normally', async (t) => {
  t.match(
    await sendRaw(address, get('/healthz', 'Expect: something\r\nConnection: close\r\n')),
    /^HTTP\/1\.1 200 OK[\s\S]*"status":"ok"/,
  );
});

t.test('packets full of requests use little memory', async (t) => {
  const { child, address } = await startSite(t, makeDirectory(t));
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  await fetch(address);
  const before = memory();

  await Promise.all(Array.from({ length: 5 }, () => sendRaw(address, manyOf(get('/')))));

  const more = memory() - before;
  t.ok(more < 64, `${Math.round(more)} MB for five connections`);
});

t.test('a response has its time limit for every method, with or without a body', async (t) => {
  const slow = await build(t, {}, { timeouts: short });
  slow.all('/api/never', () => new Promise(() => {}));
  slow.post('/api/upload-that-takes', { handlerTimeout: 1200 }, () => new Promise(() => {}));
  const site = await listen(slow);
  const ask = async (method: string, body?: string, path = '/api/never') => {
    const startedMs = performance.now();
    const response = await fetch(site + path, { method, ...(body && { body, headers: json }) });
    return { status: response.status, answer: await response.json(), tookMs: performance.now() - startedMs };
  };
  const late = { status: 503, answer: { message: 'This took too long. Please try again.' } };

  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) t.match(await ask(method), late, method);
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    t.match(await ask(method, '{"a":1}'), late, `${method} with a body`);
  const { tookMs, ...answer } = await ask('POST', '{"a":1}', '/api/upload-that-takes');
  t.match(answer, late);
  t.ok(tookMs >= 1200, 'a route that says so has longer');
});

t.test('a response that its client doesn’t read is cut off, even after a body', async (t) => {
  const slow = await build(t, {}, { timeouts: short });
  // This is more than the system buffers for a connection whose client doesn't read.
  const endless = () => Readable.from(Array.from({ length: 400 }, () => Buffer.alloc(100_000)));
  slow.all('/api/long', (_request, reply) => reply.send(endless()));
  const site = await listen(slow);
  const body = 'Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}';

  for (const request of [
    'GET /api/long HTTP/1.1\r\nHost: x\r\n\r\n',
    `POST /api/long HTTP/1.1\r\nHost: x\r\n${body}`,
  ]) {
    const connection = once(slow.server, 'connection');
    const socket = openSocket(site);
    socket.pause();
    socket.write(request);
    const [served] = await connection;
    await once(served, 'close');
    t.pass(request.slice(0, 14));
    socket.destroy();
  }
});

t.test('a refused request has no more time for its body than any other', async (t) => {
  const hasty = await listen(await build(t, {}, { timeouts: short }));
  const drip = async (head: string) => {
    const socket = openSocket(hasty);
    socket.write(`${head}\r\nHost: x\r\nContent-Length: 90000\r\n\r\n`);
    const timer = setInterval(() => socket.writable && socket.write(' '), 50);
    const answer = await readToEnd(socket);
    clearInterval(timer);
    return answer.slice(9, 12);
  };
  const type = 'Content-Type: application/json';
  const form = 'Content-Type: multipart/form-data; boundary=x';

  t.strictSame(
    await Promise.all([
      drip(`POST /api/admin/leads/1/replies HTTP/1.1\r\n${type}`),
      drip(`POST /api/upload HTTP/1.1\r\n${form}`),
      drip(`POST /api/contact HTTP/1.1\r\nOrigin: https://elsewhere.example\r\n${type}`),
      drip('POST /api/price-plan HTTP/1.1\r\nContent-Type: text/xml'),
      drip('GET / HTTP/1.1'),
      drip('GET /no-such-page HTTP/1.1'),
    ]),
    ['401', '', '403', '415', '200', '404'],
  );
});
