import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect, type SqliteDatabase as SqliteDoor, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DatabaseCorruptError, DatabaseNewerError } from '../http/errors.ts';
import { migrations } from './migrations/index.ts';
import type { OpenDatabase } from './open.ts';
import { cleanParameters } from './parameters.ts';
import type { Database } from './schema.ts';
import { copyDatabase } from './snapshot.ts';
import { cacheStatements } from './statement-cache.ts';

/** Short, because SQLite waits for a lock in the only thread, which stops all pages. */
const busyTimeoutMs = 1000;
/** A command has no pages to show; this is longer than any write of the server takes. */
const commandTimeoutMs = 15_000;

/**
 * Opens `site.db` in a data directory and brings it to the newest schema.
 * `synchronous=FULL` with a write-ahead log: a commit that returned survives power loss (docs/decisions.md, "Nothing is lost").
 * @throws DatabaseCorruptError when the file is damaged, DatabaseNewerError when a newer version has migrated it; the file is as
 * it was in each case
 */
export async function openSqlite(dataDir: string): Promise<OpenDatabase> {
  const path = join(dataDir, 'site.db');
  try {
    const isNew = !existsSync(path);
    const applied = isNew ? [] : inspect(path);
    const sqlite = connect(path, { timeout: busyTimeoutMs });
    const opened = toOpenDatabase(sqlite, path);
    if (Object.keys(migrations).every((name) => applied.includes(name))) return opened;
    await migrate(opened.db, sqlite, isNew).catch(async (error) => {
      await opened.close();
      throw error;
    });
    return opened;
  } catch (error) {
    if (isCorruption(error)) throw new DatabaseCorruptError(path);
    throw error;
  }
}

/** Connects to the `site.db` of a site that may be running. @throws Error with the code SQLITE_CANTOPEN when there is none */
export function connectSqlite(dataDir: string): OpenDatabase {
  const path = join(dataDir, 'site.db');
  return toOpenDatabase(connect(path, { timeout: commandTimeoutMs, fileMustExist: true }), path);
}

/** A connection as Kysely uses it. */
export function makeSqliteDialect(sqlite: SqliteDatabase.Database): SqliteDialect {
  const prepare = cacheStatements(sqlite);
  const database: SqliteDoor = {
    close: () => void sqlite.close(),
    prepare(text) {
      const statement = prepare(text);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(cleanParameters(parameters)),
        run: (parameters) => statement.run(cleanParameters(parameters)),
        iterate: (parameters) => statement.iterate(cleanParameters(parameters)),
      };
    },
  };
  return new SqliteDialect({ database });
}

const noState = { connections: {}, errors: {} };

function toOpenDatabase(sqlite: SqliteDatabase.Database, path: string): OpenDatabase {
  const db = new Kysely<Database>({ dialect: makeSqliteDialect(sqlite) });
  return {
    db,
    requireWritable: () => takeWriteLock(db),
    copyTo: (destination) => copyDatabase(path, destination),
    readState: () => noState,
    warnings: [],
    close: () => db.destroy(),
  };
}

/** Fails when the file is read-only or locked; nothing is written. */
async function takeWriteLock(db: Kysely<Database>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    await sql`rollback`.execute(connection);
  });
}

/**
 * Checks the file read-only: a damaged one must not be changed, not even by a checkpoint of its log.
 * @returns the names of its migrations
 */
function inspect(path: string): string[] {
  const sqlite = new SqliteDatabase(path, { readonly: true, timeout: busyTimeoutMs });
  try {
    if (sqlite.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new DatabaseCorruptError(path);
    const applied = listAppliedMigrations(sqlite);
    const unknown = applied.find((name) => !(name in migrations));
    if (unknown) throw new DatabaseNewerError(path, unknown);
    return applied;
  } finally {
    sqlite.close();
  }
}

function listAppliedMigrations(sqlite: SqliteDatabase.Database): string[] {
  const table = sqlite.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  return table ? (sqlite.prepare('select name from kysely_migration').pluck().all() as string[]) : [];
}

function connect(path: string, options: SqliteDatabase.Options): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(path, options);
  try {
    sqlite.pragma('journal_mode = WAL');
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

/** A new file holds nothing that a power loss could take, so it is flushed once and not after each of a hundred statements. */
async function migrate(db: Kysely<Database>, sqlite: SqliteDatabase.Database, isNew: boolean): Promise<void> {
  if (isNew) sqlite.pragma('synchronous = OFF');
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
  if (!isNew) return;
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('wal_checkpoint(TRUNCATE)');
}

function isCorruption(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}
