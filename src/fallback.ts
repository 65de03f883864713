import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { finished } from 'node:stream';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from './config.ts';
import { answerLimits } from './http/answers.ts';
import { bodyLimits } from './http/bodies.ts';
import { compressText } from './http/encoding.ts';
import { wantsJson } from './http/error-handler.ts';
import { forwardedAddresses } from './http/guards.ts';
import { headers } from './http/headers.ts';
import { RequestLog } from './http/logs.ts';
import { connectionLimit, drain, loggerOptions, serverOptions } from './http/server.ts';
import { requiredHost, timeouts } from './http/timeouts.ts';
import { inertPolicy } from './pictures/index.ts';
import { describeAbsence } from './start-error.ts';
import {
  type Answer,
  fileAddresses,
  fileRoots,
  notFound,
  openVariants,
  readStoredPages,
  refused,
} from './stored-pages.ts';

const retrySeconds = '5';

/** Where nothing was stored. */
const starting: Answer = {
  path: refused,
  status: 503,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>We will be right back</title><h1>We will be right back</h1><p>This website is starting. Please try again in a minute.</p></html>`,
  message: 'This website is starting. Please try again.',
};

/**
 * The app that listens while the volume or the database is away. It shows the pages as visitors last saw them; every post and call gets 503 with the
 * telephone number. Where no pages are stored, every request is answered that the site is starting. Nothing is written.
 * @returns the app, unlistened, and whether it shows pages
 */
export async function buildFallback(config: Config): Promise<{ app: FastifyInstance; showsPages: boolean }> {
  const stored = await readStoredPages(config.dataDir);
  const answers = stored?.answers ?? new Map<string, Answer>();
  const refusal = answers.get(refused) ?? starting;
  const app = Fastify({
    ...serverOptions(config, timeouts),
    logger: loggerOptions(config),
    logController: new RequestLog(),
  });
  app.server.maxConnections = connectionLimit;
  app.removeAllContentTypeParsers();
  // Nobody reads what is posted, but an answer before its end would be lost on the way.
  app.addContentTypeParser('*', (_request, body, done) => finished(body.resume(), (error) => done(error ?? null)));
  await app.register(answerLimits, timeouts);
  await app.register(forwardedAddresses, { trustsProxy: config.trustProxy !== false });
  await app.register(headers);
  await app.register(bodyLimits, { ...timeouts, readPhone: () => '' });
  await app.register(requiredHost);
  await app.register(drain, { state: stored ? 'read-only' : 'waiting' });
  const { reason } = describeAbsence(config);
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => reply.code(503).send({ status: 'unavailable', reasons: [reason] }));
  app.setNotFoundHandler(answer);
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) request.log.error({ err: error }, 'request failed');
    return refuse(request, reply, statusCode < 500 ? statusCode : 503);
  });
  if (stored) await app.register(fp(storedFiles), { config, ...stored });
  return { app, showsPages: stored !== undefined };

  function answer(request: FastifyRequest, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(request, reply);
    const path = request.url.split('?', 1)[0] ?? '';
    const found = answers.get(path) ?? answers.get(path.replace(/\/+$/, ''));
    if (found) return show(request, reply, found);
    const missing = path.startsWith('/api/') ? undefined : answers.get(notFound);
    return missing ? show(request, reply, missing) : refuse(request, reply);
  }

  function refuse(request: FastifyRequest, reply: FastifyReply, status = refusal.status) {
    reply.code(status).header('retry-after', retrySeconds);
    if (wantsJson(request)) return reply.send({ message: refusal.message });
    return show(request, reply, { ...refusal, status });
  }
}

async function show(request: FastifyRequest, reply: FastifyReply, { status, headers, body, file }: Answer) {
  reply.code(status).headers(headers);
  return file ? reply.sendFile(file) : reply.send((await compressText(request, reply, body)) || undefined);
}

/** The files of the stored pages, first from their own folder. Only the stored answers name files elsewhere in the data directory. */
async function storedFiles(
  app: FastifyInstance,
  { config, folder, answers }: { config: Config; folder: string; answers: ReadonlyMap<string, Answer> },
): Promise<void> {
  const variants = 'images/variants';
  const open = new Set([
    ...(answers.get(openVariants)?.body.split('\n') ?? []),
    ...(await readdir(join(folder, variants)).catch(() => [])),
  ]);
  const roots = [folder, ...fileRoots(config.dataDir)];
  const forever = { maxAge: '365d', immutable: true };
  await app.register(fastifyStatic, { root: roots.filter(existsSync), serve: false, cacheControl: false });
  app.get('/favicon.ico', (_request, reply) =>
    reply.sendFile('favicon.ico', join(config.staticDir, 'icons'), { cacheControl: true, maxAge: '1d' }),
  );
  const kinds: {
    prefix: string;
    folders: string[];
    policy?: string;
    maxAge?: string;
    immutable?: boolean;
    allowedPath?: (path: string) => boolean;
  }[] = [
    { prefix: '/assets/', folders: [join(folder, 'assets')], ...forever },
    { prefix: '/icons/', folders: [join(config.staticDir, 'icons')], maxAge: '1d' },
    { prefix: '/images/', folders: [join(config.staticDir, 'images')], policy: inertPolicy },
    ...Object.entries(fileAddresses).map(([name, prefix]) => ({
      prefix,
      folders: roots.map((root) => join(root, name)),
      policy: inertPolicy,
      ...(name === variants && { allowedPath: (path: string) => open.has(basename(path)) }),
      ...forever,
    })),
  ];
  for (const { prefix, folders, policy, ...options } of kinds.filter(({ folders }) => folders.some(existsSync)))
    await app.register(async (scope) => {
      if (policy)
        scope.addHook('onRequest', async (_request, reply) => void reply.header('content-security-policy', policy));
      await scope.register(fastifyStatic, {
        ...options,
        preCompressed: true,
        root: folders.filter(existsSync),
        prefix,
        index: false,
        decorateReply: false,
      });
    });
}
