export { listInBatches } from './batches.ts';
export { database, databaseCopy } from './plugin.ts';
export type {
  CatalogPageRow,
  Database,
  LeadPlanRow,
  LeadRow,
  NewLead,
  NewPicture,
  OutboxRow,
  PictureRow,
  PriceVersionRow,
  ProjectRow,
  SubmissionRow,
} from './schema.ts';
export { readSetting, updateSetting, writeSetting } from './settings.ts';
export { copyDatabase, inspectDatabase } from './snapshot.ts';
