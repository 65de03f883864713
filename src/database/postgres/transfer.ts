import { dirname } from 'node:path';
import { type Kysely, sql, type Transaction } from 'kysely';
import { openSqlite } from '../sqlite.ts';
import type { Database } from '../tables.ts';

/** How many rows are read and written at once: SQLite takes a limited number of values in one statement. */
const batchRows = 500;

/**
 * Copies every row that both engines have into a fresh SQLite file of the same level, as of one moment: what is written meanwhile is in none of its tables.
 * The numbers of new rows go on where they were, also after the newest rows were deleted.
 * @param path `site.db` in an empty directory
 */
export async function copyToSqlite(db: Kysely<Database>, path: string): Promise<void> {
  const target = await openSqlite(dirname(path));
  try {
    await sql`pragma foreign_keys = off`.execute(target.db);
    await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (source) => {
        for (const { name, columns } of await target.db.introspection.getTables())
          await copyTable(
            source,
            target.db,
            name,
            columns.map((column) => column.name),
          );
        await copyCounters(source, target.db);
      });
  } finally {
    await target.close();
  }
}

async function copyTable(
  source: Transaction<Database>,
  target: Kysely<Database>,
  table: string,
  columns: readonly string[],
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  // The place of a row, which stays the same within one snapshot, orders tables of any key.
  for (let after = '(0,0)'; ; ) {
    const { rows } = await sql<Record<string, unknown> & { place: string }>`
      select ctid::text as "place", ${names} from ${sql.table(table)}
      where ctid > ${after}::tid order by ctid limit ${sql.lit(batchRows)}`.execute(source);
    const last = rows.at(-1);
    if (!last) return;
    after = last.place;
    const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(values)}`.execute(target);
  }
}

async function copyCounters(source: Transaction<Database>, target: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number | null }>`
    select replace(sequencename, '_id_seq', '') as "name", last_value as "seq" from pg_sequences
    where schemaname = current_schema()`.execute(source);
  for (const { name, seq } of rows) {
    if (seq === null) continue;
    await sql`delete from sqlite_sequence where name = ${name}`.execute(target);
    await sql`insert into sqlite_sequence (name, seq) values (${name}, ${seq})`.execute(target);
  }
}
