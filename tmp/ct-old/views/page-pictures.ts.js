import { filterProjects, projectsForHomePage, projectsOnPage, townSlug } from "../src/shared/projects.ts";
function pagePictures(route, { content, gallery, projects }) {
  switch (route.screen) {
    case "home":
      return homePictures(content.home, projects);
    case "service":
      return [
        ...servicePictures(route.document),
        ...cardPictures(filterProjects(projects, { service: route.document.id }), projectsOnPage)
      ];
    case "town":
      return [
        ...townPictures(route.document),
        ...cardPictures(filterProjects(projects, { town: townSlug(route.document.town) }), projectsOnPage)
      ];
    case "gallery":
      return gallery.map(({ name }) => name);
    default:
      return [];
  }
}
function homePictures({ hero, features, services, about, gallery }, projects) {
  const always = [hero, ...features, ...services.cards, about].map(({ picture }) => picture.name);
  if (projects.length >= projectsForHomePage) return [...always, ...cardPictures(projects, projectsForHomePage)];
  return [...always, ...gallery.projects.map(({ picture }) => picture.name)];
}
function cardPictures(projects, count) {
  return projects.slice(0, count).flatMap(({ pictures }) => pictures.slice(0, 1).map(({ picture }) => picture.name));
}
function servicePictures({ picture, contentSections }) {
  return [picture.name, ...sectionPictures(contentSections)];
}
function townPictures({ picture, residential, sections = [] }) {
  return [picture.name, residential.picture.name, ...sectionPictures(sections)];
}
function sectionPictures(sections) {
  return sections.flatMap((section) => section.kind === "prose" && section.picture ? [section.picture.name] : []);
}
export {
  pagePictures
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZS1waWN0dXJlcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUdBLFNBQVMsZ0JBQWdCLHFCQUFxQixnQkFBZ0IsZ0JBQWdCO0FBSXZFLFNBQVMsYUFBYSxPQUFrQixFQUFFLFNBQVMsU0FBUyxTQUFTLEdBQW1CO0FBQzdGLFVBQVEsTUFBTSxRQUFRO0FBQUEsSUFDcEIsS0FBSztBQUNILGFBQU8sYUFBYSxRQUFRLE1BQU0sUUFBUTtBQUFBLElBQzVDLEtBQUs7QUFDSCxhQUFPO0FBQUEsUUFDTCxHQUFHLGdCQUFnQixNQUFNLFFBQVE7QUFBQSxRQUNqQyxHQUFHLGFBQWEsZUFBZSxVQUFVLEVBQUUsU0FBUyxNQUFNLFNBQVMsR0FBRyxDQUFDLEdBQUcsY0FBYztBQUFBLE1BQzFGO0FBQUEsSUFDRixLQUFLO0FBQ0gsYUFBTztBQUFBLFFBQ0wsR0FBRyxhQUFhLE1BQU0sUUFBUTtBQUFBLFFBQzlCLEdBQUcsYUFBYSxlQUFlLFVBQVUsRUFBRSxNQUFNLFNBQVMsTUFBTSxTQUFTLElBQUksRUFBRSxDQUFDLEdBQUcsY0FBYztBQUFBLE1BQ25HO0FBQUEsSUFDRixLQUFLO0FBQ0gsYUFBTyxRQUFRLElBQUksQ0FBQyxFQUFFLEtBQUssTUFBTSxJQUFJO0FBQUEsSUFDdkM7QUFDRSxhQUFPLENBQUM7QUFBQSxFQUNaO0FBQ0Y7QUFFQSxTQUFTLGFBQWEsRUFBRSxNQUFNLFVBQVUsVUFBVSxPQUFPLFFBQVEsR0FBZ0IsVUFBc0M7QUFDckgsUUFBTSxTQUFTLENBQUMsTUFBTSxHQUFHLFVBQVUsR0FBRyxTQUFTLE9BQU8sS0FBSyxFQUFFLElBQUksQ0FBQyxFQUFFLFFBQVEsTUFBTSxRQUFRLElBQUk7QUFDOUYsTUFBSSxTQUFTLFVBQVUsb0JBQXFCLFFBQU8sQ0FBQyxHQUFHLFFBQVEsR0FBRyxhQUFhLFVBQVUsbUJBQW1CLENBQUM7QUFDN0csU0FBTyxDQUFDLEdBQUcsUUFBUSxHQUFHLFFBQVEsU0FBUyxJQUFJLENBQUMsRUFBRSxRQUFRLE1BQU0sUUFBUSxJQUFJLENBQUM7QUFDM0U7QUFHQSxTQUFTLGFBQWEsVUFBNEIsT0FBeUI7QUFDekUsU0FBTyxTQUFTLE1BQU0sR0FBRyxLQUFLLEVBQUUsUUFBUSxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsTUFBTSxHQUFHLENBQUMsRUFBRSxJQUFJLENBQUMsRUFBRSxRQUFRLE1BQU0sUUFBUSxJQUFJLENBQUM7QUFDbkg7QUFFQSxTQUFTLGdCQUFnQixFQUFFLFNBQVMsZ0JBQWdCLEdBQTZCO0FBQy9FLFNBQU8sQ0FBQyxRQUFRLE1BQU0sR0FBRyxnQkFBZ0IsZUFBZSxDQUFDO0FBQzNEO0FBRUEsU0FBUyxhQUFhLEVBQUUsU0FBUyxhQUFhLFdBQVcsQ0FBQyxFQUFFLEdBQTBCO0FBQ3BGLFNBQU8sQ0FBQyxRQUFRLE1BQU0sWUFBWSxRQUFRLE1BQU0sR0FBRyxnQkFBZ0IsUUFBUSxDQUFDO0FBQzlFO0FBRUEsU0FBUyxnQkFBZ0IsVUFBK0M7QUFDdEUsU0FBTyxTQUFTLFFBQVEsQ0FBQyxZQUFhLFFBQVEsU0FBUyxXQUFXLFFBQVEsVUFBVSxDQUFDLFFBQVEsUUFBUSxJQUFJLElBQUksQ0FBQyxDQUFFO0FBQ2xIOyIsCiAgIm5hbWVzIjogW10KfQo=

//3391c06675f92fc6df70a411cf4090bc411ade07
