export { listInBatches } from './batches.ts';
export type { ChangeRow, ContentDocumentRow, ContentVersionRow } from './content-tables.ts';
export { movingFolder, takeDirectory, unpackingPrefix } from './directory-lock.ts';
export { connectDatabase, openDatabase } from './open.ts';
export type { NewPicture, PictureRow, ProjectRow } from './picture-tables.ts';
export { database, databaseCopy } from './plugin.ts';
export type {
  CatalogPageRow,
  Database,
  LeadPhotoRow,
  LeadPlanRow,
  LeadRow,
  NewLead,
  NewLeadPhoto,
  OutboxRow,
  PriceVersionRow,
} from './schema.ts';
export {
  deleteSetting,
  discardable,
  readSetting,
  readSettings,
  requireReadable,
  type Setting,
  updateSetting,
  writeSetting,
} from './settings.ts';
export type { Blobs, Pulse, SeenTexts, SharedDatabase, SharedLimits, StoredFile } from './shared.ts';
export { inspectDatabase } from './snapshot.ts';
export { inTransaction, lockLead, takeLock } from './transaction.ts';
