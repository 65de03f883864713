export { cacheFolder } from './cache.ts';
export { makeIncomingFolder, receiveFile, sweepIncoming, syncFolderOf, type TemporaryFile } from './disk.ts';
export { openDiskFiles } from './disk-files.ts';
export { type LeadPhotoPlace, leadPhotoFolder, leadPhotoName, listLeadPhotoNames } from './lead-photo-names.ts';
export { type MadeFile, type SiteFiles, siteFiles } from './site-files.ts';
export { isStorageError, requireDataDir, toStorageError } from './storage-error.ts';
