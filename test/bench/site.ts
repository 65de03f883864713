import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import { startCommand } from '../fixtures/start-command.ts';

export const adminPassword = 'bench press and fence post';

/** The built site in a separate process, with its own data. */
export interface Site {
  url: string;
  /** Milliseconds from the start of the process until the first page was served. */
  startMs: number;
  process: ChildProcess;
  /** Settles when every page has been rendered in advance and the start is complete. */
  warm: Promise<void>;
  /** Resident memory in megabytes. */
  memory(): number;
  stop(): Promise<void>;
}

/**
 * @param fill writes into the database before the site starts that is measured
 * @param environment what is set beside the usual
 */
export async function startSite(
  fill?: (db: SqliteDatabase.Database) => void,
  environment: Record<string, string> = {},
): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  if (fill) {
    // Starting the site creates the tables.
    const { site } = await launch(dataDir, environment);
    await stopProcess(site);
    const db = new SqliteDatabase(join(dataDir, 'site.db'));
    fill(db);
    db.close();
  }
  const { site, url, startMs, warm } = await launch(dataDir, environment);
  const stop = async () => {
    await stopProcess(site);
    rmSync(dataDir, { recursive: true });
  };
  return { url, startMs, warm, process: site, memory: () => memoryOf(site), stop };
}

async function launch(dataDir: string, environment: Record<string, string>) {
  const port = await freePort();
  const begin = performance.now();
  const site = spawn(process.execPath, startCommand.arguments, {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: adminPassword,
      ...startCommand.environment,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const warm = new Promise<void>((resolve) =>
    site.stdout.on('data', (lines) => String(lines).includes('The site is ready') && resolve()),
  );
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(url);
  return { site, url, warm, startMs: performance.now() - begin };
}

/** @returns the owner's cookie */
export async function signIn({ url }: Site): Promise<string> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: adminPassword }),
  });
  if (!response.ok) throw new Error(`login was answered ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
}

/** Waits until an address responds, with any status. */
export async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const isUp = await new Promise<boolean>((resolve) =>
      get(url, (response) => resolve(Boolean(response.resume()))).on('error', () => resolve(false)),
    );
    if (isUp) return;
    await setTimeout(3);
  }
}

/** Sends SIGTERM and waits until the process ends. */
export async function stopProcess(process: ChildProcess): Promise<void> {
  const ended = once(process, 'exit');
  process.kill('SIGTERM');
  await ended;
}

/** Finds an unused port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

/** Returns a process's processor time in milliseconds, on Linux. Unlike wall time, it isn't affected by other processes. */
export function processorMs({ pid }: Pick<ChildProcess, 'pid'>): number {
  try {
    const [, , ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

/** Memory is read from /proc; on other systems the figure is missing. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return Number.NaN;
  }
}
