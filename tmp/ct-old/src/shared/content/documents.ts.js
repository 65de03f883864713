import { areasWords, financingWords, galleryWords, priceWords } from "./fixed-page-words.ts";
import { barWords, frameWords } from "./header-footer-words.ts";
import { homeWords } from "./home-words.ts";
import { serviceLists, servicesOf, townLists, townsOf } from "./page-plan.ts";
import { serviceWords, townWords } from "./page-words.ts";
import { profileWords } from "./profile-words.ts";
const wordSchemas = {
  home: homeWords,
  gallery: galleryWords,
  financing: financingWords,
  price: priceWords,
  areas: areasWords,
  service: serviceWords,
  town: townWords,
  frame: frameWords,
  bar: barWords,
  profile: profileWords
};
const fixedKinds = [
  "home",
  "gallery",
  "financing",
  "price",
  "areas",
  "frame",
  "bar",
  "profile"
];
const kindLists = { service: serviceLists, town: townLists };
function wordsOf({ byId }, kind) {
  const document = byId.get(kind);
  if (document?.kind !== kind) throw new Error(`There are no words of ${kind}.`);
  return document.words;
}
function shownServices(documents) {
  return shown(documents, servicesOf(documents.plan)).filter((document) => document.kind === "service");
}
function shownTowns(documents) {
  return shown(documents, townsOf(documents.plan)).filter((document) => document.kind === "town");
}
function shown({ plan, byId }, ids) {
  return ids.filter((id) => !Object.hasOwn(plan.hidden, id)).flatMap((id) => byId.get(id) ?? []);
}
function nameOf(document) {
  switch (document.kind) {
    case "service":
      return document.words.menuName;
    case "town":
      return document.words.town;
    default:
      return fixedNames[document.kind];
  }
}
const fixedNames = {
  home: "Home page",
  gallery: "Gallery",
  financing: "Financing",
  price: "Price my fence",
  areas: "Areas We Serve",
  frame: "Header and footer",
  bar: "Announcement",
  profile: "Business profile"
};
function stripTowns({ plan, byId }) {
  return plan.strip.flatMap((entry) => {
    const town = byId.get(entry);
    if (town?.kind !== "town") return townsOf(plan).includes(entry) ? [] : entry;
    return Object.hasOwn(plan.hidden, entry) ? [] : town.words.town;
  });
}
export {
  fixedKinds,
  kindLists,
  nameOf,
  shownServices,
  shownTowns,
  stripTowns,
  wordSchemas,
  wordsOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2RvY3VtZW50cy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUVBLFNBQVMsWUFBWSxnQkFBZ0IsY0FBYyxrQkFBa0I7QUFDckUsU0FBUyxVQUFVLGtCQUFrQjtBQUNyQyxTQUFTLGlCQUFpQjtBQUMxQixTQUF3QixjQUFjLFlBQVksV0FBVyxlQUFlO0FBQzVFLFNBQVMsY0FBYyxpQkFBaUI7QUFDeEMsU0FBUyxvQkFBb0I7QUFHdEIsTUFBTSxjQUFjO0FBQUEsRUFDekIsTUFBTTtBQUFBLEVBQ04sU0FBUztBQUFBLEVBQ1QsV0FBVztBQUFBLEVBQ1gsT0FBTztBQUFBLEVBQ1AsT0FBTztBQUFBLEVBQ1AsU0FBUztBQUFBLEVBQ1QsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsS0FBSztBQUFBLEVBQ0wsU0FBUztBQUNYO0FBaUJPLE1BQU0sYUFBYTtBQUFBLEVBQ3hCO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUNGO0FBRU8sTUFBTSxZQUFZLEVBQUUsU0FBUyxjQUFjLE1BQU0sVUFBVTtBQUczRCxTQUFTLFFBQWtELEVBQUUsS0FBSyxHQUFjLE1BQTJCO0FBQ2hILFFBQU0sV0FBVyxLQUFLLElBQUksSUFBSTtBQUM5QixNQUFJLFVBQVUsU0FBUyxLQUFNLE9BQU0sSUFBSSxNQUFNLHlCQUF5QixJQUFJLEdBQUc7QUFDN0UsU0FBTyxTQUFTO0FBQ2xCO0FBR08sU0FBUyxjQUFjLFdBQXNCO0FBQ2xELFNBQU8sTUFBTSxXQUFXLFdBQVcsVUFBVSxJQUFJLENBQUMsRUFBRSxPQUFPLENBQUMsYUFBYSxTQUFTLFNBQVMsU0FBUztBQUN0RztBQUdPLFNBQVMsV0FBVyxXQUFzQjtBQUMvQyxTQUFPLE1BQU0sV0FBVyxRQUFRLFVBQVUsSUFBSSxDQUFDLEVBQUUsT0FBTyxDQUFDLGFBQWEsU0FBUyxTQUFTLE1BQU07QUFDaEc7QUFFQSxTQUFTLE1BQU0sRUFBRSxNQUFNLEtBQUssR0FBYyxLQUEyQztBQUNuRixTQUFPLElBQUksT0FBTyxDQUFDLE9BQU8sQ0FBQyxPQUFPLE9BQU8sS0FBSyxRQUFRLEVBQUUsQ0FBQyxFQUFFLFFBQVEsQ0FBQyxPQUFPLEtBQUssSUFBSSxFQUFFLEtBQUssQ0FBQyxDQUFDO0FBQy9GO0FBR08sU0FBUyxPQUFPLFVBQW1DO0FBQ3hELFVBQVEsU0FBUyxNQUFNO0FBQUEsSUFDckIsS0FBSztBQUNILGFBQU8sU0FBUyxNQUFNO0FBQUEsSUFDeEIsS0FBSztBQUNILGFBQU8sU0FBUyxNQUFNO0FBQUEsSUFDeEI7QUFDRSxhQUFPLFdBQVcsU0FBUyxJQUFJO0FBQUEsRUFDbkM7QUFDRjtBQUVBLE1BQU0sYUFBYTtBQUFBLEVBQ2pCLE1BQU07QUFBQSxFQUNOLFNBQVM7QUFBQSxFQUNULFdBQVc7QUFBQSxFQUNYLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLE9BQU87QUFBQSxFQUNQLEtBQUs7QUFBQSxFQUNMLFNBQVM7QUFDWDtBQUdPLFNBQVMsV0FBVyxFQUFFLE1BQU0sS0FBSyxHQUF3QjtBQUM5RCxTQUFPLEtBQUssTUFBTSxRQUFRLENBQUMsVUFBVTtBQUNuQyxVQUFNLE9BQU8sS0FBSyxJQUFJLEtBQUs7QUFDM0IsUUFBSSxNQUFNLFNBQVMsT0FBUSxRQUFPLFFBQVEsSUFBSSxFQUFFLFNBQVMsS0FBSyxJQUFJLENBQUMsSUFBSTtBQUN2RSxXQUFPLE9BQU8sT0FBTyxLQUFLLFFBQVEsS0FBSyxJQUFJLENBQUMsSUFBSSxLQUFLLE1BQU07QUFBQSxFQUM3RCxDQUFDO0FBQ0g7IiwKICAibmFtZXMiOiBbXQp9Cg==

//6bd27e0951725f41eb8b7712ac86fac7dba31697
