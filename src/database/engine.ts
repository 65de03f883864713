import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import { DataDirectoryInUseError, RestoreUnfinishedError } from '../http/errors.ts';
import type { OpenDatabase } from './processes.ts';
import { connectSqlite, openSqlite } from './sqlite.ts';
import type { Database } from './tables.ts';

/** The database. */
export interface DatabasePlace {
  /** Holds `site.db`, unless `databaseUrl` is set. */
  dataDir: string;
  /** A PostgreSQL database. */
  databaseUrl?: string | undefined;
  /** The maximum number of connections to it. */
  databasePool?: number | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    db: Kysely<Database>;
    /** Operations on the database as a whole, beside queries. */
    database: OpenDatabase;
  }
}

/** Opens the database for the app and closes it with the app. */
export const database = fp<{ config: DatabasePlace }>(
  async (app, { config }) => {
    const opened = await openDatabase(config);
    for (const warning of opened.warnings) app.log.warn(warning);
    app.decorate('db', opened.db);
    app.decorate('database', opened);
    app.addHook('onClose', opened.close);
  },
  { name: 'database' },
);

/**
 * Opens the database of a site and migrates it to the newest schema. The data directory is this process's alone while it is open.
 * @throws DataDirectoryInUseError when another process has the directory; RestoreUnfinishedError; DatabaseCorruptError, DatabaseOlderError,
 * DatabaseNewerError or DatabaseUnfitError for a database that must not be used, which is as it was then
 */
export async function openDatabase({ dataDir, databaseUrl, databasePool }: DatabasePlace): Promise<OpenDatabase> {
  const unlock = claimDirectory(dataDir);
  try {
    if (!databaseUrl) requireWholeDirectory(dataDir);
    const opened = databaseUrl
      ? await (await loadCluster()).openPostgres(databaseUrl, databasePool)
      : await openSqlite(dataDir);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Connects to the database of a site that may be running, for a command: the schema stays as it is. */
export async function connectDatabase({ dataDir, databaseUrl }: DatabasePlace): Promise<OpenDatabase> {
  return databaseUrl ? (await loadCluster()).connectPostgres(databaseUrl, 1) : connectSqlite(dataDir);
}

/** The other engine, with all that exists for it alone: a site in one directory pays nothing for it. */
function loadCluster() {
  return import('../cluster/index.ts');
}

/** How the name of a folder begins in which a backup is unpacked, in the data directory, before any of it counts. */
export const unpackingPrefix = '.restore-';
/** The name of that folder from before the first file is moved out of it into place until after the last one. */
export const movingFolder = '.restoring';

/**
 * Locks the data directory, and removes what a restore had unpacked there that was interrupted.
 * @returns a function that releases the lock
 * @throws DataDirectoryInUseError when another process has it
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

/** @throws RestoreUnfinishedError for a data directory that holds a part of a site, because a restore into it was interrupted */
function requireWholeDirectory(dataDir: string): void {
  if (existsSync(join(dataDir, movingFolder))) throw new RestoreUnfinishedError(dataDir);
}

/**
 * By an exclusive transaction on a separate file for the life of the process: the operating system releases it however the process
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
