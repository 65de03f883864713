import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { DataDirectoryInUseError, RestoreUnfinishedError } from '../http/errors.ts';
import type { BeforeMigration, OpenDatabase } from './processes.ts';
import { connectSqlite, openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

/** The location of the database. */
export interface DatabasePlace {
  /** Contains `site.db`, unless `databaseUrl` is set. */
  dataDir: string;
  /** A PostgreSQL database. */
  databaseUrl?: string | undefined;
  /** The maximum number of connections to it. */
  databasePool?: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Kysely<Database>;
    /** Operations on the database as a whole, in addition to queries. */
    database: OpenDatabase;
  }
}

/** Opens the database for the app and closes it with the app. */
export const database = fp<{ config: DatabasePlace; beforeMigration?: BeforeMigration }>(
  async (app, { config, beforeMigration }) => {
    const opened = await openDatabase(config, beforeMigration);
    for (const warning of opened.warnings) app.log.warn(warning);
    app.decorate('db', opened.db);
    app.decorate('database', opened);
    app.addHook('onClose', opened.close);
  },
  { name: 'database' },
);

/**
 * Opens the database of a site and migrates it to the newest schema. While it is open, no other process can use the data directory.
 * @throws DataDirectoryInUseError if another process uses the directory; RestoreUnfinishedError; DatabaseCorruptError, DatabaseOlderError,
 * DatabaseNewerError or DatabaseUnfitError for an unusable database, which stays unchanged
 */
export async function openDatabase(
  { dataDir, databaseUrl, databasePool }: DatabasePlace,
  beforeMigration?: BeforeMigration,
): Promise<OpenDatabase> {
  const unlock = claimDirectory(dataDir);
  try {
    if (!databaseUrl) requireWholeDirectory(dataDir);
    const opened = databaseUrl
      ? await (await loadCluster()).openPostgres(databaseUrl, databasePool, beforeMigration)
      : await openSqlite(dataDir, { beforeMigration });
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Connects a command to the database of a site that may be running, without changing the schema. */
export async function connectDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<OpenDatabase> {
  return databaseUrl ? (await loadCluster()).connectPostgres(databaseUrl, 1) : connectSqlite(dataDir);
}

/** Loads the other engine and everything that only it needs, so that a single-process site doesn't pay for it. */
function loadCluster() {
  return import('../cluster/index.ts');
}

/** The beginning of the name of a temporary folder in the data directory, in which a backup is unpacked. */
export const unpackingPrefix = '.restore-';
/** The name of that folder while its files are moved into place. */
export const movingFolder = '.restoring';

/**
 * Locks the data directory, and deletes the unpacked files of an interrupted restore.
 * @returns a function that releases the lock
 * @throws DataDirectoryInUseError if another process uses it
 */
export function claimDirectory(dataDir: string): () => void {
  const unlock = lockDirectory(dataDir);
  try {
    for (const name of readdirSync(dataDir))
      if (name.startsWith(unpackingPrefix)) rmSync(join(dataDir, name), { recursive: true, force: true });
    return unlock;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** @throws RestoreUnfinishedError if the data directory contains only parts of a site, because a restore into it was interrupted */
function requireWholeDirectory(dataDir: string): void {
  if (existsSync(join(dataDir, movingFolder))) throw new RestoreUnfinishedError(dataDir);
}

/**
 * Locks with an exclusive transaction on a separate file for the life of the process. The operating system releases it however the process
 * ends, so there is never a stale lock.
 */
function lockDirectory(dataDir: string): () => void {
  const lock = new SqliteDatabase(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new DataDirectoryInUseError(dataDir);
    throw error;
  }
  return () => void lock.close();
}
