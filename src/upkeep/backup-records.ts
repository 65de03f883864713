import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, setting } from '../database/index.ts';
import { hashFile } from './archive.ts';

/** What is known about one backup, by the site and by the command that makes one. */
export interface BackupRecord {
  file: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  bytes: number;
  sha256: string;
  /** Requests in it, and files in all. */
  leads: number;
  files: number;
  /** When it was last restored for proof and found whole; ISO 8601, UTC. */
  provenAt?: string;
  /** Why it cannot be relied upon. */
  problem?: string;
}

export interface BackupState {
  /** Newest first. */
  backups: BackupRecord[];
  /** Why the last try made none. */
  failure?: string;
}

/** Seven days and four weeks back. */
const kept = { days: 7, weeks: 4 };
const weekMs = 7 * 24 * 3600_000;
const stateSchema = z.looseObject({
  backups: z.array(z.custom<BackupRecord>()),
}) as unknown as z.ZodMiniType<BackupState>;
const backupState = setting('backups', stateSchema);

/** What is known of the backups, by every process: the folder may be seen by the one alone that writes them. */
export async function readBackupState(db: Kysely<Database>): Promise<BackupState> {
  return (await backupState.read(db)).value ?? { backups: [] };
}

/** Notes a backup, in place of what was known about it. */
export async function saveRecord(db: Kysely<Database>, record: BackupRecord): Promise<void> {
  await change(db, (backups) => [record, ...backups.filter(({ file }) => file !== record.file)]);
}

/** Notes why the last try made no backup; `undefined` when it made one. */
export async function saveFailure(db: Kysely<Database>, failure: string | undefined): Promise<void> {
  await backupState.update(db, ({ backups } = { backups: [] }) => ({ backups, ...(failure && { failure }) }));
}

/** Reads every kept backup again, notes those whose bytes are no longer what was written, and forgets those that are gone. */
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

/** Keeps the newest seven and the newest of each of four weeks; call it only when the newest is proven. */
export async function rotateBackups(db: Kysely<Database>, backupDir: string): Promise<void> {
  const { backups } = await readBackupState(db);
  const stay = new Set(backups.slice(0, kept.days).map(({ file }) => file));
  const weeks = new Map<number, string>();
  for (const { file, createdAt, problem } of backups) {
    const week = Math.floor(Date.parse(createdAt) / weekMs);
    if (!problem && !weeks.has(week) && weeks.size < kept.weeks) weeks.set(week, file);
  }
  for (const file of weeks.values()) stay.add(file);
  const gone = new Set(backups.map(({ file }) => file).filter((file) => !stay.has(file)));
  for (const file of gone) await rm(join(backupDir, file), { force: true });
  await change(db, (backups) => backups.filter(({ file }) => !gone.has(file)));
}

/** Stores the changed records and clears the failure of the backup before; a backup that fails stores its own. */
async function change(db: Kysely<Database>, work: (backups: BackupRecord[]) => BackupRecord[]): Promise<void> {
  await backupState.update(db, ({ backups } = { backups: [] }) => ({
    backups: work(backups).sort((one, other) => other.createdAt.localeCompare(one.createdAt)),
  }));
}
