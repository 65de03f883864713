import { randomInt, randomUUID } from "node:crypto";
import { recordChange } from "../../accounts/index.ts";
import { inTransaction, takeLock } from "../../database/index.ts";
import {
  AddressTakenError,
  InvalidFieldsError,
  NoRoomError,
  PageStaysError,
  PlanFieldsError
} from "../../http/errors.ts";
import { requireRecord } from "../../http/records.ts";
import {
  followPage,
  isReserved,
  redirectLimit,
  reservedMessage,
  takenMessage
} from "../../shared/content/addresses.ts";
import { pageKindOf, proposeSlug } from "../../shared/content/new-page.ts";
import { serviceLists, servicesOf, townLists, townsOf } from "../../shared/content/page-plan.ts";
import { lastWordsOf, listPages } from "../documents.ts";
import { findRow, writeDraft } from "../store.ts";
import { readPlan, writePlan } from "./change.ts";
import { checkPlan, noRoomMessage, pageLimit, unseenMessage } from "./check.ts";
import { hasRoom, writeRedirect } from "./redirects.ts";
import { starterWords } from "./starter.ts";
function addPage(db, edit, page) {
  const { by, at } = edit;
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "plan");
    const before = await readPlan(transaction);
    const slug = requireSlug(before.plan, page, edit);
    const { kind } = page;
    const used = kind === "service" ? servicesOf(before.plan) : townsOf(before.plan);
    if (used.length >= pageLimit) throw new NoRoomError(noRoomMessage(kind));
    const words = page.copyOf ? await copyWords(transaction, edit, page, page.copyOf) : starterWords(page, edit);
    const id = makePageId();
    const { plan } = before;
    const longer = { ...plan, [page.place]: [...plan[page.place], id], slugs: { ...plan.slugs, [id]: slug } };
    await writePlan(transaction, edit, { before, plan: longer, undo: randomUUID() });
    await writeDraft(transaction, { id, kind, version: 0, draft: JSON.stringify(words), by: by.name, at });
    await recordChange(transaction, by, at, { action: "add", subject: id, detail: `/${slug}` });
    return { id, slug };
  });
}
function requireSlug(plan, { kind, name, slug }, { profile }) {
  const wanted = slug ?? proposeSlug(kind, name);
  if (!wanted) throw new InvalidFieldsError({ slug: ["Please write an address."] });
  if (isReserved(wanted, profile)) throw new InvalidFieldsError({ slug: [reservedMessage] });
  if (Object.values(plan.slugs).includes(wanted)) throw new AddressTakenError(takenMessage);
  return wanted;
}
async function copyWords(transaction, { documents }, page, copyOf) {
  const row = await findRow(transaction, copyOf);
  const live = documents.byId.get(copyOf);
  if ((live?.kind ?? row?.kind) !== page.kind || row?.deletedAt)
    throw new InvalidFieldsError({ copyOf: ["There is no such page to copy."] });
  if (page.kind === "town")
    throw new InvalidFieldsError({ copyOf: ["A town page needs words of its own and cannot be a copy."] });
  const words = live?.words ?? (row && await lastWordsOf(transaction, row, documents));
  return { ...words, menuName: page.name };
}
const makePageId = () => `p-${randomLetters(8)}`;
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";
const randomLetters = (count) => Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join("");
function removePage(db, edit, id, target) {
  const { by, at, documents } = edit;
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "plan");
    const { kind, name } = requireRecord((await listPages(transaction, documents)).get(id));
    if (!pageKindOf(kind)) throw new PageStaysError();
    const before = await readPlan(transaction);
    const plan = planWithout(before.plan, id, target);
    if (target?.page && !followPage({ ...documents, plan }, target.page))
      throw new InvalidFieldsError({ target: [unseenMessage] });
    const undo = randomUUID();
    if (documents.byId.has(id)) await leaveTrace(transaction, edit, before.plan, id);
    await writePlan(transaction, edit, { before, plan, undo });
    await transaction.insertInto("contentDocuments").values({ id, kind, deletedAt: at }).onConflict((clash) => clash.column("id").doUpdateSet({ deletedAt: at })).execute();
    await recordChange(transaction, by, at, { action: "remove", subject: id, detail: name });
    return { undo };
  });
}
function planWithout(plan, id, target) {
  const lists = [...serviceLists, ...townLists, "strip"];
  const shorter = Object.fromEntries(lists.map((list) => [list, plan[list].filter((entry) => entry !== id)]));
  const { [id]: _slug, ...slugs } = plan.slugs;
  const { [id]: _target, ...hidden } = plan.hidden;
  const { page, address } = target ?? {};
  const instead = page ? { page } : address ? { address } : void 0;
  return { ...plan, ...shorter, slugs, hidden: instead ? { ...hidden, [id]: instead } : hidden };
}
async function leaveTrace(transaction, { by, at }, plan, id) {
  const slug = plan.slugs[id];
  if (!slug) return;
  if (!await hasRoom(transaction, 1))
    throw new NoRoomError(`There is room for ${redirectLimit} redirects. Delete some first.`);
  await writeRedirect(transaction, { from: `/${slug}`, target: { page: id }, automatic: true, by, at });
}
async function changePlanInBatch(transaction, edit, batch, step) {
  await takeLock(transaction, "plan");
  const before = await readPlan(transaction);
  const known = await listPages(transaction, edit.documents);
  const names = new Map([...known].map(([id, { name }]) => [id, name]));
  const changed = await step(before.plan, names, (plan2, list, town) => addTown(transaction, edit, plan2, list, town));
  if (JSON.stringify(changed) === JSON.stringify(before.plan)) return false;
  const pages = await listPages(transaction, edit.documents);
  const rules = { before: before.plan, pages, byId: edit.documents.byId, profile: edit.profile };
  const { plan, fields } = checkPlan(changed, rules);
  if (fields) throw new PlanFieldsError(fields);
  await writePlan(transaction, edit, { before, plan, undo: batch, origin: "set-up" });
  return true;
}
async function addTown(transaction, edit, plan, list, { name, latitude, longitude }) {
  const { by, at } = edit;
  const id = makePageId();
  const slug = findFreeSlug(plan, name, edit);
  const starter = starterWords({ kind: "town", place: list, name }, edit);
  const words = { ...starter, point: { ...starter.point, latitude, longitude } };
  await writeDraft(transaction, { id, kind: "town", version: 0, draft: JSON.stringify(words), by: by.name, at });
  return { ...plan, [list]: [...plan[list], id], slugs: { ...plan.slugs, [id]: slug } };
}
function findFreeSlug({ slugs }, name, { profile }) {
  const proposed = proposeSlug("town", name) || "town";
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? proposed : `${proposed.slice(0, 56)}-${number}`;
    if (!isReserved(slug, profile) && !Object.values(slugs).includes(slug)) return slug;
  }
}
export {
  addPage,
  changePlanInBatch,
  makePageId,
  removePage,
  requireSlug
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcGxhbi9wYWdlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsV0FBVyxrQkFBa0I7QUFFdEMsU0FBUyxvQkFBb0I7QUFDN0IsU0FBd0IsZUFBZSxnQkFBZ0I7QUFDdkQ7QUFBQSxFQUNFO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFDUCxTQUFTLHFCQUFxQjtBQUM5QjtBQUFBLEVBQ0U7QUFBQSxFQUNBO0FBQUEsRUFFQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUNQLFNBQXVCLFlBQVksbUJBQW1CO0FBQ3RELFNBQXdCLGNBQWMsWUFBWSxXQUFXLGVBQWU7QUFFNUUsU0FBUyxhQUFhLGlCQUFpQjtBQUN2QyxTQUFTLFNBQVMsa0JBQWtCO0FBQ3BDLFNBQXdCLFVBQVUsaUJBQWlCO0FBQ25ELFNBQVMsV0FBVyxlQUFlLFdBQVcscUJBQXFCO0FBQ25FLFNBQVMsU0FBUyxxQkFBcUI7QUFDdkMsU0FBUyxvQkFBb0I7QUFNdEIsU0FBUyxRQUFRLElBQXNCLE1BQWdCLE1BQXNEO0FBQ2xILFFBQU0sRUFBRSxJQUFJLEdBQUcsSUFBSTtBQUNuQixTQUFPLGNBQWMsSUFBSSxPQUFPLGdCQUFnQjtBQUM5QyxVQUFNLFNBQVMsYUFBYSxNQUFNO0FBQ2xDLFVBQU0sU0FBUyxNQUFNLFNBQVMsV0FBVztBQUN6QyxVQUFNLE9BQU8sWUFBWSxPQUFPLE1BQU0sTUFBTSxJQUFJO0FBQ2hELFVBQU0sRUFBRSxLQUFLLElBQUk7QUFDakIsVUFBTSxPQUFPLFNBQVMsWUFBWSxXQUFXLE9BQU8sSUFBSSxJQUFJLFFBQVEsT0FBTyxJQUFJO0FBQy9FLFFBQUksS0FBSyxVQUFVLFVBQVcsT0FBTSxJQUFJLFlBQVksY0FBYyxJQUFJLENBQUM7QUFDdkUsVUFBTSxRQUFRLEtBQUssU0FBUyxNQUFNLFVBQVUsYUFBYSxNQUFNLE1BQU0sS0FBSyxNQUFNLElBQUksYUFBYSxNQUFNLElBQUk7QUFDM0csVUFBTSxLQUFLLFdBQVc7QUFDdEIsVUFBTSxFQUFFLEtBQUssSUFBSTtBQUNqQixVQUFNLFNBQVMsRUFBRSxHQUFHLE1BQU0sQ0FBQyxLQUFLLEtBQUssR0FBRyxDQUFDLEdBQUcsS0FBSyxLQUFLLEtBQUssR0FBRyxFQUFFLEdBQUcsT0FBTyxFQUFFLEdBQUcsS0FBSyxPQUFPLENBQUMsRUFBRSxHQUFHLEtBQUssRUFBRTtBQUN4RyxVQUFNLFVBQVUsYUFBYSxNQUFNLEVBQUUsUUFBUSxNQUFNLFFBQVEsTUFBTSxXQUFXLEVBQUUsQ0FBQztBQUMvRSxVQUFNLFdBQVcsYUFBYSxFQUFFLElBQUksTUFBTSxTQUFTLEdBQUcsT0FBTyxLQUFLLFVBQVUsS0FBSyxHQUFHLElBQUksR0FBRyxNQUFNLEdBQUcsQ0FBQztBQUNyRyxVQUFNLGFBQWEsYUFBYSxJQUFJLElBQUksRUFBRSxRQUFRLE9BQU8sU0FBUyxJQUFJLFFBQVEsSUFBSSxJQUFJLEdBQUcsQ0FBQztBQUMxRixXQUFPLEVBQUUsSUFBSSxLQUFLO0FBQUEsRUFDcEIsQ0FBQztBQUNIO0FBTU8sU0FBUyxZQUNkLE1BQ0EsRUFBRSxNQUFNLE1BQU0sS0FBSyxHQUNuQixFQUFFLFFBQVEsR0FDRjtBQUNSLFFBQU0sU0FBUyxRQUFRLFlBQVksTUFBTSxJQUFJO0FBQzdDLE1BQUksQ0FBQyxPQUFRLE9BQU0sSUFBSSxtQkFBbUIsRUFBRSxNQUFNLENBQUMsMEJBQTBCLEVBQUUsQ0FBQztBQUNoRixNQUFJLFdBQVcsUUFBUSxPQUFPLEVBQUcsT0FBTSxJQUFJLG1CQUFtQixFQUFFLE1BQU0sQ0FBQyxlQUFlLEVBQUUsQ0FBQztBQUN6RixNQUFJLE9BQU8sT0FBTyxLQUFLLEtBQUssRUFBRSxTQUFTLE1BQU0sRUFBRyxPQUFNLElBQUksa0JBQWtCLFlBQVk7QUFDeEYsU0FBTztBQUNUO0FBR0EsZUFBZSxVQUFVLGFBQW9DLEVBQUUsVUFBVSxHQUFhLE1BQWUsUUFBZ0I7QUFDbkgsUUFBTSxNQUFNLE1BQU0sUUFBUSxhQUFhLE1BQU07QUFDN0MsUUFBTSxPQUFPLFVBQVUsS0FBSyxJQUFJLE1BQU07QUFDdEMsT0FBSyxNQUFNLFFBQVEsS0FBSyxVQUFVLEtBQUssUUFBUSxLQUFLO0FBQ2xELFVBQU0sSUFBSSxtQkFBbUIsRUFBRSxRQUFRLENBQUMsZ0NBQWdDLEVBQUUsQ0FBQztBQUM3RSxNQUFJLEtBQUssU0FBUztBQUNoQixVQUFNLElBQUksbUJBQW1CLEVBQUUsUUFBUSxDQUFDLDBEQUEwRCxFQUFFLENBQUM7QUFDdkcsUUFBTSxRQUFRLE1BQU0sVUFBVSxPQUFRLE1BQU0sWUFBWSxhQUFhLEtBQUssU0FBUztBQUNuRixTQUFPLEVBQUUsR0FBSSxPQUFrQixVQUFVLEtBQUssS0FBSztBQUNyRDtBQUdPLE1BQU0sYUFBYSxNQUFNLEtBQUssY0FBYyxDQUFDLENBQUM7QUFFckQsTUFBTSxXQUFXO0FBQ2pCLE1BQU0sZ0JBQWdCLENBQUMsVUFDckIsTUFBTSxLQUFLLEVBQUUsUUFBUSxNQUFNLEdBQUcsTUFBTSxTQUFTLFVBQVUsU0FBUyxNQUFNLENBQUMsQ0FBQyxFQUFFLEtBQUssRUFBRTtBQU81RSxTQUFTLFdBQ2QsSUFDQSxNQUNBLElBQ0EsUUFDMkI7QUFDM0IsUUFBTSxFQUFFLElBQUksSUFBSSxVQUFVLElBQUk7QUFDOUIsU0FBTyxjQUFjLElBQUksT0FBTyxnQkFBZ0I7QUFDOUMsVUFBTSxTQUFTLGFBQWEsTUFBTTtBQUNsQyxVQUFNLEVBQUUsTUFBTSxLQUFLLElBQUksZUFBZSxNQUFNLFVBQVUsYUFBYSxTQUFTLEdBQUcsSUFBSSxFQUFFLENBQUM7QUFDdEYsUUFBSSxDQUFDLFdBQVcsSUFBSSxFQUFHLE9BQU0sSUFBSSxlQUFlO0FBQ2hELFVBQU0sU0FBUyxNQUFNLFNBQVMsV0FBVztBQUN6QyxVQUFNLE9BQU8sWUFBWSxPQUFPLE1BQU0sSUFBSSxNQUFNO0FBQ2hELFFBQUksUUFBUSxRQUFRLENBQUMsV0FBVyxFQUFFLEdBQUcsV0FBVyxLQUFLLEdBQUcsT0FBTyxJQUFJO0FBQ2pFLFlBQU0sSUFBSSxtQkFBbUIsRUFBRSxRQUFRLENBQUMsYUFBYSxFQUFFLENBQUM7QUFDMUQsVUFBTSxPQUFPLFdBQVc7QUFDeEIsUUFBSSxVQUFVLEtBQUssSUFBSSxFQUFFLEVBQUcsT0FBTSxXQUFXLGFBQWEsTUFBTSxPQUFPLE1BQU0sRUFBRTtBQUMvRSxVQUFNLFVBQVUsYUFBYSxNQUFNLEVBQUUsUUFBUSxNQUFNLEtBQUssQ0FBQztBQUN6RCxVQUFNLFlBQ0gsV0FBVyxrQkFBa0IsRUFDN0IsT0FBTyxFQUFFLElBQUksTUFBTSxXQUFXLEdBQUcsQ0FBQyxFQUNsQyxXQUFXLENBQUMsVUFBVSxNQUFNLE9BQU8sSUFBSSxFQUFFLFlBQVksRUFBRSxXQUFXLEdBQUcsQ0FBQyxDQUFDLEVBQ3ZFLFFBQVE7QUFDWCxVQUFNLGFBQWEsYUFBYSxJQUFJLElBQUksRUFBRSxRQUFRLFVBQVUsU0FBUyxJQUFJLFFBQVEsS0FBSyxDQUFDO0FBQ3ZGLFdBQU8sRUFBRSxLQUFLO0FBQUEsRUFDaEIsQ0FBQztBQUNIO0FBR0EsU0FBUyxZQUFZLE1BQWdCLElBQVksUUFBOEM7QUFDN0YsUUFBTSxRQUFRLENBQUMsR0FBRyxjQUFjLEdBQUcsV0FBVyxPQUFPO0FBQ3JELFFBQU0sVUFBVSxPQUFPLFlBQVksTUFBTSxJQUFJLENBQUMsU0FBUyxDQUFDLE1BQU0sS0FBSyxJQUFJLEVBQUUsT0FBTyxDQUFDLFVBQVUsVUFBVSxFQUFFLENBQUMsQ0FBQyxDQUFDO0FBQzFHLFFBQU0sRUFBRSxDQUFDLEVBQUUsR0FBRyxPQUFPLEdBQUcsTUFBTSxJQUFJLEtBQUs7QUFDdkMsUUFBTSxFQUFFLENBQUMsRUFBRSxHQUFHLFNBQVMsR0FBRyxPQUFPLElBQUksS0FBSztBQUMxQyxRQUFNLEVBQUUsTUFBTSxRQUFRLElBQUksVUFBVSxDQUFDO0FBQ3JDLFFBQU0sVUFBVSxPQUFPLEVBQUUsS0FBSyxJQUFJLFVBQVUsRUFBRSxRQUFRLElBQUk7QUFDMUQsU0FBTyxFQUFFLEdBQUcsTUFBTSxHQUFHLFNBQVMsT0FBTyxRQUFRLFVBQVUsRUFBRSxHQUFHLFFBQVEsQ0FBQyxFQUFFLEdBQUcsUUFBUSxJQUFJLE9BQU87QUFDL0Y7QUFFQSxlQUFlLFdBQVcsYUFBb0MsRUFBRSxJQUFJLEdBQUcsR0FBYSxNQUFnQixJQUFZO0FBQzlHLFFBQU0sT0FBTyxLQUFLLE1BQU0sRUFBRTtBQUMxQixNQUFJLENBQUMsS0FBTTtBQUNYLE1BQUksQ0FBRSxNQUFNLFFBQVEsYUFBYSxDQUFDO0FBQ2hDLFVBQU0sSUFBSSxZQUFZLHFCQUFxQixhQUFhLGdDQUFnQztBQUMxRixRQUFNLGNBQWMsYUFBYSxFQUFFLE1BQU0sSUFBSSxJQUFJLElBQUksUUFBUSxFQUFFLE1BQU0sR0FBRyxHQUFHLFdBQVcsTUFBTSxJQUFJLEdBQUcsQ0FBQztBQUN0RztBQW1CQSxlQUFzQixrQkFDcEIsYUFDQSxNQUNBLE9BQ0EsTUFDa0I7QUFDbEIsUUFBTSxTQUFTLGFBQWEsTUFBTTtBQUNsQyxRQUFNLFNBQVMsTUFBTSxTQUFTLFdBQVc7QUFDekMsUUFBTSxRQUFRLE1BQU0sVUFBVSxhQUFhLEtBQUssU0FBUztBQUN6RCxRQUFNLFFBQVEsSUFBSSxJQUFJLENBQUMsR0FBRyxLQUFLLEVBQUUsSUFBSSxDQUFDLENBQUMsSUFBSSxFQUFFLEtBQUssQ0FBQyxNQUFNLENBQUMsSUFBSSxJQUFJLENBQUMsQ0FBQztBQUNwRSxRQUFNLFVBQVUsTUFBTSxLQUFLLE9BQU8sTUFBTSxPQUFPLENBQUNBLE9BQU0sTUFBTSxTQUFTLFFBQVEsYUFBYSxNQUFNQSxPQUFNLE1BQU0sSUFBSSxDQUFDO0FBQ2pILE1BQUksS0FBSyxVQUFVLE9BQU8sTUFBTSxLQUFLLFVBQVUsT0FBTyxJQUFJLEVBQUcsUUFBTztBQUNwRSxRQUFNLFFBQVEsTUFBTSxVQUFVLGFBQWEsS0FBSyxTQUFTO0FBQ3pELFFBQU0sUUFBUSxFQUFFLFFBQVEsT0FBTyxNQUFNLE9BQU8sTUFBTSxLQUFLLFVBQVUsTUFBTSxTQUFTLEtBQUssUUFBUTtBQUM3RixRQUFNLEVBQUUsTUFBTSxPQUFPLElBQUksVUFBVSxTQUFTLEtBQUs7QUFDakQsTUFBSSxPQUFRLE9BQU0sSUFBSSxnQkFBZ0IsTUFBTTtBQUM1QyxRQUFNLFVBQVUsYUFBYSxNQUFNLEVBQUUsUUFBUSxNQUFNLE1BQU0sT0FBTyxRQUFRLFNBQVMsQ0FBQztBQUNsRixTQUFPO0FBQ1Q7QUFFQSxlQUFlLFFBQ2IsYUFDQSxNQUNBLE1BQ0EsTUFDQSxFQUFFLE1BQU0sVUFBVSxVQUFVLEdBQ1Q7QUFDbkIsUUFBTSxFQUFFLElBQUksR0FBRyxJQUFJO0FBQ25CLFFBQU0sS0FBSyxXQUFXO0FBQ3RCLFFBQU0sT0FBTyxhQUFhLE1BQU0sTUFBTSxJQUFJO0FBQzFDLFFBQU0sVUFBVSxhQUFhLEVBQUUsTUFBTSxRQUFRLE9BQU8sTUFBTSxLQUFLLEdBQUcsSUFBSTtBQUN0RSxRQUFNLFFBQVEsRUFBRSxHQUFHLFNBQVMsT0FBTyxFQUFFLEdBQUcsUUFBUSxPQUFPLFVBQVUsVUFBVSxFQUFFO0FBQzdFLFFBQU0sV0FBVyxhQUFhLEVBQUUsSUFBSSxNQUFNLFFBQVEsU0FBUyxHQUFHLE9BQU8sS0FBSyxVQUFVLEtBQUssR0FBRyxJQUFJLEdBQUcsTUFBTSxHQUFHLENBQUM7QUFDN0csU0FBTyxFQUFFLEdBQUcsTUFBTSxDQUFDLElBQUksR0FBRyxDQUFDLEdBQUcsS0FBSyxJQUFJLEdBQUcsRUFBRSxHQUFHLE9BQU8sRUFBRSxHQUFHLEtBQUssT0FBTyxDQUFDLEVBQUUsR0FBRyxLQUFLLEVBQUU7QUFDdEY7QUFHQSxTQUFTLGFBQWEsRUFBRSxNQUFNLEdBQWEsTUFBYyxFQUFFLFFBQVEsR0FBcUI7QUFDdEYsUUFBTSxXQUFXLFlBQVksUUFBUSxJQUFJLEtBQUs7QUFDOUMsV0FBUyxTQUFTLEtBQUssVUFBVSxHQUFHO0FBQ2xDLFVBQU0sT0FBTyxXQUFXLElBQUksV0FBVyxHQUFHLFNBQVMsTUFBTSxHQUFHLEVBQUUsQ0FBQyxJQUFJLE1BQU07QUFDekUsUUFBSSxDQUFDLFdBQVcsTUFBTSxPQUFPLEtBQUssQ0FBQyxPQUFPLE9BQU8sS0FBSyxFQUFFLFNBQVMsSUFBSSxFQUFHLFFBQU87QUFBQSxFQUNqRjtBQUNGOyIsCiAgIm5hbWVzIjogWyJwbGFuIl0KfQo=

//743fc7963d4ec61ee6f698176dc0c25bbaf11b18
