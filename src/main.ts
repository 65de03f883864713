import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { output } from './http/server.ts';
import { setupPath } from './shared/routes.ts';
import { canStartWithoutData, describeAbsence, describeStartError } from './start-error.ts';
import { buildWaiting } from './waiting.ts';

// Only this process's user can read the files that it creates.
process.umask(0o077);

/** Interval at which a start without its data checks again whether the volume is writable, or the database reachable. */
const retryMs = 5000;

/** The running app: the whole site, or the waiting server while its data is unavailable. */
let current: FastifyInstance | undefined;
/** A start or a replacement in progress. A stop waits for it, so that no lease and no database stays open. */
let opening: Promise<void> = Promise.resolve();
let stopping = false;

try {
  // `npm start --demo`, without the `--` in between, gives the option to npm.
  const isDemo = process.argv.slice(2).includes('--demo') || process.env.npm_config_demo === 'true';
  const config = loadConfig(isDemo ? { ...process.env, DEMO: '1' } : process.env);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal, config));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, crash);
  opening = start(config);
  await opening;
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}

/**
 * Starts the site. If the volume isn't writable, or the shared database is unavailable, it shows the phone number and becomes the site
 * later.
 */
async function start(config: Config): Promise<void> {
  try {
    const app = config.isDemo ? await buildDemo(config) : await buildApp(config);
    if (await listen(app, config)) void announceAddress(app, config);
  } catch (error) {
    if (current || !canStartWithoutData(error, config)) throw error;
    const waiting = await buildWaiting(config);
    if (!(await listen(waiting, config))) return;
    const reason = describeStartError(error);
    waiting.log.error(`${reason} Until then visitors see a page with the phone number.`);
    replaceLater(waiting, config, reason);
  }
}

/** Builds the site of a made-up business, in a temporary data directory. A real site loads none of this. */
async function buildDemo(config: Config): Promise<FastifyInstance> {
  const { createDemoClock, fillDemo, prepareDemo } = await import('./demo/index.ts');
  const clock = createDemoClock();
  const prepared = prepareDemo(config);
  const app = await buildApp(prepared, { now: clock.now, pictures: { makesAvif: false } });
  await fillDemo(app, { staticDir: config.staticDir, setClock: clock.set });
  return app;
}

function replaceLater(waiting: FastifyInstance, config: Config, told: string): void {
  const replace = () => {
    if (!stopping) opening = replaceWaiting(waiting, config, told);
  };
  setTimeout(replace, retryMs).unref();
}

/** Replaces the waiting server with the whole site as soon as it can be built. Until then each new reason is logged once. */
async function replaceWaiting(waiting: FastifyInstance, config: Config, told: string): Promise<void> {
  try {
    const app = await buildApp(config);
    await close(waiting, config);
    if (!(await listen(app, config))) return;
    app.log.info(`${describeAbsence(config).end}: the whole site is back`);
    void announceAddress(app, config);
  } catch (error) {
    if (stopping) return;
    // The waiting server is closed by now, so the process exits and the service manager restarts it.
    if (!waiting.server.listening) throw error;
    const reason = describeStartError(error);
    if (reason !== told) waiting.log.error(reason);
    replaceLater(waiting, config, reason);
  }
}

/**
 * Closes the app if the port can't be opened, so that the database is closed properly.
 * @returns false if the process stops meanwhile
 */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<boolean> {
  if (stopping) {
    await app.close();
    return false;
  }
  try {
    await app.listen({ port, host });
    current = app;
    return true;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/**
 * Ends the start's output with the addresses to open. They are for a person and not for the log, so they aren't JSON. It waits for the pages
 * that are rendered ahead, and for the setup code.
 */
async function announceAddress(app: FastifyInstance, { host, publicUrl }: Config): Promise<void> {
  await Promise.allSettled([app.renderedAhead, app.applyPasswords()]);
  // Collects the garbage of the start, which would stay for hours on a site with little traffic: 30 ms now for 10 MB.
  globalThis.gc?.({ type: 'major', flavor: 'last-resort' });
  const address = app.server.address() as AddressInfo | null;
  if (!address) return;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  const local = `http://${name.includes(':') ? `[${name}]` : name}:${address.port}`;
  if (app.setupCode) output.write(describeSetup(app.setupCode, publicUrl ? [local, publicUrl] : [local]));
  output.write(`The site is ready: ${local}\n`);
}

function describeSetup(code: string, origins: readonly string[]): string {
  const addresses = origins.map((origin) => `  ${origin}${setupPath}?code=${code}`).join('\n  or\n');
  return `\n  To choose your password and set up the site, open this address.\n  It works once, for one hour. A restart prints a new one.\n\n${addresses}\n\n`;
}

/**
 * Continues to serve until load balancers have noticed, then finishes running requests, closes the database, and exits. Open connections
 * don't delay it beyond the limit (docs/decisions.md, "Nothing is lost").
 */
async function stop(signal: string, config: Config): Promise<void> {
  stopping = true;
  current?.log.info({ signal }, 'stopping');
  current?.drain.begin();
  if (current && config.drainSeconds > 0) await pause(config.drainSeconds * 1000);
  setTimeout(() => process.exit(1), config.stopSeconds * 1000).unref();
  await opening.catch(() => {});
  if (current) await close(current, config);
  current?.log.info('stopped');
  process.exit(0);
}

/** Finishes running requests, and cuts connections that are still open after half of the time. */
async function close(app: FastifyInstance, { stopSeconds }: Config): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), stopSeconds * 500).unref();
  await app.close();
}

/** After an uncaught error the state is unknown: log it and exit; the service manager starts the process again. */
function crash(error: unknown): void {
  if (current) current.log.fatal({ err: error }, 'uncaught error, exiting');
  else process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}
