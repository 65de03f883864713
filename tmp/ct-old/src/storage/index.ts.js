import { makeIncomingFolder, receiveFile, sweepIncoming, syncFolderOf } from "./disk.ts";
import { leadPhotoFolder, leadPhotoName, listLeadPhotoNames } from "./lead-photo-names.ts";
import { cacheFolder, listFiles, openDiskFiles, siteFiles } from "./site-files.ts";
import { isStorageError, requireDataDir, toStorageError } from "./storage-error.ts";
export {
  cacheFolder,
  isStorageError,
  leadPhotoFolder,
  leadPhotoName,
  listFiles,
  listLeadPhotoNames,
  makeIncomingFolder,
  openDiskFiles,
  receiveFile,
  requireDataDir,
  siteFiles,
  sweepIncoming,
  syncFolderOf,
  toStorageError
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3N0b3JhZ2UvaW5kZXgudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLG9CQUFvQixhQUFhLGVBQWUsb0JBQXdDO0FBQ2pHLFNBQThCLGlCQUFpQixlQUFlLDBCQUEwQjtBQUN4RixTQUFTLGFBQWEsV0FBMEIsZUFBK0IsaUJBQWlCO0FBQ2hHLFNBQVMsZ0JBQWdCLGdCQUFnQixzQkFBc0I7IiwKICAibmFtZXMiOiBbXQp9Cg==

//e5abbc957f3180c3144c40c9a4ef59a0a1f6315a
