import { once } from 'node:events';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import t from 'tap';
import { batchRows } from '../../src/database/transaction.ts';
import { compressText, jsonInPieces, toPayload } from '../../src/http/encoding.ts';
import { deleteLeads } from '../../src/leads/deletion.ts';
import { listLeadsWithDeliveries } from '../../src/leads/list-store.ts';
import { saveLead } from '../../src/leads/store.ts';
import { enqueueDeliveries } from '../../src/outbox/outbox-store.ts';
import type { Lead } from '../../src/shared/lead/lead.ts';
import { build, listen, signIn } from '../fixtures/app.ts';
import { breakSchema } from '../fixtures/database.ts';
import { seedLeads } from '../fixtures/leads.ts';
import { captureLog } from '../fixtures/log.ts';
import { openSocket, readToEnd } from '../fixtures/socket.ts';

const path = '/api/contact-submissions';
const count = 3 * batchRows + 10;
const { logger, lines } = captureLog();
const app = await build(t, {}, { logger });
const endless = Promise.withResolvers<string>();
app.get('/api/endless', { onSend: compressText }, async (request) =>
  toPayload(request, jsonInPieces(makeBatches(endless))),
);
await seedLeads(app.db, count);
const cookie = await signIn(app);
const address = await listen(app);

const unpack = {
  identity: (body: Buffer) => body,
  gzip: (body: Buffer) => gunzipSync(body),
  br: (body: Buffer) => brotliDecompressSync(body),
};
const encodings = Object.keys(unpack) as (keyof typeof unpack)[];

const ask = (query = '', encoding = 'identity') =>
  app.inject({ url: `${path}${query}`, headers: { cookie, 'accept-encoding': encoding } });
const readList = async (query = ''): Promise<Lead[]> => (await ask(query)).json();
const idsOf = (leads: readonly Lead[]) => leads.map(({ id }) => id);
const newestFirst = (newest: number) => Array.from({ length: newest }, (_none, index) => newest - index);
const warnings = () => lines.filter(({ level }) => level >= 40);
t.beforeEach(() => {
  lines.length = 0;
});

t.test('the list is read in short batches, newest first, and other requests get a turn', async (t) => {
  const ids: number[] = [];
  const sizes: number[] = [];
  let turns = 0;

  for await (const batch of listLeadsWithDeliveries(app.db)) {
    t.equal(turns, sizes.length, 'what was waiting came first');
    setImmediate(() => {
      turns += 1;
    });
    sizes.push(batch.length);
    ids.push(...idsOf(batch));
  }

  t.strictSame(sizes, [batchRows, batchRows, batchRows, 10]);
  t.strictSame(ids, newestFirst(count));
});

t.test('the list is the same array in every encoding', async (t) => {
  const whole = await readList();
  t.strictSame(idsOf(whole), newestFirst(count));
  for (const encoding of encodings) {
    const { headers, rawPayload } = await ask('', encoding);
    t.match(headers, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
    t.equal(headers['content-encoding'] ?? 'identity', encoding);
    t.strictSame(JSON.parse(String(unpack[encoding](rawPayload))), whole, encoding);
  }
  const head = await app.inject({ method: 'HEAD', url: path, headers: { cookie, 'accept-encoding': 'br' } });
  t.strictSame([head.statusCode, head.body], [200, '']);
  t.equal(head.headers['content-type'], 'application/json; charset=utf-8');
});

t.test('a part of the list is requested by number, and a bad number is named', async (t) => {
  const parts: [query: string, ids: number[]][] = [
    ['limit=3', [count, count - 1, count - 2]],
    ['before=4', [3, 2, 1]],
    ['limit=2&before=400', [399, 398]],
    ['before=1', []],
    [`limit=${batchRows + 5}`, newestFirst(count).slice(0, batchRows + 5)],
    [`limit=${10 * count}`, newestFirst(count)],
  ];
  for (const [query, ids] of parts) t.strictSame(idsOf(await readList(`?${query}`)), ids, query);
  for (const field of ['limit', 'before'])
    for (const bad of ['', '0', '-1', '1.5', '1e3', 'all', ' 1', '9'.repeat(16), `1&${field}=2`]) {
      const response = await ask(`?${field}=${bad}`);
      t.equal(response.statusCode, 400, `${field}=${bad}`);
      t.strictSame(Object.keys(response.json().fields), [field]);
    }
});

t.test('every lead has its own deliveries', async (t) => {
  const ids = [1, 2, count - batchRows, count - batchRows + 1, count];
  await enqueueDeliveries(
    app.db,
    ids.map((submissionId) => ({ kind: 'notification', submissionId, held: true })),
    Date.now(),
  );

  const told = (await readList()).filter(({ deliveries }) => deliveries);

  t.strictSame(
    told.map(({ id, deliveries }) => [id, deliveries?.length]),
    ids.toReversed().map((id) => [id, 1]),
  );
});

t.test('a page requested while the list is being sent is sent first', async (t) => {
  await makeLeadsLong();
  const socket = openSocket(address);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nCookie: ${cookie}\r\n\r\n`);
  await once(socket, 'readable');

  const page = await fetch(address);

  t.equal(page.status, 200);
  t.notOk(socket.readableEnded);
  const list = await readToEnd(socket);
  t.match(list, /^HTTP\/1\.1 200 /);
  t.ok(list.endsWith(']\r\n0\r\n\r\n'), 'whole in the end');
  t.strictSame(warnings(), []);
});

for (const encoding of encodings)
  t.test(`a failure midway closes the connection of the list: ${encoding}`, async (t) => {
    const response = await fetch(`${address}${path}`, { headers: { cookie, 'accept-encoding': encoding } });
    const reader = response.body?.getReader();
    t.equal(response.status, 200);
    t.ok((await reader?.read())?.value?.length, 'the first rows are there');

    const mend = await breakSchema(t, app, 'submissions');

    await t.rejects(async () => {
      while (!(await reader?.read())?.done);
    });
    await mend();
    t.match(warnings(), [{ err: { message: /no such table|42P01/ } }]);
    t.equal(warnings().length, 1, 'the log says it once');
    t.equal((await fetch(address)).status, 200);
  });

t.test('a broken database is reported before the first byte', async (t) => {
  await breakSchema(t, app, 'submissions');
  const broken = await ask('', 'br');
  t.equal(broken.statusCode, 503);
  t.equal(broken.headers['content-encoding'], undefined);
  t.strictSame(broken.json(), { message: 'Something went wrong on our side.' });
});

t.test('the work ends when the client disconnects', async (t) => {
  const leaving = new AbortController();
  const headers = { 'accept-encoding': 'br' };
  const response = await fetch(`${address}/api/endless`, { headers, signal: leaving.signal });
  await response.body?.getReader().read();

  leaving.abort();

  t.equal(await endless.promise, 'ended');
  t.strictSame(warnings(), [], 'which is nothing to worry about');
});

t.test('changes while the list is read cause no duplicates and no gaps', async (t) => {
  const batches = listLeadsWithDeliveries(app.db);
  const first = (await batches.next()).value as Lead[];

  const words = { source: 'contact', name: 'Ann Carter', phone: '(336) 555-0187', email: '', message: '' } as const;
  const { id } = await saveLead(app.db, words);
  await deleteLeads(app.db, [count, 5], { tells: false, keepsSigned: false }, Date.now());
  const rest: Lead[] = [];
  for await (const batch of batches) rest.push(...batch);

  t.notOk(rest.some((lead) => lead.id === id));
  t.strictSame(
    idsOf([...first, ...rest]),
    newestFirst(count).filter((number) => number !== 5),
  );
});

t.test('the export has spam but no form check, and an empty list is valid', async (t) => {
  const hidden = [1, count - batchRows];
  await app.db.updateTable('submissions').set({ source: 'form-check' }).where('id', 'in', hidden).execute();
  await app.db.updateTable('submissions').set({ status: 'spam' }).where('id', '=', 2).execute();

  const leads = await readList();

  t.strictSame(
    hidden.filter((id) => idsOf(leads).includes(id)),
    [],
  );
  t.match(leads.at(-1), { id: 2, status: 'spam' });
  await app.db.deleteFrom('submissions').execute();
  t.strictSame(await readList(), []);
});

/**
 * Makes the list longer than the system's buffer for a connection whose client doesn't read. Random text, because repeated text would be
 * compressed.
 */
async function makeLeadsLong(): Promise<void> {
  for (let part = 0; part < 100; part += 1)
    await app.db
      .updateTable('submissions')
      .set({ message: crypto.getRandomValues(Buffer.alloc(22_000)).toString('base64') })
      .where(sql`id % 100`, '=', part)
      .execute();
}

async function* makeBatches(ended: PromiseWithResolvers<string>) {
  try {
    for (;;) yield [await new Promise<string>((next) => setImmediate(next, 'x'.repeat(5000)))];
  } finally {
    ended.resolve('ended');
  }
}
