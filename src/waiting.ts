import { finished } from 'node:stream';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import { answerLimits } from './http/answers.ts';
import { bodyLimits } from './http/bodies.ts';
import { wantsJson } from './http/error-handler.ts';
import { forwardedAddresses } from './http/guards.ts';
import { headers } from './http/headers.ts';
import { RequestLog } from './http/logs.ts';
import { connectionLimit, drain, loggerOptions, serverOptions } from './http/server.ts';
import { requiredHost, timeouts } from './http/timeouts.ts';
import { describeAbsence } from './start-error.ts';
import { readStartPage, startPagePolicy } from './start-page.ts';

const retrySeconds = '5';

/**
 * Builds the server that listens while the volume or the database is unavailable. It responds to everything with 503: pages show the
 * business's name, phone number, and hours; API requests get a message with the phone number. Nothing is written. The limits for clients
 * are those of the site.
 * @returns the app, without listening
 */
export async function buildWaiting(config: Config): Promise<FastifyInstance> {
  const { html, refusal, message } = await readStartPage(config.dataDir);
  const { reason } = describeAbsence(config);
  const app = Fastify({
    ...serverOptions(config, timeouts),
    logger: loggerOptions(config),
    logController: new RequestLog(),
  });
  app.server.maxConnections = connectionLimit;
  app.removeAllContentTypeParsers();
  // Posted data is dropped, but a response before its end would be lost on the way.
  app.addContentTypeParser('*', (_request, body, done) => finished(body.resume(), (error) => done(error ?? null)));
  await app.register(answerLimits, timeouts);
  await app.register(forwardedAddresses, { trustsProxy: config.trustProxy !== false });
  await app.register(headers);
  await app.register(bodyLimits, { ...timeouts, readPhone: () => '' });
  await app.register(requiredHost);
  await app.register(drain, { state: 'waiting' });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => reply.code(503).send({ status: 'unavailable', reasons: [reason] }));
  app.setNotFoundHandler((request, reply) => refuse(request, reply, 503));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(request, reply, statusCode < 500 ? statusCode : 503);
  });
  return app;

  function refuse(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
    reply.code(status).headers({ 'retry-after': retrySeconds, 'cache-control': 'no-store' });
    if (wantsJson(request)) return reply.send({ message });
    return reply
      .headers({ 'content-type': 'text/html; charset=utf-8', 'content-security-policy': startPagePolicy })
      .send(request.method === 'GET' || request.method === 'HEAD' ? html : refusal);
  }
}
