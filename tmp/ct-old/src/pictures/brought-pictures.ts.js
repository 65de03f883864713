import { takeLock } from "../database/index.ts";
import { ChangedElsewhereError } from "../http/errors.ts";
import { deleteRow, replaceRow, restoreRow } from "./history-store.ts";
import { findPicture, findPictureByName, toColumns } from "./store.ts";
async function bringPictures(transaction, pictures, nowMs) {
  await takeLock(transaction, "pictures");
  const trace = { added: [], replaced: [], captions: [] };
  for (const { placed, name, alt, ...more } of pictures) {
    const current = await findPictureByName(transaction, name);
    if (current && placed) {
      const { image, undoId } = await replaceRow(transaction, current, placed, nowMs);
      trace.replaced.push({ id: image.id, hash: image.hash, undoId });
    }
    if (current) {
      trace.captions.push({ id: current.id, alt: current.alt });
      await setAlt(transaction, current.id, alt);
    } else if (placed) trace.added.push(await insertBrought(transaction, placed, { ...more, name, alt }));
  }
  return trace;
}
async function takeBackPictures(transaction, trace, nowMs) {
  await takeLock(transaction, "pictures");
  const requireSame = async ({ id, hash }) => {
    if ((await findPicture(transaction, id))?.hash !== hash) throw new ChangedElsewhereError(changedSince);
  };
  for (const { id, alt } of trace.captions) await setAlt(transaction, id, alt);
  for (const { undoId, ...replaced } of trace.replaced) {
    await requireSame(replaced);
    if (!await restoreRow(transaction, undoId, nowMs)) throw new ChangedElsewhereError(changedSince);
  }
  for (const added of trace.added) {
    await requireSame(added);
    await deleteRow(transaction, added.id, nowMs);
  }
}
const changedSince = "One of the pictures was changed in the meantime. Nothing was taken back.";
async function insertBrought(transaction, placed, { kind, name, alt, position, createdAt }) {
  return transaction.insertInto("images").values({ ...toColumns(placed), kind, name, alt, position, createdAt, deletedAt: null, forProject: 0 }).returning(["id", "hash"]).executeTakeFirstOrThrow();
}
async function setAlt(transaction, id, alt) {
  await transaction.updateTable("images").set({ alt }).where("id", "=", id).execute();
}
export {
  bringPictures,
  takeBackPictures
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3BpY3R1cmVzL2Jyb3VnaHQtcGljdHVyZXMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUF5QyxnQkFBZ0I7QUFDekQsU0FBUyw2QkFBNkI7QUFDdEMsU0FBUyxXQUFXLFlBQVksa0JBQWtCO0FBQ2xELFNBQVMsYUFBYSxtQkFBdUMsaUJBQWlCO0FBd0I5RSxlQUFzQixjQUNwQixhQUNBLFVBQ0EsT0FDdUI7QUFDdkIsUUFBTSxTQUFTLGFBQWEsVUFBVTtBQUN0QyxRQUFNLFFBQXNCLEVBQUUsT0FBTyxDQUFDLEdBQUcsVUFBVSxDQUFDLEdBQUcsVUFBVSxDQUFDLEVBQUU7QUFDcEUsYUFBVyxFQUFFLFFBQVEsTUFBTSxLQUFLLEdBQUcsS0FBSyxLQUFLLFVBQVU7QUFDckQsVUFBTSxVQUFVLE1BQU0sa0JBQWtCLGFBQWEsSUFBSTtBQUN6RCxRQUFJLFdBQVcsUUFBUTtBQUNyQixZQUFNLEVBQUUsT0FBTyxPQUFPLElBQUksTUFBTSxXQUFXLGFBQWEsU0FBUyxRQUFRLEtBQUs7QUFDOUUsWUFBTSxTQUFTLEtBQUssRUFBRSxJQUFJLE1BQU0sSUFBSSxNQUFNLE1BQU0sTUFBTSxPQUFPLENBQUM7QUFBQSxJQUNoRTtBQUNBLFFBQUksU0FBUztBQUNYLFlBQU0sU0FBUyxLQUFLLEVBQUUsSUFBSSxRQUFRLElBQUksS0FBSyxRQUFRLElBQUksQ0FBQztBQUN4RCxZQUFNLE9BQU8sYUFBYSxRQUFRLElBQUksR0FBRztBQUFBLElBQzNDLFdBQVcsT0FBUSxPQUFNLE1BQU0sS0FBSyxNQUFNLGNBQWMsYUFBYSxRQUFRLEVBQUUsR0FBRyxNQUFNLE1BQU0sSUFBSSxDQUFDLENBQUM7QUFBQSxFQUN0RztBQUNBLFNBQU87QUFDVDtBQU1BLGVBQXNCLGlCQUNwQixhQUNBLE9BQ0EsT0FDZTtBQUNmLFFBQU0sU0FBUyxhQUFhLFVBQVU7QUFDdEMsUUFBTSxjQUFjLE9BQU8sRUFBRSxJQUFJLEtBQUssTUFBb0M7QUFDeEUsU0FBSyxNQUFNLFlBQVksYUFBYSxFQUFFLElBQUksU0FBUyxLQUFNLE9BQU0sSUFBSSxzQkFBc0IsWUFBWTtBQUFBLEVBQ3ZHO0FBQ0EsYUFBVyxFQUFFLElBQUksSUFBSSxLQUFLLE1BQU0sU0FBVSxPQUFNLE9BQU8sYUFBYSxJQUFJLEdBQUc7QUFDM0UsYUFBVyxFQUFFLFFBQVEsR0FBRyxTQUFTLEtBQUssTUFBTSxVQUFVO0FBQ3BELFVBQU0sWUFBWSxRQUFRO0FBQzFCLFFBQUksQ0FBRSxNQUFNLFdBQVcsYUFBYSxRQUFRLEtBQUssRUFBSSxPQUFNLElBQUksc0JBQXNCLFlBQVk7QUFBQSxFQUNuRztBQUNBLGFBQVcsU0FBUyxNQUFNLE9BQU87QUFDL0IsVUFBTSxZQUFZLEtBQUs7QUFDdkIsVUFBTSxVQUFVLGFBQWEsTUFBTSxJQUFJLEtBQUs7QUFBQSxFQUM5QztBQUNGO0FBRUEsTUFBTSxlQUFlO0FBRXJCLGVBQWUsY0FDYixhQUNBLFFBQ0EsRUFBRSxNQUFNLE1BQU0sS0FBSyxVQUFVLFVBQVUsR0FDQTtBQUN2QyxTQUFPLFlBQ0osV0FBVyxRQUFRLEVBQ25CLE9BQU8sRUFBRSxHQUFHLFVBQVUsTUFBTSxHQUFHLE1BQU0sTUFBTSxLQUFLLFVBQVUsV0FBVyxXQUFXLE1BQU0sWUFBWSxFQUFFLENBQUMsRUFDckcsVUFBVSxDQUFDLE1BQU0sTUFBTSxDQUFDLEVBQ3hCLHdCQUF3QjtBQUM3QjtBQUVBLGVBQWUsT0FBTyxhQUFvQyxJQUFZLEtBQTRCO0FBQ2hHLFFBQU0sWUFBWSxZQUFZLFFBQVEsRUFBRSxJQUFJLEVBQUUsSUFBSSxDQUFDLEVBQUUsTUFBTSxNQUFNLEtBQUssRUFBRSxFQUFFLFFBQVE7QUFDcEY7IiwKICAibmFtZXMiOiBbXQp9Cg==

//3afb77bb44ce0d7e15e49df4d0dca82962acabcd
