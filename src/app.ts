import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { registerErrorHandlers } from './errors.ts';
import { assets } from './plugins/assets.ts';
import { database } from './plugins/database.ts';
import { headers } from './plugins/headers.ts';
import { origin } from './plugins/origin.ts';
import { pages } from './plugins/pages.ts';
import { rateLimits } from './plugins/rate-limit.ts';
import { session } from './plugins/session.ts';
import { site } from './plugins/site.ts';
import { RequestLog } from './request-log.ts';
import { adminRoutes } from './routes/admin/index.ts';
import { loginRoutes } from './routes/admin/login.ts';
import { contactRoutes } from './routes/contact.ts';
import { estimateRoutes } from './routes/estimate.ts';
import { healthRoutes } from './routes/health.ts';
import { imageRoutes } from './routes/images.ts';
import { pageRoutes } from './routes/pages.ts';
import { seoRoutes } from './routes/seo.ts';
import { applyEnvironmentPassword, hasPassword, makePassword, setPassword } from './store/credentials.ts';

/** What a test may replace. */
export interface AppOverrides {
  logger?: FastifyServerOptions['logger'];
  /** Receives the admin password that the first start made; printed to standard output otherwise. */
  announcePassword?(password: string): void;
}

/** JSON bodies and plain form posts; uploads have limits of their own. */
const bodyLimitBytes = 256 * 1024;

/**
 * Composes the app, unlistened. The order is the architecture: plugins, error handlers, routes.
 * @throws DataDirectoryInUseError, DatabaseCorruptError
 */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<FastifyInstance> {
  await mkdir(config.dataDir, { recursive: true });
  const app = Fastify({
    logger: overrides.logger ?? loggerOptions(config),
    logController: new RequestLog(),
    trustProxy: config.trustProxy,
    bodyLimit: bodyLimitBytes,
    routerOptions: { maxParamLength: 512 },
  });
  app.removeContentTypeParser('text/plain');
  const key = config.sessionKey ?? (await readSessionKey(config.dataDir));

  await app.register(headers);
  await app.register(origin);
  await app.register(formbody);
  await app.register(database, { dataDir: config.dataDir });
  await app.register(site, { config });
  await app.register(rateLimits);
  await app.register(assets, { config });
  await app.register(pages);
  registerErrorHandlers(app);

  await app.register(healthRoutes, { config });
  await app.register(seoRoutes, { config });
  await app.register(pageRoutes);
  await app.register(sessionScope, { config, key });

  await ensurePasswords(app, config, key, overrides);
  return app;
}

/** The routes that may ask who is signed in, kept apart: a page is the same for everybody and carries no work for it. */
async function sessionScope(app: FastifyInstance, { config, key }: { config: Config; key: Buffer }): Promise<void> {
  await app.register(session, { key });
  await app.register(imageRoutes, { config });
  await app.register(contactRoutes);
  await app.register(estimateRoutes);
  await app.register(loginRoutes);
  await app.register(adminRoutes);
}

/** Logs hold no message, e-mail, phone, password or address of a visitor (decisions, sections 8 and 9). */
function loggerOptions(config: Config): FastifyServerOptions['logger'] {
  return {
    level: config.logLevel,
    serializers: {
      req: (request) => ({ method: request.method, path: request.url.split('?', 1)[0] }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}

/** 32 bytes, made once in the data directory and readable by the process's user alone. */
async function readSessionKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, 'session.key');
  try {
    await writeFile(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return Buffer.from((await readFile(path, 'utf8')).trim(), 'hex');
}

/** Without a configured admin password the first start makes one, stores only its hash and tells it once (decisions, section 2). */
async function ensurePasswords(
  app: FastifyInstance,
  config: Config,
  key: Buffer,
  overrides: AppOverrides,
): Promise<void> {
  if (config.adminPassword) await applyEnvironmentPassword(app.db, 'admin', config.adminPassword, key);
  if (config.staffPassword) await applyEnvironmentPassword(app.db, 'staff', config.staffPassword, key);
  if (await hasPassword(app.db, 'admin')) return;
  const password = makePassword();
  await setPassword(app.db, 'admin', password);
  const announce =
    overrides.announcePassword ??
    ((made) =>
      process.stdout.write(`\n  The admin password is  ${made}\n  It is shown only this once; sign in at /admin.\n\n`));
  announce(password);
}
