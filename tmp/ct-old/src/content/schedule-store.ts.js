async function writeSchedule(db, { id, draftVersion, version, atMs }) {
  const { numUpdatedRows } = await db.updateTable("contentDocuments").set({ scheduledVersion: version, scheduledAtMs: atMs, draftVersion: draftVersion + 1 }).where("id", "=", id).where("draftVersion", "=", draftVersion).executeTakeFirst();
  return numUpdatedRows > 0n;
}
async function removeSchedule(db, id, version, draft) {
  const { numUpdatedRows } = await db.updateTable("contentDocuments").set({ ...draft, scheduledVersion: null, scheduledAtMs: null }).where("id", "=", id).where("scheduledVersion", "=", version).executeTakeFirst();
  return numUpdatedRows > 0n;
}
async function missMoment(db, id, version) {
  const { numUpdatedRows } = await db.updateTable("contentDocuments").set({ scheduledAtMs: null }).where("id", "=", id).where("scheduledVersion", "=", version).where("scheduledAtMs", "is not", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}
async function forgetDraft(db, id, draft) {
  await db.updateTable("contentDocuments").set({ draft: null, draftAt: null, draftBy: null, draftBase: null }).where("id", "=", id).where("draft", "=", draft).execute();
}
async function listDue(db, nowMs) {
  const rows = await db.selectFrom("contentDocuments").select("id").where("scheduledAtMs", "<=", nowMs).where("deletedAt", "is", null).orderBy("scheduledAtMs").orderBy("id").execute();
  return rows.map(({ id }) => id);
}
async function findNextMoment(db) {
  const { next } = await db.selectFrom("contentDocuments").select(({ fn }) => fn.min("scheduledAtMs").as("next")).where("deletedAt", "is", null).executeTakeFirstOrThrow();
  return next === null ? Number.POSITIVE_INFINITY : Number(next);
}
function listMissedRows(db) {
  return db.selectFrom("contentDocuments").selectAll().where("scheduledVersion", "is not", null).where("scheduledAtMs", "is", null).where("deletedAt", "is", null).execute();
}
export {
  findNextMoment,
  forgetDraft,
  listDue,
  listMissedRows,
  missMoment,
  removeSchedule,
  writeSchedule
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvc2NoZWR1bGUtc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFnQkEsZUFBc0IsY0FDcEIsSUFDQSxFQUFFLElBQUksY0FBYyxTQUFTLEtBQUssR0FDaEI7QUFDbEIsUUFBTSxFQUFFLGVBQWUsSUFBSSxNQUFNLEdBQzlCLFlBQVksa0JBQWtCLEVBQzlCLElBQUksRUFBRSxrQkFBa0IsU0FBUyxlQUFlLE1BQU0sY0FBYyxlQUFlLEVBQUUsQ0FBQyxFQUN0RixNQUFNLE1BQU0sS0FBSyxFQUFFLEVBQ25CLE1BQU0sZ0JBQWdCLEtBQUssWUFBWSxFQUN2QyxpQkFBaUI7QUFDcEIsU0FBTyxpQkFBaUI7QUFDMUI7QUFHQSxlQUFzQixlQUNwQixJQUNBLElBQ0EsU0FDQSxPQUNrQjtBQUNsQixRQUFNLEVBQUUsZUFBZSxJQUFJLE1BQU0sR0FDOUIsWUFBWSxrQkFBa0IsRUFDOUIsSUFBSSxFQUFFLEdBQUcsT0FBTyxrQkFBa0IsTUFBTSxlQUFlLEtBQUssQ0FBQyxFQUM3RCxNQUFNLE1BQU0sS0FBSyxFQUFFLEVBQ25CLE1BQU0sb0JBQW9CLEtBQUssT0FBTyxFQUN0QyxpQkFBaUI7QUFDcEIsU0FBTyxpQkFBaUI7QUFDMUI7QUFHQSxlQUFzQixXQUFXLElBQXNCLElBQVksU0FBbUM7QUFDcEcsUUFBTSxFQUFFLGVBQWUsSUFBSSxNQUFNLEdBQzlCLFlBQVksa0JBQWtCLEVBQzlCLElBQUksRUFBRSxlQUFlLEtBQUssQ0FBQyxFQUMzQixNQUFNLE1BQU0sS0FBSyxFQUFFLEVBQ25CLE1BQU0sb0JBQW9CLEtBQUssT0FBTyxFQUN0QyxNQUFNLGlCQUFpQixVQUFVLElBQUksRUFDckMsaUJBQWlCO0FBQ3BCLFNBQU8saUJBQWlCO0FBQzFCO0FBR0EsZUFBc0IsWUFBWSxJQUFzQixJQUFZLE9BQThCO0FBQ2hHLFFBQU0sR0FDSCxZQUFZLGtCQUFrQixFQUM5QixJQUFJLEVBQUUsT0FBTyxNQUFNLFNBQVMsTUFBTSxTQUFTLE1BQU0sV0FBVyxLQUFLLENBQUMsRUFDbEUsTUFBTSxNQUFNLEtBQUssRUFBRSxFQUNuQixNQUFNLFNBQVMsS0FBSyxLQUFLLEVBQ3pCLFFBQVE7QUFDYjtBQUdBLGVBQXNCLFFBQVEsSUFBc0IsT0FBa0M7QUFDcEYsUUFBTSxPQUFPLE1BQU0sR0FDaEIsV0FBVyxrQkFBa0IsRUFDN0IsT0FBTyxJQUFJLEVBQ1gsTUFBTSxpQkFBaUIsTUFBTSxLQUFLLEVBQ2xDLE1BQU0sYUFBYSxNQUFNLElBQUksRUFDN0IsUUFBUSxlQUFlLEVBQ3ZCLFFBQVEsSUFBSSxFQUNaLFFBQVE7QUFDWCxTQUFPLEtBQUssSUFBSSxDQUFDLEVBQUUsR0FBRyxNQUFNLEVBQUU7QUFDaEM7QUFHQSxlQUFzQixlQUFlLElBQXVDO0FBQzFFLFFBQU0sRUFBRSxLQUFLLElBQUksTUFBTSxHQUNwQixXQUFXLGtCQUFrQixFQUM3QixPQUFPLENBQUMsRUFBRSxHQUFHLE1BQU0sR0FBRyxJQUFJLGVBQWUsRUFBRSxHQUFHLE1BQU0sQ0FBQyxFQUNyRCxNQUFNLGFBQWEsTUFBTSxJQUFJLEVBQzdCLHdCQUF3QjtBQUMzQixTQUFPLFNBQVMsT0FBTyxPQUFPLG9CQUFvQixPQUFPLElBQUk7QUFDL0Q7QUFHTyxTQUFTLGVBQWUsSUFBcUQ7QUFDbEYsU0FBTyxHQUNKLFdBQVcsa0JBQWtCLEVBQzdCLFVBQVUsRUFDVixNQUFNLG9CQUFvQixVQUFVLElBQUksRUFDeEMsTUFBTSxpQkFBaUIsTUFBTSxJQUFJLEVBQ2pDLE1BQU0sYUFBYSxNQUFNLElBQUksRUFDN0IsUUFBUTtBQUNiOyIsCiAgIm5hbWVzIjogW10KfQo=

//9a83c6bb7bc28a723f61431f32545550be689024
