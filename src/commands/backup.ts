import { readSharedKey } from '../accounts/index.ts';
import { loadConfig } from '../config.ts';
import { connectDatabase } from '../database/index.ts';
import { NoBackupFolderError } from '../http/errors.ts';
import {
  type BackupRecord,
  createBackup,
  listStoredFiles,
  proveBackup,
  rotateBackups,
  saveBackupState,
} from '../upkeep/index.ts';

/** `npm run backup`: writes a backup, proves it by restoring it aside, and deletes those that are too old. The server may be running. */
process.umask(0o077);
try {
  const config = loadConfig(process.env);
  const { dataDir, backupDir } = config;
  if (!backupDir) throw new NoBackupFolderError();
  const { db, copyTo, shared, close } = await connectDatabase(config);
  const source = {
    copyTo,
    sessionKey: await readSharedKey(shared),
    listFiles: shared && (() => listStoredFiles(db, shared)),
  };
  const record = await make({ dataDir, backupDir }, source)
    .finally(() => shared && saveBackupState(db, backupDir))
    .finally(close);
  process.stdout.write(
    `${backupDir}/${record.file}\n${record.bytes} bytes, ${record.leads} leads, ${record.files} files; restored for proof and found whole.\n`,
  );
} catch (error) {
  process.stderr.write(`No backup was made: ${(error as Error).message}\n`);
  process.exit(1);
}

async function make(
  places: Parameters<typeof createBackup>[0],
  source: Parameters<typeof createBackup>[1],
): Promise<BackupRecord> {
  const made = await createBackup(places, source, Date.now());
  const record = await proveBackup(places.backupDir, made, Date.now());
  if (record.problem) throw new Error(`The backup ${record.file} failed its proof: ${record.problem}`);
  await rotateBackups(places.backupDir);
  return record;
}
