import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { type Kysely, sql } from 'kysely';
import {
  type BeforeMigration,
  type Blobs,
  type Database,
  findNewerMigration,
  isNewest,
  migrate,
  type OpenDatabase,
  type ProcessOptions,
  type SharedDatabase,
} from '../database/index.ts';
import { DatabaseNewerError, DatabaseUnfitError } from '../http/errors.ts';
import { makeBlobs } from './blobs.ts';
import { openCachedFiles } from './cached-files.ts';
import { copyToSqlite, loadFromSqlite } from './copy-rows.ts';
import { sharedLimits } from './limits.ts';
import { connectPool, PostgresError } from './pool.ts';
import { pulse } from './pulse.ts';

/** The maximum number of connections of a process, unless DATABASE_POOL sets another. */
const defaultSize = 10;
const oldestServer = 150_000;
const dayMs = 24 * 3600_000;

/**
 * Connects to PostgreSQL and migrates the database to the newest schema.
 * @throws DatabaseUnfitError if the server is too old or may lose acknowledged writes; DatabaseOlderError; DatabaseNewerError;
 * PostgresError
 */
export async function openPostgres(
  url: string,
  size = defaultSize,
  beforeMigration?: BeforeMigration,
): Promise<OpenDatabase> {
  const setup = connectPostgres(url, 1, 0);
  try {
    const warnings = await inspect(setup.db);
    await migrateToNewest(setup, beforeMigration);
    return { ...connectPostgres(url, size), warnings };
  } finally {
    await setup.close();
  }
}

async function migrateToNewest(setup: OpenDatabase, beforeMigration?: BeforeMigration): Promise<void> {
  const { db } = setup;
  const applied = await listApplied(db);
  const newer = findNewerMigration(applied, 'on PostgreSQL');
  if (newer) throw new DatabaseNewerError('on PostgreSQL', newer);
  if (isNewest(applied)) return;
  if (applied.length > 0) await beforeMigration?.(setup, async () => !isNewest(await listApplied(db)));
  await migrate(db, 'postgres');
}

async function listApplied(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ present: string | null }>`select to_regclass('kysely_migration') as present`.execute(db);
  if (!rows[0]?.present) return [];
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return applied.rows.map(({ name }) => name);
}

/**
 * Connects to a database without changing its schema.
 * @param size the maximum number of connections
 * @param statementLimitMs how long a statement may take; 0 for no limit
 */
export function connectPostgres(url: string, size: number, statementLimitMs?: number): OpenDatabase {
  const { db, readState } = connectPool(url, size, statementLimitMs);
  const blobs = makeBlobs(db);
  return {
    db,
    requireWritable: () => requirePrimary(db),
    releaseRoom: async () => {},
    copyTo: async (path) => copyToSqlite(db, path, await listApplied(db)),
    readState,
    shared: {
      sessionKey: (adopted) =>
        storeSessionKey(adopted?.transaction ?? db, adopted?.key ?? randomBytes(32).toString('hex')),
      blobs,
      loadFrom: (directory, finish) => loadFromSqlite(db, directory, finish),
      processes: makeProcesses(url, db, blobs),
    },
    warnings: [],
    close: () => db.destroy(),
  };
}

/** Creates the plugin that makes this process one of several (`SharedDatabase.processes`). */
function makeProcesses(url: string, db: Kysely<Database>, blobs: Blobs): SharedDatabase['processes'] {
  return fp(
    async (app: FastifyInstance, { config, key }: ProcessOptions) => {
      await app.register(pulse, { url, replica: config.replica });
      await app.register(sharedLimits, { db, key });
      await app.register(sharedFiles, { blobs, config });
    },
    { name: 'processes' },
  );
}

const sharedFiles = fp<Pick<ProcessOptions, 'config'> & { blobs: Blobs }>(
  async (app, { blobs, config: { dataDir, cacheBytes } }) => {
    const files = openCachedFiles(blobs, { dataDir, limitBytes: cacheBytes, log: app.log });
    app.decorate('files', files);
    const tidying = setInterval(files.tidy, dayMs).unref();
    app.addHook('onReady', async () => void files.tidy());
    app.addHook('onClose', async () => {
      clearInterval(tidying);
      await files.close();
    });
  },
  { name: 'site-files', dependencies: ['cluster', 'database'] },
);

async function storeSessionKey(db: Kysely<Database>, key: string): Promise<string> {
  await sql`insert into "secrets" ("name", "value") values ('session-key', ${key}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ value: string }>`select "value" from "secrets" where "name" = 'session-key'`.execute(db);
  if (!rows[0]) throw new Error('The session key was written and cannot be read');
  return rows[0].value;
}

/** A standby allows reads and refuses writes. */
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
