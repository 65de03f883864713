import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import t from 'tap';
import { openDatabase } from '../../src/database/engine.ts';
import { migrations } from '../../src/database/migrate.ts';
import { makeDirectory } from '../fixtures/directory.ts';

const names = Object.keys(migrations);

/** Opens and closes the database of a directory. @returns its applied migrations */
async function openAndClose(dataDir: string): Promise<{ name: string; timestamp: string }[]> {
  const { db, close } = await openDatabase({ dataDir });
  const applied = await sql<{ name: string; timestamp: string }>`select * from kysely_migration`.execute(db);
  t.equal(statSync(join(dataDir, 'site.db-wal')).size, 0, 'all of it stands in the file before the first use');
  await close();
  return applied.rows;
}

t.test('a new directory gets every migration, and a second start applies none', async (t) => {
  const dataDir = makeDirectory(t);
  const applied = await openAndClose(dataDir);

  t.strictSame(
    applied.map(({ name }) => name),
    names.toSorted(),
  );
  t.strictSame(await openAndClose(dataDir), applied);
});

t.test('every migration is listed under its file name', async (t) => {
  const files = readdirSync('src/database/migrations').filter((name) => /^\d{3}-/.test(name));

  t.strictSame(names.toSorted(), files.map((name) => name.replace(/\.ts$/, '')).toSorted());
});

t.test('a first start that fails halfway leaves no partial schema', async (t) => {
  const dataDir = makeDirectory(t);
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
  t.equal(applied.rows.length, names.length);
});

t.test('a commit that returned is on disk', async (t) => {
  const { db, close } = await openDatabase({ dataDir: makeDirectory(t) });
  t.teardown(close);
  const pragmas = ['journal_mode', 'synchronous', 'foreign_keys'];
  const answers = await Promise.all(pragmas.map((name) => sql.raw(`pragma ${name}`).execute(db)));

  t.strictSame(
    answers.map(({ rows }) => rows[0]),
    [{ journal_mode: 'wal' }, { synchronous: 2 /* FULL */ }, { foreign_keys: 1 }],
  );
});

t.test('a directory can be open only once', async (t) => {
  const dataDir = makeDirectory(t);
  const first = await openDatabase({ dataDir });

  await t.rejects(openDatabase({ dataDir }), { code: 'DATA_DIRECTORY_IN_USE' });
  await first.close();

  await (await openDatabase({ dataDir })).close();
});

t.test('a damaged or truncated file is refused and left untouched, with its log', async (t) => {
  const dataDir = makeDirectory(t);
  const [path, logPath] = [join(dataDir, 'site.db'), join(dataDir, 'site.db-wal')];
  const { db, close } = await openDatabase({ dataDir });
  await sql`insert into settings (key, value, version, updatedAt) values ('a', '"x"', 1, '')`.execute(db);
  // A crash leaves the newest rows in the log only.
  const log = readFileSync(logPath).subarray(0, 32);
  await close();
  const file = readFileSync(path);
  const overwritten = Buffer.from(file).fill(0xff, 4096, 5 * 4096);
  const truncated = file.subarray(0, 3 * 4096);
  // No start reads the document, so missing text would be noticed much later.
  const inItsLastPage = Buffer.from(file).fill(0xff, file.length - 4096);

  for (const damaged of [overwritten, truncated, inItsLastPage]) {
    writeFileSync(path, damaged);
    writeFileSync(logPath, log);
    await t.rejects(openDatabase({ dataDir }), { code: 'DATABASE_CORRUPT' });
    t.ok(readFileSync(path).equals(damaged));
    t.ok(readFileSync(logPath).equals(log));
  }
});
