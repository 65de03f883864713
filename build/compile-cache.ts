import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const folder = 'dist/compile-cache';

/**
 * Runs the built site once on an empty data directory until every page has been rendered, so that it leaves what it compiled in
 * `dist/compile-cache`. Node writes it when the process ends, and reads it only where version, system and user are the same.
 */
export async function fillCompileCache(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'compile-cache-'));
  const environment = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'info' };
  const site = spawn(process.execPath, ['dist/server/main.js'], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(site.stdout))
    if (line.includes('pages rendered ahead')) site.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
