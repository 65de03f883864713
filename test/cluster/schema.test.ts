import { type Kysely, sql } from 'kysely';
import t from 'tap';
import * as z from 'zod/mini';
import { connectPostgres, openPostgres } from '../../src/cluster/index.ts';
import { openDatabase } from '../../src/database/engine.ts';
import { migrations } from '../../src/database/migrate.ts';
import { setting } from '../../src/database/settings.ts';
import type { Database } from '../../src/database/tables.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { saveLead } from '../../src/leads/store.ts';
import { makeDirectory } from '../fixtures/directory.ts';
import { earlierState } from '../fixtures/earlier-state.ts';
import { describeTables } from '../fixtures/introspection.ts';
import { runAsOperator, takeDatabase, takeEmptyDatabase } from '../fixtures/postgres.ts';

const lead = { source: 'contact', name: 'Ann', phone: '', email: 'ann@example.com', message: 'A fence' } as const;

/** Tables that only one engine needs. */
const ownTables = new Set([
  'secrets',
  'siteVersion',
  'leases',
  'limits',
  'blobs',
  'blobChunks',
  'kysely_migration',
  'kysely_migration_lock',
  'sqlite_sequence',
]);

t.test('both schemas have the same tables, columns, nullability, and defaults', async (t) => {
  const sqlite = await openDatabase({ dataDir: makeDirectory(t) });
  t.teardown(sqlite.close);
  const postgres = await open(t);

  t.strictSame(await describeTables(postgres, ownTables), await describeTables(sqlite.db, ownTables));
});

t.test('twenty simultaneous first starts create the schema once', async (t) => {
  const url = await takeEmptyDatabase();

  const opened = await Promise.all(Array.from({ length: 20 }, () => openPostgres(url, 1)));

  t.teardown(() => Promise.all(opened.map(({ close }) => close())));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db(opened));
  t.strictSame(
    rows.map(({ name }) => name),
    Object.keys(migrations),
  );
  for (const one of opened) await setting('profile', z.unknown()).read(one.db);
});

t.test('the site reports a newer schema and leaves it alone', async (t) => {
  const url = await takeEmptyDatabase();
  await (await openPostgres(url, 1)).close();
  await runAsOperator(url, `insert into kysely_migration values ('901-expand', '')`);
  await t.rejects(openPostgres(url, 1), { code: 'DATABASE_NEWER', message: /newer/ });
});

t.test('a database of an earlier schema is refused with advice and left alone', async (t) => {
  const url = await takeEmptyDatabase();
  await (await openPostgres(url, 1)).close();
  await runAsOperator(url, earlierState);

  await t.rejects(openPostgres(url, 1), {
    code: 'DATABASE_OLDER',
    message:
      /^The database on PostgreSQL was written by an earlier version .* left untouched\. Run .* new data directory or database\.$/,
  });

  t.strictSame(await runAsOperator(url, 'select name from kysely_migration order by name'), [
    { name: '001-init' },
    { name: '018-footer-links' },
  ]);
});

t.test('a server that may lose confirmed data is refused', async (t) => {
  const url = await takeDatabase(t);
  const name = new URL(url).pathname.slice(1);
  await runAsOperator(url, `alter database "${name}" set synchronous_commit = off`);
  t.teardown(() => runAsOperator(url, `alter database "${name}" reset synchronous_commit`));

  await t.rejects(openPostgres(url), { code: 'DATABASE_UNFIT', message: /synchronous_commit/ });
});

t.test('a transaction is READ COMMITTED, whatever the database’s default', async (t) => {
  const url = await takeDatabase(t);
  const name = new URL(url).pathname.slice(1);
  await runAsOperator(url, `alter database "${name}" set default_transaction_isolation = serializable`);
  t.teardown(() => runAsOperator(url, `alter database "${name}" reset default_transaction_isolation`));
  const { db, close } = connectPostgres(url, 1);
  t.teardown(close);
  const read = (asked: Kysely<Database>) =>
    sql<{ level: string }>`select current_setting('transaction_isolation') as level`.execute(asked);

  t.strictSame((await read(db)).rows, [{ level: 'serializable' }]);
  t.strictSame((await inTransaction(db, read)).rows, [{ level: 'read committed' }]);
});

t.test('fsync off is reported at the start', async (t) => {
  const { warnings, close } = await openPostgres(await takeDatabase(t));
  t.teardown(close);

  t.match(warnings, [/fsync is off/]);
});

t.test('both engines store zeros, emoji, and half characters as the same text', async (t) => {
  const sqlite = await openDatabase({ dataDir: makeDirectory(t) });
  t.teardown(sqlite.close);
  const message = 'a\0b 🌲 \ud800 c';

  for (const engine of [sqlite.db, await open(t)]) {
    await saveLead(engine, { ...lead, message });
    const row = await engine.selectFrom('submissions').select('message').executeTakeFirstOrThrow();
    t.equal(row.message, 'a\uFFFDb 🌲 \uFFFD c');
  }
});

t.test('IDs, milliseconds, and sums are numbers', async (t) => {
  const postgres = await open(t);
  const { id } = await saveLead(postgres, lead, ['notification']);

  const row = await postgres
    .selectFrom('outbox')
    .select(({ fn }) => [fn.sum('createdAtMs').as('sum'), fn.max('submissionId').as('id'), fn.countAll().as('count')])
    .executeTakeFirstOrThrow();

  t.equal(typeof row.sum, 'number');
  t.strictSame([row.id, row.count], [id, 1]);
});

t.test('an error has its code and constraint, and no value, statement, or host', async (t) => {
  const postgres = await open(t);
  await setting('secret-key', z.unknown()).write(postgres, 'secret-value', 0);
  const twice = postgres
    .insertInto('settings')
    .values({ key: 'secret-key', value: 'secret-value', version: 1, updatedAt: '' })
    .execute();

  const error = await twice.catch((thrown) => thrown);

  t.match(error, { name: 'PostgresError', code: 'PG_23505', message: /settings_pkey/ });
  t.notMatch(JSON.stringify({ ...error, message: error.message, stack: error.stack }), /secret-|insert into|DETAIL/i);
});

t.test('a missing server, a missing database, and a wrong name have different codes', async (t) => {
  const url = await takeDatabase(t);
  const elsewhere = url.replace('fence-postgres', 'fence-nothing');

  await t.rejects(openPostgres(url.replace(/[^/]+$/, 'nowhere')), { code: 'PG_3D000' });
  await t.rejects(openPostgres(elsewhere), { code: 'PG_ENOENT' });
  await t.rejects(openPostgres('postgres://site@host.invalid/site'), { code: /^PG_(ENOTFOUND|EAI_AGAIN)$/ });
});

t.test('two deadlocked transactions both succeed in the end', async (t) => {
  const url = await takeDatabase(t);
  const { db, close } = connectPostgres(url, 2);
  t.teardown(close);
  for (const key of ['a', 'b']) await setting(key, z.unknown()).write(db, 0, 0);
  const bothHaveOne = Promise.withResolvers<void>();
  let started = 0;

  const both = async (keys: [string, string]) =>
    inTransaction(db, async (transaction) => {
      await add(transaction, keys[0]);
      started += 1;
      if (started === 2) bothHaveOne.resolve();
      await bothHaveOne.promise;
      await add(transaction, keys[1]);
    });
  await Promise.all([both(['a', 'b']), both(['b', 'a'])]);

  t.strictSame(
    [(await setting('a', z.unknown()).read(db)).version, (await setting('b', z.unknown()).read(db)).version],
    [3, 3],
  );
});

async function open(t: Parameters<typeof takeDatabase>[0]): Promise<Kysely<Database>> {
  const { db, close } = connectPostgres(await takeDatabase(t), 4);
  t.teardown(close);
  return db;
}

function db([first]: { db: Kysely<Database> }[]): Kysely<Database> {
  if (!first) throw new Error('none was opened');
  return first.db;
}

async function add(db: Kysely<Database>, key: string): Promise<void> {
  await db
    .updateTable('settings')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('key', '=', key)
    .execute();
}
