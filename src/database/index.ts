export { listInBatches } from './batches.ts';
export { movingFolder, takeDirectory, unpackingPrefix } from './directory-lock.ts';
export { connectDatabase, openDatabase } from './open.ts';
export { database } from './plugin.ts';
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
export { inspectDatabase, requireCompatibleCopy } from './snapshot.ts';
export type {
  CatalogPageRow,
  ChangeRow,
  ContentDocumentRow,
  ContentVersionRow,
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
} from './tables.ts';
export { inTransaction, lockLead, takeLock } from './transaction.ts';
