import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { DemoOnlyError } from '../http/errors.ts';
import { fillStory, type StoryOptions } from './fill.ts';

/** The password of a demo, which the sign-in card shows. */
const demoPassword = 'demo';

/**
 * Returns the configuration of a demo: a temporary data directory, which the end of the process removes, and a password that everyone may
 * know (docs/product.md, "Demo").
 */
export function prepareDemo(config: Config): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'fence-demo-'));
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  // A line for each request of the story would push the address out of sight.
  const logLevel = config.logLevel === 'info' ? 'warn' : config.logLevel;
  return { ...config, dataDir, publicUrl, logLevel, backupDir: join(dataDir, 'backups'), adminPassword: demoPassword };
}

/** Creates the demo's clock. It shows the story's time while the story is filled in, and the real time afterward. */
export function createDemoClock() {
  let toldMs: number | undefined;
  return {
    now: () => toldMs ?? Date.now(),
    set(nowMs: number | undefined): void {
      toldMs = nowMs;
    },
  };
}

/** Fills a demo through the site's own routes. The projects follow once the site listens. */
export async function fillDemo(app: FastifyInstance, options: Omit<StoryOptions, 'password'>): Promise<void> {
  const addProjects = await fillStory(app, { ...options, password: demoPassword });
  app.server.once('listening', () => {
    addProjects().catch(
      (err) => app.server.listening && app.log.error({ err }, 'could not add the projects of the demo'),
    );
  });
}

/** The admin's calls that would reach other people or machines, or close the demo to the next visitor. */
const refused = [
  /^(PUT|POST) \/api\/admin\/mail\b/,
  /^(PUT|POST) \/api\/admin\/(delivery|notifications|copies)\b/,
  /^POST \/api\/admin\/(site-check|passkeys|people|second-factor)\b/,
  /^PUT \/api\/admin\/(password|second-factor|people)\b/,
];

/** Refuses what a demo doesn't do. */
export const demoLimits = fp(async (app) => {
  app.addHook('onRequest', async ({ method, routeOptions: { url = '' } }) => {
    if (refused.some((pattern) => pattern.test(`${method} ${url}`))) throw new DemoOnlyError();
  });
});
