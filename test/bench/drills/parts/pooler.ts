import { chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../site.ts';
import type { PostgresServer } from './postgres.ts';
import { startPart } from './process.ts';
import { actAsNobody, findNobody, programs } from './programs.ts';

/** PgBouncer in transaction mode: a client has a server connection for one transaction only. */
export interface Pooler {
  addressOf(database: string): string;
  stop(): Promise<void>;
}

/** @param poolSize how many connections to the server, for all clients together */
export async function startPooler(server: PostgresServer, folder: string, poolSize: number): Promise<Pooler> {
  mkdirSync(folder);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(server.port, port, poolSize));
  writeFileSync(join(folder, 'users.txt'), '"site" ""\n');
  const owner = findNobody();
  if (owner) for (const path of [folder, file, join(folder, 'users.txt')]) chownSync(path, owner.uid, owner.gid);
  const part = startPart(...actAsNobody(programs.pgbouncer, [file]), { cwd: folder });
  await untilAnswered(port);
  return {
    addressOf: (database) => `postgres://site@127.0.0.1:${port}/${database}`,
    async stop() {
      part.child.kill('SIGTERM');
      await part.ended;
    },
  };
}

function settings(serverPort: number, port: number, poolSize: number): string {
  return `[databases]
* = host=127.0.0.1 port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 200
`;
}

async function untilAnswered(port: number): Promise<void> {
  for (;;) {
    const client = new pg.Client({ connectionString: `postgres://site@127.0.0.1:${port}/postgres` });
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch {
      await setTimeout(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
