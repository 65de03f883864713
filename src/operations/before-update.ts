import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import type { Config } from '../config.ts';
import type { BeforeMigration } from '../database/index.ts';
import { isDiskFull, UpdateBackupError, UpdateRoomError } from '../http/errors.ts';
import { formatBytes } from '../shared/sizes.ts';
import { freeBytes, lowBytes } from '../storage/index.ts';
import { createBackup, measureSite, proveBackup } from './backup.ts';
import { beforePrefix, saveRecord } from './backups.ts';
import { backupSource } from './restore.ts';
import { withWorkFolder } from './work-folders.ts';

/** The part of a logger that is needed. */
interface UpdateLog {
  info(facts: object, message: string): void;
  warn(message: string): void;
}

/**
 * Makes a function that backs up a database before a migration changes it, as `before-<version>.tar`. The backup first passes a test
 * restore, and only then replaces one of the same name. So repeated failed starts don't fill the disk.
 * @throws UpdateRoomError if there is no room; UpdateBackupError if the backup isn't intact. Nothing is migrated then
 */
export function backUpBeforeUpdate(
  { dataDir, backupDir }: Pick<Config, 'dataDir' | 'backupDir'>,
  log: UpdateLog,
): BeforeMigration {
  return async (database, isStillEarlier) => {
    if (!backupDir) {
      log.warn('updating the database without a backup, because BACKUP_DIR isn’t set');
      return;
    }
    await mkdir(backupDir, { recursive: true, mode: 0o700 });
    const noRoom = () => new UpdateRoomError(backupDir, formatBytes(freeBytes(backupDir)));
    const source = await backupSource(database);
    // The archive and its test restore are on the disk at the same time, and then the migration needs some room.
    const needed = 2 * (await measureSite({ dataDir, backupDir }, source)) + lowBytes;
    if (freeBytes(backupDir) < needed) throw noRoom();
    try {
      await withWorkFolder(backupDir, '.before-', async (folder) => {
        const made = await createBackup({ dataDir, backupDir: folder }, source, Date.now());
        const record = await proveBackup(folder, made, Date.now());
        if (record.problem?.startsWith('ENOSPC')) throw noRoom();
        if (record.problem) throw new UpdateBackupError(record.problem);
        // Another process has migrated and made a backup before that; this one may be of the new schema.
        if (!(await isStillEarlier())) return;
        const file = `${beforePrefix}${manifest.version}.tar`;
        await rename(join(folder, record.file), join(backupDir, file));
        await saveRecord(database.db, { ...record, file });
        log.info({ file, bytes: record.bytes }, 'backed up before updating the database');
      });
    } catch (error) {
      throw isDiskFull(error) ? noRoom() : error;
    }
  };
}
