export { makeIncomingFolder, receiveFile, sweepIncoming, syncFolderOf, type TemporaryFile } from './disk.ts';
export {
  eraseLeadPhotos,
  type LeadPhotoPlace,
  placeLeadPhoto,
  readLeadPhoto,
  removeLeadPhoto,
  sweepLeadPhotos,
} from './lead-photo-files.ts';
export { isStorageError, requireDataDir, toStorageError } from './storage-error.ts';
