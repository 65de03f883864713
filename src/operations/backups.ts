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

/** The hour of the nightly backup, by the machine's clock. */
const nightlyHour = 3;

declare module 'fastify' {
  interface FastifyInstance {
    backups: {
      /** Checks the stored backups, makes a backup, test-restores it, and deletes old backups only if that succeeds. */
      run(): Promise<void>;
      /** Test-restores the newest backup again. */
      prove(): Promise<void>;
      read(): Promise<BackupState>;
      /** Does other heavy work in turn, never beside a backup or a test restore. */
      alone<Result>(work: () => Promise<Result>): Promise<Result>;
      /** Returns the path of a backup's file, if this process can see it. @throws NoSuchRecordError if it has no folder for backups */
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
      alone: (work) => turns.add(work),
      pathOf({ file }) {
        if (!backupDir) throw new NoSuchRecordError();
        return join(backupDir, file);
      },
    });
    // Without a backup folder there is an alarm after a day, unless a command makes backups.
    if (backupDir) app.jobs.add({ name: 'backup', nextMs: nextDueMs, lane: 'long', run: app.backups.run });
    app.addHook('onClose', () => turns.onIdle());

    /** A failed attempt made no backup, and a command may have made one. */
    async function nextDueMs(lastMs: number): Promise<number> {
      const [newest] = (await readBackupState(db)).backups;
      return newest ? nightAfterMs(Date.parse(newest.createdAt)) : lastMs;
    }

    /** Runs one backup or test restore at a time. A failure is stored for the owner, before other work has its turn. */
    async function inTurn(work: () => Promise<void>): Promise<void> {
      await turns.add(async () => {
        failure = await work().then(() => undefined, describeFailure);
        // If the database is down, only this process knows about the failure.
        if (backupDir) await saveFailure(db, failure).catch(() => {});
      });
    }

    function describeFailure(error: Error): string {
      // The alarm and the response already report this.
      if (!(error instanceof NoBackupFolderError)) app.log.error({ err: error }, 'backup failed');
      return error.message;
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
      app.jobs.soon('copies');
    }
  },
  { name: 'backups', dependencies: ['clock', 'database', 'jobs'] },
);

/** Returns when a nightly job is due after a moment, in milliseconds since 1970. @param hour by the machine's clock */
export function nightAfterMs(ms: number, hour = nightlyHour): number {
  const night = new Date(ms);
  night.setHours(hour, 0, 0, 0);
  if (night.getTime() <= ms) night.setDate(night.getDate() + 1);
  return night.getTime();
}

/**
 * Makes a backup, test-restores it, records it, and deletes expired backups only if it is intact.
 * @returns its record, with a description of the problem if there is one
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
  if (!record.problem) await rotateBackups(db, places.backupDir, now());
  return record;
}

export interface BackupState {
  /** Newest first. */
  backups: BackupRecord[];
  /** Why the last attempt failed. */
  failure?: string;
}

/** The beginning of the name of a backup that was made before an update. The newest one is always kept. */
export const beforePrefix = 'before-';

/** Seven days and four weeks back. */
const keep = { days: 7, weeks: 4 };
const weekMs = 7 * 24 * 3600_000;
const stateSchema = z.looseObject({
  backups: z.array(z.custom<BackupRecord>()),
}) as unknown as z.ZodMiniType<BackupState>;
const backupState = setting('backups', stateSchema);

/** Reads the records of the backups, for every process: perhaps only the process that writes backups can see their folder. */
export async function readBackupState(db: Kysely<Database>): Promise<BackupState> {
  return (await backupState.read(db)).value ?? { backups: [] };
}

/** Stores a backup's record and replaces its earlier one. */
export async function saveRecord(db: Kysely<Database>, record: BackupRecord): Promise<void> {
  await change(db, (backups) => [record, ...backups.filter(({ file }) => file !== record.file)]);
}

/** Stores why the last attempt failed; `undefined` if it succeeded. */
async function saveFailure(db: Kysely<Database>, failure: string | undefined): Promise<void> {
  await backupState.update(db, ({ backups } = { backups: [] }) => ({ backups, ...(failure && { failure }) }));
}

/**
 * Reads every stored backup again, marks those whose bytes have changed since they were written, and drops the records of missing files.
 */
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

/** Someone who has just made a backup may still copy it elsewhere when the nightly one follows. */
const leastAgeMs = 3600_000;

/**
 * Deletes old backups. The newest one of each of seven days and of four weeks is kept, and so is any backup of the last hour. Call this only
 * if the newest backup was test-restored. A day ends at midnight by the machine's clock, like the nightly hour. If a day's newest backup is
 * damaged, its newest intact one is kept too.
 */
export async function rotateBackups(db: Kysely<Database>, backupDir: string, nowMs = Date.now()): Promise<void> {
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
  for (const { file, createdAt } of backups) if (Date.parse(createdAt) > nowMs - leastAgeMs) keptFiles.add(file);
  const beforeUpdate = backups.find(({ file, problem }) => file.startsWith(beforePrefix) && !problem);
  if (beforeUpdate) keptFiles.add(beforeUpdate.file);
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
