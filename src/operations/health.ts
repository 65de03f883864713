import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { freeBytes, lowBytes } from '../storage/index.ts';

/** Time that a result is cached, because each check writes to the disk and strangers may ask often. */
const checkEveryMs = 2000;

/**
 * `/healthz`: the process is running. `/readyz`: the database responds and the data directory is writable (docs/decisions.md, "Further
 * addresses").
 */
export async function healthRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  let reasons: Promise<string[]> | undefined;
  let checkedAtMs = 0;

  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (_request, reply) => {
    // `performance.now` never jumps with the clock.
    if (!reasons || performance.now() - checkedAtMs > checkEveryMs) {
      checkedAtMs = performance.now();
      reasons = findReasons(app, config.dataDir);
    }
    const found = await reasons;
    return reply.code(found.length ? 503 : 200).send({ status: found.length ? 'unavailable' : 'ok', reasons: found });
  });
}

/** Lists why the site can't store a lead now, without internals of the server. */
async function findReasons(app: FastifyInstance, dataDir: string): Promise<string[]> {
  const checks: [string, () => Promise<unknown>][] = [
    ['The database isn’t responding.', () => app.db.selectFrom('settings').select('key').limit(1).execute()],
    ['The database can’t be written to.', () => app.database.requireWritable()],
    ['The data directory can’t be written to.', () => writeProbe(join(dataDir, '.probe'))],
    ['The disk is almost full.', () => requireSpace(dataDir)],
  ];
  const failed = await Promise.all(checks.map(([reason, check]) => failsWith(app.log, reason, check)));
  return failed.filter((reason) => reason !== undefined);
}

async function failsWith(
  log: FastifyBaseLogger,
  reason: string,
  check: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    log.error({ err: error, reason }, 'the site is not ready');
    return reason;
  }
}

async function writeProbe(path: string): Promise<void> {
  await writeFile(path, 'ready?');
  await rm(path);
}

async function requireSpace(dataDir: string): Promise<void> {
  const free = freeBytes(dataDir);
  if (free < lowBytes) throw new Error(`${Math.round(free / 1024 / 1024)} MB are free`);
}
