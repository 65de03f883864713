import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import type { Blobs } from '../database/index.ts';
import { shareRuns } from './shared-runs.ts';

/** A page of a release may stand open in a browser for so long and still ask for its files. */
const keptDays = 30;
const dayMs = 24 * 3600_000;
/** How often a process looks which files other releases have. */
const lookMs = 250;

/** What the build made and pages name, by the folder of its address: below `dist`. */
const folders = ['assets', 'images/variants'];
const prefix = 'release/';

declare module 'fastify' {
  interface FastifyInstance {
    /** While processes of two releases run beside one another, each is asked for the files that the other one's pages name. */
    releaseFiles: {
      /**
       * Where a file of another release lies on this machine's disk.
       * @param name such as `assets/client-0A1B2C3D.js`
       */
      find(name: string): Promise<string | undefined>;
    };
  }
}

/**
 * Shares the built files with the processes of other releases, before this one shows a page that names them.
 * @param options `isSharing: false` only looks for those of others
 */
export const releaseFiles = fp<{ distDir: string; isSharing: boolean }>(
  async (app, { distDir, isSharing }) => {
    const blobs = app.sharedDatabase?.blobs;
    if (!blobs) {
      app.decorate('releaseFiles', { find: async () => undefined });
      return;
    }
    let known = new Set<string>();
    const look = shareRuns(async () => {
      known = new Set((await blobs.list(prefix)).map(({ name }) => name));
    }, lookMs);

    app.decorate('releaseFiles', {
      async find(name) {
        const stored = prefix + name;
        if (!known.has(stored)) await look().catch(() => {});
        if (!known.has(stored)) return undefined;
        // Packed as the build packed it, for those who send it from there.
        for (const packed of [`${stored}.br`, `${stored}.gz`])
          if (known.has(packed)) await app.files.find(packed, () => true);
        return app.files.find(stored, () => true);
      },
    });

    const share = async () => blobs.writeAll(await listBuiltFiles(distDir));
    const tending = setInterval(() => void tend().catch(logFailure), dayMs).unref();
    if (isSharing) app.addHook('onReady', share);
    app.addHook('onClose', async () => clearInterval(tending));

    async function tend(): Promise<void> {
      await share();
      if (app.cluster.isRunner) await removeFormer(blobs);
    }

    function logFailure(error: unknown): void {
      app.log.error({ err: error }, 'the built files could not be shared with other releases');
    }
  },
  { name: 'release-files', dependencies: ['cluster', 'database', 'site-files'], fastify: '5.x' },
);

async function listBuiltFiles(distDir: string): Promise<{ name: string; path: string }[]> {
  const found = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(distDir, folder))).map((file) => ({
        name: `${prefix}${folder}/${file}`,
        path: join(distDir, folder, file),
      })),
    ),
  );
  return found.flat();
}

/** Removes the files of releases that no process has had for so long. */
export async function removeFormer(blobs: Blobs | undefined, nowMs = Date.now()): Promise<void> {
  const listed = (await blobs?.list(prefix)) ?? [];
  await blobs?.remove(listed.filter(({ neededAtMs }) => neededAtMs < nowMs - keptDays * dayMs));
}
