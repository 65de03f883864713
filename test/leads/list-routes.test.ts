import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import t, { type Test } from 'tap';
import { batchRows } from '../../src/database/transaction.ts';
import { compressText, jsonInPieces, toPayload } from '../../src/http/encoding.ts';
import { build, callAs, listen, signIn } from '../fixtures/app.ts';
import { breakSchema } from '../fixtures/database.ts';
import { seedLeads } from '../fixtures/leads.ts';
import { captureLog } from '../fixtures/log.ts';
import { openSocket, readToEnd } from '../fixtures/socket.ts';

const path = '/api/contact-submissions';
const unpack = {
  identity: (body: Buffer) => body,
  gzip: (body: Buffer) => gunzipSync(body),
  br: (body: Buffer) => brotliDecompressSync(body),
};

t.test('the list is the same array however long it is and however it is packed', async (t) => {
  const { app, cookie } = await arrange(t, 0);
  const read = async (encoding: keyof typeof unpack) => {
    const response = await app.inject({ url: path, headers: { cookie, 'accept-encoding': encoding } });
    t.equal(response.statusCode, 200);
    t.equal(response.headers['content-type'], 'application/json; charset=utf-8');
    t.equal(response.headers['cache-control'], 'no-store');
    const packed = response.headers['content-encoding'] as keyof typeof unpack | undefined;
    return JSON.parse(String(unpack[packed ?? 'identity'](response.rawPayload)));
  };
  t.strictSame(await read('br'), []);

  for (const total of [1, batchRows - 1, batchRows, batchRows + 1, 3 * batchRows]) {
    await app.db.deleteFrom('submissions').execute();
    await seedLeads(app.db, total);
    const list = await read('identity');
    t.equal(list.length, total);
    t.strictSame(
      list.map(({ id }: { id: number }) => id),
      list.map((_lead: unknown, index: number) => list[0].id - index),
      'newest first',
    );
    for (const encoding of ['gzip', 'br'] as const) t.strictSame(await read(encoding), list, `${total}, ${encoding}`);
  }
});

t.test('a part of the list is asked for by number, and a bad number is named', async (t) => {
  const { app, cookie } = await arrange(t, 20);
  const call = callAs(app, cookie);
  const idsOf = async (query: string) =>
    (await call('GET', `${path}?${query}`)).json().map(({ id }: { id: number }) => id);

  t.strictSame(await idsOf('limit=2'), [20, 19]);
  t.strictSame(await idsOf('limit=2&before=19'), [18, 17]);
  t.strictSame(await idsOf('before=3'), [2, 1]);
  t.strictSame(await idsOf('before=1'), []);
  for (const field of ['limit', 'before'])
    for (const bad of ['', '0', '-1', '1.5', '1e3', 'all', ' 1', '9'.repeat(16), `1&${field}=2`]) {
      const response = await call('GET', `${path}?${field}=${bad}`);
      t.equal(response.statusCode, 400, `${field}=${bad}`);
      t.strictSame(Object.keys(response.json().fields), [field]);
    }
});

t.test('the status is right before the first byte: a stranger, a broken database, the headers alone', async (t) => {
  const { app, cookie } = await arrange(t, 4 * batchRows);

  t.equal((await app.inject({ url: path })).statusCode, 401);
  const head = await app.inject({ method: 'HEAD', url: path, headers: { cookie, 'accept-encoding': 'br' } });
  t.equal(head.statusCode, 200);
  t.equal(head.body, '');
  t.equal(head.headers['content-type'], 'application/json; charset=utf-8');

  await breakSchema(t, app, 'submissions');
  const broken = await app.inject({ url: path, headers: { cookie, 'accept-encoding': 'br' } });
  t.equal(broken.statusCode, 503);
  t.equal(broken.headers['content-encoding'], undefined);
  t.strictSame(broken.json(), { message: 'Something went wrong on our side.' });
});

t.test('a page asked while the list is on its way is answered before the list is whole', async (t) => {
  const { app, cookie, lines } = await arrange(t, 0);
  await storeLongLeads(app, 8 * batchRows);
  const address = await listen(app);
  const socket = openSocket(address);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`);
  await once(socket, 'readable');

  const page = await fetch(address);

  t.equal(page.status, 200);
  t.notOk(socket.readableEnded);
  const list = await readToEnd(socket);
  t.match(list, /^HTTP\/1\.1 200 /);
  t.ok(list.endsWith(']\r\n0\r\n\r\n'), 'whole in the end');
  t.strictSame(
    lines.filter(({ level }) => level >= 50),
    [],
  );
});

t.test('a failure midway ends the connection, so that nobody takes the part for the whole', async (t) => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { app, cookie, lines } = await arrange(t, 0);
    await storeLongLeads(app, 20 * batchRows);
    const address = await listen(app);
    const response = await fetch(`${address}${path}`, { headers: { cookie, 'accept-encoding': encoding } });
    const reader = response.body?.getReader();
    t.equal(response.status, 200);
    t.ok((await reader?.read())?.value?.length, 'the first rows are there');

    const mend = await breakSchema(t, app, 'submissions');

    await t.rejects(async () => {
      while (!(await reader?.read())?.done);
    }, encoding);
    await mend();
    const logged = lines.filter(({ level }) => level >= 40);
    t.equal(logged.length, 1, 'the log says it once');
    t.match(logged[0], { err: { message: /no such table|42P01/ } });
    t.equal((await fetch(address)).status, 200);
  }
});

t.test('a client that leaves ends the work', async (t) => {
  for (const encoding of ['identity', 'br']) {
    const { logger, lines } = captureLog();
    const app = await build(t, {}, { logger });
    lines.length = 0;
    const { promise: ended, resolve } = Promise.withResolvers<string>();
    async function* makeBatches() {
      try {
        for (;;) yield [await new Promise<string>((next) => setImmediate(next, 'x'.repeat(5000)))];
      } finally {
        resolve('ended');
      }
    }
    app.get('/api/endless', { onSend: compressText }, async (request) =>
      toPayload(request, jsonInPieces(makeBatches())),
    );
    const address = await listen(app);
    const leaving = new AbortController();
    const response = await fetch(`${address}/api/endless`, {
      headers: { 'accept-encoding': encoding },
      signal: leaving.signal,
    });
    await response.body?.getReader().read();

    leaving.abort();

    t.equal(await ended, 'ended', encoding);
    t.strictSame(
      lines.filter(({ level }) => level >= 40),
      [],
      'which is nothing to worry about',
    );
  }
});

async function arrange(t: Test, leads: number) {
  const { logger, lines } = captureLog();
  const app = await build(t, {}, { logger });
  if (leads > 0) await seedLeads(app.db, leads);
  const cookie = await signIn(app);
  // What the start had to say is another matter.
  lines.length = 0;
  return { app, cookie, lines };
}

/** More than the system keeps for a connection whose other end does not read. */
async function storeLongLeads(app: Awaited<ReturnType<typeof build>>, count: number): Promise<void> {
  await seedLeads(app.db, count);
  const random = () => crypto.getRandomValues(Buffer.alloc(3700)).toString('base64');
  const rows = await app.db.selectFrom('submissions').select('id').execute();
  await app.db.transaction().execute(async (transaction) => {
    for (const { id } of rows)
      await transaction.updateTable('submissions').set({ message: random() }).where('id', '=', id).execute();
  });
}
