import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { output } from './http/server-options.ts';
import { canStartReadOnly, describeStartError } from './start-error.ts';

/** The limit for a stop (docs/decisions.md, "Nothing is lost"); connections that are still open are cut before it. */
const stopLimitMs = 10_000;
const cutConnectionsMs = 5000;

// Files of this process are readable by its own user only.
process.umask(0o077);

/** How often the read-only site checks whether the volume can be written again. */
const retryMs = 5000;

/** The running app: the whole site or the read-only one. */
let current: FastifyInstance | undefined;
let stopping = false;

try {
  const config = loadConfig(process.env);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(signal));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) process.on(event, crash);
  await start(config);
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}

/** Starts the site. If the volume cannot be written, it starts read-only and becomes the whole site later. */
async function start(config: Config): Promise<void> {
  try {
    const app = await buildApp(config);
    await listen(app, config);
    void announceAddress(app, config);
  } catch (error) {
    if (current || !canStartReadOnly(error, config)) throw error;
    const fallback = await buildApp(config, { readOnly: true });
    await listen(fallback, config);
    const reason = describeStartError(error);
    fallback.log.error(`${reason} Until then only the public pages are shown.`);
    setTimeout(() => void replaceFallback(fallback, config, reason), retryMs).unref();
  }
}

/** Replaces the read-only site by the whole one as soon as it can be built. Until then each new reason is logged once. */
async function replaceFallback(fallback: FastifyInstance, config: Config, told: string): Promise<void> {
  try {
    const app = await buildApp(config);
    await close(fallback);
    await listen(app, config);
    app.log.info('the data directory takes data again: the whole site is back');
    void announceAddress(app, config);
  } catch (error) {
    if (stopping) return;
    // The read-only site is closed by now, so the process exits and the service manager restarts it.
    if (!fallback.server.listening) throw error;
    const reason = describeStartError(error);
    if (reason !== told) fallback.log.error(reason);
    setTimeout(() => void replaceFallback(fallback, config, reason), retryMs).unref();
  }
}

/** Closes the app if the port cannot be opened, so that the database is closed properly. */
async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
    current = app;
  } catch (error) {
    await app.close();
    throw error;
  }
}

/**
 * Ends the start's output with the address to open. Like the generated password it is for a person and not for the log, so it
 * is no JSON; it waits for the pages that are rendered ahead, and for a generated password, whose lines would follow it.
 */
async function announceAddress(app: FastifyInstance, { host }: Config): Promise<void> {
  await Promise.allSettled([app.renderedAhead, app.applyPasswords()]);
  const address = app.server.address() as AddressInfo | null;
  if (!address) return;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  output.write(`The site is ready: http://${name.includes(':') ? `[${name}]` : name}:${address.port}\n`);
}

/** Finishes running requests, closes the database and exits; open connections do not delay it beyond the limit. */
async function stop(signal: string): Promise<void> {
  stopping = true;
  current?.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  if (current) await close(current);
  current?.log.info('stopped');
  process.exit(0);
}

/** Finishes running requests and cuts connections that stay open. */
async function close(app: FastifyInstance): Promise<void> {
  setTimeout(() => app.server.closeAllConnections(), cutConnectionsMs).unref();
  await app.close();
}

/** After an uncaught error the state is unknown: log it and exit; the service manager starts the process again. */
function crash(error: unknown): void {
  if (current) current.log.fatal({ err: error }, 'an error went uncaught; the process ends');
  else process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}
