export { createBackup, proveBackup } from './backup.ts';
export { type BackupRecord, rotateBackups } from './backup-folder.ts';
export { backups } from './backups.ts';
export { canary } from './canary.ts';
export { upkeepDesk } from './desk-routes.ts';
export { healthRoutes } from './health.ts';
export { metrics } from './metrics.ts';
export { restoreBackup } from './restore.ts';
export { watch } from './watch.ts';
