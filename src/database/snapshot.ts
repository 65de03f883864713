import SqliteDatabase from 'better-sqlite3';
import { DatabaseNewerError } from '../http/errors.ts';
import { findNewerMigration } from './migrate.ts';

/** How many rows each table has. */
export type RowCounts = Record<string, number>;

/**
 * Copies a database that may be in use, by SQLite's online backup.
 * The open read transaction holds one state of the write-ahead log, so that writers neither wait nor start the copy anew.
 */
export async function copyDatabase(source: string, destination: string): Promise<void> {
  const sqlite = new SqliteDatabase(source, { fileMustExist: true, timeout: 5000 });
  try {
    sqlite.exec('BEGIN');
    sqlite.prepare('SELECT count(*) FROM sqlite_schema').get();
    await sqlite.backup(destination);
    sqlite.exec('COMMIT');
  } finally {
    sqlite.close();
  }
}

/**
 * Refuses a file that this program cannot work with.
 * @param place names it for the operator
 * @returns the names of its migrations; none where it has no schema yet
 * @throws DatabaseOlderError, DatabaseNewerError
 */
export function requireCompatible(sqlite: SqliteDatabase.Database, place: string): string[] {
  const table = sqlite.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  const applied = table ? (sqlite.prepare('select name from kysely_migration').pluck().all() as string[]) : [];
  const newer = findNewerMigration(applied, place);
  if (newer) throw new DatabaseNewerError(place, newer);
  return applied;
}

/** Does the same for the copy of a database, which nobody has open. */
export function requireCompatibleCopy(path: string, place: string): void {
  const sqlite = new SqliteDatabase(path, { fileMustExist: true });
  try {
    requireCompatible(sqlite, place);
  } finally {
    sqlite.close();
  }
}

/**
 * Reads a whole database and counts its rows.
 * @throws Error with SQLite's words when a page of it is damaged
 */
export function inspectDatabase(path: string): RowCounts {
  const sqlite = new SqliteDatabase(path, { fileMustExist: true });
  try {
    const verdict = sqlite.pragma('integrity_check(1)', { simple: true });
    if (verdict !== 'ok') throw new Error(`The database is damaged: ${verdict}`);
    const tables = sqlite
      .prepare(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
      )
      .pluck()
      .all() as string[];
    return Object.fromEntries(tables.map((table) => [table, countRows(sqlite, table)]));
  } finally {
    sqlite.close();
  }
}

function countRows(sqlite: SqliteDatabase.Database, table: string): number {
  return sqlite
    .prepare(`SELECT count(*) FROM "${table.replaceAll('"', '""')}"`)
    .pluck()
    .get() as number;
}
