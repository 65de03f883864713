import { mkdir } from 'node:fs/promises';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import {
  applyEnvironmentPassword,
  hasPassword,
  loginQueue,
  loginRoutes,
  makePassword,
  readSessionKey,
  session,
  setPassword,
  staffPageRoutes,
} from './accounts/index.ts';
import { catalogRoutes } from './catalog/index.ts';
import type { Config } from './config.ts';
import { database } from './database/index.ts';
import { outbox, type SmtpTimeouts } from './delivery/index.ts';
import { adminRoutes } from './desk.ts';
import { clock } from './http/clock.ts';
import { registerErrorHandlers } from './http/errors.ts';
import { headers } from './http/headers.ts';
import { origin } from './http/origin.ts';
import { rateLimits } from './http/rate-limit.ts';
import { RequestLog } from './http/request-log.ts';
import { connectionLimit, loggerOptions, serverOptions } from './http/server-options.ts';
import { requestTimeouts, type Timeouts, timeouts } from './http/timeouts.ts';
import { unnamedProxy } from './http/unnamed-proxy.ts';
import { contactRoutes, estimateRoutes, spam } from './leads/index.ts';
import { assets, pageRoutes, pages, seoRoutes, site, speculationRulesRoutes } from './pages/index.ts';
import { pictureRoutes, pictures, uploads } from './pictures/index.ts';
import { planRoutes, prices } from './prices/index.ts';
import { backups, canary, healthRoutes, watch } from './upkeep/index.ts';

/** What a test may replace. */
export interface AppOverrides {
  logger?: FastifyServerOptions['logger'];
  /** Receives the admin password that the first start made; printed to standard output otherwise. */
  announcePassword?(password: string): void;
  /** scrypt's N for the environment's passwords; a test that is not about hashing need not wait for 32 MiB of it. */
  passwordCost?: number;
  timeouts?: Partial<Timeouts>;
  /** Whether every page is rendered once the server listens; a test that is not about this need not pay for it. */
  rendersAhead?: boolean;
  /** The clock of what happens by itself: deliveries, canary, backups. Milliseconds since 1970. */
  now?(): number;
  smtpTimeouts?: SmtpTimeouts;
}

/**
 * Composes the app, unlistened. The order is the architecture: plugins, error handlers, routes.
 * @throws DataDirectoryInUseError, DatabaseCorruptError, DatabaseNewerError, SessionKeyDamagedError; nothing stays open then
 */
export async function buildApp(config: Config, overrides: AppOverrides = {}): Promise<FastifyInstance> {
  await mkdir(config.dataDir, { recursive: true });
  const limits = { ...timeouts, ...overrides.timeouts };
  const app = Fastify({
    ...serverOptions(config, limits),
    logger: overrides.logger ?? loggerOptions(config),
    logController: new RequestLog(),
  });
  app.server.maxConnections = connectionLimit;
  app.removeContentTypeParser('text/plain');
  try {
    await compose(app, config, limits, overrides);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

async function compose(app: FastifyInstance, config: Config, limits: Timeouts, overrides: AppOverrides): Promise<void> {
  await app.register(headers);
  await app.register(requestTimeouts, limits);
  await app.register(unnamedProxy, { trustsProxy: config.trustProxy !== false });
  await app.register(origin, { publicUrl: config.publicUrl });
  await app.register(formbody);
  await app.register(database, { dataDir: config.dataDir });
  // After the database, whose lock keeps a second process from making another key.
  const key = config.sessionKey ?? (await readSessionKey(config.dataDir));
  await app.register(prices);
  await app.register(site, { config });
  await app.register(rateLimits);
  await app.register(loginQueue);
  await app.register(assets, { config });
  await app.register(pages, { rendersAhead: overrides.rendersAhead });
  await app.register(pictures, { config });
  await app.register(clock, { now: overrides.now ?? Date.now });
  await app.register(spam, { key });
  await app.register(outbox, { config, timeouts: overrides.smtpTimeouts });
  await app.register(canary, { config });
  await app.register(backups, { config });
  await app.register(watch, { config });
  registerErrorHandlers(app);

  await app.register(healthRoutes, { config });
  await app.register(seoRoutes, { config });
  await app.register(speculationRulesRoutes);
  await app.register(pageRoutes);
  await app.register(planRoutes);
  await app.register(sessionScope, { config, key });

  await ensurePasswords(app, config, overrides);
}

/** The routes that may ask who is signed in, kept apart: a public page is the same for everybody and carries no work for it. */
async function sessionScope(app: FastifyInstance, { config, key }: { config: Config; key: Buffer }): Promise<void> {
  await app.register(session, { key });
  await app.register(uploads, { dataDir: config.dataDir });
  await app.register(staffPageRoutes);
  await app.register(pictureRoutes, { config });
  await app.register(catalogRoutes, { config });
  await app.register(contactRoutes);
  await app.register(estimateRoutes);
  await app.register(loginRoutes);
  await app.register(adminRoutes, { config });
}

/** Without a configured admin password the first start makes one, stores only its hash and tells it once (decisions, section 2). */
async function ensurePasswords(app: FastifyInstance, config: Config, overrides: AppOverrides): Promise<void> {
  if (config.adminPassword)
    await applyEnvironmentPassword(app.db, 'admin', config.adminPassword, overrides.passwordCost);
  if (config.staffPassword)
    await applyEnvironmentPassword(app.db, 'staff', config.staffPassword, overrides.passwordCost);
  if (await hasPassword(app.db, 'admin')) return;
  const password = makePassword();
  await setPassword(app.db, 'admin', password, 'generated');
  const announce =
    overrides.announcePassword ??
    ((made) =>
      process.stdout.write(`\n  The admin password is  ${made}\n  It is shown only this once; sign in at /admin.\n\n`));
  announce(password);
}
