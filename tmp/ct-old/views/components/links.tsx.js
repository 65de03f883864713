import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { pricePath } from "../../src/shared/routes.ts";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { usePage, useSite } from "../site.ts";
import { breadcrumbList } from "../structured-data.ts";
import { StructuredData } from "./meta.tsx";
import { Words } from "./words.tsx";
function Breadcrumb({ trail, current }) {
  const { publicUrl } = useSite();
  return /* @__PURE__ */ jsxs("nav", { className: "breadcrumb", "aria-label": "Breadcrumb", children: [
    /* @__PURE__ */ jsxs("ol", { className: "breadcrumb__list", children: [
      trail.map(({ name, path }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href: path, children: name }) }, path)),
      /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("span", { "aria-current": "page", children: current }) })
    ] }),
    /* @__PURE__ */ jsx(StructuredData, { data: breadcrumbList(trail, current, publicUrl) })
  ] });
}
function Places({ heading, places, children }) {
  return /* @__PURE__ */ jsx("section", { className: "section--quiet", children: /* @__PURE__ */ jsxs("div", { className: "frame service-area", children: [
    /* @__PURE__ */ jsx("h2", { children: heading }),
    /* @__PURE__ */ jsxs("div", { className: "service-area__places", children: [
      places.length > 0 && /* @__PURE__ */ jsx(Chips, { places }),
      children
    ] })
  ] }) });
}
function Chips({ places }) {
  return /* @__PURE__ */ jsx("ul", { className: "chips", children: places.map(({ name, path }) => /* @__PURE__ */ jsx("li", { children: path ? /* @__PURE__ */ jsx("a", { className: "chip", href: path, children: name }) : /* @__PURE__ */ jsx("span", { className: "chip", children: name }) }, name)) });
}
function LinkList({ links }) {
  return links.map(({ name, path }, index) => /* @__PURE__ */ jsxs("span", { children: [
    index > 0 && (index === links.length - 1 ? " and " : ", "),
    /* @__PURE__ */ jsx("a", { href: path, children: name })
  ] }, path));
}
function GalleryAndFinancing() {
  const { content, profile } = useSite();
  const { galleryIntro, galleryLink, financingIntro, financingLink } = fillPlaceholders(content.frame.onward, profile);
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    `${galleryIntro} `,
    /* @__PURE__ */ jsx("a", { href: "/gallery", children: galleryLink }),
    `, ${financingIntro}`,
    " ",
    /* @__PURE__ */ jsx("a", { href: "/fence-financing", children: financingLink }),
    "."
  ] });
}
function PriceLink({ preset, children }) {
  if (!useSite().prices.prices.enabled) return null;
  return /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx("a", { className: "onward", href: preset ? `${pricePath}?plan=${preset}` : pricePath, rel: preset && "nofollow", children }) });
}
function CallToAction({ heading, text, action, callLabel, children }) {
  const { profile } = useSite();
  const { path } = usePage();
  return /* @__PURE__ */ jsx("section", { className: "call-to-action picket-line--head on-dark", children: /* @__PURE__ */ jsxs("div", { className: "frame call-to-action__inner", children: [
    /* @__PURE__ */ jsxs("div", { className: "call-to-action__words", children: [
      /* @__PURE__ */ jsx("h2", { children: heading }),
      /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text }) })
    ] }),
    /* @__PURE__ */ jsxs("div", { className: "button-row", children: [
      /* @__PURE__ */ jsx("a", { className: "button", href: path === "/" ? "#contact" : "/#contact", children: action }),
      callLabel && /* @__PURE__ */ jsx("a", { className: "button button--quiet", href: telephoneLink(profile.phone), children: callLabel })
    ] }),
    children
  ] }) });
}
export {
  Breadcrumb,
  CallToAction,
  GalleryAndFinancing,
  LinkList,
  Places,
  PriceLink
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9saW5rcy50c3giXSwKICAibWFwcGluZ3MiOiAiQUFxQk0sU0F1RUYsVUFwRVEsS0FITjtBQXBCTixTQUFTLHdCQUF3QjtBQUNqQyxTQUFTLGlCQUFpQjtBQUMxQixTQUFTLHFCQUFxQjtBQUM5QixTQUFTLFNBQVMsZUFBZTtBQUNqQyxTQUFTLHNCQUFzQjtBQUMvQixTQUFTLHNCQUFzQjtBQUMvQixTQUFTLGFBQWE7QUFVZixTQUFTLFdBQVcsRUFBRSxPQUFPLFFBQVEsR0FBb0I7QUFDOUQsUUFBTSxFQUFFLFVBQVUsSUFBSSxRQUFRO0FBQzlCLFNBQ0UscUJBQUMsU0FBSSxXQUFVLGNBQWEsY0FBVyxjQUNyQztBQUFBLHlCQUFDLFFBQUcsV0FBVSxvQkFDWDtBQUFBLFlBQU0sSUFBSSxDQUFDLEVBQUUsTUFBTSxLQUFLLE1BQ3ZCLG9CQUFDLFFBQ0MsOEJBQUMsT0FBRSxNQUFNLE1BQU8sZ0JBQUssS0FEZCxJQUVULENBQ0Q7QUFBQSxNQUNELG9CQUFDLFFBQ0MsOEJBQUMsVUFBSyxnQkFBYSxRQUFRLG1CQUFRLEdBQ3JDO0FBQUEsT0FDRjtBQUFBLElBQ0Esb0JBQUMsa0JBQWUsTUFBTSxlQUFlLE9BQU8sU0FBUyxTQUFTLEdBQUc7QUFBQSxLQUNuRTtBQUVKO0FBV08sU0FBUyxPQUFPLEVBQUUsU0FBUyxRQUFRLFNBQVMsR0FBZ0I7QUFDakUsU0FDRSxvQkFBQyxhQUFRLFdBQVUsa0JBQ2pCLCtCQUFDLFNBQUksV0FBVSxzQkFDYjtBQUFBLHdCQUFDLFFBQUksbUJBQVE7QUFBQSxJQUNiLHFCQUFDLFNBQUksV0FBVSx3QkFDWjtBQUFBLGFBQU8sU0FBUyxLQUFLLG9CQUFDLFNBQU0sUUFBZ0I7QUFBQSxNQUM1QztBQUFBLE9BQ0g7QUFBQSxLQUNGLEdBQ0Y7QUFFSjtBQUVBLFNBQVMsTUFBTSxFQUFFLE9BQU8sR0FBZ0M7QUFDdEQsU0FDRSxvQkFBQyxRQUFHLFdBQVUsU0FDWCxpQkFBTyxJQUFJLENBQUMsRUFBRSxNQUFNLEtBQUssTUFDeEIsb0JBQUMsUUFDRSxpQkFDQyxvQkFBQyxPQUFFLFdBQVUsUUFBTyxNQUFNLE1BQ3ZCLGdCQUNILElBRUEsb0JBQUMsVUFBSyxXQUFVLFFBQVEsZ0JBQUssS0FOeEIsSUFRVCxDQUNELEdBQ0g7QUFFSjtBQUdPLFNBQVMsU0FBUyxFQUFFLE1BQU0sR0FBeUQ7QUFDeEYsU0FBTyxNQUFNLElBQUksQ0FBQyxFQUFFLE1BQU0sS0FBSyxHQUFHLFVBQ2hDLHFCQUFDLFVBQ0U7QUFBQSxZQUFRLE1BQU0sVUFBVSxNQUFNLFNBQVMsSUFBSSxVQUFVO0FBQUEsSUFDdEQsb0JBQUMsT0FBRSxNQUFNLE1BQU8sZ0JBQUs7QUFBQSxPQUZaLElBR1gsQ0FDRDtBQUNIO0FBR08sU0FBUyxzQkFBc0I7QUFDcEMsUUFBTSxFQUFFLFNBQVMsUUFBUSxJQUFJLFFBQVE7QUFDckMsUUFBTSxFQUFFLGNBQWMsYUFBYSxnQkFBZ0IsY0FBYyxJQUFJLGlCQUFpQixRQUFRLE1BQU0sUUFBUSxPQUFPO0FBQ25ILFNBQ0UsaUNBQ0c7QUFBQSxPQUFHLFlBQVk7QUFBQSxJQUNoQixvQkFBQyxPQUFFLE1BQUssWUFBWSx1QkFBWTtBQUFBLElBQy9CLEtBQUssY0FBYztBQUFBLElBQUc7QUFBQSxJQUFDLG9CQUFDLE9BQUUsTUFBSyxvQkFBb0IseUJBQWM7QUFBQSxJQUFJO0FBQUEsS0FDeEU7QUFFSjtBQU1PLFNBQVMsVUFBVSxFQUFFLFFBQVEsU0FBUyxHQUE2QztBQUN4RixNQUFJLENBQUMsUUFBUSxFQUFFLE9BQU8sT0FBTyxRQUFTLFFBQU87QUFDN0MsU0FDRSxvQkFBQyxPQUNDLDhCQUFDLE9BQUUsV0FBVSxVQUFTLE1BQU0sU0FBUyxHQUFHLFNBQVMsU0FBUyxNQUFNLEtBQUssV0FBVyxLQUFLLFVBQVUsWUFDNUYsVUFDSCxHQUNGO0FBRUo7QUFhTyxTQUFTLGFBQWEsRUFBRSxTQUFTLE1BQU0sUUFBUSxXQUFXLFNBQVMsR0FBc0I7QUFDOUYsUUFBTSxFQUFFLFFBQVEsSUFBSSxRQUFRO0FBQzVCLFFBQU0sRUFBRSxLQUFLLElBQUksUUFBUTtBQUN6QixTQUNFLG9CQUFDLGFBQVEsV0FBVSw0Q0FDakIsK0JBQUMsU0FBSSxXQUFVLCtCQUNiO0FBQUEseUJBQUMsU0FBSSxXQUFVLHlCQUNiO0FBQUEsMEJBQUMsUUFBSSxtQkFBUTtBQUFBLE1BQ2Isb0JBQUMsT0FDQyw4QkFBQyxTQUFNLE1BQVksR0FDckI7QUFBQSxPQUNGO0FBQUEsSUFDQSxxQkFBQyxTQUFJLFdBQVUsY0FDYjtBQUFBLDBCQUFDLE9BQUUsV0FBVSxVQUFTLE1BQU0sU0FBUyxNQUFNLGFBQWEsYUFDckQsa0JBQ0g7QUFBQSxNQUNDLGFBQ0Msb0JBQUMsT0FBRSxXQUFVLHdCQUF1QixNQUFNLGNBQWMsUUFBUSxLQUFLLEdBQ2xFLHFCQUNIO0FBQUEsT0FFSjtBQUFBLElBQ0M7QUFBQSxLQUNILEdBQ0Y7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//84878b285ba5c30f19761625247119006c5a291f
