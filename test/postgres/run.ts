import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openPostgres } from '../../src/cluster/index.ts';
import { addressOf, startPostgres } from '../fixtures/postgres-server.ts';

/**
 * Runs the suites of this folder, or the test files that are named, beside a PostgreSQL server that all of them share and that ends
 * with the run: `node test/postgres/run.ts [OPTION OF TAP | FILE]...`. Its exit code is that of the runner.
 */
const values = process.argv.slice(2);
const files = values.some((value) => /\.test\.tsx?$/.test(value)) ? [] : globSync('test/postgres/*.test.ts').sort();
const server = await startPostgres();
try {
  await makeTemplate(server.folder);
  const tap = join(import.meta.dirname, '../../node_modules/.bin/tap');
  // A runner of its own, even where a test has started this one.
  const { TAP: _none, ...environment } = process.env;
  const runner = spawn(process.execPath, [tap, ...values, ...files], {
    env: { ...environment, TEST_POSTGRES_FOLDER: server.folder },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => runner.kill(signal));
  const [code] = await once(runner, 'exit');
  process.exitCode = code ?? 1;
} finally {
  const ended = once(server.process, 'exit');
  server.process.kill('SIGINT');
  if (server.process.exitCode === null) await ended;
  rmSync(server.folder, { recursive: true, force: true });
}

/** The database that each test's own is copied from. */
async function makeTemplate(folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(folder, 'postgres') });
  await client.connect();
  await client.query('create database site_template');
  const { close } = await openPostgres(addressOf(folder, 'site_template'), 1);
  await close();
  await client.query('checkpoint');
  await client.end();
}
