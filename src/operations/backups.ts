import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fp from 'fastify-plugin';
import type { Kysely } from 'kysely';
import PQueue from 'p-queue';
import * as z from 'zod/mini';
import type { Config } from '../config.ts';
import { type Database, setting } from '../database/index.ts';
import { NoBackupFolderError, NoSuchRecordError } from '../http/errors.ts';
import { hashFile } from '../storage/index.ts';
import { type BackupPlaces, type BackupRecord, type BackupSource, createBackup, proveBackup } from './backup.ts';
import { backupSource } from './restore.ts';

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
    const { db, now } = app;
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
      pathOf({ file }) {
        if (!backupDir) throw new NoSuchRecordError();
        return join(backupDir, file);
      },
    });
    // Without a place for it there is an alarm after a day, unless a command makes them.
    if (backupDir) app.jobs.add({ name: 'backup', nextMs: nextDueMs, lane: 'long', run: app.backups.run });
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
        // The alarm and the response already report this.
        if (!(error instanceof NoBackupFolderError)) app.log.error({ err: error }, 'a backup could not be made');
      }
      // Without the database it is this process alone that knows.
      if (backupDir) await saveFailure(db, failure).catch(() => {});
    }

    async function read(): Promise<BackupState> {
      return { ...(await readBackupState(db)), ...(failure && { failure }) };
    }

    function requireFolder(): string {
      if (!backupDir) throw new NoBackupFolderError();
      return backupDir;
    }

    async function makeAndProve(): Promise<void> {
      const folder = requireFolder();
      await checkBackups(db, folder);
      const source = await backupSource(app.database);
      const { problem } = await makeProvenBackup(db, { dataDir, backupDir: folder }, source, now);
      if (problem) throw new Error(problem);
    }
  },
  { name: 'backups', dependencies: ['clock', 'database', 'jobs'] },
);

function nightAfterMs(ms: number): number {
  const night = new Date(ms);
  night.setHours(nightlyHour, 0, 0, 0);
  if (night.getTime() <= ms) night.setDate(night.getDate() + 1);
  return night.getTime();
}

/**
 * Makes a backup, proves it by restoring it aside, notes it, and deletes those that are too old only if it is whole.
 * @returns its record, with the problem in words if it has one
 */
export async function makeProvenBackup(
  db: Kysely<Database>,
  places: BackupPlaces,
  source: BackupSource,
  now: () => number = Date.now,
): Promise<BackupRecord> {
  const made = await createBackup(places, source, now());
  const record = await proveBackup(places.backupDir, made, now());
  await saveRecord(db, record);
  if (!record.problem) await rotateBackups(db, places.backupDir);
  return record;
}

export interface BackupState {
  /** Newest first. */
  backups: BackupRecord[];
  /** Why the last try made none. */
  failure?: string;
}

/** Seven days and four weeks back. */
const keep = { days: 7, weeks: 4 };
const weekMs = 7 * 24 * 3600_000;
const stateSchema = z.looseObject({
  backups: z.array(z.custom<BackupRecord>()),
}) as unknown as z.ZodMiniType<BackupState>;
const backupState = setting('backups', stateSchema);

/** The records of the backups, for every process: perhaps only the process that writes backups sees their folder. */
export async function readBackupState(db: Kysely<Database>): Promise<BackupState> {
  return (await backupState.read(db)).value ?? { backups: [] };
}

/** Notes a backup, in place of its former record. */
export async function saveRecord(db: Kysely<Database>, record: BackupRecord): Promise<void> {
  await change(db, (backups) => [record, ...backups.filter(({ file }) => file !== record.file)]);
}

/** Notes why the last try made no backup; `undefined` when it made one. */
async function saveFailure(db: Kysely<Database>, failure: string | undefined): Promise<void> {
  await backupState.update(db, ({ backups } = { backups: [] }) => ({ backups, ...(failure && { failure }) }));
}

/** Reads every kept backup again, notes each one whose bytes have changed since it was written, and forgets backups whose file is gone. */
export async function checkBackups(db: Kysely<Database>, backupDir: string): Promise<void> {
  const sums = new Map<string, string | undefined>();
  for (const { file } of (await readBackupState(db)).backups)
    sums.set(file, await hashFile(join(backupDir, file)).catch(describeUnread));
  await change(db, (backups) =>
    backups.flatMap((record) => {
      const sum = sums.has(record.file) ? sums.get(record.file) : record.sha256;
      if (sum === record.sha256) return record;
      const { provenAt: _provenAt, ...rest } = record;
      return sum === undefined ? [] : { ...rest, problem: 'The file has changed since it was written.' };
    }),
  );
}

function describeUnread({ code }: NodeJS.ErrnoException): string | undefined {
  return code === 'ENOENT' ? undefined : 'unreadable';
}

/**
 * Keeps the newest backup of each of seven days and four weeks; call it only when the newest is proven. A day ends at midnight by the
 * machine's clock, as its night does. Where a day's newest is damaged, its newest whole one is kept too.
 */
export async function rotateBackups(db: Kysely<Database>, backupDir: string): Promise<void> {
  const { backups } = await readBackupState(db);
  const days = [...Map.groupBy(backups, ({ createdAt }) => new Date(createdAt).toDateString()).values()];
  const daily = days.slice(0, keep.days).flatMap((ofDay) => [ofDay[0], ofDay.find(({ problem }) => !problem)]);
  const keptFiles = new Set(daily.flatMap((record) => record?.file ?? []));
  const weeks = new Map<number, string>();
  for (const { file, createdAt, problem } of backups) {
    const week = Math.floor(Date.parse(createdAt) / weekMs);
    if (!problem && !weeks.has(week) && weeks.size < keep.weeks) weeks.set(week, file);
  }
  for (const file of weeks.values()) keptFiles.add(file);
  const gone = new Set(backups.map(({ file }) => file).filter((file) => !keptFiles.has(file)));
  for (const file of gone) await rm(join(backupDir, file), { force: true });
  await change(db, (backups) => backups.filter(({ file }) => !gone.has(file)));
}

/** Stores the changed records and clears the previous backup's error; a failing backup saves its own. */
async function change(db: Kysely<Database>, work: (backups: BackupRecord[]) => BackupRecord[]): Promise<void> {
  await backupState.update(db, ({ backups } = { backups: [] }) => ({
    backups: work(backups).sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
  }));
}
