import { randomUUID } from "node:crypto";
import { recordChange } from "../accounts/index.ts";
import { inTransaction } from "../database/index.ts";
import { ChangedElsewhereError, NoSuchRecordError, WordProblemsError } from "../http/errors.ts";
import { requireRecord } from "../http/records.ts";
import { findAllProblems, readWords } from "../shared/content/problems.ts";
import { undoMoves } from "./plan/change.ts";
import { isKind, planId, readBody, readDraft } from "./read.ts";
import { conflictWith, liveConflict, requireReadableDraft, requireReadableVersion } from "./refusals.ts";
import { answerNews, shippedDocuments, shippedHash, shippedWordsFor } from "./shipped.ts";
import { addVersion, findRow, findVersion, forgetOldVersions, listBatch, writeLive } from "./store.ts";
function kindOf(id, row) {
  const kind = shippedDocuments.byId.get(id)?.kind ?? row?.kind;
  if (!kind || !isKind(kind)) throw new NoSuchRecordError();
  return kind;
}
function publishDraft(db, { id, by, at, context }, { version, accept, words: given }) {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    if ((row?.draftVersion ?? 0) !== version) throw await conflictWith(transaction, id, row, regionOf(context));
    if (given === void 0) requireReadableDraft(row);
    const typed = given ?? (row && readDraft(row));
    const replaced = row?.publishedVersion ?? null;
    if (typed === void 0) return { published: replaced, version };
    const words = await requirePublishable(id, kind, typed, context, accept);
    const stamp = { by: by.name, at, shippedHash: shippedHash(id, regionOf(context)), replaced };
    const to = await addVersion(transaction, { documentId: id, words, origin: "publish", ...stamp });
    if (!await writeLive(transaction, { id, kind, draftVersion: version, to }))
      throw await conflictWith(transaction, id, await findRow(transaction, id), regionOf(context));
    await forgetOldVersions(transaction, id);
    await recordChange(transaction, by, at, { action: "publish", subject: id });
    return { published: to, version: version + 1 };
  });
}
function restoreVersion(db, { id, by, at, context }, { from, published }) {
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    const undo = randomUUID();
    const former = from === "shipped" ? void 0 : requireRecord(await findVersion(transaction, id, from));
    const stored = former ? requireReadableVersion(readBody(kind, id, former.body)) : shippedWordsFor(regionOf(context)).get(id)?.words;
    const words = await requirePublishable(id, kind, requireRecord(stored), context, "all");
    const replaced = row?.publishedVersion ?? null;
    const hash = former?.shippedHash ?? shippedHash(id, regionOf(context));
    const stamp = { by: by.name, at, shippedHash: hash, replaced, batch: undo };
    const origin = former ? "restore" : "reset";
    const added = await addVersion(transaction, { documentId: id, words, origin, ...stamp });
    const to = former ? added : null;
    if (!await writeLive(transaction, { id, kind, published, to }))
      throw await liveConflict(transaction, id, row, regionOf(context));
    if (!former) await answerNews(transaction, id, kind, regionOf(context));
    await forgetOldVersions(transaction, id);
    await recordChange(transaction, by, at, { action: origin, subject: id, detail: String(from) });
    return { published: to, undo };
  });
}
function reverseBatch(db, { batch, by, at }, others = []) {
  return inTransaction(db, async (transaction) => {
    const versions = await takeBackVersions(transaction, { batch, by, at });
    let isShared = false;
    for (const takeBack of others) isShared = await takeBack(transaction, { batch, by, at }) || isShared;
    if (versions.length === 0 && !isShared) throw new NoSuchRecordError();
    if (versions.some(({ origin }) => origin === "import") && !isShared) throw new ChangedElsewhereError(broughtSince);
    return versions.map(({ documentId }) => documentId);
  });
}
async function takeBackVersions(transaction, { batch, by, at }) {
  const versions = await listBatch(transaction, batch);
  for (const row of versions) {
    const { id: version, documentId: id, origin, replaced } = row;
    const { kind } = requireRecord(await findRow(transaction, id));
    const published = origin === "reset" ? null : version;
    if (!await writeLive(transaction, { id, kind, published, to: replaced }))
      throw new ChangedElsewhereError(publishedSince);
    if (id === planId) await undoMoves(transaction, row, { by, at });
    if (origin !== "import") await recordChange(transaction, by, at, { action: "undo", subject: id, detail: origin });
  }
  return versions;
}
const regionOf = ({ documents }) => documents.plan.region;
const broughtSince = "Another file was brought in since then. Nothing was changed.";
const publishedSince = "This page was published again since then. Nothing was changed.";
async function requirePublishable(id, kind, words, context, accept) {
  const stops = (await findAllProblems(id, kind, words, context)).filter(
    ({ level, code }) => level === "error" || accept !== "all" && !accept.includes(code)
  );
  const read = readWords(kind, words);
  if (stops.length > 0 || !read.words) throw new WordProblemsError([...stops, ...read.shape]);
  return read.words;
}
export {
  kindOf,
  publishDraft,
  regionOf,
  requirePublishable,
  restoreVersion,
  reverseBatch
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcHVibGlzaC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsa0JBQWtCO0FBRTNCLFNBQXNCLG9CQUFvQjtBQUMxQyxTQUFpRCxxQkFBcUI7QUFDdEUsU0FBUyx1QkFBdUIsbUJBQW1CLHlCQUF5QjtBQUM1RSxTQUFTLHFCQUFxQjtBQUU5QixTQUFTLGlCQUFzQyxpQkFBaUI7QUFDaEUsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxRQUFRLFFBQVEsVUFBVSxpQkFBaUI7QUFDcEQsU0FBUyxjQUFjLGNBQWMsc0JBQXNCLDhCQUE4QjtBQUN6RixTQUFTLFlBQVksa0JBQWtCLGFBQWEsdUJBQXVCO0FBQzNFLFNBQVMsWUFBWSxTQUFTLGFBQWEsbUJBQW1CLFdBQVcsaUJBQWlCO0FBZW5GLFNBQVMsT0FBTyxJQUFZLEtBQW1EO0FBQ3BGLFFBQU0sT0FBTyxpQkFBaUIsS0FBSyxJQUFJLEVBQUUsR0FBRyxRQUFRLEtBQUs7QUFDekQsTUFBSSxDQUFDLFFBQVEsQ0FBQyxPQUFPLElBQUksRUFBRyxPQUFNLElBQUksa0JBQWtCO0FBQ3hELFNBQU87QUFDVDtBQVNPLFNBQVMsYUFDZCxJQUNBLEVBQUUsSUFBSSxJQUFJLElBQUksUUFBUSxHQUN0QixFQUFFLFNBQVMsUUFBUSxPQUFPLE1BQU0sR0FDd0I7QUFDeEQsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxNQUFNLE1BQU0sUUFBUSxhQUFhLEVBQUU7QUFDekMsVUFBTSxPQUFPLE9BQU8sSUFBSSxHQUFHO0FBQzNCLFNBQUssS0FBSyxnQkFBZ0IsT0FBTyxRQUFTLE9BQU0sTUFBTSxhQUFhLGFBQWEsSUFBSSxLQUFLLFNBQVMsT0FBTyxDQUFDO0FBQzFHLFFBQUksVUFBVSxPQUFXLHNCQUFxQixHQUFHO0FBQ2pELFVBQU0sUUFBUSxVQUFVLE9BQU8sVUFBVSxHQUFHO0FBQzVDLFVBQU0sV0FBVyxLQUFLLG9CQUFvQjtBQUMxQyxRQUFJLFVBQVUsT0FBVyxRQUFPLEVBQUUsV0FBVyxVQUFVLFFBQVE7QUFDL0QsVUFBTSxRQUFRLE1BQU0sbUJBQW1CLElBQUksTUFBTSxPQUFPLFNBQVMsTUFBTTtBQUN2RSxVQUFNLFFBQVEsRUFBRSxJQUFJLEdBQUcsTUFBTSxJQUFJLGFBQWEsWUFBWSxJQUFJLFNBQVMsT0FBTyxDQUFDLEdBQUcsU0FBUztBQUMzRixVQUFNLEtBQUssTUFBTSxXQUFXLGFBQWEsRUFBRSxZQUFZLElBQUksT0FBTyxRQUFRLFdBQVcsR0FBRyxNQUFNLENBQUM7QUFDL0YsUUFBSSxDQUFFLE1BQU0sVUFBVSxhQUFhLEVBQUUsSUFBSSxNQUFNLGNBQWMsU0FBUyxHQUFHLENBQUM7QUFDeEUsWUFBTSxNQUFNLGFBQWEsYUFBYSxJQUFJLE1BQU0sUUFBUSxhQUFhLEVBQUUsR0FBRyxTQUFTLE9BQU8sQ0FBQztBQUM3RixVQUFNLGtCQUFrQixhQUFhLEVBQUU7QUFDdkMsVUFBTSxhQUFhLGFBQWEsSUFBSSxJQUFJLEVBQUUsUUFBUSxXQUFXLFNBQVMsR0FBRyxDQUFDO0FBQzFFLFdBQU8sRUFBRSxXQUFXLElBQUksU0FBUyxVQUFVLEVBQUU7QUFBQSxFQUMvQyxDQUFDO0FBQ0g7QUFRTyxTQUFTLGVBQ2QsSUFDQSxFQUFFLElBQUksSUFBSSxJQUFJLFFBQVEsR0FDdEIsRUFBRSxNQUFNLFVBQVUsR0FDbUM7QUFDckQsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxNQUFNLE1BQU0sUUFBUSxhQUFhLEVBQUU7QUFDekMsVUFBTSxPQUFPLE9BQU8sSUFBSSxHQUFHO0FBQzNCLFVBQU0sT0FBTyxXQUFXO0FBQ3hCLFVBQU0sU0FBUyxTQUFTLFlBQVksU0FBWSxjQUFjLE1BQU0sWUFBWSxhQUFhLElBQUksSUFBSSxDQUFDO0FBQ3RHLFVBQU0sU0FBUyxTQUNYLHVCQUF1QixTQUFTLE1BQU0sSUFBSSxPQUFPLElBQUksQ0FBQyxJQUN0RCxnQkFBZ0IsU0FBUyxPQUFPLENBQUMsRUFBRSxJQUFJLEVBQUUsR0FBRztBQUNoRCxVQUFNLFFBQVEsTUFBTSxtQkFBbUIsSUFBSSxNQUFNLGNBQWMsTUFBTSxHQUFHLFNBQVMsS0FBSztBQUN0RixVQUFNLFdBQVcsS0FBSyxvQkFBb0I7QUFDMUMsVUFBTSxPQUFPLFFBQVEsZUFBZSxZQUFZLElBQUksU0FBUyxPQUFPLENBQUM7QUFDckUsVUFBTSxRQUFRLEVBQUUsSUFBSSxHQUFHLE1BQU0sSUFBSSxhQUFhLE1BQU0sVUFBVSxPQUFPLEtBQUs7QUFDMUUsVUFBTSxTQUFTLFNBQVMsWUFBWTtBQUNwQyxVQUFNLFFBQVEsTUFBTSxXQUFXLGFBQWEsRUFBRSxZQUFZLElBQUksT0FBTyxRQUFRLEdBQUcsTUFBTSxDQUFDO0FBQ3ZGLFVBQU0sS0FBSyxTQUFTLFFBQVE7QUFDNUIsUUFBSSxDQUFFLE1BQU0sVUFBVSxhQUFhLEVBQUUsSUFBSSxNQUFNLFdBQVcsR0FBRyxDQUFDO0FBQzVELFlBQU0sTUFBTSxhQUFhLGFBQWEsSUFBSSxLQUFLLFNBQVMsT0FBTyxDQUFDO0FBQ2xFLFFBQUksQ0FBQyxPQUFRLE9BQU0sV0FBVyxhQUFhLElBQUksTUFBTSxTQUFTLE9BQU8sQ0FBQztBQUN0RSxVQUFNLGtCQUFrQixhQUFhLEVBQUU7QUFDdkMsVUFBTSxhQUFhLGFBQWEsSUFBSSxJQUFJLEVBQUUsUUFBUSxRQUFRLFNBQVMsSUFBSSxRQUFRLE9BQU8sSUFBSSxFQUFFLENBQUM7QUFDN0YsV0FBTyxFQUFFLFdBQVcsSUFBSSxLQUFLO0FBQUEsRUFDL0IsQ0FBQztBQUNIO0FBcUJPLFNBQVMsYUFDZCxJQUNBLEVBQUUsT0FBTyxJQUFJLEdBQUcsR0FDaEIsU0FBc0MsQ0FBQyxHQUNwQjtBQUNuQixTQUFPLGNBQWMsSUFBSSxPQUFPLGdCQUFnQjtBQUM5QyxVQUFNLFdBQVcsTUFBTSxpQkFBaUIsYUFBYSxFQUFFLE9BQU8sSUFBSSxHQUFHLENBQUM7QUFDdEUsUUFBSSxXQUFXO0FBQ2YsZUFBVyxZQUFZLE9BQVEsWUFBWSxNQUFNLFNBQVMsYUFBYSxFQUFFLE9BQU8sSUFBSSxHQUFHLENBQUMsS0FBTTtBQUM5RixRQUFJLFNBQVMsV0FBVyxLQUFLLENBQUMsU0FBVSxPQUFNLElBQUksa0JBQWtCO0FBQ3BFLFFBQUksU0FBUyxLQUFLLENBQUMsRUFBRSxPQUFPLE1BQU0sV0FBVyxRQUFRLEtBQUssQ0FBQyxTQUFVLE9BQU0sSUFBSSxzQkFBc0IsWUFBWTtBQUNqSCxXQUFPLFNBQVMsSUFBSSxDQUFDLEVBQUUsV0FBVyxNQUFNLFVBQVU7QUFBQSxFQUNwRCxDQUFDO0FBQ0g7QUFFQSxlQUFlLGlCQUFpQixhQUFvQyxFQUFFLE9BQU8sSUFBSSxHQUFHLEdBQWE7QUFDL0YsUUFBTSxXQUFXLE1BQU0sVUFBVSxhQUFhLEtBQUs7QUFDbkQsYUFBVyxPQUFPLFVBQVU7QUFDMUIsVUFBTSxFQUFFLElBQUksU0FBUyxZQUFZLElBQUksUUFBUSxTQUFTLElBQUk7QUFDMUQsVUFBTSxFQUFFLEtBQUssSUFBSSxjQUFjLE1BQU0sUUFBUSxhQUFhLEVBQUUsQ0FBQztBQUM3RCxVQUFNLFlBQVksV0FBVyxVQUFVLE9BQU87QUFDOUMsUUFBSSxDQUFFLE1BQU0sVUFBVSxhQUFhLEVBQUUsSUFBSSxNQUFNLFdBQVcsSUFBSSxTQUFTLENBQUM7QUFDdEUsWUFBTSxJQUFJLHNCQUFzQixjQUFjO0FBQ2hELFFBQUksT0FBTyxPQUFRLE9BQU0sVUFBVSxhQUFhLEtBQUssRUFBRSxJQUFJLEdBQUcsQ0FBQztBQUUvRCxRQUFJLFdBQVcsU0FBVSxPQUFNLGFBQWEsYUFBYSxJQUFJLElBQUksRUFBRSxRQUFRLFFBQVEsU0FBUyxJQUFJLFFBQVEsT0FBTyxDQUFDO0FBQUEsRUFDbEg7QUFDQSxTQUFPO0FBQ1Q7QUFHTyxNQUFNLFdBQVcsQ0FBQyxFQUFFLFVBQVUsTUFBc0IsVUFBVSxLQUFLO0FBRTFFLE1BQU0sZUFBZTtBQUNyQixNQUFNLGlCQUFpQjtBQUd2QixlQUFzQixtQkFDcEIsSUFDQSxNQUNBLE9BQ0EsU0FDQSxRQUNrQjtBQUNsQixRQUFNLFNBQVMsTUFBTSxnQkFBZ0IsSUFBSSxNQUFNLE9BQU8sT0FBTyxHQUFHO0FBQUEsSUFDOUQsQ0FBQyxFQUFFLE9BQU8sS0FBSyxNQUFNLFVBQVUsV0FBWSxXQUFXLFNBQVMsQ0FBQyxPQUFPLFNBQVMsSUFBSTtBQUFBLEVBQ3RGO0FBQ0EsUUFBTSxPQUFPLFVBQVUsTUFBTSxLQUFLO0FBQ2xDLE1BQUksTUFBTSxTQUFTLEtBQUssQ0FBQyxLQUFLLE1BQU8sT0FBTSxJQUFJLGtCQUFrQixDQUFDLEdBQUcsT0FBTyxHQUFHLEtBQUssS0FBSyxDQUFDO0FBQzFGLFNBQU8sS0FBSztBQUNkOyIsCiAgIm5hbWVzIjogW10KfQo=

//b9ed3fffaacec7f39224a3f62fe9b92c80f109cd
