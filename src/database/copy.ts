import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import fp from 'fastify-plugin';
import { Kysely } from 'kysely';
import { openAway } from './away.ts';
import type { DatabasePlace } from './engine.ts';
import { makeSqliteDialect } from './sqlite.ts';
import type { Database } from './tables.ts';
import { applyLog } from './write-ahead-log.ts';

/** The offsets of the header bytes that switch write-ahead logging on, which a copy in memory cannot use (SQLite file format, section 1.3). */
const logVersionBytes = [18, 19];

/**
 * Reads a database into memory when SQLite cannot open it because the volume is full, read-only or failing.
 * The rows of the write-ahead log are included. Nothing is written to the volume.
 */
export function openCopy(path: string): Kysely<Database> {
  const log = `${path}-wal`;
  const file = readFileSync(path);
  const bytes = existsSync(log) ? applyLog(file, readFileSync(log)) : file;
  for (const index of logVersionBytes) bytes[index] = 1;
  const sqlite = new SqliteDatabase(bytes);
  sqlite.pragma('query_only = 1');
  return new Kysely<Database>({ dialect: makeSqliteDialect(sqlite) });
}

/** Stands in for the database in the read-only start: reads work and writes fail; of a database elsewhere, reads fail too. */
export const databaseCopy = fp<{ config: DatabasePlace }>(
  async (app, { config: { dataDir, databaseUrl } }) => {
    const db = databaseUrl ? openAway() : openCopy(join(dataDir, 'site.db'));
    app.decorate('db', db);
    app.decorate('requireWritableDatabase', async () => {
      throw new Error('This start is read-only');
    });
    app.decorate('readDatabaseState', () => ({ connections: {}, errors: {} }));
    app.decorate('sharedDatabase', undefined);
    app.decorate('isReadOnly', true);
    app.addHook('onClose', () => db.destroy());
  },
  { name: 'database', fastify: '5.x' },
);
