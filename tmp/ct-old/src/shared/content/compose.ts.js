import { fixedRoutes } from "../routes.ts";
import { shownServices, shownTowns, stripTowns, wordsOf } from "./documents.ts";
import { announcementAt } from "./header-footer-words.ts";
import { withoutMarks } from "./marks.ts";
import { serviceLists, townLists } from "./page-plan.ts";
import { fillTexts } from "./placeholders.ts";
function composeContent(documents, nowMs) {
  const { servicePage, townPage, ...frame } = wordsOf(documents, "frame");
  const services = shownServices(documents).map(({ id, words }) => ({
    ...words,
    ...placeOfService(documents.plan, id)
  }));
  const content = {
    home: composeHome(documents),
    areas: composeAreas(wordsOf(documents, "areas")),
    financing: wordsOf(documents, "financing"),
    price: wordsOf(documents, "price"),
    gallery: composeGallery(documents),
    frame: composeFrame(frame),
    announcement: announcementAt(wordsOf(documents, "bar"), nowMs),
    servicePage,
    townPage,
    services: services.map((service) => composeService(service, services)),
    towns: shownTowns(documents).map(({ id, words }) => composeTown(documents, id, words))
  };
  return fillTexts(content, valuesOfTowns(documents));
}
function pathOfPage({ plan, byId }, id) {
  const fixed = fixedRoutes.listed.find(({ screen }) => screen === id);
  if (fixed) return fixed.path;
  return byId.has(id) && !Object.hasOwn(plan.hidden, id) && plan.slugs[id] ? `/${plan.slugs[id]}` : void 0;
}
function placeOfService(plan, id) {
  const group = serviceLists.find((list) => plan[list].includes(id)) ?? serviceLists[0];
  return { id, slug: plan.slugs[id] ?? id, group };
}
function composeService(service, all) {
  const slugs = service.companions.flatMap((id) => all.find((other) => other.id === id)?.slug ?? []);
  return { ...service, companions: slugs };
}
function composeTown(documents, id, unfilled) {
  const { plan } = documents;
  const words = fillTexts(unfilled, { town: withoutMarks(unfilled.town) });
  const rank = townLists.find((list) => plan[list].includes(id)) ?? "other";
  const link = ({ page, ...item }) => ({
    ...item,
    text: item.text ?? sentenceOf(documents, page),
    ...page && { path: pathOfPage(documents, page) }
  });
  const { residential, commercial } = words;
  return {
    ...words,
    ...{ id, slug: plan.slugs[id] ?? id, rank },
    residential: { ...residential, items: residential.items.map(link) },
    commercial: { ...commercial, items: commercial.items.map(link) }
  };
}
function sentenceOf(documents, id) {
  const service = id !== void 0 && pathOfPage(documents, id) ? documents.byId.get(id) : void 0;
  return service?.kind === "service" ? service.words.serviceDescription : "";
}
function composeHome(documents) {
  const words = wordsOf(documents, "home");
  const cards = words.services.cards.map((card) => ({ ...card, path: pathOfPage(documents, card.page) }));
  const serviceArea = { ...words.serviceArea, towns: stripTowns(documents) };
  return { ...words, services: { ...words.services, cards }, serviceArea };
}
function composeAreas({ services, ...words }) {
  const { residential, commercial, ...shown } = services;
  const groups = [
    { heading: residential, group: "residential" },
    { heading: commercial, group: "commercial" }
  ];
  return { ...words, services: { ...shown, groups } };
}
function composeGallery(documents) {
  const { kinds, ...words } = wordsOf(documents, "gallery");
  const { pages, ...shown } = kinds;
  const slugs = pages.flatMap((id) => pathOfPage(documents, id)?.slice(1) ?? []);
  return { ...words, kinds: { ...shown, slugs } };
}
function composeFrame({
  residential,
  commercial,
  fenceStyles,
  ...words
}) {
  const titles = { residential, commercial, fenceStyles };
  return { ...words, groups: serviceLists.map((key) => ({ key, ...titles[key] })) };
}
function valuesOfTowns(documents) {
  const shown = shownTowns(documents);
  const strip = stripTowns(documents);
  const withPage = shown.filter(({ id }) => documents.plan.main.includes(id)).map(({ words }) => words.town);
  const main = withPage.length > 0 ? withPage : strip.slice(0, 4);
  const named = /* @__PURE__ */ new Set([...shown.map(({ words }) => words.town), ...main]);
  const others = strip.filter((name) => !named.has(name)).sort();
  return { mainTowns: listNames(main) ?? "{city}", otherTowns: listNames(others) ?? "the towns nearby" };
}
function listNames(names) {
  const before = names.slice(0, -1).join(", ");
  const last = names.at(-1);
  return last && withoutMarks(before ? `${before} and ${last}` : last);
}
export {
  composeContent,
  pathOfPage,
  valuesOfTowns
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2NvbXBvc2UudHMiXSwKICAibWFwcGluZ3MiOiAiQUFXQSxTQUFTLG1CQUFtQjtBQUM1QixTQUF5QixlQUFlLFlBQVksWUFBMEIsZUFBZTtBQUM3RixTQUFTLHNCQUFzQjtBQUMvQixTQUFTLG9CQUFvQjtBQUM3QixTQUF3QixjQUFjLGlCQUFpQjtBQUN2RCxTQUFTLGlCQUFrQztBQU9wQyxTQUFTLGVBQWUsV0FBc0IsT0FBNkI7QUFDaEYsUUFBTSxFQUFFLGFBQWEsVUFBVSxHQUFHLE1BQU0sSUFBSSxRQUFRLFdBQVcsT0FBTztBQUN0RSxRQUFNLFdBQVcsY0FBYyxTQUFTLEVBQUUsSUFBSSxDQUFDLEVBQUUsSUFBSSxNQUFNLE9BQU87QUFBQSxJQUNoRSxHQUFHO0FBQUEsSUFDSCxHQUFHLGVBQWUsVUFBVSxNQUFNLEVBQUU7QUFBQSxFQUN0QyxFQUFFO0FBQ0YsUUFBTSxVQUF1QjtBQUFBLElBQzNCLE1BQU0sWUFBWSxTQUFTO0FBQUEsSUFDM0IsT0FBTyxhQUFhLFFBQVEsV0FBVyxPQUFPLENBQUM7QUFBQSxJQUMvQyxXQUFXLFFBQVEsV0FBVyxXQUFXO0FBQUEsSUFDekMsT0FBTyxRQUFRLFdBQVcsT0FBTztBQUFBLElBQ2pDLFNBQVMsZUFBZSxTQUFTO0FBQUEsSUFDakMsT0FBTyxhQUFhLEtBQUs7QUFBQSxJQUN6QixjQUFjLGVBQWUsUUFBUSxXQUFXLEtBQUssR0FBRyxLQUFLO0FBQUEsSUFDN0Q7QUFBQSxJQUNBO0FBQUEsSUFDQSxVQUFVLFNBQVMsSUFBSSxDQUFDLFlBQVksZUFBZSxTQUFTLFFBQVEsQ0FBQztBQUFBLElBQ3JFLE9BQU8sV0FBVyxTQUFTLEVBQUUsSUFBSSxDQUFDLEVBQUUsSUFBSSxNQUFNLE1BQU0sWUFBWSxXQUFXLElBQUksS0FBSyxDQUFDO0FBQUEsRUFDdkY7QUFDQSxTQUFPLFVBQVUsU0FBUyxjQUFjLFNBQVMsQ0FBQztBQUNwRDtBQU1PLFNBQVMsV0FBVyxFQUFFLE1BQU0sS0FBSyxHQUFjLElBQWdDO0FBQ3BGLFFBQU0sUUFBUSxZQUFZLE9BQU8sS0FBSyxDQUFDLEVBQUUsT0FBTyxNQUFNLFdBQVcsRUFBRTtBQUNuRSxNQUFJLE1BQU8sUUFBTyxNQUFNO0FBQ3hCLFNBQU8sS0FBSyxJQUFJLEVBQUUsS0FBSyxDQUFDLE9BQU8sT0FBTyxLQUFLLFFBQVEsRUFBRSxLQUFLLEtBQUssTUFBTSxFQUFFLElBQUksSUFBSSxLQUFLLE1BQU0sRUFBRSxDQUFDLEtBQUs7QUFDcEc7QUFFQSxTQUFTLGVBQWUsTUFBZ0IsSUFBa0U7QUFDeEcsUUFBTSxRQUFRLGFBQWEsS0FBSyxDQUFDLFNBQVMsS0FBSyxJQUFJLEVBQUUsU0FBUyxFQUFFLENBQUMsS0FBSyxhQUFhLENBQUM7QUFDcEYsU0FBTyxFQUFFLElBQUksTUFBTSxLQUFLLE1BQU0sRUFBRSxLQUFLLElBQUksTUFBTTtBQUNqRDtBQUdBLFNBQVMsZUFBZSxTQUF5QixLQUFnRDtBQUMvRixRQUFNLFFBQVEsUUFBUSxXQUFXLFFBQVEsQ0FBQyxPQUFPLElBQUksS0FBSyxDQUFDLFVBQVUsTUFBTSxPQUFPLEVBQUUsR0FBRyxRQUFRLENBQUMsQ0FBQztBQUNqRyxTQUFPLEVBQUUsR0FBRyxTQUFTLFlBQVksTUFBTTtBQUN6QztBQUVBLFNBQVMsWUFBWSxXQUFzQixJQUFZLFVBQXdDO0FBQzdGLFFBQU0sRUFBRSxLQUFLLElBQUk7QUFDakIsUUFBTSxRQUFRLFVBQVUsVUFBVSxFQUFFLE1BQU0sYUFBYSxTQUFTLElBQUksRUFBRSxDQUFDO0FBQ3ZFLFFBQU0sT0FBTyxVQUFVLEtBQUssQ0FBQyxTQUFTLEtBQUssSUFBSSxFQUFFLFNBQVMsRUFBRSxDQUFDLEtBQUs7QUFDbEUsUUFBTSxPQUFPLENBQUMsRUFBRSxNQUFNLEdBQUcsS0FBSyxPQUFxRTtBQUFBLElBQ2pHLEdBQUc7QUFBQSxJQUNILE1BQU0sS0FBSyxRQUFRLFdBQVcsV0FBVyxJQUFJO0FBQUEsSUFDN0MsR0FBSSxRQUFRLEVBQUUsTUFBTSxXQUFXLFdBQVcsSUFBSSxFQUFFO0FBQUEsRUFDbEQ7QUFDQSxRQUFNLEVBQUUsYUFBYSxXQUFXLElBQUk7QUFDcEMsU0FBTztBQUFBLElBQ0wsR0FBRztBQUFBLElBQ0gsR0FBRyxFQUFFLElBQUksTUFBTSxLQUFLLE1BQU0sRUFBRSxLQUFLLElBQUksS0FBSztBQUFBLElBQzFDLGFBQWEsRUFBRSxHQUFHLGFBQWEsT0FBTyxZQUFZLE1BQU0sSUFBSSxJQUFJLEVBQUU7QUFBQSxJQUNsRSxZQUFZLEVBQUUsR0FBRyxZQUFZLE9BQU8sV0FBVyxNQUFNLElBQUksSUFBSSxFQUFFO0FBQUEsRUFDakU7QUFDRjtBQUdBLFNBQVMsV0FBVyxXQUFzQixJQUFnQztBQUN4RSxRQUFNLFVBQVUsT0FBTyxVQUFhLFdBQVcsV0FBVyxFQUFFLElBQUksVUFBVSxLQUFLLElBQUksRUFBRSxJQUFJO0FBQ3pGLFNBQU8sU0FBUyxTQUFTLFlBQVksUUFBUSxNQUFNLHFCQUFxQjtBQUMxRTtBQUVBLFNBQVMsWUFBWSxXQUFtQztBQUN0RCxRQUFNLFFBQVEsUUFBUSxXQUFXLE1BQU07QUFDdkMsUUFBTSxRQUFRLE1BQU0sU0FBUyxNQUFNLElBQUksQ0FBQyxVQUFVLEVBQUUsR0FBRyxNQUFNLE1BQU0sV0FBVyxXQUFXLEtBQUssSUFBSSxFQUFFLEVBQUU7QUFDdEcsUUFBTSxjQUFjLEVBQUUsR0FBRyxNQUFNLGFBQWEsT0FBTyxXQUFXLFNBQVMsRUFBRTtBQUN6RSxTQUFPLEVBQUUsR0FBRyxPQUFPLFVBQVUsRUFBRSxHQUFHLE1BQU0sVUFBVSxNQUFNLEdBQUcsWUFBWTtBQUN6RTtBQUVBLFNBQVMsYUFBYSxFQUFFLFVBQVUsR0FBRyxNQUFNLEdBQW1DO0FBQzVFLFFBQU0sRUFBRSxhQUFhLFlBQVksR0FBRyxNQUFNLElBQUk7QUFDOUMsUUFBTSxTQUFTO0FBQUEsSUFDYixFQUFFLFNBQVMsYUFBYSxPQUFPLGNBQXVCO0FBQUEsSUFDdEQsRUFBRSxTQUFTLFlBQVksT0FBTyxhQUFzQjtBQUFBLEVBQ3REO0FBQ0EsU0FBTyxFQUFFLEdBQUcsT0FBTyxVQUFVLEVBQUUsR0FBRyxPQUFPLE9BQU8sRUFBRTtBQUNwRDtBQUVBLFNBQVMsZUFBZSxXQUFzQztBQUM1RCxRQUFNLEVBQUUsT0FBTyxHQUFHLE1BQU0sSUFBSSxRQUFRLFdBQVcsU0FBUztBQUN4RCxRQUFNLEVBQUUsT0FBTyxHQUFHLE1BQU0sSUFBSTtBQUM1QixRQUFNLFFBQVEsTUFBTSxRQUFRLENBQUMsT0FBTyxXQUFXLFdBQVcsRUFBRSxHQUFHLE1BQU0sQ0FBQyxLQUFLLENBQUMsQ0FBQztBQUM3RSxTQUFPLEVBQUUsR0FBRyxPQUFPLE9BQU8sRUFBRSxHQUFHLE9BQU8sTUFBTSxFQUFFO0FBQ2hEO0FBRUEsU0FBUyxhQUFhO0FBQUEsRUFDcEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsR0FBRztBQUNMLEdBQXFFO0FBQ25FLFFBQU0sU0FBUyxFQUFFLGFBQWEsWUFBWSxZQUFZO0FBQ3RELFNBQU8sRUFBRSxHQUFHLE9BQU8sUUFBUSxhQUFhLElBQUksQ0FBQyxTQUFTLEVBQUUsS0FBSyxHQUFHLE9BQU8sR0FBRyxFQUFFLEVBQUUsRUFBRTtBQUNsRjtBQU1PLFNBQVMsY0FBYyxXQUFrQztBQUM5RCxRQUFNLFFBQVEsV0FBVyxTQUFTO0FBQ2xDLFFBQU0sUUFBUSxXQUFXLFNBQVM7QUFDbEMsUUFBTSxXQUFXLE1BQU0sT0FBTyxDQUFDLEVBQUUsR0FBRyxNQUFNLFVBQVUsS0FBSyxLQUFLLFNBQVMsRUFBRSxDQUFDLEVBQUUsSUFBSSxDQUFDLEVBQUUsTUFBTSxNQUFNLE1BQU0sSUFBSTtBQUN6RyxRQUFNLE9BQU8sU0FBUyxTQUFTLElBQUksV0FBVyxNQUFNLE1BQU0sR0FBRyxDQUFDO0FBQzlELFFBQU0sUUFBUSxvQkFBSSxJQUFJLENBQUMsR0FBRyxNQUFNLElBQUksQ0FBQyxFQUFFLE1BQU0sTUFBTSxNQUFNLElBQUksR0FBRyxHQUFHLElBQUksQ0FBQztBQUN4RSxRQUFNLFNBQVMsTUFBTSxPQUFPLENBQUMsU0FBUyxDQUFDLE1BQU0sSUFBSSxJQUFJLENBQUMsRUFBRSxLQUFLO0FBQzdELFNBQU8sRUFBRSxXQUFXLFVBQVUsSUFBSSxLQUFLLFVBQVUsWUFBWSxVQUFVLE1BQU0sS0FBSyxtQkFBbUI7QUFDdkc7QUFHQSxTQUFTLFVBQVUsT0FBOEM7QUFDL0QsUUFBTSxTQUFTLE1BQU0sTUFBTSxHQUFHLEVBQUUsRUFBRSxLQUFLLElBQUk7QUFDM0MsUUFBTSxPQUFPLE1BQU0sR0FBRyxFQUFFO0FBQ3hCLFNBQU8sUUFBUSxhQUFhLFNBQVMsR0FBRyxNQUFNLFFBQVEsSUFBSSxLQUFLLElBQUk7QUFDckU7IiwKICAibmFtZXMiOiBbXQp9Cg==

//dbe4745624a6944427a34609e313794b4341f45d
