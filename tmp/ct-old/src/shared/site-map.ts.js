import { findAdminSection } from "./admin-sections.ts";
import { catalogPath, fixedRoutes } from "./routes.ts";
function mapSite(content, profile) {
  const { groups } = content.frame;
  const services = groups.flatMap(({ key }) => content.services.filter(({ group }) => group === key).map(serviceRoute));
  const towns = content.towns.map(townRoute);
  const catalog = { path: catalogPath(profile), screen: "catalog", unlisted: true };
  const [home, gallery, ...others] = fixedRoutes.listed;
  const routes = [home, gallery, ...services, ...others, ...towns, ...fixedRoutes.unlisted, catalog];
  return {
    routes: new Map(routes.map((route) => [route.path, route])),
    paths: new Map(
      routes.flatMap(
        (route) => route.screen === "admin" ? [] : [["document" in route ? route.document.id : route.screen, route.path]]
      )
    ),
    menu: groups.map((group) => ({ ...group, items: services.filter(isIn(group.key)).map(toLink) })),
    services,
    towns,
    contactOptions: [.../* @__PURE__ */ new Set([...services.flatMap(({ document }) => document.contactOption ?? []), otherOption])],
    townNames: [.../* @__PURE__ */ new Set([...content.towns.map(({ town }) => town), ...content.home.serviceArea.towns])]
  };
}
const otherOption = "Other";
function serviceRoute(document) {
  return { path: `/${document.slug}`, screen: "service", document };
}
function townRoute(document) {
  return { path: `/${document.slug}`, screen: "town", document };
}
function toLink({ path, document }) {
  return { name: document.menuName, path };
}
function toTownLink({ path, document }) {
  return { name: document.town, path };
}
const isIn = (group) => ({ document }) => document.group === group;
function findRoute({ routes }, path) {
  return routes.get(path) ?? (findAdminSection(path) && { path, screen: "admin", unlisted: true });
}
function listedRoutes({ routes }) {
  return [...routes.values()].filter(({ unlisted }) => !unlisted);
}
function relatedServices({ services }, { slug, group }) {
  return services.filter(({ document }) => document.group === group && document.slug !== slug);
}
function pathOfTown({ towns }, name) {
  return towns.find(({ document }) => document.town === name)?.path;
}
const longitudeScale = 0.809;
function nearestTowns({ towns }, here) {
  const distance = ({ document: { point } }) => Math.hypot(point.latitude - here.point.latitude, (point.longitude - here.point.longitude) * longitudeScale);
  return towns.filter(({ document }) => document.slug !== here.slug).sort((one, other) => distance(one) - distance(other)).slice(0, 3);
}
function townOfPath({ routes }, path) {
  const route = routes.get(path);
  return route?.screen === "town" ? route.document.town : void 0;
}
function townFinder({ townNames }) {
  const towns = townNames.map((name) => ({
    name,
    pattern: new RegExp(`\\b${name.replace(/[ -]/, "[ -]")}\\b`, "i")
  }));
  return (text) => towns.find(({ pattern }) => pattern.test(text))?.name;
}
export {
  findRoute,
  listedRoutes,
  mapSite,
  nearestTowns,
  pathOfTown,
  relatedServices,
  toLink,
  toTownLink,
  townFinder,
  townOfPath
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9zaXRlLW1hcC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFNBQVMsd0JBQXdCO0FBR2pDLFNBQVMsYUFBOEIsbUJBQW1CO0FBMENuRCxTQUFTLFFBQVEsU0FBc0IsU0FBaUU7QUFDN0csUUFBTSxFQUFFLE9BQU8sSUFBSSxRQUFRO0FBQzNCLFFBQU0sV0FBVyxPQUFPLFFBQVEsQ0FBQyxFQUFFLElBQUksTUFBTSxRQUFRLFNBQVMsT0FBTyxDQUFDLEVBQUUsTUFBTSxNQUFNLFVBQVUsR0FBRyxFQUFFLElBQUksWUFBWSxDQUFDO0FBQ3BILFFBQU0sUUFBUSxRQUFRLE1BQU0sSUFBSSxTQUFTO0FBQ3pDLFFBQU0sVUFBc0IsRUFBRSxNQUFNLFlBQVksT0FBTyxHQUFHLFFBQVEsV0FBVyxVQUFVLEtBQUs7QUFDNUYsUUFBTSxDQUFDLE1BQU0sU0FBUyxHQUFHLE1BQU0sSUFBSSxZQUFZO0FBQy9DLFFBQU0sU0FBUyxDQUFDLE1BQU0sU0FBUyxHQUFHLFVBQVUsR0FBRyxRQUFRLEdBQUcsT0FBTyxHQUFHLFlBQVksVUFBVSxPQUFPO0FBQ2pHLFNBQU87QUFBQSxJQUNMLFFBQVEsSUFBSSxJQUFJLE9BQU8sSUFBSSxDQUFDLFVBQVUsQ0FBQyxNQUFNLE1BQU0sS0FBSyxDQUFDLENBQUM7QUFBQSxJQUMxRCxPQUFPLElBQUk7QUFBQSxNQUNULE9BQU87QUFBQSxRQUFRLENBQUMsVUFDZCxNQUFNLFdBQVcsVUFBVSxDQUFDLElBQUksQ0FBQyxDQUFDLGNBQWMsUUFBUSxNQUFNLFNBQVMsS0FBSyxNQUFNLFFBQVEsTUFBTSxJQUFJLENBQUM7QUFBQSxNQUN2RztBQUFBLElBQ0Y7QUFBQSxJQUNBLE1BQU0sT0FBTyxJQUFJLENBQUMsV0FBVyxFQUFFLEdBQUcsT0FBTyxPQUFPLFNBQVMsT0FBTyxLQUFLLE1BQU0sR0FBRyxDQUFDLEVBQUUsSUFBSSxNQUFNLEVBQUUsRUFBRTtBQUFBLElBQy9GO0FBQUEsSUFDQTtBQUFBLElBQ0EsZ0JBQWdCLENBQUMsR0FBRyxvQkFBSSxJQUFJLENBQUMsR0FBRyxTQUFTLFFBQVEsQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLGlCQUFpQixDQUFDLENBQUMsR0FBRyxXQUFXLENBQUMsQ0FBQztBQUFBLElBQy9HLFdBQVcsQ0FBQyxHQUFHLG9CQUFJLElBQUksQ0FBQyxHQUFHLFFBQVEsTUFBTSxJQUFJLENBQUMsRUFBRSxLQUFLLE1BQU0sSUFBSSxHQUFHLEdBQUcsUUFBUSxLQUFLLFlBQVksS0FBSyxDQUFDLENBQUM7QUFBQSxFQUN2RztBQUNGO0FBR0EsTUFBTSxjQUFjO0FBRXBCLFNBQVMsYUFBYSxVQUF3QztBQUM1RCxTQUFPLEVBQUUsTUFBTSxJQUFJLFNBQVMsSUFBSSxJQUFJLFFBQVEsV0FBVyxTQUFTO0FBQ2xFO0FBRUEsU0FBUyxVQUFVLFVBQWtDO0FBQ25ELFNBQU8sRUFBRSxNQUFNLElBQUksU0FBUyxJQUFJLElBQUksUUFBUSxRQUFRLFNBQVM7QUFDL0Q7QUFHTyxTQUFTLE9BQU8sRUFBRSxNQUFNLFNBQVMsR0FBMkI7QUFDakUsU0FBTyxFQUFFLE1BQU0sU0FBUyxVQUFVLEtBQUs7QUFDekM7QUFHTyxTQUFTLFdBQVcsRUFBRSxNQUFNLFNBQVMsR0FBd0I7QUFDbEUsU0FBTyxFQUFFLE1BQU0sU0FBUyxNQUFNLEtBQUs7QUFDckM7QUFFQSxNQUFNLE9BQ0osQ0FBQyxVQUNELENBQUMsRUFBRSxTQUFTLE1BQ1YsU0FBUyxVQUFVO0FBTWhCLFNBQVMsVUFBVSxFQUFFLE9BQU8sR0FBWSxNQUFxQztBQUNsRixTQUFPLE9BQU8sSUFBSSxJQUFJLE1BQU0saUJBQWlCLElBQUksS0FBSyxFQUFFLE1BQU0sUUFBUSxTQUFTLFVBQVUsS0FBSztBQUNoRztBQUdPLFNBQVMsYUFBYSxFQUFFLE9BQU8sR0FBeUI7QUFDN0QsU0FBTyxDQUFDLEdBQUcsT0FBTyxPQUFPLENBQUMsRUFBRSxPQUFPLENBQUMsRUFBRSxTQUFTLE1BQU0sQ0FBQyxRQUFRO0FBQ2hFO0FBR08sU0FBUyxnQkFBZ0IsRUFBRSxTQUFTLEdBQVksRUFBRSxNQUFNLE1BQU0sR0FBbUM7QUFDdEcsU0FBTyxTQUFTLE9BQU8sQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLFVBQVUsU0FBUyxTQUFTLFNBQVMsSUFBSTtBQUM3RjtBQUdPLFNBQVMsV0FBVyxFQUFFLE1BQU0sR0FBWSxNQUFrQztBQUMvRSxTQUFPLE1BQU0sS0FBSyxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsU0FBUyxJQUFJLEdBQUc7QUFDL0Q7QUFHQSxNQUFNLGlCQUFpQjtBQUdoQixTQUFTLGFBQWEsRUFBRSxNQUFNLEdBQVksTUFBZ0M7QUFDL0UsUUFBTSxXQUFXLENBQUMsRUFBRSxVQUFVLEVBQUUsTUFBTSxFQUFFLE1BQ3RDLEtBQUssTUFBTSxNQUFNLFdBQVcsS0FBSyxNQUFNLFdBQVcsTUFBTSxZQUFZLEtBQUssTUFBTSxhQUFhLGNBQWM7QUFDNUcsU0FBTyxNQUNKLE9BQU8sQ0FBQyxFQUFFLFNBQVMsTUFBTSxTQUFTLFNBQVMsS0FBSyxJQUFJLEVBQ3BELEtBQUssQ0FBQyxLQUFLLFVBQVUsU0FBUyxHQUFHLElBQUksU0FBUyxLQUFLLENBQUMsRUFDcEQsTUFBTSxHQUFHLENBQUM7QUFDZjtBQUdPLFNBQVMsV0FBVyxFQUFFLE9BQU8sR0FBWSxNQUFrQztBQUNoRixRQUFNLFFBQVEsT0FBTyxJQUFJLElBQUk7QUFDN0IsU0FBTyxPQUFPLFdBQVcsU0FBUyxNQUFNLFNBQVMsT0FBTztBQUMxRDtBQUdPLFNBQVMsV0FBVyxFQUFFLFVBQVUsR0FBa0Q7QUFDdkYsUUFBTSxRQUFRLFVBQVUsSUFBSSxDQUFDLFVBQVU7QUFBQSxJQUNyQztBQUFBLElBQ0EsU0FBUyxJQUFJLE9BQU8sTUFBTSxLQUFLLFFBQVEsUUFBUSxNQUFNLENBQUMsT0FBTyxHQUFHO0FBQUEsRUFDbEUsRUFBRTtBQUNGLFNBQU8sQ0FBQyxTQUFTLE1BQU0sS0FBSyxDQUFDLEVBQUUsUUFBUSxNQUFNLFFBQVEsS0FBSyxJQUFJLENBQUMsR0FBRztBQUNwRTsiLAogICJuYW1lcyI6IFtdCn0K

//4d7496befb77b21091dc40598be20f4948e44d77
