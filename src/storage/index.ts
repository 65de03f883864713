export {
  isStorageError,
  makeIncomingFolder,
  receiveFile,
  requireDataDir,
  sweepIncoming,
  syncFolderOf,
  type TemporaryFile,
  toStorageError,
} from './disk.ts';
export {
  cacheFolder,
  type LeadPhotoPlace,
  leadPhotoFolder,
  leadPhotoName,
  listFiles,
  listLeadPhotoNames,
  type MadeFile,
  openDiskFiles,
  type SiteFiles,
  siteFiles,
} from './site-files.ts';
