export { makeIncomingFolder, receiveFile, sweepIncoming, syncFolderOf, type TemporaryFile } from './disk.ts';
export { isStorageError, requireDataDir, toStorageError } from './storage-error.ts';
