import { readFileSync } from 'node:fs';
import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import type { Database } from './schema.ts';

/** Where the file's header says that it has a log beside it, which a copy in memory cannot have (SQLite file format, section 1.3). */
const logVersionBytes = [18, 19];

/**
 * Reads a database into memory, for a volume on which SQLite itself cannot open it: full, read-only or failing.
 * What stands only in the log beside it is not seen, and nothing can be written.
 */
export function openCopy(path: string): Kysely<Database> {
  const bytes = readFileSync(path);
  for (const index of logVersionBytes) bytes[index] = 1;
  const sqlite = new SqliteDatabase(bytes);
  sqlite.pragma('query_only = 1');
  return new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
}
