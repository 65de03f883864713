import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The programs that the drills need beside Node, where Debian puts them, and the package that brings each. */
export const programs = {
  postgres: '/usr/lib/postgresql/15/bin',
  pgbouncer: '/usr/sbin/pgbouncer',
  faketime: '/usr/bin/faketime',
};
const packages = { postgres: 'postgresql-15', pgbouncer: 'pgbouncer', faketime: 'faketime' };

/** Ends the process with what to install when a program is missing. */
export function requirePrograms(): void {
  const missing = (Object.keys(programs) as (keyof typeof programs)[]).filter((name) => !existsSync(programs[name]));
  if (missing.length === 0) return;
  const names = missing.map((name) => packages[name]).join(' ');
  process.stderr.write(
    `The drills need programs of Debian that are not here. Install them: apt-get install ${names}\n`,
  );
  process.exit(1);
}

/** The versions of what takes part, for the report. */
export function readVersions(): string {
  const postgres = run(`${programs.postgres}/postgres`, ['--version']).replace(/^postgres \((\w+)\) /, '$1 ');
  const pooler = run(programs.pgbouncer, ['--version']).split('\n', 1)[0] ?? '';
  return [`Node ${process.version}`, postgres.trim(), pooler.trim()].join(', ');
}

function run(command: string, values: string[]): string {
  return execFileSync(command, values, { encoding: 'utf8' });
}

/** A command that PostgreSQL and PgBouncer run as somebody else than root, whom both refuse. */
export function actAsNobody(command: string, values: string[]): [command: string, values: string[]] {
  const owner = findNobody();
  if (!owner) return [command, values];
  return ['setpriv', [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups', command, ...values]];
}

/** `undefined` where nobody is root. */
export function findNobody(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, , uid, gid] = /^nobody:.*$/m.exec(readFileSync('/etc/passwd', 'utf8'))?.[0].split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}
