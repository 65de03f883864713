export type { ContentDocumentRow, ContentVersionRow } from './content-tables.ts';
export {
  claimDirectory,
  connectDatabase,
  database,
  movingFolder,
  openDatabase,
  unpackingPrefix,
} from './engine.ts';
export { findNewerMigration, isNewest, migrate, newestLevel } from './migrate.ts';
export {
  type Blobs,
  type OpenDatabase,
  type Processes,
  type ProcessOptions,
  type SharedDatabase,
  type StoredFile,
  singleProcess,
} from './processes.ts';
export {
  deleteSetting,
  discardable,
  readSettings,
  requireReadable,
  type Setting,
  setting,
} from './settings.ts';
export { cleanParameters, inspectDatabase, openSqlite, requireCompatibleCopy } from './sqlite.ts';
export type {
  CatalogPageRow,
  ChangeRow,
  Database,
  LeadPhotoRow,
  LeadPlanRow,
  LeadRow,
  NewLead,
  NewLeadPhoto,
  NewPicture,
  OutboxRow,
  PictureRow,
  PriceVersionRow,
  ProjectRow,
  PushDeviceRow,
  VisitRow,
} from './tables.ts';
export { inTransaction, listInBatches, lockLead, shareRuns, takeLock } from './transaction.ts';
