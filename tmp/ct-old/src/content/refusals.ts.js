import { DamagedRecordError, WordsChangedError } from "../http/errors.ts";
import { nameOf } from "../shared/content/documents.ts";
import { isDraftDamaged, readBody, readDraft } from "./read.ts";
import { shippedWordsFor } from "./shipped.ts";
import { findVersion, isSavedAtOnce, listVersions } from "./store.ts";
async function conflictWith(db, id, row, region) {
  const words = row && !isSavedAtOnce(id) ? readDraft(row) : void 0;
  if (words !== void 0) return toConflict(row, { words, by: row?.draftBy, at: row?.draftAt });
  return liveConflict(db, id, row, region);
}
async function liveConflict(db, id, row, region) {
  const live = row?.publishedVersion ? await findVersion(db, id, row.publishedVersion) : void 0;
  const words = live && readLive(live, row);
  return toConflict(row, {
    words: words ?? shippedWordsFor(region).get(id)?.words ?? null,
    by: live?.by,
    at: live?.at
  });
}
const readLive = ({ documentId, body }, row) => readBody(row?.kind ?? "", documentId, body);
function toConflict(row, { words, by, at }) {
  const theirs = { words, version: row?.draftVersion ?? 0, by: by ?? "Another window", at: at ?? "" };
  const when = at ? ` at ${timeOf(at)}` : "";
  return new WordsChangedError(
    `${theirs.by} changed this page${when}. Nothing of yours is lost, and nothing was overwritten.`,
    theirs
  );
}
const timeOf = (at) => new Date(at).toTimeString().slice(0, 5);
function requireReadableDraft(row, name = "this page") {
  if (!row || !isDraftDamaged(row)) return;
  throw new DamagedRecordError(`The draft of ${name} cannot be read. What visitors see stays as it is.`, {
    label: "Discard the draft",
    method: "DELETE",
    path: `/api/admin/content/${row.id}/draft`,
    body: { version: row.draftVersion }
  });
}
function requireReadableVersion(words) {
  if (words === void 0) throw new DamagedRecordError("This version cannot be read any more. Choose another one.");
  return words;
}
async function requireReadableRow(db, row, documents) {
  const { id, kind, publishedVersion: published, deletedAt } = row;
  if (deletedAt) return;
  const document = documents.byId.get(id);
  if (!document && (published || isDraftDamaged(row)))
    throw new DamagedRecordError("The words of this page cannot be read, and there are no others.", {
      label: "Remove the page",
      method: "DELETE",
      path: `/api/admin/content/${id}`,
      body: {}
    });
  requireReadableDraft(row, document && `\u201C${nameOf(document)}\u201D`);
  const live = published ? await findVersion(db, id, published) : void 0;
  if (!live || readBody(kind, id, live.body) !== void 0) return;
  const readable = (await listVersions(db, id)).find(({ body }) => readBody(kind, id, body) !== void 0)?.id;
  const from = readable ?? (shippedWordsFor(documents.plan.region).has(id) ? "shipped" : void 0);
  throw new DamagedRecordError("The words that were published last cannot be read. Visitors see those of before.", {
    label: "Discard them",
    method: "POST",
    path: `/api/admin/content/${id}/restoration`,
    body: { from, published }
  });
}
export {
  conflictWith,
  liveConflict,
  requireReadableDraft,
  requireReadableRow,
  requireReadableVersion
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcmVmdXNhbHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFFQSxTQUFTLG9CQUFvQix5QkFBeUI7QUFDdEQsU0FBeUIsY0FBYztBQUd2QyxTQUFTLGdCQUFnQixVQUFVLGlCQUFpQjtBQUNwRCxTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLGFBQWEsZUFBZSxvQkFBb0I7QUFPekQsZUFBc0IsYUFDcEIsSUFDQSxJQUNBLEtBQ0EsUUFDaUQ7QUFDakQsUUFBTSxRQUFRLE9BQU8sQ0FBQyxjQUFjLEVBQUUsSUFBSSxVQUFVLEdBQUcsSUFBSTtBQUMzRCxNQUFJLFVBQVUsT0FBVyxRQUFPLFdBQVcsS0FBSyxFQUFFLE9BQU8sSUFBSSxLQUFLLFNBQVMsSUFBSSxLQUFLLFFBQVEsQ0FBQztBQUM3RixTQUFPLGFBQWEsSUFBSSxJQUFJLEtBQUssTUFBTTtBQUN6QztBQUdBLGVBQXNCLGFBQ3BCLElBQ0EsSUFDQSxLQUNBLFFBQ2lEO0FBQ2pELFFBQU0sT0FBTyxLQUFLLG1CQUFtQixNQUFNLFlBQVksSUFBSSxJQUFJLElBQUksZ0JBQWdCLElBQUk7QUFDdkYsUUFBTSxRQUFRLFFBQVEsU0FBUyxNQUFNLEdBQUc7QUFDeEMsU0FBTyxXQUFXLEtBQUs7QUFBQSxJQUNyQixPQUFPLFNBQVMsZ0JBQWdCLE1BQU0sRUFBRSxJQUFJLEVBQUUsR0FBRyxTQUFTO0FBQUEsSUFDMUQsSUFBSSxNQUFNO0FBQUEsSUFDVixJQUFJLE1BQU07QUFBQSxFQUNaLENBQUM7QUFDSDtBQUVBLE1BQU0sV0FBVyxDQUFDLEVBQUUsWUFBWSxLQUFLLEdBQXNCLFFBQ3pELFNBQVMsS0FBSyxRQUFRLElBQUksWUFBWSxJQUFJO0FBVTVDLFNBQVMsV0FBVyxLQUFxQyxFQUFFLE9BQU8sSUFBSSxHQUFHLEdBQWM7QUFDckYsUUFBTSxTQUFxQixFQUFFLE9BQU8sU0FBUyxLQUFLLGdCQUFnQixHQUFHLElBQUksTUFBTSxrQkFBa0IsSUFBSSxNQUFNLEdBQUc7QUFDOUcsUUFBTSxPQUFPLEtBQUssT0FBTyxPQUFPLEVBQUUsQ0FBQyxLQUFLO0FBQ3hDLFNBQU8sSUFBSTtBQUFBLElBQ1QsR0FBRyxPQUFPLEVBQUUscUJBQXFCLElBQUk7QUFBQSxJQUNyQztBQUFBLEVBQ0Y7QUFDRjtBQUdBLE1BQU0sU0FBUyxDQUFDLE9BQWUsSUFBSSxLQUFLLEVBQUUsRUFBRSxhQUFhLEVBQUUsTUFBTSxHQUFHLENBQUM7QUFHOUQsU0FBUyxxQkFBcUIsS0FBcUMsT0FBTyxhQUFtQjtBQUNsRyxNQUFJLENBQUMsT0FBTyxDQUFDLGVBQWUsR0FBRyxFQUFHO0FBQ2xDLFFBQU0sSUFBSSxtQkFBbUIsZ0JBQWdCLElBQUksc0RBQXNEO0FBQUEsSUFDckcsT0FBTztBQUFBLElBQ1AsUUFBUTtBQUFBLElBQ1IsTUFBTSxzQkFBc0IsSUFBSSxFQUFFO0FBQUEsSUFDbEMsTUFBTSxFQUFFLFNBQVMsSUFBSSxhQUFhO0FBQUEsRUFDcEMsQ0FBQztBQUNIO0FBR08sU0FBUyx1QkFBOEIsT0FBaUM7QUFDN0UsTUFBSSxVQUFVLE9BQVcsT0FBTSxJQUFJLG1CQUFtQiwyREFBMkQ7QUFDakgsU0FBTztBQUNUO0FBT0EsZUFBc0IsbUJBQ3BCLElBQ0EsS0FDQSxXQUNlO0FBQ2YsUUFBTSxFQUFFLElBQUksTUFBTSxrQkFBa0IsV0FBVyxVQUFVLElBQUk7QUFDN0QsTUFBSSxVQUFXO0FBQ2YsUUFBTSxXQUFXLFVBQVUsS0FBSyxJQUFJLEVBQUU7QUFDdEMsTUFBSSxDQUFDLGFBQWEsYUFBYSxlQUFlLEdBQUc7QUFDL0MsVUFBTSxJQUFJLG1CQUFtQixtRUFBbUU7QUFBQSxNQUM5RixPQUFPO0FBQUEsTUFDUCxRQUFRO0FBQUEsTUFDUixNQUFNLHNCQUFzQixFQUFFO0FBQUEsTUFDOUIsTUFBTSxDQUFDO0FBQUEsSUFDVCxDQUFDO0FBQ0gsdUJBQXFCLEtBQUssWUFBWSxTQUFJLE9BQU8sUUFBUSxDQUFDLFFBQUc7QUFDN0QsUUFBTSxPQUFPLFlBQVksTUFBTSxZQUFZLElBQUksSUFBSSxTQUFTLElBQUk7QUFDaEUsTUFBSSxDQUFDLFFBQVEsU0FBUyxNQUFNLElBQUksS0FBSyxJQUFJLE1BQU0sT0FBVztBQUMxRCxRQUFNLFlBQVksTUFBTSxhQUFhLElBQUksRUFBRSxHQUFHLEtBQUssQ0FBQyxFQUFFLEtBQUssTUFBTSxTQUFTLE1BQU0sSUFBSSxJQUFJLE1BQU0sTUFBUyxHQUFHO0FBQzFHLFFBQU0sT0FBTyxhQUFhLGdCQUFnQixVQUFVLEtBQUssTUFBTSxFQUFFLElBQUksRUFBRSxJQUFJLFlBQVk7QUFDdkYsUUFBTSxJQUFJLG1CQUFtQixvRkFBb0Y7QUFBQSxJQUMvRyxPQUFPO0FBQUEsSUFDUCxRQUFRO0FBQUEsSUFDUixNQUFNLHNCQUFzQixFQUFFO0FBQUEsSUFDOUIsTUFBTSxFQUFFLE1BQU0sVUFBVTtBQUFBLEVBQzFCLENBQUM7QUFDSDsiLAogICJuYW1lcyI6IFtdCn0K

//9e6036d5dc255c8d75bb9b0e3fcef8f3d85fb30f
