export { makeIncomingFolder, receiveFile, sweepIncoming, syncFolderOf, type TemporaryFile } from './disk.ts';
export { isStorageError } from './storage-error.ts';
