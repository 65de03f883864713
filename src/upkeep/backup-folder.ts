import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashFile } from './archive.ts';

/** What is known about one backup; it lies beside it as `<file>.json`, so that server and command share it. */
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

/** Seven days and four weeks back. */
const kept = { days: 7, weeks: 4 };
const weekMs = 7 * 24 * 3600_000;

/** All backups, newest first. */
export async function listBackups(backupDir: string): Promise<BackupRecord[]> {
  const names = (await listNames(backupDir)).filter((name) => /^site-\w+\.tar\.json$/.test(name));
  const records = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(backupDir, name), 'utf8')) as BackupRecord),
  );
  return records.sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

async function listNames(backupDir: string): Promise<string[]> {
  try {
    return await readdir(backupDir);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** Puts a record beside its backup, over the one before, whole or not at all. */
export async function writeRecord(backupDir: string, record: BackupRecord): Promise<void> {
  const path = join(backupDir, `${record.file}.json`);
  await writeFile(`${path}.new`, `${JSON.stringify(record, null, 2)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.new`, path);
}

/** Reads every kept backup again and notes those whose bytes are no longer what was written. */
export async function checkBackups(backupDir: string): Promise<void> {
  for (const record of await listBackups(backupDir)) {
    const sha256 = await hashFile(join(backupDir, record.file)).catch(() => 'unreadable');
    if (sha256 === record.sha256) continue;
    const { provenAt: _provenAt, ...rest } = record;
    await writeRecord(backupDir, { ...rest, problem: 'The file has changed since it was written.' });
  }
}

/** Keeps the newest seven and the newest of each of four weeks; call it only when the newest is proven. */
export async function rotateBackups(backupDir: string): Promise<void> {
  const records = await listBackups(backupDir);
  const stay = new Set(records.slice(0, kept.days).map(({ file }) => file));
  const weeks = new Map<number, string>();
  for (const { file, createdAt, problem } of records) {
    const week = Math.floor(Date.parse(createdAt) / weekMs);
    if (!problem && !weeks.has(week) && weeks.size < kept.weeks) weeks.set(week, file);
  }
  for (const file of weeks.values()) stay.add(file);
  for (const { file } of records) {
    if (stay.has(file)) continue;
    await rm(join(backupDir, file), { force: true });
    await rm(join(backupDir, `${file}.json`), { force: true });
  }
}
