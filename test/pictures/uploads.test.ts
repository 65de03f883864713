import { once } from 'node:events';
import t from 'tap';
import { build, listen, signIn } from '../fixtures/app.ts';
import { formHeaders, writeForm } from '../fixtures/multipart.ts';
import { openSocket, readToEnd } from '../fixtures/socket.ts';

t.test('only upload calls and visitors’ forms accept files', async (t) => {
  const app = await build(t);
  const cookie = await signIn(app);
  const address = await listen(app);
  const body = writeForm([{ name: 'password', content: 'x' }]);
  const send = (method: string, path: string) =>
    fetch(address + path, { method, body, headers: { ...formHeaders, cookie } });

  for (const url of ['/api/price-plan', '/api/admin/login']) {
    const response = await send('POST', url);
    t.equal(response.status, 415, url);
    t.strictSame(await response.json(), { message: 'This content type is not supported.' }, url);
  }
  for (const url of ['/api/contact', '/api/estimate', '/api/lead-photos'])
    t.equal((await send('POST', url)).status, 400, url);
  t.equal((await send('PATCH', '/api/admin/images/1')).status, 415);
  t.equal((await send('PUT', '/api/admin/images/1/file')).status, 404, 'it is read, and there is no such picture');
  for (const url of ['/api/upload', '/api/upload-catalog']) t.equal((await send('POST', url)).status, 400, url);
});

t.test('a refused upload gets its response once it has arrived', async (t) => {
  const app = await build(t);
  const cookie = await signIn(app);
  const address = await listen(app);
  const refusals: [name: string, cookie: string, start: string, expected: RegExp][] = [
    ['too large', cookie, 'POST /api/upload', /^HTTP\/1\.1 413 [\s\S]*limit is 20 MB/],
    ['not signed in', '', 'POST /api/upload', /^HTTP\/1\.1 401 [\s\S]*Please sign in/],
    ['not signed in, by a form', '', 'POST /api/upload-catalog', /^HTTP\/1\.1 401 /],
    ['not the admin', '', 'PUT /api/admin/images/1/file', /^HTTP\/1\.1 401 /],
  ];

  for (const [name, owner, start, expected] of refusals) {
    const body = Buffer.alloc(21 * 1024 * 1024);
    const head = [
      `${start} HTTP/1.1`,
      'Host: x',
      'Connection: close',
      `Cookie: ${owner}`,
      `Content-Type: ${formHeaders['content-type']}`,
      ...(name.endsWith('form') ? ['Accept: text/html'] : []),
      `Content-Length: ${body.length}`,
    ];
    const socket = openSocket(address);
    const answer = readToEnd(socket);
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    socket.write(body.subarray(1));
    await fetch(`${address}/healthz`);

    t.equal(socket.bytesRead, 0, `${name}: an answer in the middle of a body would be lost with the connection`);
    socket.write(body.subarray(0, 1));
    t.match(await answer, expected, name);
  }
});

t.test('a slow sender soon learns that a session is needed', async (t) => {
  const address = await listen(await build(t));
  const head = `POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: ${formHeaders['content-type']}\r\nContent-Length: 20000000\r\n\r\n`;
  const socket = openSocket(address);
  socket.write(head);
  const startedAt = Date.now();

  const [answer] = await once(socket, 'data');

  t.match(String(answer), /^HTTP\/1\.1 401 /);
  t.ok(Date.now() - startedAt < 20_000, `${Date.now() - startedAt} ms`);
  socket.destroy();
});

t.test('a post without a body or content type is refused by its fields', async (t) => {
  const app = await build(t);

  for (const url of ['/api/contact', '/api/estimate', '/api/admin/login'])
    t.equal((await app.inject({ method: 'POST', url })).statusCode, 400, url);
});
