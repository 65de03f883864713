import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { startCommand } from '../../../fixtures/start-command.ts';
import { adminPassword, freePort } from '../../site.ts';
import { type Part, signalAll, startPart } from './process.ts';

/** One of several site processes on a database, started like `npm start`. */
export interface Replica extends Part {
  options: ReplicaOptions;
  /** The process's address, which stays the same after a restart. */
  url: string;
  /** Milliseconds from the start of the process until it listened. */
  startMs: number;
  /** Reads a number from `/metrics`; `undefined` if it's missing. */
  readMetric(name: string): Promise<number | undefined>;
  freeze(): void;
  thaw(): void;
}

export interface ReplicaOptions {
  /** If it's empty, the process runs alone on SQLite. */
  databaseUrl: string;
  /** The folder of the process's cache and incoming files. */
  dataDir: string;
  port: number;
  environment: Record<string, string>;
  /** The program's folder: this repository, or another version. */
  program: string;
  /** A command with its arguments that starts Node, such as one with a false clock. */
  wrapper: readonly string[];
}

/** Starts a site process. @returns the process, and a promise that resolves when it listens and rejects if it ends first */
export function startReplica(options: ReplicaOptions): { replica: Replica; listens: Promise<void> } {
  const begin = performance.now();
  const [command = '', ...values] = [...options.wrapper, process.execPath, ...startCommand.arguments];
  const part = startPart(command, values, { cwd: options.program, env: environmentOf(options) });
  const replica: Replica = {
    // `end` also ends the wrapper that sets a false clock, and the child process that makes pictures.
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

/** Fills in the usual options, with an unused port and folder. */
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
