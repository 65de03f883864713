import { Kysely, PostgresAdapter, PostgresDialect, type PostgresPoolClient, sql } from 'kysely';
import pg from 'pg';
import { cleanParameters, type Database, type OpenDatabase } from '../database/index.ts';

/** An error of PostgreSQL or of the connection to it, as the rest of the site sees it: its code, without values, host, or statement. */
export class PostgresError extends Error {
  override name = 'PostgresError';
  /** `PG_` with the SQLSTATE, or with the system's error code, such as `PG_ECONNREFUSED`. */
  code: string;

  constructor(code: string, about = '') {
    super(`PostgreSQL: ${code}${about && ` (${about})`}`);
    this.code = `PG_${code}`;
  }
}

/** SQLSTATEs, or our own codes, for errors that `pg` reports without a code, by the beginning of their messages. */
const codesByMessage: Record<string, string> = {
  'Query read timeout': 'QUERY_TIMEOUT',
  'timeout exceeded when trying to connect': 'CONNECT_TIMEOUT',
  'timeout expired': 'CONNECT_TIMEOUT',
  'Connection terminated': '08006',
  'Client has encountered a connection error': '08006',
  'Client was closed': '08006',
  'Cannot use a pool after calling end': '08003',
};

/** Turns an error of `pg` into a `PostgresError`, without the details in which the server names rows and values. */
function toPostgresError(error: unknown): unknown {
  if (error instanceof PostgresError) return error;
  const { code, message = '', table, column, constraint } = error as Record<string, string | undefined>;
  const found = code ?? Object.entries(codesByMessage).find(([start]) => message.startsWith(start))?.[1];
  if (!found) return error;
  return new PostgresError(found, [table, column, constraint].filter(Boolean).join(', '));
}

/**
 * True if the connection is unusable after this error.
 * - 25006: the server refuses writes, as after a failover
 * - 57P: the server is shutting down
 * - 08: the connection was lost
 * - E...: a system error such as ECONNRESET
 * - our own timeout: the response may still arrive
 */
function endsConnection(error: unknown): boolean {
  const { code } = error as { code?: string };
  return !code?.startsWith('PG_') || /^PG_(25006|57P|08|E[A-Z]{3,}$|QUERY_TIMEOUT|CONNECT_TIMEOUT)/.test(code);
}

/** Milliseconds since 1970 by the database's clock, which decides everything that depends on time between processes. */
export const now = sql<number>`floor(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** An arbitrary number that all programs of this site share. */
const migrationLock = 4_207_316_911;
/** A migration that waits longer than this for a table gives up and is retried, so that visitors don't queue up behind it. */
const tableWait = '3s';

/**
 * In milliseconds, except for the age in seconds. A post waits this long for a connection and for a statement before the visitor gets an
 * error.
 */
const limits = { connectionTimeoutMillis: 3000, query_timeout: 10_000, maxLifetimeSeconds: 30 * 60 };

/** `bigint` and `numeric`: ids, versions, sizes, and their sums, which all fit into a number. */
const numberTypes = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    numberTypes.has(type) ? Number : (pg.types.getTypeParser(type, format as 'text') as (value: string) => unknown),
};

/**
 * Connects to PostgreSQL, lazily. Connections have no session settings and no state between two transactions, so that a pooler may sit in
 * between.
 * @param size the maximum number of connections
 * @param statementLimitMs how long a statement may take in milliseconds; 0 for no limit
 * @returns the database, and the metrics of its connections
 */
export function connectPool(
  url: string,
  size: number,
  statementLimitMs = limits.query_timeout,
): { db: Kysely<Database>; readState: OpenDatabase['readState'] } {
  const errors: Record<string, number> = {};
  let pool = open();
  const dialect = new SiteDialect({ pool: { connect, end: () => pool.end(), options: pool.options } });
  return { db: new Kysely<Database>({ dialect }), readState };

  function open(): pg.Pool {
    const opened = new pg.Pool({
      connectionString: url,
      max: size,
      keepAlive: true,
      types,
      ...limits,
      query_timeout: statementLimitMs,
    });
    // If a connection breaks while in use, its statement reports the error; without a listener the process would end.
    opened.on('connect', (client) => client.on('error', () => {}));
    return opened.on('error', () => {});
  }

  function readState() {
    const { totalCount, idleCount, waitingCount } = pool;
    return { connections: { used: totalCount - idleCount, idle: idleCount, waiting: waitingCount }, errors };
  }

  /** The server refuses writes, so every connection of this pool must be replaced. */
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
      // If a connection can't be made, the database is at fault, not the request.
      throw known instanceof PostgresError ? known : new PostgresError('08001');
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    let { client, from } = await acquire();
    /** Why the connection must not be used anymore. */
    let failure: unknown;
    let hasBegun = false;
    return {
      query: query as unknown as PostgresPoolClient['query'],
      release: (destroy) => client.release(Boolean(destroy) || failure !== undefined),
    };

    async function query(text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
      // A further statement, such as the rollback, would wait for the same timeout again.
      if (failure !== undefined) throw failure;
      hasBegun ||= text === 'begin' || text.startsWith('start transaction');
      try {
        return await run(text, parameters);
      } catch (error) {
        if ((error as PostgresError).code !== 'PG_25006') throw error;
        replace(from);
        // A single statement of a transaction isn't retried: `inTransaction` of src/database/transaction.ts repeats the whole transaction.
        if (hasBegun) throw error;
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

  /** Counts by the first two characters of a SQLSTATE; other errors by their own names. */
  function countError(error: unknown): void {
    const code = error instanceof PostgresError ? error.code.slice('PG_'.length) : 'other';
    const name = /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : code;
    errors[name] = (errors[name] ?? 0) + 1;
  }
}

/** Kysely's PostgreSQL dialect with another lock for migrations. */
class SiteDialect extends PostgresDialect {
  override createAdapter() {
    return new MigrationAdapter();
  }
}

/**
 * Kysely's own lock belongs to the session, and a pooler would hold it after a failed migration. This lock ends with the transaction in
 * which the migrations run.
 */
class MigrationAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(db);
    await sql`set local lock_timeout = ${sql.lit(tableWait)}`.execute(db);
  }

  override async releaseMigrationLock(): Promise<void> {}
}
