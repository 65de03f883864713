import { randomUUID } from "node:crypto";
const uncertainLimit = 2;
const claimLimitMs = 12e4;
async function enqueueDeliveries(db, deliveries, nowMs) {
  if (deliveries.length === 0) return;
  await db.insertInto("outbox").values(
    deliveries.map(({ kind, submissionId, payload, held, dueAtMs = nowMs }) => ({
      kind,
      submissionId: submissionId ?? null,
      messageId: randomUUID(),
      payload: JSON.stringify(payload ?? {}),
      state: held ? "held" : "queued",
      createdAtMs: nowMs,
      nextAttemptAtMs: dueAtMs,
      failingSinceMs: null,
      sentAtMs: null
    }))
  ).execute();
}
async function holdOrRelease(db, submissionId, isSpam, nowMs) {
  await db.updateTable("outbox").set(isSpam ? { state: "held" } : { state: "queued", nextAttemptAtMs: 0, createdAtMs: nowMs }).where("submissionId", "=", submissionId).where("state", "=", isSpam ? "queued" : "held").execute();
}
function listDueDeliveries(db, nowMs, limit) {
  return db.selectFrom("outbox").selectAll().where("state", "=", "queued").where("nextAttemptAtMs", "<=", nowMs).orderBy("id").limit(limit).execute();
}
async function findNextDueAtMs(db) {
  const row = await db.selectFrom("outbox").select(({ fn }) => fn.min("nextAttemptAtMs").as("dueAtMs")).where("state", "=", "queued").executeTakeFirst();
  return row?.dueAtMs ?? void 0;
}
async function claimDelivery(db, id, holder, nowMs) {
  const { numUpdatedRows } = await db.updateTable("outbox").set({ state: "sending", claim: holder, claimedAtMs: nowMs }).where("id", "=", id).where("state", "=", "queued").executeTakeFirst();
  return numUpdatedRows > 0n;
}
function listAbandonedDeliveries(db, holder, nowMs) {
  return db.selectFrom("outbox").selectAll().where("state", "=", "sending").where(
    ({ or, eb }) => or([eb("claim", "=", holder), eb("claim", "is", null), eb("claimedAtMs", "<=", nowMs - claimLimitMs)])
  ).execute();
}
async function markSent(db, row, claim, nowMs) {
  await updateClaimed(db, row.id, claim).set({ state: "sent", sentAtMs: nowMs, failingSinceMs: null, attempts: row.attempts + 1, lastError: "" }).execute();
}
async function markFailed(db, row, claim, failure) {
  await db.updateTable("outbox").set({
    state: failure.retryAtMs === void 0 ? "failed" : "queued",
    attempts: row.attempts + 1,
    failingSinceMs: row.failingSinceMs ?? failure.nowMs,
    nextAttemptAtMs: failure.retryAtMs ?? row.nextAttemptAtMs,
    lastError: failure.error.slice(0, 500),
    claim: null,
    claimedAtMs: null
  }).where("id", "=", row.id).where(
    ({ or, and, eb }) => or([eb("state", "=", "queued"), and([eb("state", "=", "sending"), eb("claim", "is not distinct from", claim)])])
  ).execute();
}
async function markUncertain(db, row, claim, failure) {
  await updateClaimed(db, row.id, claim).set({
    state: row.uncertain + 1 >= uncertainLimit ? "unconfirmed" : "queued",
    attempts: row.attempts + 1,
    uncertain: row.uncertain + 1,
    failingSinceMs: row.failingSinceMs ?? failure.nowMs,
    nextAttemptAtMs: failure.retryAtMs,
    lastError: failure.error.slice(0, 500)
  }).execute();
}
function readPayload(row) {
  return JSON.parse(row.payload);
}
async function requireLead(db, row) {
  const lead = await db.selectFrom("submissions").selectAll().where("id", "=", row.submissionId ?? 0).executeTakeFirst();
  if (!lead) throw new Error("The request was deleted");
  return lead;
}
function updateClaimed(db, id, claim) {
  return db.updateTable("outbox").set({ claim: null, claimedAtMs: null }).where("id", "=", id).where("state", "=", "sending").where("claim", "is not distinct from", claim);
}
export {
  claimDelivery,
  enqueueDeliveries,
  findNextDueAtMs,
  holdOrRelease,
  listAbandonedDeliveries,
  listDueDeliveries,
  markFailed,
  markSent,
  markUncertain,
  readPayload,
  requireLead
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2RlbGl2ZXJ5L291dGJveC1zdG9yZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBTTNCLE1BQU0saUJBQWlCO0FBRXZCLE1BQU0sZUFBZTtBQWFyQixlQUFzQixrQkFDcEIsSUFDQSxZQUNBLE9BQ2U7QUFDZixNQUFJLFdBQVcsV0FBVyxFQUFHO0FBQzdCLFFBQU0sR0FDSCxXQUFXLFFBQVEsRUFDbkI7QUFBQSxJQUNDLFdBQVcsSUFBSSxDQUFDLEVBQUUsTUFBTSxjQUFjLFNBQVMsTUFBTSxVQUFVLE1BQU0sT0FBTztBQUFBLE1BQzFFO0FBQUEsTUFDQSxjQUFjLGdCQUFnQjtBQUFBLE1BQzlCLFdBQVcsV0FBVztBQUFBLE1BQ3RCLFNBQVMsS0FBSyxVQUFVLFdBQVcsQ0FBQyxDQUFDO0FBQUEsTUFDckMsT0FBTyxPQUFRLFNBQW9CO0FBQUEsTUFDbkMsYUFBYTtBQUFBLE1BQ2IsaUJBQWlCO0FBQUEsTUFDakIsZ0JBQWdCO0FBQUEsTUFDaEIsVUFBVTtBQUFBLElBQ1osRUFBRTtBQUFBLEVBQ0osRUFDQyxRQUFRO0FBQ2I7QUFNQSxlQUFzQixjQUNwQixJQUNBLGNBQ0EsUUFDQSxPQUNlO0FBQ2YsUUFBTSxHQUNILFlBQVksUUFBUSxFQUNwQixJQUFJLFNBQVMsRUFBRSxPQUFPLE9BQU8sSUFBSSxFQUFFLE9BQU8sVUFBVSxpQkFBaUIsR0FBRyxhQUFhLE1BQU0sQ0FBQyxFQUM1RixNQUFNLGdCQUFnQixLQUFLLFlBQVksRUFDdkMsTUFBTSxTQUFTLEtBQUssU0FBUyxXQUFXLE1BQU0sRUFDOUMsUUFBUTtBQUNiO0FBR08sU0FBUyxrQkFBa0IsSUFBc0IsT0FBZSxPQUFxQztBQUMxRyxTQUFPLEdBQ0osV0FBVyxRQUFRLEVBQ25CLFVBQVUsRUFDVixNQUFNLFNBQVMsS0FBSyxRQUFRLEVBQzVCLE1BQU0sbUJBQW1CLE1BQU0sS0FBSyxFQUNwQyxRQUFRLElBQUksRUFDWixNQUFNLEtBQUssRUFDWCxRQUFRO0FBQ2I7QUFHQSxlQUFzQixnQkFBZ0IsSUFBbUQ7QUFDdkYsUUFBTSxNQUFNLE1BQU0sR0FDZixXQUFXLFFBQVEsRUFDbkIsT0FBTyxDQUFDLEVBQUUsR0FBRyxNQUFNLEdBQUcsSUFBbUIsaUJBQWlCLEVBQUUsR0FBRyxTQUFTLENBQUMsRUFDekUsTUFBTSxTQUFTLEtBQUssUUFBUSxFQUM1QixpQkFBaUI7QUFDcEIsU0FBTyxLQUFLLFdBQVc7QUFDekI7QUFPQSxlQUFzQixjQUFjLElBQXNCLElBQVksUUFBZ0IsT0FBaUM7QUFDckgsUUFBTSxFQUFFLGVBQWUsSUFBSSxNQUFNLEdBQzlCLFlBQVksUUFBUSxFQUNwQixJQUFJLEVBQUUsT0FBTyxXQUFXLE9BQU8sUUFBUSxhQUFhLE1BQU0sQ0FBQyxFQUMzRCxNQUFNLE1BQU0sS0FBSyxFQUFFLEVBQ25CLE1BQU0sU0FBUyxLQUFLLFFBQVEsRUFDNUIsaUJBQWlCO0FBQ3BCLFNBQU8saUJBQWlCO0FBQzFCO0FBTU8sU0FBUyx3QkFBd0IsSUFBc0IsUUFBZ0IsT0FBcUM7QUFDakgsU0FBTyxHQUNKLFdBQVcsUUFBUSxFQUNuQixVQUFVLEVBQ1YsTUFBTSxTQUFTLEtBQUssU0FBUyxFQUM3QjtBQUFBLElBQU0sQ0FBQyxFQUFFLElBQUksR0FBRyxNQUNmLEdBQUcsQ0FBQyxHQUFHLFNBQVMsS0FBSyxNQUFNLEdBQUcsR0FBRyxTQUFTLE1BQU0sSUFBSSxHQUFHLEdBQUcsZUFBZSxNQUFNLFFBQVEsWUFBWSxDQUFDLENBQUM7QUFBQSxFQUN2RyxFQUNDLFFBQVE7QUFDYjtBQU1BLGVBQXNCLFNBQ3BCLElBQ0EsS0FDQSxPQUNBLE9BQ2U7QUFDZixRQUFNLGNBQWMsSUFBSSxJQUFJLElBQUksS0FBSyxFQUNsQyxJQUFJLEVBQUUsT0FBTyxRQUFRLFVBQVUsT0FBTyxnQkFBZ0IsTUFBTSxVQUFVLElBQUksV0FBVyxHQUFHLFdBQVcsR0FBRyxDQUFDLEVBQ3ZHLFFBQVE7QUFDYjtBQWNBLGVBQXNCLFdBQ3BCLElBQ0EsS0FDQSxPQUNBLFNBQ2U7QUFDZixRQUFNLEdBQ0gsWUFBWSxRQUFRLEVBQ3BCLElBQUk7QUFBQSxJQUNILE9BQU8sUUFBUSxjQUFjLFNBQVksV0FBVztBQUFBLElBQ3BELFVBQVUsSUFBSSxXQUFXO0FBQUEsSUFDekIsZ0JBQWdCLElBQUksa0JBQWtCLFFBQVE7QUFBQSxJQUM5QyxpQkFBaUIsUUFBUSxhQUFhLElBQUk7QUFBQSxJQUMxQyxXQUFXLFFBQVEsTUFBTSxNQUFNLEdBQUcsR0FBRztBQUFBLElBQ3JDLE9BQU87QUFBQSxJQUNQLGFBQWE7QUFBQSxFQUNmLENBQUMsRUFDQSxNQUFNLE1BQU0sS0FBSyxJQUFJLEVBQUUsRUFDdkI7QUFBQSxJQUFNLENBQUMsRUFBRSxJQUFJLEtBQUssR0FBRyxNQUNwQixHQUFHLENBQUMsR0FBRyxTQUFTLEtBQUssUUFBUSxHQUFHLElBQUksQ0FBQyxHQUFHLFNBQVMsS0FBSyxTQUFTLEdBQUcsR0FBRyxTQUFTLHdCQUF3QixLQUFLLENBQUMsQ0FBQyxDQUFDLENBQUM7QUFBQSxFQUNqSCxFQUNDLFFBQVE7QUFDYjtBQUdBLGVBQXNCLGNBQ3BCLElBQ0EsS0FDQSxPQUNBLFNBQ2U7QUFDZixRQUFNLGNBQWMsSUFBSSxJQUFJLElBQUksS0FBSyxFQUNsQyxJQUFJO0FBQUEsSUFDSCxPQUFPLElBQUksWUFBWSxLQUFLLGlCQUFpQixnQkFBZ0I7QUFBQSxJQUM3RCxVQUFVLElBQUksV0FBVztBQUFBLElBQ3pCLFdBQVcsSUFBSSxZQUFZO0FBQUEsSUFDM0IsZ0JBQWdCLElBQUksa0JBQWtCLFFBQVE7QUFBQSxJQUM5QyxpQkFBaUIsUUFBUTtBQUFBLElBQ3pCLFdBQVcsUUFBUSxNQUFNLE1BQU0sR0FBRyxHQUFHO0FBQUEsRUFDdkMsQ0FBQyxFQUNBLFFBQVE7QUFDYjtBQUdPLFNBQVMsWUFBb0MsS0FBa0M7QUFDcEYsU0FBTyxLQUFLLE1BQU0sSUFBSSxPQUFPO0FBQy9CO0FBR0EsZUFBc0IsWUFBWSxJQUFzQixLQUFrQztBQUN4RixRQUFNLE9BQU8sTUFBTSxHQUNoQixXQUFXLGFBQWEsRUFDeEIsVUFBVSxFQUNWLE1BQU0sTUFBTSxLQUFLLElBQUksZ0JBQWdCLENBQUMsRUFDdEMsaUJBQWlCO0FBQ3BCLE1BQUksQ0FBQyxLQUFNLE9BQU0sSUFBSSxNQUFNLHlCQUF5QjtBQUNwRCxTQUFPO0FBQ1Q7QUFHQSxTQUFTLGNBQWMsSUFBc0IsSUFBWSxPQUFzQjtBQUM3RSxTQUFPLEdBQ0osWUFBWSxRQUFRLEVBQ3BCLElBQUksRUFBRSxPQUFPLE1BQU0sYUFBYSxLQUFLLENBQUMsRUFDdEMsTUFBTSxNQUFNLEtBQUssRUFBRSxFQUNuQixNQUFNLFNBQVMsS0FBSyxTQUFTLEVBQzdCLE1BQU0sU0FBUyx3QkFBd0IsS0FBSztBQUNqRDsiLAogICJuYW1lcyI6IFtdCn0K

//4c165f1839266c3d05e8eae35e5503172480cf86
