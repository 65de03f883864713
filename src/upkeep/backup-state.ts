import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { type Database, readSetting, writeSetting } from '../database/index.ts';
import { type BackupRecord, listBackups } from './backup-folder.ts';

export interface BackupState {
  /** Newest first. */
  backups: BackupRecord[];
  /** Why the last try made none. */
  failure?: string;
}

const key = 'backups';
const schema = z.looseObject({ backups: z.array(z.custom<BackupRecord>()) }) as unknown as z.ZodMiniType<BackupState>;

/** What is known of the backups, by every process: the folder may be seen by the one alone that writes them. */
export async function readBackupState(db: Kysely<Database>): Promise<BackupState> {
  return (await readSetting(db, key, schema)).value ?? { backups: [] };
}

/** Notes for every process what lies in the folder. */
export async function saveBackupState(db: Kysely<Database>, backupDir: string, failure?: string): Promise<void> {
  await writeSetting(db, key, { backups: await listBackups(backupDir), ...(failure && { failure }) });
}
