import { jsx } from "react/jsx-runtime";
import { listLook, SectionBody } from "./content-section.tsx";
import { Section } from "./sections.tsx";
function WideSections({
  sections,
  page
}) {
  return /* @__PURE__ */ jsx("div", { className: "wide-sections", children: sections.map((section) => /* @__PURE__ */ jsx(WideSection, { section, look: listLook(section, page) }, section.heading)) });
}
function WideSection({ section, look }) {
  const isPanel = section.kind === "cards" && look === "panel";
  return /* @__PURE__ */ jsx(
    Section,
    {
      heading: section.heading,
      intro: "intro" in section ? section.intro : void 0,
      ...isPanel ? panel : settings[section.kind],
      ...section.kind === "steps" && { picture: section.picture },
      children: /* @__PURE__ */ jsx("div", { className: "wide-sections__body", children: /* @__PURE__ */ jsx(SectionBody, { section, look: isPanel ? "grid" : look }) })
    }
  );
}
const settings = {
  prose: { layout: "split" },
  cards: { layout: "split" },
  checklist: { layout: "split" },
  steps: { layout: "split", tone: "card" },
  table: { layout: "stacked" }
};
const panel = { layout: "stacked", tone: "quiet" };
export {
  WideSections
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy93aWRlLXNlY3Rpb24udHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBa0JRO0FBakJSLFNBQXdCLFVBQVUsbUJBQW1CO0FBQ3JELFNBQVMsZUFBa0M7QUFNcEMsU0FBUyxhQUFhO0FBQUEsRUFDM0I7QUFBQSxFQUNBO0FBQ0YsR0FHRztBQUNELFNBQ0Usb0JBQUMsU0FBSSxXQUFVLGlCQUNaLG1CQUFTLElBQUksQ0FBQyxZQUNiLG9CQUFDLGVBQWtDLFNBQWtCLE1BQU0sU0FBUyxTQUFTLElBQUksS0FBL0QsUUFBUSxPQUEwRCxDQUNyRixHQUNIO0FBRUo7QUFFQSxTQUFTLFlBQVksRUFBRSxTQUFTLEtBQUssR0FBZ0Q7QUFDbkYsUUFBTSxVQUFVLFFBQVEsU0FBUyxXQUFXLFNBQVM7QUFDckQsU0FDRTtBQUFBLElBQUM7QUFBQTtBQUFBLE1BQ0MsU0FBUyxRQUFRO0FBQUEsTUFDakIsT0FBTyxXQUFXLFVBQVUsUUFBUSxRQUFRO0FBQUEsTUFDM0MsR0FBSSxVQUFVLFFBQVEsU0FBUyxRQUFRLElBQUk7QUFBQSxNQUMzQyxHQUFJLFFBQVEsU0FBUyxXQUFXLEVBQUUsU0FBUyxRQUFRLFFBQVE7QUFBQSxNQUU1RCw4QkFBQyxTQUFJLFdBQVUsdUJBQ2IsOEJBQUMsZUFBWSxTQUFrQixNQUFNLFVBQVUsU0FBUyxNQUFNLEdBQ2hFO0FBQUE7QUFBQSxFQUNGO0FBRUo7QUFJQSxNQUFNLFdBQW9EO0FBQUEsRUFDeEQsT0FBTyxFQUFFLFFBQVEsUUFBUTtBQUFBLEVBQ3pCLE9BQU8sRUFBRSxRQUFRLFFBQVE7QUFBQSxFQUN6QixXQUFXLEVBQUUsUUFBUSxRQUFRO0FBQUEsRUFDN0IsT0FBTyxFQUFFLFFBQVEsU0FBUyxNQUFNLE9BQU87QUFBQSxFQUN2QyxPQUFPLEVBQUUsUUFBUSxVQUFVO0FBQzdCO0FBR0EsTUFBTSxRQUFpQixFQUFFLFFBQVEsV0FBVyxNQUFNLFFBQVE7IiwKICAibmFtZXMiOiBbXQp9Cg==

//3b4b2289f58302eb7e66db0d0703b153425976f2
