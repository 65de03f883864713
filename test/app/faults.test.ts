import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import t, { type Test } from 'tap';
import { buildApp } from '../../src/app.ts';
import { cheap, contactRequest, postContact, signIn, testConfig } from '../fixtures/app.ts';
import { captureLog, type LogLine } from '../fixtures/log.ts';

const errorLevel = 50;

interface Faulty {
  app: FastifyInstance;
  dataDir: string;
  /** What was logged about requests; work in the background has lines of its own. */
  errors(): LogLine[];
}

async function buildFaulty(t: Test): Promise<Faulty> {
  const { logger, lines } = captureLog();
  const config = await testConfig(t);
  const app = await buildApp(config, { ...cheap, logger });
  t.teardown(() => app.close());
  return {
    app,
    dataDir: config.dataDir,
    errors: () => lines.filter(({ level, msg }) => level >= errorLevel && /lead|request/.test(msg)),
  };
}

/** What must hold while the database takes nothing: pages stand, a form says the truth, the log says it once. */
async function assertPagesStand(t: Test, { app, errors }: Faulty): Promise<void> {
  const before = errors().length;

  const answer = await postContact(app);

  t.equal(answer.statusCode, 503);
  t.match(answer.json().message, /could not be stored.*\(336\) 555-0142/);
  t.notMatch(answer.body, /SQLITE|site\.db|at file/);
  t.strictSame(
    errors()
      .slice(before)
      .map(({ msg }) => msg),
    ['a lead could not be stored'],
  );
  const plain = await postContact(app, new URLSearchParams(contactRequest).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  t.equal(plain.statusCode, 503);
  t.match(plain.body, contactRequest.message, 'the typed text stays in the form');
  for (const url of ['/', '/gallery', '/pool-fencing', '/?sent=ABCDEF', '/no-such-page'])
    t.equal((await app.inject({ url })).statusCode, url === '/no-such-page' ? 404 : 200, url);
  t.equal((await app.inject({ url: '/healthz' })).statusCode, 200);
  const ready = await app.inject({ url: '/readyz' });
  t.equal(ready.statusCode, 503);
  t.match(ready.json().reasons, [/database/]);
}

t.test('a full disk costs no page and no truth', async (t) => {
  const faulty = await buildFaulty(t);
  const { app } = faulty;
  // SQLite refuses new pages from here on, as it does on a full disk; the first few rows still find room in the old ones.
  await sql`pragma max_page_count = 1`.execute(app.db);
  const long = { ...contactRequest, message: 'x'.repeat(5000) };

  let answer = await postContact(app, long);
  for (let post = 0; post < 15 && answer.statusCode === 201; post += 1) answer = await postContact(app, long);

  t.equal(answer.statusCode, 503);
  t.match(answer.json().message, /could not be stored/);
  t.strictSame(
    faulty.errors().map(({ msg }) => msg),
    ['a lead could not be stored'],
  );
  t.match(faulty.errors()[0], { msg: 'a lead could not be stored', err: { code: 'SQLITE_FULL' } });
  t.equal((await app.inject({ url: '/' })).statusCode, 200);

  await sql`pragma max_page_count = 1000000`.execute(app.db);
  t.equal((await postContact(app, long)).statusCode, 201, 'it works again once there is room');
});

t.test('a database that became read-only costs no page and no truth', async (t) => {
  const faulty = await buildFaulty(t);
  await sql`pragma query_only = 1`.execute(faulty.app.db);

  await assertPagesStand(t, faulty);

  await sql`pragma query_only = 0`.execute(faulty.app.db);
  t.equal((await postContact(faulty.app)).statusCode, 201);
});

t.test('a database locked by another program costs no page and no truth', async (t) => {
  const faulty = await buildFaulty(t);
  const other = new SqliteDatabase(join(faulty.dataDir, 'site.db'));
  t.teardown(() => other.close());
  other.exec('begin immediate');

  await assertPagesStand(t, faulty);

  other.exec('rollback');
  t.equal((await postContact(faulty.app)).statusCode, 201);
});

t.test('a database that was damaged while the site runs costs no page and no truth', async (t) => {
  const faulty = await buildFaulty(t);
  const cookie = await signIn(faulty.app);
  await sql`pragma wal_checkpoint(truncate)`.execute(faulty.app.db);
  await sql`pragma shrink_memory`.execute(faulty.app.db);
  overwrite(join(faulty.dataDir, 'site.db'));

  await assertPagesStand(t, faulty);
  await faulty.app.site.update(async () => {});
  t.equal((await faulty.app.inject({ url: '/gallery' })).statusCode, 200, 'made from what was last known');
  const list = await faulty.app.inject({ url: '/api/contact-submissions', headers: { cookie } });
  t.equal(list.statusCode, 503);
  t.strictSame(list.json(), { message: 'Something went wrong on our side.' });
});

/** Everything behind the first page, as a broken disk would. */
function overwrite(path: string): void {
  const file = openSync(path, 'r+');
  writeSync(file, Buffer.alloc(statSync(path).size - 4096, 0xff), 0, undefined, 4096);
  closeSync(file);
}
