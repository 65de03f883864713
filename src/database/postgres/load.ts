import { type Kysely, sql, type Transaction } from 'kysely';
import { DatabaseFullError } from '../../http/errors.ts';
import { openSqlite } from '../sqlite.ts';
import type { Database } from '../tables.ts';
import { inTransaction } from '../transaction.ts';

/** How many rows are read and written at once. */
const batchRows = 500;
/** Tables that SQLite does not have; in an unused database they are empty as well. */
const ownTables = ['secrets', 'blobs'];

type Read = Kysely<Database>;
type Write = Transaction<Database>;

/**
 * Fills an empty database with every row of a SQLite file, in one transaction. The file is brought to the newest schema first.
 * @param directory holds the `site.db`
 * @param finish what else belongs to these rows, such as files; what it throws undoes everything
 * @throws DatabaseFullError when the database holds anything; Error when rows went missing on the way
 */
export async function loadFromSqlite(
  db: Kysely<Database>,
  directory: string,
  finish: (transaction: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const source = await openSqlite(directory);
  try {
    const tables = await source.db.introspection.getTables();
    const columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
    await inTransaction(db, async (transaction) => {
      for (const table of [...columnsOf.keys(), ...ownTables]) await requireEmpty(transaction, table);
      for (const table of await sortByReferences(transaction, [...columnsOf.keys()]))
        await loadTable(source.db, transaction, table, columnsOf.get(table) ?? []);
      await continueCounters(source.db, transaction);
      await finish(transaction);
    });
  } finally {
    await source.close();
  }
}

async function requireEmpty(transaction: Write, table: string): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(transaction);
  if (rows.length > 0) throw new DatabaseFullError();
}

/** The tables in an order in which each comes after those that its rows refer to. */
async function sortByReferences(transaction: Write, tables: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select child.relname as child, parent.relname as parent from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and child.relnamespace = current_schema()::regnamespace`.execute(transaction);
  const sorted: string[] = [];
  const place = (table: string) => {
    if (sorted.includes(table) || !tables.includes(table)) return;
    for (const { child, parent } of rows) if (child === table && parent !== table) place(parent);
    sorted.push(table);
  };
  for (const table of tables) place(table);
  return sorted;
}

async function loadTable(source: Read, target: Write, table: string, columns: readonly string[]): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  let loaded = 0;
  for (let after = 0; ; ) {
    const { rows } = await sql<Record<string, unknown> & { place: number }>`
      select rowid as "place", ${names} from ${sql.table(table)}
      where rowid > ${after} order by rowid limit ${batchRows}`.execute(source);
    const last = rows.at(-1);
    if (!last) break;
    after = last.place;
    loaded += rows.length;
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(target);
  }
  const stored = await countRows(target, table);
  if (stored !== loaded) throw new Error(`${loaded} rows of "${table}" were loaded, and ${stored} are there.`);
}

async function countRows(db: Write, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as "count" from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** New rows get the numbers that they would have got in the file, also where the newest ones were deleted. */
async function continueCounters(source: Read, target: Write): Promise<void> {
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
