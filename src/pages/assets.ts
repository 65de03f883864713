import { readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { sendTheme, themePath } from './theme.ts';

const kept = { maxAge: 365 * 24 * 3600 * 1000, immutable: true };

/** Files whose name carries their content's hash: kept by browsers for a year. */
export const assets = fp<{ config: Config }>(
  async (app, { config }) => {
    app.get(themePath, (request, reply) => sendTheme(app, request, reply));
    const root = join(config.distDir, 'assets');
    if (app.sharedDatabase) await app.register(assetsOfAllReleases, { root });
    await app.register(fastifyStatic, {
      root,
      prefix: '/assets/',
      ...kept,
      index: false,
      preCompressed: true,
      decorateReply: true,
    });
  },
  { name: 'assets', dependencies: ['release-files', 'site'], fastify: '5.x' },
);

/** A page of another release, sent by another process, may have led here. */
async function assetsOfAllReleases(app: FastifyInstance, { root }: { root: string }): Promise<void> {
  const own = new Set(await readdir(root));

  app.get<{ Params: { name: string } }>('/assets/:name', async ({ params: { name } }, reply) => {
    if (own.has(name)) return reply.sendFile(name);
    const file = await app.releaseFiles.find(`assets/${name}`);
    if (!file) return reply.callNotFound();
    return reply.sendFile(basename(file), dirname(file), kept);
  });
}
