import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config.ts';

/** `/healthz`: the process is up. `/readyz`: the database answers and the data directory is writable (decisions, section 3). */
export async function healthRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request, reply) => {
    const checks = {
      database: () => sql`select 1`.execute(app.db),
      dataDirectory: () => access(config.dataDir, constants.W_OK),
    };
    const reasons: string[] = [];
    for (const [name, check] of Object.entries(checks)) {
      try {
        await check();
      } catch (error) {
        request.log.error({ err: error, check: name }, 'readiness check failed');
        reasons.push(name);
      }
    }
    return reply.code(reasons.length ? 503 : 200).send({ status: reasons.length ? 'unavailable' : 'ok', reasons });
  });
}
