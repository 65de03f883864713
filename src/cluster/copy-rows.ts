import { dirname } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type Database, inTransaction, openSqlite } from '../database/index.ts';
import { DatabaseFullError } from '../http/errors.ts';

/** The number of rows read and written at once: SQLite limits the number of values in a statement. */
const batchRows = 500;
/** Tables that only PostgreSQL has. They must be empty too before a load. */
const postgresOnlyTables = ['secrets', 'blobs'];

interface Table {
  name: string;
  columns: string[];
}

/** The position of a row: it orders the rows of any table and doesn't change within one snapshot. */
const rowPlaces = {
  postgres: { place: sql`ctid::text`, after: (last?: unknown) => sql`ctid > ${last ?? '(0,0)'}::tid order by ctid` },
  sqlite: { place: sql`rowid`, after: (last?: unknown) => sql`rowid > ${last ?? 0} order by rowid` },
};

/**
 * Copies every row that both engines have into a new SQLite file of the same schema level. The copy shows one moment, without later writes.
 * New rows continue the numbering, even if the newest rows were deleted.
 * @param path `site.db` in an empty directory
 * @param applied the names of the database's migrations
 */
export async function copyToSqlite(db: Kysely<Database>, path: string, applied: readonly string[]): Promise<void> {
  const target = await openSqlite(dirname(path), { only: applied });
  try {
    await sql`pragma foreign_keys = off`.execute(target.db);
    const tables = await listTables(target.db);
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (source) => {
        for (const table of tables) await copyRows(source, target.db, table, rowPlaces.postgres);
        await copyCounters(source, target.db);
      });
  } finally {
    await target.close();
  }
}

/**
 * Fills an empty database with every row of a SQLite file, in one transaction. The file is migrated to the newest schema first.
 * @param directory contains the `site.db`
 * @param finish stores data that belongs to these rows, such as files; if it throws, everything is undone
 * @throws DatabaseFullError if the database contains data; Error if rows were lost
 */
export async function loadFromSqlite(
  db: Kysely<Database>,
  directory: string,
  finish: (transaction: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const source = await openSqlite(directory);
  try {
    const tables = await listTables(source.db);
    await inTransaction(db, async (transaction) => {
      for (const name of [...tables.map((table) => table.name), ...postgresOnlyTables])
        await requireEmpty(transaction, name);
      for (const table of tables) {
        const copied = await copyRows(source.db, transaction, table, rowPlaces.sqlite);
        const stored = await countRows(transaction, table.name);
        if (stored !== copied)
          throw new Error(`${copied} rows of "${table.name}" were loaded, and ${stored} are there.`);
      }
      await continueCounters(source.db, transaction);
      await finish(transaction);
    });
  } finally {
    await source.close();
  }
}

/** Lists the tables of a SQLite file in creation order: each after the tables that its rows refer to. */
async function listTables(db: Kysely<Database>): Promise<Table[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from sqlite_schema where type = 'table' order by rowid`.execute(db);
  const made = rows.map(({ name }) => name);
  const tables = (await db.introspection.getTables()).map(({ name, columns }) => ({
    name,
    columns: columns.map((column) => column.name),
  }));
  return tables.sort((one, other) => made.indexOf(one.name) - made.indexOf(other.name));
}

/** @returns the number of rows */
async function copyRows(
  source: Kysely<Database>,
  target: Kysely<Database>,
  { name, columns }: Table,
  { place, after }: (typeof rowPlaces)[keyof typeof rowPlaces],
): Promise<number> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  let copied = 0;
  for (let last: unknown; ; ) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${place} as "place", ${names} from ${sql.table(name)} where ${after(last)} limit ${sql.lit(batchRows)}`.execute(
      source,
    );
    if (rows.length === 0) return copied;
    last = rows.at(-1)?.place;
    copied += rows.length;
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(target);
  }
}

async function requireEmpty(transaction: Kysely<Database>, table: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction);
  if (rows.length > 0) throw new DatabaseFullError();
}

async function countRows(db: Kysely<Database>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function copyCounters(source: Kysely<Database>, target: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number | null }>`
    select replace(sequencename, '_id_seq', '') as "name", last_value as "seq" from pg_sequences
    where schemaname = current_schema()`.execute(source);
  for (const { name, seq } of rows) {
    if (seq === null) continue;
    await sql`delete from sqlite_sequence where name = ${name}`.execute(target);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(target);
  }
}

/** New rows continue the file's numbering, even if its newest rows were deleted. */
async function continueCounters(source: Kysely<Database>, target: Kysely<Database>): Promise<void> {
  const counters = await sql<{ name: string; seq: number }>`select name, seq from sqlite_sequence`.execute(source);
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(target);
  for (const { table, column } of rows) {
    const counted = counters.rows.find(({ name }) => name === table)?.seq ?? 0;
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), "last") from (
      select greatest(${counted}::bigint, max(${sql.ref(column)})) as "last" from ${sql.table(table)}
    ) "counter" where "last" > 0`.execute(target);
  }
}
