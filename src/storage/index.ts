export {
  isStorageError,
  makeIncomingFolder,
  receiveFile,
  removeIncomingFiles,
  replaceFile,
  requireDataDir,
  syncFolderOf,
  type TemporaryFile,
  toStorageError,
} from './disk.ts';
export { diskReserve, freeBytes, lowBytes, readSpace, reserveName } from './disk-reserve.ts';
export { hashFile, hashThrough, measureFile, writeHashed } from './file-hash.ts';
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
export { describeBackupTime, type StoredBucket, storedBucket } from './stored-bucket.ts';
