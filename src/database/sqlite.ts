import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteAdapter, SqliteDialect, type SqliteDatabase as SqliteDoor, sql } from 'kysely';
import { DatabaseCorruptError, DatabaseNewerError } from '../http/errors.ts';
import { findNewerMigration, isNewest, migrate } from './migrate.ts';
import type { BeforeMigration, OpenDatabase } from './processes.ts';
import type { Database } from './tables.ts';

/** Short, because SQLite waits for a lock in the only thread, which stops all pages. */
const busyTimeoutMs = 1000;
/** A command serves no pages; this is longer than any write of the server takes. */
const commandTimeoutMs = 15_000;

/**
 * Opens `site.db` in a data directory and migrates it to the newest schema. `synchronous=FULL` with a write-ahead log: a commit that
 * returned survives power loss (docs/decisions.md, "Nothing is lost").
 * @throws DatabaseCorruptError if the file is damaged, DatabaseOlderError or DatabaseNewerError if another version of this program wrote
 * it; the file stays unchanged in each case
 * @param options.only names of migrations, for a new file with the schema of an earlier version
 */
export async function openSqlite(
  dataDir: string,
  { only, beforeMigration }: { only?: readonly string[]; beforeMigration?: BeforeMigration | undefined } = {},
): Promise<OpenDatabase> {
  const path = join(dataDir, 'site.db');
  try {
    const applied = existsSync(path) ? inspect(path) : [];
    const sqlite = connect(path, { timeout: busyTimeoutMs });
    const opened = toOpenDatabase(sqlite, path);
    if (isNewest(applied)) return opened;
    try {
      if (applied.length > 0) await beforeMigration?.(opened, async () => true);
      await migrate(opened.db, 'sqlite', only);
    } catch (error) {
      await opened.close();
      throw error;
    }
    sqlite.pragma('wal_checkpoint(TRUNCATE)');
    return opened;
  } catch (error) {
    if (isCorruption(error)) throw new DatabaseCorruptError(path);
    throw error;
  }
}

/** Connects to the `site.db` of a site that may be running. @throws Error with the code SQLITE_CANTOPEN if it doesn't exist */
export function connectSqlite(dataDir: string): OpenDatabase {
  const path = join(dataDir, 'site.db');
  return toOpenDatabase(connect(path, { timeout: commandTimeoutMs, fileMustExist: true }), path);
}

/** A connection as Kysely uses it. */
export function makeSqliteDialect(sqlite: SqliteDatabase.Database): SqliteDialect {
  const database: SqliteDoor = {
    close: () => void sqlite.close(),
    prepare(text) {
      const statement = sqlite.prepare<unknown[]>(text);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(cleanParameters(parameters)),
        run: (parameters) => statement.run(cleanParameters(parameters)),
        iterate: (parameters) => statement.iterate(cleanParameters(parameters)),
      };
    },
  };
  return new SiteDialect({ database });
}

/**
 * Cleans the parameters of a statement for both engines: U+FFFD replaces U+0000, which PostgreSQL refuses in a text and no one types. Other
 * values are unchanged.
 */
export function cleanParameters(parameters: readonly unknown[]): unknown[] {
  return parameters.map((value) =>
    typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value,
  );
}

/** Kysely's SQLite dialect with migrations in one transaction, so that a killed start leaves no partial schema. */
class SiteDialect extends SqliteDialect {
  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

const noState = { connections: {}, errors: {} };

function toOpenDatabase(sqlite: SqliteDatabase.Database, path: string): OpenDatabase {
  const db = new Kysely<Database>({ dialect: makeSqliteDialect(sqlite) });
  return {
    db,
    requireWritable: () => takeWriteLock(db),
    releaseRoom: async () => {
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    copyTo: (destination) => copyDatabase(path, destination),
    readState: () => noState,
    warnings: [],
    close: () => db.destroy(),
  };
}

/** Fails if the file is read-only or locked; nothing is written. */
async function takeWriteLock(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    await sql`rollback`.execute(connection);
  });
}

/**
 * Checks the file read-only: a damaged file must not be changed, not even by a checkpoint of its log.
 * @returns the names of its migrations
 */
function inspect(path: string): string[] {
  const sqlite = new SqliteDatabase(path, { readonly: true, timeout: busyTimeoutMs });
  try {
    if (sqlite.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new DatabaseCorruptError(path);
    return requireCompatible(sqlite, path);
  } finally {
    sqlite.close();
  }
}

function connect(path: string, options: SqliteDatabase.Options): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(path, options);
  try {
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    // Deleted rows are overwritten, so neither the file nor a later backup contains a deleted person's text.
    sqlite.pragma('secure_delete = ON');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function isCorruption(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}

/** Returns the number of rows of each table. */
export type RowCounts = Record<string, number>;

/**
 * Copies a database that may be in use, with SQLite's online backup. The open read transaction holds one state of the write-ahead log, so
 * that writers neither wait nor restart the copy.
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
 * Refuses a file that this program can't use.
 * @param place names it for the operator
 * @returns the names of its migrations; empty if it has no schema yet
 * @throws DatabaseOlderError, DatabaseNewerError
 */
function requireCompatible(sqlite: SqliteDatabase.Database, place: string): string[] {
  const table = sqlite.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  const applied = table ? (sqlite.prepare('select name from kysely_migration').pluck().all() as string[]) : [];
  const newer = findNewerMigration(applied, place);
  if (newer) throw new DatabaseNewerError(place, newer);
  return applied;
}

/** Checks the copy of a database that no process has open in the same way. */
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
 * @throws Error with SQLite's message if a page of it is damaged
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
