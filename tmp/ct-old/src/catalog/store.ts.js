import { join } from "node:path";
import { inTransaction } from "../database/index.ts";
import { catalogPageFile, catalogPageSizes } from "../shared/catalog.ts";
import { readPdfs } from "./live-pdf.ts";
const versionsFolder = "catalog/versions";
const graceHours = 24;
const hourMs = 36e5;
const wordsLimit = 120;
function versionFile(version, file) {
  return `${versionsFolder}/${version}/${file}`;
}
function listMadePages(folder, version, pages) {
  return pages.flatMap(
    ({ page }) => catalogPageSizes.map((size) => {
      const file = catalogPageFile(page, size);
      return { name: versionFile(version, file), path: join(folder, file) };
    })
  );
}
async function readCatalog(db) {
  const { live } = await readPdfs(db);
  return live && { ...live, pages: await listPages(db, live.version) };
}
async function listPages(db, version) {
  const rows = await db.selectFrom("catalogPages").select(({ fn, val }) => ["page", "width", "height", fn("substr", ["text", val(1), val(400)]).as("text")]).where("version", "=", version).orderBy("page").execute();
  return rows.map(({ text, ...page }) => ({ ...page, words: firstWords(text) }));
}
function listTexts(db, version) {
  return db.selectFrom("catalogPages").select(["page", "text"]).where("version", "=", version).orderBy("page").execute();
}
async function hasVersion(db, version) {
  const row = await db.selectFrom("catalogVersions").select("version").where("version", "=", version).executeTakeFirst();
  return row !== void 0;
}
async function addVersion(db, version, pages, nowMs, keepFiles) {
  await inTransaction(db, async (transaction) => {
    await keepFiles(transaction);
    const row = { createdAt: new Date(nowMs).toISOString(), unusedSince: null };
    await transaction.insertInto("catalogVersions").values({ version, ...row }).onConflict((conflict) => conflict.column("version").doUpdateSet(row)).execute();
    await transaction.deleteFrom("catalogPages").where("version", "=", version).execute();
    for (const page of pages)
      await transaction.insertInto("catalogPages").values({ version, ...page }).execute();
  });
}
async function forgetUnusedVersions(db, live, nowMs) {
  const kept = ["", ...live];
  return inTransaction(db, async (transaction) => {
    const cited = transaction.selectFrom("submissions").select("catalogVersion").where("catalogVersion", "<>", "");
    await transaction.updateTable("catalogVersions").set({ unusedSince: null }).where(({ or, eb }) => or([eb("version", "in", kept), eb("version", "in", cited)])).execute();
    await transaction.updateTable("catalogVersions").set({ unusedSince: new Date(nowMs).toISOString() }).where("unusedSince", "is", null).where("version", "not in", kept).where("version", "not in", cited).execute();
    await transaction.deleteFrom("catalogVersions").where("unusedSince", "<", new Date(nowMs - graceHours * hourMs).toISOString()).execute();
    const rows = await transaction.selectFrom("catalogVersions").select("version").execute();
    return rows.map(({ version }) => version);
  });
}
function firstWords(text) {
  if (text.length <= wordsLimit) return text;
  const end = text.lastIndexOf(" ", wordsLimit);
  return `${text.slice(0, end > 0 ? end : wordsLimit).toWellFormed()}\u2026`;
}
export {
  addVersion,
  forgetUnusedVersions,
  hasVersion,
  listMadePages,
  listTexts,
  readCatalog,
  versionFile,
  versionsFolder
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NhdGFsb2cvc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFlBQVk7QUFFckIsU0FBNkMscUJBQXFCO0FBQ2xFLFNBQTJCLGlCQUFpQix3QkFBd0I7QUFHcEUsU0FBUyxnQkFBZ0I7QUFHbEIsTUFBTSxpQkFBaUI7QUFHOUIsTUFBTSxhQUFhO0FBQ25CLE1BQU0sU0FBUztBQUdmLE1BQU0sYUFBYTtBQUdaLFNBQVMsWUFBWSxTQUFpQixNQUFzQjtBQUNqRSxTQUFPLEdBQUcsY0FBYyxJQUFJLE9BQU8sSUFBSSxJQUFJO0FBQzdDO0FBR08sU0FBUyxjQUFjLFFBQWdCLFNBQWlCLE9BQWdEO0FBQzdHLFNBQU8sTUFBTTtBQUFBLElBQVEsQ0FBQyxFQUFFLEtBQUssTUFDM0IsaUJBQWlCLElBQUksQ0FBQyxTQUFTO0FBQzdCLFlBQU0sT0FBTyxnQkFBZ0IsTUFBTSxJQUFJO0FBQ3ZDLGFBQU8sRUFBRSxNQUFNLFlBQVksU0FBUyxJQUFJLEdBQUcsTUFBTSxLQUFLLFFBQVEsSUFBSSxFQUFFO0FBQUEsSUFDdEUsQ0FBQztBQUFBLEVBQ0g7QUFDRjtBQUdBLGVBQXNCLFlBQVksSUFBd0Q7QUFDeEYsUUFBTSxFQUFFLEtBQUssSUFBSSxNQUFNLFNBQVMsRUFBRTtBQUNsQyxTQUFPLFFBQVEsRUFBRSxHQUFHLE1BQU0sT0FBTyxNQUFNLFVBQVUsSUFBSSxLQUFLLE9BQU8sRUFBRTtBQUNyRTtBQUdBLGVBQWUsVUFBVSxJQUFzQixTQUF5QztBQUN0RixRQUFNLE9BQU8sTUFBTSxHQUNoQixXQUFXLGNBQWMsRUFFekIsT0FBTyxDQUFDLEVBQUUsSUFBSSxJQUFJLE1BQU0sQ0FBQyxRQUFRLFNBQVMsVUFBVSxHQUFXLFVBQVUsQ0FBQyxRQUFRLElBQUksQ0FBQyxHQUFHLElBQUksR0FBRyxDQUFDLENBQUMsRUFBRSxHQUFHLE1BQU0sQ0FBQyxDQUFDLEVBQ2hILE1BQU0sV0FBVyxLQUFLLE9BQU8sRUFDN0IsUUFBUSxNQUFNLEVBQ2QsUUFBUTtBQUNYLFNBQU8sS0FBSyxJQUFJLENBQUMsRUFBRSxNQUFNLEdBQUcsS0FBSyxPQUFPLEVBQUUsR0FBRyxNQUFNLE9BQU8sV0FBVyxJQUFJLEVBQUUsRUFBRTtBQUMvRTtBQUdPLFNBQVMsVUFBVSxJQUFzQixTQUFtRTtBQUNqSCxTQUFPLEdBQ0osV0FBVyxjQUFjLEVBQ3pCLE9BQU8sQ0FBQyxRQUFRLE1BQU0sQ0FBQyxFQUN2QixNQUFNLFdBQVcsS0FBSyxPQUFPLEVBQzdCLFFBQVEsTUFBTSxFQUNkLFFBQVE7QUFDYjtBQUdBLGVBQXNCLFdBQVcsSUFBc0IsU0FBbUM7QUFDeEYsUUFBTSxNQUFNLE1BQU0sR0FDZixXQUFXLGlCQUFpQixFQUM1QixPQUFPLFNBQVMsRUFDaEIsTUFBTSxXQUFXLEtBQUssT0FBTyxFQUM3QixpQkFBaUI7QUFDcEIsU0FBTyxRQUFRO0FBQ2pCO0FBTUEsZUFBc0IsV0FDcEIsSUFDQSxTQUNBLE9BQ0EsT0FDQSxXQUNlO0FBQ2YsUUFBTSxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDN0MsVUFBTSxVQUFVLFdBQVc7QUFDM0IsVUFBTSxNQUFNLEVBQUUsV0FBVyxJQUFJLEtBQUssS0FBSyxFQUFFLFlBQVksR0FBRyxhQUFhLEtBQUs7QUFDMUUsVUFBTSxZQUNILFdBQVcsaUJBQWlCLEVBQzVCLE9BQU8sRUFBRSxTQUFTLEdBQUcsSUFBSSxDQUFDLEVBQzFCLFdBQVcsQ0FBQyxhQUFhLFNBQVMsT0FBTyxTQUFTLEVBQUUsWUFBWSxHQUFHLENBQUMsRUFDcEUsUUFBUTtBQUNYLFVBQU0sWUFBWSxXQUFXLGNBQWMsRUFBRSxNQUFNLFdBQVcsS0FBSyxPQUFPLEVBQUUsUUFBUTtBQUNwRixlQUFXLFFBQVE7QUFDakIsWUFBTSxZQUNILFdBQVcsY0FBYyxFQUN6QixPQUFPLEVBQUUsU0FBUyxHQUFHLEtBQUssQ0FBQyxFQUMzQixRQUFRO0FBQUEsRUFDZixDQUFDO0FBQ0g7QUFPQSxlQUFzQixxQkFDcEIsSUFDQSxNQUNBLE9BQ21CO0FBRW5CLFFBQU0sT0FBTyxDQUFDLElBQUksR0FBRyxJQUFJO0FBQ3pCLFNBQU8sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzlDLFVBQU0sUUFBUSxZQUFZLFdBQVcsYUFBYSxFQUFFLE9BQU8sZ0JBQWdCLEVBQUUsTUFBTSxrQkFBa0IsTUFBTSxFQUFFO0FBQzdHLFVBQU0sWUFDSCxZQUFZLGlCQUFpQixFQUM3QixJQUFJLEVBQUUsYUFBYSxLQUFLLENBQUMsRUFDekIsTUFBTSxDQUFDLEVBQUUsSUFBSSxHQUFHLE1BQU0sR0FBRyxDQUFDLEdBQUcsV0FBVyxNQUFNLElBQUksR0FBRyxHQUFHLFdBQVcsTUFBTSxLQUFLLENBQUMsQ0FBQyxDQUFDLEVBQ2pGLFFBQVE7QUFDWCxVQUFNLFlBQ0gsWUFBWSxpQkFBaUIsRUFDN0IsSUFBSSxFQUFFLGFBQWEsSUFBSSxLQUFLLEtBQUssRUFBRSxZQUFZLEVBQUUsQ0FBQyxFQUNsRCxNQUFNLGVBQWUsTUFBTSxJQUFJLEVBQy9CLE1BQU0sV0FBVyxVQUFVLElBQUksRUFDL0IsTUFBTSxXQUFXLFVBQVUsS0FBSyxFQUNoQyxRQUFRO0FBQ1gsVUFBTSxZQUNILFdBQVcsaUJBQWlCLEVBQzVCLE1BQU0sZUFBZSxLQUFLLElBQUksS0FBSyxRQUFRLGFBQWEsTUFBTSxFQUFFLFlBQVksQ0FBQyxFQUM3RSxRQUFRO0FBQ1gsVUFBTSxPQUFPLE1BQU0sWUFBWSxXQUFXLGlCQUFpQixFQUFFLE9BQU8sU0FBUyxFQUFFLFFBQVE7QUFDdkYsV0FBTyxLQUFLLElBQUksQ0FBQyxFQUFFLFFBQVEsTUFBTSxPQUFPO0FBQUEsRUFDMUMsQ0FBQztBQUNIO0FBRUEsU0FBUyxXQUFXLE1BQXNCO0FBQ3hDLE1BQUksS0FBSyxVQUFVLFdBQVksUUFBTztBQUN0QyxRQUFNLE1BQU0sS0FBSyxZQUFZLEtBQUssVUFBVTtBQUM1QyxTQUFPLEdBQUcsS0FBSyxNQUFNLEdBQUcsTUFBTSxJQUFJLE1BQU0sVUFBVSxFQUFFLGFBQWEsQ0FBQztBQUNwRTsiLAogICJuYW1lcyI6IFtdCn0K

//4092ea1c858d49f4d1a8f3abf13186611e5bc890
