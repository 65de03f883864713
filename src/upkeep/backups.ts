import { join } from 'node:path';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import { readSharedKey } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { createBackup, proveBackup } from './backup.ts';
import { type BackupRecord, checkBackups, listBackups, rotateBackups } from './backup-folder.ts';
import { listStoredFiles } from './stored-files.ts';

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
      /** Checks the kept backups, makes a backup, proves it, and deletes old backups only if it is proven. */
      run(): Promise<void>;
      runIfDue(): Promise<void>;
      /** Proves the newest backup again. */
      prove(): Promise<void>;
      read(): Promise<BackupState>;
      /** The path of a backup's file. */
      pathOf(record: BackupRecord): string;
    };
  }
}

export const backups = fp<{ config: Config }>(
  async (app, { config: { dataDir, backupDir } }) => {
    const { now } = app;
    let failure: string | undefined;
    const jobs = new PQueue({ concurrency: 1 });

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
    app.addHook('onClose', () => jobs.onIdle());

    /** One backup or proof at a time; a failure is kept for the owner to read. */
    async function inTurn(work: () => Promise<void>): Promise<void> {
      try {
        await jobs.add(work);
        failure = undefined;
      } catch (error) {
        failure = (error as Error).message;
        app.log.error({ err: error }, 'a backup could not be made');
      }
    }

    async function makeAndProve(): Promise<void> {
      await checkBackups(backupDir);
      const { db, sharedDatabase: shared } = app;
      const source = {
        copyTo: app.copyDatabaseTo,
        sessionKey: await readSharedKey(shared),
        listFiles: shared && (() => listStoredFiles(db, shared)),
      };
      const record = await createBackup({ dataDir, backupDir }, source, now());
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
