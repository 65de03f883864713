import { followPage, isReserved, reservedMessage, takenMessage, targetSchema } from "../../shared/content/addresses.ts";
import {
  planSchema,
  serviceLists,
  servicesOf,
  townLists,
  townsOf
} from "../../shared/content/page-plan.ts";
import { checkFields, checkPaths } from "../../shared/fields.ts";
const pageLimit = 60;
const noRoomMessage = (kind) => `There is room for ${pageLimit} ${kind} pages.`;
function checkPlan(input, rules) {
  const { value: plan, fields: wrong } = checkPaths(planSchema, input);
  if (!plan) return { fields: wrong };
  const fields = toFields([...listProblems(plan, rules), ...slugProblems(plan, rules), ...hiddenProblems(plan, rules)]);
  if (Object.keys(fields).length > 0) return { fields };
  const slugs = Object.fromEntries([...servicesOf(plan), ...townsOf(plan)].map((id) => [id, plan.slugs[id] ?? id]));
  return { plan: { ...plan, slugs } };
}
function listProblems(plan, { before, pages }) {
  const lists = [
    ...serviceLists.map((list) => [list, "service"]),
    ...townLists.map((list) => [list, "town"])
  ];
  const seen = /* @__PURE__ */ new Set();
  const found = [];
  for (const [list, kind] of lists)
    for (const id of plan[list]) {
      if (pages.get(id)?.kind !== kind) found.push([list, `There is no ${kind} page ${id}.`]);
      if (seen.has(id)) found.push([list, `${pages.get(id)?.name ?? id} stands in the lists twice.`]);
      seen.add(id);
    }
  for (const [list] of lists)
    for (const id of before[list])
      if (pages.has(id) && !seen.has(id))
        found.push([list, `${pages.get(id)?.name} is missing. Hide it or remove it.`]);
  if (servicesOf(plan).length > pageLimit) found.push(["residential", noRoomMessage("service")]);
  if (townsOf(plan).length > pageLimit) found.push(["main", noRoomMessage("town")]);
  if (new Set(plan.strip).size < plan.strip.length) found.push(["strip", "A town stands in the strip twice."]);
  return found;
}
function slugProblems(plan, { before, profile }) {
  const ids = [...servicesOf(plan), ...townsOf(plan)];
  return ids.flatMap((id) => {
    const slug = plan.slugs[id];
    const others = ids.filter((other) => other !== id && plan.slugs[other] === slug);
    const isNewcomer = before.slugs[id] !== slug || others.every((other) => before.slugs[other] === slug);
    if (!slug) return [[`slugs.${id}`, "Please write an address."]];
    if (isReserved(slug, profile)) return [[`slugs.${id}`, reservedMessage]];
    return others.length > 0 && isNewcomer ? [[`slugs.${id}`, takenMessage]] : [];
  });
}
function hiddenProblems(plan, { before, byId }) {
  const ids = /* @__PURE__ */ new Set([...servicesOf(plan), ...townsOf(plan)]);
  return Object.entries(plan.hidden).flatMap(([id, target]) => {
    const field = `hidden.${id}`;
    const isKept = JSON.stringify(before.hidden[id]) === JSON.stringify(target);
    if (!ids.has(id)) return isKept ? [] : [[field, "There is no such page."]];
    if (isKept && !followPage({ plan: before, byId }, id)) return [];
    const { fields } = checkFields(targetSchema, target);
    if (fields)
      return Object.values(fields).flatMap((messages) => messages.map((message) => [field, message]));
    if ("address" in target) return [];
    return followPage({ plan, byId }, target.page) ? [] : [[field, unseenMessage]];
  });
}
const unseenMessage = "Choose a page that visitors see.";
function toFields(problems) {
  const fields = {};
  for (const [field, message] of problems) fields[field] = [...new Set(fields[field]).add(message)];
  return fields;
}
export {
  checkPlan,
  noRoomMessage,
  pageLimit,
  unseenMessage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL2NvbnRlbnQvcGxhbi9jaGVjay50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsWUFBWSxZQUFZLGlCQUFpQixjQUFjLG9CQUFvQjtBQUVwRjtBQUFBLEVBQ0U7QUFBQSxFQUVBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsT0FDSztBQUNQLFNBQVMsYUFBYSxrQkFBc0M7QUFlckQsTUFBTSxZQUFZO0FBR2xCLE1BQU0sZ0JBQWdCLENBQUMsU0FBNkIscUJBQXFCLFNBQVMsSUFBSSxJQUFJO0FBTTFGLFNBQVMsVUFDZCxPQUNBLE9BQ3NGO0FBQ3RGLFFBQU0sRUFBRSxPQUFPLE1BQU0sUUFBUSxNQUFNLElBQUksV0FBVyxZQUFZLEtBQUs7QUFDbkUsTUFBSSxDQUFDLEtBQU0sUUFBTyxFQUFFLFFBQVEsTUFBTTtBQUNsQyxRQUFNLFNBQVMsU0FBUyxDQUFDLEdBQUcsYUFBYSxNQUFNLEtBQUssR0FBRyxHQUFHLGFBQWEsTUFBTSxLQUFLLEdBQUcsR0FBRyxlQUFlLE1BQU0sS0FBSyxDQUFDLENBQUM7QUFDcEgsTUFBSSxPQUFPLEtBQUssTUFBTSxFQUFFLFNBQVMsRUFBRyxRQUFPLEVBQUUsT0FBTztBQUNwRCxRQUFNLFFBQVEsT0FBTyxZQUFZLENBQUMsR0FBRyxXQUFXLElBQUksR0FBRyxHQUFHLFFBQVEsSUFBSSxDQUFDLEVBQUUsSUFBSSxDQUFDLE9BQU8sQ0FBQyxJQUFJLEtBQUssTUFBTSxFQUFFLEtBQUssRUFBRSxDQUFDLENBQUM7QUFDaEgsU0FBTyxFQUFFLE1BQU0sRUFBRSxHQUFHLE1BQU0sTUFBTSxFQUFFO0FBQ3BDO0FBS0EsU0FBUyxhQUFhLE1BQWdCLEVBQUUsUUFBUSxNQUFNLEdBQThCO0FBQ2xGLFFBQU0sUUFBUTtBQUFBLElBQ1osR0FBRyxhQUFhLElBQUksQ0FBQyxTQUFTLENBQUMsTUFBTSxTQUFTLENBQVU7QUFBQSxJQUN4RCxHQUFHLFVBQVUsSUFBSSxDQUFDLFNBQVMsQ0FBQyxNQUFNLE1BQU0sQ0FBVTtBQUFBLEVBQ3BEO0FBQ0EsUUFBTSxPQUFPLG9CQUFJLElBQVk7QUFDN0IsUUFBTSxRQUF3QixDQUFDO0FBQy9CLGFBQVcsQ0FBQyxNQUFNLElBQUksS0FBSztBQUN6QixlQUFXLE1BQU0sS0FBSyxJQUFJLEdBQUc7QUFDM0IsVUFBSSxNQUFNLElBQUksRUFBRSxHQUFHLFNBQVMsS0FBTSxPQUFNLEtBQUssQ0FBQyxNQUFNLGVBQWUsSUFBSSxTQUFTLEVBQUUsR0FBRyxDQUFDO0FBQ3RGLFVBQUksS0FBSyxJQUFJLEVBQUUsRUFBRyxPQUFNLEtBQUssQ0FBQyxNQUFNLEdBQUcsTUFBTSxJQUFJLEVBQUUsR0FBRyxRQUFRLEVBQUUsNkJBQTZCLENBQUM7QUFDOUYsV0FBSyxJQUFJLEVBQUU7QUFBQSxJQUNiO0FBQ0YsYUFBVyxDQUFDLElBQUksS0FBSztBQUNuQixlQUFXLE1BQU0sT0FBTyxJQUFJO0FBQzFCLFVBQUksTUFBTSxJQUFJLEVBQUUsS0FBSyxDQUFDLEtBQUssSUFBSSxFQUFFO0FBQy9CLGNBQU0sS0FBSyxDQUFDLE1BQU0sR0FBRyxNQUFNLElBQUksRUFBRSxHQUFHLElBQUksb0NBQW9DLENBQUM7QUFDbkYsTUFBSSxXQUFXLElBQUksRUFBRSxTQUFTLFVBQVcsT0FBTSxLQUFLLENBQUMsZUFBZSxjQUFjLFNBQVMsQ0FBQyxDQUFDO0FBQzdGLE1BQUksUUFBUSxJQUFJLEVBQUUsU0FBUyxVQUFXLE9BQU0sS0FBSyxDQUFDLFFBQVEsY0FBYyxNQUFNLENBQUMsQ0FBQztBQUNoRixNQUFJLElBQUksSUFBSSxLQUFLLEtBQUssRUFBRSxPQUFPLEtBQUssTUFBTSxPQUFRLE9BQU0sS0FBSyxDQUFDLFNBQVMsbUNBQW1DLENBQUM7QUFDM0csU0FBTztBQUNUO0FBRUEsU0FBUyxhQUFhLE1BQWdCLEVBQUUsUUFBUSxRQUFRLEdBQThCO0FBQ3BGLFFBQU0sTUFBTSxDQUFDLEdBQUcsV0FBVyxJQUFJLEdBQUcsR0FBRyxRQUFRLElBQUksQ0FBQztBQUNsRCxTQUFPLElBQUksUUFBUSxDQUFDLE9BQXVCO0FBQ3pDLFVBQU0sT0FBTyxLQUFLLE1BQU0sRUFBRTtBQUMxQixVQUFNLFNBQVMsSUFBSSxPQUFPLENBQUMsVUFBVSxVQUFVLE1BQU0sS0FBSyxNQUFNLEtBQUssTUFBTSxJQUFJO0FBRS9FLFVBQU0sYUFBYSxPQUFPLE1BQU0sRUFBRSxNQUFNLFFBQVEsT0FBTyxNQUFNLENBQUMsVUFBVSxPQUFPLE1BQU0sS0FBSyxNQUFNLElBQUk7QUFDcEcsUUFBSSxDQUFDLEtBQU0sUUFBTyxDQUFDLENBQUMsU0FBUyxFQUFFLElBQUksMEJBQTBCLENBQUM7QUFDOUQsUUFBSSxXQUFXLE1BQU0sT0FBTyxFQUFHLFFBQU8sQ0FBQyxDQUFDLFNBQVMsRUFBRSxJQUFJLGVBQWUsQ0FBQztBQUN2RSxXQUFPLE9BQU8sU0FBUyxLQUFLLGFBQWEsQ0FBQyxDQUFDLFNBQVMsRUFBRSxJQUFJLFlBQVksQ0FBQyxJQUFJLENBQUM7QUFBQSxFQUM5RSxDQUFDO0FBQ0g7QUFNQSxTQUFTLGVBQWUsTUFBZ0IsRUFBRSxRQUFRLEtBQUssR0FBOEI7QUFDbkYsUUFBTSxNQUFNLG9CQUFJLElBQUksQ0FBQyxHQUFHLFdBQVcsSUFBSSxHQUFHLEdBQUcsUUFBUSxJQUFJLENBQUMsQ0FBQztBQUMzRCxTQUFPLE9BQU8sUUFBUSxLQUFLLE1BQU0sRUFBRSxRQUFRLENBQUMsQ0FBQyxJQUFJLE1BQU0sTUFBc0I7QUFDM0UsVUFBTSxRQUFRLFVBQVUsRUFBRTtBQUMxQixVQUFNLFNBQVMsS0FBSyxVQUFVLE9BQU8sT0FBTyxFQUFFLENBQUMsTUFBTSxLQUFLLFVBQVUsTUFBTTtBQUMxRSxRQUFJLENBQUMsSUFBSSxJQUFJLEVBQUUsRUFBRyxRQUFPLFNBQVMsQ0FBQyxJQUFJLENBQUMsQ0FBQyxPQUFPLHdCQUF3QixDQUFDO0FBQ3pFLFFBQUksVUFBVSxDQUFDLFdBQVcsRUFBRSxNQUFNLFFBQVEsS0FBSyxHQUFHLEVBQUUsRUFBRyxRQUFPLENBQUM7QUFDL0QsVUFBTSxFQUFFLE9BQU8sSUFBSSxZQUFZLGNBQWMsTUFBTTtBQUNuRCxRQUFJO0FBQ0YsYUFBTyxPQUFPLE9BQU8sTUFBTSxFQUFFLFFBQVEsQ0FBQyxhQUFhLFNBQVMsSUFBSSxDQUFDLFlBQVksQ0FBQyxPQUFPLE9BQU8sQ0FBVSxDQUFDO0FBQ3pHLFFBQUksYUFBYSxPQUFRLFFBQU8sQ0FBQztBQUNqQyxXQUFPLFdBQVcsRUFBRSxNQUFNLEtBQUssR0FBRyxPQUFPLElBQUksSUFBSSxDQUFDLElBQUksQ0FBQyxDQUFDLE9BQU8sYUFBYSxDQUFDO0FBQUEsRUFDL0UsQ0FBQztBQUNIO0FBR08sTUFBTSxnQkFBZ0I7QUFFN0IsU0FBUyxTQUFTLFVBQWtEO0FBQ2xFLFFBQU0sU0FBd0IsQ0FBQztBQUMvQixhQUFXLENBQUMsT0FBTyxPQUFPLEtBQUssU0FBVSxRQUFPLEtBQUssSUFBSSxDQUFDLEdBQUcsSUFBSSxJQUFJLE9BQU8sS0FBSyxDQUFDLEVBQUUsSUFBSSxPQUFPLENBQUM7QUFDaEcsU0FBTztBQUNUOyIsCiAgIm5hbWVzIjogW10KfQo=

//5669781f7a7535d85db6a0e541f69b2ec54cbd13
