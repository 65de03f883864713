import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { inspectDatabase } from "../database/index.ts";
import { requireDataDir } from "../storage/index.ts";
import {
  hashFile,
  manifestName,
  openFile,
  packFile,
  unpackArchive
} from "./archive.ts";
import { archivedFiles, archivedParts, isArchived } from "./archived-names.ts";
import { rotateBackups, saveRecord } from "./backup-records.ts";
async function makeProvenBackup(db, places, source, now = Date.now) {
  const made = await createBackup(places, source, now());
  const record = await proveBackup(places.backupDir, made, now());
  await saveRecord(db, record);
  if (!record.problem) await rotateBackups(db, places.backupDir);
  return record;
}
async function createBackup({ dataDir, backupDir }, source, nowMs) {
  if (!source.listFiles) requireDataDir(dataDir);
  await mkdir(backupDir, { recursive: true, mode: 448 });
  const createdAt = new Date(nowMs).toISOString();
  const file = `site-${createdAt.replace(/[-:.]/g, "")}.tar`;
  const workDir = await mkdtemp(join(backupDir, ".making-"));
  try {
    const copy = join(workDir, "site.db");
    await source.copyTo(copy);
    const added = [{ path: copy, name: archivedFiles.database }];
    if (source.sessionKey) added.push({ path: join(workDir, "session.key"), name: archivedFiles.sessionKey });
    if (source.sessionKey) await writeFile(join(workDir, "session.key"), source.sessionKey, { mode: 384 });
    const unfinished = join(workDir, file);
    const files = source.listFiles ? await source.listFiles() : await listFiles({ dataDir, backupDir });
    const manifest = await writeArchive(unfinished, files, added, createdAt);
    const record = {
      file,
      createdAt,
      bytes: (await stat(unfinished)).size,
      sha256: await hashFile(unfinished),
      leads: manifest.rows.submissions ?? 0,
      files: Object.keys(manifest.files).length
    };
    await rename(unfinished, join(backupDir, file));
    return record;
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}
async function writeArchive(path, files, added, createdAt) {
  const { default: tar } = await import("tar-stream");
  const archive = tar.pack();
  const writing = pipeline(archive, createWriteStream(path, { mode: 384 }));
  writing.catch((error) => archive.destroy(error));
  const manifest = { version: 1, createdAt, files: {}, rows: inspectDatabase(added[0].path) };
  const isAdded = new Set(added.map(({ name }) => name));
  for (const source of [...added, ...files.filter(({ name }) => !isAdded.has(name))]) {
    const file = "path" in source ? await openFile(source.path, source.name) : source;
    if (file) manifest.files[file.name] = await packFile(archive, file);
  }
  archive.entry({ name: manifestName, mode: 384 }, JSON.stringify(manifest));
  archive.finalize();
  await writing;
  await flush(path);
  return manifest;
}
async function listStoredFiles({ blobs }) {
  const stored = (await blobs.list()).filter(({ name }) => isArchived(name));
  return stored.map((file) => ({ ...file, read: () => blobs.read(file.name) }));
}
async function listFiles({ dataDir, backupDir }) {
  const parts = archivedParts.filter((part) => part !== archivedFiles.database).map((part) => join(dataDir, part));
  return (await Promise.all(parts.map(listPart))).flat().filter((path) => !isBelow(path, backupDir)).map((path) => ({ path, name: relative(dataDir, path).split(sep).join("/") }));
}
async function listPart(path) {
  try {
    const entries = await readdir(path, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    const { code } = error;
    if (code === "ENOTDIR") return [path];
    if (code === "ENOENT") return [];
    throw error;
  }
}
function isBelow(path, directory) {
  return resolve(path).startsWith(resolve(directory) + sep);
}
async function flush(path) {
  const file = await open(path, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
async function proveBackup(backupDir, record, nowMs) {
  const directory = await mkdtemp(join(backupDir, ".proof-"));
  const { provenAt: _before, problem: _problem, ...unproven } = record;
  try {
    const problem = await findProblem(join(backupDir, record.file), directory, record);
    return problem ? { ...unproven, problem } : { ...unproven, provenAt: new Date(nowMs).toISOString() };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
async function findProblem(path, directory, record) {
  try {
    if (await hashFile(path) !== record.sha256) return "The file has changed since it was written.";
    const manifest = await unpackArchive(path, directory);
    const rows = inspectDatabase(join(directory, "site.db"));
    return JSON.stringify(rows) === JSON.stringify(manifest.rows) ? void 0 : "Rows are missing from the database.";
  } catch (error) {
    return error.message;
  }
}
export {
  createBackup,
  listStoredFiles,
  makeProvenBackup,
  proveBackup
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3Vwa2VlcC9iYWNrdXAudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLHlCQUF5QjtBQUNsQyxTQUFTLE9BQU8sU0FBUyxNQUFNLFNBQVMsUUFBUSxJQUFJLE1BQU0saUJBQWlCO0FBQzNFLFNBQVMsTUFBTSxVQUFVLFNBQVMsV0FBVztBQUM3QyxTQUFTLGdCQUFnQjtBQUV6QixTQUF3Qix1QkFBNEM7QUFDcEUsU0FBUyxzQkFBc0I7QUFDL0I7QUFBQSxFQUVFO0FBQUEsRUFFQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFDUCxTQUFTLGVBQWUsZUFBZSxrQkFBa0I7QUFDekQsU0FBNEIsZUFBZSxrQkFBa0I7QUFtQjdELGVBQXNCLGlCQUNwQixJQUNBLFFBQ0EsUUFDQSxNQUFvQixLQUFLLEtBQ0Y7QUFDdkIsUUFBTSxPQUFPLE1BQU0sYUFBYSxRQUFRLFFBQVEsSUFBSSxDQUFDO0FBQ3JELFFBQU0sU0FBUyxNQUFNLFlBQVksT0FBTyxXQUFXLE1BQU0sSUFBSSxDQUFDO0FBQzlELFFBQU0sV0FBVyxJQUFJLE1BQU07QUFDM0IsTUFBSSxDQUFDLE9BQU8sUUFBUyxPQUFNLGNBQWMsSUFBSSxPQUFPLFNBQVM7QUFDN0QsU0FBTztBQUNUO0FBUUEsZUFBc0IsYUFDcEIsRUFBRSxTQUFTLFVBQVUsR0FDckIsUUFDQSxPQUN1QjtBQUN2QixNQUFJLENBQUMsT0FBTyxVQUFXLGdCQUFlLE9BQU87QUFDN0MsUUFBTSxNQUFNLFdBQVcsRUFBRSxXQUFXLE1BQU0sTUFBTSxJQUFNLENBQUM7QUFDdkQsUUFBTSxZQUFZLElBQUksS0FBSyxLQUFLLEVBQUUsWUFBWTtBQUM5QyxRQUFNLE9BQU8sUUFBUSxVQUFVLFFBQVEsVUFBVSxFQUFFLENBQUM7QUFDcEQsUUFBTSxVQUFVLE1BQU0sUUFBUSxLQUFLLFdBQVcsVUFBVSxDQUFDO0FBQ3pELE1BQUk7QUFDRixVQUFNLE9BQU8sS0FBSyxTQUFTLFNBQVM7QUFDcEMsVUFBTSxPQUFPLE9BQU8sSUFBSTtBQUN4QixVQUFNLFFBQTZDLENBQUMsRUFBRSxNQUFNLE1BQU0sTUFBTSxjQUFjLFNBQVMsQ0FBQztBQUNoRyxRQUFJLE9BQU8sV0FBWSxPQUFNLEtBQUssRUFBRSxNQUFNLEtBQUssU0FBUyxhQUFhLEdBQUcsTUFBTSxjQUFjLFdBQVcsQ0FBQztBQUN4RyxRQUFJLE9BQU8sV0FBWSxPQUFNLFVBQVUsS0FBSyxTQUFTLGFBQWEsR0FBRyxPQUFPLFlBQVksRUFBRSxNQUFNLElBQU0sQ0FBQztBQUN2RyxVQUFNLGFBQWEsS0FBSyxTQUFTLElBQUk7QUFDckMsVUFBTSxRQUFRLE9BQU8sWUFBWSxNQUFNLE9BQU8sVUFBVSxJQUFJLE1BQU0sVUFBVSxFQUFFLFNBQVMsVUFBVSxDQUFDO0FBQ2xHLFVBQU0sV0FBVyxNQUFNLGFBQWEsWUFBWSxPQUFPLE9BQU8sU0FBUztBQUN2RSxVQUFNLFNBQXVCO0FBQUEsTUFDM0I7QUFBQSxNQUNBO0FBQUEsTUFDQSxRQUFRLE1BQU0sS0FBSyxVQUFVLEdBQUc7QUFBQSxNQUNoQyxRQUFRLE1BQU0sU0FBUyxVQUFVO0FBQUEsTUFDakMsT0FBTyxTQUFTLEtBQUssZUFBZTtBQUFBLE1BQ3BDLE9BQU8sT0FBTyxLQUFLLFNBQVMsS0FBSyxFQUFFO0FBQUEsSUFDckM7QUFDQSxVQUFNLE9BQU8sWUFBWSxLQUFLLFdBQVcsSUFBSSxDQUFDO0FBQzlDLFdBQU87QUFBQSxFQUNULFVBQUU7QUFDQSxVQUFNLEdBQUcsU0FBUyxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUFBLEVBQ3BEO0FBQ0Y7QUFRQSxlQUFlLGFBQ2IsTUFDQSxPQUNBLE9BQ0EsV0FDbUI7QUFDbkIsUUFBTSxFQUFFLFNBQVMsSUFBSSxJQUFJLE1BQU0sT0FBTyxZQUFZO0FBQ2xELFFBQU0sVUFBVSxJQUFJLEtBQUs7QUFDekIsUUFBTSxVQUFVLFNBQVMsU0FBUyxrQkFBa0IsTUFBTSxFQUFFLE1BQU0sSUFBTSxDQUFDLENBQUM7QUFDMUUsVUFBUSxNQUFNLENBQUMsVUFBVSxRQUFRLFFBQVEsS0FBSyxDQUFDO0FBQy9DLFFBQU0sV0FBcUIsRUFBRSxTQUFTLEdBQUcsV0FBVyxPQUFPLENBQUMsR0FBRyxNQUFNLGdCQUFnQixNQUFNLENBQUMsRUFBRSxJQUFJLEVBQUU7QUFDcEcsUUFBTSxVQUFVLElBQUksSUFBSSxNQUFNLElBQUksQ0FBQyxFQUFFLEtBQUssTUFBTSxJQUFJLENBQUM7QUFDckQsYUFBVyxVQUFVLENBQUMsR0FBRyxPQUFPLEdBQUcsTUFBTSxPQUFPLENBQUMsRUFBRSxLQUFLLE1BQU0sQ0FBQyxRQUFRLElBQUksSUFBSSxDQUFDLENBQUMsR0FBRztBQUVsRixVQUFNLE9BQU8sVUFBVSxTQUFTLE1BQU0sU0FBUyxPQUFPLE1BQU0sT0FBTyxJQUFJLElBQUk7QUFDM0UsUUFBSSxLQUFNLFVBQVMsTUFBTSxLQUFLLElBQUksSUFBSSxNQUFNLFNBQVMsU0FBUyxJQUFJO0FBQUEsRUFDcEU7QUFDQSxVQUFRLE1BQU0sRUFBRSxNQUFNLGNBQWMsTUFBTSxJQUFNLEdBQUcsS0FBSyxVQUFVLFFBQVEsQ0FBQztBQUMzRSxVQUFRLFNBQVM7QUFDakIsUUFBTTtBQUNOLFFBQU0sTUFBTSxJQUFJO0FBQ2hCLFNBQU87QUFDVDtBQUlBLGVBQXNCLGdCQUFnQixFQUFFLE1BQU0sR0FBMkQ7QUFDdkcsUUFBTSxVQUFVLE1BQU0sTUFBTSxLQUFLLEdBQUcsT0FBTyxDQUFDLEVBQUUsS0FBSyxNQUFNLFdBQVcsSUFBSSxDQUFDO0FBQ3pFLFNBQU8sT0FBTyxJQUFJLENBQUMsVUFBVSxFQUFFLEdBQUcsTUFBTSxNQUFNLE1BQU0sTUFBTSxLQUFLLEtBQUssSUFBSSxFQUFFLEVBQUU7QUFDOUU7QUFFQSxlQUFlLFVBQVUsRUFBRSxTQUFTLFVBQVUsR0FBMkM7QUFDdkYsUUFBTSxRQUFRLGNBQWMsT0FBTyxDQUFDLFNBQVMsU0FBUyxjQUFjLFFBQVEsRUFBRSxJQUFJLENBQUMsU0FBUyxLQUFLLFNBQVMsSUFBSSxDQUFDO0FBQy9HLFVBQVEsTUFBTSxRQUFRLElBQUksTUFBTSxJQUFJLFFBQVEsQ0FBQyxHQUMxQyxLQUFLLEVBQ0wsT0FBTyxDQUFDLFNBQVMsQ0FBQyxRQUFRLE1BQU0sU0FBUyxDQUFDLEVBQzFDLElBQUksQ0FBQyxVQUFVLEVBQUUsTUFBTSxNQUFNLFNBQVMsU0FBUyxJQUFJLEVBQUUsTUFBTSxHQUFHLEVBQUUsS0FBSyxHQUFHLEVBQUUsRUFBRTtBQUNqRjtBQUdBLGVBQWUsU0FBUyxNQUFpQztBQUN2RCxNQUFJO0FBQ0YsVUFBTSxVQUFVLE1BQU0sUUFBUSxNQUFNLEVBQUUsV0FBVyxNQUFNLGVBQWUsS0FBSyxDQUFDO0FBQzVFLFdBQU8sUUFBUSxPQUFPLENBQUMsVUFBVSxNQUFNLE9BQU8sQ0FBQyxFQUFFLElBQUksQ0FBQyxVQUFVLEtBQUssTUFBTSxZQUFZLE1BQU0sSUFBSSxDQUFDO0FBQUEsRUFDcEcsU0FBUyxPQUFPO0FBQ2QsVUFBTSxFQUFFLEtBQUssSUFBSTtBQUNqQixRQUFJLFNBQVMsVUFBVyxRQUFPLENBQUMsSUFBSTtBQUNwQyxRQUFJLFNBQVMsU0FBVSxRQUFPLENBQUM7QUFDL0IsVUFBTTtBQUFBLEVBQ1I7QUFDRjtBQUVBLFNBQVMsUUFBUSxNQUFjLFdBQTRCO0FBQ3pELFNBQU8sUUFBUSxJQUFJLEVBQUUsV0FBVyxRQUFRLFNBQVMsSUFBSSxHQUFHO0FBQzFEO0FBRUEsZUFBZSxNQUFNLE1BQTZCO0FBQ2hELFFBQU0sT0FBTyxNQUFNLEtBQUssTUFBTSxJQUFJO0FBQ2xDLE1BQUk7QUFDRixVQUFNLEtBQUssS0FBSztBQUFBLEVBQ2xCLFVBQUU7QUFDQSxVQUFNLEtBQUssTUFBTTtBQUFBLEVBQ25CO0FBQ0Y7QUFNQSxlQUFzQixZQUFZLFdBQW1CLFFBQXNCLE9BQXNDO0FBQy9HLFFBQU0sWUFBWSxNQUFNLFFBQVEsS0FBSyxXQUFXLFNBQVMsQ0FBQztBQUMxRCxRQUFNLEVBQUUsVUFBVSxTQUFTLFNBQVMsVUFBVSxHQUFHLFNBQVMsSUFBSTtBQUM5RCxNQUFJO0FBQ0YsVUFBTSxVQUFVLE1BQU0sWUFBWSxLQUFLLFdBQVcsT0FBTyxJQUFJLEdBQUcsV0FBVyxNQUFNO0FBQ2pGLFdBQU8sVUFBVSxFQUFFLEdBQUcsVUFBVSxRQUFRLElBQUksRUFBRSxHQUFHLFVBQVUsVUFBVSxJQUFJLEtBQUssS0FBSyxFQUFFLFlBQVksRUFBRTtBQUFBLEVBQ3JHLFVBQUU7QUFDQSxVQUFNLEdBQUcsV0FBVyxFQUFFLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQztBQUFBLEVBQ3REO0FBQ0Y7QUFFQSxlQUFlLFlBQVksTUFBYyxXQUFtQixRQUFtRDtBQUM3RyxNQUFJO0FBQ0YsUUFBSyxNQUFNLFNBQVMsSUFBSSxNQUFPLE9BQU8sT0FBUSxRQUFPO0FBQ3JELFVBQU0sV0FBVyxNQUFNLGNBQWMsTUFBTSxTQUFTO0FBQ3BELFVBQU0sT0FBTyxnQkFBZ0IsS0FBSyxXQUFXLFNBQVMsQ0FBQztBQUN2RCxXQUFPLEtBQUssVUFBVSxJQUFJLE1BQU0sS0FBSyxVQUFVLFNBQVMsSUFBSSxJQUFJLFNBQVk7QUFBQSxFQUM5RSxTQUFTLE9BQU87QUFDZCxXQUFRLE1BQWdCO0FBQUEsRUFDMUI7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//d8685f60934a5d3649256d49618e063e105afb22
