import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../site.ts';
import { type Part, signalAll, startPart } from './process.ts';
import { actAsNobody, findNobody, programs } from './programs.ts';

/** Debian's PostgreSQL on a local port. It flushes every commit to disk before it confirms it. */
export interface PostgresServer {
  port: number;
  /** Its log lines so far. */
  log: readonly string[];
  /** Returns the address of one of its databases. */
  addressOf(database: string): string;
  /** Runs statements as the operator. @returns the rows of the last statement */
  query<Row extends object>(text: string, database?: string): Promise<Row[]>;
  /** Kills all its processes at once, like a power failure. */
  kill(): Promise<void>;
  /** Pauses all its processes, whatever they are doing. */
  freeze(): void;
  thaw(): void;
  /** Makes a standby the primary. */
  promote(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts an empty server. @param more environment variables of its processes */
export async function startPostgres(folder: string, more?: Record<string, string>): Promise<PostgresServer> {
  makeFolder(folder);
  run('initdb', ['-D', join(folder, 'data'), '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'], folder);
  return launch(folder, more);
}

/** Adds a synchronous standby. Each commit of the primary then waits until it is on the standby's disk too. */
export async function addStandby(primary: PostgresServer, folder: string): Promise<PostgresServer> {
  makeFolder(folder);
  const source = `host=127.0.0.1 port=${primary.port} user=site application_name=standby`;
  run('pg_basebackup', ['-D', join(folder, 'data'), '-d', source, '-R', '-X', 'stream', '-c', 'fast'], folder);
  const standby = await launch(folder);
  await primary.query("alter system set synchronous_standby_names = 'standby'");
  await primary.query('select pg_reload_conf()');
  while (!(await isSynchronous(primary))) await setTimeout(50);
  return standby;
}

async function isSynchronous(primary: PostgresServer): Promise<boolean> {
  return (await primary.query("select 1 from pg_stat_replication where sync_state = 'sync'")).length > 0;
}

async function launch(folder: string, more: Record<string, string> = {}): Promise<PostgresServer> {
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    shared_buffers: '64MB',
    // Uses its folder, which is removed with it even after a kill.
    dynamic_shared_memory_type: 'mmap',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Changes the user before libfaketime starts, because its shared memory belongs to the user that starts it first.
  const variables = Object.entries(more).map(([name, value]) => `${name}=${value}`);
  const command = [...variables, join(programs.postgres, 'postgres'), '-D', join(folder, 'data'), ...flags];
  const part = startPart(...actAsNobody('env', command), { cwd: folder, env: environment });
  const server = control(part, folder, port);
  await untilAnswered(part, server);
  return server;
}

function control(part: Part, folder: string, port: number): PostgresServer {
  const pid = part.child.pid ?? 0;
  const addressOf = (database: string) => `postgres://site@127.0.0.1:${port}/${database}`;
  return {
    port,
    log: part.lines,
    addressOf,
    query: (text, database = 'postgres') => query(addressOf(database), text),
    async kill() {
      signalAll(pid, 'SIGKILL');
      await part.ended;
    },
    freeze: () => signalAll(pid, 'SIGSTOP'),
    thaw: () => signalAll(pid, 'SIGCONT'),
    async promote() {
      run('pg_ctl', ['promote', '-D', join(folder, 'data')], folder);
    },
    async stop() {
      signalAll(pid, 'SIGCONT');
      part.child.kill('SIGQUIT');
      await part.ended;
    },
  };
}

async function query<Row extends object>(address: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  // If the server is killed meanwhile, the statement itself fails.
  client.on('error', () => {});
  await client.connect();
  try {
    const results = [await client.query<Row>(text)].flat();
    return results.at(-1)?.rows ?? [];
  } finally {
    await client.end();
  }
}

async function untilAnswered(part: Part, server: PostgresServer): Promise<void> {
  for (;;) {
    if (part.child.exitCode !== null) throw new Error(`PostgreSQL did not start:\n${part.lines.join('\n')}`);
    try {
      await server.query('select 1');
      return;
    } catch {
      await setTimeout(50);
    }
  }
}

const environment = { LC_ALL: 'C.UTF-8', PATH: process.env.PATH };

function run(program: string, values: string[], folder: string): void {
  execFileSync(...actAsNobody(join(programs.postgres, program), values), {
    cwd: folder,
    env: environment,
    stdio: 'pipe',
  });
}

function makeFolder(folder: string): void {
  mkdirSync(folder, { mode: 0o755 });
  const owner = findNobody();
  if (owner) chownSync(folder, owner.uid, owner.gid);
}
