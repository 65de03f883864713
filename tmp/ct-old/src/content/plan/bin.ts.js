import { randomUUID } from "node:crypto";
import { recordChange } from "../../accounts/index.ts";
import { inTransaction, takeLock } from "../../database/index.ts";
import { NoRoomError, NoSuchRecordError } from "../../http/errors.ts";
import { followPage } from "../../shared/content/addresses.ts";
import { kindLists, nameOf } from "../../shared/content/documents.ts";
import { pageKindOf } from "../../shared/content/new-page.ts";
import { serviceLists, servicesOf, townLists, townsOf } from "../../shared/content/page-plan.ts";
import { draftOf, lastWordsOf } from "../documents.ts";
import { isKind, planId, readBody } from "../read.ts";
import { shippedDocuments } from "../shipped.ts";
import { findRow, listVersions } from "../store.ts";
import { readPlan, writePlan } from "./change.ts";
import { noRoomMessage, pageLimit } from "./check.ts";
import { requireSlug } from "./pages.ts";
const binMs = 30 * 24 * 36e5;
function binEnd({ id, deletedAt }) {
  if (!deletedAt || shippedDocuments.byId.has(id)) return void 0;
  return new Date(Date.parse(deletedAt) + binMs).toISOString();
}
async function listBin(db, rows, documents) {
  const entries = [];
  for (const row of rows) {
    const until = binEnd(row);
    if (!row.deletedAt || !isKind(row.kind)) continue;
    const words = await lastWordsOf(db, row, documents);
    const document = { ...draftOf(row, row.kind), ...words !== void 0 && { words } };
    entries.push({ id: row.id, kind: row.kind, name: nameOf(document), at: row.deletedAt, ...until && { until } });
  }
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}
function emptyBin(db, nowMs) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "plan");
    const rows = await transaction.selectFrom("contentDocuments").select(["id", "kind"]).where("deletedAt", "<", new Date(nowMs - binMs).toISOString()).execute();
    const ids = rows.filter(({ id, kind }) => id !== planId && isKind(kind) && !shippedDocuments.byId.has(id)).map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction.deleteFrom("contentVersions").where("documentId", "in", ids).execute();
    await transaction.deleteFrom("contentDocuments").where("id", "in", ids).execute();
  });
}
function bringBack(db, edit, id, slug) {
  const { by, at } = edit;
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "plan");
    const before = await readPlan(transaction);
    const { kind, name } = await requireAway(transaction, edit, { id, plan: before.plan });
    const used = kind === "service" ? servicesOf(before.plan) : townsOf(before.plan);
    if (used.length >= pageLimit) throw new NoRoomError(noRoomMessage(kind));
    const former = await findFormerPlan(transaction, id);
    const taken = requireSlug(before.plan, { kind, name, slug: slug ?? former?.slugs[id] }, edit);
    const undo = randomUUID();
    const plan = planWith(edit, before.plan, { id, kind, slug: taken, former });
    await writePlan(transaction, edit, { before, plan, undo });
    await transaction.updateTable("contentDocuments").set({ deletedAt: null }).where("id", "=", id).execute();
    await recordChange(transaction, by, at, { action: "bring back", subject: id, detail: name });
    return { id, slug: taken, undo };
  });
}
async function requireAway(transaction, { documents, at }, { id, plan }) {
  const row = await findRow(transaction, id);
  const shipped = shippedDocuments.byId.get(id);
  const found = shipped?.kind ?? row?.kind ?? "";
  const kind = isKind(found) ? pageKindOf(found) : void 0;
  const end = row && binEnd(row);
  const isAway = row?.deletedAt ? !end || end >= at : shipped !== void 0 && !holds(plan, id);
  if (!kind || !isAway) throw new NoSuchRecordError();
  const words = (row && await lastWordsOf(transaction, row, documents)) ?? shipped?.words ?? {};
  return { kind, name: nameOf({ id, kind, words }) };
}
const lists = [...serviceLists, ...townLists];
const holds = (plan, id) => lists.some((list) => plan[list].includes(id));
async function findFormerPlan(transaction, id) {
  for (const { body } of await listVersions(transaction, planId, void 0, 200)) {
    const plan = readBody(planId, planId, body);
    if (plan && holds(plan, id)) return plan;
  }
  return holds(shippedDocuments.plan, id) ? shippedDocuments.plan : void 0;
}
function planWith({ documents }, plan, { id, kind, slug, former }) {
  const kinds = kindLists[kind];
  const list = kinds.find((list2) => former?.[list2].includes(id)) ?? kinds[kinds.length - 1] ?? kinds[0];
  const { [id]: _standIn, ...hidden } = plan.hidden;
  const wasHidden = former?.hidden[id];
  const leads = wasHidden && ("address" in wasHidden || followPage(documents, wasHidden.page));
  return {
    ...plan,
    [list]: insertAt(plan[list], id, former?.[list].indexOf(id)),
    strip: former?.strip.includes(id) && plan.strip.length < 24 ? insertAt(plan.strip, id, former.strip.indexOf(id)) : plan.strip,
    slugs: { ...plan.slugs, [id]: slug },
    hidden: wasHidden ? { ...hidden, [id]: leads ? wasHidden : { page: "home" } } : hidden
  };
}
const insertAt = (list, id, index = list.length) => list.toSpliced(index, 0, id);
export {
  bringBack,
  emptyBin,
  listBin
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcGxhbi9iaW4udHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGtCQUFrQjtBQUUzQixTQUFTLG9CQUFvQjtBQUM3QixTQUFpRCxlQUFlLGdCQUFnQjtBQUNoRixTQUFTLGFBQWEseUJBQXlCO0FBQy9DLFNBQVMsa0JBQWtCO0FBQzNCLFNBQStDLFdBQVcsY0FBYztBQUN4RSxTQUF3QixrQkFBa0I7QUFDMUMsU0FBd0IsY0FBYyxZQUFZLFdBQVcsZUFBZTtBQUU1RSxTQUFTLFNBQVMsbUJBQW1CO0FBQ3JDLFNBQVMsUUFBUSxRQUFRLGdCQUFnQjtBQUN6QyxTQUFTLHdCQUF3QjtBQUNqQyxTQUFTLFNBQVMsb0JBQW9CO0FBQ3RDLFNBQXdCLFVBQVUsaUJBQWlCO0FBQ25ELFNBQVMsZUFBZSxpQkFBaUI7QUFDekMsU0FBUyxtQkFBbUI7QUFHNUIsTUFBTSxRQUFRLEtBQUssS0FBSztBQUd4QixTQUFTLE9BQU8sRUFBRSxJQUFJLFVBQVUsR0FBMkM7QUFDekUsTUFBSSxDQUFDLGFBQWEsaUJBQWlCLEtBQUssSUFBSSxFQUFFLEVBQUcsUUFBTztBQUN4RCxTQUFPLElBQUksS0FBSyxLQUFLLE1BQU0sU0FBUyxJQUFJLEtBQUssRUFBRSxZQUFZO0FBQzdEO0FBR0EsZUFBc0IsUUFDcEIsSUFDQSxNQUNBLFdBQ3FCO0FBQ3JCLFFBQU0sVUFBc0IsQ0FBQztBQUM3QixhQUFXLE9BQU8sTUFBTTtBQUN0QixVQUFNLFFBQVEsT0FBTyxHQUFHO0FBQ3hCLFFBQUksQ0FBQyxJQUFJLGFBQWEsQ0FBQyxPQUFPLElBQUksSUFBSSxFQUFHO0FBQ3pDLFVBQU0sUUFBUSxNQUFNLFlBQVksSUFBSSxLQUFLLFNBQVM7QUFDbEQsVUFBTSxXQUFXLEVBQUUsR0FBRyxRQUFRLEtBQUssSUFBSSxJQUFJLEdBQUcsR0FBSSxVQUFVLFVBQWEsRUFBRSxNQUFNLEVBQUc7QUFDcEYsWUFBUSxLQUFLLEVBQUUsSUFBSSxJQUFJLElBQUksTUFBTSxJQUFJLE1BQU0sTUFBTSxPQUFPLFFBQVEsR0FBRyxJQUFJLElBQUksV0FBVyxHQUFJLFNBQVMsRUFBRSxNQUFNLEVBQUcsQ0FBQztBQUFBLEVBQ2pIO0FBQ0EsU0FBTyxRQUFRLEtBQUssQ0FBQyxLQUFLLFVBQVUsTUFBTSxHQUFHLGNBQWMsSUFBSSxFQUFFLENBQUM7QUFDcEU7QUFHTyxTQUFTLFNBQVMsSUFBc0IsT0FBOEI7QUFDM0UsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFFOUMsVUFBTSxTQUFTLGFBQWEsTUFBTTtBQUNsQyxVQUFNLE9BQU8sTUFBTSxZQUNoQixXQUFXLGtCQUFrQixFQUM3QixPQUFPLENBQUMsTUFBTSxNQUFNLENBQUMsRUFDckIsTUFBTSxhQUFhLEtBQUssSUFBSSxLQUFLLFFBQVEsS0FBSyxFQUFFLFlBQVksQ0FBQyxFQUM3RCxRQUFRO0FBQ1gsVUFBTSxNQUFNLEtBQ1QsT0FBTyxDQUFDLEVBQUUsSUFBSSxLQUFLLE1BQU0sT0FBTyxVQUFVLE9BQU8sSUFBSSxLQUFLLENBQUMsaUJBQWlCLEtBQUssSUFBSSxFQUFFLENBQUMsRUFDeEYsSUFBSSxDQUFDLEVBQUUsR0FBRyxNQUFNLEVBQUU7QUFDckIsUUFBSSxJQUFJLFdBQVcsRUFBRztBQUN0QixVQUFNLFlBQVksV0FBVyxpQkFBaUIsRUFBRSxNQUFNLGNBQWMsTUFBTSxHQUFHLEVBQUUsUUFBUTtBQUN2RixVQUFNLFlBQVksV0FBVyxrQkFBa0IsRUFBRSxNQUFNLE1BQU0sTUFBTSxHQUFHLEVBQUUsUUFBUTtBQUFBLEVBQ2xGLENBQUM7QUFDSDtBQVNPLFNBQVMsVUFDZCxJQUNBLE1BQ0EsSUFDQSxNQUNxRDtBQUNyRCxRQUFNLEVBQUUsSUFBSSxHQUFHLElBQUk7QUFDbkIsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxTQUFTLGFBQWEsTUFBTTtBQUNsQyxVQUFNLFNBQVMsTUFBTSxTQUFTLFdBQVc7QUFDekMsVUFBTSxFQUFFLE1BQU0sS0FBSyxJQUFJLE1BQU0sWUFBWSxhQUFhLE1BQU0sRUFBRSxJQUFJLE1BQU0sT0FBTyxLQUFLLENBQUM7QUFDckYsVUFBTSxPQUFPLFNBQVMsWUFBWSxXQUFXLE9BQU8sSUFBSSxJQUFJLFFBQVEsT0FBTyxJQUFJO0FBQy9FLFFBQUksS0FBSyxVQUFVLFVBQVcsT0FBTSxJQUFJLFlBQVksY0FBYyxJQUFJLENBQUM7QUFDdkUsVUFBTSxTQUFTLE1BQU0sZUFBZSxhQUFhLEVBQUU7QUFDbkQsVUFBTSxRQUFRLFlBQVksT0FBTyxNQUFNLEVBQUUsTUFBTSxNQUFNLE1BQU0sUUFBUSxRQUFRLE1BQU0sRUFBRSxFQUFFLEdBQUcsSUFBSTtBQUM1RixVQUFNLE9BQU8sV0FBVztBQUN4QixVQUFNLE9BQU8sU0FBUyxNQUFNLE9BQU8sTUFBTSxFQUFFLElBQUksTUFBTSxNQUFNLE9BQU8sT0FBTyxDQUFDO0FBQzFFLFVBQU0sVUFBVSxhQUFhLE1BQU0sRUFBRSxRQUFRLE1BQU0sS0FBSyxDQUFDO0FBQ3pELFVBQU0sWUFBWSxZQUFZLGtCQUFrQixFQUFFLElBQUksRUFBRSxXQUFXLEtBQUssQ0FBQyxFQUFFLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFBRSxRQUFRO0FBQ3hHLFVBQU0sYUFBYSxhQUFhLElBQUksSUFBSSxFQUFFLFFBQVEsY0FBYyxTQUFTLElBQUksUUFBUSxLQUFLLENBQUM7QUFDM0YsV0FBTyxFQUFFLElBQUksTUFBTSxPQUFPLEtBQUs7QUFBQSxFQUNqQyxDQUFDO0FBQ0g7QUFHQSxlQUFlLFlBQ2IsYUFDQSxFQUFFLFdBQVcsR0FBRyxHQUNoQixFQUFFLElBQUksS0FBSyxHQUNnQztBQUMzQyxRQUFNLE1BQU0sTUFBTSxRQUFRLGFBQWEsRUFBRTtBQUN6QyxRQUFNLFVBQVUsaUJBQWlCLEtBQUssSUFBSSxFQUFFO0FBQzVDLFFBQU0sUUFBUSxTQUFTLFFBQVEsS0FBSyxRQUFRO0FBQzVDLFFBQU0sT0FBTyxPQUFPLEtBQUssSUFBSSxXQUFXLEtBQUssSUFBSTtBQUNqRCxRQUFNLE1BQU0sT0FBTyxPQUFPLEdBQUc7QUFDN0IsUUFBTSxTQUFTLEtBQUssWUFBWSxDQUFDLE9BQU8sT0FBTyxLQUFLLFlBQVksVUFBYSxDQUFDLE1BQU0sTUFBTSxFQUFFO0FBQzVGLE1BQUksQ0FBQyxRQUFRLENBQUMsT0FBUSxPQUFNLElBQUksa0JBQWtCO0FBQ2xELFFBQU0sU0FBUyxPQUFRLE1BQU0sWUFBWSxhQUFhLEtBQUssU0FBUyxNQUFPLFNBQVMsU0FBUyxDQUFDO0FBQzlGLFNBQU8sRUFBRSxNQUFNLE1BQU0sT0FBTyxFQUFFLElBQUksTUFBTSxNQUFNLENBQW9CLEVBQUU7QUFDdEU7QUFFQSxNQUFNLFFBQVEsQ0FBQyxHQUFHLGNBQWMsR0FBRyxTQUFTO0FBQzVDLE1BQU0sUUFBUSxDQUFDLE1BQWdCLE9BQWUsTUFBTSxLQUFLLENBQUMsU0FBUyxLQUFLLElBQUksRUFBRSxTQUFTLEVBQUUsQ0FBQztBQUcxRixlQUFlLGVBQWUsYUFBb0MsSUFBMkM7QUFDM0csYUFBVyxFQUFFLEtBQUssS0FBSyxNQUFNLGFBQWEsYUFBYSxRQUFRLFFBQVcsR0FBRyxHQUFHO0FBQzlFLFVBQU0sT0FBTyxTQUFTLFFBQVEsUUFBUSxJQUFJO0FBQzFDLFFBQUksUUFBUSxNQUFNLE1BQU0sRUFBRSxFQUFHLFFBQU87QUFBQSxFQUN0QztBQUNBLFNBQU8sTUFBTSxpQkFBaUIsTUFBTSxFQUFFLElBQUksaUJBQWlCLE9BQU87QUFDcEU7QUFTQSxTQUFTLFNBQVMsRUFBRSxVQUFVLEdBQWEsTUFBZ0IsRUFBRSxJQUFJLE1BQU0sTUFBTSxPQUFPLEdBQXdCO0FBQzFHLFFBQU0sUUFBUSxVQUFVLElBQUk7QUFDNUIsUUFBTSxPQUFPLE1BQU0sS0FBSyxDQUFDQSxVQUFTLFNBQVNBLEtBQUksRUFBRSxTQUFTLEVBQUUsQ0FBQyxLQUFLLE1BQU0sTUFBTSxTQUFTLENBQUMsS0FBSyxNQUFNLENBQUM7QUFDcEcsUUFBTSxFQUFFLENBQUMsRUFBRSxHQUFHLFVBQVUsR0FBRyxPQUFPLElBQUksS0FBSztBQUMzQyxRQUFNLFlBQVksUUFBUSxPQUFPLEVBQUU7QUFDbkMsUUFBTSxRQUFRLGNBQWMsYUFBYSxhQUFhLFdBQVcsV0FBVyxVQUFVLElBQUk7QUFDMUYsU0FBTztBQUFBLElBQ0wsR0FBRztBQUFBLElBQ0gsQ0FBQyxJQUFJLEdBQUcsU0FBUyxLQUFLLElBQUksR0FBRyxJQUFJLFNBQVMsSUFBSSxFQUFFLFFBQVEsRUFBRSxDQUFDO0FBQUEsSUFDM0QsT0FDRSxRQUFRLE1BQU0sU0FBUyxFQUFFLEtBQUssS0FBSyxNQUFNLFNBQVMsS0FDOUMsU0FBUyxLQUFLLE9BQU8sSUFBSSxPQUFPLE1BQU0sUUFBUSxFQUFFLENBQUMsSUFDakQsS0FBSztBQUFBLElBQ1gsT0FBTyxFQUFFLEdBQUcsS0FBSyxPQUFPLENBQUMsRUFBRSxHQUFHLEtBQUs7QUFBQSxJQUNuQyxRQUFRLFlBQVksRUFBRSxHQUFHLFFBQVEsQ0FBQyxFQUFFLEdBQUcsUUFBUSxZQUFZLEVBQUUsTUFBTSxPQUFPLEVBQUUsSUFBSTtBQUFBLEVBQ2xGO0FBQ0Y7QUFFQSxNQUFNLFdBQVcsQ0FBQyxNQUF5QixJQUFZLFFBQVEsS0FBSyxXQUFxQixLQUFLLFVBQVUsT0FBTyxHQUFHLEVBQUU7IiwKICAibmFtZXMiOiBbImxpc3QiXQp9Cg==

//ee1d8ac3f8b08aec1bcbf414ac6329d1a4d9718b
