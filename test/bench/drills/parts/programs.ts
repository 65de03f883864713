import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The programs that the drills need in addition to Node, at Debian's paths. */
export const programs = {
  /** The folder of PostgreSQL 15. */
  postgres: '/usr/lib/postgresql/15/bin',
  pgbouncer: '/usr/sbin/pgbouncer',
  faketime: '/usr/bin/faketime',
};

/** The programs that each Debian package installs. PostgreSQL's client package creates the folder too, but without the server. */
const packages: Record<string, readonly string[]> = {
  'postgresql-15': ['initdb', 'postgres', 'pg_ctl', 'pg_basebackup'].map((name) => join(programs.postgres, name)),
  pgbouncer: [programs.pgbouncer],
  faketime: [programs.faketime],
  libfaketime: ['/usr/lib/*/faketime/libfaketimeMT.so.1'],
};

/** If a program is missing, prints what to install and ends the process. */
export function requirePrograms(): void {
  const missing = Object.keys(packages).filter((name) => packages[name]?.some((file) => globSync(file).length === 0));
  if (missing.length === 0 && existsSync('dist/server/main.js')) return;
  const wanted =
    missing.length > 0
      ? `The drills need programs of Debian 12 that are not here. Install them: apt-get install ${missing.join(' ')}\n`
      : 'The site is not built. Build it: npm run build\n';
  process.stderr.write(wanted);
  process.exit(1);
}

/** Finds libfaketime, which changes a process's clock (for LD_PRELOAD). */
export function findFalseClock(): string {
  return globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')[0] ?? '';
}

/** Returns the versions of the programs, for the report. */
export function readVersions(): string {
  const postgres = run(`${programs.postgres}/postgres`, ['--version']).replace(/^postgres \((\w+)\) /, '$1 ');
  const pooler = run(programs.pgbouncer, ['--version']).split('\n', 1)[0] ?? '';
  return [`Node ${process.version}`, postgres.trim(), pooler.trim()].join(', ');
}

function run(command: string, values: string[]): string {
  return execFileSync(command, values, { encoding: 'utf8' });
}

/** Wraps a command so that it doesn't run as root, which PostgreSQL and PgBouncer refuse. */
export function actAsNobody(command: string, values: string[]): [command: string, values: string[]] {
  const owner = findNobody();
  if (!owner) return [command, values];
  return ['setpriv', [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', command, ...values]];
}

/** Returns the user to run as; `undefined` if this process isn't root. */
export function findNobody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
