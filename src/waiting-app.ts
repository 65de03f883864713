import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { headers } from './http/headers.ts';
import { loggerOptions, serverOptions } from './http/server-options.ts';
import { timeouts } from './http/timeouts.ts';

const retrySeconds = '5';
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>We will be right back</title><h1>We will be right back</h1><p>This website is starting. Please try again in a minute.</p></html>`;

/**
 * What listens while there is nothing to show: the database was away at the start, and no site was ever shown from this machine. It
 * says so to balancers and to visitors, until the site takes its place.
 */
export async function buildWaitingApp(config: Config): Promise<FastifyInstance> {
  const app = Fastify({ ...serverOptions(config, timeouts), logger: loggerOptions(config) });
  await app.register(headers);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/servez', (_request, reply) => reply.code(503).send({ status: 'waiting' }));
  app.get('/readyz', (_request, reply) =>
    reply.code(503).send({ status: 'unavailable', reasons: ['The database does not answer.'] }),
  );
  app.setNotFoundHandler((request, reply) => {
    reply.code(503).headers({ 'retry-after': retrySeconds, 'cache-control': 'no-store' });
    if (request.url.startsWith('/api/')) return reply.send({ message: 'This website is starting. Please try again.' });
    return reply.type('text/html; charset=utf-8').send(page);
  });
  return app;
}
