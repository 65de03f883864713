import { join } from 'node:path';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import type { Config, SiteKeys } from '../../config.ts';
import type { CopiesView } from '../../shared/admin/copies.ts';
import type { WatchedCopies } from './alarms.ts';
import { createCopyThreads } from './background.ts';
import type { BucketLimits } from './bucket.ts';
import { type CopyKeys, createCopyKeys } from './keys.ts';
import { type CopySettings, createCopySettings } from './settings.ts';
import { readCopies } from './state.ts';
import { runCopies, type WantedWork } from './work.ts';

const hourMs = 3600_000;
const dayMs = 24 * hourMs;

declare module 'fastify' {
  interface FastifyInstance {
    copies: {
      settings: CopySettings;
      keys: CopyKeys;
      /** Makes and checks the copies that are due or requested. */
      run(wanted?: WantedWork): Promise<void>;
      view(): Promise<CopiesView>;
      /** For the alarms. @returns `undefined` if copies are off */
      watch(): Promise<WatchedCopies | undefined>;
      /** Returns how far this machine's clock is behind the bucket's, in milliseconds; empty if no bucket said its time in the last day. */
      clockOffsetsMs(): number[];
    };
  }
}

export interface CopiesOptions {
  config: Config;
  keys: SiteKeys;
  limits?: Partial<BucketLimits> | undefined;
}

/** Copies backups to a bucket elsewhere, after each nightly backup (docs/product.md, "Copies elsewhere"). */
export const copies = fp<CopiesOptions>(
  async (app, { config, keys: siteKeys, limits }) => {
    const { db, now } = app;
    const settings = createCopySettings({ db, config, keys: siteKeys });
    const keys = createCopyKeys({ db, keys: siteKeys, now });
    const closing = new AbortController();
    const turns = new PQueue({ concurrency: 1 });
    let clock: { offsetMs: number; atMs: number } | undefined;
    const work = {
      db,
      settings,
      keys,
      backupDir: config.backupDir,
      scratchDir: config.backupDir ?? config.dataDir,
      now,
      signingNow: app.sharedNow,
      signal: closing.signal,
      limits,
      runJob: createCopyThreads(join(config.distDir, 'server/operations/copies/copy-thread.js')),
      noteClock: (offsetMs: number) => {
        clock = { offsetMs, atMs: now() };
      },
    };
    const run = async (wanted?: WantedWork) => void (await turns.add(() => runCopies(work, wanted)));

    app.decorate('copies', {
      settings,
      keys,
      run,
      async view() {
        const [state, known] = await Promise.all([readCopies(db), keys.read()]);
        return {
          settings: await settings.view(),
          ...(known && { recoveryKeyAt: known.confirmedAt }),
          copies: state.copies,
          failure: state.failure?.message,
          checkFailure: state.checkFailure?.message,
          note: state.note,
          isBusy: turns.size + turns.pending > 0,
        };
      },
      clockOffsetsMs: () => (clock && now() - clock.atMs < dayMs ? [clock.offsetMs] : []),
      async watch() {
        if (!(await settings.read())) return undefined;
        return { ...(await readCopies(db)), recoveryKeyAt: (await keys.read())?.confirmedAt };
      },
    });
    app.jobs.add({ name: 'copies', everyMs: hourMs, lane: 'long', run });
    app.addHook('preClose', async () => closing.abort());
    app.addHook('onClose', () => turns.onIdle());
  },
  { name: 'copies', dependencies: ['clock', 'database', 'jobs', 'backups'] },
);
