import { once } from 'node:events';
import type { Socket } from 'node:net';
import { promisify } from 'node:util';
import t, { type Test } from 'tap';
import { bodyLimitBytes, freeBytes, heldLimitBytes } from '../../src/http/bodies.ts';
import { build, contactRequest, forgetPosts, listen } from '../fixtures/app.ts';
import { boundary, writeForm } from '../fixtures/multipart.ts';
import { takePhoto } from '../fixtures/pictures.ts';
import { openSocket, readToEnd, sendRaw } from '../fixtures/socket.ts';
import { until } from '../fixtures/until.ts';

const app = await build(t);
const address = await listen(app);
const countConnections = promisify(app.server.getConnections.bind(app.server));
const photo = await takePhoto(120, 80);
t.beforeEach(() => forgetPosts(app));

const post = (path: string, type: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;
const formType = `multipart/form-data; boundary=${boundary}`;
const jsonText = JSON.stringify(contactRequest);
const textParts = Object.entries(contactRequest).map(([name, content]) => ({ name, content }));

/** Returns a body in pieces of a given size. */
function inChunks(body: string, bytes: number): string {
  const chunks = body.match(new RegExp(`[^]{1,${bytes}}`, 'g')) ?? [];
  return `${chunks.map((chunk) => `${chunk.length.toString(16)}\r\n${chunk}\r\n`).join('')}0\r\n\r\n`;
}

t.test('a body in pieces of one byte is accepted, in all three types', async (t) => {
  const plain = new URLSearchParams(contactRequest).toString();
  const chunked = 'Transfer-Encoding: chunked';

  for (const [type, body] of [
    ['application/json', jsonText],
    ['application/x-www-form-urlencoded', plain],
    [formType, writeForm(textParts).toString()],
  ] as const)
    t.match(await sendRaw(address, post('/api/contact', type, chunked) + inChunks(body, 1)), /^HTTP\/1\.1 (201|303) /);
});

t.test('the texts of a form together may be as long as any other body', async (t) => {
  const texts = (count: number) =>
    writeForm(Array.from({ length: count }, (_, index) => ({ name: `text-${index}`, content: 'x'.repeat(90_000) })));
  const send = async (body: Buffer, length = body.length) =>
    (await sendRaw(address, post('/api/contact', formType, `Content-Length: ${length}`) + body.toString())).slice(
      9,
      12,
    );

  t.ok(2 * 90_000 < bodyLimitBytes && 3 * 90_000 > bodyLimitBytes);
  t.equal(await send(texts(2)), '400', 'a form that lacks the fields');
  t.equal(await send(texts(3)), '413');
  t.equal(await send(texts(30), 50_000_000), '413', 'one that does not end');
  t.equal(await send(Buffer.from('x'.repeat(600_000)), 50_000_000), '413', 'what comes before the first text');
});

t.test('a form’s text has the time limit of a body, and its files that of an upload', async (t) => {
  const timeouts = { bodyMs: 300, uploadMs: 20_000 };
  const hasty = await listen(await build(t, {}, { timeouts }));
  const [beginning, rest] = cutBefore(writeForm([...textParts, { name: 'late', content: 'text' }]), 'text\r\n');
  const upload = writeForm([...textParts, { name: 'photos', fileName: 'yard.jpg', content: photo }]);

  t.notMatch(await drip(hasty, beginning, rest, 50), / 303 | 201 /, 'a text');
  t.match(await drip(hasty, upload.subarray(0, -400), upload.subarray(-400), 5), /^HTTP\/1\.1 201 /, 'a photo');
});

/** Sends the beginning of a form, and then the rest one byte at a time. */
async function drip(site: string, beginning: Buffer, rest: Buffer, everyMs: number): Promise<string> {
  const socket = openSocket(site);
  socket.write(post('/api/contact', formType, `Content-Length: ${beginning.length + rest.length}`));
  socket.write(beginning);
  const answer = readToEnd(socket);
  let sent = 0;
  const timer = setInterval(() => {
    if (socket.writable && sent < rest.length) socket.write(rest.subarray(sent, ++sent));
  }, everyMs);
  const text = await answer;
  clearInterval(timer);
  return text;
}

function cutBefore(bytes: Buffer, text: string): [Buffer, Buffer] {
  const at = bytes.indexOf(text);
  return [bytes.subarray(0, at), Buffer.concat([bytes.subarray(at), Buffer.alloc(1000, ' ')])];
}

/** Sends most of a body and keeps the connection. @returns the response received so far */
async function begin(t: Test, type: string, body: string): Promise<{ socket: Socket; answered: Promise<string> }> {
  const socket = openSocket(address);
  t.teardown(() => socket.destroy());
  const answered = once(socket, 'data').then(([data]) => String(data).slice(9, 12));
  answered.catch(() => {});
  await new Promise((resolve) =>
    socket.write(post('/api/contact', type, `Content-Length: ${body.length + 1000}`) + body, resolve),
  );
  return { socket, answered };
}

t.test('unfinished bodies stay within their share of memory and block no short form', async (t) => {
  const long = 'x'.repeat(250_000);
  const field = `--${boundary}\r\nContent-Disposition: form-data; name="message"\r\n\r\n`;
  for (const [type, body] of [
    ['application/json', `{"message":"${long}`],
    ['application/x-www-form-urlencoded', `message=${long}`],
    [formType, field + long.slice(0, 90_000)],
  ] as const) {
    const count = Math.ceil(heldLimitBytes / (body.length - freeBytes)) + 20;
    const begun = await Promise.all(Array.from({ length: count }, () => begin(t, type, body)));
    const refused = await Promise.any(begun.map(({ answered }) => answered));
    t.equal(refused, '503', type);

    const full = await fetch(`${address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...contactRequest, message: long }),
    });
    t.match(await full.json(), { message: /too busy.*call us at \(336\) 555-0142/ });
    t.strictSame([full.status, full.headers.get('retry-after')], [503, '30']);
    const short = post('/api/contact', 'application/json', `Content-Length: ${jsonText.length}`) + jsonText;
    t.match(await sendRaw(address, short), /^HTTP\/1\.1 201 /, 'a short form');

    for (const { socket } of begun) socket.destroy();
    await until('no connection is open', async () => (await countConnections()) === 0);
    const body2 = JSON.stringify({ ...contactRequest, message: 'x'.repeat(200_000) });
    const again = post('/api/contact', 'application/json', `Content-Length: ${body2.length}`) + body2;
    t.match(await sendRaw(address, again), /^HTTP\/1\.1 400 /, 'what they held is free again');
    await forgetPosts(app);
  }
});
