export { makeIncomingFolder, receiveFile, sweepIncoming, syncFolderOf, type TemporaryFile } from './disk.ts';
export { type LeadPhotoPlace, leadPhotoFolder, leadPhotoName, listLeadPhotoNames } from './lead-photo-names.ts';
export { cacheFolder, listFiles, type MadeFile, openDiskFiles, type SiteFiles, siteFiles } from './site-files.ts';
export { isStorageError, requireDataDir, toStorageError } from './storage-error.ts';
