export {
  claimDirectory,
  connectDatabase,
  database,
  movingFolder,
  openDatabase,
  unpackingPrefix,
} from './engine.ts';
export type { EstimateAcceptanceRow, EstimateRow, EstimateVersionRow } from './estimate-tables.ts';
export type {
  AppointmentRow,
  LeadPhotoRow,
  LeadPlanRow,
  LeadRow,
  NewLead,
  NewLeadPhoto,
  OutboxRow,
  PushDeviceRow,
} from './lead-tables.ts';
export { findNewerMigration, isNewest, migrate } from './migrate.ts';
export {
  type BeforeMigration,
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
  readBoth,
  requireReadable,
  type Setting,
  setting,
} from './settings.ts';
export { cleanParameters, inspectDatabase, openSqlite, requireCompatibleCopy } from './sqlite.ts';
export type {
  CatalogPageRow,
  ChangeRow,
  ContentDocumentRow,
  ContentVersionRow,
  Database,
  NewPicture,
  PasskeyRow,
  PersonRow,
  PictureRow,
  PriceVersionRow,
  ProjectRow,
} from './tables.ts';
export { inTransaction, listInBatches, lockLead, shareRuns, takeLock } from './transaction.ts';
