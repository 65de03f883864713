import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, loadConfig } from './config.ts';
import { output } from './http/server-options.ts';
import { canStartReadOnly, describeStartError } from './start-error.ts';

/** The longest a stop may take (docs/decisions.md, "Nothing is lost"); connections that still hang are cut before that. */
const stopLimitMs = 10_000;
const cutConnectionsMs = 5000;

// The files that this process writes can be read by its own user alone.
process.umask(0o077);

/** How often a site whose volume takes nothing looks whether it does again. */
const retryMs = 5000;

/** What answers now: the whole site, or its read-only start. */
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

/** Starts the site; with a volume that takes nothing the public pages come first, and the site as soon as it can. */
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

/** Puts the whole site in the place of the read-only one once it can be built; until then the pages stay, and each new reason is logged once. */
async function replaceFallback(fallback: FastifyInstance, config: Config, told: string): Promise<void> {
  try {
    const app = await buildApp(config);
    await close(fallback);
    await listen(app, config);
    app.log.info('the data directory takes data again: the whole site is back');
    void announceAddress(app, config);
  } catch (error) {
    if (stopping) return;
    // Without the fallback nothing is shown any more; the service manager starts the process again.
    if (!fallback.server.listening) throw error;
    const reason = describeStartError(error);
    if (reason !== told) fallback.log.error(reason);
    setTimeout(() => void replaceFallback(fallback, config, reason), retryMs).unref();
  }
}

/** Closes the app again when the port cannot be had, so that the database is left in order. */
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
 * is no JSON; it waits for the pages that are rendered ahead, and a password, whose lines would follow it.
 */
async function announceAddress(app: FastifyInstance, { host }: Config): Promise<void> {
  await Promise.allSettled([app.renderedAhead, app.applyPasswords()]);
  const address = app.server.address() as AddressInfo | null;
  if (!address) return;
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host;
  output.write(`The site is ready: http://${name.includes(':') ? `[${name}]` : name}:${address.port}\n`);
}

/** Finishes the requests that run, closes the database and exits; a connection that hangs does not keep it alive. */
async function stop(signal: string): Promise<void> {
  stopping = true;
  current?.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  if (current) await close(current);
  current?.log.info('stopped');
  process.exit(0);
}

/** Finishes the requests that run, and cuts the connections that hang. */
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
