/** An error of PostgreSQL or of the way to it, as the rest of the site sees it: its code, and no value, host or statement. */
export class PostgresError extends Error {
  override name = 'PostgresError';
  /** `PG_` with the SQLSTATE, or with what the system calls the fault, such as `PG_ECONNREFUSED`. */
  code: string;

  constructor(code: string, about = '') {
    super(`PostgreSQL: ${code}${about && ` (${about})`}`);
    this.code = `PG_${code}`;
  }
}

/** What `pg` reports without a code, by the beginning of its words. */
const wordless: Record<string, string> = {
  'Query read timeout': 'QUERY_TIMEOUT',
  'timeout exceeded when trying to connect': 'CONNECT_TIMEOUT',
  'timeout expired': 'CONNECT_TIMEOUT',
  'Connection terminated': '08006',
  'Client has encountered a connection error': '08006',
  'Client was closed': '08006',
  'Cannot use a pool after calling end': '08003',
};

/** Turns what `pg` throws into a `PostgresError`; what the server says of rows and values stays behind. */
export function toPostgresError(error: unknown): unknown {
  if (error instanceof PostgresError) return error;
  const { code, message = '', table, column, constraint } = error as Record<string, string | undefined>;
  const found = code ?? Object.entries(wordless).find(([start]) => message.startsWith(start))?.[1];
  if (!found) return error;
  return new PostgresError(found, [table, column, constraint].filter(Boolean).join(', '));
}

/**
 * Whether the connection is of no use after this error: it is broken or shut down, an answer may still come, or the server takes
 * no writes any more, as after a failover.
 */
export function endsConnection(error: unknown): boolean {
  const { code } = error as { code?: string };
  return !code?.startsWith('PG_') || /^PG_(25006|57P|08|E[A-Z]{3,}$|QUERY_TIMEOUT|CONNECT_TIMEOUT)/.test(code);
}
