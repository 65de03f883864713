import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { inTransaction, readSetting, takeLock, writeSetting } from "../database/index.ts";
import { UnsupportedFileError } from "../http/errors.ts";
const key = "catalog";
const folder = "catalog/files";
async function hashPdf(path) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest("hex").slice(0, 16);
}
const headBytes = 1024;
async function requirePdf(path) {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    if (!buffer.subarray(0, bytesRead).includes("%PDF-")) throw new UnsupportedFileError("Please select a PDF file.");
  } finally {
    await file.close();
  }
}
async function readPdfs(db) {
  return (await readSetting(db, key)).value ?? {};
}
function findPdf(files, { version }) {
  return files.find(nameOf(version), () => true);
}
const nameOf = (version) => `${folder}/${version}.pdf`;
async function publishPdf(db, files, { path, version, nowMs }) {
  const live = { bytes: (await stat(path)).size, uploadedAt: new Date(nowMs).toISOString(), version };
  await change(db, async (setting, transaction) => {
    await files.keep(transaction, [{ name: nameOf(version), path }]);
    return { ...setting, live };
  });
}
const removePdf = (db) => change(db, async ({ live }) => live && { removed: live });
const restorePdf = (db) => change(db, async ({ removed }) => removed && { live: removed });
function sweepPdfs(db, files) {
  return files.sweep(folder, async () => {
    const { value = {}, isDamaged } = await readSetting(db, key);
    if (isDamaged) throw new Error("The setting that names the catalog cannot be read.");
    const needed = new Set([value.live, value.removed].flatMap((pdf) => pdf ? nameOf(pdf.version) : []));
    return (name) => needed.has(name);
  });
}
function change(db, work) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "catalog");
    const changed = await work(await readPdfs(transaction), transaction);
    if (changed) await writeSetting(transaction, key, changed);
    return changed !== void 0;
  });
}
export {
  findPdf,
  hashPdf,
  publishPdf,
  readPdfs,
  removePdf,
  requirePdf,
  restorePdf,
  sweepPdfs
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NhdGFsb2cvbGl2ZS1wZGYudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGtCQUFrQjtBQUMzQixTQUFTLHdCQUF3QjtBQUNqQyxTQUFTLE1BQU0sWUFBWTtBQUMzQixTQUFTLGdCQUFnQjtBQUV6QixTQUF3QixlQUFlLGFBQWEsVUFBVSxvQkFBb0I7QUFDbEYsU0FBUyw0QkFBNEI7QUFJckMsTUFBTSxNQUFNO0FBQ1osTUFBTSxTQUFTO0FBaUJmLGVBQXNCLFFBQVEsTUFBK0I7QUFDM0QsUUFBTSxPQUFPLFdBQVcsUUFBUTtBQUNoQyxRQUFNLFNBQVMsaUJBQWlCLE1BQU0sRUFBRSxlQUFlLE9BQU8sS0FBSyxDQUFDLEdBQUcsSUFBSTtBQUMzRSxTQUFPLEtBQUssT0FBTyxLQUFLLEVBQUUsTUFBTSxHQUFHLEVBQUU7QUFDdkM7QUFHQSxNQUFNLFlBQVk7QUFPbEIsZUFBc0IsV0FBVyxNQUE2QjtBQUM1RCxRQUFNLE9BQU8sTUFBTSxLQUFLLElBQUk7QUFDNUIsTUFBSTtBQUNGLFVBQU0sRUFBRSxRQUFRLFVBQVUsSUFBSSxNQUFNLEtBQUssS0FBSyxPQUFPLE1BQU0sU0FBUyxHQUFHLEdBQUcsV0FBVyxDQUFDO0FBQ3RGLFFBQUksQ0FBQyxPQUFPLFNBQVMsR0FBRyxTQUFTLEVBQUUsU0FBUyxPQUFPLEVBQUcsT0FBTSxJQUFJLHFCQUFxQiwyQkFBMkI7QUFBQSxFQUNsSCxVQUFFO0FBQ0EsVUFBTSxLQUFLLE1BQU07QUFBQSxFQUNuQjtBQUNGO0FBR0EsZUFBc0IsU0FBUyxJQUErQztBQUM1RSxVQUFRLE1BQU0sWUFBNEIsSUFBSSxHQUFHLEdBQUcsU0FBUyxDQUFDO0FBQ2hFO0FBR08sU0FBUyxRQUFRLE9BQWtCLEVBQUUsUUFBUSxHQUE0RDtBQUM5RyxTQUFPLE1BQU0sS0FBSyxPQUFPLE9BQU8sR0FBRyxNQUFNLElBQUk7QUFDL0M7QUFFQSxNQUFNLFNBQVMsQ0FBQyxZQUFvQixHQUFHLE1BQU0sSUFBSSxPQUFPO0FBT3hELGVBQXNCLFdBQ3BCLElBQ0EsT0FDQSxFQUFFLE1BQU0sU0FBUyxNQUFNLEdBQ1I7QUFDZixRQUFNLE9BQU8sRUFBRSxRQUFRLE1BQU0sS0FBSyxJQUFJLEdBQUcsTUFBTSxZQUFZLElBQUksS0FBSyxLQUFLLEVBQUUsWUFBWSxHQUFHLFFBQVE7QUFDbEcsUUFBTSxPQUFPLElBQUksT0FBTyxTQUFTLGdCQUFnQjtBQUMvQyxVQUFNLE1BQU0sS0FBSyxhQUFhLENBQUMsRUFBRSxNQUFNLE9BQU8sT0FBTyxHQUFHLEtBQUssQ0FBQyxDQUFDO0FBQy9ELFdBQU8sRUFBRSxHQUFHLFNBQVMsS0FBSztBQUFBLEVBQzVCLENBQUM7QUFDSDtBQUdPLE1BQU0sWUFBWSxDQUFDLE9BQ3hCLE9BQU8sSUFBSSxPQUFPLEVBQUUsS0FBSyxNQUFNLFFBQVEsRUFBRSxTQUFTLEtBQUssQ0FBQztBQUduRCxNQUFNLGFBQWEsQ0FBQyxPQUN6QixPQUFPLElBQUksT0FBTyxFQUFFLFFBQVEsTUFBTSxXQUFXLEVBQUUsTUFBTSxRQUFRLENBQUM7QUFHekQsU0FBUyxVQUFVLElBQXNCLE9BQWlDO0FBQy9FLFNBQU8sTUFBTSxNQUFNLFFBQVEsWUFBWTtBQUNyQyxVQUFNLEVBQUUsUUFBUSxDQUFDLEdBQUcsVUFBVSxJQUFJLE1BQU0sWUFBNEIsSUFBSSxHQUFHO0FBQzNFLFFBQUksVUFBVyxPQUFNLElBQUksTUFBTSxvREFBb0Q7QUFDbkYsVUFBTSxTQUFTLElBQUksSUFBSSxDQUFDLE1BQU0sTUFBTSxNQUFNLE9BQU8sRUFBRSxRQUFRLENBQUMsUUFBUyxNQUFNLE9BQU8sSUFBSSxPQUFPLElBQUksQ0FBQyxDQUFFLENBQUM7QUFDckcsV0FBTyxDQUFDLFNBQVMsT0FBTyxJQUFJLElBQUk7QUFBQSxFQUNsQyxDQUFDO0FBQ0g7QUFHQSxTQUFTLE9BQ1AsSUFDQSxNQUNrQjtBQUNsQixTQUFPLGNBQWMsSUFBSSxPQUFPLGdCQUFnQjtBQUM5QyxVQUFNLFNBQVMsYUFBYSxTQUFTO0FBQ3JDLFVBQU0sVUFBVSxNQUFNLEtBQUssTUFBTSxTQUFTLFdBQVcsR0FBRyxXQUFXO0FBQ25FLFFBQUksUUFBUyxPQUFNLGFBQWEsYUFBYSxLQUFLLE9BQU87QUFDekQsV0FBTyxZQUFZO0FBQUEsRUFDckIsQ0FBQztBQUNIOyIsCiAgIm5hbWVzIjogW10KfQo=

//1a6ec1cb913dffcab02e5f3d4117ace37cd40a1d
