import SqliteDatabase from 'better-sqlite3';
import { Kysely } from 'kysely';
import t, { type Test } from 'tap';
import { makeSqliteDialect } from '../../src/database/sqlite.ts';
import { cacheStatements } from '../../src/database/statement-cache.ts';

t.test('a statement is compiled once for its text', (t) => {
  const sqlite = open(t);
  const prepare = cacheStatements(sqlite);
  t.equal(prepare('select 1'), prepare('select 1'));
  t.not(prepare('select 1'), prepare('select 2'));
  t.end();
});

t.test('a statement that is being read row by row is not taken for a second reading', (t) => {
  const sqlite = open(t);
  const prepare = cacheStatements(sqlite);
  const rows = prepare('select name from towns order by name').iterate();
  t.same(rows.next().value, { name: 'Burlington' });
  t.same(prepare('select name from towns order by name').all(), [{ name: 'Burlington' }, { name: 'Greensboro' }]);
  t.same(rows.next().value, { name: 'Greensboro' });
  rows.return?.();
  t.end();
});

t.test('a kept "select *" shows the columns of a table that was changed meanwhile', async (t) => {
  const db = new Kysely<{ towns: { name: string; county?: string } }>({ dialect: makeSqliteDialect(open(t)) });
  const read = () => db.selectFrom('towns').selectAll().where('name', '=', 'Greensboro').execute();
  t.same(await read(), [{ name: 'Greensboro' }]);
  await db.schema.alterTable('towns').addColumn('county', 'text').execute();
  await db.updateTable('towns').set({ county: 'Guilford' }).execute();
  t.same(await read(), [{ name: 'Greensboro', county: 'Guilford' }]);
});

t.test('statements of a thousand texts do not pile up, and those in use stay', (t) => {
  const sqlite = open(t);
  const prepare = cacheStatements(sqlite);
  const inUse = prepare('select count(*) from towns');
  const first = prepare('select 0');
  for (let text = 1; text < 1000; text += 1) {
    prepare(`select ${text}`);
    prepare('select count(*) from towns');
  }
  t.equal(prepare('select count(*) from towns'), inUse);
  t.not(prepare('select 0'), first);
  t.end();
});

t.test('a text of many rows is compiled for its one use', (t) => {
  const prepare = cacheStatements(open(t));
  const text = `insert into towns values ${Array.from({ length: 1000 }, () => '(?)').join(', ')}`;
  t.not(prepare(text), prepare(text));
  t.end();
});

function open(t: Test): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(':memory:');
  t.teardown(() => sqlite.close());
  sqlite.exec("create table towns (name text); insert into towns values ('Greensboro'), ('Burlington')");
  return sqlite;
}
