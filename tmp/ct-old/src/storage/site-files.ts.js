import { access, mkdir, readdir, readFile, rename, rm, rmdir } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import fp from "fastify-plugin";
import { syncFolderOf } from "./disk.ts";
import { requireDataDir, toStorageError } from "./storage-error.ts";
const siteFiles = fp(
  async (app, { dataDir }) => {
    app.decorate("files", openDiskFiles(dataDir));
  },
  { name: "site-files", dependencies: ["database"], fastify: "5.x" }
);
const cacheFolder = (dataDir) => join(dataDir, "cache");
function openDiskFiles(dataDir) {
  const pathOf = (name) => join(dataDir, name);
  return {
    async keep(_transaction, files) {
      requireDataDir(dataDir);
      try {
        const folders = new Set(files.map(({ name }) => dirname(pathOf(name))));
        for (const folder of folders) await mkdir(folder, { recursive: true });
        for (const { name, path } of files) await rename(path, pathOf(name));
        for (const folder of folders) {
          await syncFolderOf(join(folder, "file"));
          await syncFolderOf(folder);
        }
      } catch (error) {
        throw toStorageError(error, dataDir);
      }
    },
    find: (name) => unlessMissing(access(pathOf(name)).then(() => pathOf(name))),
    read: (name) => unlessMissing(readFile(pathOf(name))).catch((error) => {
      throw toStorageError(error, dataDir);
    }),
    erase: (folder) => rm(pathOf(folder), { recursive: true, force: true }),
    async sweep(folder, findNeeded) {
      const found = await listFiles(pathOf(folder));
      const isNeeded = await findNeeded();
      for (const path of found) {
        if (isNeeded(relative(dataDir, path).split(sep).join("/"))) continue;
        await rm(path, { force: true });
        await removeEmptyFolders(dirname(path), pathOf(folder));
      }
    }
  };
}
async function listFiles(folder) {
  const entries = await unlessMissing(readdir(folder, { recursive: true, withFileTypes: true })) ?? [];
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}
async function unlessMissing(work) {
  return work.catch((error) => {
    if (error.code === "ENOENT" || error.code === "ENOTDIR") return void 0;
    throw error;
  });
}
async function removeEmptyFolders(folder, above) {
  for (let current = folder; current !== above; current = dirname(current)) {
    try {
      await rmdir(current);
    } catch {
      return;
    }
  }
}
export {
  cacheFolder,
  listFiles,
  openDiskFiles,
  siteFiles
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3N0b3JhZ2Uvc2l0ZS1maWxlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsUUFBUSxPQUFPLFNBQVMsVUFBVSxRQUFRLElBQUksYUFBYTtBQUNwRSxTQUFTLFNBQVMsTUFBTSxVQUFVLFdBQVc7QUFDN0MsT0FBTyxRQUFRO0FBR2YsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxnQkFBZ0Isc0JBQXNCO0FBb0R4QyxNQUFNLFlBQVk7QUFBQSxFQUN2QixPQUFPLEtBQUssRUFBRSxRQUFRLE1BQU07QUFDMUIsUUFBSSxTQUFTLFNBQVMsY0FBYyxPQUFPLENBQUM7QUFBQSxFQUM5QztBQUFBLEVBQ0EsRUFBRSxNQUFNLGNBQWMsY0FBYyxDQUFDLFVBQVUsR0FBRyxTQUFTLE1BQU07QUFDbkU7QUFHTyxNQUFNLGNBQWMsQ0FBQyxZQUFvQixLQUFLLFNBQVMsT0FBTztBQUc5RCxTQUFTLGNBQWMsU0FBNEI7QUFDeEQsUUFBTSxTQUFTLENBQUMsU0FBaUIsS0FBSyxTQUFTLElBQUk7QUFDbkQsU0FBTztBQUFBLElBQ0wsTUFBTSxLQUFLLGNBQWMsT0FBTztBQUM5QixxQkFBZSxPQUFPO0FBQ3RCLFVBQUk7QUFDRixjQUFNLFVBQVUsSUFBSSxJQUFJLE1BQU0sSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLFFBQVEsT0FBTyxJQUFJLENBQUMsQ0FBQyxDQUFDO0FBQ3RFLG1CQUFXLFVBQVUsUUFBUyxPQUFNLE1BQU0sUUFBUSxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQ3JFLG1CQUFXLEVBQUUsTUFBTSxLQUFLLEtBQUssTUFBTyxPQUFNLE9BQU8sTUFBTSxPQUFPLElBQUksQ0FBQztBQUNuRSxtQkFBVyxVQUFVLFNBQVM7QUFDNUIsZ0JBQU0sYUFBYSxLQUFLLFFBQVEsTUFBTSxDQUFDO0FBQ3ZDLGdCQUFNLGFBQWEsTUFBTTtBQUFBLFFBQzNCO0FBQUEsTUFDRixTQUFTLE9BQU87QUFDZCxjQUFNLGVBQWUsT0FBTyxPQUFPO0FBQUEsTUFDckM7QUFBQSxJQUNGO0FBQUEsSUFDQSxNQUFNLENBQUMsU0FBUyxjQUFjLE9BQU8sT0FBTyxJQUFJLENBQUMsRUFBRSxLQUFLLE1BQU0sT0FBTyxJQUFJLENBQUMsQ0FBQztBQUFBLElBQzNFLE1BQU0sQ0FBQyxTQUNMLGNBQWMsU0FBUyxPQUFPLElBQUksQ0FBQyxDQUFDLEVBQUUsTUFBTSxDQUFDLFVBQVU7QUFDckQsWUFBTSxlQUFlLE9BQU8sT0FBTztBQUFBLElBQ3JDLENBQUM7QUFBQSxJQUNILE9BQU8sQ0FBQyxXQUFXLEdBQUcsT0FBTyxNQUFNLEdBQUcsRUFBRSxXQUFXLE1BQU0sT0FBTyxLQUFLLENBQUM7QUFBQSxJQUN0RSxNQUFNLE1BQU0sUUFBUSxZQUFZO0FBQzlCLFlBQU0sUUFBUSxNQUFNLFVBQVUsT0FBTyxNQUFNLENBQUM7QUFDNUMsWUFBTSxXQUFXLE1BQU0sV0FBVztBQUNsQyxpQkFBVyxRQUFRLE9BQU87QUFDeEIsWUFBSSxTQUFTLFNBQVMsU0FBUyxJQUFJLEVBQUUsTUFBTSxHQUFHLEVBQUUsS0FBSyxHQUFHLENBQUMsRUFBRztBQUM1RCxjQUFNLEdBQUcsTUFBTSxFQUFFLE9BQU8sS0FBSyxDQUFDO0FBQzlCLGNBQU0sbUJBQW1CLFFBQVEsSUFBSSxHQUFHLE9BQU8sTUFBTSxDQUFDO0FBQUEsTUFDeEQ7QUFBQSxJQUNGO0FBQUEsRUFDRjtBQUNGO0FBR0EsZUFBc0IsVUFBVSxRQUFtQztBQUNqRSxRQUFNLFVBQVcsTUFBTSxjQUFjLFFBQVEsUUFBUSxFQUFFLFdBQVcsTUFBTSxlQUFlLEtBQUssQ0FBQyxDQUFDLEtBQU0sQ0FBQztBQUNyRyxTQUFPLFFBQVEsT0FBTyxDQUFDLFVBQVUsTUFBTSxPQUFPLENBQUMsRUFBRSxJQUFJLENBQUMsVUFBVSxLQUFLLE1BQU0sWUFBWSxNQUFNLElBQUksQ0FBQztBQUNwRztBQUVBLGVBQWUsY0FBcUIsTUFBa0Q7QUFDcEYsU0FBTyxLQUFLLE1BQU0sQ0FBQyxVQUFpQztBQUNsRCxRQUFJLE1BQU0sU0FBUyxZQUFZLE1BQU0sU0FBUyxVQUFXLFFBQU87QUFDaEUsVUFBTTtBQUFBLEVBQ1IsQ0FBQztBQUNIO0FBR0EsZUFBZSxtQkFBbUIsUUFBZ0IsT0FBOEI7QUFDOUUsV0FBUyxVQUFVLFFBQVEsWUFBWSxPQUFPLFVBQVUsUUFBUSxPQUFPLEdBQUc7QUFDeEUsUUFBSTtBQUNGLFlBQU0sTUFBTSxPQUFPO0FBQUEsSUFDckIsUUFBUTtBQUNOO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//d5e2cdf80fc560a82b9b1a60f9ce7c814e4ef318
