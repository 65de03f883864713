import { jsx, jsxs } from "react/jsx-runtime";
import { fallbackAddress, slotOf } from "../../src/shared/pictures.ts";
import {
  filterProjects,
  projectsForHomePage,
  projectsOnPage
} from "../../src/shared/projects.ts";
import { useSite } from "../site.ts";
import { Lightbox } from "./lightbox.tsx";
import { Picture } from "./picture.tsx";
import { locationOf } from "./projects.tsx";
import { Section } from "./sections.tsx";
function HomeProjects({ heading, intro, introOfProjects, projects }) {
  const site = useSite();
  if (site.projects.length >= projectsForHomePage)
    return /* @__PURE__ */ jsx(RealProjects, { heading, intro: introOfProjects, projects: site.projects });
  const { pictures, uploads, profile } = site;
  const shown = projects.flatMap(({ title, location, picture: { name, alt } }) => {
    const picture = pictures[name];
    if (!picture) return [];
    const own = slotOf(name) && uploads.find((upload) => upload.name === name);
    return [
      own ? { title, location: profile.region, alt: own.alt || title, picture } : { title, location, alt, picture }
    ];
  });
  const areAllOwn = projects.every(({ picture }) => uploads.some(({ name }) => name === picture.name));
  return /* @__PURE__ */ jsxs(Section, { heading, intro: areAllOwn ? introOfProjects : intro, id: "gallery", children: [
    /* @__PURE__ */ jsx(ProjectGallery, { projects: shown }),
    /* @__PURE__ */ jsx(AllProjectsLink, {})
  ] });
}
function RealProjects({
  heading,
  intro,
  projects
}) {
  return /* @__PURE__ */ jsxs(Section, { heading, intro, id: "gallery", children: [
    /* @__PURE__ */ jsx(ProjectCards, { projects: projects.slice(0, projectsForHomePage) }),
    /* @__PURE__ */ jsx(AllProjectsLink, {})
  ] });
}
function AllProjectsLink() {
  return /* @__PURE__ */ jsx("p", { className: "section__action", children: /* @__PURE__ */ jsx("a", { className: "button button--quiet", href: "/gallery", children: "View All Projects" }) });
}
function RecentProjects({ filter, tone }) {
  const site = useSite();
  const projects = filterProjects(site.projects, filter);
  if (projects.length === 0) return null;
  return /* @__PURE__ */ jsxs(Section, { heading: "Recent projects", ...tone && { tone }, children: [
    /* @__PURE__ */ jsx(ProjectCards, { projects: projects.slice(0, projectsOnPage) }),
    /* @__PURE__ */ jsx("p", { className: "section__action", children: /* @__PURE__ */ jsx("a", { className: "button button--quiet", href: `/gallery?${new URLSearchParams({ ...filter })}`, children: "See more of these projects" }) })
  ] });
}
function ProjectCards({ projects }) {
  const site = useSite();
  const cards = projects.flatMap(
    (project) => project.pictures.slice(0, 1).map((shown) => ({
      title: project.title,
      location: locationOf(project, site),
      ...shown
    }))
  );
  return /* @__PURE__ */ jsx(ProjectGallery, { projects: cards });
}
function ProjectGallery({ projects }) {
  return /* @__PURE__ */ jsxs("div", { className: "project-gallery", children: [
    /* @__PURE__ */ jsx("ul", { className: "project-gallery__list", children: projects.map(({ title, location, alt, picture }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { className: "project-card", href: fallbackAddress(picture), "data-caption": `${title} - ${location}`, children: [
      /* @__PURE__ */ jsx(
        Picture,
        {
          picture,
          alt,
          className: "project-card__picture",
          sizes: "(min-width: 64rem) 32rem, 46vw"
        }
      ),
      /* @__PURE__ */ jsxs("span", { className: "project-card__text", children: [
        /* @__PURE__ */ jsx("strong", { className: "project-card__title", children: title }),
        /* @__PURE__ */ jsx("span", { className: "project-card__location", children: location })
      ] })
    ] }) }, picture.name)) }),
    /* @__PURE__ */ jsx(Lightbox, {})
  ] });
}
export {
  HomeProjects,
  RecentProjects
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9wcm9qZWN0LWNhcmRzLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQW1CVyxjQWFQLFlBYk87QUFsQlgsU0FBUyxpQkFBOEMsY0FBYztBQUNyRTtBQUFBLEVBQ0U7QUFBQSxFQUVBO0FBQUEsRUFDQTtBQUFBLE9BRUs7QUFDUCxTQUFTLGVBQWU7QUFDeEIsU0FBUyxnQkFBZ0I7QUFDekIsU0FBUyxlQUFlO0FBQ3hCLFNBQVMsa0JBQWtCO0FBQzNCLFNBQVMsZUFBZTtBQUdqQixTQUFTLGFBQWEsRUFBRSxTQUFTLE9BQU8saUJBQWlCLFNBQVMsR0FBMkI7QUFDbEcsUUFBTSxPQUFPLFFBQVE7QUFDckIsTUFBSSxLQUFLLFNBQVMsVUFBVTtBQUMxQixXQUFPLG9CQUFDLGdCQUFhLFNBQWtCLE9BQU8saUJBQWlCLFVBQVUsS0FBSyxVQUFVO0FBQzFGLFFBQU0sRUFBRSxVQUFVLFNBQVMsUUFBUSxJQUFJO0FBQ3ZDLFFBQU0sUUFBUSxTQUFTLFFBQVEsQ0FBQyxFQUFFLE9BQU8sVUFBVSxTQUFTLEVBQUUsTUFBTSxJQUFJLEVBQUUsTUFBTTtBQUM5RSxVQUFNLFVBQVUsU0FBUyxJQUFJO0FBQzdCLFFBQUksQ0FBQyxRQUFTLFFBQU8sQ0FBQztBQUN0QixVQUFNLE1BQU0sT0FBTyxJQUFJLEtBQUssUUFBUSxLQUFLLENBQUMsV0FBVyxPQUFPLFNBQVMsSUFBSTtBQUV6RSxXQUFPO0FBQUEsTUFDTCxNQUFNLEVBQUUsT0FBTyxVQUFVLFFBQVEsUUFBUSxLQUFLLElBQUksT0FBTyxPQUFPLFFBQVEsSUFBSSxFQUFFLE9BQU8sVUFBVSxLQUFLLFFBQVE7QUFBQSxJQUM5RztBQUFBLEVBQ0YsQ0FBQztBQUNELFFBQU0sWUFBWSxTQUFTLE1BQU0sQ0FBQyxFQUFFLFFBQVEsTUFBTSxRQUFRLEtBQUssQ0FBQyxFQUFFLEtBQUssTUFBTSxTQUFTLFFBQVEsSUFBSSxDQUFDO0FBQ25HLFNBQ0UscUJBQUMsV0FBUSxTQUFrQixPQUFPLFlBQVksa0JBQWtCLE9BQU8sSUFBRyxXQUN4RTtBQUFBLHdCQUFDLGtCQUFlLFVBQVUsT0FBTztBQUFBLElBQ2pDLG9CQUFDLG1CQUFnQjtBQUFBLEtBQ25CO0FBRUo7QUFHQSxTQUFTLGFBQWE7QUFBQSxFQUNwQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FJRztBQUNELFNBQ0UscUJBQUMsV0FBUSxTQUFrQixPQUFjLElBQUcsV0FDMUM7QUFBQSx3QkFBQyxnQkFBYSxVQUFVLFNBQVMsTUFBTSxHQUFHLG1CQUFtQixHQUFHO0FBQUEsSUFDaEUsb0JBQUMsbUJBQWdCO0FBQUEsS0FDbkI7QUFFSjtBQUVBLFNBQVMsa0JBQWtCO0FBQ3pCLFNBQ0Usb0JBQUMsT0FBRSxXQUFVLG1CQUNYLDhCQUFDLE9BQUUsV0FBVSx3QkFBdUIsTUFBSyxZQUFXLCtCQUVwRCxHQUNGO0FBRUo7QUFHTyxTQUFTLGVBQWUsRUFBRSxRQUFRLEtBQUssR0FBdUQ7QUFDbkcsUUFBTSxPQUFPLFFBQVE7QUFDckIsUUFBTSxXQUFXLGVBQWUsS0FBSyxVQUFVLE1BQU07QUFDckQsTUFBSSxTQUFTLFdBQVcsRUFBRyxRQUFPO0FBQ2xDLFNBQ0UscUJBQUMsV0FBUSxTQUFRLG1CQUFtQixHQUFJLFFBQVEsRUFBRSxLQUFLLEdBQ3JEO0FBQUEsd0JBQUMsZ0JBQWEsVUFBVSxTQUFTLE1BQU0sR0FBRyxjQUFjLEdBQUc7QUFBQSxJQUMzRCxvQkFBQyxPQUFFLFdBQVUsbUJBQ1gsOEJBQUMsT0FBRSxXQUFVLHdCQUF1QixNQUFNLFlBQVksSUFBSSxnQkFBZ0IsRUFBRSxHQUFHLE9BQU8sQ0FBQyxDQUFDLElBQUksd0NBRTVGLEdBQ0Y7QUFBQSxLQUNGO0FBRUo7QUFHQSxTQUFTLGFBQWEsRUFBRSxTQUFTLEdBQTBDO0FBQ3pFLFFBQU0sT0FBTyxRQUFRO0FBQ3JCLFFBQU0sUUFBeUMsU0FBUztBQUFBLElBQVEsQ0FBQyxZQUMvRCxRQUFRLFNBQVMsTUFBTSxHQUFHLENBQUMsRUFBRSxJQUFJLENBQUMsV0FBVztBQUFBLE1BQzNDLE9BQU8sUUFBUTtBQUFBLE1BQ2YsVUFBVSxXQUFXLFNBQVMsSUFBSTtBQUFBLE1BQ2xDLEdBQUc7QUFBQSxJQUNMLEVBQUU7QUFBQSxFQUNKO0FBQ0EsU0FBTyxvQkFBQyxrQkFBZSxVQUFVLE9BQU87QUFDMUM7QUFPQSxTQUFTLGVBQWUsRUFBRSxTQUFTLEdBQXdCO0FBQ3pELFNBQ0UscUJBQUMsU0FBSSxXQUFVLG1CQUNiO0FBQUEsd0JBQUMsUUFBRyxXQUFVLHlCQUNYLG1CQUFTLElBQUksQ0FBQyxFQUFFLE9BQU8sVUFBVSxLQUFLLFFBQVEsTUFDN0Msb0JBQUMsUUFDQywrQkFBQyxPQUFFLFdBQVUsZ0JBQWUsTUFBTSxnQkFBZ0IsT0FBTyxHQUFHLGdCQUFjLEdBQUcsS0FBSyxNQUFNLFFBQVEsSUFDOUY7QUFBQTtBQUFBLFFBQUM7QUFBQTtBQUFBLFVBQ0M7QUFBQSxVQUNBO0FBQUEsVUFDQSxXQUFVO0FBQUEsVUFDVixPQUFNO0FBQUE7QUFBQSxNQUNSO0FBQUEsTUFDQSxxQkFBQyxVQUFLLFdBQVUsc0JBQ2Q7QUFBQSw0QkFBQyxZQUFPLFdBQVUsdUJBQXVCLGlCQUFNO0FBQUEsUUFDL0Msb0JBQUMsVUFBSyxXQUFVLDBCQUEwQixvQkFBUztBQUFBLFNBQ3JEO0FBQUEsT0FDRixLQVpPLFFBQVEsSUFhakIsQ0FDRCxHQUNIO0FBQUEsSUFDQSxvQkFBQyxZQUFTO0FBQUEsS0FDWjtBQUVKOyIsCiAgIm5hbWVzIjogW10KfQo=

//aebce254f853f200a95c525db4d61414e21140c6
