import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { isDatabaseError } from './http/errors.ts';
import { adviseOn } from './start-advice.ts';
import { isStorageError } from './storage/index.ts';

/**
 * Temporary faults of the network or the server: it can't be reached, doesn't respond, is starting or stopping, has no connection left, or
 * is a standby (PostgreSQL, Appendix A). A wrong password or name is a configuration error.
 */
const away = /^PG_(08|57P|53|25006|E[A-Z_]{3,}$|CONNECT_TIMEOUT|QUERY_TIMEOUT)/;

/** Describes a failed start: one line for each mistake that an operator can fix, a stack trace for any other error. */
export function describeStartError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  return adviseOn(error) ?? (error as Partial<Error>).stack ?? String(error);
}

/** The part that is unavailable during a degraded start, and the log line for its return. */
export function describeAbsence({ databaseUrl }: Config): { reason: string; end: string } {
  return databaseUrl
    ? { reason: 'The database isn’t responding.', end: 'the database responds again' }
    : { reason: 'The data directory can’t be written to.', end: 'the data directory is writable again' };
}

/**
 * True if the volume is at fault, not the data or the configuration, and the site has been in use before. Also true if the database that
 * processes share is unavailable.
 */
export function canStartWithoutData(error: unknown, { dataDir, databaseUrl }: Config): boolean {
  if (databaseUrl) return away.test((error as { code?: string }).code ?? '');
  return (isDatabaseError(error) || isStorageError(error)) && existsSync(join(dataDir, 'site.db'));
}
