import { mailKinds } from "../shared/delivery.ts";
const undelivered = ["queued", "sending", "failed", "unconfirmed"];
async function retryDeliveries(db, nowMs) {
  const { numUpdatedRows } = await db.updateTable("outbox").set({ state: "queued", uncertain: 0, createdAtMs: nowMs, nextAttemptAtMs: nowMs }).where("state", "in", ["failed", "unconfirmed"]).executeTakeFirst();
  return Number(numUpdatedRows);
}
async function dismissDeliveries(db) {
  const { numDeletedRows } = await db.deleteFrom("outbox").where("state", "in", ["failed", "unconfirmed"]).executeTakeFirst();
  return Number(numDeletedRows);
}
async function dropWebhookDeliveries(db) {
  await db.deleteFrom("outbox").where("kind", "=", "webhook").where("state", "<>", "sent").execute();
}
async function hurryMails(db, nowMs) {
  await db.updateTable("outbox").set({ nextAttemptAtMs: nowMs }).where("kind", "in", mailKinds).where("state", "=", "queued").where("failingSinceMs", "is not", null).execute();
}
async function dropMails(db) {
  await db.deleteFrom("outbox").where("kind", "in", mailKinds).where("state", "<>", "sent").execute();
}
async function summarizeOutbox(db) {
  const rows = await db.selectFrom("outbox").select(({ fn }) => ["state", "kind", fn.countAll().as("count"), fn.min("createdAtMs").as("oldestMs")]).select(({ fn }) => fn.max("sentAtMs").as("lastSentAtMs")).groupBy(["state", "kind"]).execute();
  const count = (...states) => rows.filter(({ state }) => states.includes(state)).reduce((sum, row) => sum + Number(row.count), 0);
  const waiting = rows.filter(
    ({ state, kind }) => undelivered.includes(state) && !(kind === "acknowledgement" && state === "failed")
  );
  const sentTimes = rows.map(({ lastSentAtMs }) => lastSentAtMs).filter((ms) => ms !== null);
  return {
    queued: count("queued", "sending"),
    held: count("held"),
    failed: count("failed"),
    unconfirmed: count("unconfirmed"),
    waitingSinceMs: waiting.length ? Math.min(...waiting.map(({ oldestMs }) => Number(oldestMs))) : void 0,
    lastSentAtMs: sentTimes.length ? Math.max(...sentTimes) : void 0,
    lastError: await findLastError(db)
  };
}
async function findLastError(db) {
  const row = await db.selectFrom("outbox").select("lastError").where("state", "in", undelivered).where("lastError", "<>", "").orderBy("id", "desc").executeTakeFirst();
  return row?.lastError ?? "";
}
async function listLeadDeliveries(db, firstId, lastId = firstId) {
  const rows = await db.selectFrom("outbox").selectAll().where("submissionId", ">=", firstId).where("submissionId", "<=", lastId).orderBy("id").execute();
  const deliveries = /* @__PURE__ */ new Map();
  for (const row of rows) {
    const id = Number(row.submissionId);
    deliveries.set(id, [...deliveries.get(id) ?? [], toDelivery(row)]);
  }
  return deliveries;
}
function toDelivery(row) {
  return {
    kind: row.kind,
    state: row.state,
    ...row.failingSinceMs && row.state !== "sent" && { failingSince: new Date(row.failingSinceMs).toISOString() },
    ...row.sentAtMs && { sentAt: new Date(row.sentAtMs).toISOString() },
    ...row.lastError && { error: row.lastError }
  };
}
export {
  dismissDeliveries,
  dropMails,
  dropWebhookDeliveries,
  hurryMails,
  listLeadDeliveries,
  retryDeliveries,
  summarizeOutbox
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L3N0YXR1cy1zdG9yZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUVBLFNBQTRCLGlCQUFpQjtBQUc3QyxNQUFNLGNBQWMsQ0FBQyxVQUFVLFdBQVcsVUFBVSxhQUFhO0FBR2pFLGVBQXNCLGdCQUFnQixJQUFzQixPQUFnQztBQUMxRixRQUFNLEVBQUUsZUFBZSxJQUFJLE1BQU0sR0FDOUIsWUFBWSxRQUFRLEVBQ3BCLElBQUksRUFBRSxPQUFPLFVBQVUsV0FBVyxHQUFHLGFBQWEsT0FBTyxpQkFBaUIsTUFBTSxDQUFDLEVBQ2pGLE1BQU0sU0FBUyxNQUFNLENBQUMsVUFBVSxhQUFhLENBQUMsRUFDOUMsaUJBQWlCO0FBQ3BCLFNBQU8sT0FBTyxjQUFjO0FBQzlCO0FBR0EsZUFBc0Isa0JBQWtCLElBQXVDO0FBQzdFLFFBQU0sRUFBRSxlQUFlLElBQUksTUFBTSxHQUM5QixXQUFXLFFBQVEsRUFDbkIsTUFBTSxTQUFTLE1BQU0sQ0FBQyxVQUFVLGFBQWEsQ0FBQyxFQUM5QyxpQkFBaUI7QUFDcEIsU0FBTyxPQUFPLGNBQWM7QUFDOUI7QUFHQSxlQUFzQixzQkFBc0IsSUFBcUM7QUFDL0UsUUFBTSxHQUFHLFdBQVcsUUFBUSxFQUFFLE1BQU0sUUFBUSxLQUFLLFNBQVMsRUFBRSxNQUFNLFNBQVMsTUFBTSxNQUFNLEVBQUUsUUFBUTtBQUNuRztBQUdBLGVBQXNCLFdBQVcsSUFBc0IsT0FBOEI7QUFDbkYsUUFBTSxHQUNILFlBQVksUUFBUSxFQUNwQixJQUFJLEVBQUUsaUJBQWlCLE1BQU0sQ0FBQyxFQUM5QixNQUFNLFFBQVEsTUFBTSxTQUFTLEVBQzdCLE1BQU0sU0FBUyxLQUFLLFFBQVEsRUFDNUIsTUFBTSxrQkFBa0IsVUFBVSxJQUFJLEVBQ3RDLFFBQVE7QUFDYjtBQUdBLGVBQXNCLFVBQVUsSUFBcUM7QUFDbkUsUUFBTSxHQUFHLFdBQVcsUUFBUSxFQUFFLE1BQU0sUUFBUSxNQUFNLFNBQVMsRUFBRSxNQUFNLFNBQVMsTUFBTSxNQUFNLEVBQUUsUUFBUTtBQUNwRztBQWNBLGVBQXNCLGdCQUFnQixJQUE4QztBQUNsRixRQUFNLE9BQU8sTUFBTSxHQUNoQixXQUFXLFFBQVEsRUFDbkIsT0FBTyxDQUFDLEVBQUUsR0FBRyxNQUFNLENBQUMsU0FBUyxRQUFRLEdBQUcsU0FBaUIsRUFBRSxHQUFHLE9BQU8sR0FBRyxHQUFHLElBQUksYUFBYSxFQUFFLEdBQUcsVUFBVSxDQUFDLENBQUMsRUFDN0csT0FBTyxDQUFDLEVBQUUsR0FBRyxNQUFNLEdBQUcsSUFBSSxVQUFVLEVBQUUsR0FBRyxjQUFjLENBQUMsRUFDeEQsUUFBUSxDQUFDLFNBQVMsTUFBTSxDQUFDLEVBQ3pCLFFBQVE7QUFDWCxRQUFNLFFBQVEsSUFBSSxXQUNoQixLQUFLLE9BQU8sQ0FBQyxFQUFFLE1BQU0sTUFBTSxPQUFPLFNBQVMsS0FBSyxDQUFDLEVBQUUsT0FBTyxDQUFDLEtBQUssUUFBUSxNQUFNLE9BQU8sSUFBSSxLQUFLLEdBQUcsQ0FBQztBQUNwRyxRQUFNLFVBQVUsS0FBSztBQUFBLElBQ25CLENBQUMsRUFBRSxPQUFPLEtBQUssTUFDWixZQUFrQyxTQUFTLEtBQUssS0FBSyxFQUFFLFNBQVMscUJBQXFCLFVBQVU7QUFBQSxFQUNwRztBQUNBLFFBQU0sWUFBWSxLQUFLLElBQUksQ0FBQyxFQUFFLGFBQWEsTUFBTSxZQUFZLEVBQUUsT0FBTyxDQUFDLE9BQU8sT0FBTyxJQUFJO0FBQ3pGLFNBQU87QUFBQSxJQUNMLFFBQVEsTUFBTSxVQUFVLFNBQVM7QUFBQSxJQUNqQyxNQUFNLE1BQU0sTUFBTTtBQUFBLElBQ2xCLFFBQVEsTUFBTSxRQUFRO0FBQUEsSUFDdEIsYUFBYSxNQUFNLGFBQWE7QUFBQSxJQUNoQyxnQkFBZ0IsUUFBUSxTQUFTLEtBQUssSUFBSSxHQUFHLFFBQVEsSUFBSSxDQUFDLEVBQUUsU0FBUyxNQUFNLE9BQU8sUUFBUSxDQUFDLENBQUMsSUFBSTtBQUFBLElBQ2hHLGNBQWMsVUFBVSxTQUFTLEtBQUssSUFBSSxHQUFHLFNBQVMsSUFBSTtBQUFBLElBQzFELFdBQVcsTUFBTSxjQUFjLEVBQUU7QUFBQSxFQUNuQztBQUNGO0FBRUEsZUFBZSxjQUFjLElBQXVDO0FBQ2xFLFFBQU0sTUFBTSxNQUFNLEdBQ2YsV0FBVyxRQUFRLEVBQ25CLE9BQU8sV0FBVyxFQUNsQixNQUFNLFNBQVMsTUFBTSxXQUFXLEVBQ2hDLE1BQU0sYUFBYSxNQUFNLEVBQUUsRUFDM0IsUUFBUSxNQUFNLE1BQU0sRUFDcEIsaUJBQWlCO0FBQ3BCLFNBQU8sS0FBSyxhQUFhO0FBQzNCO0FBR0EsZUFBc0IsbUJBQ3BCLElBQ0EsU0FDQSxTQUFTLFNBQzZCO0FBQ3RDLFFBQU0sT0FBTyxNQUFNLEdBQ2hCLFdBQVcsUUFBUSxFQUNuQixVQUFVLEVBQ1YsTUFBTSxnQkFBZ0IsTUFBTSxPQUFPLEVBQ25DLE1BQU0sZ0JBQWdCLE1BQU0sTUFBTSxFQUNsQyxRQUFRLElBQUksRUFDWixRQUFRO0FBQ1gsUUFBTSxhQUFhLG9CQUFJLElBQTRCO0FBQ25ELGFBQVcsT0FBTyxNQUFNO0FBQ3RCLFVBQU0sS0FBSyxPQUFPLElBQUksWUFBWTtBQUNsQyxlQUFXLElBQUksSUFBSSxDQUFDLEdBQUksV0FBVyxJQUFJLEVBQUUsS0FBSyxDQUFDLEdBQUksV0FBVyxHQUFHLENBQUMsQ0FBQztBQUFBLEVBQ3JFO0FBQ0EsU0FBTztBQUNUO0FBRUEsU0FBUyxXQUFXLEtBQThCO0FBQ2hELFNBQU87QUFBQSxJQUNMLE1BQU0sSUFBSTtBQUFBLElBQ1YsT0FBTyxJQUFJO0FBQUEsSUFDWCxHQUFJLElBQUksa0JBQWtCLElBQUksVUFBVSxVQUFVLEVBQUUsY0FBYyxJQUFJLEtBQUssSUFBSSxjQUFjLEVBQUUsWUFBWSxFQUFFO0FBQUEsSUFDN0csR0FBSSxJQUFJLFlBQVksRUFBRSxRQUFRLElBQUksS0FBSyxJQUFJLFFBQVEsRUFBRSxZQUFZLEVBQUU7QUFBQSxJQUNuRSxHQUFJLElBQUksYUFBYSxFQUFFLE9BQU8sSUFBSSxVQUFVO0FBQUEsRUFDOUM7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//a4182c52548ea90b6fa180691adc02dc1b7344a8
