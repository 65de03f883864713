import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { sendTheme, themePath } from './theme.ts';

const yearSeconds = 365 * 24 * 3600;

/** Files whose name carries their content's hash: kept by browsers for a year. */
export const assets = fp<{ config: Config }>(
  async (app, { config }) => {
    app.get(themePath, (request, reply) => sendTheme(app, request, reply));
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
  { name: 'assets', dependencies: ['site'], fastify: '5.x' },
);
