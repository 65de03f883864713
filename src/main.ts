import { buildApp } from './app.ts';
import { ConfigError, loadConfig } from './config.ts';

/** The longest a stop may take (decisions, section 7). */
const stopLimitMs = 10_000;

try {
  const config = loadConfig(process.env);
  const app = await buildApp(config);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop(app, signal));
  await app.listen({ port: config.port, host: config.host });
} catch (error) {
  process.stderr.write(`${describeStartError(error)}\n`);
  process.exit(1);
}

/** Finishes what runs, closes the database, and leaves; a connection that hangs does not keep it alive. */
async function stop(app: Awaited<ReturnType<typeof buildApp>>, signal: string): Promise<void> {
  app.log.info({ signal }, 'stopping');
  setTimeout(() => process.exit(1), stopLimitMs).unref();
  await app.close();
  app.log.info('stopped');
  process.exit(0);
}

/** A mistake of the operator is one clear line; anything else shows where it came from. */
function describeStartError(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, stack } = error as Error & { code?: string };
  return code ? `${code}: ${message}` : (stack ?? String(error));
}
