import { randomUUID } from "node:crypto";
import { recordChange } from "../../accounts/index.ts";
import { inTransaction, takeLock } from "../../database/index.ts";
import { PlanFieldsError, WordsChangedError } from "../../http/errors.ts";
import { redirectLimit } from "../../shared/content/addresses.ts";
import { describePlans, servicesOf, townsOf } from "../../shared/content/page-plan.ts";
import { listPages } from "../documents.ts";
import { planId, readBody } from "../read.ts";
import { shippedDocuments } from "../shipped.ts";
import { addVersion, findRow, findVersion, forgetOldVersions, writeLive } from "../store.ts";
import { checkPlan } from "./check.ts";
import { deleteMove, hasRoom, listRedirects, writeRedirect } from "./redirects.ts";
function changePlan(db, edit, { plan: input, version }) {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, "plan");
    const before = await readPlan(transaction);
    if (before.version !== version) throw planConflict(before);
    const pages = await listPages(transaction, edit.documents);
    const rules = { before: before.plan, pages, byId: edit.documents.byId, profile: edit.profile };
    const { plan, fields } = checkPlan(input, rules);
    if (fields) throw new PlanFieldsError(fields);
    const undo = randomUUID();
    const redirects = await leaveMoves(transaction, edit, before.plan, plan);
    const { plan: written, version: to } = await writePlan(transaction, edit, { before, plan, undo });
    const detail = describePlanChange(before.plan, plan, pages) || "order";
    await recordChange(transaction, edit.by, edit.at, { action: "plan", subject: planId, detail });
    return { plan: written, version: to, redirects, undo };
  });
}
async function readPlan(db) {
  const version = (await findRow(db, planId))?.publishedVersion ?? 0;
  const found = version ? await findVersion(db, planId, version) : void 0;
  const { by = "", at = (/* @__PURE__ */ new Date(0)).toISOString() } = found ?? {};
  return { plan: readPlanBody(found), version, by, at };
}
const readPlanBody = (version) => (version && readBody(planId, planId, version.body)) ?? shippedDocuments.plan;
async function writePlan(transaction, { by, at }, { before, plan: input, undo, origin = "publish" }) {
  const plan = await dropLeftTargets(transaction, input);
  const published = before.version || null;
  const stamp = { by: by.name, at, shippedHash: "", replaced: published, batch: undo };
  const to = await addVersion(transaction, { documentId: planId, words: plan, origin, ...stamp });
  if (!await writeLive(transaction, { id: planId, kind: planId, published, to }))
    throw planConflict(await readPlan(transaction));
  await forgetOldVersions(transaction, planId);
  return { plan, version: to };
}
async function dropLeftTargets(db, plan) {
  const led = (await listRedirects(db)).flatMap(({ page }) => page ?? []);
  const needed = /* @__PURE__ */ new Set([...servicesOf(plan), ...townsOf(plan), ...led]);
  for (const id of needed) {
    const target = plan.hidden[id];
    if (target && "page" in target) needed.add(target.page);
  }
  return { ...plan, hidden: Object.fromEntries(Object.entries(plan.hidden).filter(([id]) => needed.has(id))) };
}
function planConflict({ plan, version, by, at }) {
  const message = `${by || "Someone"} changed the list of pages in the meantime. Nothing of yours is lost, and nothing was overwritten.`;
  return new WordsChangedError(message, { words: plan, version, by, at });
}
async function leaveMoves(transaction, { by, at, documents }, before, after) {
  const moved = movedPages(before, after).filter(({ id }) => documents.byId.has(id));
  if (!await hasRoom(transaction, moved.length))
    throw new PlanFieldsError({ slugs: [`There is room for ${redirectLimit} redirects. Delete some first.`] });
  for (const { id, from } of moved)
    await writeRedirect(transaction, { from, target: { page: id }, automatic: true, by, at });
  return moved.map(({ from, to }) => ({ from, to }));
}
const idsOf = (plan) => [...servicesOf(plan), ...townsOf(plan)];
function movedPages(before, after) {
  return idsOf(after).flatMap((id) => {
    const [from, to] = [before.slugs[id], after.slugs[id]];
    return from && to && from !== to ? [{ id, from: `/${from}`, to: `/${to}` }] : [];
  });
}
function describePlanChange(before, after, pages) {
  const newIn = (one, other) => Object.keys(one.hidden).filter((id) => !Object.hasOwn(other.hidden, id)).map((id) => pages.get(id)?.name ?? id).join(", ");
  const [hidden, shown] = [newIn(after, before), newIn(before, after)];
  return [
    ...movedPages(before, after).map(({ from, to }) => `${from} leads to ${to}`),
    ...hidden ? [`hidden: ${hidden}`] : [],
    ...shown ? [`shown again: ${shown}`] : []
  ].join("; ");
}
async function undoMoves(transaction, version, { by, at }) {
  const { before, after } = await readStep(transaction, version);
  for (const { id, from } of movedPages(before, after)) await deleteMove(transaction, from, id);
  const [were, are] = [idsOf(before), idsOf(after)];
  for (const id of were.filter((id2) => !are.includes(id2))) {
    await deleteMove(transaction, `/${before.slugs[id]}`, id);
    await transaction.updateTable("contentDocuments").set({ deletedAt: null }).where("id", "=", id).execute();
  }
  for (const id of are.filter((id2) => !were.includes(id2))) {
    const row = await findRow(transaction, id);
    if (row?.publishedVersion || shippedDocuments.byId.has(id))
      await writeRedirect(transaction, { from: `/${after.slugs[id]}`, target: { page: id }, automatic: true, by, at });
    await transaction.updateTable("contentDocuments").set({ deletedAt: at }).where("id", "=", id).execute();
  }
}
async function readStep(db, version) {
  const replaced = version.replaced ? await findVersion(db, planId, version.replaced) : void 0;
  return { before: readPlanBody(replaced), after: readPlanBody(version) };
}
const alsoTakenBack = {
  "set-up": ["The whole step of the set-up is taken back with it"],
  import: ["The whole content file is taken back with it"]
};
async function readPlanUndo(db, nameOf) {
  const { version } = await readPlan(db);
  const found = version ? await findVersion(db, planId, version) : void 0;
  if (!found?.batch) return void 0;
  const { before, after } = await readStep(db, found);
  const { batch, by, at, origin } = found;
  return { batch, by, at, changes: [...describePlans(before, after, nameOf), ...alsoTakenBack[origin] ?? []] };
}
export {
  changePlan,
  idsOf,
  leaveMoves,
  movedPages,
  readPlan,
  readPlanBody,
  readPlanUndo,
  undoMoves,
  writePlan
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcGxhbi9jaGFuZ2UudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxTQUFTLGtCQUFrQjtBQUUzQixTQUFzQixvQkFBb0I7QUFDMUMsU0FBZ0QsZUFBZSxnQkFBZ0I7QUFDL0UsU0FBUyxpQkFBaUIseUJBQXlCO0FBQ25ELFNBQVMscUJBQXFCO0FBRTlCLFNBQVMsZUFBOEIsWUFBWSxlQUFlO0FBR2xFLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsUUFBUSxnQkFBZ0I7QUFDakMsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxZQUFZLFNBQVMsYUFBYSxtQkFBbUIsaUJBQWlCO0FBQy9FLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsWUFBWSxTQUFTLGVBQWUscUJBQXFCO0FBK0IzRCxTQUFTLFdBQ2QsSUFDQSxNQUNBLEVBQUUsTUFBTSxPQUFPLFFBQVEsR0FDdkI7QUFDQSxTQUFPLGNBQWMsSUFBSSxPQUFPLGdCQUFnQjtBQUM5QyxVQUFNLFNBQVMsYUFBYSxNQUFNO0FBQ2xDLFVBQU0sU0FBUyxNQUFNLFNBQVMsV0FBVztBQUN6QyxRQUFJLE9BQU8sWUFBWSxRQUFTLE9BQU0sYUFBYSxNQUFNO0FBQ3pELFVBQU0sUUFBUSxNQUFNLFVBQVUsYUFBYSxLQUFLLFNBQVM7QUFDekQsVUFBTSxRQUFRLEVBQUUsUUFBUSxPQUFPLE1BQU0sT0FBTyxNQUFNLEtBQUssVUFBVSxNQUFNLFNBQVMsS0FBSyxRQUFRO0FBQzdGLFVBQU0sRUFBRSxNQUFNLE9BQU8sSUFBSSxVQUFVLE9BQU8sS0FBSztBQUMvQyxRQUFJLE9BQVEsT0FBTSxJQUFJLGdCQUFnQixNQUFNO0FBQzVDLFVBQU0sT0FBTyxXQUFXO0FBQ3hCLFVBQU0sWUFBWSxNQUFNLFdBQVcsYUFBYSxNQUFNLE9BQU8sTUFBTSxJQUFJO0FBQ3ZFLFVBQU0sRUFBRSxNQUFNLFNBQVMsU0FBUyxHQUFHLElBQUksTUFBTSxVQUFVLGFBQWEsTUFBTSxFQUFFLFFBQVEsTUFBTSxLQUFLLENBQUM7QUFDaEcsVUFBTSxTQUFTLG1CQUFtQixPQUFPLE1BQU0sTUFBTSxLQUFLLEtBQUs7QUFDL0QsVUFBTSxhQUFhLGFBQWEsS0FBSyxJQUFJLEtBQUssSUFBSSxFQUFFLFFBQVEsUUFBUSxTQUFTLFFBQVEsT0FBTyxDQUFDO0FBQzdGLFdBQU8sRUFBRSxNQUFNLFNBQVMsU0FBUyxJQUFJLFdBQVcsS0FBSztBQUFBLEVBQ3ZELENBQUM7QUFDSDtBQUdBLGVBQXNCLFNBQVMsSUFBMkM7QUFDeEUsUUFBTSxXQUFXLE1BQU0sUUFBUSxJQUFJLE1BQU0sSUFBSSxvQkFBb0I7QUFDakUsUUFBTSxRQUFRLFVBQVUsTUFBTSxZQUFZLElBQUksUUFBUSxPQUFPLElBQUk7QUFDakUsUUFBTSxFQUFFLEtBQUssSUFBSSxNQUFLLG9CQUFJLEtBQUssQ0FBQyxHQUFFLFlBQVksRUFBRSxJQUFJLFNBQVMsQ0FBQztBQUM5RCxTQUFPLEVBQUUsTUFBTSxhQUFhLEtBQUssR0FBRyxTQUFTLElBQUksR0FBRztBQUN0RDtBQUdPLE1BQU0sZUFBZSxDQUFDLGFBQ3pCLFdBQVcsU0FBUyxRQUFRLFFBQVEsUUFBUSxJQUFJLE1BQStCLGlCQUFpQjtBQVdwRyxlQUFzQixVQUNwQixhQUNBLEVBQUUsSUFBSSxHQUFHLEdBQ1QsRUFBRSxRQUFRLE1BQU0sT0FBTyxNQUFNLFNBQVMsVUFBVSxHQUNEO0FBQy9DLFFBQU0sT0FBTyxNQUFNLGdCQUFnQixhQUFhLEtBQUs7QUFDckQsUUFBTSxZQUFZLE9BQU8sV0FBVztBQUNwQyxRQUFNLFFBQVEsRUFBRSxJQUFJLEdBQUcsTUFBTSxJQUFJLGFBQWEsSUFBSSxVQUFVLFdBQVcsT0FBTyxLQUFLO0FBQ25GLFFBQU0sS0FBSyxNQUFNLFdBQVcsYUFBYSxFQUFFLFlBQVksUUFBUSxPQUFPLE1BQU0sUUFBUSxHQUFHLE1BQU0sQ0FBQztBQUM5RixNQUFJLENBQUUsTUFBTSxVQUFVLGFBQWEsRUFBRSxJQUFJLFFBQVEsTUFBTSxRQUFRLFdBQVcsR0FBRyxDQUFDO0FBQzVFLFVBQU0sYUFBYSxNQUFNLFNBQVMsV0FBVyxDQUFDO0FBQ2hELFFBQU0sa0JBQWtCLGFBQWEsTUFBTTtBQUMzQyxTQUFPLEVBQUUsTUFBTSxTQUFTLEdBQUc7QUFDN0I7QUFHQSxlQUFlLGdCQUFnQixJQUFzQixNQUFtQztBQUN0RixRQUFNLE9BQU8sTUFBTSxjQUFjLEVBQUUsR0FBRyxRQUFRLENBQUMsRUFBRSxLQUFLLE1BQU0sUUFBUSxDQUFDLENBQUM7QUFDdEUsUUFBTSxTQUFTLG9CQUFJLElBQUksQ0FBQyxHQUFHLFdBQVcsSUFBSSxHQUFHLEdBQUcsUUFBUSxJQUFJLEdBQUcsR0FBRyxHQUFHLENBQUM7QUFFdEUsYUFBVyxNQUFNLFFBQVE7QUFDdkIsVUFBTSxTQUFTLEtBQUssT0FBTyxFQUFFO0FBQzdCLFFBQUksVUFBVSxVQUFVLE9BQVEsUUFBTyxJQUFJLE9BQU8sSUFBSTtBQUFBLEVBQ3hEO0FBQ0EsU0FBTyxFQUFFLEdBQUcsTUFBTSxRQUFRLE9BQU8sWUFBWSxPQUFPLFFBQVEsS0FBSyxNQUFNLEVBQUUsT0FBTyxDQUFDLENBQUMsRUFBRSxNQUFNLE9BQU8sSUFBSSxFQUFFLENBQUMsQ0FBQyxFQUFFO0FBQzdHO0FBRUEsU0FBUyxhQUFhLEVBQUUsTUFBTSxTQUFTLElBQUksR0FBRyxHQUFlO0FBQzNELFFBQU0sVUFBVSxHQUFHLE1BQU0sU0FBUztBQUNsQyxTQUFPLElBQUksa0JBQWtCLFNBQVMsRUFBRSxPQUFPLE1BQU0sU0FBUyxJQUFJLEdBQUcsQ0FBQztBQUN4RTtBQUdBLGVBQXNCLFdBQ3BCLGFBQ0EsRUFBRSxJQUFJLElBQUksVUFBVSxHQUNwQixRQUNBLE9BQ3lCO0FBQ3pCLFFBQU0sUUFBUSxXQUFXLFFBQVEsS0FBSyxFQUFFLE9BQU8sQ0FBQyxFQUFFLEdBQUcsTUFBTSxVQUFVLEtBQUssSUFBSSxFQUFFLENBQUM7QUFDakYsTUFBSSxDQUFFLE1BQU0sUUFBUSxhQUFhLE1BQU0sTUFBTTtBQUMzQyxVQUFNLElBQUksZ0JBQWdCLEVBQUUsT0FBTyxDQUFDLHFCQUFxQixhQUFhLGdDQUFnQyxFQUFFLENBQUM7QUFDM0csYUFBVyxFQUFFLElBQUksS0FBSyxLQUFLO0FBQ3pCLFVBQU0sY0FBYyxhQUFhLEVBQUUsTUFBTSxRQUFRLEVBQUUsTUFBTSxHQUFHLEdBQUcsV0FBVyxNQUFNLElBQUksR0FBRyxDQUFDO0FBQzFGLFNBQU8sTUFBTSxJQUFJLENBQUMsRUFBRSxNQUFNLEdBQUcsT0FBTyxFQUFFLE1BQU0sR0FBRyxFQUFFO0FBQ25EO0FBR08sTUFBTSxRQUFRLENBQUMsU0FBbUIsQ0FBQyxHQUFHLFdBQVcsSUFBSSxHQUFHLEdBQUcsUUFBUSxJQUFJLENBQUM7QUFHeEUsU0FBUyxXQUFXLFFBQWtCLE9BQW9EO0FBQy9GLFNBQU8sTUFBTSxLQUFLLEVBQUUsUUFBUSxDQUFDLE9BQU87QUFDbEMsVUFBTSxDQUFDLE1BQU0sRUFBRSxJQUFJLENBQUMsT0FBTyxNQUFNLEVBQUUsR0FBRyxNQUFNLE1BQU0sRUFBRSxDQUFDO0FBQ3JELFdBQU8sUUFBUSxNQUFNLFNBQVMsS0FBSyxDQUFDLEVBQUUsSUFBSSxNQUFNLElBQUksSUFBSSxJQUFJLElBQUksSUFBSSxFQUFFLEdBQUcsQ0FBQyxJQUFJLENBQUM7QUFBQSxFQUNqRixDQUFDO0FBQ0g7QUFHQSxTQUFTLG1CQUNQLFFBQ0EsT0FDQSxPQUNRO0FBQ1IsUUFBTSxRQUFRLENBQUMsS0FBZSxVQUM1QixPQUFPLEtBQUssSUFBSSxNQUFNLEVBQ25CLE9BQU8sQ0FBQyxPQUFPLENBQUMsT0FBTyxPQUFPLE1BQU0sUUFBUSxFQUFFLENBQUMsRUFDL0MsSUFBSSxDQUFDLE9BQU8sTUFBTSxJQUFJLEVBQUUsR0FBRyxRQUFRLEVBQUUsRUFDckMsS0FBSyxJQUFJO0FBQ2QsUUFBTSxDQUFDLFFBQVEsS0FBSyxJQUFJLENBQUMsTUFBTSxPQUFPLE1BQU0sR0FBRyxNQUFNLFFBQVEsS0FBSyxDQUFDO0FBQ25FLFNBQU87QUFBQSxJQUNMLEdBQUcsV0FBVyxRQUFRLEtBQUssRUFBRSxJQUFJLENBQUMsRUFBRSxNQUFNLEdBQUcsTUFBTSxHQUFHLElBQUksYUFBYSxFQUFFLEVBQUU7QUFBQSxJQUMzRSxHQUFJLFNBQVMsQ0FBQyxXQUFXLE1BQU0sRUFBRSxJQUFJLENBQUM7QUFBQSxJQUN0QyxHQUFJLFFBQVEsQ0FBQyxnQkFBZ0IsS0FBSyxFQUFFLElBQUksQ0FBQztBQUFBLEVBQzNDLEVBQUUsS0FBSyxJQUFJO0FBQ2I7QUFHQSxlQUFzQixVQUNwQixhQUNBLFNBQ0EsRUFBRSxJQUFJLEdBQUcsR0FDTTtBQUNmLFFBQU0sRUFBRSxRQUFRLE1BQU0sSUFBSSxNQUFNLFNBQVMsYUFBYSxPQUFPO0FBQzdELGFBQVcsRUFBRSxJQUFJLEtBQUssS0FBSyxXQUFXLFFBQVEsS0FBSyxFQUFHLE9BQU0sV0FBVyxhQUFhLE1BQU0sRUFBRTtBQUM1RixRQUFNLENBQUMsTUFBTSxHQUFHLElBQUksQ0FBQyxNQUFNLE1BQU0sR0FBRyxNQUFNLEtBQUssQ0FBQztBQUNoRCxhQUFXLE1BQU0sS0FBSyxPQUFPLENBQUNBLFFBQU8sQ0FBQyxJQUFJLFNBQVNBLEdBQUUsQ0FBQyxHQUFHO0FBQ3ZELFVBQU0sV0FBVyxhQUFhLElBQUksT0FBTyxNQUFNLEVBQUUsQ0FBQyxJQUFJLEVBQUU7QUFDeEQsVUFBTSxZQUFZLFlBQVksa0JBQWtCLEVBQUUsSUFBSSxFQUFFLFdBQVcsS0FBSyxDQUFDLEVBQUUsTUFBTSxNQUFNLEtBQUssRUFBRSxFQUFFLFFBQVE7QUFBQSxFQUMxRztBQUNBLGFBQVcsTUFBTSxJQUFJLE9BQU8sQ0FBQ0EsUUFBTyxDQUFDLEtBQUssU0FBU0EsR0FBRSxDQUFDLEdBQUc7QUFDdkQsVUFBTSxNQUFNLE1BQU0sUUFBUSxhQUFhLEVBQUU7QUFDekMsUUFBSSxLQUFLLG9CQUFvQixpQkFBaUIsS0FBSyxJQUFJLEVBQUU7QUFDdkQsWUFBTSxjQUFjLGFBQWEsRUFBRSxNQUFNLElBQUksTUFBTSxNQUFNLEVBQUUsQ0FBQyxJQUFJLFFBQVEsRUFBRSxNQUFNLEdBQUcsR0FBRyxXQUFXLE1BQU0sSUFBSSxHQUFHLENBQUM7QUFDakgsVUFBTSxZQUFZLFlBQVksa0JBQWtCLEVBQUUsSUFBSSxFQUFFLFdBQVcsR0FBRyxDQUFDLEVBQUUsTUFBTSxNQUFNLEtBQUssRUFBRSxFQUFFLFFBQVE7QUFBQSxFQUN4RztBQUNGO0FBR0EsZUFBZSxTQUFTLElBQXNCLFNBQTRCO0FBQ3hFLFFBQU0sV0FBVyxRQUFRLFdBQVcsTUFBTSxZQUFZLElBQUksUUFBUSxRQUFRLFFBQVEsSUFBSTtBQUN0RixTQUFPLEVBQUUsUUFBUSxhQUFhLFFBQVEsR0FBRyxPQUFPLGFBQWEsT0FBTyxFQUFFO0FBQ3hFO0FBR0EsTUFBTSxnQkFBNEQ7QUFBQSxFQUNoRSxVQUFVLENBQUMsb0RBQW9EO0FBQUEsRUFDL0QsUUFBUSxDQUFDLDhDQUE4QztBQUN6RDtBQUdBLGVBQXNCLGFBQ3BCLElBQ0EsUUFDK0I7QUFDL0IsUUFBTSxFQUFFLFFBQVEsSUFBSSxNQUFNLFNBQVMsRUFBRTtBQUNyQyxRQUFNLFFBQVEsVUFBVSxNQUFNLFlBQVksSUFBSSxRQUFRLE9BQU8sSUFBSTtBQUNqRSxNQUFJLENBQUMsT0FBTyxNQUFPLFFBQU87QUFDMUIsUUFBTSxFQUFFLFFBQVEsTUFBTSxJQUFJLE1BQU0sU0FBUyxJQUFJLEtBQUs7QUFDbEQsUUFBTSxFQUFFLE9BQU8sSUFBSSxJQUFJLE9BQU8sSUFBSTtBQUNsQyxTQUFPLEVBQUUsT0FBTyxJQUFJLElBQUksU0FBUyxDQUFDLEdBQUcsY0FBYyxRQUFRLE9BQU8sTUFBTSxHQUFHLEdBQUksY0FBYyxNQUFNLEtBQUssQ0FBQyxDQUFFLEVBQUU7QUFDL0c7IiwKICAibmFtZXMiOiBbImlkIl0KfQo=

//f04091bfc3af250e91d2ae0f023e3a0f2b22f433
