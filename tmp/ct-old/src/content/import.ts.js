import { isDeepStrictEqual } from "node:util";
import { takeLock } from "../database/index.ts";
import { NoRoomError, PlanFieldsError, WordProblemsError } from "../http/errors.ts";
import { redirectLimit } from "../shared/content/addresses.ts";
import {
  serviceLists,
  servicesOf,
  townLists,
  townsOf
} from "../shared/content/page-plan.ts";
import { findProblems } from "../shared/content/problems.ts";
import { listPages } from "./documents.ts";
import { leaveMoves, readPlan, writePlan } from "./plan/change.ts";
import { checkPlan } from "./plan/check.ts";
import { deleteRedirect, listRedirects, replaceRedirect } from "./plan/redirects.ts";
import { shippedDocuments, shippedHash } from "./shipped.ts";
import { addVersion, findRow, forgetOldVersions, listRows, writeLive } from "./store.ts";
async function bringWords(transaction, edit, { words, batch }) {
  await takeLock(transaction, "plan");
  const before = await readPlan(transaction);
  const plan = mergePlans(before.plan, edit.documents, words);
  const byId = new Map(edit.documents.byId);
  for (const id of words.removed) byId.delete(id);
  for (const document of words.documents) byId.set(document.id, document);
  requireSound(words.documents, { plan, byId });
  const bin = await takeOutOfBin(transaction, [...servicesOf(plan), ...townsOf(plan)]);
  const added = [];
  for (const document of words.documents)
    if (await publishBrought(transaction, edit, { document, batch, region: plan.region })) added.push(document.id);
  const redirects = await bringRedirects(transaction, edit, words.redirects);
  await bringPlan(transaction, { ...edit, documents: { plan, byId } }, { before, plan, batch, words });
  return { added, bin, redirects };
}
async function takeBackWords(transaction, { added, bin, redirects }, at) {
  for (const { id, deletedAt } of bin)
    await transaction.updateTable("contentDocuments").set({ deletedAt }).where("id", "=", id).execute();
  for (const id of added)
    await transaction.updateTable("contentDocuments").set({ deletedAt: at }).where("id", "=", id).execute();
  for (const from of redirects.added) await deleteRedirect(transaction, from);
  for (const redirect of redirects.replaced) await replaceRedirect(transaction, redirect);
}
function mergePlans(current, { byId }, words) {
  const { plan: brought, removed, documents } = words;
  const ids = new Set(documents.map(({ id }) => id));
  const isKnown = (id) => ids.has(id) || byId.has(id) || shippedDocuments.byId.has(id) || isListed(current, id);
  const stays = (id) => !isListed(brought, id) && !removed.includes(id);
  const lists = [...serviceLists, ...townLists].map((list) => [
    list,
    [...brought[list].filter(isKnown), ...current[list].filter(stays)]
  ]);
  const merged = { ...brought, ...Object.fromEntries(lists) };
  const all = [...servicesOf(merged), ...townsOf(merged)];
  const targetOf = (id) => (isListed(brought, id) ? brought : current).hidden[id];
  const standIns = Object.entries({ ...current.hidden, ...brought.hidden });
  return {
    ...merged,
    strip: brought.strip.filter((entry) => all.includes(entry) || !isListed(brought, entry)),
    slugs: Object.fromEntries(all.map((id) => [id, brought.slugs[id] ?? current.slugs[id] ?? id])),
    hidden: Object.fromEntries([
      ...standIns.filter(([id]) => !all.includes(id) && (!isListed(brought, id) || removed.includes(id))),
      ...all.flatMap((id) => {
        const target = targetOf(id);
        return target ? [[id, target]] : [];
      })
    ])
  };
}
const isListed = (plan, id) => [...servicesOf(plan), ...townsOf(plan)].includes(id);
const tolerated = /* @__PURE__ */ new Set(["link", "picture"]);
function requireSound(brought, documents) {
  const context = { documents, hasPicture: () => true };
  const problems = brought.flatMap(
    ({ id, kind, words }) => findProblems(id, kind, words, context).filter(({ level, code }) => level === "error" && !tolerated.has(code)).map((problem) => ({ ...problem, document: id }))
  );
  if (problems.length > 0) throw new WordProblemsError(problems);
}
async function publishBrought(transaction, { by, at }, { document: { id, kind, words }, batch, region }) {
  const row = await findRow(transaction, id);
  const replaced = row?.publishedVersion ?? null;
  const stamp = { by: by.name, at, shippedHash: shippedHash(id, region), replaced, batch };
  const to = await addVersion(transaction, { documentId: id, words, origin: "import", ...stamp });
  await writeLive(transaction, { id, kind, to });
  await forgetOldVersions(transaction, id);
  return !row && !shippedDocuments.byId.has(id);
}
async function takeOutOfBin(transaction, ids) {
  const rows = await transaction.selectFrom("contentDocuments").select(["id", "deletedAt"]).where("deletedAt", "is not", null).execute();
  const back = rows.flatMap(({ id, deletedAt }) => deletedAt && ids.includes(id) ? [{ id, deletedAt }] : []);
  for (const { id } of back)
    await transaction.updateTable("contentDocuments").set({ deletedAt: null }).where("id", "=", id).execute();
  return back;
}
async function bringPlan(transaction, edit, { before, plan, batch, words }) {
  if (isDeepStrictEqual(plan, before.plan)) return;
  const removed = words.removed.filter((id) => isListed(before.plan, id));
  const pages = await listPages(transaction, edit.documents);
  for (const id of removed) pages.delete(id);
  const kept = Object.fromEntries(Object.entries(plan.hidden).filter(([id]) => !isListed(plan, id)));
  const rules = { before: { ...before.plan, hidden: { ...before.plan.hidden, ...kept } }, pages };
  const checked = checkPlan(plan, { ...rules, byId: edit.documents.byId, profile: edit.profile });
  if (checked.fields) throw new PlanFieldsError(checked.fields);
  await leaveMoves(transaction, edit, before.plan, checked.plan);
  await writePlan(transaction, edit, { before, plan: checked.plan, undo: batch, origin: "import" });
  for (const id of removed) {
    const { kind } = shippedDocuments.byId.get(id) ?? {};
    if (!kind) continue;
    await transaction.insertInto("contentDocuments").values({ id, kind, deletedAt: edit.at }).onConflict((clash) => clash.column("id").doUpdateSet({ deletedAt: edit.at })).execute();
  }
}
async function bringRedirects(transaction, { by, at }, brought) {
  const present = new Map((await listRedirects(transaction)).map((redirect) => [redirect.from, redirect]));
  const isSame = (one, other) => one.page === other?.page && one.address === other?.address && one.automatic === other?.automatic;
  const changed = brought.filter((redirect) => !isSame(redirect, present.get(redirect.from)));
  const added = changed.filter(({ from }) => !present.has(from)).map(({ from }) => from);
  if (present.size + added.length > redirectLimit)
    throw new NoRoomError(`There is room for ${redirectLimit} redirects. Delete some first.`);
  for (const redirect of changed) await replaceRedirect(transaction, { ...redirect, by: by.name, at });
  return { added, replaced: changed.flatMap(({ from }) => present.get(from) ?? []) };
}
async function takeWords(db, { plan, byId }) {
  const own = new Set(
    (await listRows(db)).filter(({ publishedVersion }) => publishedVersion !== null).map(({ id }) => id)
  );
  const lists = [...serviceLists, ...townLists].map((list) => [list, plan[list].filter((id) => byId.has(id))]);
  return {
    documents: [...byId.values()].filter(({ id }) => own.has(id)),
    plan: {
      ...plan,
      ...Object.fromEntries(lists),
      slugs: Object.fromEntries(Object.entries(plan.slugs).filter(([id]) => byId.has(id)))
    },
    removed: [...shippedDocuments.byId.keys()].filter((id) => !byId.has(id))
  };
}
export {
  bringWords,
  mergePlans,
  takeBackWords,
  takeWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvaW1wb3J0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBUyx5QkFBeUI7QUFFbEMsU0FBd0IsZ0JBQWdCO0FBQ3hDLFNBQVMsYUFBYSxpQkFBaUIseUJBQXlCO0FBQ2hFLFNBQXdCLHFCQUFxQjtBQUU3QztBQUFBLEVBR0U7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxPQUNLO0FBQ1AsU0FBUyxvQkFBa0M7QUFDM0MsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxZQUEyQixVQUFVLGlCQUFpQjtBQUMvRCxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGdCQUFnQixlQUFlLHVCQUF1QjtBQUMvRCxTQUFTLGtCQUFrQixtQkFBbUI7QUFDOUMsU0FBUyxZQUFZLFNBQVMsbUJBQW1CLFVBQVUsaUJBQWlCO0FBeUI1RSxlQUFzQixXQUNwQixhQUNBLE1BQ0EsRUFBRSxPQUFPLE1BQU0sR0FDUTtBQUN2QixRQUFNLFNBQVMsYUFBYSxNQUFNO0FBQ2xDLFFBQU0sU0FBUyxNQUFNLFNBQVMsV0FBVztBQUN6QyxRQUFNLE9BQU8sV0FBVyxPQUFPLE1BQU0sS0FBSyxXQUFXLEtBQUs7QUFDMUQsUUFBTSxPQUFPLElBQUksSUFBSSxLQUFLLFVBQVUsSUFBSTtBQUN4QyxhQUFXLE1BQU0sTUFBTSxRQUFTLE1BQUssT0FBTyxFQUFFO0FBQzlDLGFBQVcsWUFBWSxNQUFNLFVBQVcsTUFBSyxJQUFJLFNBQVMsSUFBSSxRQUFRO0FBQ3RFLGVBQWEsTUFBTSxXQUFXLEVBQUUsTUFBTSxLQUFLLENBQUM7QUFDNUMsUUFBTSxNQUFNLE1BQU0sYUFBYSxhQUFhLENBQUMsR0FBRyxXQUFXLElBQUksR0FBRyxHQUFHLFFBQVEsSUFBSSxDQUFDLENBQUM7QUFDbkYsUUFBTSxRQUFrQixDQUFDO0FBQ3pCLGFBQVcsWUFBWSxNQUFNO0FBQzNCLFFBQUksTUFBTSxlQUFlLGFBQWEsTUFBTSxFQUFFLFVBQVUsT0FBTyxRQUFRLEtBQUssT0FBTyxDQUFDLEVBQUcsT0FBTSxLQUFLLFNBQVMsRUFBRTtBQUUvRyxRQUFNLFlBQVksTUFBTSxlQUFlLGFBQWEsTUFBTSxNQUFNLFNBQVM7QUFDekUsUUFBTSxVQUFVLGFBQWEsRUFBRSxHQUFHLE1BQU0sV0FBVyxFQUFFLE1BQU0sS0FBSyxFQUFFLEdBQUcsRUFBRSxRQUFRLE1BQU0sT0FBTyxNQUFNLENBQUM7QUFDbkcsU0FBTyxFQUFFLE9BQU8sS0FBSyxVQUFVO0FBQ2pDO0FBR0EsZUFBc0IsY0FDcEIsYUFDQSxFQUFFLE9BQU8sS0FBSyxVQUFVLEdBQ3hCLElBQ2U7QUFDZixhQUFXLEVBQUUsSUFBSSxVQUFVLEtBQUs7QUFDOUIsVUFBTSxZQUFZLFlBQVksa0JBQWtCLEVBQUUsSUFBSSxFQUFFLFVBQVUsQ0FBQyxFQUFFLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFBRSxRQUFRO0FBQ3BHLGFBQVcsTUFBTTtBQUNmLFVBQU0sWUFBWSxZQUFZLGtCQUFrQixFQUFFLElBQUksRUFBRSxXQUFXLEdBQUcsQ0FBQyxFQUFFLE1BQU0sTUFBTSxLQUFLLEVBQUUsRUFBRSxRQUFRO0FBQ3hHLGFBQVcsUUFBUSxVQUFVLE1BQU8sT0FBTSxlQUFlLGFBQWEsSUFBSTtBQUMxRSxhQUFXLFlBQVksVUFBVSxTQUFVLE9BQU0sZ0JBQWdCLGFBQWEsUUFBUTtBQUN4RjtBQUdPLFNBQVMsV0FBVyxTQUFtQixFQUFFLEtBQUssR0FBNEIsT0FBK0I7QUFDOUcsUUFBTSxFQUFFLE1BQU0sU0FBUyxTQUFTLFVBQVUsSUFBSTtBQUM5QyxRQUFNLE1BQU0sSUFBSSxJQUFJLFVBQVUsSUFBSSxDQUFDLEVBQUUsR0FBRyxNQUFNLEVBQUUsQ0FBQztBQUNqRCxRQUFNLFVBQVUsQ0FBQyxPQUFlLElBQUksSUFBSSxFQUFFLEtBQUssS0FBSyxJQUFJLEVBQUUsS0FBSyxpQkFBaUIsS0FBSyxJQUFJLEVBQUUsS0FBSyxTQUFTLFNBQVMsRUFBRTtBQUNwSCxRQUFNLFFBQVEsQ0FBQyxPQUFlLENBQUMsU0FBUyxTQUFTLEVBQUUsS0FBSyxDQUFDLFFBQVEsU0FBUyxFQUFFO0FBQzVFLFFBQU0sUUFBUSxDQUFDLEdBQUcsY0FBYyxHQUFHLFNBQVMsRUFBRSxJQUFJLENBQUMsU0FBUztBQUFBLElBQzFEO0FBQUEsSUFDQSxDQUFDLEdBQUcsUUFBUSxJQUFJLEVBQUUsT0FBTyxPQUFPLEdBQUcsR0FBRyxRQUFRLElBQUksRUFBRSxPQUFPLEtBQUssQ0FBQztBQUFBLEVBQ25FLENBQUM7QUFDRCxRQUFNLFNBQW1CLEVBQUUsR0FBRyxTQUFTLEdBQUcsT0FBTyxZQUFZLEtBQUssRUFBRTtBQUNwRSxRQUFNLE1BQU0sQ0FBQyxHQUFHLFdBQVcsTUFBTSxHQUFHLEdBQUcsUUFBUSxNQUFNLENBQUM7QUFDdEQsUUFBTSxXQUFXLENBQUMsUUFBZ0IsU0FBUyxTQUFTLEVBQUUsSUFBSSxVQUFVLFNBQVMsT0FBTyxFQUFFO0FBRXRGLFFBQU0sV0FBVyxPQUFPLFFBQVEsRUFBRSxHQUFHLFFBQVEsUUFBUSxHQUFHLFFBQVEsT0FBTyxDQUFDO0FBQ3hFLFNBQU87QUFBQSxJQUNMLEdBQUc7QUFBQSxJQUNILE9BQU8sUUFBUSxNQUFNLE9BQU8sQ0FBQyxVQUFVLElBQUksU0FBUyxLQUFLLEtBQUssQ0FBQyxTQUFTLFNBQVMsS0FBSyxDQUFDO0FBQUEsSUFDdkYsT0FBTyxPQUFPLFlBQVksSUFBSSxJQUFJLENBQUMsT0FBTyxDQUFDLElBQUksUUFBUSxNQUFNLEVBQUUsS0FBSyxRQUFRLE1BQU0sRUFBRSxLQUFLLEVBQUUsQ0FBQyxDQUFDO0FBQUEsSUFDN0YsUUFBUSxPQUFPLFlBQVk7QUFBQSxNQUN6QixHQUFHLFNBQVMsT0FBTyxDQUFDLENBQUMsRUFBRSxNQUFNLENBQUMsSUFBSSxTQUFTLEVBQUUsTUFBTSxDQUFDLFNBQVMsU0FBUyxFQUFFLEtBQUssUUFBUSxTQUFTLEVBQUUsRUFBRTtBQUFBLE1BQ2xHLEdBQUcsSUFBSSxRQUFRLENBQUMsT0FBTztBQUNyQixjQUFNLFNBQVMsU0FBUyxFQUFFO0FBQzFCLGVBQU8sU0FBUyxDQUFDLENBQUMsSUFBSSxNQUFNLENBQVUsSUFBSSxDQUFDO0FBQUEsTUFDN0MsQ0FBQztBQUFBLElBQ0gsQ0FBQztBQUFBLEVBQ0g7QUFDRjtBQUVBLE1BQU0sV0FBVyxDQUFDLE1BQWdCLE9BQWUsQ0FBQyxHQUFHLFdBQVcsSUFBSSxHQUFHLEdBQUcsUUFBUSxJQUFJLENBQUMsRUFBRSxTQUFTLEVBQUU7QUFHcEcsTUFBTSxZQUFZLG9CQUFJLElBQVksQ0FBQyxRQUFRLFNBQVMsQ0FBNkI7QUFFakYsU0FBUyxhQUFhLFNBQXFDLFdBQTRCO0FBQ3JGLFFBQU0sVUFBVSxFQUFFLFdBQVcsWUFBWSxNQUFNLEtBQUs7QUFDcEQsUUFBTSxXQUFXLFFBQVE7QUFBQSxJQUFRLENBQUMsRUFBRSxJQUFJLE1BQU0sTUFBTSxNQUNsRCxhQUFhLElBQUksTUFBTSxPQUFPLE9BQU8sRUFDbEMsT0FBTyxDQUFDLEVBQUUsT0FBTyxLQUFLLE1BQU0sVUFBVSxXQUFXLENBQUMsVUFBVSxJQUFJLElBQUksQ0FBQyxFQUNyRSxJQUFJLENBQUMsYUFBYSxFQUFFLEdBQUcsU0FBUyxVQUFVLEdBQUcsRUFBRTtBQUFBLEVBQ3BEO0FBQ0EsTUFBSSxTQUFTLFNBQVMsRUFBRyxPQUFNLElBQUksa0JBQWtCLFFBQVE7QUFDL0Q7QUFHQSxlQUFlLGVBQ2IsYUFDQSxFQUFFLElBQUksR0FBRyxHQUNULEVBQUUsVUFBVSxFQUFFLElBQUksTUFBTSxNQUFNLEdBQUcsT0FBTyxPQUFPLEdBQzdCO0FBQ2xCLFFBQU0sTUFBTSxNQUFNLFFBQVEsYUFBYSxFQUFFO0FBQ3pDLFFBQU0sV0FBVyxLQUFLLG9CQUFvQjtBQUMxQyxRQUFNLFFBQVEsRUFBRSxJQUFJLEdBQUcsTUFBTSxJQUFJLGFBQWEsWUFBWSxJQUFJLE1BQU0sR0FBRyxVQUFVLE1BQU07QUFDdkYsUUFBTSxLQUFLLE1BQU0sV0FBVyxhQUFhLEVBQUUsWUFBWSxJQUFJLE9BQU8sUUFBUSxVQUFVLEdBQUcsTUFBTSxDQUFDO0FBQzlGLFFBQU0sVUFBVSxhQUFhLEVBQUUsSUFBSSxNQUFNLEdBQUcsQ0FBQztBQUM3QyxRQUFNLGtCQUFrQixhQUFhLEVBQUU7QUFDdkMsU0FBTyxDQUFDLE9BQU8sQ0FBQyxpQkFBaUIsS0FBSyxJQUFJLEVBQUU7QUFDOUM7QUFFQSxlQUFlLGFBQWEsYUFBb0MsS0FBd0I7QUFDdEYsUUFBTSxPQUFPLE1BQU0sWUFDaEIsV0FBVyxrQkFBa0IsRUFDN0IsT0FBTyxDQUFDLE1BQU0sV0FBVyxDQUFDLEVBQzFCLE1BQU0sYUFBYSxVQUFVLElBQUksRUFDakMsUUFBUTtBQUNYLFFBQU0sT0FBTyxLQUFLLFFBQVEsQ0FBQyxFQUFFLElBQUksVUFBVSxNQUFPLGFBQWEsSUFBSSxTQUFTLEVBQUUsSUFBSSxDQUFDLEVBQUUsSUFBSSxVQUFVLENBQUMsSUFBSSxDQUFDLENBQUU7QUFDM0csYUFBVyxFQUFFLEdBQUcsS0FBSztBQUNuQixVQUFNLFlBQVksWUFBWSxrQkFBa0IsRUFBRSxJQUFJLEVBQUUsV0FBVyxLQUFLLENBQUMsRUFBRSxNQUFNLE1BQU0sS0FBSyxFQUFFLEVBQUUsUUFBUTtBQUMxRyxTQUFPO0FBQ1Q7QUFTQSxlQUFlLFVBQ2IsYUFDQSxNQUNBLEVBQUUsUUFBUSxNQUFNLE9BQU8sTUFBTSxHQUNkO0FBQ2YsTUFBSSxrQkFBa0IsTUFBTSxPQUFPLElBQUksRUFBRztBQUMxQyxRQUFNLFVBQVUsTUFBTSxRQUFRLE9BQU8sQ0FBQyxPQUFPLFNBQVMsT0FBTyxNQUFNLEVBQUUsQ0FBQztBQUN0RSxRQUFNLFFBQVEsTUFBTSxVQUFVLGFBQWEsS0FBSyxTQUFTO0FBQ3pELGFBQVcsTUFBTSxRQUFTLE9BQU0sT0FBTyxFQUFFO0FBQ3pDLFFBQU0sT0FBTyxPQUFPLFlBQVksT0FBTyxRQUFRLEtBQUssTUFBTSxFQUFFLE9BQU8sQ0FBQyxDQUFDLEVBQUUsTUFBTSxDQUFDLFNBQVMsTUFBTSxFQUFFLENBQUMsQ0FBQztBQUNqRyxRQUFNLFFBQVEsRUFBRSxRQUFRLEVBQUUsR0FBRyxPQUFPLE1BQU0sUUFBUSxFQUFFLEdBQUcsT0FBTyxLQUFLLFFBQVEsR0FBRyxLQUFLLEVBQUUsR0FBRyxNQUFNO0FBQzlGLFFBQU0sVUFBVSxVQUFVLE1BQU0sRUFBRSxHQUFHLE9BQU8sTUFBTSxLQUFLLFVBQVUsTUFBTSxTQUFTLEtBQUssUUFBUSxDQUFDO0FBQzlGLE1BQUksUUFBUSxPQUFRLE9BQU0sSUFBSSxnQkFBZ0IsUUFBUSxNQUFNO0FBQzVELFFBQU0sV0FBVyxhQUFhLE1BQU0sT0FBTyxNQUFNLFFBQVEsSUFBSTtBQUM3RCxRQUFNLFVBQVUsYUFBYSxNQUFNLEVBQUUsUUFBUSxNQUFNLFFBQVEsTUFBTSxNQUFNLE9BQU8sUUFBUSxTQUFTLENBQUM7QUFDaEcsYUFBVyxNQUFNLFNBQVM7QUFDeEIsVUFBTSxFQUFFLEtBQUssSUFBSSxpQkFBaUIsS0FBSyxJQUFJLEVBQUUsS0FBSyxDQUFDO0FBQ25ELFFBQUksQ0FBQyxLQUFNO0FBQ1gsVUFBTSxZQUNILFdBQVcsa0JBQWtCLEVBQzdCLE9BQU8sRUFBRSxJQUFJLE1BQU0sV0FBVyxLQUFLLEdBQUcsQ0FBQyxFQUN2QyxXQUFXLENBQUMsVUFBVSxNQUFNLE9BQU8sSUFBSSxFQUFFLFlBQVksRUFBRSxXQUFXLEtBQUssR0FBRyxDQUFDLENBQUMsRUFDNUUsUUFBUTtBQUFBLEVBQ2I7QUFDRjtBQUVBLGVBQWUsZUFDYixhQUNBLEVBQUUsSUFBSSxHQUFHLEdBQ1QsU0FDb0M7QUFDcEMsUUFBTSxVQUFVLElBQUksS0FBSyxNQUFNLGNBQWMsV0FBVyxHQUFHLElBQUksQ0FBQyxhQUFhLENBQUMsU0FBUyxNQUFNLFFBQVEsQ0FBQyxDQUFDO0FBQ3ZHLFFBQU0sU0FBUyxDQUFDLEtBQXdDLFVBQ3RELElBQUksU0FBUyxPQUFPLFFBQVEsSUFBSSxZQUFZLE9BQU8sV0FBVyxJQUFJLGNBQWMsT0FBTztBQUN6RixRQUFNLFVBQVUsUUFBUSxPQUFPLENBQUMsYUFBYSxDQUFDLE9BQU8sVUFBVSxRQUFRLElBQUksU0FBUyxJQUFJLENBQUMsQ0FBQztBQUMxRixRQUFNLFFBQVEsUUFBUSxPQUFPLENBQUMsRUFBRSxLQUFLLE1BQU0sQ0FBQyxRQUFRLElBQUksSUFBSSxDQUFDLEVBQUUsSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQUk7QUFDckYsTUFBSSxRQUFRLE9BQU8sTUFBTSxTQUFTO0FBQ2hDLFVBQU0sSUFBSSxZQUFZLHFCQUFxQixhQUFhLGdDQUFnQztBQUMxRixhQUFXLFlBQVksUUFBUyxPQUFNLGdCQUFnQixhQUFhLEVBQUUsR0FBRyxVQUFVLElBQUksR0FBRyxNQUFNLEdBQUcsQ0FBQztBQUNuRyxTQUFPLEVBQUUsT0FBTyxVQUFVLFFBQVEsUUFBUSxDQUFDLEVBQUUsS0FBSyxNQUFNLFFBQVEsSUFBSSxJQUFJLEtBQUssQ0FBQyxDQUFDLEVBQUU7QUFDbkY7QUFZQSxlQUFzQixVQUFVLElBQXNCLEVBQUUsTUFBTSxLQUFLLEdBQW1DO0FBQ3BHLFFBQU0sTUFBTSxJQUFJO0FBQUEsS0FDYixNQUFNLFNBQVMsRUFBRSxHQUFHLE9BQU8sQ0FBQyxFQUFFLGlCQUFpQixNQUFNLHFCQUFxQixJQUFJLEVBQUUsSUFBSSxDQUFDLEVBQUUsR0FBRyxNQUFNLEVBQUU7QUFBQSxFQUNyRztBQUNBLFFBQU0sUUFBUSxDQUFDLEdBQUcsY0FBYyxHQUFHLFNBQVMsRUFBRSxJQUFJLENBQUMsU0FBUyxDQUFDLE1BQU0sS0FBSyxJQUFJLEVBQUUsT0FBTyxDQUFDLE9BQU8sS0FBSyxJQUFJLEVBQUUsQ0FBQyxDQUFDLENBQUM7QUFDM0csU0FBTztBQUFBLElBQ0wsV0FBVyxDQUFDLEdBQUcsS0FBSyxPQUFPLENBQUMsRUFBRSxPQUFPLENBQUMsRUFBRSxHQUFHLE1BQU0sSUFBSSxJQUFJLEVBQUUsQ0FBQztBQUFBLElBQzVELE1BQU07QUFBQSxNQUNKLEdBQUc7QUFBQSxNQUNILEdBQUcsT0FBTyxZQUFZLEtBQUs7QUFBQSxNQUMzQixPQUFPLE9BQU8sWUFBWSxPQUFPLFFBQVEsS0FBSyxLQUFLLEVBQUUsT0FBTyxDQUFDLENBQUMsRUFBRSxNQUFNLEtBQUssSUFBSSxFQUFFLENBQUMsQ0FBQztBQUFBLElBQ3JGO0FBQUEsSUFDQSxTQUFTLENBQUMsR0FBRyxpQkFBaUIsS0FBSyxLQUFLLENBQUMsRUFBRSxPQUFPLENBQUMsT0FBTyxDQUFDLEtBQUssSUFBSSxFQUFFLENBQUM7QUFBQSxFQUN6RTtBQUNGOyIsCiAgIm5hbWVzIjogW10KfQo=

//4c4dac9cec43bb83c749deaced4e53fd31a871ea
