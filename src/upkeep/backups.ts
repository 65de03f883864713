import { join } from 'node:path';
import fp from 'fastify-plugin';
import type { Config } from '../config.ts';
import { createBackup, proveBackup } from './backup.ts';
import { type BackupRecord, checkShelf, listBackups, rotateBackups } from './backup-folder.ts';

/** The hour of the night, by the machine's clock, from which a backup of the day before is too old. */
const nightlyHour = 3;

export interface BackupState {
  /** Newest first. */
  backups: BackupRecord[];
  /** Why the last try made none. */
  failure?: string;
}

declare module 'fastify' {
  interface FastifyInstance {
    backups: {
      /** Looks at what is kept, makes a backup, proves it, and tidies up only when it is proven. */
      run(): Promise<void>;
      runIfDue(): Promise<void>;
      /** Restores the newest for proof again. */
      prove(): Promise<void>;
      read(): Promise<BackupState>;
      /** Where a file of the shelf lies. */
      pathOf(record: BackupRecord): string;
    };
  }
}

export const backups = fp<{ config: Config }>(
  async (app, { config: { dataDir, backupDir } }) => {
    const { now } = app;
    let failure: string | undefined;
    let working: Promise<void> = Promise.resolve();

    app.decorate('backups', {
      run: () => inTurn(makeAndProve),
      async runIfDue() {
        const [newest] = await listBackups(backupDir);
        if (!newest || Date.parse(newest.createdAt) < lastNightMs(now())) await inTurn(makeAndProve);
      },
      prove: () =>
        inTurn(async () => {
          const [newest] = await listBackups(backupDir);
          if (newest) await proveBackup(backupDir, newest, now());
        }),
      async read() {
        return { backups: await listBackups(backupDir), ...(failure && { failure }) };
      },
      pathOf: ({ file }) => join(backupDir, file),
    });
    app.addHook('onClose', () => working);

    function inTurn(work: () => Promise<void>): Promise<void> {
      working = working.then(work).then(
        () => {
          failure = undefined;
        },
        (error: Error) => {
          failure = error.message;
          app.log.error({ err: error }, 'a backup could not be made');
        },
      );
      return working;
    }

    async function makeAndProve(): Promise<void> {
      await checkShelf(backupDir);
      const record = await createBackup({ dataDir, backupDir }, now());
      const { problem } = await proveBackup(backupDir, record, now());
      if (problem) throw new Error(problem);
      await rotateBackups(backupDir);
    }
  },
  { name: 'backups', dependencies: ['clock', 'database'], fastify: '5.x' },
);

function lastNightMs(nowMs: number): number {
  const night = new Date(nowMs);
  night.setHours(nightlyHour, 0, 0, 0);
  if (night.getTime() > nowMs) night.setDate(night.getDate() - 1);
  return night.getTime();
}
