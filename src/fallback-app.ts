import { existsSync } from 'node:fs';
import { join } from 'node:path';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { DatabaseUnavailableError, isDatabaseError, registerErrorHandlers } from './errors.ts';
import { isStorageError } from './files/storage-error.ts';
import { assets } from './plugins/assets.ts';
import { databaseCopy } from './plugins/database.ts';
import { headers } from './plugins/headers.ts';
import { origin } from './plugins/origin.ts';
import { pages } from './plugins/pages.ts';
import { rateLimits } from './plugins/rate-limit.ts';
import { site } from './plugins/site.ts';
import { requestTimeouts, timeouts } from './plugins/timeouts.ts';
import { RequestLog } from './request-log.ts';
import { contactRoutes } from './routes/contact.ts';
import { estimateRoutes } from './routes/estimate.ts';
import { healthRoutes } from './routes/health.ts';
import { pageRoutes } from './routes/pages.ts';
import { seoRoutes } from './routes/seo.ts';
import { loggerOptions, serverOptions } from './server-options.ts';

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
    throw new DatabaseUnavailableError((await app.site.read()).profile.phone);
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
