import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { isDatabaseError } from './http/errors.ts';
import { isStorageError } from './storage/index.ts';

/** What an operator can do about a failed start, by the error code of the system or the database. */
const advice: Record<string, string> = {
  EADDRINUSE: 'The port is taken by another program. Stop that program, or set PORT to another number.',
  EADDRNOTAVAIL: 'This machine does not have the address in HOST. Set HOST to 0.0.0.0 or to one of its addresses.',
  EACCES:
    'Permission is missing. The data directory must belong to the user that runs the site (in the image: uid 1000).',
  EPERM:
    'Permission is missing. The data directory must belong to the user that runs the site (in the image: uid 1000).',
  EROFS: 'The data directory is on a read-only volume. Mount it writable.',
  ENOSPC: 'The disk is full. Free some space and start again; nothing was lost.',
  EEXIST: 'DATA_DIR names a file. Set it to a directory.',
  ENOTDIR: 'DATA_DIR names a file, or lies below one. Set it to a directory.',
  SQLITE_FULL: 'The disk is full. Free some space and start again; nothing was lost.',
  SQLITE_BUSY: 'Another program holds the database. Stop that program and start again.',
  SQLITE_READONLY:
    'The database cannot be written. The data directory and its files must belong to the user that runs the site.',
  SQLITE_CANTOPEN:
    'The database cannot be opened. The data directory and its files must belong to the user that runs the site.',
  PG_28P01: 'PostgreSQL refuses the password. Check the user and password in DATABASE_URL.',
  PG_28000: 'PostgreSQL refuses the user. Check the user in DATABASE_URL and what pg_hba.conf allows.',
  PG_3D000: 'The database that DATABASE_URL names does not exist. Create it, empty, and start again.',
  PG_42501: 'The user in DATABASE_URL may not make tables. Let it own the database.',
  PG_53300: 'PostgreSQL has no connection left. Set DATABASE_POOL lower, or max_connections higher.',
  PG_ECONNREFUSED: 'No database listens at the address in DATABASE_URL. Start it, or correct the address.',
  PG_ENOTFOUND: 'The name in DATABASE_URL is not known. Correct it, or the name service.',
  PG_CONNECT_TIMEOUT: 'The address in DATABASE_URL does not answer. Check the network and the address.',
  SQLITE_IOERR: 'The disk reports an error, or is full. Check the disk and its free space.',
};

/**
 * The network or the server is at fault, for as long as it takes: it cannot be reached, does not answer, starts or stops, has no
 * connection left, or is a standby (PostgreSQL, Appendix A). A wrong password or name is the configuration's.
 */
const away = /^PG_(08|57P|53|25006|E[A-Z_]{3,}$|CONNECT_TIMEOUT|QUERY_TIMEOUT)/;

/** Describes a failed start: one line for each mistake that an operator can fix, a stack trace for any other error. */
export function describeStartError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code = '', message = '', stack } = error as Partial<Error> & { code?: string };
  const known = advice[code] ?? advice[Object.keys(advice).find((start) => code.startsWith(`${start}_`)) ?? ''];
  if (known) return `The site cannot start: ${known} (${code}: ${message})`;
  return code && !code.startsWith('ERR_') ? `The site cannot start: ${message}` : (stack ?? String(error));
}

/**
 * True when the volume is at fault, not the data or the configuration, and the site has been in use before; or when the database
 * that processes share is away.
 */
export function canStartReadOnly(error: unknown, { dataDir, databaseUrl }: Config): boolean {
  if (databaseUrl) return away.test((error as { code?: string }).code ?? '');
  return (isDatabaseError(error) || isStorageError(error)) && existsSync(join(dataDir, 'site.db'));
}
