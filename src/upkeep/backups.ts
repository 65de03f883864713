import { join } from 'node:path';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import { readSharedKey } from '../accounts/index.ts';
import type { Config } from '../config.ts';
import { NoBackupFolderError } from '../http/errors.ts';
import { requireRecord } from '../http/records.ts';
import { listStoredFiles, makeProvenBackup, proveBackup } from './backup.ts';
import {
  type BackupRecord,
  type BackupState,
  checkBackups,
  readBackupState,
  saveFailure,
  saveRecord,
} from './backup-records.ts';

/** The hour of the night, by the machine's clock, at which a backup is made. */
const nightlyHour = 3;

declare module 'fastify' {
  interface FastifyInstance {
    backups: {
      /** Checks the kept backups, makes a backup, proves it, and deletes old backups only if it is proven. */
      run(): Promise<void>;
      /** Proves the newest backup again. */
      prove(): Promise<void>;
      read(): Promise<BackupState>;
      /** The path of a backup's file, where this process can see it. @throws NoSuchRecordError where it has no folder for backups */
      pathOf(record: BackupRecord): string;
    };
  }
}

export const backups = fp<{ config: Config }>(
  async (app, { config: { dataDir, backupDir } }) => {
    const { db, now, sharedDatabase: shared } = app;
    let failure: string | undefined;
    const turns = new PQueue({ concurrency: 1 });

    app.decorate('backups', {
      run: () => inTurn(makeAndProve),
      prove: () =>
        inTurn(async () => {
          const folder = requireFolder();
          const [newest] = (await readBackupState(db)).backups;
          if (newest) await saveRecord(db, await proveBackup(folder, newest, now()));
        }),
      read,
      pathOf: ({ file }) => join(requireRecord(backupDir), file),
    });
    // Without a place for it there is an alarm after a day, unless a command makes them.
    if (backupDir) app.jobs.add({ name: 'backup', nextMs: nextDueMs, run: app.backups.run });
    app.addHook('onClose', () => turns.onIdle());

    /** A try that failed made none, and a command may have made one. */
    async function nextDueMs(lastMs: number): Promise<number> {
      const [newest] = (await readBackupState(db)).backups;
      return newest ? nightAfterMs(Date.parse(newest.createdAt)) : lastMs;
    }

    /** One backup or proof at a time; a failure is kept for the owner to read. */
    async function inTurn(work: () => Promise<void>): Promise<void> {
      try {
        await turns.add(work);
        failure = undefined;
      } catch (error) {
        failure = (error as Error).message;
        // That is said by the start's alarm and by the answer, each time that somebody asks.
        if (!(error instanceof NoBackupFolderError)) app.log.error({ err: error }, 'a backup could not be made');
      }
      // Without the database it is this process alone that knows.
      if (backupDir) await saveFailure(db, failure).catch(() => {});
    }

    async function read(): Promise<BackupState> {
      if (!shared) requireFolder();
      return { ...(await readBackupState(db)), ...(failure && { failure }) };
    }

    function requireFolder(): string {
      if (!backupDir) throw new NoBackupFolderError();
      return backupDir;
    }

    async function makeAndProve(): Promise<void> {
      const folder = requireFolder();
      await checkBackups(db, folder);
      const source = {
        copyTo: app.copyDatabaseTo,
        sessionKey: await readSharedKey(shared),
        listFiles: shared && (() => listStoredFiles(shared)),
      };
      const { problem } = await makeProvenBackup(db, { dataDir, backupDir: folder }, source, now);
      if (problem) throw new Error(problem);
    }
  },
  { name: 'backups', dependencies: ['clock', 'database', 'jobs'], fastify: '5.x' },
);

function nightAfterMs(ms: number): number {
  const night = new Date(ms);
  night.setHours(nightlyHour, 0, 0, 0);
  if (night.getTime() <= ms) night.setDate(night.getDate() + 1);
  return night.getTime();
}
