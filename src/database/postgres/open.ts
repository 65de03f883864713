import { Kysely, sql } from 'kysely';
import { DatabaseNewerError, DatabaseUnfitError } from '../../http/errors.ts';
import { findNewerMigration, isNewest, migrate, newestLevel } from '../migrate.ts';
import type { OpenDatabase } from '../open.ts';
import type { Database } from '../tables.ts';
import { SiteDialect } from './dialect.ts';
import { PostgresError } from './error.ts';
import { openPool, type PoolOptions } from './pool.ts';
import { openShared } from './shared.ts';
import { copyToSqlite } from './transfer.ts';

/** How many connections a process holds at most unless DATABASE_POOL says otherwise. */
const defaultSize = 10;
const oldestServer = 150_000;

/**
 * Connects to PostgreSQL and brings the database to the newest schema.
 * @throws DatabaseUnfitError when the server is too old or may forget what it has acknowledged; DatabaseOlderError; DatabaseNewerError;
 * PostgresError
 */
export async function openPostgres(url: string, size = defaultSize): Promise<OpenDatabase> {
  const setup = connectPostgres(url, 1, 0);
  try {
    const warnings = await inspect(setup.db);
    await bringToNewest(setup.db);
    const opened = connectPostgres(url, size);
    return { ...opened, shared: openShared(url, opened.db), warnings };
  } finally {
    await setup.close();
  }
}

/** A newer schema is left as it is and may be used as long as it says that this program still works with it (`oldest`). */
async function bringToNewest(db: Kysely<Database>): Promise<void> {
  const applied = await listApplied(db);
  const newer = findNewerMigration(applied, 'on PostgreSQL');
  if (!newer) return isNewest(applied) ? undefined : migrate(db, 'postgres');
  const { rows } = await sql<{ oldest: number }>`select "oldest" from "schemaState"`.execute(db);
  if ((rows[0]?.oldest ?? 0) > newestLevel()) throw new DatabaseNewerError('on PostgreSQL', newer);
}

async function listApplied(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ present: string | null }>`select to_regclass('kysely_migration') as present`.execute(db);
  if (!rows[0]?.present) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/** Connects to the database of a site that may be running, with what its processes share. */
export function connectCommand(url: string): OpenDatabase {
  const opened = connectPostgres(url, 1);
  const shared = openShared(url, opened.db);
  return { ...opened, shared, close: () => shared.close().then(opened.close) };
}

/** Connects to a database whose schema stays as it is. */
export function connectPostgres(url: string, size: number, statementLimitMs?: number): OpenDatabase {
  const options: PoolOptions = { size, ...(statementLimitMs !== undefined && { statementLimitMs }) };
  const pool = openPool(url, options);
  const db = new Kysely<Database>({ dialect: new SiteDialect({ pool }) });
  const { readState } = pool;
  return {
    db,
    requireWritable: () => requirePrimary(db),
    copyTo: (path) => copyToSqlite(db, path),
    readState,
    warnings: [],
    close: () => db.destroy(),
  };
}

/** A standby answers reads and refuses writes. */
async function requirePrimary(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ refuses: boolean }>`select
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' as refuses`.execute(db);
  if (rows[0]?.refuses !== false) throw new PostgresError('25006');
}

/** @returns warnings */
async function inspect(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<Record<'version' | 'commit' | 'fsync', string>>`select
    current_setting('server_version_num') as version,
    current_setting('synchronous_commit') as commit,
    current_setting('fsync') as fsync`.execute(db);
  const { version = '0', commit = '', fsync = '' } = rows[0] ?? {};
  if (Number(version) < oldestServer) throw new DatabaseUnfitError('PostgreSQL 15 or newer is needed.');
  if (['off', 'local'].includes(commit))
    throw new DatabaseUnfitError(
      `synchronous_commit is "${commit}", so a request could be lost after it was confirmed. Set it to "on".`,
    );
  return fsync === 'off' ? ['fsync is off in PostgreSQL: a power cut may damage the database'] : [];
}
