/** Advice for an operator about a failed start, by the error code of the system or the database. */
const advice: Record<string, string> = {
  EADDRINUSE: 'Another program is using the port. Stop it, or set PORT to another number.',
  EADDRNOTAVAIL: 'This machine doesn’t have the address in HOST. Set HOST to 0.0.0.0 or to one of its addresses.',
  EACCES:
    'Permission is missing. The data directory must belong to the user that runs the site (in the image: uid 1000).',
  EPERM:
    'Permission is missing. The data directory must belong to the user that runs the site (in the image: uid 1000).',
  EROFS: 'The data directory is on a read-only volume. Mount it writable.',
  ENOSPC: 'The disk is full. Free some space and start again; nothing was lost.',
  EDQUOT: 'The disk quota is used up. Free some space or raise the quota and start again; nothing was lost.',
  EEXIST: 'DATA_DIR is a file. Set it to a directory.',
  ENOTDIR: 'DATA_DIR is a file or is inside one. Set it to a directory.',
  SQLITE_FULL: 'The disk is full. Free some space and start again; nothing was lost.',
  SQLITE_BUSY: 'Another program has the database open. Stop it and start again.',
  SQLITE_READONLY:
    'The database can’t be written to. The data directory and its files must belong to the user that runs the site.',
  SQLITE_CANTOPEN:
    'The database cannot be opened. The data directory and its files must belong to the user that runs the site.',
  PG_28P01: 'PostgreSQL rejected the password. Check the user and password in DATABASE_URL.',
  PG_28000: 'PostgreSQL rejected the user. Check the user in DATABASE_URL and what pg_hba.conf allows.',
  PG_3D000: 'The database in DATABASE_URL doesn’t exist. Create an empty database with that name and start again.',
  PG_42501: 'The user in DATABASE_URL can’t create tables. Make it the owner of the database.',
  PG_53300: 'PostgreSQL is out of connections. Lower DATABASE_POOL or raise max_connections.',
  PG_ECONNREFUSED: 'No database is listening at the address in DATABASE_URL. Start it, or correct the address.',
  PG_ENOTFOUND: 'The host in DATABASE_URL can’t be found. Correct it, or check DNS.',
  PG_CONNECT_TIMEOUT: 'The address in DATABASE_URL isn’t responding. Check the network and the address.',
  ERR_DLOPEN_FAILED:
    'A part of the program cannot be loaded. Put it on a volume that allows programs (not mounted with noexec). The system also needs glibc and libstdc++. The single executable file unpacks itself into PROGRAM_DIR.',
  SQLITE_IOERR: 'The disk reports an error, or is full. Check the disk and its free space.',
};

/** Returns one line about an error that an operator can fix; nothing for any other error. */
export function adviseOn(error: unknown): string | undefined {
  const { code = '', message = '' } = error as Partial<Error> & { code?: string };
  const known = advice[code] ?? advice[Object.keys(advice).find((start) => code.startsWith(`${start}_`)) ?? ''];
  if (known) return `The site cannot start: ${known} (${code}: ${message})`;
  return code && !code.startsWith('ERR_') ? `The site cannot start: ${message}` : undefined;
}
