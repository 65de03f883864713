import { spawn } from 'node:child_process';
import { chmodSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readStartCommand } from './start-command.ts';

const folder = 'dist/compile-cache';

/**
 * Runs the built site once on an empty data directory until every page has been rendered, so that it leaves the compiled code in
 * `dist/compile-cache`. Node writes it when the process ends, and reads it only for the same code, version, flags, system and user.
 * @throws {Error} when the site does not start
 */
export async function fillCompileCache(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'compile-cache-'));
  const environment = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' };
  const command = readStartCommand();
  const site = spawn(process.execPath, command.arguments, {
    env: { PATH: process.env.PATH, ...command.environment, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let isReady = false;
  for await (const line of createInterface(site.stdout))
    if (line.includes('pages rendered ahead')) {
      isReady = true;
      site.kill('SIGTERM');
    }
  rmSync(dataDir, { recursive: true, force: true });
  // The site writes what its user alone may read; in an image another user starts it.
  for (const file of globSync(`${folder}/*/*`)) chmodSync(file, 0o644);
  if (!isReady) throw new Error('The built site does not start.');
}
