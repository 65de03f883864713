import { jsx, jsxs } from "react/jsx-runtime";
import {
  filterProjects,
  projectChoices
} from "../../src/shared/projects.ts";
import { useSite, useVisitor } from "../site.ts";
import { describeProject, Projects } from "./projects.tsx";
import { Section } from "./sections.tsx";
const partLength = 6;
function GalleryProjects() {
  const { projects } = useSite();
  const { projectFilter: filter = {}, projectPart = 1 } = useVisitor();
  const found = filterProjects(projects, filter);
  const parts = Math.max(1, Math.ceil(found.length / partLength));
  const part = Math.min(projectPart, parts);
  return /* @__PURE__ */ jsxs(Section, { heading: "Projects", id: "projects", children: [
    /* @__PURE__ */ jsx(Filters, { filter, projects }),
    /* @__PURE__ */ jsx("p", { className: "project-count", children: countWords(found.length) }),
    found.length === 0 && /* @__PURE__ */ jsxs("p", { children: [
      "We haven\u2019t added a project like this yet. ",
      /* @__PURE__ */ jsx("a", { href: "/gallery", children: "Show all projects" })
    ] }),
    /* @__PURE__ */ jsx(ProjectPart, { projects: found.slice((part - 1) * partLength, part * partLength) }),
    parts > 1 && /* @__PURE__ */ jsx(PartLinks, { filter, part, parts })
  ] });
}
function countWords(count) {
  return count === 1 ? "1 project" : `${count} projects`;
}
function ProjectPart({ projects }) {
  const site = useSite();
  if (projects.length === 0) return null;
  return /* @__PURE__ */ jsx(Projects, { projects: projects.map((project) => describeProject(project, site)) });
}
function Filters({ filter, projects }) {
  const { services, towns } = projectChoices(useSite().map);
  const { service, town } = filter;
  const hasService = ({ slug }) => projects.some((project) => project.services.includes(slug));
  const hasTown = ({ slug }) => projects.some((project) => project.town === slug);
  return /* @__PURE__ */ jsxs("div", { className: "project-filters", children: [
    /* @__PURE__ */ jsx(
      FilterList,
      {
        label: "Service",
        all: "All services",
        chosen: service,
        choices: services.filter(hasService),
        addressOf: (slug) => address({ service: slug, town })
      }
    ),
    /* @__PURE__ */ jsx(
      FilterList,
      {
        label: "Town",
        all: "All towns",
        chosen: town,
        choices: towns.filter(hasTown),
        addressOf: (slug) => address({ service, town: slug })
      }
    )
  ] });
}
function FilterList({
  label,
  all,
  chosen,
  choices,
  addressOf
}) {
  const isChosen = ({ slug }) => slug === chosen;
  const others = choices.filter((choice) => !isChosen(choice));
  const entries = [{ slug: void 0, name: all }, ...choices.filter(isChosen), ...others];
  return /* @__PURE__ */ jsx("nav", { "aria-label": `Projects by ${label.toLowerCase()}`, children: /* @__PURE__ */ jsx("ul", { className: "project-filters__list", children: entries.map(({ slug, name }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(
    "a",
    {
      className: "project-filters__link",
      href: addressOf(slug),
      "aria-current": slug === chosen ? "true" : void 0,
      children: name
    }
  ) }, name)) }) });
}
function PartLinks({ filter, part, parts }) {
  return /* @__PURE__ */ jsxs("nav", { className: "gallery__parts", "aria-label": "Project pages", children: [
    part > 1 && /* @__PURE__ */ jsx("a", { className: "button button--quiet", rel: "prev", href: address(filter, part - 1), children: "Newer projects" }),
    /* @__PURE__ */ jsxs("span", { children: [
      "Page ",
      part,
      " of ",
      parts
    ] }),
    part < parts && /* @__PURE__ */ jsx("a", { className: "button button--quiet", rel: "next", href: address(filter, part + 1), children: "Older projects" })
  ] });
}
function address({ service, town }, part = 1) {
  const query = new URLSearchParams({
    ...service && { service },
    ...town && { town },
    ...part > 1 && { page: String(part) }
  });
  return query.size > 0 ? `/gallery?${query}` : "/gallery";
}
export {
  GalleryProjects
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9nYWxsZXJ5LXByb2plY3RzLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQXVCTSxjQUdFLFlBSEY7QUF2Qk47QUFBQSxFQUVFO0FBQUEsRUFFQTtBQUFBLE9BRUs7QUFDUCxTQUFTLFNBQVMsa0JBQWtCO0FBQ3BDLFNBQVMsaUJBQWlCLGdCQUFnQjtBQUMxQyxTQUFTLGVBQWU7QUFHeEIsTUFBTSxhQUFhO0FBR1osU0FBUyxrQkFBa0I7QUFDaEMsUUFBTSxFQUFFLFNBQVMsSUFBSSxRQUFRO0FBQzdCLFFBQU0sRUFBRSxlQUFlLFNBQVMsQ0FBQyxHQUFHLGNBQWMsRUFBRSxJQUFJLFdBQVc7QUFDbkUsUUFBTSxRQUFRLGVBQWUsVUFBVSxNQUFNO0FBQzdDLFFBQU0sUUFBUSxLQUFLLElBQUksR0FBRyxLQUFLLEtBQUssTUFBTSxTQUFTLFVBQVUsQ0FBQztBQUM5RCxRQUFNLE9BQU8sS0FBSyxJQUFJLGFBQWEsS0FBSztBQUN4QyxTQUNFLHFCQUFDLFdBQVEsU0FBUSxZQUFXLElBQUcsWUFDN0I7QUFBQSx3QkFBQyxXQUFRLFFBQWdCLFVBQW9CO0FBQUEsSUFDN0Msb0JBQUMsT0FBRSxXQUFVLGlCQUFpQixxQkFBVyxNQUFNLE1BQU0sR0FBRTtBQUFBLElBQ3RELE1BQU0sV0FBVyxLQUNoQixxQkFBQyxPQUFFO0FBQUE7QUFBQSxNQUN5QyxvQkFBQyxPQUFFLE1BQUssWUFBVywrQkFBaUI7QUFBQSxPQUNoRjtBQUFBLElBRUYsb0JBQUMsZUFBWSxVQUFVLE1BQU0sT0FBTyxPQUFPLEtBQUssWUFBWSxPQUFPLFVBQVUsR0FBRztBQUFBLElBQy9FLFFBQVEsS0FBSyxvQkFBQyxhQUFVLFFBQWdCLE1BQVksT0FBYztBQUFBLEtBQ3JFO0FBRUo7QUFFQSxTQUFTLFdBQVcsT0FBdUI7QUFDekMsU0FBTyxVQUFVLElBQUksY0FBYyxHQUFHLEtBQUs7QUFDN0M7QUFFQSxTQUFTLFlBQVksRUFBRSxTQUFTLEdBQTBDO0FBQ3hFLFFBQU0sT0FBTyxRQUFRO0FBQ3JCLE1BQUksU0FBUyxXQUFXLEVBQUcsUUFBTztBQUNsQyxTQUFPLG9CQUFDLFlBQVMsVUFBVSxTQUFTLElBQUksQ0FBQyxZQUFZLGdCQUFnQixTQUFTLElBQUksQ0FBQyxHQUFHO0FBQ3hGO0FBR0EsU0FBUyxRQUFRLEVBQUUsUUFBUSxTQUFTLEdBQWlFO0FBQ25HLFFBQU0sRUFBRSxVQUFVLE1BQU0sSUFBSSxlQUFlLFFBQVEsRUFBRSxHQUFHO0FBQ3hELFFBQU0sRUFBRSxTQUFTLEtBQUssSUFBSTtBQUMxQixRQUFNLGFBQWEsQ0FBQyxFQUFFLEtBQUssTUFBYyxTQUFTLEtBQUssQ0FBQyxZQUFZLFFBQVEsU0FBUyxTQUFTLElBQUksQ0FBQztBQUNuRyxRQUFNLFVBQVUsQ0FBQyxFQUFFLEtBQUssTUFBYyxTQUFTLEtBQUssQ0FBQyxZQUFZLFFBQVEsU0FBUyxJQUFJO0FBQ3RGLFNBQ0UscUJBQUMsU0FBSSxXQUFVLG1CQUNiO0FBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE9BQU07QUFBQSxRQUNOLEtBQUk7QUFBQSxRQUNKLFFBQVE7QUFBQSxRQUNSLFNBQVMsU0FBUyxPQUFPLFVBQVU7QUFBQSxRQUNuQyxXQUFXLENBQUMsU0FBUyxRQUFRLEVBQUUsU0FBUyxNQUFNLEtBQUssQ0FBQztBQUFBO0FBQUEsSUFDdEQ7QUFBQSxJQUNBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxPQUFNO0FBQUEsUUFDTixLQUFJO0FBQUEsUUFDSixRQUFRO0FBQUEsUUFDUixTQUFTLE1BQU0sT0FBTyxPQUFPO0FBQUEsUUFDN0IsV0FBVyxDQUFDLFNBQVMsUUFBUSxFQUFFLFNBQVMsTUFBTSxLQUFLLENBQUM7QUFBQTtBQUFBLElBQ3REO0FBQUEsS0FDRjtBQUVKO0FBRUEsU0FBUyxXQUFXO0FBQUEsRUFDbEI7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQ0YsR0FNRztBQUVELFFBQU0sV0FBVyxDQUFDLEVBQUUsS0FBSyxNQUFjLFNBQVM7QUFDaEQsUUFBTSxTQUFTLFFBQVEsT0FBTyxDQUFDLFdBQVcsQ0FBQyxTQUFTLE1BQU0sQ0FBQztBQUMzRCxRQUFNLFVBQVUsQ0FBQyxFQUFFLE1BQU0sUUFBVyxNQUFNLElBQUksR0FBRyxHQUFHLFFBQVEsT0FBTyxRQUFRLEdBQUcsR0FBRyxNQUFNO0FBQ3ZGLFNBQ0Usb0JBQUMsU0FBSSxjQUFZLGVBQWUsTUFBTSxZQUFZLENBQUMsSUFDakQsOEJBQUMsUUFBRyxXQUFVLHlCQUNYLGtCQUFRLElBQUksQ0FBQyxFQUFFLE1BQU0sS0FBSyxNQUN6QixvQkFBQyxRQUNDO0FBQUEsSUFBQztBQUFBO0FBQUEsTUFDQyxXQUFVO0FBQUEsTUFDVixNQUFNLFVBQVUsSUFBSTtBQUFBLE1BQ3BCLGdCQUFjLFNBQVMsU0FBUyxTQUFTO0FBQUEsTUFFeEM7QUFBQTtBQUFBLEVBQ0gsS0FQTyxJQVFULENBQ0QsR0FDSCxHQUNGO0FBRUo7QUFFQSxTQUFTLFVBQVUsRUFBRSxRQUFRLE1BQU0sTUFBTSxHQUEyRDtBQUNsRyxTQUNFLHFCQUFDLFNBQUksV0FBVSxrQkFBaUIsY0FBVyxpQkFDeEM7QUFBQSxXQUFPLEtBQ04sb0JBQUMsT0FBRSxXQUFVLHdCQUF1QixLQUFJLFFBQU8sTUFBTSxRQUFRLFFBQVEsT0FBTyxDQUFDLEdBQUcsNEJBRWhGO0FBQUEsSUFFRixxQkFBQyxVQUFLO0FBQUE7QUFBQSxNQUNFO0FBQUEsTUFBSztBQUFBLE1BQUs7QUFBQSxPQUNsQjtBQUFBLElBQ0MsT0FBTyxTQUNOLG9CQUFDLE9BQUUsV0FBVSx3QkFBdUIsS0FBSSxRQUFPLE1BQU0sUUFBUSxRQUFRLE9BQU8sQ0FBQyxHQUFHLDRCQUVoRjtBQUFBLEtBRUo7QUFFSjtBQUVBLFNBQVMsUUFBUSxFQUFFLFNBQVMsS0FBSyxHQUF5RCxPQUFPLEdBQVc7QUFDMUcsUUFBTSxRQUFRLElBQUksZ0JBQWdCO0FBQUEsSUFDaEMsR0FBSSxXQUFXLEVBQUUsUUFBUTtBQUFBLElBQ3pCLEdBQUksUUFBUSxFQUFFLEtBQUs7QUFBQSxJQUNuQixHQUFJLE9BQU8sS0FBSyxFQUFFLE1BQU0sT0FBTyxJQUFJLEVBQUU7QUFBQSxFQUN2QyxDQUFDO0FBQ0QsU0FBTyxNQUFNLE9BQU8sSUFBSSxZQUFZLEtBQUssS0FBSztBQUNoRDsiLAogICJuYW1lcyI6IFtdCn0K

//4eee14c7d9b64b5a8f79d20ff0abede475356290
