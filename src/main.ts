import { buildApp } from './app.ts';
import { loadConfig } from './config.ts';
import { describeStartError } from './start-error.ts';

/** The longest a stop may take (decisions, section 7); connections that still hang are cut before that. */
const stopLimitMs = 10_000;
const cutConnectionsMs = 5000;

// Whatever this process writes, its own user alone may read.
process.umask(0o077);

try {
  const config = loadConfig(process.env);
  const app = await buildApp(config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(app, signal));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => crash(app, error));
  await listen(app, config);
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}

/** Closes the app again when the port cannot be had, so that the database is left in order. */
async function listen(app: Awaited<ReturnType<typeof buildApp>>, { port, host }: { port: number; host: string }) {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw error;
  }
}

/** Finishes what runs, closes the database, and leaves; a connection that hangs does not keep it alive. */
async function stop(app: Awaited<ReturnType<typeof buildApp>>, signal: string): Promise<void> {
  app.log.info({ signal }, 'stopping');
  setTimeout(() => app.server.closeAllConnections(), cutConnectionsMs).unref();
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  await app.close();
  app.log.info('stopped');
  process.exit(0);
}

/** After an error that nobody caught the state is unknown: say so and leave; whoever runs the process starts it again. */
function crash(app: Awaited<ReturnType<typeof buildApp>>, error: unknown): void {
  app.log.fatal({ err: error }, 'an error went uncaught; the process ends');
  process.exit(1);
}
