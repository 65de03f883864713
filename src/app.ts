import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { accounts, accountsDesk, deskGuard, loginQueue, passwords, readSessionKey, session } from './accounts/index.ts';
import { catalog, catalogDesk } from './catalog/index.ts';
import type { Config } from './config.ts';
import { database, databaseCopy } from './database/index.ts';
import { delivery, deliveryDesk, type SmtpTimeouts } from './delivery/index.ts';
import { clock } from './http/clock.ts';
import { answersJson, registerErrorHandlers, unknownApiRoutes } from './http/error-handler.ts';
import { DatabaseUnavailableError } from './http/errors.ts';
import { headers } from './http/headers.ts';
import { origin } from './http/origin.ts';
import { rateLimits } from './http/rate-limit.ts';
import { RequestLog } from './http/request-log.ts';
import { connectionLimit, loggerOptions, serverOptions } from './http/server-options.ts';
import { requestTimeouts, type Timeouts, timeouts } from './http/timeouts.ts';
import { unnamedProxy } from './http/unnamed-proxy.ts';
import { validation } from './http/validation.ts';
import { leadPages, leads, leadsDesk, spam } from './leads/index.ts';
import { assets, pageRoutes, pages, seoRoutes, site, speculationRulesRoutes } from './pages/index.ts';
import { pictureFileRoutes, pictures, picturesDesk, pictureUploadRoutes, uploads } from './pictures/index.ts';
import { profileDesk } from './profile/index.ts';
import { backups, canary, healthRoutes, upkeepDesk, watch } from './upkeep/index.ts';

export interface AppOptions {
  /**
   * Shows what can be shown while the data directory takes nothing: the public pages and pictures, with the owner's words as the
   * database file holds them. Forms and calls answer 503 with the telephone number.
   */
  readOnly?: boolean;
  logger?: FastifyServerOptions['logger'];
  /** Receives the admin password that the first start made; printed to standard output otherwise. */
  announcePassword?(password: string): void;
  /** scrypt's N for the environment's passwords; a test that is not about hashing need not wait for 32 MiB of it. */
  passwordCost?: number;
  timeouts?: Partial<Timeouts>;
  /** Whether every page is rendered once the server listens; a test that is not about this need not pay for it. */
  rendersAhead?: boolean;
  /** The clock of deliveries, canary and backups. Milliseconds since 1970. */
  now?(): number;
  smtpTimeouts?: SmtpTimeouts;
}

/**
 * Composes the app, unlistened, room by room.
 * @throws DataDirectoryInUseError, DatabaseCorruptError, DatabaseNewerError, SessionKeyDamagedError; nothing stays open then
 */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<FastifyInstance> {
  if (!options.readOnly) await mkdir(config.dataDir, { recursive: true });
  const limits = { ...timeouts, ...options.timeouts };
  const app = Fastify({
    ...serverOptions(config, limits),
    logger: options.logger ?? loggerOptions(config),
    logController: new RequestLog(),
  });
  app.server.maxConnections = connectionLimit;
  app.removeContentTypeParser('text/plain');
  try {
    await registerGround(app, config, limits);
    await registerRooms(app, config, options);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

/** What every answer shares. */
async function registerGround(app: FastifyInstance, config: Config, limits: Timeouts): Promise<void> {
  await app.register(headers);
  await app.register(requestTimeouts, limits);
  await app.register(unnamedProxy, { trustsProxy: config.trustProxy !== false });
  await app.register(origin, { publicUrl: config.publicUrl });
  await app.register(formbody);
  await app.register(validation);
  await app.register(rateLimits);
  registerErrorHandlers(app);
}

/** The rooms in the order in which they need one another: what they offer first, then their routes. */
async function registerRooms(app: FastifyInstance, config: Config, options: AppOptions): Promise<void> {
  await app.register(options.readOnly ? databaseCopy : database, { dataDir: config.dataDir });
  const key = await findSessionKey(config, options);
  await app.register(site, { config });
  await app.register(assets, { config });
  await app.register(pages, { rendersAhead: options.rendersAhead });
  await app.register(clock, { now: options.now ?? Date.now });
  await app.register(spam, { key });
  await app.register(delivery, { config, timeouts: options.smtpTimeouts });
  await app.register(canary, { config });

  await app.register(healthRoutes, { config });
  await app.register(seoRoutes, { config });
  await app.register(speculationRulesRoutes);
  await app.register(pageRoutes);
  await app.register(pictureFileRoutes, { config });
  await app.register(leads);
  if (options.readOnly) {
    await app.register(unavailableApiRoutes);
    return;
  }
  await app.register(unknownApiRoutes);
  await app.register(loginQueue);
  await app.register(pictures, { config });
  await app.register(backups, { config });
  await app.register(watch, { config });
  await app.register(passwords, { announcePassword: printPassword, ...options, config });
  await app.register(sessionScope, { config, key });
}

/** The routes that may ask who is signed in, kept apart: a public page is the same for everybody and carries no work for it. */
async function sessionScope(app: FastifyInstance, { config, key }: { config: Config; key: Buffer }): Promise<void> {
  app.addHook('onRequest', () => app.applyPasswords());
  await app.register(session, { key });
  await app.register(uploads, { dataDir: config.dataDir });
  await app.register(accounts);
  await app.register(leadPages);
  await app.register(pictureUploadRoutes);
  await app.register(catalog, { config });
  await app.register(desk, { config });
}

/** What only the owner may do; the guard stands here once, for the whole scope. */
async function desk(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  await app.register(deskGuard);
  await app.register(upkeepDesk);
  await app.register(leadsDesk);
  await app.register(picturesDesk);
  await app.register(profileDesk);
  await app.register(catalogDesk, { config });
  await app.register(deliveryDesk, { config });
  await app.register(accountsDesk);
}

/** While nothing can be stored, every call that the public pages do not need is refused in the same words as a form. */
async function unavailableApiRoutes(app: FastifyInstance): Promise<void> {
  app.all('/api/*', answersJson, async () => {
    throw new DatabaseUnavailableError(app.site.current.profile.phone);
  });
}

/** Read after the database is open, whose lock keeps a second process from making another key. */
async function findSessionKey(config: Config, { readOnly }: AppOptions): Promise<Buffer> {
  if (config.sessionKey) return config.sessionKey;
  // Nobody signs in then, and the forms' stamps last no longer than this process.
  return readOnly ? randomBytes(32) : readSessionKey(config.dataDir);
}

function printPassword(password: string): void {
  process.stdout.write(`\n  The admin password is  ${password}\n  It is shown only this once; sign in at /admin.\n\n`);
}
