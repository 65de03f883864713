/** Advice for an operator about a failed start, by the error code of the system or the database. */
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
  ERR_DLOPEN_FAILED:
    'A part of the program cannot be loaded. It must be on a volume that may hold programs (not mounted with noexec), and the system needs glibc and libstdc++. The one executable file unpacks itself into the folder that PROGRAM_DIR names.',
  SQLITE_IOERR: 'The disk reports an error, or is full. Check the disk and its free space.',
};

/** One line about an error that an operator can do something about; nothing for any other. */
export function adviseOn(error: unknown): string | undefined {
  const { code = '', message = '' } = error as Partial<Error> & { code?: string };
  const known = advice[code] ?? advice[Object.keys(advice).find((start) => code.startsWith(`${start}_`)) ?? ''];
  if (known) return `The site cannot start: ${known} (${code}: ${message})`;
  return code && !code.startsWith('ERR_') ? `The site cannot start: ${message}` : undefined;
}
