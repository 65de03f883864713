import { readSharedKey } from '../accounts/index.ts';
import { loadConfig } from '../config.ts';
import { connectDatabase } from '../database/index.ts';
import { createBackup, listStoredFiles, proveBackup, rotateBackups } from '../upkeep/index.ts';

/** `npm run backup`: writes a backup, proves it by restoring it aside, and deletes those that are too old. The server may be running. */
process.umask(0o077);
try {
  const config = loadConfig(process.env);
  const { dataDir, backupDir } = config;
  const { db, copyTo, shared, close } = await connectDatabase(config);
  const source = {
    copyTo,
    sessionKey: await readSharedKey(shared),
    listFiles: shared && (() => listStoredFiles(db, shared)),
  };
  const made = await createBackup({ dataDir, backupDir }, source, Date.now()).finally(close);
  const record = await proveBackup(backupDir, made, Date.now());
  if (record.problem) throw new Error(`The backup ${record.file} failed its proof: ${record.problem}`);
  await rotateBackups(backupDir);
  process.stdout.write(
    `${backupDir}/${record.file}\n${record.bytes} bytes, ${record.leads} leads, ${record.files} files; restored for proof and found whole.\n`,
  );
} catch (error) {
  process.stderr.write(`No backup was made: ${(error as Error).message}\n`);
  process.exit(1);
}
