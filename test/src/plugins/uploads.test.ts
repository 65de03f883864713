import t from 'tap';
import { build, listen, signIn } from '../../fixtures/app.ts';
import { formHeaders, writeForm } from '../../fixtures/multipart.ts';
import { openSocket, readToEnd } from '../../fixtures/socket.ts';

t.test('forms with files are taken by the upload calls alone', async (t) => {
  const app = await build(t);
  const cookie = await signIn(app);
  const address = await listen(app);
  const body = writeForm([{ name: 'password', content: 'x' }]);
  const send = (method: string, path: string) =>
    fetch(address + path, { method, body, headers: { ...formHeaders, cookie } });

  for (const url of ['/api/contact', '/api/estimate', '/api/admin/login']) {
    const response = await send('POST', url);
    t.equal(response.status, 415, url);
    t.strictSame(await response.json(), { message: 'This content type is not supported.' }, url);
  }
  t.equal((await send('PATCH', '/api/admin/images/1')).status, 415);
  t.equal((await send('PUT', '/api/admin/images/1/file')).status, 404, 'it is read, and there is no such picture');
  for (const url of ['/api/upload', '/api/upload-catalog']) t.equal((await send('POST', url)).status, 400, url);
});

t.test('a file that is announced as too large is answered for once it has arrived', async (t) => {
  const app = await build(t);
  const cookie = await signIn(app);
  const address = await listen(app);
  const body = Buffer.alloc(21 * 1024 * 1024);
  const head = [
    'POST /api/upload HTTP/1.1',
    'Host: x',
    'Connection: close',
    `Cookie: ${cookie}`,
    `Content-Type: ${formHeaders['content-type']}`,
    `Content-Length: ${body.length}`,
  ];
  const socket = openSocket(address);
  const answer = readToEnd(socket);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(body.subarray(1));
  await fetch(`${address}/healthz`);

  t.equal(socket.bytesRead, 0, 'an answer in the middle of a body would be lost with the connection');
  socket.write(body.subarray(0, 1));
  t.match(await answer, /^HTTP\/1\.1 413 [\s\S]*at most 20 MB/);
});

t.test('a post without a body and a content type breaks the rules of its fields', async (t) => {
  const app = await build(t);

  for (const url of ['/api/contact', '/api/estimate', '/api/admin/login'])
    t.equal((await app.inject({ method: 'POST', url })).statusCode, 400, url);
});
