import { mkdir } from 'node:fs/promises';
import formbody from '@fastify/formbody';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import {
  accounts,
  accountsAdmin,
  adminScope,
  audit,
  loginQueue,
  passwords,
  readSessionKey,
  roleGuard,
  session,
} from './accounts/index.ts';
import { catalog, catalogAdmin, catalogVersions } from './catalog/index.ts';
import type { Config, SiteKeys } from './config.ts';
import { activityAdmin, content, contentAdmin, planAdmin, publisher, redirectsAdmin } from './content/index.ts';
import { database, singleProcess } from './database/index.ts';
import { estimateMessages, estimateRoutes, estimatesAdmin } from './estimates/index.ts';
import { answeredAddresses } from './http/answered-addresses.ts';
import { answerLimits } from './http/answers.ts';
import { bodyLimits } from './http/bodies.ts';
import { registerErrorHandlers } from './http/error-handler.ts';
import { forwardedAddresses, origin, unnamedProxy } from './http/guards.ts';
import { conditionalAnswers, headers } from './http/headers.ts';
import { RequestLog } from './http/logs.ts';
import { rateLimits } from './http/rate-limit.ts';
import { connectionLimit, drain, loggerOptions, serverOptions } from './http/server.ts';
import { clock, requiredHost, type Timeouts, timeouts } from './http/timeouts.ts';
import { validation } from './http/validation.ts';
import { jobs } from './jobs/index.ts';
import { calendarFeed, importRoutes, leadMessages, leadPhotos, leads, leadsAdmin, spam } from './leads/index.ts';
import {
  type BucketLimits,
  backUpBeforeUpdate,
  backups,
  copies,
  copiesAdmin,
  formCheck,
  healthRoutes,
  metrics,
  operationsAdmin,
  release,
  type SiteCheckOptions,
  siteCheck,
  watch,
} from './operations/index.ts';
import {
  deliveryAdmin,
  type MailDomainOptions,
  mailAdmin,
  mailDomain,
  outbox,
  pushAdmin,
  pushConfirmations,
  type SmtpTimeouts,
} from './outbox/index.ts';
import { assets, elsewhere, pageRoutes, pages, previewAdmin, site } from './pages/index.ts';
import {
  multipartForms,
  type PictureOptions,
  pictureFileRoutes,
  pictures,
  picturesAdmin,
  pictureUploadRoutes,
  uploads,
} from './pictures/index.ts';
import { planRoutes, priceRequestRoutes, prices, pricesAdmin } from './prices/index.ts';
import { projectsAdmin } from './projects/index.ts';
import { setupAdmin } from './setup/index.ts';
import { startPage } from './start-page.ts';
import { diskReserve, siteFiles } from './storage/index.ts';
import { transferAdmin } from './transfer/index.ts';

export interface AppOptions {
  logger?: FastifyServerOptions['logger'];
  /** scrypt's N for passwords; tests lower it to save time. */
  passwordCost?: number;
  timeouts?: Partial<Timeouts>;
  /** True if all pages are rendered once the server listens; tests turn it off to save time. */
  rendersAhead?: boolean;
  /** Brotli's quality and gzip's level for the cached pages, 0 to 11, by default the highest; tests lower it to save time. */
  pageQuality?: number;
  /** Options for making pictures; tests change them to save time. */
  pictures?: PictureOptions;
  /** The clock of schedules, deliveries, the form check, and backups. Milliseconds since 1970. */
  now?(): number;
  smtpTimeouts?: SmtpTimeouts;
  /** Options for the check of the email domain; tests change them to serve DNS themselves. */
  mailDomain?: MailDomainOptions;
  /** Options for the nightly check; tests change them to serve the public address themselves. */
  siteCheck?: SiteCheckOptions;
  /** Time limits and number of tries of requests to the bucket. */
  bucketLimits?: Partial<BucketLimits>;
}

/**
 * Builds the app feature by feature, without listening.
 * @throws DataDirectoryInUseError, DatabaseCorruptError, DatabaseOlderError, DatabaseNewerError, SessionKeyDamagedError; nothing
 * stays open
 */
export async function buildApp(config: Config, options: AppOptions = {}): Promise<FastifyInstance> {
  await mkdir(config.dataDir, { recursive: true });
  const limits = { ...timeouts, ...options.timeouts };
  const app = Fastify({
    ...serverOptions(config, limits),
    logger: options.logger ?? loggerOptions(config),
    logController: new RequestLog(),
  });
  app.server.maxConnections = connectionLimit;
  app.removeContentTypeParser('text/plain');
  try {
    const { host, metricsPort: port } = config;
    if (port !== undefined) await app.register(metrics, { host, port });
    await registerHttpBasics(app, config, limits);
    await registerFeatures(app, config, options);
  } catch (error) {
    await app.close();
    throw error;
  }
  return app;
}

/** Registers the plugins that all responses share. */
async function registerHttpBasics(app: FastifyInstance, config: Config, limits: Timeouts): Promise<void> {
  const trustsProxy = config.trustProxy !== false;
  await app.register(answeredAddresses);
  await app.register(answerLimits, limits);
  await app.register(forwardedAddresses, { trustsProxy });
  await app.register(headers);
  await app.register(conditionalAnswers);
  await app.register(bodyLimits, { ...limits, readPhone: () => app.site.current.profile.phone });
  await app.register(requiredHost);
  await app.register(unnamedProxy, { trustsProxy, isShared: config.databaseUrl !== undefined });
  await app.register(origin, { publicUrl: config.publicUrl });
  await app.register(formbody);
  await app.register(validation);
  await app.register(rateLimits);
  registerErrorHandlers(app);
}

/** Registers the features in the order of their dependencies: decorators first, then routes. */
async function registerFeatures(app: FastifyInstance, config: Config, options: AppOptions): Promise<void> {
  if (config.isDemo) await app.register((await import('./demo/index.ts')).demoLimits);
  await app.register(diskReserve, config);
  await app.register(database, { config, beforeMigration: backUpBeforeUpdate(config, app.log) });
  await app.register(drain);
  const key = await findSessionKey(app, config);
  const keys: SiteKeys = [key, ...config.formerKeys];
  const { shared } = app.database;
  if (shared) {
    await app.register(shared.processes, { config, key });
  } else {
    await app.register(singleProcess);
    await app.register(siteFiles, config);
  }
  const sharedNow = app.cluster.now;
  await app.register(clock, { now: options.now ?? sharedNow, sharedNow });
  await app.register(jobs);
  await app.register(roleGuard);
  await app.register(audit);
  await app.register(prices);
  await app.register(content);
  await app.register(site, { config });
  await app.register(assets, { config });
  await app.register(pages, {
    rendersAhead: options.rendersAhead,
    quality: options.pageQuality,
    cdnSeconds: config.cdnSeconds,
  });
  await app.register(elsewhere);
  await app.register(publisher);
  await app.register(spam, { keys });
  await app.register(outbox, { config, keys, timeouts: options.smtpTimeouts });
  await app.register(mailDomain, { ...options.mailDomain });
  await app.register(leadMessages);
  await app.register(estimateMessages);
  await app.register(formCheck);

  await app.register(healthRoutes, { config });
  await app.register(pushConfirmations);
  await app.register(pageRoutes);
  await app.register(planRoutes);
  await app.register(calendarFeed);
  await app.register(leadPhotos, { keys, makePhoto: (...job) => app.pictures.maker.makePhoto(...job) });
  await app.register(uploads, { dataDir: config.dataDir });
  await app.register(forms, { keys });
  await app.register(loginQueue);
  await app.register(catalogVersions, { config });
  await app.register(pictures, { config, ...options.pictures });
  await app.register(backups, { config });
  await app.register(copies, { config, keys, limits: options.bucketLimits });
  await app.register(siteCheck, { config, ...options.siteCheck });
  await app.register(release, { config });
  await app.register(watch);
  await app.register(passwords, { passwordCost: options.passwordCost, config, keepsFormer: shared !== undefined });
  await app.register(sessionScope, { config, keys });
  await app.register(startPage, { config });
}

/** The visitors' forms, which may contain photos. */
async function forms(app: FastifyInstance, options: { keys: SiteKeys }): Promise<void> {
  await app.register(multipartForms);
  await app.register(leads, options);
  await app.register(estimateRoutes, options);
  await app.register(priceRequestRoutes, options);
}

/** The routes that read the session, in a separate scope, so that public pages do no work for it. */
async function sessionScope(app: FastifyInstance, { config, keys }: { config: Config; keys: SiteKeys }): Promise<void> {
  await app.register(session, { keys });
  await app.register(pictureFileRoutes, { config });
  await app.register(signInScope, { config });
}

/** The routes that wait until the configured passwords are stored. Public pictures are served elsewhere, because every page has some. */
async function signInScope(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  app.addHook('onRequest', () => app.applyPasswords());
  await app.register(accounts);
  await app.register(pictureUploadRoutes);
  await app.register(catalog);
  await app.register(admin, { config });
}

/** The routes of the admin. Each declares its lowest role. */
async function admin(app: FastifyInstance, { config }: { config: Config }): Promise<void> {
  await app.register(adminScope);
  const features = [
    copiesAdmin,
    leadsAdmin,
    estimatesAdmin,
    picturesAdmin,
    projectsAdmin,
    contentAdmin,
    planAdmin,
    redirectsAdmin,
    activityAdmin,
    previewAdmin,
    pricesAdmin,
    catalogAdmin,
    mailAdmin,
    accountsAdmin,
  ];
  for (const feature of features) await app.register(feature);
  await app.register(customerImport);
  for (const feature of [operationsAdmin, transferAdmin, deliveryAdmin, pushAdmin, setupAdmin])
    await app.register(feature, { config });
}

/** The import of customers, which receives a file. */
async function customerImport(app: FastifyInstance): Promise<void> {
  await app.register(multipartForms);
  await app.register(importRoutes);
}

/** Call it after the database is open: the database's lock, or the state that processes share, prevents a second key. */
async function findSessionKey(app: FastifyInstance, config: Config): Promise<Buffer> {
  if (config.sessionKey) return config.sessionKey;
  const shared = await app.database.shared?.sessionKey();
  return shared ? Buffer.from(shared, 'hex') : readSessionKey(config.dataDir);
}
