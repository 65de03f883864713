import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import t from 'tap';
import { openDatabase } from '../../src/database/engine.ts';
import { migrations } from '../../src/database/migrate.ts';

t.test('a new directory gets every migration, and a second start none', async (t) => {
  const dataDir = t.testdir();
  const first = await openDatabase({ dataDir });
  const applied = await sql<{ name: string; timestamp: string }>`select * from kysely_migration`.execute(first.db);
  t.equal(statSync(join(dataDir, 'site.db-wal')).size, 0, 'all of it stands in the file before the first use');
  await first.close();

  const second = await openDatabase({ dataDir });
  const again = await sql<{ name: string; timestamp: string }>`select * from kysely_migration`.execute(second.db);
  await second.close();

  t.strictSame(
    applied.rows.map(({ name }) => name),
    Object.keys(migrations).sort(),
  );
  t.strictSame(again.rows, applied.rows);
});

t.test('every migration is listed under its file name', async (t) => {
  const files = readdirSync('src/database/migrations').filter((name) => /^\d{3}-/.test(name));

  t.strictSame(Object.keys(migrations).sort(), files.map((name) => name.replace(/\.ts$/, '')).sort());
});

t.test('a first start that fails half way leaves no half of a schema, and the next one makes it whole', async (t) => {
  const dataDir = t.testdir();
  migrations['900-fails'] = {
    async up({ table, id, run }) {
      await table('half', { id });
      await run('this is no statement');
    },
  };
  await t.rejects(openDatabase({ dataDir }), { code: 'SQLITE_ERROR' });
  delete migrations['900-fails'];

  const { db, close } = await openDatabase({ dataDir });
  t.teardown(close);
  t.strictSame((await sql`select name from sqlite_schema where name = 'half'`.execute(db)).rows, []);
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  t.strictSame(
    applied.rows.map(({ name }) => name),
    Object.keys(migrations),
  );
});

t.test('a commit that returned is on the disk', async (t) => {
  const { db, close } = await openDatabase({ dataDir: t.testdir() });
  t.teardown(close);
  const pragma = async (name: string) =>
    Object.values((await sql.raw(`pragma ${name}`).execute(db)).rows[0] as object)[0];

  t.equal(await pragma('journal_mode'), 'wal');
  t.equal(await pragma('synchronous'), 2, 'FULL');
  t.equal(await pragma('foreign_keys'), 1);
});

t.test('one directory is open once at a time', async (t) => {
  const dataDir = t.testdir();
  const first = await openDatabase({ dataDir });

  await t.rejects(openDatabase({ dataDir }), { code: 'DATA_DIRECTORY_IN_USE' });
  await first.close();

  await (await openDatabase({ dataDir })).close();
});

t.test('a damaged file is refused with its log beside it, and neither is touched', async (t) => {
  const dataDir = t.testdir();
  const { db, close } = await openDatabase({ dataDir });
  await sql`insert into settings (key, value, version, updatedAt) values ('a', '"x"', 1, '')`.execute(db);
  // What a crash leaves behind: the newest rows in the log only.
  const log = readFileSync(join(dataDir, 'site.db-wal'));
  await close();
  const file = readFileSync(join(dataDir, 'site.db'));
  file.fill(0xff, 4096, 5 * 4096);
  writeFileSync(join(dataDir, 'site.db'), file);
  writeFileSync(join(dataDir, 'site.db-wal'), log.subarray(0, 32));

  await t.rejects(openDatabase({ dataDir }), { code: 'DATABASE_CORRUPT' });

  t.ok(readFileSync(join(dataDir, 'site.db')).equals(file));
  t.ok(readFileSync(join(dataDir, 'site.db-wal')).equals(log.subarray(0, 32)));
});

t.test('a truncated file is refused', async (t) => {
  const dataDir = t.testdir();
  await (await openDatabase({ dataDir })).close();
  const file = readFileSync(join(dataDir, 'site.db'));
  writeFileSync(join(dataDir, 'site.db'), file.subarray(0, 3 * 4096));

  await t.rejects(openDatabase({ dataDir }), { code: 'DATABASE_CORRUPT' });
});
