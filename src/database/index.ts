export { listInBatches } from './batches.ts';
export { connectDatabase, openDatabase } from './open.ts';
export { database, databaseCopy } from './plugin.ts';
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
} from './schema.ts';
export { readSetting, updateSetting, writeSetting } from './settings.ts';
export type { Pulse, SharedDatabase, SharedLimits } from './shared.ts';
export { inspectDatabase } from './snapshot.ts';
export { inTransaction, lockLead, takeLock } from './transaction.ts';
