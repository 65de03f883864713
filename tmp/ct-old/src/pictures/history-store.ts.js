import { inTransaction, takeLock } from "../database/index.ts";
import { addPicture, findPicture, findPictureByName, toColumns } from "./store.ts";
async function replacePicture(db, id, made, keepFiles, nowMs = Date.now()) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    const current = await findPicture(transaction, id);
    if (!current) return void 0;
    await keepFiles?.(transaction);
    return replaceRow(transaction, current, made, nowMs);
  });
}
async function fillSlot(db, made, keepFiles, nowMs = Date.now()) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    await keepFiles?.(transaction);
    const current = await findPictureByName(transaction, made.picture.name);
    return current ? (await replaceRow(transaction, current, made, nowMs)).image : addPicture(transaction, made, nowMs);
  });
}
async function deletePicture(db, id, nowMs = Date.now()) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    return deleteRow(transaction, id, nowMs);
  });
}
async function deleteRow(transaction, id, nowMs) {
  const { numUpdatedRows } = await transaction.updateTable("images").set({ deletedAt: new Date(nowMs).toISOString() }).where("id", "=", id).where("deletedAt", "is", null).executeTakeFirst();
  return numUpdatedRows > 0n;
}
async function restorePicture(db, id, nowMs = Date.now()) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    return restoreRow(transaction, id, nowMs);
  });
}
async function restoreRow(transaction, id, nowMs) {
  const row = await transaction.selectFrom("images").selectAll().where("id", "=", id).where("deletedAt", "is not", null).executeTakeFirst();
  if (!row) return void 0;
  const rival = await findPictureByName(transaction, row.name);
  if (!rival) return updatePicture(transaction, id, { deletedAt: null });
  await updatePicture(transaction, id, { ...contentOf(rival), deletedAt: new Date(nowMs).toISOString() });
  return updatePicture(transaction, rival.id, contentOf(row));
}
async function forgetDeletedPictures(db, before) {
  await db.deleteFrom("images").where("deletedAt", "<", before).execute();
}
async function forgetPictures(db, ids) {
  if (ids.length === 0) return;
  const names = db.selectFrom("images").select("name").where("id", "in", ids).where("kind", "=", "gallery");
  await db.deleteFrom("images").where("kind", "=", "gallery").where("name", "in", names).execute();
}
function listAllPictures(db) {
  return db.selectFrom("images").selectAll().execute();
}
async function replaceRow(db, current, made, nowMs) {
  const { id, ...before } = current;
  const kept = await db.insertInto("images").values({ ...before, deletedAt: new Date(nowMs).toISOString() }).returning("id").executeTakeFirstOrThrow();
  return { image: await updatePicture(db, id, toColumns(made)), undoId: kept.id };
}
function updatePicture(db, id, change) {
  return db.updateTable("images").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}
function contentOf({ id: _id, deletedAt: _deletedAt, ...content }) {
  return content;
}
export {
  deletePicture,
  deleteRow,
  fillSlot,
  forgetDeletedPictures,
  forgetPictures,
  listAllPictures,
  replacePicture,
  replaceRow,
  restorePicture,
  restoreRow
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL2hpc3Rvcnktc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUF3QixlQUFnQyxnQkFBZ0I7QUFDeEUsU0FBUyxZQUFZLGFBQWEsbUJBQXVDLGlCQUFpQjtBQVMxRixlQUFzQixlQUNwQixJQUNBLElBQ0EsTUFDQSxXQUNBLFFBQVEsS0FBSyxJQUFJLEdBQzJDO0FBQzVELFNBQU8sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzlDLFVBQU0sU0FBUyxhQUFhLFVBQVU7QUFDdEMsVUFBTSxVQUFVLE1BQU0sWUFBWSxhQUFhLEVBQUU7QUFDakQsUUFBSSxDQUFDLFFBQVMsUUFBTztBQUNyQixVQUFNLFlBQVksV0FBVztBQUM3QixXQUFPLFdBQVcsYUFBYSxTQUFTLE1BQU0sS0FBSztBQUFBLEVBQ3JELENBQUM7QUFDSDtBQUdBLGVBQXNCLFNBQ3BCLElBQ0EsTUFDQSxXQUNBLFFBQVEsS0FBSyxJQUFJLEdBQ0k7QUFDckIsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxTQUFTLGFBQWEsVUFBVTtBQUN0QyxVQUFNLFlBQVksV0FBVztBQUM3QixVQUFNLFVBQVUsTUFBTSxrQkFBa0IsYUFBYSxLQUFLLFFBQVEsSUFBSTtBQUN0RSxXQUFPLFdBQVcsTUFBTSxXQUFXLGFBQWEsU0FBUyxNQUFNLEtBQUssR0FBRyxRQUFRLFdBQVcsYUFBYSxNQUFNLEtBQUs7QUFBQSxFQUNwSCxDQUFDO0FBQ0g7QUFNQSxlQUFzQixjQUFjLElBQXNCLElBQVksUUFBUSxLQUFLLElBQUksR0FBcUI7QUFDMUcsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxTQUFTLGFBQWEsVUFBVTtBQUN0QyxXQUFPLFVBQVUsYUFBYSxJQUFJLEtBQUs7QUFBQSxFQUN6QyxDQUFDO0FBQ0g7QUFHQSxlQUFzQixVQUFVLGFBQStCLElBQVksT0FBaUM7QUFDMUcsUUFBTSxFQUFFLGVBQWUsSUFBSSxNQUFNLFlBQzlCLFlBQVksUUFBUSxFQUNwQixJQUFJLEVBQUUsV0FBVyxJQUFJLEtBQUssS0FBSyxFQUFFLFlBQVksRUFBRSxDQUFDLEVBQ2hELE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFDbkIsTUFBTSxhQUFhLE1BQU0sSUFBSSxFQUM3QixpQkFBaUI7QUFDcEIsU0FBTyxpQkFBaUI7QUFDMUI7QUFPQSxlQUFzQixlQUNwQixJQUNBLElBQ0EsUUFBUSxLQUFLLElBQUksR0FDZ0I7QUFDakMsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxTQUFTLGFBQWEsVUFBVTtBQUN0QyxXQUFPLFdBQVcsYUFBYSxJQUFJLEtBQUs7QUFBQSxFQUMxQyxDQUFDO0FBQ0g7QUFHQSxlQUFzQixXQUNwQixhQUNBLElBQ0EsT0FDaUM7QUFDakMsUUFBTSxNQUFNLE1BQU0sWUFDZixXQUFXLFFBQVEsRUFDbkIsVUFBVSxFQUNWLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFDbkIsTUFBTSxhQUFhLFVBQVUsSUFBSSxFQUNqQyxpQkFBaUI7QUFDcEIsTUFBSSxDQUFDLElBQUssUUFBTztBQUNqQixRQUFNLFFBQVEsTUFBTSxrQkFBa0IsYUFBYSxJQUFJLElBQUk7QUFDM0QsTUFBSSxDQUFDLE1BQU8sUUFBTyxjQUFjLGFBQWEsSUFBSSxFQUFFLFdBQVcsS0FBSyxDQUFDO0FBQ3JFLFFBQU0sY0FBYyxhQUFhLElBQUksRUFBRSxHQUFHLFVBQVUsS0FBSyxHQUFHLFdBQVcsSUFBSSxLQUFLLEtBQUssRUFBRSxZQUFZLEVBQUUsQ0FBQztBQUN0RyxTQUFPLGNBQWMsYUFBYSxNQUFNLElBQUksVUFBVSxHQUFHLENBQUM7QUFDNUQ7QUFNQSxlQUFzQixzQkFBc0IsSUFBc0IsUUFBK0I7QUFDL0YsUUFBTSxHQUFHLFdBQVcsUUFBUSxFQUFFLE1BQU0sYUFBYSxLQUFLLE1BQU0sRUFBRSxRQUFRO0FBQ3hFO0FBR0EsZUFBc0IsZUFBZSxJQUFzQixLQUF1QztBQUNoRyxNQUFJLElBQUksV0FBVyxFQUFHO0FBQ3RCLFFBQU0sUUFBUSxHQUFHLFdBQVcsUUFBUSxFQUFFLE9BQU8sTUFBTSxFQUFFLE1BQU0sTUFBTSxNQUFNLEdBQUcsRUFBRSxNQUFNLFFBQVEsS0FBSyxTQUFTO0FBQ3hHLFFBQU0sR0FBRyxXQUFXLFFBQVEsRUFBRSxNQUFNLFFBQVEsS0FBSyxTQUFTLEVBQUUsTUFBTSxRQUFRLE1BQU0sS0FBSyxFQUFFLFFBQVE7QUFDakc7QUFHTyxTQUFTLGdCQUFnQixJQUE2QztBQUMzRSxTQUFPLEdBQUcsV0FBVyxRQUFRLEVBQUUsVUFBVSxFQUFFLFFBQVE7QUFDckQ7QUFHQSxlQUFzQixXQUNwQixJQUNBLFNBQ0EsTUFDQSxPQUNnRDtBQUNoRCxRQUFNLEVBQUUsSUFBSSxHQUFHLE9BQU8sSUFBSTtBQUMxQixRQUFNLE9BQU8sTUFBTSxHQUNoQixXQUFXLFFBQVEsRUFDbkIsT0FBTyxFQUFFLEdBQUcsUUFBUSxXQUFXLElBQUksS0FBSyxLQUFLLEVBQUUsWUFBWSxFQUFFLENBQUMsRUFDOUQsVUFBVSxJQUFJLEVBQ2Qsd0JBQXdCO0FBQzNCLFNBQU8sRUFBRSxPQUFPLE1BQU0sY0FBYyxJQUFJLElBQUksVUFBVSxJQUFJLENBQUMsR0FBRyxRQUFRLEtBQUssR0FBRztBQUNoRjtBQUVBLFNBQVMsY0FBYyxJQUFzQixJQUFZLFFBQThEO0FBQ3JILFNBQU8sR0FBRyxZQUFZLFFBQVEsRUFBRSxJQUFJLE1BQU0sRUFBRSxNQUFNLE1BQU0sS0FBSyxFQUFFLEVBQUUsYUFBYSxFQUFFLHdCQUF3QjtBQUMxRztBQUVBLFNBQVMsVUFBVSxFQUFFLElBQUksS0FBSyxXQUFXLFlBQVksR0FBRyxRQUFRLEdBQW9DO0FBQ2xHLFNBQU87QUFDVDsiLAogICJuYW1lcyI6IFtdCn0K

//f3de047763a4fab845caff151734d7e9bf82e878
