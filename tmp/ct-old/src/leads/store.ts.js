import { createHash } from "node:crypto";
import { inTransaction } from "../database/index.ts";
import { enqueueDeliveries } from "../delivery/index.ts";
import { postedNames } from "../shared/lead.ts";
import { toRow, wordsOf } from "./lead-row.ts";
import { photoWaitMs } from "./photo-form.ts";
import { describeChange, keepPlan } from "./plan-store.ts";
import { searchTextOf } from "./search-text.ts";
const referenceDraws = 5;
async function saveLead(db, input, deliveries = [], nowMs = Date.now()) {
  return inTransaction(db, async (transaction) => {
    const { created, known } = await insertRow(transaction, input, nowMs);
    if (created) {
      await rememberPost(transaction, input, created.id);
      if (input.plan) await keepPlan(transaction, created.id, input.plan);
      await enqueue(transaction, created.id, deliveries, { input, held: input.status === "spam", nowMs });
      return { ...created, outcome: "created" };
    }
    const isNew = await rememberPost(transaction, input, known.id);
    if (isNew) {
      await amendRow(transaction, known, input);
      const repeated = deliveries.filter((kind) => kind !== "acknowledgement");
      await enqueue(transaction, known.id, repeated, {
        input,
        held: known.status === "spam",
        payload: { amended: true },
        nowMs
      });
    }
    return { id: known.id, reference: known.reference, outcome: isNew ? "amended" : "repeated" };
  });
}
async function findRepeatedPost(db, input) {
  if (!input.idempotencyKey) return void 0;
  return db.selectFrom("submissionPosts").innerJoin("submissions", "submissions.id", "submissionPosts.submissionId").select(["submissions.id", "submissions.reference"]).where("submissionPosts.idempotencyKey", "=", input.idempotencyKey).where("bodyHash", "=", hashPost(input)).executeTakeFirst();
}
const sameWordsMs = 10 * 6e4;
async function keyOfWords(db, input, nowMs) {
  const hash = hashPost({ ...input, page: "" });
  const span = Math.floor(nowMs / sameWordsMs);
  const keyAt = (number) => `words-${number}-${hash}`;
  const known = await db.selectFrom("submissions").select(["id", "reference"]).where("idempotencyKey", "in", [keyAt(span), keyAt(span - 1)]).where("createdAt", ">", new Date(nowMs - sameWordsMs).toISOString()).executeTakeFirst();
  return { key: keyAt(span), known };
}
function enqueue(db, submissionId, kinds, { input: { hasPhotos = false }, nowMs, ...message }) {
  const dueAtMs = (kind) => hasPhotos && kind === "notification" ? nowMs + photoWaitMs : nowMs;
  return enqueueDeliveries(
    db,
    kinds.map((kind) => ({ kind, submissionId, ...message, dueAtMs: dueAtMs(kind) })),
    nowMs
  );
}
async function insertRow(db, input, nowMs) {
  for (let draw = 0; draw < referenceDraws; draw += 1) {
    const created = await db.insertInto("submissions").values(toRow(input, nowMs)).onConflict((conflict) => conflict.doNothing()).returning(["id", "reference"]).executeTakeFirst();
    if (created) return { created };
    const known = await findRowByKey(db, input.idempotencyKey);
    if (known) return { known };
  }
  throw new Error(`${referenceDraws} references in a row were taken`);
}
async function findRowByKey(db, key) {
  if (!key) return void 0;
  return db.selectFrom("submissions").selectAll().where("idempotencyKey", "=", key).executeTakeFirst();
}
async function rememberPost(db, input, submissionId) {
  if (!input.idempotencyKey) return true;
  const row = await db.insertInto("submissionPosts").values({ idempotencyKey: input.idempotencyKey, bodyHash: hashPost(input), submissionId }).onConflict((conflict) => conflict.doNothing()).returning("submissionId").executeTakeFirst();
  return row !== void 0;
}
function hashPost(input) {
  const { plan, unreadablePlan } = input;
  const body = [input.source, ...postedNames.map((name) => input[name] ?? "")];
  if (plan) body.push(plan.code, String(plan.priceVersion));
  if (unreadablePlan !== void 0) body.push(unreadablePlan);
  return createHash("sha256").update(JSON.stringify(body)).digest("hex");
}
async function amendRow(db, row, input) {
  const changes = postedNames.filter((name) => name !== "message" && (input[name] ?? "") !== row[name]).map((name) => `${name}: ${input[name] ?? ""}`);
  if (input.plan) changes.push(...await describeChange(db, row.id, input.plan));
  const words = ["", "--- Sent again with changes ---", ...changes, wordsOf(input)].join("\n");
  await db.updateTable("submissions").set(({ eb, fn, ref, val }) => ({
    message: eb(ref("message"), "||", words),
    searchText: eb(ref("searchText"), "||", searchTextOf([words])),
    town: fn.coalesce(fn("nullif", [ref("town"), val("")]), val(input.town ?? ""))
  })).where("id", "=", row.id).execute();
  if (input.plan) await keepPlan(db, row.id, input.plan);
}
export {
  findRepeatedPost,
  hashPost,
  keyOfWords,
  saveLead
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3N0b3JlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyxrQkFBa0I7QUFFM0IsU0FBd0IscUJBQWlEO0FBQ3pFLFNBQVMseUJBQXlCO0FBRWxDLFNBQVMsbUJBQW1CO0FBRzVCLFNBQVMsT0FBTyxlQUFlO0FBQy9CLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsZ0JBQWdCLGdCQUFnQjtBQUN6QyxTQUFTLG9CQUFvQjtBQUc3QixNQUFNLGlCQUFpQjtBQTRCdkIsZUFBc0IsU0FDcEIsSUFDQSxPQUNBLGFBQXNDLENBQUMsR0FDdkMsUUFBUSxLQUFLLElBQUksR0FDc0Q7QUFDdkUsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxFQUFFLFNBQVMsTUFBTSxJQUFJLE1BQU0sVUFBVSxhQUFhLE9BQU8sS0FBSztBQUNwRSxRQUFJLFNBQVM7QUFDWCxZQUFNLGFBQWEsYUFBYSxPQUFPLFFBQVEsRUFBRTtBQUNqRCxVQUFJLE1BQU0sS0FBTSxPQUFNLFNBQVMsYUFBYSxRQUFRLElBQUksTUFBTSxJQUFJO0FBQ2xFLFlBQU0sUUFBUSxhQUFhLFFBQVEsSUFBSSxZQUFZLEVBQUUsT0FBTyxNQUFNLE1BQU0sV0FBVyxRQUFRLE1BQU0sQ0FBQztBQUNsRyxhQUFPLEVBQUUsR0FBRyxTQUFTLFNBQVMsVUFBVTtBQUFBLElBQzFDO0FBQ0EsVUFBTSxRQUFRLE1BQU0sYUFBYSxhQUFhLE9BQU8sTUFBTSxFQUFFO0FBQzdELFFBQUksT0FBTztBQUNULFlBQU0sU0FBUyxhQUFhLE9BQU8sS0FBSztBQUN4QyxZQUFNLFdBQVcsV0FBVyxPQUFPLENBQUMsU0FBUyxTQUFTLGlCQUFpQjtBQUN2RSxZQUFNLFFBQVEsYUFBYSxNQUFNLElBQUksVUFBVTtBQUFBLFFBQzdDO0FBQUEsUUFDQSxNQUFNLE1BQU0sV0FBVztBQUFBLFFBQ3ZCLFNBQVMsRUFBRSxTQUFTLEtBQUs7QUFBQSxRQUN6QjtBQUFBLE1BQ0YsQ0FBQztBQUFBLElBQ0g7QUFDQSxXQUFPLEVBQUUsSUFBSSxNQUFNLElBQUksV0FBVyxNQUFNLFdBQVcsU0FBUyxRQUFRLFlBQVksV0FBVztBQUFBLEVBQzdGLENBQUM7QUFDSDtBQUdBLGVBQXNCLGlCQUFpQixJQUFzQixPQUFtRDtBQUM5RyxNQUFJLENBQUMsTUFBTSxlQUFnQixRQUFPO0FBQ2xDLFNBQU8sR0FDSixXQUFXLGlCQUFpQixFQUM1QixVQUFVLGVBQWUsa0JBQWtCLDhCQUE4QixFQUN6RSxPQUFPLENBQUMsa0JBQWtCLHVCQUF1QixDQUFDLEVBQ2xELE1BQU0sa0NBQWtDLEtBQUssTUFBTSxjQUFjLEVBQ2pFLE1BQU0sWUFBWSxLQUFLLFNBQVMsS0FBSyxDQUFDLEVBQ3RDLGlCQUFpQjtBQUN0QjtBQUdBLE1BQU0sY0FBYyxLQUFLO0FBT3pCLGVBQXNCLFdBQ3BCLElBQ0EsT0FDQSxPQUN5RDtBQUV6RCxRQUFNLE9BQU8sU0FBUyxFQUFFLEdBQUcsT0FBTyxNQUFNLEdBQUcsQ0FBQztBQUM1QyxRQUFNLE9BQU8sS0FBSyxNQUFNLFFBQVEsV0FBVztBQUMzQyxRQUFNLFFBQVEsQ0FBQyxXQUFtQixTQUFTLE1BQU0sSUFBSSxJQUFJO0FBQ3pELFFBQU0sUUFBUSxNQUFNLEdBQ2pCLFdBQVcsYUFBYSxFQUN4QixPQUFPLENBQUMsTUFBTSxXQUFXLENBQUMsRUFDMUIsTUFBTSxrQkFBa0IsTUFBTSxDQUFDLE1BQU0sSUFBSSxHQUFHLE1BQU0sT0FBTyxDQUFDLENBQUMsQ0FBQyxFQUM1RCxNQUFNLGFBQWEsS0FBSyxJQUFJLEtBQUssUUFBUSxXQUFXLEVBQUUsWUFBWSxDQUFDLEVBQ25FLGlCQUFpQjtBQUNwQixTQUFPLEVBQUUsS0FBSyxNQUFNLElBQUksR0FBRyxNQUFNO0FBQ25DO0FBU0EsU0FBUyxRQUNQLElBQ0EsY0FDQSxPQUNBLEVBQUUsT0FBTyxFQUFFLFlBQVksTUFBTSxHQUFHLE9BQU8sR0FBRyxRQUFRLEdBQ25DO0FBQ2YsUUFBTSxVQUFVLENBQUMsU0FBd0IsYUFBYSxTQUFTLGlCQUFpQixRQUFRLGNBQWM7QUFDdEcsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBLE1BQU0sSUFBSSxDQUFDLFVBQVUsRUFBRSxNQUFNLGNBQWMsR0FBRyxTQUFTLFNBQVMsUUFBUSxJQUFJLEVBQUUsRUFBRTtBQUFBLElBQ2hGO0FBQUEsRUFDRjtBQUNGO0FBUUEsZUFBZSxVQUFVLElBQXNCLE9BQWtCLE9BQWtDO0FBQ2pHLFdBQVMsT0FBTyxHQUFHLE9BQU8sZ0JBQWdCLFFBQVEsR0FBRztBQUNuRCxVQUFNLFVBQVUsTUFBTSxHQUNuQixXQUFXLGFBQWEsRUFDeEIsT0FBTyxNQUFNLE9BQU8sS0FBSyxDQUFDLEVBQzFCLFdBQVcsQ0FBQyxhQUFhLFNBQVMsVUFBVSxDQUFDLEVBQzdDLFVBQVUsQ0FBQyxNQUFNLFdBQVcsQ0FBQyxFQUM3QixpQkFBaUI7QUFDcEIsUUFBSSxRQUFTLFFBQU8sRUFBRSxRQUFRO0FBQzlCLFVBQU0sUUFBUSxNQUFNLGFBQWEsSUFBSSxNQUFNLGNBQWM7QUFDekQsUUFBSSxNQUFPLFFBQU8sRUFBRSxNQUFNO0FBQUEsRUFDNUI7QUFDQSxRQUFNLElBQUksTUFBTSxHQUFHLGNBQWMsaUNBQWlDO0FBQ3BFO0FBRUEsZUFBZSxhQUFhLElBQXNCLEtBQXVEO0FBQ3ZHLE1BQUksQ0FBQyxJQUFLLFFBQU87QUFDakIsU0FBTyxHQUFHLFdBQVcsYUFBYSxFQUFFLFVBQVUsRUFBRSxNQUFNLGtCQUFrQixLQUFLLEdBQUcsRUFBRSxpQkFBaUI7QUFDckc7QUFHQSxlQUFlLGFBQWEsSUFBc0IsT0FBa0IsY0FBd0M7QUFDMUcsTUFBSSxDQUFDLE1BQU0sZUFBZ0IsUUFBTztBQUNsQyxRQUFNLE1BQU0sTUFBTSxHQUNmLFdBQVcsaUJBQWlCLEVBQzVCLE9BQU8sRUFBRSxnQkFBZ0IsTUFBTSxnQkFBZ0IsVUFBVSxTQUFTLEtBQUssR0FBRyxhQUFhLENBQUMsRUFDeEYsV0FBVyxDQUFDLGFBQWEsU0FBUyxVQUFVLENBQUMsRUFDN0MsVUFBVSxjQUFjLEVBQ3hCLGlCQUFpQjtBQUNwQixTQUFPLFFBQVE7QUFDakI7QUFHTyxTQUFTLFNBQVMsT0FBMEI7QUFDakQsUUFBTSxFQUFFLE1BQU0sZUFBZSxJQUFJO0FBQ2pDLFFBQU0sT0FBTyxDQUFDLE1BQU0sUUFBUSxHQUFHLFlBQVksSUFBSSxDQUFDLFNBQVMsTUFBTSxJQUFJLEtBQUssRUFBRSxDQUFDO0FBQzNFLE1BQUksS0FBTSxNQUFLLEtBQUssS0FBSyxNQUFNLE9BQU8sS0FBSyxZQUFZLENBQUM7QUFDeEQsTUFBSSxtQkFBbUIsT0FBVyxNQUFLLEtBQUssY0FBYztBQUMxRCxTQUFPLFdBQVcsUUFBUSxFQUFFLE9BQU8sS0FBSyxVQUFVLElBQUksQ0FBQyxFQUFFLE9BQU8sS0FBSztBQUN2RTtBQU9BLGVBQWUsU0FBUyxJQUFzQixLQUFjLE9BQWlDO0FBQzNGLFFBQU0sVUFBVSxZQUNiLE9BQU8sQ0FBQyxTQUFTLFNBQVMsY0FBYyxNQUFNLElBQUksS0FBSyxRQUFRLElBQUksSUFBSSxDQUFDLEVBQ3hFLElBQUksQ0FBQyxTQUFTLEdBQUcsSUFBSSxLQUFLLE1BQU0sSUFBSSxLQUFLLEVBQUUsRUFBRTtBQUNoRCxNQUFJLE1BQU0sS0FBTSxTQUFRLEtBQUssR0FBSSxNQUFNLGVBQWUsSUFBSSxJQUFJLElBQUksTUFBTSxJQUFJLENBQUU7QUFDOUUsUUFBTSxRQUFRLENBQUMsSUFBSSxtQ0FBbUMsR0FBRyxTQUFTLFFBQVEsS0FBSyxDQUFDLEVBQUUsS0FBSyxJQUFJO0FBQzNGLFFBQU0sR0FDSCxZQUFZLGFBQWEsRUFDekIsSUFBSSxDQUFDLEVBQUUsSUFBSSxJQUFJLEtBQUssSUFBSSxPQUFPO0FBQUEsSUFDOUIsU0FBUyxHQUFHLElBQUksU0FBUyxHQUFHLE1BQU0sS0FBSztBQUFBLElBQ3ZDLFlBQVksR0FBRyxJQUFJLFlBQVksR0FBRyxNQUFNLGFBQWEsQ0FBQyxLQUFLLENBQUMsQ0FBQztBQUFBLElBQzdELE1BQU0sR0FBRyxTQUFTLEdBQWtCLFVBQVUsQ0FBQyxJQUFJLE1BQU0sR0FBRyxJQUFJLEVBQUUsQ0FBQyxDQUFDLEdBQUcsSUFBSSxNQUFNLFFBQVEsRUFBRSxDQUFDO0FBQUEsRUFDOUYsRUFBRSxFQUNELE1BQU0sTUFBTSxLQUFLLElBQUksRUFBRSxFQUN2QixRQUFRO0FBQ1gsTUFBSSxNQUFNLEtBQU0sT0FBTSxTQUFTLElBQUksSUFBSSxJQUFJLE1BQU0sSUFBSTtBQUN2RDsiLAogICJuYW1lcyI6IFtdCn0K

//34206cda4f11ba6cf2def6d1001506def4132f50
