import { requireRecord } from "../http/records.ts";
import { pathOfPage } from "../shared/content/compose.ts";
import { nameOf } from "../shared/content/documents.ts";
import { countFollowers } from "../shared/content/followers.ts";
import { pageKindOf } from "../shared/content/new-page.ts";
import { servicesOf, townsOf } from "../shared/content/page-plan.ts";
import { findAllProblems, findErrors } from "../shared/content/problems.ts";
import { listUnpublished } from "./documents.ts";
import { listNews, readNews } from "./news.ts";
import { listBin } from "./plan/bin.ts";
import { readPlanUndo } from "./plan/change.ts";
import { kindOf } from "./publish.ts";
import { isDraftDamaged, planId, readBody, readDraft } from "./read.ts";
import { requireReadableRow, requireReadableVersion } from "./refusals.ts";
import { shippedDocuments, shippedWordsFor } from "./shipped.ts";
import { findRow, findVersion, listRows, listVersions } from "./store.ts";
async function readOverview(db, documents, { hasPicture, nowMs }) {
  const rows = new Map((await listRows(db)).map((row) => [row.id, row]));
  const news = await listNews(db, rows, documents);
  const offers = listOffers(documents);
  const listed = [...listEntries(documents, rows, { news, offers }), ...listUnpublished(rows.values(), documents)];
  const bin = (await listBin(db, rows.values(), documents)).filter(({ until }) => !until || Date.parse(until) >= nowMs);
  const names = new Map([...listed, ...bin, ...offers].map(({ id, name }) => [id, name]));
  const undo = await readPlanUndo(db, (id) => names.get(id) ?? "A page");
  const followers = countFollowers(documents);
  return {
    plan: documents.plan,
    version: rows.get(planId)?.publishedVersion ?? 0,
    documents: listed.map((entry) => {
      const follows = followers.get(entry.id);
      const problems = countErrors(entry, rows.get(entry.id), { documents, hasPicture });
      return { ...entry, problems, ...follows && { follows } };
    }),
    ...{ news, bin, offers, ...undo && { undo } }
  };
}
function countErrors({ id, kind }, row, context) {
  if (isDraftDamaged(row)) return 1;
  const words = (row && readDraft(row)) ?? context.documents.byId.get(id)?.words;
  return findErrors(kind, words, context).length;
}
function listEntries(documents, rows, { news, offers }) {
  const shown = [...documents.byId.values()].filter((document) => !offers.some(({ id }) => id === document.id));
  return shown.map((document) => {
    const entry = toEntry(document, rows.get(document.id), documents);
    const hasNews = news.some(({ id }) => id === document.id);
    return hasNews ? { ...entry, states: [...entry.states, "new words"] } : entry;
  });
}
function listOffers({ plan, byId }) {
  const listed = /* @__PURE__ */ new Set([...servicesOf(plan), ...townsOf(plan)]);
  return [...byId.values()].filter(({ id, kind }) => pageKindOf(kind) && !listed.has(id)).map((document) => ({ id: document.id, kind: document.kind, name: nameOf(document) }));
}
function toEntry(document, row, documents) {
  const { id, kind } = document;
  const path = pathOfPage(documents, id);
  const states = [
    ...Object.hasOwn(documents.plan.hidden, id) ? ["hidden"] : ["live"],
    ...row?.draft ? ["draft"] : [],
    ...row?.scheduledAtMs ? ["scheduled"] : []
  ];
  return {
    ...{ id, kind, name: nameOf(document), ...path && { path }, states },
    ...{ at: row?.draftAt ?? null, by: row?.draftBy ?? null }
  };
}
async function openDocument(db, id, readContext) {
  const row = await findRow(db, id);
  const context = await readContext();
  const kind = kindOf(id, row);
  const { documents } = context;
  const live = documents.byId.get(id);
  if (row) await requireReadableRow(db, row, documents);
  const draft = (row && readDraft(row)) ?? null;
  const words = draft ?? requireRecord(live?.words);
  const path = pathOfPage(documents, id);
  const shown = live ?? { id, kind, words };
  const news = await readNews(db, id, row, documents);
  return {
    ...{ id, kind, name: nameOf(shown), ...path && { path }, words },
    published: row?.publishedVersion ?? null,
    draft,
    live: live?.words ?? null,
    draftVersion: row?.draftVersion ?? 0,
    draftAt: row?.draftAt ?? null,
    draftBy: row?.draftBy ?? null,
    schedule: row?.scheduledAtMs ? { at: new Date(Number(row.scheduledAtMs)).toISOString() } : null,
    shipped: {
      words: shippedWordsFor(documents.plan.region).get(id)?.words ?? null,
      changed: news !== void 0,
      ...news && { before: news.words }
    },
    problems: await findAllProblems(id, kind, words, context)
  };
}
async function readShownWords(app, id, version) {
  const row = await findRow(app.db, id);
  const kind = kindOf(id, row);
  const words = version ? await readVersion(app, id, kind, version) : row && readDraft(row);
  return {
    id,
    kind,
    words: requireRecord(words ?? (version ? void 0 : app.site.current.documents.byId.get(id)?.words))
  };
}
async function readVersion({ db, site }, id, kind, version) {
  if (version === "shipped") return shippedWordsFor(site.current.documents.plan.region).get(id)?.words;
  const found = await findVersion(db, id, version);
  return found && requireReadableVersion(readBody(kind, id, found.body));
}
async function readHistory(db, id, before) {
  kindOf(id, await findRow(db, id));
  const rows = await listVersions(db, id, before);
  const entries = rows.map(
    ({ id: id2, at, by, origin, batch }) => ({ id: id2, at, by, origin, ...batch && { batch } })
  );
  const isEnd = rows.length < 50 && shippedDocuments.byId.has(id);
  return isEnd ? [...entries, { id: "shipped", at: "", by: "", origin: "shipped" }] : entries;
}
export {
  openDocument,
  readHistory,
  readOverview,
  readShownWords,
  readVersion
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvb3ZlcnZpZXcudHMiXSwKICAibWFwcGluZ3MiOiAiQUFHQSxTQUFTLHFCQUFxQjtBQUM5QixTQUFTLGtCQUFrQjtBQUMzQixTQUFrRSxjQUFjO0FBQ2hGLFNBQVMsc0JBQXNCO0FBQy9CLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsWUFBWSxlQUFlO0FBQ3BDLFNBQVMsaUJBQWlCLGtCQUF1QztBQVFqRSxTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLFVBQVUsZ0JBQWdCO0FBQ25DLFNBQVMsZUFBZTtBQUN4QixTQUFTLG9CQUFvQjtBQUM3QixTQUFTLGNBQWM7QUFDdkIsU0FBUyxnQkFBZ0IsUUFBUSxVQUFVLGlCQUFpQjtBQUM1RCxTQUFTLG9CQUFvQiw4QkFBOEI7QUFDM0QsU0FBUyxrQkFBa0IsdUJBQXVCO0FBQ2xELFNBQVMsU0FBUyxhQUFhLFVBQVUsb0JBQW9CO0FBRzdELGVBQXNCLGFBQ3BCLElBQ0EsV0FDQSxFQUFFLFlBQVksTUFBTSxHQUNHO0FBQ3ZCLFFBQU0sT0FBTyxJQUFJLEtBQUssTUFBTSxTQUFTLEVBQUUsR0FBRyxJQUFJLENBQUMsUUFBUSxDQUFDLElBQUksSUFBSSxHQUFHLENBQUMsQ0FBQztBQUNyRSxRQUFNLE9BQU8sTUFBTSxTQUFTLElBQUksTUFBTSxTQUFTO0FBQy9DLFFBQU0sU0FBUyxXQUFXLFNBQVM7QUFDbkMsUUFBTSxTQUFTLENBQUMsR0FBRyxZQUFZLFdBQVcsTUFBTSxFQUFFLE1BQU0sT0FBTyxDQUFDLEdBQUcsR0FBRyxnQkFBZ0IsS0FBSyxPQUFPLEdBQUcsU0FBUyxDQUFDO0FBQy9HLFFBQU0sT0FBTyxNQUFNLFFBQVEsSUFBSSxLQUFLLE9BQU8sR0FBRyxTQUFTLEdBQUcsT0FBTyxDQUFDLEVBQUUsTUFBTSxNQUFNLENBQUMsU0FBUyxLQUFLLE1BQU0sS0FBSyxLQUFLLEtBQUs7QUFDcEgsUUFBTSxRQUFRLElBQUksSUFBSSxDQUFDLEdBQUcsUUFBUSxHQUFHLEtBQUssR0FBRyxNQUFNLEVBQUUsSUFBSSxDQUFDLEVBQUUsSUFBSSxLQUFLLE1BQU0sQ0FBQyxJQUFJLElBQUksQ0FBQyxDQUFDO0FBQ3RGLFFBQU0sT0FBTyxNQUFNLGFBQWEsSUFBSSxDQUFDLE9BQU8sTUFBTSxJQUFJLEVBQUUsS0FBSyxRQUFRO0FBQ3JFLFFBQU0sWUFBWSxlQUFlLFNBQVM7QUFDMUMsU0FBTztBQUFBLElBQ0wsTUFBTSxVQUFVO0FBQUEsSUFDaEIsU0FBUyxLQUFLLElBQUksTUFBTSxHQUFHLG9CQUFvQjtBQUFBLElBQy9DLFdBQVcsT0FBTyxJQUFJLENBQUMsVUFBVTtBQUMvQixZQUFNLFVBQVUsVUFBVSxJQUFJLE1BQU0sRUFBRTtBQUN0QyxZQUFNLFdBQVcsWUFBWSxPQUFPLEtBQUssSUFBSSxNQUFNLEVBQUUsR0FBRyxFQUFFLFdBQVcsV0FBVyxDQUFDO0FBQ2pGLGFBQU8sRUFBRSxHQUFHLE9BQU8sVUFBVSxHQUFJLFdBQVcsRUFBRSxRQUFRLEVBQUc7QUFBQSxJQUMzRCxDQUFDO0FBQUEsSUFDRCxHQUFHLEVBQUUsTUFBTSxLQUFLLFFBQVEsR0FBSSxRQUFRLEVBQUUsS0FBSyxFQUFHO0FBQUEsRUFDaEQ7QUFDRjtBQUdBLFNBQVMsWUFDUCxFQUFFLElBQUksS0FBSyxHQUNYLEtBQ0EsU0FDUTtBQUNSLE1BQUksZUFBZSxHQUFHLEVBQUcsUUFBTztBQUNoQyxRQUFNLFNBQVMsT0FBTyxVQUFVLEdBQUcsTUFBTSxRQUFRLFVBQVUsS0FBSyxJQUFJLEVBQUUsR0FBRztBQUN6RSxTQUFPLFdBQVcsTUFBTSxPQUFPLE9BQU8sRUFBRTtBQUMxQztBQUdBLFNBQVMsWUFDUCxXQUNBLE1BQ0EsRUFBRSxNQUFNLE9BQU8sR0FDRztBQUNsQixRQUFNLFFBQVEsQ0FBQyxHQUFHLFVBQVUsS0FBSyxPQUFPLENBQUMsRUFBRSxPQUFPLENBQUMsYUFBYSxDQUFDLE9BQU8sS0FBSyxDQUFDLEVBQUUsR0FBRyxNQUFNLE9BQU8sU0FBUyxFQUFFLENBQUM7QUFDNUcsU0FBTyxNQUFNLElBQUksQ0FBQyxhQUFhO0FBQzdCLFVBQU0sUUFBUSxRQUFRLFVBQVUsS0FBSyxJQUFJLFNBQVMsRUFBRSxHQUFHLFNBQVM7QUFDaEUsVUFBTSxVQUFVLEtBQUssS0FBSyxDQUFDLEVBQUUsR0FBRyxNQUFNLE9BQU8sU0FBUyxFQUFFO0FBQ3hELFdBQU8sVUFBVSxFQUFFLEdBQUcsT0FBTyxRQUFRLENBQUMsR0FBRyxNQUFNLFFBQVEsV0FBb0IsRUFBRSxJQUFJO0FBQUEsRUFDbkYsQ0FBQztBQUNIO0FBR0EsU0FBUyxXQUFXLEVBQUUsTUFBTSxLQUFLLEdBQXNDO0FBQ3JFLFFBQU0sU0FBUyxvQkFBSSxJQUFJLENBQUMsR0FBRyxXQUFXLElBQUksR0FBRyxHQUFHLFFBQVEsSUFBSSxDQUFDLENBQUM7QUFDOUQsU0FBTyxDQUFDLEdBQUcsS0FBSyxPQUFPLENBQUMsRUFDckIsT0FBTyxDQUFDLEVBQUUsSUFBSSxLQUFLLE1BQU0sV0FBVyxJQUFJLEtBQUssQ0FBQyxPQUFPLElBQUksRUFBRSxDQUFDLEVBQzVELElBQUksQ0FBQyxjQUFjLEVBQUUsSUFBSSxTQUFTLElBQUksTUFBTSxTQUFTLE1BQU0sTUFBTSxPQUFPLFFBQVEsRUFBRSxFQUFFO0FBQ3pGO0FBRUEsU0FBUyxRQUFRLFVBQTJCLEtBQXFDLFdBQXNDO0FBQ3JILFFBQU0sRUFBRSxJQUFJLEtBQUssSUFBSTtBQUNyQixRQUFNLE9BQU8sV0FBVyxXQUFXLEVBQUU7QUFDckMsUUFBTSxTQUEwQjtBQUFBLElBQzlCLEdBQUksT0FBTyxPQUFPLFVBQVUsS0FBSyxRQUFRLEVBQUUsSUFBSSxDQUFDLFFBQWlCLElBQUksQ0FBQyxNQUFlO0FBQUEsSUFDckYsR0FBSSxLQUFLLFFBQVEsQ0FBQyxPQUFnQixJQUFJLENBQUM7QUFBQSxJQUN2QyxHQUFJLEtBQUssZ0JBQWdCLENBQUMsV0FBb0IsSUFBSSxDQUFDO0FBQUEsRUFDckQ7QUFDQSxTQUFPO0FBQUEsSUFDTCxHQUFHLEVBQUUsSUFBSSxNQUFNLE1BQU0sT0FBTyxRQUFRLEdBQUcsR0FBSSxRQUFRLEVBQUUsS0FBSyxHQUFJLE9BQU87QUFBQSxJQUNyRSxHQUFHLEVBQUUsSUFBSSxLQUFLLFdBQVcsTUFBTSxJQUFJLEtBQUssV0FBVyxLQUFLO0FBQUEsRUFDMUQ7QUFDRjtBQVFBLGVBQXNCLGFBQ3BCLElBQ0EsSUFDQSxhQUN1QjtBQUN2QixRQUFNLE1BQU0sTUFBTSxRQUFRLElBQUksRUFBRTtBQUNoQyxRQUFNLFVBQVUsTUFBTSxZQUFZO0FBQ2xDLFFBQU0sT0FBTyxPQUFPLElBQUksR0FBRztBQUMzQixRQUFNLEVBQUUsVUFBVSxJQUFJO0FBQ3RCLFFBQU0sT0FBTyxVQUFVLEtBQUssSUFBSSxFQUFFO0FBQ2xDLE1BQUksSUFBSyxPQUFNLG1CQUFtQixJQUFJLEtBQUssU0FBUztBQUNwRCxRQUFNLFNBQWtCLE9BQU8sVUFBVSxHQUFHLE1BQU07QUFDbEQsUUFBTSxRQUFRLFNBQVMsY0FBYyxNQUFNLEtBQUs7QUFDaEQsUUFBTSxPQUFPLFdBQVcsV0FBVyxFQUFFO0FBQ3JDLFFBQU0sUUFBUSxRQUFTLEVBQUUsSUFBSSxNQUFNLE1BQU07QUFDekMsUUFBTSxPQUFPLE1BQU0sU0FBUyxJQUFJLElBQUksS0FBSyxTQUFTO0FBQ2xELFNBQU87QUFBQSxJQUNMLEdBQUcsRUFBRSxJQUFJLE1BQU0sTUFBTSxPQUFPLEtBQUssR0FBRyxHQUFJLFFBQVEsRUFBRSxLQUFLLEdBQUksTUFBTTtBQUFBLElBQ2pFLFdBQVcsS0FBSyxvQkFBb0I7QUFBQSxJQUNwQztBQUFBLElBQ0EsTUFBTSxNQUFNLFNBQVM7QUFBQSxJQUNyQixjQUFjLEtBQUssZ0JBQWdCO0FBQUEsSUFDbkMsU0FBUyxLQUFLLFdBQVc7QUFBQSxJQUN6QixTQUFTLEtBQUssV0FBVztBQUFBLElBQ3pCLFVBQVUsS0FBSyxnQkFBZ0IsRUFBRSxJQUFJLElBQUksS0FBSyxPQUFPLElBQUksYUFBYSxDQUFDLEVBQUUsWUFBWSxFQUFFLElBQUk7QUFBQSxJQUMzRixTQUFTO0FBQUEsTUFDUCxPQUFPLGdCQUFnQixVQUFVLEtBQUssTUFBTSxFQUFFLElBQUksRUFBRSxHQUFHLFNBQVM7QUFBQSxNQUNoRSxTQUFTLFNBQVM7QUFBQSxNQUNsQixHQUFJLFFBQVEsRUFBRSxRQUFRLEtBQUssTUFBTTtBQUFBLElBQ25DO0FBQUEsSUFDQSxVQUFVLE1BQU0sZ0JBQWdCLElBQUksTUFBTSxPQUFPLE9BQU87QUFBQSxFQUMxRDtBQUNGO0FBTUEsZUFBc0IsZUFDcEIsS0FDQSxJQUNBLFNBQzBCO0FBQzFCLFFBQU0sTUFBTSxNQUFNLFFBQVEsSUFBSSxJQUFJLEVBQUU7QUFDcEMsUUFBTSxPQUFPLE9BQU8sSUFBSSxHQUFHO0FBQzNCLFFBQU0sUUFBUSxVQUFVLE1BQU0sWUFBWSxLQUFLLElBQUksTUFBTSxPQUFPLElBQUksT0FBTyxVQUFVLEdBQUc7QUFDeEYsU0FBTztBQUFBLElBQ0w7QUFBQSxJQUNBO0FBQUEsSUFDQSxPQUFPLGNBQWMsVUFBVSxVQUFVLFNBQVksSUFBSSxLQUFLLFFBQVEsVUFBVSxLQUFLLElBQUksRUFBRSxHQUFHLE1BQU07QUFBQSxFQUN0RztBQUNGO0FBTUEsZUFBc0IsWUFDcEIsRUFBRSxJQUFJLEtBQUssR0FDWCxJQUNBLE1BQ0EsU0FDa0I7QUFDbEIsTUFBSSxZQUFZLFVBQVcsUUFBTyxnQkFBZ0IsS0FBSyxRQUFRLFVBQVUsS0FBSyxNQUFNLEVBQUUsSUFBSSxFQUFFLEdBQUc7QUFDL0YsUUFBTSxRQUFRLE1BQU0sWUFBWSxJQUFJLElBQUksT0FBTztBQUMvQyxTQUFPLFNBQVMsdUJBQXVCLFNBQVMsTUFBTSxJQUFJLE1BQU0sSUFBSSxDQUFDO0FBQ3ZFO0FBR0EsZUFBc0IsWUFBWSxJQUFzQixJQUFZLFFBQTBDO0FBQzVHLFNBQU8sSUFBSSxNQUFNLFFBQVEsSUFBSSxFQUFFLENBQUM7QUFDaEMsUUFBTSxPQUFPLE1BQU0sYUFBYSxJQUFJLElBQUksTUFBTTtBQUM5QyxRQUFNLFVBQVUsS0FBSztBQUFBLElBQ25CLENBQUMsRUFBRSxJQUFBQSxLQUFJLElBQUksSUFBSSxRQUFRLE1BQU0sT0FBcUIsRUFBRSxJQUFBQSxLQUFJLElBQUksSUFBSSxRQUFRLEdBQUksU0FBUyxFQUFFLE1BQU0sRUFBRztBQUFBLEVBQ2xHO0FBQ0EsUUFBTSxRQUFRLEtBQUssU0FBUyxNQUFNLGlCQUFpQixLQUFLLElBQUksRUFBRTtBQUM5RCxTQUFPLFFBQVEsQ0FBQyxHQUFHLFNBQVMsRUFBRSxJQUFJLFdBQVcsSUFBSSxJQUFJLElBQUksSUFBSSxRQUFRLFVBQVUsQ0FBQyxJQUFJO0FBQ3RGOyIsCiAgIm5hbWVzIjogWyJpZCJdCn0K

//5fc2b67ccfe0bd6cb2908b89fb5a83a30e491d16
