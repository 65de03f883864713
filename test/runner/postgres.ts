import { once } from 'node:events';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { openPostgres } from '../../src/cluster/index.ts';
import { addressOf, startPostgres } from '../fixtures/postgres-server.ts';

/** Starts the PostgreSQL server that all suites of a run share. */
export async function startTestPostgres(): Promise<{ folder: string; end(): Promise<void> }> {
  const server = await startPostgres();
  const end = async () => {
    const ended = once(server.process, 'exit');
    server.process.kill('SIGINT');
    if (server.process.exitCode === null) await ended;
    rmSync(server.folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.folder);
  } catch (error) {
    await end();
    throw error;
  }
  return { folder: server.folder, end };
}

/** Creates the database that is copied for each test. */
async function makeTemplate(folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf(folder, 'postgres') });
  await client.connect();
  await client.query('create database site_template');
  const { close } = await openPostgres(addressOf(folder, 'site_template'), 1);
  await close();
  await client.query('checkpoint');
  await client.end();
}
