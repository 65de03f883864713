import { jsx, jsxs } from "react/jsx-runtime";
import { formatMonth } from "../../src/shared/dates.ts";
import { fallbackAddress } from "../../src/shared/pictures.ts";
import { projectChoices, townOfSlug } from "../../src/shared/projects.ts";
import { Lightbox } from "./lightbox.tsx";
import { Picture } from "./picture.tsx";
const photoSizes = "(min-width: 64rem) 42rem, 66vw";
function Projects({ projects }) {
  return /* @__PURE__ */ jsxs("div", { className: "projects", children: [
    projects.map((project, index) => /* @__PURE__ */ jsx(ProjectArticle, { ...project, first: index === 0 }, project.id)),
    /* @__PURE__ */ jsx(Lightbox, {})
  ] });
}
function ProjectArticle({ first, ...project }) {
  const { id, title, location, facts, story, services } = project;
  return /* @__PURE__ */ jsxs("article", { className: "project", id: `project-${id}`, children: [
    /* @__PURE__ */ jsx(ProjectPhotos, { ...project, first }),
    /* @__PURE__ */ jsxs("div", { className: "project__words", children: [
      /* @__PURE__ */ jsx("h3", { className: "project__title", children: title }),
      /* @__PURE__ */ jsx("p", { className: "project__facts", children: [location, ...facts].join(" \xB7 ") }),
      story.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph)),
      /* @__PURE__ */ jsx("ul", { className: "project__services", "aria-label": "Services", children: services.map(({ name, path }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href: path, children: name }) }, path)) })
    ] })
  ] });
}
function ProjectPhotos({ id, pictures, pair, first, caption }) {
  const [leading] = pictures;
  if (!leading) return null;
  const small = pictures.slice(pair ? 0 : 1);
  return /* @__PURE__ */ jsxs("div", { className: "project__photos", children: [
    pair ? /* @__PURE__ */ jsx(BeforeAfter, { id: `before-after-${id}`, ...pair, sizes: photoSizes, first }) : /* @__PURE__ */ jsx("a", { className: "project__photo", href: fallbackAddress(leading.picture), "data-caption": caption, children: /* @__PURE__ */ jsx(Picture, { ...leading, sizes: photoSizes, first }) }),
    small.length > 0 && /* @__PURE__ */ jsx("ul", { className: "project__strip", "aria-label": "More photos", children: small.map(({ alt, picture }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { className: "project__photo", href: fallbackAddress(picture), "data-caption": caption, children: /* @__PURE__ */ jsx(Picture, { picture, alt, sizes: "6rem" }) }) }, picture.name)) })
  ] });
}
function BeforeAfter({
  id,
  before,
  after,
  sizes,
  first = false
}) {
  return /* @__PURE__ */ jsxs("div", { className: "before-after", children: [
    /* @__PURE__ */ jsxs("div", { className: "before-after__stage", children: [
      /* @__PURE__ */ jsxs("figure", { className: "before-after__side", children: [
        /* @__PURE__ */ jsx(Picture, { ...before, sizes, first }),
        /* @__PURE__ */ jsx("figcaption", { className: "before-after__name", children: "Before" })
      ] }),
      /* @__PURE__ */ jsxs("figure", { className: "before-after__side before-after__side--after", children: [
        /* @__PURE__ */ jsx(Picture, { ...after, sizes, first }),
        /* @__PURE__ */ jsx("figcaption", { className: "before-after__name", children: "After" })
      ] }),
      /* @__PURE__ */ jsx("input", { className: "before-after__range", id, type: "range", min: 0, max: 100, defaultValue: 50 })
    ] }),
    /* @__PURE__ */ jsx("label", { className: "before-after__label", htmlFor: id, children: "Show before or after" })
  ] });
}
function locationOf({ town }, { map, documents, profile }) {
  const name = projectChoices(map).towns.find(({ slug }) => slug === town)?.name ?? townOfSlug(documents, town);
  return `${name ?? town}, ${profile.state}`;
}
function describeProject(project, site) {
  const { id, title, services, month, material, height, feet, story, pictures, pair } = project;
  const location = locationOf(project, site);
  const known = [
    month && formatMonth(month),
    material,
    height && `${height} ft tall`,
    feet && `${groupDigits(feet)} ft long`
  ];
  return {
    ...{ id, title, location, pictures, pair },
    facts: known.filter((fact) => typeof fact === "string" && fact !== ""),
    story: story.split(/\n+/).filter(Boolean),
    services: services.flatMap(
      (slug) => site.map.services.filter(({ document }) => document.id === slug).map(({ path, document }) => ({ name: document.menuName, path }))
    ),
    caption: `${title} - ${location}`
  };
}
function groupDigits(number) {
  return String(number).replace(/\B(?=(\d{3})+$)/g, ",");
}
export {
  Projects,
  describeProject,
  locationOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9wcm9qZWN0cy50c3giXSwKICAibWFwcGluZ3MiOiAiQUEyQkksU0FFSSxLQUZKO0FBM0JKLFNBQVMsbUJBQW1CO0FBRTVCLFNBQVMsdUJBQXVCO0FBQ2hDLFNBQVMsZ0JBQXNELGtCQUFrQjtBQUNqRixTQUFTLGdCQUFnQjtBQUN6QixTQUFTLGVBQWU7QUFpQnhCLE1BQU0sYUFBYTtBQUdaLFNBQVMsU0FBUyxFQUFFLFNBQVMsR0FBMkM7QUFDN0UsU0FDRSxxQkFBQyxTQUFJLFdBQVUsWUFDWjtBQUFBLGFBQVMsSUFBSSxDQUFDLFNBQVMsVUFDdEIsb0JBQUMsa0JBQWlDLEdBQUcsU0FBUyxPQUFPLFVBQVUsS0FBMUMsUUFBUSxFQUFxQyxDQUNuRTtBQUFBLElBQ0Qsb0JBQUMsWUFBUztBQUFBLEtBQ1o7QUFFSjtBQUVBLFNBQVMsZUFBZSxFQUFFLE9BQU8sR0FBRyxRQUFRLEdBQXVDO0FBQ2pGLFFBQU0sRUFBRSxJQUFJLE9BQU8sVUFBVSxPQUFPLE9BQU8sU0FBUyxJQUFJO0FBQ3hELFNBQ0UscUJBQUMsYUFBUSxXQUFVLFdBQVUsSUFBSSxXQUFXLEVBQUUsSUFDNUM7QUFBQSx3QkFBQyxpQkFBZSxHQUFHLFNBQVMsT0FBYztBQUFBLElBQzFDLHFCQUFDLFNBQUksV0FBVSxrQkFDYjtBQUFBLDBCQUFDLFFBQUcsV0FBVSxrQkFBa0IsaUJBQU07QUFBQSxNQUN0QyxvQkFBQyxPQUFFLFdBQVUsa0JBQWtCLFdBQUMsVUFBVSxHQUFHLEtBQUssRUFBRSxLQUFLLFFBQUssR0FBRTtBQUFBLE1BQy9ELE1BQU0sSUFBSSxDQUFDLGNBQ1Ysb0JBQUMsT0FBbUIsdUJBQVosU0FBc0IsQ0FDL0I7QUFBQSxNQUNELG9CQUFDLFFBQUcsV0FBVSxxQkFBb0IsY0FBVyxZQUMxQyxtQkFBUyxJQUFJLENBQUMsRUFBRSxNQUFNLEtBQUssTUFDMUIsb0JBQUMsUUFDQyw4QkFBQyxPQUFFLE1BQU0sTUFBTyxnQkFBSyxLQURkLElBRVQsQ0FDRCxHQUNIO0FBQUEsT0FDRjtBQUFBLEtBQ0Y7QUFFSjtBQUdBLFNBQVMsY0FBYyxFQUFFLElBQUksVUFBVSxNQUFNLE9BQU8sUUFBUSxHQUF1QztBQUNqRyxRQUFNLENBQUMsT0FBTyxJQUFJO0FBQ2xCLE1BQUksQ0FBQyxRQUFTLFFBQU87QUFDckIsUUFBTSxRQUFRLFNBQVMsTUFBTSxPQUFPLElBQUksQ0FBQztBQUN6QyxTQUNFLHFCQUFDLFNBQUksV0FBVSxtQkFDWjtBQUFBLFdBQ0Msb0JBQUMsZUFBWSxJQUFJLGdCQUFnQixFQUFFLElBQUssR0FBRyxNQUFNLE9BQU8sWUFBWSxPQUFjLElBRWxGLG9CQUFDLE9BQUUsV0FBVSxrQkFBaUIsTUFBTSxnQkFBZ0IsUUFBUSxPQUFPLEdBQUcsZ0JBQWMsU0FDbEYsOEJBQUMsV0FBUyxHQUFHLFNBQVMsT0FBTyxZQUFZLE9BQWMsR0FDekQ7QUFBQSxJQUVELE1BQU0sU0FBUyxLQUNkLG9CQUFDLFFBQUcsV0FBVSxrQkFBaUIsY0FBVyxlQUN2QyxnQkFBTSxJQUFJLENBQUMsRUFBRSxLQUFLLFFBQVEsTUFDekIsb0JBQUMsUUFDQyw4QkFBQyxPQUFFLFdBQVUsa0JBQWlCLE1BQU0sZ0JBQWdCLE9BQU8sR0FBRyxnQkFBYyxTQUMxRSw4QkFBQyxXQUFRLFNBQWtCLEtBQVUsT0FBTSxRQUFPLEdBQ3BELEtBSE8sUUFBUSxJQUlqQixDQUNELEdBQ0g7QUFBQSxLQUVKO0FBRUo7QUFNQSxTQUFTLFlBQVk7QUFBQSxFQUNuQjtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0EsUUFBUTtBQUNWLEdBTUc7QUFDRCxTQUNFLHFCQUFDLFNBQUksV0FBVSxnQkFDYjtBQUFBLHlCQUFDLFNBQUksV0FBVSx1QkFDYjtBQUFBLDJCQUFDLFlBQU8sV0FBVSxzQkFDaEI7QUFBQSw0QkFBQyxXQUFTLEdBQUcsUUFBUSxPQUFjLE9BQWM7QUFBQSxRQUNqRCxvQkFBQyxnQkFBVyxXQUFVLHNCQUFxQixvQkFBTTtBQUFBLFNBQ25EO0FBQUEsTUFDQSxxQkFBQyxZQUFPLFdBQVUsZ0RBQ2hCO0FBQUEsNEJBQUMsV0FBUyxHQUFHLE9BQU8sT0FBYyxPQUFjO0FBQUEsUUFDaEQsb0JBQUMsZ0JBQVcsV0FBVSxzQkFBcUIsbUJBQUs7QUFBQSxTQUNsRDtBQUFBLE1BQ0Esb0JBQUMsV0FBTSxXQUFVLHVCQUFzQixJQUFRLE1BQUssU0FBUSxLQUFLLEdBQUcsS0FBSyxLQUFLLGNBQWMsSUFBSTtBQUFBLE9BQ2xHO0FBQUEsSUFDQSxvQkFBQyxXQUFNLFdBQVUsdUJBQXNCLFNBQVMsSUFBSSxrQ0FFcEQ7QUFBQSxLQUNGO0FBRUo7QUFHTyxTQUFTLFdBQVcsRUFBRSxLQUFLLEdBQStCLEVBQUUsS0FBSyxXQUFXLFFBQVEsR0FBaUI7QUFDMUcsUUFBTSxPQUFPLGVBQWUsR0FBRyxFQUFFLE1BQU0sS0FBSyxDQUFDLEVBQUUsS0FBSyxNQUFNLFNBQVMsSUFBSSxHQUFHLFFBQVEsV0FBVyxXQUFXLElBQUk7QUFDNUcsU0FBTyxHQUFHLFFBQVEsSUFBSSxLQUFLLFFBQVEsS0FBSztBQUMxQztBQUdPLFNBQVMsZ0JBQWdCLFNBQXVCLE1BQTJCO0FBQ2hGLFFBQU0sRUFBRSxJQUFJLE9BQU8sVUFBVSxPQUFPLFVBQVUsUUFBUSxNQUFNLE9BQU8sVUFBVSxLQUFLLElBQUk7QUFDdEYsUUFBTSxXQUFXLFdBQVcsU0FBUyxJQUFJO0FBQ3pDLFFBQU0sUUFBUTtBQUFBLElBQ1osU0FBUyxZQUFZLEtBQUs7QUFBQSxJQUMxQjtBQUFBLElBQ0EsVUFBVSxHQUFHLE1BQU07QUFBQSxJQUNuQixRQUFRLEdBQUcsWUFBWSxJQUFJLENBQUM7QUFBQSxFQUM5QjtBQUNBLFNBQU87QUFBQSxJQUNMLEdBQUcsRUFBRSxJQUFJLE9BQU8sVUFBVSxVQUFVLEtBQUs7QUFBQSxJQUN6QyxPQUFPLE1BQU0sT0FBTyxDQUFDLFNBQXlCLE9BQU8sU0FBUyxZQUFZLFNBQVMsRUFBRTtBQUFBLElBQ3JGLE9BQU8sTUFBTSxNQUFNLEtBQUssRUFBRSxPQUFPLE9BQU87QUFBQSxJQUN4QyxVQUFVLFNBQVM7QUFBQSxNQUFRLENBQUMsU0FDMUIsS0FBSyxJQUFJLFNBQ04sT0FBTyxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsT0FBTyxJQUFJLEVBQzdDLElBQUksQ0FBQyxFQUFFLE1BQU0sU0FBUyxPQUFPLEVBQUUsTUFBTSxTQUFTLFVBQVUsS0FBSyxFQUFFO0FBQUEsSUFDcEU7QUFBQSxJQUNBLFNBQVMsR0FBRyxLQUFLLE1BQU0sUUFBUTtBQUFBLEVBQ2pDO0FBQ0Y7QUFHQSxTQUFTLFlBQVksUUFBd0I7QUFDM0MsU0FBTyxPQUFPLE1BQU0sRUFBRSxRQUFRLG9CQUFvQixHQUFHO0FBQ3ZEOyIsCiAgIm5hbWVzIjogW10KfQo=

//a71c72b2ae3d085be2f5ab6710b58caaace5ce9b
