import { randomUUID } from "node:crypto";
import { mkdir, open, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { requireDataDir, toStorageError } from "./storage-error.ts";
async function receiveFile(dataDir, stream) {
  const { folder, discard } = await makeIncomingFolder(dataDir);
  const path = join(folder, "upload");
  try {
    return { path, folder, bytes: await writeStream(stream, path), discard };
  } catch (error) {
    await discard();
    throw toStorageError(error, dataDir);
  }
}
async function makeIncomingFolder(dataDir) {
  const folder = join(incomingFolder(dataDir), randomUUID());
  requireDataDir(dataDir);
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    throw toStorageError(error, dataDir);
  }
  return { folder, discard: () => rm(folder, { recursive: true, force: true }) };
}
async function sweepIncoming(dataDir) {
  await rm(incomingFolder(dataDir), { recursive: true, force: true });
}
async function syncFolderOf(path) {
  const folder = await open(dirname(path), "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
const incomingFolder = (dataDir) => join(dataDir, "incoming");
async function writeStream(stream, path) {
  const file = await open(path, "wx", 384);
  const target = file.createWriteStream({ flush: true });
  await pipeline(stream, target);
  return target.bytesWritten;
}
export {
  makeIncomingFolder,
  receiveFile,
  sweepIncoming,
  syncFolderOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3N0b3JhZ2UvZGlzay50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsT0FBTyxNQUFNLFVBQVU7QUFDaEMsU0FBUyxTQUFTLFlBQVk7QUFFOUIsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxnQkFBZ0Isc0JBQXNCO0FBZ0IvQyxlQUFzQixZQUFZLFNBQWlCLFFBQTBDO0FBQzNGLFFBQU0sRUFBRSxRQUFRLFFBQVEsSUFBSSxNQUFNLG1CQUFtQixPQUFPO0FBQzVELFFBQU0sT0FBTyxLQUFLLFFBQVEsUUFBUTtBQUNsQyxNQUFJO0FBQ0YsV0FBTyxFQUFFLE1BQU0sUUFBUSxPQUFPLE1BQU0sWUFBWSxRQUFRLElBQUksR0FBRyxRQUFRO0FBQUEsRUFDekUsU0FBUyxPQUFPO0FBQ2QsVUFBTSxRQUFRO0FBQ2QsVUFBTSxlQUFlLE9BQU8sT0FBTztBQUFBLEVBQ3JDO0FBQ0Y7QUFNQSxlQUFzQixtQkFBbUIsU0FBcUU7QUFDNUcsUUFBTSxTQUFTLEtBQUssZUFBZSxPQUFPLEdBQUcsV0FBVyxDQUFDO0FBQ3pELGlCQUFlLE9BQU87QUFDdEIsTUFBSTtBQUNGLFVBQU0sTUFBTSxRQUFRLEVBQUUsV0FBVyxLQUFLLENBQUM7QUFBQSxFQUN6QyxTQUFTLE9BQU87QUFDZCxVQUFNLGVBQWUsT0FBTyxPQUFPO0FBQUEsRUFDckM7QUFDQSxTQUFPLEVBQUUsUUFBUSxTQUFTLE1BQU0sR0FBRyxRQUFRLEVBQUUsV0FBVyxNQUFNLE9BQU8sS0FBSyxDQUFDLEVBQUU7QUFDL0U7QUFHQSxlQUFzQixjQUFjLFNBQWdDO0FBQ2xFLFFBQU0sR0FBRyxlQUFlLE9BQU8sR0FBRyxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUNwRTtBQUdBLGVBQXNCLGFBQWEsTUFBNkI7QUFDOUQsUUFBTSxTQUFTLE1BQU0sS0FBSyxRQUFRLElBQUksR0FBRyxHQUFHO0FBQzVDLE1BQUk7QUFDRixVQUFNLE9BQU8sS0FBSztBQUFBLEVBQ3BCLFVBQUU7QUFDQSxVQUFNLE9BQU8sTUFBTTtBQUFBLEVBQ3JCO0FBQ0Y7QUFFQSxNQUFNLGlCQUFpQixDQUFDLFlBQW9CLEtBQUssU0FBUyxVQUFVO0FBRXBFLGVBQWUsWUFBWSxRQUFrQixNQUErQjtBQUMxRSxRQUFNLE9BQU8sTUFBTSxLQUFLLE1BQU0sTUFBTSxHQUFLO0FBQ3pDLFFBQU0sU0FBUyxLQUFLLGtCQUFrQixFQUFFLE9BQU8sS0FBSyxDQUFDO0FBQ3JELFFBQU0sU0FBUyxRQUFRLE1BQU07QUFDN0IsU0FBTyxPQUFPO0FBQ2hCOyIsCiAgIm5hbWVzIjogW10KfQo=

//cf69d489cf856ca2a44c2527aa62d24a3fb3fade
