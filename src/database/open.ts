import type { Kysely } from 'kysely';
import { requireWholeDirectory, takeDirectory } from './directory-lock.ts';
import type { Database } from './schema.ts';
import type { SharedDatabase } from './shared.ts';
import { connectSqlite, openSqlite } from './sqlite.ts';

/** Where the rows are. */
export interface DatabasePlace {
  /** Holds `site.db`, unless `databaseUrl` is set. */
  dataDir: string;
  /** A PostgreSQL database. */
  databaseUrl?: string | undefined;
  /** How many connections to it at most. */
  databasePool?: number | undefined;
}

export interface DatabaseState {
  connections: Record<string, number>;
  errors: Record<string, number>;
}

/** A database of either engine. Nothing outside this folder knows which one it is. */
export interface OpenDatabase {
  db: Kysely<Database>;
  /** Rejects when the database takes no changes at this moment; writes nothing. */
  requireWritable(): Promise<void>;
  /** Copies every row into a SQLite file at this path, which is not there yet, as of one moment; the site may be running. */
  copyTo(path: string): Promise<void>;
  /** For the metrics: connections by state, and failed statements by the class of their code. Empty where the database is a file. */
  readState(): DatabaseState;
  /** What several processes on this database share; `undefined` where one process has it for itself. */
  shared?: SharedDatabase | undefined;
  /** Warnings for the operator of the database. */
  warnings: readonly string[];
  close(): Promise<void>;
}

/**
 * Opens the database of a site and brings it to the newest schema. The data directory is this process's alone while it is open.
 * @throws DataDirectoryInUseError when another process has the directory; RestoreUnfinishedError; DatabaseCorruptError, DatabaseNewerError or
 * DatabaseUnfitError for a database that must not be used, which is as it was then
 */
export async function openDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  const unlock = takeDirectory(place.dataDir);
  try {
    if (!place.databaseUrl) requireWholeDirectory(place.dataDir);
    const opened = place.databaseUrl
      ? await openPostgres(place.databaseUrl, place.databasePool)
      : await openSqlite(place.dataDir);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Connects to the database of a site that may be running, for a command: the schema stays as it is. */
export async function connectDatabase(place: DatabasePlace): Promise<OpenDatabase> {
  if (!place.databaseUrl) return connectSqlite(place.dataDir);
  const { connectCommand } = await import('./postgres/open.ts');
  return connectCommand(place.databaseUrl);
}

/** The other engine is loaded only where it is used: a site in one directory pays nothing for it. */
async function openPostgres(url: string, pool?: number): Promise<OpenDatabase> {
  const { openPostgres } = await import('./postgres/open.ts');
  return openPostgres(url, pool);
}
