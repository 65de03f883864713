import { createHash, randomBytes } from "node:crypto";
import { hasEnded, sessionLimits } from "./session.ts";
const seenStepMs = 36e5;
async function createSession(db, role, nowMs = Date.now()) {
  const id = randomBytes(32).toString("base64url");
  await deleteEndedSessions(db, nowMs);
  await db.insertInto("sessions").values({ idHash: hashId(id), role, createdAtMs: nowMs, seenAtMs: nowMs }).execute();
  return id;
}
async function findSessionRole(db, id, nowMs = Date.now()) {
  const row = await db.selectFrom("sessions").selectAll().where("idHash", "=", hashId(id)).executeTakeFirst();
  if (!row || hasEnded(row, nowMs)) return void 0;
  if (Math.abs(nowMs - row.seenAtMs) > seenStepMs)
    await db.updateTable("sessions").set({ seenAtMs: nowMs }).where("idHash", "=", row.idHash).execute();
  return row.role;
}
async function deleteSession(db, id) {
  await db.deleteFrom("sessions").where("idHash", "=", hashId(id)).execute();
}
async function listOtherSessions(db, ownId, nowMs = Date.now()) {
  const rows = await db.selectFrom("sessions").selectAll().where("idHash", "!=", ownId ? hashId(ownId) : "").orderBy("seenAtMs", "desc").execute();
  return rows.filter((row) => !hasEnded(row, nowMs)).map(({ role, createdAtMs, seenAtMs }) => ({
    role,
    createdAt: new Date(createdAtMs).toISOString(),
    seenAt: new Date(seenAtMs).toISOString()
  }));
}
async function deleteOtherSessions(db, role, keptId) {
  const result = await db.deleteFrom("sessions").where("role", "=", role).where("idHash", "!=", keptId ? hashId(keptId) : "").executeTakeFirst();
  return Number(result.numDeletedRows);
}
async function deleteEndedSessions(db, nowMs) {
  await db.deleteFrom("sessions").where(
    (expression) => expression.or([
      expression("seenAtMs", "<", nowMs - sessionLimits.idleMs),
      expression("createdAtMs", "<", nowMs - sessionLimits.absoluteMs)
    ])
  ).execute();
}
function hashId(id) {
  return createHash("sha256").update(id).digest("hex");
}
export {
  createSession,
  deleteOtherSessions,
  deleteSession,
  findSessionRole,
  listOtherSessions
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2FjY291bnRzL3Nlc3Npb24tc3RvcmUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLFlBQVksbUJBQW1CO0FBSXhDLFNBQVMsVUFBVSxxQkFBcUI7QUFHeEMsTUFBTSxhQUFhO0FBTW5CLGVBQXNCLGNBQWMsSUFBc0IsTUFBWSxRQUFRLEtBQUssSUFBSSxHQUFvQjtBQUN6RyxRQUFNLEtBQUssWUFBWSxFQUFFLEVBQUUsU0FBUyxXQUFXO0FBQy9DLFFBQU0sb0JBQW9CLElBQUksS0FBSztBQUNuQyxRQUFNLEdBQ0gsV0FBVyxVQUFVLEVBQ3JCLE9BQU8sRUFBRSxRQUFRLE9BQU8sRUFBRSxHQUFHLE1BQU0sYUFBYSxPQUFPLFVBQVUsTUFBTSxDQUFDLEVBQ3hFLFFBQVE7QUFDWCxTQUFPO0FBQ1Q7QUFHQSxlQUFzQixnQkFBZ0IsSUFBc0IsSUFBWSxRQUFRLEtBQUssSUFBSSxHQUE4QjtBQUNySCxRQUFNLE1BQU0sTUFBTSxHQUFHLFdBQVcsVUFBVSxFQUFFLFVBQVUsRUFBRSxNQUFNLFVBQVUsS0FBSyxPQUFPLEVBQUUsQ0FBQyxFQUFFLGlCQUFpQjtBQUMxRyxNQUFJLENBQUMsT0FBTyxTQUFTLEtBQUssS0FBSyxFQUFHLFFBQU87QUFDekMsTUFBSSxLQUFLLElBQUksUUFBUSxJQUFJLFFBQVEsSUFBSTtBQUNuQyxVQUFNLEdBQUcsWUFBWSxVQUFVLEVBQUUsSUFBSSxFQUFFLFVBQVUsTUFBTSxDQUFDLEVBQUUsTUFBTSxVQUFVLEtBQUssSUFBSSxNQUFNLEVBQUUsUUFBUTtBQUNyRyxTQUFPLElBQUk7QUFDYjtBQUdBLGVBQXNCLGNBQWMsSUFBc0IsSUFBMkI7QUFDbkYsUUFBTSxHQUFHLFdBQVcsVUFBVSxFQUFFLE1BQU0sVUFBVSxLQUFLLE9BQU8sRUFBRSxDQUFDLEVBQUUsUUFBUTtBQUMzRTtBQU1BLGVBQXNCLGtCQUNwQixJQUNBLE9BQ0EsUUFBUSxLQUFLLElBQUksR0FDUTtBQUN6QixRQUFNLE9BQU8sTUFBTSxHQUNoQixXQUFXLFVBQVUsRUFDckIsVUFBVSxFQUNWLE1BQU0sVUFBVSxNQUFNLFFBQVEsT0FBTyxLQUFLLElBQUksRUFBRSxFQUNoRCxRQUFRLFlBQVksTUFBTSxFQUMxQixRQUFRO0FBQ1gsU0FBTyxLQUNKLE9BQU8sQ0FBQyxRQUFRLENBQUMsU0FBUyxLQUFLLEtBQUssQ0FBQyxFQUNyQyxJQUFJLENBQUMsRUFBRSxNQUFNLGFBQWEsU0FBUyxPQUFPO0FBQUEsSUFDekM7QUFBQSxJQUNBLFdBQVcsSUFBSSxLQUFLLFdBQVcsRUFBRSxZQUFZO0FBQUEsSUFDN0MsUUFBUSxJQUFJLEtBQUssUUFBUSxFQUFFLFlBQVk7QUFBQSxFQUN6QyxFQUFFO0FBQ047QUFPQSxlQUFzQixvQkFBb0IsSUFBc0IsTUFBWSxRQUFrQztBQUM1RyxRQUFNLFNBQVMsTUFBTSxHQUNsQixXQUFXLFVBQVUsRUFDckIsTUFBTSxRQUFRLEtBQUssSUFBSSxFQUN2QixNQUFNLFVBQVUsTUFBTSxTQUFTLE9BQU8sTUFBTSxJQUFJLEVBQUUsRUFDbEQsaUJBQWlCO0FBQ3BCLFNBQU8sT0FBTyxPQUFPLGNBQWM7QUFDckM7QUFFQSxlQUFlLG9CQUFvQixJQUFzQixPQUE4QjtBQUNyRixRQUFNLEdBQ0gsV0FBVyxVQUFVLEVBQ3JCO0FBQUEsSUFBTSxDQUFDLGVBQ04sV0FBVyxHQUFHO0FBQUEsTUFDWixXQUFXLFlBQVksS0FBSyxRQUFRLGNBQWMsTUFBTTtBQUFBLE1BQ3hELFdBQVcsZUFBZSxLQUFLLFFBQVEsY0FBYyxVQUFVO0FBQUEsSUFDakUsQ0FBQztBQUFBLEVBQ0gsRUFDQyxRQUFRO0FBQ2I7QUFFQSxTQUFTLE9BQU8sSUFBb0I7QUFDbEMsU0FBTyxXQUFXLFFBQVEsRUFBRSxPQUFPLEVBQUUsRUFBRSxPQUFPLEtBQUs7QUFDckQ7IiwKICAibmFtZXMiOiBbXQp9Cg==

//148b6edf77f782db9aa8f0afafe4002f21453f44
