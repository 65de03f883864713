const authors = {
  admin: { name: "The owner", role: "owner" },
  staff: { name: "The crew", role: "crew" }
};
async function recordChange(db, by, at, change) {
  const { action, subject, detail = "" } = change;
  await db.insertInto("changes").values({ at, by: by.name, role: by.role, action, subject, detail }).execute();
}
const pageLength = 50;
function listChanges(db, { before, subject, by }) {
  let query = db.selectFrom("changes").selectAll().orderBy("id", "desc").limit(pageLength);
  if (before !== void 0) query = query.where("id", "<", before);
  if (subject === "redirects") query = query.where("subject", "like", "/%");
  else if (subject !== void 0) query = query.where("subject", "=", subject);
  if (by !== void 0) query = query.where("by", "=", by);
  return query.execute();
}
async function listSubjects(db) {
  const rows = await db.selectFrom("changes").select("subject").distinct().execute();
  return [...new Set(rows.map(({ subject }) => subject.startsWith("/") ? "redirects" : subject))];
}
const keptMs = 400 * 24 * 36e5;
async function purgeChanges(db, nowMs) {
  await db.deleteFrom("changes").where("at", "<", new Date(nowMs - keptMs).toISOString()).execute();
}
export {
  authors,
  listChanges,
  listSubjects,
  purgeChanges,
  recordChange
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL2NoYW5nZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFZTyxNQUFNLFVBQWdDO0FBQUEsRUFDM0MsT0FBTyxFQUFFLE1BQU0sYUFBYSxNQUFNLFFBQVE7QUFBQSxFQUMxQyxPQUFPLEVBQUUsTUFBTSxZQUFZLE1BQU0sT0FBTztBQUMxQztBQVlBLGVBQXNCLGFBQWEsSUFBc0IsSUFBWSxJQUFZLFFBQStCO0FBQzlHLFFBQU0sRUFBRSxRQUFRLFNBQVMsU0FBUyxHQUFHLElBQUk7QUFDekMsUUFBTSxHQUFHLFdBQVcsU0FBUyxFQUFFLE9BQU8sRUFBRSxJQUFJLElBQUksR0FBRyxNQUFNLE1BQU0sR0FBRyxNQUFNLFFBQVEsU0FBUyxPQUFPLENBQUMsRUFBRSxRQUFRO0FBQzdHO0FBUUEsTUFBTSxhQUFhO0FBR1osU0FBUyxZQUFZLElBQXNCLEVBQUUsUUFBUSxTQUFTLEdBQUcsR0FBdUM7QUFDN0csTUFBSSxRQUFRLEdBQUcsV0FBVyxTQUFTLEVBQUUsVUFBVSxFQUFFLFFBQVEsTUFBTSxNQUFNLEVBQUUsTUFBTSxVQUFVO0FBQ3ZGLE1BQUksV0FBVyxPQUFXLFNBQVEsTUFBTSxNQUFNLE1BQU0sS0FBSyxNQUFNO0FBQy9ELE1BQUksWUFBWSxZQUFhLFNBQVEsTUFBTSxNQUFNLFdBQVcsUUFBUSxJQUFJO0FBQUEsV0FDL0QsWUFBWSxPQUFXLFNBQVEsTUFBTSxNQUFNLFdBQVcsS0FBSyxPQUFPO0FBQzNFLE1BQUksT0FBTyxPQUFXLFNBQVEsTUFBTSxNQUFNLE1BQU0sS0FBSyxFQUFFO0FBQ3ZELFNBQU8sTUFBTSxRQUFRO0FBQ3ZCO0FBR0EsZUFBc0IsYUFBYSxJQUF5QztBQUMxRSxRQUFNLE9BQU8sTUFBTSxHQUFHLFdBQVcsU0FBUyxFQUFFLE9BQU8sU0FBUyxFQUFFLFNBQVMsRUFBRSxRQUFRO0FBQ2pGLFNBQU8sQ0FBQyxHQUFHLElBQUksSUFBSSxLQUFLLElBQUksQ0FBQyxFQUFFLFFBQVEsTUFBTyxRQUFRLFdBQVcsR0FBRyxJQUFJLGNBQWMsT0FBUSxDQUFDLENBQUM7QUFDbEc7QUFHQSxNQUFNLFNBQVMsTUFBTSxLQUFLO0FBRzFCLGVBQXNCLGFBQWEsSUFBc0IsT0FBOEI7QUFDckYsUUFBTSxHQUNILFdBQVcsU0FBUyxFQUNwQixNQUFNLE1BQU0sS0FBSyxJQUFJLEtBQUssUUFBUSxNQUFNLEVBQUUsWUFBWSxDQUFDLEVBQ3ZELFFBQVE7QUFDYjsiLAogICJuYW1lcyI6IFtdCn0K

//56f7cc53c5c53263ec7a13bd64b0be9e423ac687
