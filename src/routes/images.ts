import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

const yearMs = 365 * 24 * 3600_000;

/** Pictures by name and by variant, and the gallery's list (specification, section 7; decisions, section 5). */
export async function imageRoutes(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.get('/api/images', async () => (await app.site.read()).gallery);

  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) =>
    reply.sendFile(request.params.name, join(config.staticDir, 'images'), { maxAge: 0 }),
  );

  app.get<{ Params: { name: string } }>('/images/variants/:name', async (request, reply) =>
    reply.sendFile(request.params.name, join(config.distDir, 'images/variants'), { maxAge: yearMs, immutable: true }),
  );
}
