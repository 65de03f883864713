import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';

const yearSeconds = 365 * 24 * 3600;

/** Files whose name carries their content's hash: kept by browsers for a year. */
export const assets = fp<{ config: Config }>(
  async (app, { config }) => {
    await app.register(fastifyStatic, {
      root: join(config.distDir, 'assets'),
      prefix: '/assets/',
      maxAge: yearSeconds * 1000,
      immutable: true,
      index: false,
      preCompressed: true,
      decorateReply: true,
    });
  },
  { name: 'assets', fastify: '5.x' },
);

/**
 * Lets a client that holds the newest file get 304 even when it asks with `Cache-Control: no-cache`, as `fetch` does beside `If-None-Match`:
 * the answer is the origin's own, so nothing stale can come of it.
 */
export async function answerConditionally(request: FastifyRequest): Promise<void> {
  if (request.headers['if-none-match']) delete request.headers['cache-control'];
}
