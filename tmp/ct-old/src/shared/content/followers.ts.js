import { wordSchemas } from "./documents.ts";
import { linkTargets, readTarget } from "./inline.ts";
import { serviceLists, servicesOf, townsOf } from "./page-plan.ts";
import { fieldsOf } from "./walk.ts";
function countFollowers(documents) {
  const pages = countNamingPages(documents);
  const { plan } = documents;
  const count = (id, menus) => [id, { menus, pages: pages.get(id) ?? 0 }];
  return new Map([
    ...servicesOf(plan).map((id) => count(id, countServiceMenus(documents, id))),
    ...townsOf(plan).map((id) => count(id, countTownMenus(documents)))
  ]);
}
function countServiceMenus({ plan }, id) {
  const list = serviceLists.find((list2) => plan[list2].includes(id)) ?? "residential";
  return 1 + Number(plan[list].length > 1) + Number(list !== "fenceStyles");
}
function countTownMenus({ plan }) {
  return 4 + Number(townsOf(plan).length > 1);
}
function countNamingPages({ byId }) {
  const counts = /* @__PURE__ */ new Map();
  for (const document of byId.values()) {
    const named = [...fieldsOf(wordSchemas[document.kind], document.words)].flatMap(namedIn);
    for (const id of new Set(named)) if (id !== document.id) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
function namedIn({ note, value }) {
  if (typeof value !== "string") return [];
  if (note.control === "page") return [value];
  const targets = note.control === "target" ? [readTarget(value)] : note.control === "paragraph" ? linkTargets(value) : [];
  return targets.flatMap((target) => target?.kind === "page" ? target.id : []);
}
export {
  countFollowers
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2ZvbGxvd2Vycy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQXlCLG1CQUFtQjtBQUM1QyxTQUFTLGFBQWEsa0JBQWtCO0FBQ3hDLFNBQVMsY0FBYyxZQUFZLGVBQWU7QUFDbEQsU0FBMEIsZ0JBQWdCO0FBV25DLFNBQVMsZUFBZSxXQUE4QztBQUMzRSxRQUFNLFFBQVEsaUJBQWlCLFNBQVM7QUFDeEMsUUFBTSxFQUFFLEtBQUssSUFBSTtBQUNqQixRQUFNLFFBQVEsQ0FBQyxJQUFZLFVBQWtCLENBQUMsSUFBSSxFQUFFLE9BQU8sT0FBTyxNQUFNLElBQUksRUFBRSxLQUFLLEVBQUUsQ0FBQztBQUN0RixTQUFPLElBQUksSUFBSTtBQUFBLElBQ2IsR0FBRyxXQUFXLElBQUksRUFBRSxJQUFJLENBQUMsT0FBTyxNQUFNLElBQUksa0JBQWtCLFdBQVcsRUFBRSxDQUFDLENBQUM7QUFBQSxJQUMzRSxHQUFHLFFBQVEsSUFBSSxFQUFFLElBQUksQ0FBQyxPQUFPLE1BQU0sSUFBSSxlQUFlLFNBQVMsQ0FBQyxDQUFDO0FBQUEsRUFDbkUsQ0FBQztBQUNIO0FBR0EsU0FBUyxrQkFBa0IsRUFBRSxLQUFLLEdBQWMsSUFBb0I7QUFDbEUsUUFBTSxPQUFPLGFBQWEsS0FBSyxDQUFDQSxVQUFTLEtBQUtBLEtBQUksRUFBRSxTQUFTLEVBQUUsQ0FBQyxLQUFLO0FBQ3JFLFNBQU8sSUFBSSxPQUFPLEtBQUssSUFBSSxFQUFFLFNBQVMsQ0FBQyxJQUFJLE9BQU8sU0FBUyxhQUFhO0FBQzFFO0FBR0EsU0FBUyxlQUFlLEVBQUUsS0FBSyxHQUFzQjtBQUNuRCxTQUFPLElBQUksT0FBTyxRQUFRLElBQUksRUFBRSxTQUFTLENBQUM7QUFDNUM7QUFFQSxTQUFTLGlCQUFpQixFQUFFLEtBQUssR0FBbUM7QUFDbEUsUUFBTSxTQUFTLG9CQUFJLElBQW9CO0FBQ3ZDLGFBQVcsWUFBWSxLQUFLLE9BQU8sR0FBRztBQUNwQyxVQUFNLFFBQVEsQ0FBQyxHQUFHLFNBQVMsWUFBWSxTQUFTLElBQUksR0FBRyxTQUFTLEtBQUssQ0FBQyxFQUFFLFFBQVEsT0FBTztBQUN2RixlQUFXLE1BQU0sSUFBSSxJQUFJLEtBQUssRUFBRyxLQUFJLE9BQU8sU0FBUyxHQUFJLFFBQU8sSUFBSSxLQUFLLE9BQU8sSUFBSSxFQUFFLEtBQUssS0FBSyxDQUFDO0FBQUEsRUFDbkc7QUFDQSxTQUFPO0FBQ1Q7QUFHQSxTQUFTLFFBQVEsRUFBRSxNQUFNLE1BQU0sR0FBeUI7QUFDdEQsTUFBSSxPQUFPLFVBQVUsU0FBVSxRQUFPLENBQUM7QUFDdkMsTUFBSSxLQUFLLFlBQVksT0FBUSxRQUFPLENBQUMsS0FBSztBQUMxQyxRQUFNLFVBQ0osS0FBSyxZQUFZLFdBQVcsQ0FBQyxXQUFXLEtBQUssQ0FBQyxJQUFJLEtBQUssWUFBWSxjQUFjLFlBQVksS0FBSyxJQUFJLENBQUM7QUFDekcsU0FBTyxRQUFRLFFBQVEsQ0FBQyxXQUFZLFFBQVEsU0FBUyxTQUFTLE9BQU8sS0FBSyxDQUFDLENBQUU7QUFDL0U7IiwKICAibmFtZXMiOiBbImxpc3QiXQp9Cg==

//5a21e258043aac2ee8eb6aebfc52602d09a4241f
