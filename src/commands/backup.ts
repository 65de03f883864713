import { loadConfig } from '../config.ts';
import { createBackup, proveBackup, rotateBackups } from '../upkeep/index.ts';

/** `npm run backup`: writes a backup, proves it by restoring it aside, and deletes those that are too old. The server may be running. */
process.umask(0o077);
try {
  const { dataDir, backupDir } = loadConfig(process.env);
  const record = await proveBackup(backupDir, await createBackup({ dataDir, backupDir }, Date.now()), Date.now());
  if (record.problem) throw new Error(`The backup ${record.file} failed its proof: ${record.problem}`);
  await rotateBackups(backupDir);
  process.stdout.write(
    `${backupDir}/${record.file}\n${record.bytes} bytes, ${record.leads} leads, ${record.files} files; restored for proof and found whole.\n`,
  );
} catch (error) {
  process.stderr.write(`No backup was made: ${(error as Error).message}\n`);
  process.exit(1);
}
