import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  inspectDatabase,
  movingFolder,
  requireCompatibleCopy,
  takeDirectory,
  unpackingPrefix
} from "../database/index.ts";
import { DataDirectoryFullError } from "../http/errors.ts";
import { syncFolderOf } from "../storage/index.ts";
import { ArchiveDamagedError, unpackArchive } from "./archive.ts";
import { archivedFiles, archivedParts } from "./archived-names.ts";
const lockFile = "lock.db";
const harmless = /* @__PURE__ */ new Set(["backups", "program", ".gitkeep", "lost+found", lockFile, `${lockFile}-journal`]);
async function restoreBackup(path, dataDir) {
  await mkdir(dataDir, { recursive: true, mode: 448 });
  await requireEmpty(dataDir);
  const release = takeDirectory(dataDir);
  try {
    await requireEmpty(dataDir);
    await removeMoved(dataDir);
    return await withUnpackedBackup(path, dataDir, async (folder, manifest) => {
      await moveIntoPlace(folder, dataDir);
      return manifest;
    });
  } finally {
    await rm(join(dataDir, lockFile), { force: true });
    release();
  }
}
async function requireEmpty(dataDir) {
  const names = await readdir(dataDir);
  const moved = names.includes(movingFolder) ? [movingFolder, ...archivedParts] : [];
  const isData = (name) => !harmless.has(name) && !name.startsWith(unpackingPrefix) && !moved.includes(name);
  if (names.some(isData)) throw new DataDirectoryFullError(dataDir);
}
async function moveIntoPlace(folder, dataDir) {
  const moving = join(dataDir, movingFolder);
  await rename(folder, moving);
  await syncFolderOf(moving);
  try {
    for (const part of archivedParts)
      if (existsSync(join(moving, part))) await rename(join(moving, part), join(dataDir, part));
    await syncFolderOf(moving);
    await rm(moving, { recursive: true });
  } catch (error) {
    await removeMoved(dataDir);
    throw error;
  }
}
async function removeMoved(dataDir) {
  const moving = join(dataDir, movingFolder);
  if (!existsSync(moving)) return;
  for (const part of archivedParts) await rm(join(dataDir, part), { recursive: true, force: true });
  await syncFolderOf(moving);
  await rm(moving, { recursive: true, force: true });
}
async function withUnpackedBackup(path, dataDir, work) {
  const folder = await mkdtemp(join(dataDir, unpackingPrefix));
  try {
    const manifest = await unpackArchive(path, folder);
    if (!(archivedFiles.database in manifest.files)) throw new ArchiveDamagedError("The archive holds no database.");
    const rows = inspectDatabase(join(folder, archivedFiles.database));
    if (JSON.stringify(rows) !== JSON.stringify(manifest.rows))
      throw new ArchiveDamagedError("Rows are missing from the database.");
    requireCompatibleCopy(join(folder, archivedFiles.database), `in ${path}`);
    return await work(folder, manifest);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
export {
  restoreBackup,
  withUnpackedBackup
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9yZXN0b3JlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxrQkFBa0I7QUFDM0IsU0FBUyxPQUFPLFNBQVMsU0FBUyxRQUFRLFVBQVU7QUFDcEQsU0FBUyxZQUFZO0FBQ3JCO0FBQUEsRUFDRTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyw4QkFBOEI7QUFDdkMsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxxQkFBb0MscUJBQXFCO0FBQ2xFLFNBQVMsZUFBZSxxQkFBcUI7QUFFN0MsTUFBTSxXQUFXO0FBTWpCLE1BQU0sV0FBVyxvQkFBSSxJQUFJLENBQUMsV0FBVyxXQUFXLFlBQVksY0FBYyxVQUFVLEdBQUcsUUFBUSxVQUFVLENBQUM7QUFRMUcsZUFBc0IsY0FBYyxNQUFjLFNBQW9DO0FBQ3BGLFFBQU0sTUFBTSxTQUFTLEVBQUUsV0FBVyxNQUFNLE1BQU0sSUFBTSxDQUFDO0FBQ3JELFFBQU0sYUFBYSxPQUFPO0FBQzFCLFFBQU0sVUFBVSxjQUFjLE9BQU87QUFDckMsTUFBSTtBQUNGLFVBQU0sYUFBYSxPQUFPO0FBQzFCLFVBQU0sWUFBWSxPQUFPO0FBQ3pCLFdBQU8sTUFBTSxtQkFBbUIsTUFBTSxTQUFTLE9BQU8sUUFBUSxhQUFhO0FBQ3pFLFlBQU0sY0FBYyxRQUFRLE9BQU87QUFDbkMsYUFBTztBQUFBLElBQ1QsQ0FBQztBQUFBLEVBQ0gsVUFBRTtBQUNBLFVBQU0sR0FBRyxLQUFLLFNBQVMsUUFBUSxHQUFHLEVBQUUsT0FBTyxLQUFLLENBQUM7QUFDakQsWUFBUTtBQUFBLEVBQ1Y7QUFDRjtBQUdBLGVBQWUsYUFBYSxTQUFnQztBQUMxRCxRQUFNLFFBQVEsTUFBTSxRQUFRLE9BQU87QUFDbkMsUUFBTSxRQUFRLE1BQU0sU0FBUyxZQUFZLElBQUksQ0FBQyxjQUFjLEdBQUcsYUFBYSxJQUFJLENBQUM7QUFDakYsUUFBTSxTQUFTLENBQUMsU0FBaUIsQ0FBQyxTQUFTLElBQUksSUFBSSxLQUFLLENBQUMsS0FBSyxXQUFXLGVBQWUsS0FBSyxDQUFDLE1BQU0sU0FBUyxJQUFJO0FBQ2pILE1BQUksTUFBTSxLQUFLLE1BQU0sRUFBRyxPQUFNLElBQUksdUJBQXVCLE9BQU87QUFDbEU7QUFHQSxlQUFlLGNBQWMsUUFBZ0IsU0FBZ0M7QUFDM0UsUUFBTSxTQUFTLEtBQUssU0FBUyxZQUFZO0FBQ3pDLFFBQU0sT0FBTyxRQUFRLE1BQU07QUFDM0IsUUFBTSxhQUFhLE1BQU07QUFDekIsTUFBSTtBQUNGLGVBQVcsUUFBUTtBQUNqQixVQUFJLFdBQVcsS0FBSyxRQUFRLElBQUksQ0FBQyxFQUFHLE9BQU0sT0FBTyxLQUFLLFFBQVEsSUFBSSxHQUFHLEtBQUssU0FBUyxJQUFJLENBQUM7QUFDMUYsVUFBTSxhQUFhLE1BQU07QUFDekIsVUFBTSxHQUFHLFFBQVEsRUFBRSxXQUFXLEtBQUssQ0FBQztBQUFBLEVBQ3RDLFNBQVMsT0FBTztBQUNkLFVBQU0sWUFBWSxPQUFPO0FBQ3pCLFVBQU07QUFBQSxFQUNSO0FBQ0Y7QUFHQSxlQUFlLFlBQVksU0FBZ0M7QUFDekQsUUFBTSxTQUFTLEtBQUssU0FBUyxZQUFZO0FBQ3pDLE1BQUksQ0FBQyxXQUFXLE1BQU0sRUFBRztBQUN6QixhQUFXLFFBQVEsY0FBZSxPQUFNLEdBQUcsS0FBSyxTQUFTLElBQUksR0FBRyxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUNoRyxRQUFNLGFBQWEsTUFBTTtBQUN6QixRQUFNLEdBQUcsUUFBUSxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUNuRDtBQU9BLGVBQXNCLG1CQUNwQixNQUNBLFNBQ0EsTUFDaUI7QUFDakIsUUFBTSxTQUFTLE1BQU0sUUFBUSxLQUFLLFNBQVMsZUFBZSxDQUFDO0FBQzNELE1BQUk7QUFDRixVQUFNLFdBQVcsTUFBTSxjQUFjLE1BQU0sTUFBTTtBQUNqRCxRQUFJLEVBQUUsY0FBYyxZQUFZLFNBQVMsT0FBUSxPQUFNLElBQUksb0JBQW9CLGdDQUFnQztBQUMvRyxVQUFNLE9BQU8sZ0JBQWdCLEtBQUssUUFBUSxjQUFjLFFBQVEsQ0FBQztBQUNqRSxRQUFJLEtBQUssVUFBVSxJQUFJLE1BQU0sS0FBSyxVQUFVLFNBQVMsSUFBSTtBQUN2RCxZQUFNLElBQUksb0JBQW9CLHFDQUFxQztBQUNyRSwwQkFBc0IsS0FBSyxRQUFRLGNBQWMsUUFBUSxHQUFHLE1BQU0sSUFBSSxFQUFFO0FBQ3hFLFdBQU8sTUFBTSxLQUFLLFFBQVEsUUFBUTtBQUFBLEVBQ3BDLFVBQUU7QUFDQSxVQUFNLEdBQUcsUUFBUSxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUFBLEVBQ25EO0FBQ0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//ec850266312cad1dce4cf08e162145129734df74
