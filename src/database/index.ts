export { listInBatches } from './batches.ts';
export { database, databaseCopy } from './plugin.ts';
export type {
  CatalogPageRow,
  Database,
  ImageRow,
  NewImage,
  NewSubmission,
  OutboxRow,
  SubmissionRow,
} from './schema.ts';
export { readSetting, writeSetting } from './settings.ts';
export { copyDatabase, inspectDatabase } from './snapshot.ts';
