import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { startCommand } from '../../../fixtures/start-command.ts';
import { adminPassword, freePort } from '../../site.ts';
import { type Part, signalAll, startPart } from './process.ts';

/** A site process of several on a database, as `npm start` runs it. */
export interface Replica extends Part {
  options: ReplicaOptions;
  /** Its address, which stays the same after a restart. */
  url: string;
  /** Milliseconds from the start of the process until it listened. */
  startMs: number;
  /** A number of `/metrics`, or `undefined` when it is not there. */
  readMetric(name: string): Promise<number | undefined>;
  freeze(): void;
  thaw(): void;
}

export interface ReplicaOptions {
  /** Without one the process is alone on SQLite. */
  databaseUrl: string;
  /** The folder of its cache and of the files it receives. */
  dataDir: string;
  port: number;
  environment: Record<string, string>;
  /** The program's folder; this repository unless it is another version. */
  program: string;
  /** The command that runs in place of Node, with its arguments: a false clock. */
  wrapper: readonly string[];
}

/** Starts a site process. @returns it, and when it listens; it may end before that */
export function startReplica(options: ReplicaOptions): { replica: Replica; listens: Promise<void> } {
  const begin = performance.now();
  const [command = '', ...values] = [...options.wrapper, process.execPath, ...startCommand.arguments];
  const part = startPart(command, values, { cwd: options.program, env: environmentOf(options) });
  const replica: Replica = {
    // `end` takes with it what a false clock puts between this process and Node, and the one below that makes pictures.
    ...part,
    options,
    url: `http://127.0.0.1:${options.port}`,
    startMs: Number.NaN,
    readMetric: (name) => readMetric(part, name),
    freeze: () => signalAll(part.child.pid ?? 0, 'SIGSTOP'),
    thaw: () => signalAll(part.child.pid ?? 0, 'SIGCONT'),
  };
  const listens = part.waitForLine(/Server listening at/).then(() => {
    replica.startMs = performance.now() - begin;
  });
  return { replica, listens };
}

function environmentOf({ databaseUrl, dataDir, port, environment }: ReplicaOptions): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    PORT: String(port),
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'backups'),
    ADMIN_PASSWORD: adminPassword,
    METRICS_PORT: '0',
    TRUST_PROXY: '127.0.0.1',
    ...startCommand.environment,
    ...environment,
  };
}

/** The usual options on a port and in a folder of its own. */
export async function completeOptions(folder: string, options: Partial<ReplicaOptions>): Promise<ReplicaOptions> {
  return {
    databaseUrl: options.databaseUrl ?? '',
    dataDir: options.dataDir ?? mkdtempSync(join(folder, 'site-')),
    port: options.port ?? (await freePort()),
    environment: options.environment ?? {},
    program: options.program ?? process.cwd(),
    wrapper: options.wrapper ?? [],
  };
}

async function readMetric(part: Part, name: string): Promise<number | undefined> {
  const [, address = ''] = await part.waitForLine(/"address":"([^"]+\/metrics)"/);
  const text = await (await fetch(address)).text();
  const value = new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1];
  return value === undefined ? undefined : Number(value);
}
