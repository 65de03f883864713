import { shippedDocuments } from "../content/index.ts";
import { serviceLists, townsOf } from "../shared/content/page-plan.ts";
import { defaultProfile } from "../shared/profile.ts";
import { townLimits } from "../shared/set-up.ts";
import { milesBetween } from "./zip-codes.ts";
const reachMiles = 45;
function isHere(place) {
  return place.state === defaultProfile.state && milesBetween(defaultProfile, place) <= reachMiles;
}
const insteadOfTown = { page: "areas" };
function planInRegion(plan, before, after) {
  const region = isHere(after) ? "home" : "any";
  if (region !== plan.region) return region === "home" ? comeBack(plan) : leave(plan, after.city);
  const isAlone = plan.strip.length === 1 && plan.strip[0] === before.city;
  return isAlone ? { ...plan, strip: [after.city] } : plan;
}
function leave(plan, city) {
  const shipped = new Set(shippedDocuments.plan.strip);
  const strip = plan.strip.filter((entry) => !shipped.has(entry) && !shippedTowns.has(entry));
  const towns = townsOf(plan).filter((id) => shippedTowns.has(id));
  const gone = Object.fromEntries(towns.map((id) => [id, insteadOfTown]));
  return { ...plan, region: "any", strip: strip.length > 0 ? strip : [city], hidden: { ...gone, ...plan.hidden } };
}
function comeBack(plan) {
  const hidden = Object.entries(plan.hidden).filter(
    ([id, target]) => !(shippedTowns.has(id) && "page" in target && target.page === insteadOfTown.page)
  );
  return { ...plan, region: "home", strip: shippedDocuments.plan.strip, hidden: Object.fromEntries(hidden) };
}
const shippedTowns = new Set(townsOf(shippedDocuments.plan));
function planOfServices(plan, shown) {
  const hidden = { ...plan.hidden };
  for (const list of serviceLists) {
    const target = { page: plan[list].find((id) => shown.has(id)) ?? "home" };
    for (const id of plan[list])
      if (shown.has(id)) delete hidden[id];
      else hidden[id] ??= target;
  }
  return { ...plan, hidden };
}
function stepOfTowns(towns, byId, home) {
  return async (before, pages, addTown) => {
    const idOf = (name) => townsOf(before).find((id) => isSame(pages.get(id) ?? "", name));
    const chosen = new Set(towns.map(({ name }) => idOf(name)));
    const hidden = { ...before.hidden };
    for (const id of townsOf(before))
      if (chosen.has(id)) delete hidden[id];
      else hidden[id] ??= insteadOfTown;
    const strip = towns.map(({ name }) => toStripEntry(name, idOf(name), byId));
    let plan = { ...before, hidden, strip };
    let room = townLimits.pages - townsOf(before).filter((id) => chosen.has(id)).length;
    for (const { name, latitude = home.latitude, longitude = home.longitude } of towns) {
      if (room <= 0) break;
      if (idOf(name)) continue;
      plan = await addTown(plan, hasRoomAmongMain(plan) ? "main" : "other", { name, latitude, longitude });
      room -= 1;
    }
    return plan;
  };
}
const isSame = (one, other) => one.toLowerCase() === other.toLowerCase();
function toStripEntry(name, id, byId) {
  return id && byId.has(id) ? id : name;
}
function hasRoomAmongMain({ main, hidden }) {
  return main.filter((id) => !Object.hasOwn(hidden, id)).length < 4;
}
export {
  insteadOfTown,
  isHere,
  planInRegion,
  planOfServices,
  stepOfTowns
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NldC11cC9wbGFuLWVkaXRzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsU0FBd0Isd0JBQXdCO0FBRWhELFNBQXdCLGNBQWMsZUFBZTtBQUNyRCxTQUFTLHNCQUFvQztBQUM3QyxTQUEwQixrQkFBa0I7QUFDNUMsU0FBUyxvQkFBb0I7QUFHN0IsTUFBTSxhQUFhO0FBR1osU0FBUyxPQUFPLE9BQW1FO0FBQ3hGLFNBQU8sTUFBTSxVQUFVLGVBQWUsU0FBUyxhQUFhLGdCQUFnQixLQUFLLEtBQUs7QUFDeEY7QUFHTyxNQUFNLGdCQUFnQixFQUFFLE1BQU0sUUFBUTtBQU10QyxTQUFTLGFBQ2QsTUFDQSxRQUNBLE9BQ1U7QUFDVixRQUFNLFNBQVMsT0FBTyxLQUFLLElBQUksU0FBUztBQUN4QyxNQUFJLFdBQVcsS0FBSyxPQUFRLFFBQU8sV0FBVyxTQUFTLFNBQVMsSUFBSSxJQUFJLE1BQU0sTUFBTSxNQUFNLElBQUk7QUFDOUYsUUFBTSxVQUFVLEtBQUssTUFBTSxXQUFXLEtBQUssS0FBSyxNQUFNLENBQUMsTUFBTSxPQUFPO0FBQ3BFLFNBQU8sVUFBVSxFQUFFLEdBQUcsTUFBTSxPQUFPLENBQUMsTUFBTSxJQUFJLEVBQUUsSUFBSTtBQUN0RDtBQUVBLFNBQVMsTUFBTSxNQUFnQixNQUF3QjtBQUNyRCxRQUFNLFVBQVUsSUFBSSxJQUFZLGlCQUFpQixLQUFLLEtBQUs7QUFDM0QsUUFBTSxRQUFRLEtBQUssTUFBTSxPQUFPLENBQUMsVUFBVSxDQUFDLFFBQVEsSUFBSSxLQUFLLEtBQUssQ0FBQyxhQUFhLElBQUksS0FBSyxDQUFDO0FBQzFGLFFBQU0sUUFBUSxRQUFRLElBQUksRUFBRSxPQUFPLENBQUMsT0FBTyxhQUFhLElBQUksRUFBRSxDQUFDO0FBQy9ELFFBQU0sT0FBTyxPQUFPLFlBQVksTUFBTSxJQUFJLENBQUMsT0FBTyxDQUFDLElBQUksYUFBYSxDQUFDLENBQUM7QUFDdEUsU0FBTyxFQUFFLEdBQUcsTUFBTSxRQUFRLE9BQU8sT0FBTyxNQUFNLFNBQVMsSUFBSSxRQUFRLENBQUMsSUFBSSxHQUFHLFFBQVEsRUFBRSxHQUFHLE1BQU0sR0FBRyxLQUFLLE9BQU8sRUFBRTtBQUNqSDtBQUVBLFNBQVMsU0FBUyxNQUEwQjtBQUMxQyxRQUFNLFNBQVMsT0FBTyxRQUFRLEtBQUssTUFBTSxFQUFFO0FBQUEsSUFDekMsQ0FBQyxDQUFDLElBQUksTUFBTSxNQUFNLEVBQUUsYUFBYSxJQUFJLEVBQUUsS0FBSyxVQUFVLFVBQVUsT0FBTyxTQUFTLGNBQWM7QUFBQSxFQUNoRztBQUNBLFNBQU8sRUFBRSxHQUFHLE1BQU0sUUFBUSxRQUFRLE9BQU8saUJBQWlCLEtBQUssT0FBTyxRQUFRLE9BQU8sWUFBWSxNQUFNLEVBQUU7QUFDM0c7QUFFQSxNQUFNLGVBQWUsSUFBSSxJQUFJLFFBQVEsaUJBQWlCLElBQUksQ0FBQztBQUtwRCxTQUFTLGVBQWUsTUFBZ0IsT0FBc0M7QUFDbkYsUUFBTSxTQUFpQyxFQUFFLEdBQUcsS0FBSyxPQUFPO0FBQ3hELGFBQVcsUUFBUSxjQUFjO0FBQy9CLFVBQU0sU0FBUyxFQUFFLE1BQU0sS0FBSyxJQUFJLEVBQUUsS0FBSyxDQUFDLE9BQU8sTUFBTSxJQUFJLEVBQUUsQ0FBQyxLQUFLLE9BQU87QUFDeEUsZUFBVyxNQUFNLEtBQUssSUFBSTtBQUN4QixVQUFJLE1BQU0sSUFBSSxFQUFFLEVBQUcsUUFBTyxPQUFPLEVBQUU7QUFBQSxVQUM5QixRQUFPLEVBQUUsTUFBTTtBQUFBLEVBQ3hCO0FBQ0EsU0FBTyxFQUFFLEdBQUcsTUFBTSxPQUFPO0FBQzNCO0FBTU8sU0FBUyxZQUNkLE9BQ0EsTUFDQSxNQUNVO0FBQ1YsU0FBTyxPQUFPLFFBQVEsT0FBTyxZQUFZO0FBQ3ZDLFVBQU0sT0FBTyxDQUFDLFNBQWlCLFFBQVEsTUFBTSxFQUFFLEtBQUssQ0FBQyxPQUFPLE9BQU8sTUFBTSxJQUFJLEVBQUUsS0FBSyxJQUFJLElBQUksQ0FBQztBQUM3RixVQUFNLFNBQVMsSUFBSSxJQUFJLE1BQU0sSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLEtBQUssSUFBSSxDQUFDLENBQUM7QUFDMUQsVUFBTSxTQUFpQyxFQUFFLEdBQUcsT0FBTyxPQUFPO0FBQzFELGVBQVcsTUFBTSxRQUFRLE1BQU07QUFDN0IsVUFBSSxPQUFPLElBQUksRUFBRSxFQUFHLFFBQU8sT0FBTyxFQUFFO0FBQUEsVUFDL0IsUUFBTyxFQUFFLE1BQU07QUFDdEIsVUFBTSxRQUFRLE1BQU0sSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLGFBQWEsTUFBTSxLQUFLLElBQUksR0FBRyxJQUFJLENBQUM7QUFDMUUsUUFBSSxPQUFpQixFQUFFLEdBQUcsUUFBUSxRQUFRLE1BQU07QUFDaEQsUUFBSSxPQUFPLFdBQVcsUUFBUSxRQUFRLE1BQU0sRUFBRSxPQUFPLENBQUMsT0FBTyxPQUFPLElBQUksRUFBRSxDQUFDLEVBQUU7QUFDN0UsZUFBVyxFQUFFLE1BQU0sV0FBVyxLQUFLLFVBQVUsWUFBWSxLQUFLLFVBQVUsS0FBSyxPQUFPO0FBQ2xGLFVBQUksUUFBUSxFQUFHO0FBQ2YsVUFBSSxLQUFLLElBQUksRUFBRztBQUNoQixhQUFPLE1BQU0sUUFBUSxNQUFNLGlCQUFpQixJQUFJLElBQUksU0FBUyxTQUFTLEVBQUUsTUFBTSxVQUFVLFVBQVUsQ0FBQztBQUNuRyxjQUFRO0FBQUEsSUFDVjtBQUNBLFdBQU87QUFBQSxFQUNUO0FBQ0Y7QUFFQSxNQUFNLFNBQVMsQ0FBQyxLQUFhLFVBQWtCLElBQUksWUFBWSxNQUFNLE1BQU0sWUFBWTtBQUd2RixTQUFTLGFBQWEsTUFBYyxJQUF3QixNQUFvRDtBQUM5RyxTQUFPLE1BQU0sS0FBSyxJQUFJLEVBQUUsSUFBSSxLQUFLO0FBQ25DO0FBR0EsU0FBUyxpQkFBaUIsRUFBRSxNQUFNLE9BQU8sR0FBc0I7QUFDN0QsU0FBTyxLQUFLLE9BQU8sQ0FBQyxPQUFPLENBQUMsT0FBTyxPQUFPLFFBQVEsRUFBRSxDQUFDLEVBQUUsU0FBUztBQUNsRTsiLAogICJuYW1lcyI6IFtdCn0K

//658b1f7704481b83cd393edaa6d7fc0d3cd2cf4c
