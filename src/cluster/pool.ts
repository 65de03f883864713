import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { cleanParameters, type Database, type OpenDatabase } from '../database/index.ts';
import { endsConnection, PostgresError, toPostgresError } from './errors.ts';

/** Milliseconds since 1970 by the database's clock, which settles whatever depends on time between processes. */
export const now = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Any number will do, as long as every program of this site takes the same. */
const migrationLock = 4_207_316_911;
/** A migration that waits longer than this for a table gives up and is tried again, so that visitors do not queue up behind it. */
const tableWait = '3s';

/** Milliseconds, but the age in seconds. A post waits this long for a connection and for a statement, then the visitor is told. */
const limits = { connectionTimeoutMillis: 3000, query_timeout: 10_000, maxLifetimeSeconds: 30 * 60 };

export interface PoolOptions {
  /** How many connections at most. */
  size: number;
  /** How long a statement may take in milliseconds; 0 for as long as it wants. */
  statementLimitMs?: number;
}

/** `bigint` and `numeric`: ids, versions, sizes and sums of them, all of which a number holds. */
const numberTypes = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    numberTypes.has(type) ? Number : (pg.types.getTypeParser(type, format as 'text') as (value: string) => unknown),
};

/**
 * Connects to PostgreSQL, lazily. Nothing is set when a connection starts, and nothing is kept in one between two transactions, so that
 * a pooler may stand in between.
 * @returns the database, and what the metrics tell of its connections
 */
export function connectPool(
  url: string,
  { size, statementLimitMs = limits.query_timeout }: PoolOptions,
): { db: Kysely<Database>; readState: OpenDatabase['readState'] } {
  const errors: Record<string, number> = {};
  let pool = open();
  const dialect = new SiteDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
  return { db: new Kysely<Database>({ dialect }), readState };

  function open(): pg.Pool {
    const opened = new pg.Pool({
      ...{ connectionString: url, max: size, keepAlive: true, types },
      ...{ ...limits, query_timeout: statementLimitMs },
    });
    // A connection that breaks while it is in use tells so by its statement; without a listener the process would end.
    opened.on('connect', (client) => client.on('error', () => {}));
    return opened.on('error', () => {});
  }

  function readState() {
    const { totalCount, idleCount, waitingCount } = pool;
    return { connections: { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }, errors };
  }

  /** The server has stopped taking writes, and every connection of this pool leads there. */
  function replace(refusing: pg.Pool): void {
    if (refusing !== pool) return;
    pool = open();
    void refusing.end();
  }

  async function acquire(): Promise<{ client: pg.PoolClient; from: pg.Pool }> {
    const from = pool;
    try {
      return { client: await from.connect(), from };
    } catch (error) {
      if (from !== pool) return acquire();
      const known = toPostgresError(error);
      // Whatever keeps a connection from being made is the database's fault, not the request's.
      throw known instanceof PostgresError ? known : new PostgresError('08001');
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    let { client, from } = await acquire();
    /** Why the connection is not to be used any more. */
    let failure: unknown;
    let inTransaction = false;
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(Boolean(destroy) || failure !== undefined),
    };

    async function query(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
      // A further statement, above all the rollback, would wait for the same timeout again.
      if (failure !== undefined) throw failure;
      inTransaction ||= text === 'begin' || text.startsWith('start transaction');
      try {
        return await run(text, parameters);
      } catch (error) {
        if ((error as PostgresError).code !== 'PG_25006') throw error;
        replace(from);
        // A transaction is tried again as a whole (`inTransaction`).
        if (inTransaction) throw error;
        const fresh = await acquire();
        client.release(true);
        ({ client, from } = fresh);
        failure = undefined;
        return run(text, parameters);
      }
    }

    async function run(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
      try {
        return await client.query({ text, values: cleanParameters(parameters) });
      } catch (cause) {
        const error = toPostgresError(cause);
        if (endsConnection(error)) failure = error;
        countError(error);
        throw error;
      }
    }
  }

  /** By the first two characters of a SQLSTATE; other faults under their own names. */
  function countError(error: unknown): void {
    const code = error instanceof PostgresError ? error.code.slice('PG_'.length) : 'other';
    const name = /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : code;
    errors[name] = (errors[name] ?? 0) + 1;
  }
}

/** Kysely's PostgreSQL with another lock for migrations. */
class SiteDialect extends PostgresDialect {
  override createAdapter() {
    return new MigrationAdapter();
  }
}

/**
 * Kysely's own lock belongs to the session, and a pooler would keep it when a migration has failed. This one ends with the
 * transaction in which the migrations run.
 */
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(db);
    await sql`set local lock_timeout = ${sql.lit(tableWait)}`.execute(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}
