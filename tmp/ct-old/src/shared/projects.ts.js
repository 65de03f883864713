import { withoutMarks } from "./content/marks.ts";
const projectsForHomePage = 6;
const projectsOnPage = 3;
function projectChoices({ services, townNames }) {
  return {
    services: services.map(({ document: { id, menuName } }) => ({ slug: id, name: menuName })),
    towns: townNames.map((name) => ({ slug: townSlug(name), name }))
  };
}
function townSlug(name) {
  return withoutMarks(name).toLowerCase().replace(/[^a-z0-9]+/g, "-");
}
function townOfSlug({ byId }, slug) {
  for (const document of byId.values())
    if (document.kind === "town" && townSlug(document.words.town) === slug) return document.words.town;
  return void 0;
}
function filterProjects(projects, { service, town }) {
  return projects.filter(
    (project) => (!service || project.services.includes(service)) && (!town || project.town === town)
  );
}
export {
  filterProjects,
  projectChoices,
  projectsForHomePage,
  projectsOnPage,
  townOfSlug,
  townSlug
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9wcm9qZWN0cy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUNBLFNBQVMsb0JBQW9CO0FBTXRCLE1BQU0sc0JBQXNCO0FBRzVCLE1BQU0saUJBQWlCO0FBbUN2QixTQUFTLGVBQWUsRUFBRSxVQUFVLFVBQVUsR0FHbkQ7QUFDQSxTQUFPO0FBQUEsSUFDTCxVQUFVLFNBQVMsSUFBSSxDQUFDLEVBQUUsVUFBVSxFQUFFLElBQUksU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLElBQUksTUFBTSxTQUFTLEVBQUU7QUFBQSxJQUN6RixPQUFPLFVBQVUsSUFBSSxDQUFDLFVBQVUsRUFBRSxNQUFNLFNBQVMsSUFBSSxHQUFHLEtBQUssRUFBRTtBQUFBLEVBQ2pFO0FBQ0Y7QUFHTyxTQUFTLFNBQVMsTUFBc0I7QUFDN0MsU0FBTyxhQUFhLElBQUksRUFDckIsWUFBWSxFQUNaLFFBQVEsZUFBZSxHQUFHO0FBQy9CO0FBR08sU0FBUyxXQUFXLEVBQUUsS0FBSyxHQUFjLE1BQWtDO0FBQ2hGLGFBQVcsWUFBWSxLQUFLLE9BQU87QUFDakMsUUFBSSxTQUFTLFNBQVMsVUFBVSxTQUFTLFNBQVMsTUFBTSxJQUFJLE1BQU0sS0FBTSxRQUFPLFNBQVMsTUFBTTtBQUNoRyxTQUFPO0FBQ1Q7QUFHTyxTQUFTLGVBQ2QsVUFDQSxFQUFFLFNBQVMsS0FBSyxHQUNQO0FBQ1QsU0FBTyxTQUFTO0FBQUEsSUFDZCxDQUFDLGFBQWEsQ0FBQyxXQUFXLFFBQVEsU0FBUyxTQUFTLE9BQU8sT0FBTyxDQUFDLFFBQVEsUUFBUSxTQUFTO0FBQUEsRUFDOUY7QUFDRjsiLAogICJuYW1lcyI6IFtdCn0K

//56b694ff6e3639ac7fbdfc112ea2b2eeaf2fa5d2
