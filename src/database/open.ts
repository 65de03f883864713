import { existsSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { DatabaseCorruptError, DatabaseNewerError, DataDirectoryInUseError } from '../http/errors.ts';
import { migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

export interface OpenDatabase {
  db: Kysely<Database>;
  /** The connection below Kysely, for backups and pragmas. */
  sqlite: SqliteDatabase.Database;
  close(): Promise<void>;
}

/** SQLite waits for a lock in this process's only thread, so a long wait would stop every page. */
const busyTimeoutMs = 1000;

/**
 * Opens `site.db` in a data directory, alone, and brings it to the newest schema.
 * `synchronous=FULL` with a write-ahead log: a commit that returned survives power loss (docs/decisions.md, "Nothing is lost").
 * @throws DataDirectoryInUseError when another process has the directory, DatabaseCorruptError when the file is damaged,
 * DatabaseNewerError when a newer version has migrated it; the file is as it was in each case
 */
export async function openDatabase(dataDir: string): Promise<OpenDatabase> {
  const lock = lockDirectory(dataDir);
  const path = join(dataDir, 'site.db');
  try {
    if (existsSync(path)) inspect(path);
    const sqlite = openSqlite(path);
    const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
    await migrate(db).catch((error) => {
      sqlite.close();
      throw error;
    });
    return { db, sqlite, close: () => closeAll(db, lock) };
  } catch (error) {
    lock.close();
    if (isCorruption(error)) throw new DatabaseCorruptError(path);
    throw error;
  }
}

/**
 * Holds an exclusive transaction on a file of its own for as long as the process lives.
 * The system lets go of it however the process ends, so no stale lock is ever left behind.
 */
function lockDirectory(dataDir: string): SqliteDatabase.Database {
  const lock = new SqliteDatabase(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new DataDirectoryInUseError(dataDir);
    throw error;
  }
  return lock;
}

/** Looks at the file without the right to write: a damaged one must not be touched, not even by folding the log into it. */
function inspect(path: string): void {
  const sqlite = new SqliteDatabase(path, { readonly: true, timeout: busyTimeoutMs });
  try {
    if (sqlite.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new DatabaseCorruptError(path);
    const unknown = listAppliedMigrations(sqlite).find((name) => !(name in migrations));
    if (unknown) throw new DatabaseNewerError(path, unknown);
  } finally {
    sqlite.close();
  }
}

function listAppliedMigrations(sqlite: SqliteDatabase.Database): string[] {
  const table = sqlite.prepare("select 1 from sqlite_master where name = 'kysely_migration'").get();
  return table ? (sqlite.prepare('select name from kysely_migration').pluck().all() as string[]) : [];
}

function openSqlite(path: string): SqliteDatabase.Database {
  const sqlite = new SqliteDatabase(path, { timeout: busyTimeoutMs });
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

async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

function isCorruption(error: unknown): boolean {
  const code = (error as { code?: string }).code ?? '';
  return code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB';
}

async function closeAll(db: Kysely<Database>, lock: SqliteDatabase.Database): Promise<void> {
  await db.destroy();
  lock.close();
}
