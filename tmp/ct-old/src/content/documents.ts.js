import { nameOf } from "../shared/content/documents.ts";
import { picturesOf } from "../shared/content/shown-pictures.ts";
import { isKind, readBody, readDraft } from "./read.ts";
import { shippedWordsFor } from "./shipped.ts";
import { findVersion, listRows } from "./store.ts";
async function listPages(db, { byId }) {
  const pages = new Map([...byId.values()].map((document) => [document.id, toPage(document)]));
  for (const row of await listRows(db)) {
    if (row.deletedAt) pages.delete(row.id);
    else if (!pages.has(row.id) && isKind(row.kind)) pages.set(row.id, toPage(draftOf(row, row.kind)));
  }
  return pages;
}
const toPage = (document) => ({ kind: document.kind, name: nameOf(document) });
async function listUnpublishedPages(db, documents) {
  return listUnpublished(await listRows(db), documents);
}
function listUnpublished(rows, { byId }) {
  return [...rows].flatMap((row) => {
    const { id, kind, draftAt: at, draftBy: by } = row;
    if (byId.has(id) || row.deletedAt || !row.draft || !isKind(kind)) return [];
    return [{ id, kind, name: nameOf(draftOf(row, kind)), states: ["unpublished"], at, by }];
  });
}
async function lastWordsOf(db, row, { plan }) {
  const draft = readDraft(row);
  if (draft !== void 0) return draft;
  const version = row.publishedVersion ? await findVersion(db, row.id, row.publishedVersion) : void 0;
  return (version && readBody(row.kind, row.id, version.body)) ?? shippedWordsFor(plan.region).get(row.id)?.words;
}
function draftOf(row, kind) {
  return { id: row.id, kind, words: readDraft(row) ?? {} };
}
async function readPictureUses(db, documents) {
  const uses = /* @__PURE__ */ new Map();
  for (const document of documents.byId.values()) note(uses, document, { name: nameOf(document), state: "live" });
  for (const row of await listRows(db)) {
    const { id, kind } = row;
    if (row.deletedAt || !isKind(kind)) continue;
    const waiting = { scheduled: await readScheduled(db, row), draft: readDraft(row) };
    for (const state of ["scheduled", "draft"]) {
      const document = { id, kind, words: waiting[state] };
      if (document.words) note(uses, document, { name: nameOf(documents.byId.get(id) ?? document), state });
    }
  }
  return Object.fromEntries(uses);
}
function note(uses, document, use) {
  for (const picture of picturesOf(document)) {
    const known = uses.get(picture) ?? [];
    if (!known.some(({ id }) => id === document.id)) uses.set(picture, [...known, { id: document.id, ...use }]);
  }
}
async function readScheduled(db, { id, kind, scheduledVersion }) {
  const version = scheduledVersion ? await findVersion(db, id, scheduledVersion) : void 0;
  return version && readBody(kind, id, version.body);
}
export {
  draftOf,
  lastWordsOf,
  listPages,
  listUnpublished,
  listUnpublishedPages,
  readPictureUses
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvZG9jdW1lbnRzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBRUEsU0FBa0UsY0FBYztBQUNoRixTQUFTLGtCQUFrQjtBQUczQixTQUFTLFFBQVEsVUFBVSxpQkFBaUI7QUFDNUMsU0FBUyx1QkFBdUI7QUFDaEMsU0FBUyxhQUFhLGdCQUFnQjtBQUd0QyxlQUFzQixVQUNwQixJQUNBLEVBQUUsS0FBSyxHQUNxRDtBQUM1RCxRQUFNLFFBQVEsSUFBSSxJQUFJLENBQUMsR0FBRyxLQUFLLE9BQU8sQ0FBQyxFQUFFLElBQUksQ0FBQyxhQUFhLENBQUMsU0FBUyxJQUFJLE9BQU8sUUFBUSxDQUFDLENBQUMsQ0FBQztBQUMzRixhQUFXLE9BQU8sTUFBTSxTQUFTLEVBQUUsR0FBRztBQUNwQyxRQUFJLElBQUksVUFBVyxPQUFNLE9BQU8sSUFBSSxFQUFFO0FBQUEsYUFDN0IsQ0FBQyxNQUFNLElBQUksSUFBSSxFQUFFLEtBQUssT0FBTyxJQUFJLElBQUksRUFBRyxPQUFNLElBQUksSUFBSSxJQUFJLE9BQU8sUUFBUSxLQUFLLElBQUksSUFBSSxDQUFDLENBQUM7QUFBQSxFQUNuRztBQUNBLFNBQU87QUFDVDtBQUVBLE1BQU0sU0FBUyxDQUFDLGNBQStCLEVBQUUsTUFBTSxTQUFTLE1BQU0sTUFBTSxPQUFPLFFBQVEsRUFBRTtBQUc3RixlQUFzQixxQkFBcUIsSUFBc0IsV0FBaUQ7QUFDaEgsU0FBTyxnQkFBZ0IsTUFBTSxTQUFTLEVBQUUsR0FBRyxTQUFTO0FBQ3REO0FBR08sU0FBUyxnQkFBZ0IsTUFBb0MsRUFBRSxLQUFLLEdBQWdDO0FBQ3pHLFNBQU8sQ0FBQyxHQUFHLElBQUksRUFBRSxRQUFRLENBQUMsUUFBMEI7QUFDbEQsVUFBTSxFQUFFLElBQUksTUFBTSxTQUFTLElBQUksU0FBUyxHQUFHLElBQUk7QUFDL0MsUUFBSSxLQUFLLElBQUksRUFBRSxLQUFLLElBQUksYUFBYSxDQUFDLElBQUksU0FBUyxDQUFDLE9BQU8sSUFBSSxFQUFHLFFBQU8sQ0FBQztBQUMxRSxXQUFPLENBQUMsRUFBRSxJQUFJLE1BQU0sTUFBTSxPQUFPLFFBQVEsS0FBSyxJQUFJLENBQUMsR0FBRyxRQUFRLENBQUMsYUFBYSxHQUFHLElBQUksR0FBRyxDQUFDO0FBQUEsRUFDekYsQ0FBQztBQUNIO0FBR0EsZUFBc0IsWUFDcEIsSUFDQSxLQUNBLEVBQUUsS0FBSyxHQUNXO0FBQ2xCLFFBQU0sUUFBUSxVQUFVLEdBQUc7QUFDM0IsTUFBSSxVQUFVLE9BQVcsUUFBTztBQUNoQyxRQUFNLFVBQVUsSUFBSSxtQkFBbUIsTUFBTSxZQUFZLElBQUksSUFBSSxJQUFJLElBQUksZ0JBQWdCLElBQUk7QUFDN0YsVUFBUSxXQUFXLFNBQVMsSUFBSSxNQUFNLElBQUksSUFBSSxRQUFRLElBQUksTUFBTSxnQkFBZ0IsS0FBSyxNQUFNLEVBQUUsSUFBSSxJQUFJLEVBQUUsR0FBRztBQUM1RztBQUdPLFNBQVMsUUFBUSxLQUF5QixNQUFxQztBQUNwRixTQUFPLEVBQUUsSUFBSSxJQUFJLElBQUksTUFBTSxPQUFPLFVBQVUsR0FBRyxLQUFLLENBQUMsRUFBRTtBQUN6RDtBQU1BLGVBQXNCLGdCQUNwQixJQUNBLFdBQ3VDO0FBQ3ZDLFFBQU0sT0FBTyxvQkFBSSxJQUEwQjtBQUMzQyxhQUFXLFlBQVksVUFBVSxLQUFLLE9BQU8sRUFBRyxNQUFLLE1BQU0sVUFBVSxFQUFFLE1BQU0sT0FBTyxRQUFRLEdBQUcsT0FBTyxPQUFPLENBQUM7QUFDOUcsYUFBVyxPQUFPLE1BQU0sU0FBUyxFQUFFLEdBQUc7QUFDcEMsVUFBTSxFQUFFLElBQUksS0FBSyxJQUFJO0FBQ3JCLFFBQUksSUFBSSxhQUFhLENBQUMsT0FBTyxJQUFJLEVBQUc7QUFDcEMsVUFBTSxVQUFVLEVBQUUsV0FBVyxNQUFNLGNBQWMsSUFBSSxHQUFHLEdBQUcsT0FBTyxVQUFVLEdBQUcsRUFBRTtBQUNqRixlQUFXLFNBQVMsQ0FBQyxhQUFhLE9BQU8sR0FBWTtBQUNuRCxZQUFNLFdBQVcsRUFBRSxJQUFJLE1BQU0sT0FBTyxRQUFRLEtBQUssRUFBRTtBQUNuRCxVQUFJLFNBQVMsTUFBTyxNQUFLLE1BQU0sVUFBVSxFQUFFLE1BQU0sT0FBTyxVQUFVLEtBQUssSUFBSSxFQUFFLEtBQUssUUFBUSxHQUFHLE1BQU0sQ0FBQztBQUFBLElBQ3RHO0FBQUEsRUFDRjtBQUNBLFNBQU8sT0FBTyxZQUFZLElBQUk7QUFDaEM7QUFHQSxTQUFTLEtBQUssTUFBaUMsVUFBMkIsS0FBbUM7QUFDM0csYUFBVyxXQUFXLFdBQVcsUUFBUSxHQUFHO0FBQzFDLFVBQU0sUUFBUSxLQUFLLElBQUksT0FBTyxLQUFLLENBQUM7QUFDcEMsUUFBSSxDQUFDLE1BQU0sS0FBSyxDQUFDLEVBQUUsR0FBRyxNQUFNLE9BQU8sU0FBUyxFQUFFLEVBQUcsTUFBSyxJQUFJLFNBQVMsQ0FBQyxHQUFHLE9BQU8sRUFBRSxJQUFJLFNBQVMsSUFBSSxHQUFHLElBQUksQ0FBQyxDQUFDO0FBQUEsRUFDNUc7QUFDRjtBQUVBLGVBQWUsY0FDYixJQUNBLEVBQUUsSUFBSSxNQUFNLGlCQUFpQixHQUNYO0FBQ2xCLFFBQU0sVUFBVSxtQkFBbUIsTUFBTSxZQUFZLElBQUksSUFBSSxnQkFBZ0IsSUFBSTtBQUNqRixTQUFPLFdBQVcsU0FBUyxNQUFNLElBQUksUUFBUSxJQUFJO0FBQ25EOyIsCiAgIm5hbWVzIjogW10KfQo=

//147ed2e5f8de2157b12ef73f25069402f60cca58
