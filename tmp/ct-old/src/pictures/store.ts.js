import { inTransaction, takeLock } from "../database/index.ts";
import { ChangedElsewhereError } from "../http/errors.ts";
import { fallbackAddress } from "../shared/pictures.ts";
async function listSlotPictures(db) {
  const rows = await selectLive(db).where("kind", "=", "slot").execute();
  return Object.fromEntries(rows.map((row) => [row.name, toPicture(row)]));
}
async function listGalleryPictures(db) {
  return selectInOrder(db).where("kind", "=", "gallery").execute();
}
function listNewestPictures(db) {
  return selectLive(db).where("kind", "=", "gallery").orderBy("id", "desc").execute();
}
async function listUploadedPictures(db) {
  const rows = await selectInOrder(db).execute();
  return [...rows.filter(({ kind }) => kind === "slot"), ...rows.filter(({ kind }) => kind === "gallery")];
}
const isForWords = ({ forProject }) => forProject === 0;
function findPictureByName(db, name) {
  return selectLive(db).where("name", "=", name).executeTakeFirst();
}
function findPicture(db, id) {
  return selectLive(db).where("id", "=", id).executeTakeFirst();
}
async function findLivePictures(db, ids) {
  if (ids.length === 0) return /* @__PURE__ */ new Map();
  const rows = await selectLive(db).where("kind", "=", "gallery").where("id", "in", ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}
async function addUnderNewName(db, place, nowMs = Date.now(), forProject = false) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    return addPicture(transaction, await place(await listTakenNames(transaction), transaction), nowMs, forProject);
  });
}
async function addPicture(db, made, nowMs = Date.now(), forProject = false) {
  return db.insertInto("images").values({
    ...toColumns(made),
    kind: made.kind,
    name: made.picture.name,
    alt: "",
    position: null,
    createdAt: new Date(nowMs).toISOString(),
    deletedAt: null,
    forProject: forProject ? 1 : 0
  }).returningAll().executeTakeFirstOrThrow();
}
async function setPictureAlt(db, id, alt) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    return captionPicture(transaction, id, alt);
  });
}
async function captionPicture(transaction, id, alt) {
  const result = await transaction.updateTable("images").set({ alt }).where("id", "=", id).where("deletedAt", "is", null).executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
async function setGalleryOrder(db, ids) {
  await inTransaction(db, async (transaction) => {
    await takeLock(transaction, "pictures");
    const present = new Set((await listGalleryPictures(transaction)).map(({ id }) => id));
    if (present.size !== ids.length || ids.some((id) => !present.has(id)))
      throw new ChangedElsewhereError("The gallery was changed in another window.");
    await transaction.updateTable("images").set({ position: null }).where("kind", "=", "gallery").execute();
    for (const [position, id] of ids.entries())
      await transaction.updateTable("images").set({ position }).where("id", "=", id).execute();
  });
}
function listPicturesWithoutAvif(db) {
  return selectLive(db).where("formats", "not like", "%avif%").orderBy("createdAt").orderBy("id").execute();
}
async function addAvif(db, picture, keepFiles) {
  await inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction.updateTable("images").set({ formats: JSON.stringify(["avif", "webp", "jpeg"]) }).where("name", "=", picture.name).where("hash", "=", picture.hash).executeTakeFirst();
    if (numUpdatedRows > 0n) await keepFiles?.(transaction);
  });
}
function toPicture(row) {
  return {
    name: row.name,
    hash: row.hash,
    width: row.width,
    height: row.height,
    widths: JSON.parse(row.widths),
    formats: JSON.parse(row.formats)
  };
}
function toGalleryPicture(row) {
  const picture = toPicture(row);
  return { name: row.name, path: pathOf(row), url: fallbackAddress(picture), alt: row.alt, picture };
}
function toUploadedPicture(row) {
  const { id, kind, name, alt, bytes, createdAt } = row;
  const picture = toPicture(row);
  return { id, kind, name, path: pathOf(row), url: fallbackAddress(picture), alt, bytes, createdAt, picture };
}
function toColumns({
  picture,
  file,
  bytes
}) {
  const { hash, width, height, widths, formats } = picture;
  return { file, bytes, hash, width, height, widths: JSON.stringify(widths), formats: JSON.stringify(formats) };
}
const pathOf = (row) => `/images/${encodeURIComponent(row.name)}`;
async function listTakenNames(db) {
  const rows = await db.selectFrom("images").select("name").execute();
  return new Set(rows.map(({ name }) => name.toLowerCase()));
}
function selectLive(db) {
  return db.selectFrom("images").selectAll().where("deletedAt", "is", null);
}
function selectInOrder(db) {
  return selectLive(db).orderBy((expression) => expression("position", "is", null)).orderBy("position").orderBy("createdAt", "desc").orderBy("id", "desc");
}
export {
  addAvif,
  addPicture,
  addUnderNewName,
  captionPicture,
  findLivePictures,
  findPicture,
  findPictureByName,
  isForWords,
  listGalleryPictures,
  listNewestPictures,
  listPicturesWithoutAvif,
  listSlotPictures,
  listTakenNames,
  listUploadedPictures,
  setGalleryOrder,
  setPictureAlt,
  toColumns,
  toGalleryPicture,
  toPicture,
  toUploadedPicture
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL3N0b3JlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQ0EsU0FBd0IsZUFBaUQsZ0JBQWdCO0FBQ3pGLFNBQVMsNkJBQTZCO0FBRXRDLFNBQVMsdUJBQTJEO0FBV3BFLGVBQXNCLGlCQUFpQixJQUF3RDtBQUM3RixRQUFNLE9BQU8sTUFBTSxXQUFXLEVBQUUsRUFBRSxNQUFNLFFBQVEsS0FBSyxNQUFNLEVBQUUsUUFBUTtBQUNyRSxTQUFPLE9BQU8sWUFBWSxLQUFLLElBQUksQ0FBQyxRQUFRLENBQUMsSUFBSSxNQUFNLFVBQVUsR0FBRyxDQUFDLENBQUMsQ0FBQztBQUN6RTtBQUdBLGVBQXNCLG9CQUFvQixJQUE2QztBQUNyRixTQUFPLGNBQWMsRUFBRSxFQUFFLE1BQU0sUUFBUSxLQUFLLFNBQVMsRUFBRSxRQUFRO0FBQ2pFO0FBR08sU0FBUyxtQkFBbUIsSUFBNkM7QUFDOUUsU0FBTyxXQUFXLEVBQUUsRUFBRSxNQUFNLFFBQVEsS0FBSyxTQUFTLEVBQUUsUUFBUSxNQUFNLE1BQU0sRUFBRSxRQUFRO0FBQ3BGO0FBR0EsZUFBc0IscUJBQXFCLElBQTZDO0FBQ3RGLFFBQU0sT0FBTyxNQUFNLGNBQWMsRUFBRSxFQUFFLFFBQVE7QUFDN0MsU0FBTyxDQUFDLEdBQUcsS0FBSyxPQUFPLENBQUMsRUFBRSxLQUFLLE1BQU0sU0FBUyxNQUFNLEdBQUcsR0FBRyxLQUFLLE9BQU8sQ0FBQyxFQUFFLEtBQUssTUFBTSxTQUFTLFNBQVMsQ0FBQztBQUN6RztBQUdPLE1BQU0sYUFBYSxDQUFDLEVBQUUsV0FBVyxNQUFzQyxlQUFlO0FBR3RGLFNBQVMsa0JBQWtCLElBQXNCLE1BQStDO0FBQ3JHLFNBQU8sV0FBVyxFQUFFLEVBQUUsTUFBTSxRQUFRLEtBQUssSUFBSSxFQUFFLGlCQUFpQjtBQUNsRTtBQUdPLFNBQVMsWUFBWSxJQUFzQixJQUE2QztBQUM3RixTQUFPLFdBQVcsRUFBRSxFQUFFLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFBRSxpQkFBaUI7QUFDOUQ7QUFHQSxlQUFzQixpQkFBaUIsSUFBc0IsS0FBMEQ7QUFDckgsTUFBSSxJQUFJLFdBQVcsRUFBRyxRQUFPLG9CQUFJLElBQUk7QUFDckMsUUFBTSxPQUFPLE1BQU0sV0FBVyxFQUFFLEVBQUUsTUFBTSxRQUFRLEtBQUssU0FBUyxFQUFFLE1BQU0sTUFBTSxNQUFNLEdBQUcsRUFBRSxRQUFRO0FBQy9GLFNBQU8sSUFBSSxJQUFJLEtBQUssSUFBSSxDQUFDLFFBQVEsQ0FBQyxJQUFJLElBQUksR0FBRyxDQUFDLENBQUM7QUFDakQ7QUFNQSxlQUFzQixnQkFDcEIsSUFDQSxPQUNBLFFBQVEsS0FBSyxJQUFJLEdBQ2pCLGFBQWEsT0FDUTtBQUNyQixTQUFPLGNBQWMsSUFBSSxPQUFPLGdCQUFnQjtBQUM5QyxVQUFNLFNBQVMsYUFBYSxVQUFVO0FBQ3RDLFdBQU8sV0FBVyxhQUFhLE1BQU0sTUFBTSxNQUFNLGVBQWUsV0FBVyxHQUFHLFdBQVcsR0FBRyxPQUFPLFVBQVU7QUFBQSxFQUMvRyxDQUFDO0FBQ0g7QUFHQSxlQUFzQixXQUNwQixJQUNBLE1BQ0EsUUFBUSxLQUFLLElBQUksR0FDakIsYUFBYSxPQUNRO0FBQ3JCLFNBQU8sR0FDSixXQUFXLFFBQVEsRUFDbkIsT0FBTztBQUFBLElBQ04sR0FBRyxVQUFVLElBQUk7QUFBQSxJQUNqQixNQUFNLEtBQUs7QUFBQSxJQUNYLE1BQU0sS0FBSyxRQUFRO0FBQUEsSUFDbkIsS0FBSztBQUFBLElBQ0wsVUFBVTtBQUFBLElBQ1YsV0FBVyxJQUFJLEtBQUssS0FBSyxFQUFFLFlBQVk7QUFBQSxJQUN2QyxXQUFXO0FBQUEsSUFDWCxZQUFZLGFBQWEsSUFBSTtBQUFBLEVBQy9CLENBQUMsRUFDQSxhQUFhLEVBQ2Isd0JBQXdCO0FBQzdCO0FBR0EsZUFBc0IsY0FBYyxJQUFzQixJQUFZLEtBQStCO0FBQ25HLFNBQU8sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzlDLFVBQU0sU0FBUyxhQUFhLFVBQVU7QUFDdEMsV0FBTyxlQUFlLGFBQWEsSUFBSSxHQUFHO0FBQUEsRUFDNUMsQ0FBQztBQUNIO0FBR0EsZUFBc0IsZUFBZSxhQUErQixJQUFZLEtBQStCO0FBQzdHLFFBQU0sU0FBUyxNQUFNLFlBQ2xCLFlBQVksUUFBUSxFQUNwQixJQUFJLEVBQUUsSUFBSSxDQUFDLEVBQ1gsTUFBTSxNQUFNLEtBQUssRUFBRSxFQUNuQixNQUFNLGFBQWEsTUFBTSxJQUFJLEVBQzdCLGlCQUFpQjtBQUNwQixTQUFPLE9BQU8saUJBQWlCO0FBQ2pDO0FBT0EsZUFBc0IsZ0JBQWdCLElBQXNCLEtBQXVDO0FBQ2pHLFFBQU0sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzdDLFVBQU0sU0FBUyxhQUFhLFVBQVU7QUFDdEMsVUFBTSxVQUFVLElBQUksS0FBSyxNQUFNLG9CQUFvQixXQUFXLEdBQUcsSUFBSSxDQUFDLEVBQUUsR0FBRyxNQUFNLEVBQUUsQ0FBQztBQUNwRixRQUFJLFFBQVEsU0FBUyxJQUFJLFVBQVUsSUFBSSxLQUFLLENBQUMsT0FBTyxDQUFDLFFBQVEsSUFBSSxFQUFFLENBQUM7QUFDbEUsWUFBTSxJQUFJLHNCQUFzQiw0Q0FBNEM7QUFFOUUsVUFBTSxZQUFZLFlBQVksUUFBUSxFQUFFLElBQUksRUFBRSxVQUFVLEtBQUssQ0FBQyxFQUFFLE1BQU0sUUFBUSxLQUFLLFNBQVMsRUFBRSxRQUFRO0FBQ3RHLGVBQVcsQ0FBQyxVQUFVLEVBQUUsS0FBSyxJQUFJLFFBQVE7QUFDdkMsWUFBTSxZQUFZLFlBQVksUUFBUSxFQUFFLElBQUksRUFBRSxTQUFTLENBQUMsRUFBRSxNQUFNLE1BQU0sS0FBSyxFQUFFLEVBQUUsUUFBUTtBQUFBLEVBQzNGLENBQUM7QUFDSDtBQUdPLFNBQVMsd0JBQXdCLElBQTZDO0FBQ25GLFNBQU8sV0FBVyxFQUFFLEVBQUUsTUFBTSxXQUFXLFlBQVksUUFBUSxFQUFFLFFBQVEsV0FBVyxFQUFFLFFBQVEsSUFBSSxFQUFFLFFBQVE7QUFDMUc7QUFNQSxlQUFzQixRQUNwQixJQUNBLFNBQ0EsV0FDZTtBQUNmLFFBQU0sY0FBYyxJQUFJLE9BQU8sZ0JBQWdCO0FBQzdDLFVBQU0sRUFBRSxlQUFlLElBQUksTUFBTSxZQUM5QixZQUFZLFFBQVEsRUFDcEIsSUFBSSxFQUFFLFNBQVMsS0FBSyxVQUFVLENBQUMsUUFBUSxRQUFRLE1BQU0sQ0FBQyxFQUFFLENBQUMsRUFDekQsTUFBTSxRQUFRLEtBQUssUUFBUSxJQUFJLEVBQy9CLE1BQU0sUUFBUSxLQUFLLFFBQVEsSUFBSSxFQUMvQixpQkFBaUI7QUFDcEIsUUFBSSxpQkFBaUIsR0FBSSxPQUFNLFlBQVksV0FBVztBQUFBLEVBQ3hELENBQUM7QUFDSDtBQUdPLFNBQVMsVUFBVSxLQUEwQjtBQUNsRCxTQUFPO0FBQUEsSUFDTCxNQUFNLElBQUk7QUFBQSxJQUNWLE1BQU0sSUFBSTtBQUFBLElBQ1YsT0FBTyxJQUFJO0FBQUEsSUFDWCxRQUFRLElBQUk7QUFBQSxJQUNaLFFBQVEsS0FBSyxNQUFNLElBQUksTUFBTTtBQUFBLElBQzdCLFNBQVMsS0FBSyxNQUFNLElBQUksT0FBTztBQUFBLEVBQ2pDO0FBQ0Y7QUFHTyxTQUFTLGlCQUFpQixLQUFpQztBQUNoRSxRQUFNLFVBQVUsVUFBVSxHQUFHO0FBQzdCLFNBQU8sRUFBRSxNQUFNLElBQUksTUFBTSxNQUFNLE9BQU8sR0FBRyxHQUFHLEtBQUssZ0JBQWdCLE9BQU8sR0FBRyxLQUFLLElBQUksS0FBSyxRQUFRO0FBQ25HO0FBR08sU0FBUyxrQkFBa0IsS0FBa0M7QUFDbEUsUUFBTSxFQUFFLElBQUksTUFBTSxNQUFNLEtBQUssT0FBTyxVQUFVLElBQUk7QUFDbEQsUUFBTSxVQUFVLFVBQVUsR0FBRztBQUM3QixTQUFPLEVBQUUsSUFBSSxNQUFNLE1BQU0sTUFBTSxPQUFPLEdBQUcsR0FBRyxLQUFLLGdCQUFnQixPQUFPLEdBQUcsS0FBSyxPQUFPLFdBQVcsUUFBUTtBQUM1RztBQUdPLFNBQVMsVUFBVTtBQUFBLEVBQ3hCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFDRixHQUEyRTtBQUN6RSxRQUFNLEVBQUUsTUFBTSxPQUFPLFFBQVEsUUFBUSxRQUFRLElBQUk7QUFDakQsU0FBTyxFQUFFLE1BQU0sT0FBTyxNQUFNLE9BQU8sUUFBUSxRQUFRLEtBQUssVUFBVSxNQUFNLEdBQUcsU0FBUyxLQUFLLFVBQVUsT0FBTyxFQUFFO0FBQzlHO0FBRUEsTUFBTSxTQUFTLENBQUMsUUFBb0IsV0FBVyxtQkFBbUIsSUFBSSxJQUFJLENBQUM7QUFHM0UsZUFBc0IsZUFBZSxJQUE0QztBQUMvRSxRQUFNLE9BQU8sTUFBTSxHQUFHLFdBQVcsUUFBUSxFQUFFLE9BQU8sTUFBTSxFQUFFLFFBQVE7QUFDbEUsU0FBTyxJQUFJLElBQUksS0FBSyxJQUFJLENBQUMsRUFBRSxLQUFLLE1BQU0sS0FBSyxZQUFZLENBQUMsQ0FBQztBQUMzRDtBQUVBLFNBQVMsV0FBVyxJQUFzQjtBQUN4QyxTQUFPLEdBQUcsV0FBVyxRQUFRLEVBQUUsVUFBVSxFQUFFLE1BQU0sYUFBYSxNQUFNLElBQUk7QUFDMUU7QUFFQSxTQUFTLGNBQWMsSUFBc0I7QUFDM0MsU0FBTyxXQUFXLEVBQUUsRUFDakIsUUFBUSxDQUFDLGVBQWUsV0FBVyxZQUFZLE1BQU0sSUFBSSxDQUFDLEVBQzFELFFBQVEsVUFBVSxFQUNsQixRQUFRLGFBQWEsTUFBTSxFQUMzQixRQUFRLE1BQU0sTUFBTTtBQUN6QjsiLAogICJuYW1lcyI6IFtdCn0K

//f7c08bc0ee5a84560a4f5d4bf6b22b810e13ad13
