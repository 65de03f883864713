import { existsSync, readFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './schema.ts';
import { applyLog } from './write-ahead-log.ts';

/** Where the file's header says that it has a log beside it, which a copy in memory cannot have (SQLite file format, section 1.3). */
const logVersionBytes = [18, 19];

/**
 * Reads a database into memory, for a volume on which SQLite itself cannot open it: full, read-only or failing.
 * Rows that still stand in the write-ahead log are there too. Nothing can be written, and nothing is written to the volume.
 */
export function openCopy(path: string): Kysely<Database> {
  const log = `${path}-wal`;
  const file = readFileSync(path);
  const bytes = existsSync(log) ? applyLog(file, readFileSync(log)) : file;
  for (const index of logVersionBytes) bytes[index] = 1;
  const sqlite = new SqliteDatabase(bytes);
  sqlite.pragma('query_only = 1');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
}
