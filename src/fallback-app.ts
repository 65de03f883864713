import { existsSync } from 'node:fs';
import { join } from 'node:path';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { databaseCopy } from './database/index.ts';
import { DatabaseUnavailableError, isDatabaseError, registerErrorHandlers } from './http/errors.ts';
import { headers } from './http/headers.ts';
import { origin } from './http/origin.ts';
import { rateLimits } from './http/rate-limit.ts';
import { RequestLog } from './http/request-log.ts';
import { loggerOptions, serverOptions } from './http/server-options.ts';
import { requestTimeouts, timeouts } from './http/timeouts.ts';
import { contactRoutes, estimateRoutes } from './leads/index.ts';
import { assets, pageRoutes, pages, seoRoutes, site } from './pages/index.ts';
import { isStorageError } from './storage/index.ts';
import { healthRoutes } from './upkeep/index.ts';

/** True when the volume is at fault, not the data or the configuration, and the site has been in use before. */
export function canFallBack(error: unknown, { dataDir }: Config): boolean {
  return (isDatabaseError(error) || isStorageError(error)) && existsSync(join(dataDir, 'site.db'));
}

/**
 * Composes what can be shown while the data directory takes nothing: the public pages, with the owner's words as the file holds them.
 * Forms answer 503 with the telephone number. Unlistened, like the app itself.
 */
export async function buildFallbackApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    ...serverOptions(config, timeouts),
    logger: loggerOptions(config),
    logController: new RequestLog(),
  });
  app.removeContentTypeParser('text/plain');
  await app.register(headers);
  await app.register(requestTimeouts, timeouts);
  await app.register(origin, { publicUrl: config.publicUrl });
  await app.register(formbody);
  await app.register(databaseCopy, { dataDir: config.dataDir });
  await app.register(site, { config });
  await app.register(rateLimits);
  await app.register(assets, { config });
  await app.register(pages);
  // Nothing can be stored, so there is nothing to judge, to prove or to deliver.
  app.decorate('spam', { judge: async () => ({ isSpam: false, score: 0, reasons: [] }) });
  app.decorate('canary', { recognizes: () => false } as unknown as FastifyInstance['canary']);
  app.decorate('outbox', { listKinds: async () => [], wake() {} } as unknown as FastifyInstance['outbox']);
  app.decorate('now', Date.now);
  registerErrorHandlers(app);

  await app.register(healthRoutes, { config });
  await app.register(seoRoutes, { config });
  await app.register(pageRoutes);
  await app.register(contactRoutes);
  await app.register(estimateRoutes);
  await app.register(builtInImages, { config });
  app.all('/api/*', async () => {
    throw new DatabaseUnavailableError(app.site.current.profile.phone);
  });
  return app;
}

/** The pictures that came with the program, and the uploaded ones' variants, which are only read. */
async function builtInImages(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.get<{ Params: { name: string } }>('/images/:name', async ({ params: { name } }, reply) =>
    reply.sendFile(name, join(config.staticDir, 'images'), { maxAge: 0, immutable: false }),
  );
  app.get<{ Params: { name: string } }>('/images/variants/:name', async ({ params: { name } }, reply) => {
    const builtIn = join(config.distDir, 'images/variants');
    const folder = existsSync(join(builtIn, encodeURIComponent(name)))
      ? builtIn
      : join(config.dataDir, 'images/variants');
    return reply.sendFile(name, folder, { maxAge: 0, immutable: false });
  });
}
