import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { cleanParameters, type Database, type DatabaseState } from '../database/index.ts';
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
 * Connects to PostgreSQL, lazily.
 * @returns the database, and what the metrics tell of its connections
 */
export function connectPool(url: string, options: PoolOptions): { db: Kysely<Database>; readState(): DatabaseState } {
  const pool = openPool(url, options);
  return { db: new Kysely<Database>({ dialect: new SiteDialect({ pool }) }), readState: pool.readState };
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

/**
 * The connections to PostgreSQL as Kysely uses them. Nothing is set when a connection starts, and nothing is kept in one between
 * two transactions, so that a pooler may stand in between.
 */
function openPool(
  url: string,
  { size, statementLimitMs = limits.query_timeout }: PoolOptions,
): PostgresPool & { readState(): DatabaseState } {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    ...limits,
    query_timeout: statementLimitMs,
    keepAlive: true,
    types,
  });
  /** Raised when the server has stopped taking writes: connections of an older generation still lead there. */
  let generation = 0;
  const born = new WeakMap<pg.PoolClient, number>();
  pool.on('connect', (client) => {
    born.set(client, generation);
    // A connection that breaks while it is in use tells so by its statement; without a listener the process would end.
    client.on('error', () => {});
  });
  pool.on('error', () => {});

  const errors: Record<string, number> = {};

  return { connect, readState, end: () => pool.end(), options: pool.options };

  function readState(): DatabaseState {
    const { totalCount, idleCount, waitingCount } = pool;
    return { connections: { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }, errors };
  }

  async function connect(): Promise<PostgresPoolClient> {
    return makeClient(await acquire());
  }

  async function acquire(): Promise<pg.PoolClient> {
    try {
      for (;;) {
        const client = await pool.connect();
        if (born.get(client) === generation) return client;
        client.release(true);
      }
    } catch (error) {
      const known = toPostgresError(error);
      // Whatever keeps a connection from being made is the database's fault, not the request's.
      throw known instanceof PostgresError ? known : new PostgresError('08001');
    }
  }

  /** By the first two characters of a SQLSTATE; other faults under their own names. */
  function countError(error: unknown): void {
    const code = error instanceof PostgresError ? error.code.slice('PG_'.length) : 'other';
    const name = /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : code;
    errors[name] = (errors[name] ?? 0) + 1;
  }

  function makeClient(first: pg.PoolClient): PostgresPoolClient {
    let client = first;
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
      const isAlone = !inTransaction && !opensTransaction(text);
      inTransaction = !isAlone;
      try {
        return await run(text, parameters);
      } catch (error) {
        if ((error as PostgresError).code !== 'PG_25006') throw error;
        generation += 1;
        if (!isAlone) throw error;
        await replace();
        return await run(text, parameters);
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

    /** The statement was refused, so it may be given to another server: by a connection made anew, not by the next idle one. */
    async function replace(): Promise<void> {
      const fresh = acquire();
      client.release(true);
      client = await fresh;
      failure = undefined;
    }
  }
}

function opensTransaction(text: string): boolean {
  return text === 'begin' || text.startsWith('start transaction');
}
