import { existsSync } from "node:fs";
import { join } from "node:path";
import { StorageUnavailableError } from "../http/errors.ts";
const codes = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EFBIG", "EROFS", "EACCES", "EPERM", "EIO", "EMFILE", "ENFILE"]);
function isStorageError(error) {
  return codes.has(error.code ?? "");
}
function toStorageError(error, dataDir) {
  const isGone = error.code === "ENOENT" && !isDataDir(dataDir);
  return isGone || isStorageError(error) ? new StorageUnavailableError() : error;
}
function requireDataDir(dataDir) {
  if (!isDataDir(dataDir)) throw new StorageUnavailableError();
}
function isDataDir(dataDir) {
  return ["site.db", "lock.db"].some((name) => existsSync(join(dataDir, name)));
}
export {
  isStorageError,
  requireDataDir,
  toStorageError
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3N0b3JhZ2Uvc3RvcmFnZS1lcnJvci50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsWUFBWTtBQUNyQixTQUFTLCtCQUErQjtBQUV4QyxNQUFNLFFBQVEsb0JBQUksSUFBSSxDQUFDLFVBQVUsVUFBVSxTQUFTLFNBQVMsVUFBVSxTQUFTLE9BQU8sVUFBVSxRQUFRLENBQUM7QUFHbkcsU0FBUyxlQUFlLE9BQXlCO0FBQ3RELFNBQU8sTUFBTSxJQUFLLE1BQTRCLFFBQVEsRUFBRTtBQUMxRDtBQUdPLFNBQVMsZUFBZSxPQUFnQixTQUEwQjtBQUN2RSxRQUFNLFNBQVUsTUFBNEIsU0FBUyxZQUFZLENBQUMsVUFBVSxPQUFPO0FBQ25GLFNBQU8sVUFBVSxlQUFlLEtBQUssSUFBSSxJQUFJLHdCQUF3QixJQUFJO0FBQzNFO0FBT08sU0FBUyxlQUFlLFNBQXVCO0FBQ3BELE1BQUksQ0FBQyxVQUFVLE9BQU8sRUFBRyxPQUFNLElBQUksd0JBQXdCO0FBQzdEO0FBR0EsU0FBUyxVQUFVLFNBQTBCO0FBQzNDLFNBQU8sQ0FBQyxXQUFXLFNBQVMsRUFBRSxLQUFLLENBQUMsU0FBUyxXQUFXLEtBQUssU0FBUyxJQUFJLENBQUMsQ0FBQztBQUM5RTsiLAogICJuYW1lcyI6IFtdCn0K

//e7843cd5c529fe6e3acdeb80b5916c89c9fdd921
