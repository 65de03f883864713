import { inTransaction } from "../database/index.ts";
import { holdOrRelease, listLeadDeliveries } from "../delivery/index.ts";
import { ChangedElsewhereError } from "../http/errors.ts";
import { toLead } from "./lead-row.ts";
import { addNote, listNotes } from "./note-store.ts";
import { listPhotos } from "./photo-store.ts";
import { withPlans } from "./plan-store.ts";
function findLead(db, id) {
  return findRow(db, id).then((row) => row && readLead(db, row));
}
async function findLeadDetail(db, id) {
  const row = await findRow(db, id);
  if (!row) return void 0;
  const deliveries = (await listLeadDeliveries(db, id)).get(id);
  return {
    submission: { ...await readLead(db, row), ...deliveries && { deliveries } },
    notes: await listNotes(db, id),
    photos: await listPhotos(db, id),
    samePerson: await listSamePerson(db, row)
  };
}
async function changeLeadStatus(db, id, status, expectedVersion, nowMs = Date.now()) {
  return inTransaction(db, async (transaction) => {
    const changed = await updateStatus(transaction, id, status, expectedVersion);
    if (changed) {
      await holdOrRelease(transaction, id, status === "spam", nowMs);
      await addNote(transaction, id, { kind: "status", text: status }, nowMs);
      return readLead(transaction, changed);
    }
    const row = await findRow(transaction, id);
    if (row && row.version !== expectedVersion)
      throw new ChangedElsewhereError(`This lead was changed in another window: it is now "${row.status}".`);
    return row && readLead(transaction, row);
  });
}
function updateStatus(db, id, status, expectedVersion) {
  return db.updateTable("submissions").set({ status, version: expectedVersion + 1 }).where("id", "=", id).where("source", "<>", "canary").where("version", "=", expectedVersion).where("status", "<>", status).returningAll().executeTakeFirst();
}
async function recordContact(db, id, channel, nowMs = Date.now()) {
  return inTransaction(db, async (transaction) => {
    const row = await stampFirstContact(transaction, id, nowMs) ?? await findRow(transaction, id);
    if (!row) return void 0;
    await addNote(transaction, id, { kind: channel, text: "" }, nowMs);
    return readLead(transaction, row);
  });
}
async function stampFirstContact(db, id, nowMs) {
  const row = await db.updateTable("submissions").set(({ eb, ref, val }) => ({
    firstContactAt: new Date(nowMs).toISOString(),
    status: eb.case().when("status", "=", "new").then(val("contacted")).else(ref("status")).end(),
    version: eb("version", "+", 1)
  })).where("id", "=", id).where("source", "<>", "canary").where("firstContactAt", "is", null).returningAll().executeTakeFirst();
  if (!row) return void 0;
  const answeredAfterMs = Math.max(0, nowMs - Date.parse(row.createdAt));
  await db.updateTable("submissions").set({ answeredAfterMs }).where("id", "=", id).execute();
  return row;
}
async function deleteLeads(db, ids) {
  const result = await db.deleteFrom("submissions").where("id", "in", ids).executeTakeFirst();
  return Number(result.numDeletedRows);
}
async function readLead(db, row) {
  const [lead] = await withPlans(db, [toLead(row)]);
  return lead;
}
function findRow(db, id) {
  return db.selectFrom("submissions").selectAll().where("id", "=", id).where("source", "<>", "canary").executeTakeFirst();
}
async function listSamePerson(db, row) {
  const { id, email, phoneTail } = row;
  if (!email && !phoneTail) return [];
  return db.selectFrom("submissions").select(["id", "name", "createdAt", "status"]).where("id", "<>", id).where("source", "<>", "canary").where(
    ({ eb, fn }) => eb.or([
      ...email ? [eb(fn("lower", ["email"]), "=", email.toLowerCase())] : [],
      ...phoneTail ? [eb("phoneTail", "=", phoneTail)] : []
    ])
  ).orderBy("id", "desc").execute();
}
export {
  changeLeadStatus,
  deleteLeads,
  findLead,
  findLeadDetail,
  recordContact
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL2Rlc2stc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUF3QixxQkFBbUM7QUFDM0QsU0FBUyxlQUFlLDBCQUEwQjtBQUNsRCxTQUFTLDZCQUE2QjtBQUV0QyxTQUFTLGNBQWM7QUFDdkIsU0FBUyxTQUFTLGlCQUFpQjtBQUNuQyxTQUFTLGtCQUFrQjtBQUMzQixTQUFTLGlCQUFpQjtBQUduQixTQUFTLFNBQVMsSUFBc0IsSUFBdUM7QUFDcEYsU0FBTyxRQUFRLElBQUksRUFBRSxFQUFFLEtBQUssQ0FBQyxRQUFRLE9BQU8sU0FBUyxJQUFJLEdBQUcsQ0FBQztBQUMvRDtBQUdBLGVBQXNCLGVBQWUsSUFBc0IsSUFBNkM7QUFDdEcsUUFBTSxNQUFNLE1BQU0sUUFBUSxJQUFJLEVBQUU7QUFDaEMsTUFBSSxDQUFDLElBQUssUUFBTztBQUNqQixRQUFNLGNBQWMsTUFBTSxtQkFBbUIsSUFBSSxFQUFFLEdBQUcsSUFBSSxFQUFFO0FBQzVELFNBQU87QUFBQSxJQUNMLFlBQVksRUFBRSxHQUFJLE1BQU0sU0FBUyxJQUFJLEdBQUcsR0FBSSxHQUFJLGNBQWMsRUFBRSxXQUFXLEVBQUc7QUFBQSxJQUM5RSxPQUFPLE1BQU0sVUFBVSxJQUFJLEVBQUU7QUFBQSxJQUM3QixRQUFRLE1BQU0sV0FBVyxJQUFJLEVBQUU7QUFBQSxJQUMvQixZQUFZLE1BQU0sZUFBZSxJQUFJLEdBQUc7QUFBQSxFQUMxQztBQUNGO0FBU0EsZUFBc0IsaUJBQ3BCLElBQ0EsSUFDQSxRQUNBLGlCQUNBLFFBQVEsS0FBSyxJQUFJLEdBQ1U7QUFDM0IsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxVQUFVLE1BQU0sYUFBYSxhQUFhLElBQUksUUFBUSxlQUFlO0FBQzNFLFFBQUksU0FBUztBQUNYLFlBQU0sY0FBYyxhQUFhLElBQUksV0FBVyxRQUFRLEtBQUs7QUFDN0QsWUFBTSxRQUFRLGFBQWEsSUFBSSxFQUFFLE1BQU0sVUFBVSxNQUFNLE9BQU8sR0FBRyxLQUFLO0FBQ3RFLGFBQU8sU0FBUyxhQUFhLE9BQU87QUFBQSxJQUN0QztBQUNBLFVBQU0sTUFBTSxNQUFNLFFBQVEsYUFBYSxFQUFFO0FBQ3pDLFFBQUksT0FBTyxJQUFJLFlBQVk7QUFDekIsWUFBTSxJQUFJLHNCQUFzQix1REFBdUQsSUFBSSxNQUFNLElBQUk7QUFDdkcsV0FBTyxPQUFPLFNBQVMsYUFBYSxHQUFHO0FBQUEsRUFDekMsQ0FBQztBQUNIO0FBR0EsU0FBUyxhQUFhLElBQXNCLElBQVksUUFBb0IsaUJBQXlCO0FBQ25HLFNBQU8sR0FDSixZQUFZLGFBQWEsRUFDekIsSUFBSSxFQUFFLFFBQVEsU0FBUyxrQkFBa0IsRUFBRSxDQUFDLEVBQzVDLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFDbkIsTUFBTSxVQUFVLE1BQU0sUUFBUSxFQUM5QixNQUFNLFdBQVcsS0FBSyxlQUFlLEVBQ3JDLE1BQU0sVUFBVSxNQUFNLE1BQU0sRUFDNUIsYUFBYSxFQUNiLGlCQUFpQjtBQUN0QjtBQU1BLGVBQXNCLGNBQ3BCLElBQ0EsSUFDQSxTQUNBLFFBQVEsS0FBSyxJQUFJLEdBQ1U7QUFDM0IsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxNQUFPLE1BQU0sa0JBQWtCLGFBQWEsSUFBSSxLQUFLLEtBQU8sTUFBTSxRQUFRLGFBQWEsRUFBRTtBQUMvRixRQUFJLENBQUMsSUFBSyxRQUFPO0FBQ2pCLFVBQU0sUUFBUSxhQUFhLElBQUksRUFBRSxNQUFNLFNBQVMsTUFBTSxHQUFHLEdBQUcsS0FBSztBQUNqRSxXQUFPLFNBQVMsYUFBYSxHQUFHO0FBQUEsRUFDbEMsQ0FBQztBQUNIO0FBR0EsZUFBZSxrQkFBa0IsSUFBc0IsSUFBWSxPQUE2QztBQUM5RyxRQUFNLE1BQU0sTUFBTSxHQUNmLFlBQVksYUFBYSxFQUN6QixJQUFJLENBQUMsRUFBRSxJQUFJLEtBQUssSUFBSSxPQUFPO0FBQUEsSUFDMUIsZ0JBQWdCLElBQUksS0FBSyxLQUFLLEVBQUUsWUFBWTtBQUFBLElBQzVDLFFBQVEsR0FBRyxLQUFLLEVBQUUsS0FBSyxVQUFVLEtBQUssS0FBSyxFQUFFLEtBQUssSUFBZ0IsV0FBVyxDQUFDLEVBQUUsS0FBSyxJQUFJLFFBQVEsQ0FBQyxFQUFFLElBQUk7QUFBQSxJQUN4RyxTQUFTLEdBQUcsV0FBVyxLQUFLLENBQUM7QUFBQSxFQUMvQixFQUFFLEVBQ0QsTUFBTSxNQUFNLEtBQUssRUFBRSxFQUNuQixNQUFNLFVBQVUsTUFBTSxRQUFRLEVBQzlCLE1BQU0sa0JBQWtCLE1BQU0sSUFBSSxFQUNsQyxhQUFhLEVBQ2IsaUJBQWlCO0FBQ3BCLE1BQUksQ0FBQyxJQUFLLFFBQU87QUFDakIsUUFBTSxrQkFBa0IsS0FBSyxJQUFJLEdBQUcsUUFBUSxLQUFLLE1BQU0sSUFBSSxTQUFTLENBQUM7QUFDckUsUUFBTSxHQUFHLFlBQVksYUFBYSxFQUFFLElBQUksRUFBRSxnQkFBZ0IsQ0FBQyxFQUFFLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFBRSxRQUFRO0FBQzFGLFNBQU87QUFDVDtBQU1BLGVBQXNCLFlBQVksSUFBc0IsS0FBeUM7QUFDL0YsUUFBTSxTQUFTLE1BQU0sR0FBRyxXQUFXLGFBQWEsRUFBRSxNQUFNLE1BQU0sTUFBTSxHQUFHLEVBQUUsaUJBQWlCO0FBQzFGLFNBQU8sT0FBTyxPQUFPLGNBQWM7QUFDckM7QUFFQSxlQUFlLFNBQVMsSUFBc0IsS0FBNkI7QUFDekUsUUFBTSxDQUFDLElBQUksSUFBSSxNQUFNLFVBQVUsSUFBSSxDQUFDLE9BQU8sR0FBRyxDQUFDLENBQUM7QUFDaEQsU0FBTztBQUNUO0FBR0EsU0FBUyxRQUFRLElBQXNCLElBQTBDO0FBQy9FLFNBQU8sR0FDSixXQUFXLGFBQWEsRUFDeEIsVUFBVSxFQUNWLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFDbkIsTUFBTSxVQUFVLE1BQU0sUUFBUSxFQUM5QixpQkFBaUI7QUFDdEI7QUFHQSxlQUFlLGVBQWUsSUFBc0IsS0FBaUQ7QUFDbkcsUUFBTSxFQUFFLElBQUksT0FBTyxVQUFVLElBQUk7QUFDakMsTUFBSSxDQUFDLFNBQVMsQ0FBQyxVQUFXLFFBQU8sQ0FBQztBQUNsQyxTQUFPLEdBQ0osV0FBVyxhQUFhLEVBQ3hCLE9BQU8sQ0FBQyxNQUFNLFFBQVEsYUFBYSxRQUFRLENBQUMsRUFDNUMsTUFBTSxNQUFNLE1BQU0sRUFBRSxFQUNwQixNQUFNLFVBQVUsTUFBTSxRQUFRLEVBQzlCO0FBQUEsSUFBTSxDQUFDLEVBQUUsSUFBSSxHQUFHLE1BQ2YsR0FBRyxHQUFHO0FBQUEsTUFDSixHQUFJLFFBQVEsQ0FBQyxHQUFHLEdBQVcsU0FBUyxDQUFDLE9BQU8sQ0FBQyxHQUFHLEtBQUssTUFBTSxZQUFZLENBQUMsQ0FBQyxJQUFJLENBQUM7QUFBQSxNQUM5RSxHQUFJLFlBQVksQ0FBQyxHQUFHLGFBQWEsS0FBSyxTQUFTLENBQUMsSUFBSSxDQUFDO0FBQUEsSUFDdkQsQ0FBQztBQUFBLEVBQ0gsRUFDQyxRQUFRLE1BQU0sTUFBTSxFQUNwQixRQUFRO0FBQ2I7IiwKICAibmFtZXMiOiBbXQp9Cg==

//38ba53276ec69ae808517a3e10010a46083f520c
