import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config.ts';
import { fillStory } from '../../src/demo/fill.ts';
import { createDemoClock } from '../../src/demo/index.ts';
import { adminPassword, cheap, listen } from '../fixtures/app.ts';

/** Opens a site with the story of the demo, without the demo's bar. */
export async function openStorySite(): Promise<{ app: FastifyInstance; address: string; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'story-'));
  const environment = { DATA_DIR: dataDir, ADMIN_PASSWORD: adminPassword, LOG_LEVEL: 'silent', PORT: '0' };
  const config = loadConfig(environment);
  const clock = createDemoClock();
  const app = await buildApp(config, { ...cheap, now: clock.now });
  const story = { password: adminPassword, staticDir: config.staticDir, setClock: clock.set };
  const addProjects = await fillStory(app, story);
  await addProjects();
  const close = async () => {
    await app.close();
    rmSync(dataDir, { recursive: true });
  };
  return { app, address: await listen(app), close };
}
