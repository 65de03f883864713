import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import * as z from 'zod/mini';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import { setting } from '../database/index.ts';
import type { Release, ReleaseState } from '../shared/admin/release.ts';
import { releasesBetween } from './changelog.ts';

const { version } = manifest;
/** The version whose changes the owner has seen. A new site starts with its own. */
const seenVersion = setting('seen-version', z.string().check(z.regex(/^\d+\.\d+\.\d+$/)));

declare module 'fastify' {
  interface FastifyInstance {
    release: {
      /** Returns the running version, and what changed since the owner last said "Got it". */
      read(): Promise<ReleaseState>;
      markSeen(): Promise<void>;
    };
  }
}

/** Tells the owner after an update what changed. It reads the changelog of this build, and never checks for updates itself. */
export const release = fp<{ config: Config }>(
  async (app, { config }) => {
    app.decorate('release', {
      async read() {
        const { value: seen = version } = await seenVersion.read(app.db);
        if (seen === version) return { version, news: [] };
        const releases: Release[] = JSON.parse(await readFile(join(config.distDir, 'changelog.json'), 'utf8'));
        return { version, news: releasesBetween(releases, seen, version) };
      },
      markSeen: async () => void (await seenVersion.write(app.db, version)),
    });
    // On a full disk the version is stored at the next start.
    app.addHook('onReady', async () => {
      await seenVersion.update(app.db, (seen) => (seen === undefined ? version : undefined)).catch(() => {});
    });
  },
  { name: 'release', dependencies: ['database'] },
);
