import { wantsJson } from "../http/error-handler.ts";
import { DatabaseUnavailableError, TooManyRequestsError } from "../http/errors.ts";
import { addressOf } from "../http/rate-limit.ts";
import { storeOnce } from "./posts-under-way.ts";
import { findTown } from "./search.ts";
import { findRepeatedPost, hashPost, keyOfWords, saveLead } from "./store.ts";
import { listedPage, readVisit } from "./visit.ts";
async function storePost(app, request, reply, read) {
  try {
    const input = { ...withVisit(request, await read()), idempotencyKey: keyOf(request) };
    if (app.canary.recognizes(request)) return await saveCanary(app, input);
    if (input.idempotencyKey || wantsJson(request)) return await storeVisitors(app, request, reply, input);
    const { key, known } = await keyOfWords(app.db, input, app.now());
    return known ?? await storeVisitors(app, request, reply, { ...input, idempotencyKey: key });
  } catch (error) {
    if (error instanceof TooManyRequestsError) throw error;
    request.log.error({ err: error }, "a lead could not be stored");
    throw new DatabaseUnavailableError(app.site.current.profile.phone);
  }
}
function withVisit(request, input) {
  const { referer = "" } = request.headers;
  const sentFrom = URL.canParse(referer) ? new URL(referer).pathname : "";
  const { map } = request.server.site.current;
  const lead = { ...readVisit(request), ...input, page: input.page || listedPage(map, sentFrom) };
  return { ...lead, town: findTown(map, lead) };
}
function keyOf(request) {
  const key = request.headers["idempotency-key"];
  return typeof key === "string" && key.length > 0 && key.length <= 200 ? key : void 0;
}
async function storeVisitors(app, request, reply, input) {
  const save = async () => await findRepeatedPost(app.db, input) ?? await saveWithinLimit(app, request, reply, input);
  if (!input.idempotencyKey) return save();
  const name = JSON.stringify([addressOf(request), input.idempotencyKey, hashPost(input)]);
  const { stored, isFirst } = storeOnce(app.db, name, save);
  return stored.catch(async (error) => {
    if (!isFirst && error instanceof TooManyRequestsError) await app.formLimit.check(request, reply);
    throw error;
  });
}
async function saveCanary(app, input) {
  const { id, reference } = await saveLead(app.db, { ...input, source: "canary" }, [], app.cluster.now());
  return { id, reference };
}
async function saveWithinLimit(app, request, reply, input) {
  await app.formLimit.count(request, reply);
  let counts = false;
  try {
    const scored = { ...input, ...await markSpam(app, request, input) };
    const { outcome, ...stored } = await saveLead(app.db, scored, await app.outbox.listKinds(input), app.now());
    counts = outcome !== "repeated";
    request.leadOutcome = outcome === "created" && scored.status === "spam" ? "spam" : outcome;
    return stored;
  } finally {
    if (!counts) await app.formLimit.refund(request);
  }
}
async function markSpam(app, request, input) {
  const { isSpam, score, reasons } = await app.spam.score(request, input);
  return { spamScore: score, spamReasons: reasons, ...isSpam && { status: "spam" } };
}
export {
  storePost
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2xlYWRzL3N0b3JlLXBvc3QudHMiXSwKICAibWFwcGluZ3MiOiAiQUFDQSxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLDBCQUEwQiw0QkFBNEI7QUFDL0QsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxrQkFBa0IsVUFBVSxZQUE2QyxnQkFBZ0I7QUFDbEcsU0FBUyxZQUFZLGlCQUFpQjtBQWV0QyxlQUFzQixVQUNwQixLQUNBLFNBQ0EsT0FDQSxNQUNxQjtBQUNyQixNQUFJO0FBQ0YsVUFBTSxRQUFRLEVBQUUsR0FBRyxVQUFVLFNBQVMsTUFBTSxLQUFLLENBQUMsR0FBRyxnQkFBZ0IsTUFBTSxPQUFPLEVBQUU7QUFDcEYsUUFBSSxJQUFJLE9BQU8sV0FBVyxPQUFPLEVBQUcsUUFBTyxNQUFNLFdBQVcsS0FBSyxLQUFLO0FBQ3RFLFFBQUksTUFBTSxrQkFBa0IsVUFBVSxPQUFPLEVBQUcsUUFBTyxNQUFNLGNBQWMsS0FBSyxTQUFTLE9BQU8sS0FBSztBQUNyRyxVQUFNLEVBQUUsS0FBSyxNQUFNLElBQUksTUFBTSxXQUFXLElBQUksSUFBSSxPQUFPLElBQUksSUFBSSxDQUFDO0FBQ2hFLFdBQU8sU0FBVSxNQUFNLGNBQWMsS0FBSyxTQUFTLE9BQU8sRUFBRSxHQUFHLE9BQU8sZ0JBQWdCLElBQUksQ0FBQztBQUFBLEVBQzdGLFNBQVMsT0FBTztBQUNkLFFBQUksaUJBQWlCLHFCQUFzQixPQUFNO0FBRWpELFlBQVEsSUFBSSxNQUFNLEVBQUUsS0FBSyxNQUFNLEdBQUcsNEJBQTRCO0FBQzlELFVBQU0sSUFBSSx5QkFBeUIsSUFBSSxLQUFLLFFBQVEsUUFBUSxLQUFLO0FBQUEsRUFDbkU7QUFDRjtBQUdBLFNBQVMsVUFBVSxTQUF5QixPQUE2QjtBQUN2RSxRQUFNLEVBQUUsVUFBVSxHQUFHLElBQUksUUFBUTtBQUNqQyxRQUFNLFdBQVcsSUFBSSxTQUFTLE9BQU8sSUFBSSxJQUFJLElBQUksT0FBTyxFQUFFLFdBQVc7QUFDckUsUUFBTSxFQUFFLElBQUksSUFBSSxRQUFRLE9BQU8sS0FBSztBQUNwQyxRQUFNLE9BQU8sRUFBRSxHQUFHLFVBQVUsT0FBTyxHQUFHLEdBQUcsT0FBTyxNQUFNLE1BQU0sUUFBUSxXQUFXLEtBQUssUUFBUSxFQUFFO0FBQzlGLFNBQU8sRUFBRSxHQUFHLE1BQU0sTUFBTSxTQUFTLEtBQUssSUFBSSxFQUFFO0FBQzlDO0FBRUEsU0FBUyxNQUFNLFNBQTZDO0FBQzFELFFBQU0sTUFBTSxRQUFRLFFBQVEsaUJBQWlCO0FBQzdDLFNBQU8sT0FBTyxRQUFRLFlBQVksSUFBSSxTQUFTLEtBQUssSUFBSSxVQUFVLE1BQU0sTUFBTTtBQUNoRjtBQUdBLGVBQWUsY0FBYyxLQUFzQixTQUF5QixPQUFxQixPQUFrQjtBQUNqSCxRQUFNLE9BQU8sWUFDVixNQUFNLGlCQUFpQixJQUFJLElBQUksS0FBSyxLQUFPLE1BQU0sZ0JBQWdCLEtBQUssU0FBUyxPQUFPLEtBQUs7QUFDOUYsTUFBSSxDQUFDLE1BQU0sZUFBZ0IsUUFBTyxLQUFLO0FBQ3ZDLFFBQU0sT0FBTyxLQUFLLFVBQVUsQ0FBQyxVQUFVLE9BQU8sR0FBRyxNQUFNLGdCQUFnQixTQUFTLEtBQUssQ0FBQyxDQUFDO0FBQ3ZGLFFBQU0sRUFBRSxRQUFRLFFBQVEsSUFBSSxVQUFVLElBQUksSUFBSSxNQUFNLElBQUk7QUFDeEQsU0FBTyxPQUFPLE1BQU0sT0FBTyxVQUFVO0FBQ25DLFFBQUksQ0FBQyxXQUFXLGlCQUFpQixxQkFBc0IsT0FBTSxJQUFJLFVBQVUsTUFBTSxTQUFTLEtBQUs7QUFDL0YsVUFBTTtBQUFBLEVBQ1IsQ0FBQztBQUNIO0FBR0EsZUFBZSxXQUFXLEtBQXNCLE9BQXVDO0FBQ3JGLFFBQU0sRUFBRSxJQUFJLFVBQVUsSUFBSSxNQUFNLFNBQVMsSUFBSSxJQUFJLEVBQUUsR0FBRyxPQUFPLFFBQVEsU0FBUyxHQUFHLENBQUMsR0FBRyxJQUFJLFFBQVEsSUFBSSxDQUFDO0FBQ3RHLFNBQU8sRUFBRSxJQUFJLFVBQVU7QUFDekI7QUFHQSxlQUFlLGdCQUFnQixLQUFzQixTQUF5QixPQUFxQixPQUFrQjtBQUNuSCxRQUFNLElBQUksVUFBVSxNQUFNLFNBQVMsS0FBSztBQUN4QyxNQUFJLFNBQVM7QUFDYixNQUFJO0FBQ0YsVUFBTSxTQUFTLEVBQUUsR0FBRyxPQUFPLEdBQUksTUFBTSxTQUFTLEtBQUssU0FBUyxLQUFLLEVBQUc7QUFDcEUsVUFBTSxFQUFFLFNBQVMsR0FBRyxPQUFPLElBQUksTUFBTSxTQUFTLElBQUksSUFBSSxRQUFRLE1BQU0sSUFBSSxPQUFPLFVBQVUsS0FBSyxHQUFHLElBQUksSUFBSSxDQUFDO0FBQzFHLGFBQVMsWUFBWTtBQUNyQixZQUFRLGNBQWMsWUFBWSxhQUFhLE9BQU8sV0FBVyxTQUFTLFNBQVM7QUFDbkYsV0FBTztBQUFBLEVBQ1QsVUFBRTtBQUNBLFFBQUksQ0FBQyxPQUFRLE9BQU0sSUFBSSxVQUFVLE9BQU8sT0FBTztBQUFBLEVBQ2pEO0FBQ0Y7QUFHQSxlQUFlLFNBQVMsS0FBc0IsU0FBeUIsT0FBa0I7QUFDdkYsUUFBTSxFQUFFLFFBQVEsT0FBTyxRQUFRLElBQUksTUFBTSxJQUFJLEtBQUssTUFBTSxTQUFTLEtBQUs7QUFDdEUsU0FBTyxFQUFFLFdBQVcsT0FBTyxhQUFhLFNBQVMsR0FBSSxVQUFVLEVBQUUsUUFBUSxPQUFnQixFQUFHO0FBQzlGOyIsCiAgIm5hbWVzIjogW10KfQo=

//793bfc54c1f31924b5ea61e5cb13f2a2658448aa
