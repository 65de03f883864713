function findRow(db, id) {
  return db.selectFrom("contentDocuments").selectAll().where("id", "=", id).executeTakeFirst();
}
function listRows(db) {
  return db.selectFrom("contentDocuments").selectAll().execute();
}
const isSavedAtOnce = (id) => id === "profile";
async function writeDraft(db, edit) {
  const { id, kind, version, draft, by, at } = edit;
  const change = { draft, draftAt: draft && at, draftBy: draft && by, draftVersion: version + 1 };
  if (version > 0) {
    const { numUpdatedRows } = await db.updateTable("contentDocuments").set(change).where("id", "=", id).where("draftVersion", "=", version).executeTakeFirst();
    return numUpdatedRows ? version + 1 : void 0;
  }
  const added = await db.insertInto("contentDocuments").values({ id, kind, ...change }).onConflict((clash) => clash.column("id").doUpdateSet(change).where("contentDocuments.draftVersion", "=", 0)).returning("id").executeTakeFirst();
  return added && 1;
}
async function writeLive(db, { id, kind, draftVersion, published, scheduled, to }) {
  await db.insertInto("contentDocuments").values({ id, kind }).onConflict((clash) => clash.column("id").doNothing()).execute();
  const pending = (await findRow(db, id))?.scheduledVersion;
  const noDraft = { draft: null, draftAt: null, draftBy: null, draftBase: null };
  let update = db.updateTable("contentDocuments").set({ publishedVersion: to, scheduledVersion: null, scheduledAtMs: null }).where("id", "=", id);
  if (draftVersion !== void 0)
    update = update.set({ ...noDraft, draftVersion: draftVersion + 1 }).where("draftVersion", "=", draftVersion);
  else if (isSavedAtOnce(id)) update = update.set(({ eb }) => ({ draftVersion: eb("draftVersion", "+", 1) }));
  if (published !== void 0) update = update.where("publishedVersion", "is not distinct from", published);
  if (scheduled !== void 0) update = update.where("scheduledVersion", "=", scheduled);
  const isLive = (await update.executeTakeFirst()).numUpdatedRows > 0n;
  if (isLive && pending && pending !== to) await forgetVersion(db, pending);
  return isLive;
}
async function forgetVersion(db, id) {
  await db.deleteFrom("contentVersions").where("id", "=", id).where("origin", "=", "schedule").execute();
}
async function addVersion(db, { words, batch, ...version }) {
  const { id } = await db.insertInto("contentVersions").values({ ...version, body: JSON.stringify(words), batch: batch ?? null }).returning("id").executeTakeFirstOrThrow();
  return id;
}
const keptVersions = 200;
async function forgetOldVersions(db, documentId) {
  const oldest = await db.selectFrom("contentVersions").select("id").where("documentId", "=", documentId).orderBy("id", "desc").offset(keptVersions).limit(1).executeTakeFirst();
  const row = oldest && await findRow(db, documentId);
  if (!row) return;
  const used = [row.publishedVersion, row.scheduledVersion, row.draftBase].filter((id) => id !== null);
  await db.deleteFrom("contentVersions").where("documentId", "=", documentId).where("id", "<=", oldest.id).where("id", "not in", [0, ...used]).execute();
}
function findVersion(db, documentId, id) {
  return db.selectFrom("contentVersions").selectAll().where("documentId", "=", documentId).where("id", "=", id).executeTakeFirst();
}
function listVersions(db, documentId, before, limit = 50) {
  let query = db.selectFrom("contentVersions").selectAll().where("documentId", "=", documentId).orderBy("id", "desc").limit(limit);
  if (before !== void 0) query = query.where("id", "<", before);
  return query.execute();
}
function listBatch(db, batch) {
  return db.selectFrom("contentVersions").selectAll().where("batch", "=", batch).execute();
}
export {
  addVersion,
  findRow,
  findVersion,
  forgetOldVersions,
  forgetVersion,
  isSavedAtOnce,
  listBatch,
  listRows,
  listVersions,
  writeDraft,
  writeLive
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFLTyxTQUFTLFFBQVEsSUFBc0IsSUFBcUQ7QUFDakcsU0FBTyxHQUFHLFdBQVcsa0JBQWtCLEVBQUUsVUFBVSxFQUFFLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFBRSxpQkFBaUI7QUFDN0Y7QUFHTyxTQUFTLFNBQVMsSUFBcUQ7QUFDNUUsU0FBTyxHQUFHLFdBQVcsa0JBQWtCLEVBQUUsVUFBVSxFQUFFLFFBQVE7QUFDL0Q7QUFHTyxNQUFNLGdCQUFnQixDQUFDLE9BQWUsT0FBTztBQWtCcEQsZUFBc0IsV0FBVyxJQUFzQixNQUE4QztBQUNuRyxRQUFNLEVBQUUsSUFBSSxNQUFNLFNBQVMsT0FBTyxJQUFJLEdBQUcsSUFBSTtBQUM3QyxRQUFNLFNBQVMsRUFBRSxPQUFPLFNBQVMsU0FBUyxJQUFJLFNBQVMsU0FBUyxJQUFJLGNBQWMsVUFBVSxFQUFFO0FBQzlGLE1BQUksVUFBVSxHQUFHO0FBQ2YsVUFBTSxFQUFFLGVBQWUsSUFBSSxNQUFNLEdBQzlCLFlBQVksa0JBQWtCLEVBQzlCLElBQUksTUFBTSxFQUNWLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFDbkIsTUFBTSxnQkFBZ0IsS0FBSyxPQUFPLEVBQ2xDLGlCQUFpQjtBQUNwQixXQUFPLGlCQUFpQixVQUFVLElBQUk7QUFBQSxFQUN4QztBQUNBLFFBQU0sUUFBUSxNQUFNLEdBQ2pCLFdBQVcsa0JBQWtCLEVBQzdCLE9BQU8sRUFBRSxJQUFJLE1BQU0sR0FBRyxPQUFPLENBQUMsRUFDOUIsV0FBVyxDQUFDLFVBQVUsTUFBTSxPQUFPLElBQUksRUFBRSxZQUFZLE1BQU0sRUFBRSxNQUFNLGlDQUFpQyxLQUFLLENBQUMsQ0FBQyxFQUMzRyxVQUFVLElBQUksRUFDZCxpQkFBaUI7QUFDcEIsU0FBTyxTQUFTO0FBQ2xCO0FBbUJBLGVBQXNCLFVBQ3BCLElBQ0EsRUFBRSxJQUFJLE1BQU0sY0FBYyxXQUFXLFdBQVcsR0FBRyxHQUNqQztBQUNsQixRQUFNLEdBQ0gsV0FBVyxrQkFBa0IsRUFDN0IsT0FBTyxFQUFFLElBQUksS0FBSyxDQUFDLEVBQ25CLFdBQVcsQ0FBQyxVQUFVLE1BQU0sT0FBTyxJQUFJLEVBQUUsVUFBVSxDQUFDLEVBQ3BELFFBQVE7QUFDWCxRQUFNLFdBQVcsTUFBTSxRQUFRLElBQUksRUFBRSxJQUFJO0FBQ3pDLFFBQU0sVUFBVSxFQUFFLE9BQU8sTUFBTSxTQUFTLE1BQU0sU0FBUyxNQUFNLFdBQVcsS0FBSztBQUM3RSxNQUFJLFNBQVMsR0FDVixZQUFZLGtCQUFrQixFQUM5QixJQUFJLEVBQUUsa0JBQWtCLElBQUksa0JBQWtCLE1BQU0sZUFBZSxLQUFLLENBQUMsRUFDekUsTUFBTSxNQUFNLEtBQUssRUFBRTtBQUN0QixNQUFJLGlCQUFpQjtBQUNuQixhQUFTLE9BQU8sSUFBSSxFQUFFLEdBQUcsU0FBUyxjQUFjLGVBQWUsRUFBRSxDQUFDLEVBQUUsTUFBTSxnQkFBZ0IsS0FBSyxZQUFZO0FBQUEsV0FFcEcsY0FBYyxFQUFFLEVBQUcsVUFBUyxPQUFPLElBQUksQ0FBQyxFQUFFLEdBQUcsT0FBTyxFQUFFLGNBQWMsR0FBRyxnQkFBZ0IsS0FBSyxDQUFDLEVBQUUsRUFBRTtBQUMxRyxNQUFJLGNBQWMsT0FBVyxVQUFTLE9BQU8sTUFBTSxvQkFBb0Isd0JBQXdCLFNBQVM7QUFDeEcsTUFBSSxjQUFjLE9BQVcsVUFBUyxPQUFPLE1BQU0sb0JBQW9CLEtBQUssU0FBUztBQUNyRixRQUFNLFVBQVUsTUFBTSxPQUFPLGlCQUFpQixHQUFHLGlCQUFpQjtBQUNsRSxNQUFJLFVBQVUsV0FBVyxZQUFZLEdBQUksT0FBTSxjQUFjLElBQUksT0FBTztBQUN4RSxTQUFPO0FBQ1Q7QUFHQSxlQUFzQixjQUFjLElBQXNCLElBQTJCO0FBQ25GLFFBQU0sR0FBRyxXQUFXLGlCQUFpQixFQUFFLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFBRSxNQUFNLFVBQVUsS0FBSyxVQUFVLEVBQUUsUUFBUTtBQUN2RztBQWNBLGVBQXNCLFdBQVcsSUFBc0IsRUFBRSxPQUFPLE9BQU8sR0FBRyxRQUFRLEdBQWdDO0FBQ2hILFFBQU0sRUFBRSxHQUFHLElBQUksTUFBTSxHQUNsQixXQUFXLGlCQUFpQixFQUM1QixPQUFPLEVBQUUsR0FBRyxTQUFTLE1BQU0sS0FBSyxVQUFVLEtBQUssR0FBRyxPQUFPLFNBQVMsS0FBSyxDQUFDLEVBQ3hFLFVBQVUsSUFBSSxFQUNkLHdCQUF3QjtBQUMzQixTQUFPO0FBQ1Q7QUFHQSxNQUFNLGVBQWU7QUFHckIsZUFBc0Isa0JBQWtCLElBQXNCLFlBQW1DO0FBQy9GLFFBQU0sU0FBUyxNQUFNLEdBQ2xCLFdBQVcsaUJBQWlCLEVBQzVCLE9BQU8sSUFBSSxFQUNYLE1BQU0sY0FBYyxLQUFLLFVBQVUsRUFDbkMsUUFBUSxNQUFNLE1BQU0sRUFDcEIsT0FBTyxZQUFZLEVBQ25CLE1BQU0sQ0FBQyxFQUNQLGlCQUFpQjtBQUNwQixRQUFNLE1BQU0sVUFBVyxNQUFNLFFBQVEsSUFBSSxVQUFVO0FBQ25ELE1BQUksQ0FBQyxJQUFLO0FBQ1YsUUFBTSxPQUFPLENBQUMsSUFBSSxrQkFBa0IsSUFBSSxrQkFBa0IsSUFBSSxTQUFTLEVBQUUsT0FBTyxDQUFDLE9BQU8sT0FBTyxJQUFJO0FBQ25HLFFBQU0sR0FDSCxXQUFXLGlCQUFpQixFQUM1QixNQUFNLGNBQWMsS0FBSyxVQUFVLEVBQ25DLE1BQU0sTUFBTSxNQUFNLE9BQU8sRUFBRSxFQUMzQixNQUFNLE1BQU0sVUFBVSxDQUFDLEdBQUcsR0FBRyxJQUFJLENBQUMsRUFDbEMsUUFBUTtBQUNiO0FBR08sU0FBUyxZQUNkLElBQ0EsWUFDQSxJQUN3QztBQUN4QyxTQUFPLEdBQ0osV0FBVyxpQkFBaUIsRUFDNUIsVUFBVSxFQUNWLE1BQU0sY0FBYyxLQUFLLFVBQVUsRUFDbkMsTUFBTSxNQUFNLEtBQUssRUFBRSxFQUNuQixpQkFBaUI7QUFDdEI7QUFHTyxTQUFTLGFBQWEsSUFBc0IsWUFBb0IsUUFBaUIsUUFBUSxJQUFJO0FBQ2xHLE1BQUksUUFBUSxHQUNULFdBQVcsaUJBQWlCLEVBQzVCLFVBQVUsRUFDVixNQUFNLGNBQWMsS0FBSyxVQUFVLEVBQ25DLFFBQVEsTUFBTSxNQUFNLEVBQ3BCLE1BQU0sS0FBSztBQUNkLE1BQUksV0FBVyxPQUFXLFNBQVEsTUFBTSxNQUFNLE1BQU0sS0FBSyxNQUFNO0FBQy9ELFNBQU8sTUFBTSxRQUFRO0FBQ3ZCO0FBR08sU0FBUyxVQUFVLElBQXNCLE9BQTZDO0FBQzNGLFNBQU8sR0FBRyxXQUFXLGlCQUFpQixFQUFFLFVBQVUsRUFBRSxNQUFNLFNBQVMsS0FBSyxLQUFLLEVBQUUsUUFBUTtBQUN6RjsiLAogICJuYW1lcyI6IFtdCn0K

//e313b858f2bfc86dcc31152181f10bc6b543214d
