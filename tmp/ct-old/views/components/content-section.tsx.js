import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { plainText } from "../../src/shared/content/inline.ts";
import { withoutMarks } from "../../src/shared/content/marks.ts";
import { SitePicture } from "./site-picture.tsx";
import { StyleDrawings } from "./style-drawings.tsx";
import { Words } from "./words.tsx";
const looks = ["ledger", "panel", "grid"];
function ContentSections({
  sections,
  page = sections
}) {
  return sections.map((section) => /* @__PURE__ */ jsx(ContentSectionView, { section, look: listLook(section, page) }, section.heading));
}
function listLook(section, page) {
  const lists = page.filter(({ kind }) => kind === "cards");
  return looks[lists.indexOf(section) % looks.length] ?? "ledger";
}
function ContentSectionView({ section, look }) {
  return /* @__PURE__ */ jsxs("section", { className: `content-section content-section--${section.kind}`, children: [
    /* @__PURE__ */ jsx("h2", { children: section.heading }),
    "intro" in section && section.intro && /* @__PURE__ */ jsx("p", { className: "content-section__intro", children: /* @__PURE__ */ jsx(Words, { text: section.intro }) }),
    /* @__PURE__ */ jsx(SectionBody, { section, look }),
    section.kind === "steps" && section.picture && /* @__PURE__ */ jsx(Figure, { picture: section.picture })
  ] });
}
function SectionBody({ section, look }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(SectionWords, { section, look }),
    section.drawings && /* @__PURE__ */ jsx(StyleDrawings, { names: section.drawings })
  ] });
}
function SectionWords({ section, look = "ledger" }) {
  switch (section.kind) {
    case "prose":
      return /* @__PURE__ */ jsx(Prose, { section });
    case "cards":
      return /* @__PURE__ */ jsx(ItemList, { items: section.items, look });
    case "checklist":
      return /* @__PURE__ */ jsx(Checklist, { items: section.items });
    case "steps":
      return /* @__PURE__ */ jsx(Steps, { items: section.items });
    case "table":
      return /* @__PURE__ */ jsx(Table, { table: section });
  }
}
function Prose({ section: { paragraphs, picture } }) {
  const [opening, ...others] = paragraphs;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("p", { children: opening && /* @__PURE__ */ jsx(Words, { text: opening }) }),
    picture && /* @__PURE__ */ jsx(Figure, { picture }),
    others.map((paragraph) => /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text: paragraph }) }, paragraph))
  ] });
}
function Figure({ picture }) {
  return /* @__PURE__ */ jsx("figure", { className: "content-section__figure", children: /* @__PURE__ */ jsx(SitePicture, { name: picture.name, alt: picture.alt, sizes: "(min-width: 64rem) 48rem, 60vw" }) });
}
function ItemList({ items, look }) {
  return /* @__PURE__ */ jsx("ul", { className: `item-list item-list--${look}`, children: items.map(({ title, text, ...rest }) => /* @__PURE__ */ jsxs("li", { children: [
    /* @__PURE__ */ jsx("h3", { children: rest.path ? /* @__PURE__ */ jsx("a", { className: "item-list__link", href: rest.path, children: title }) : title }),
    text && /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text }) })
  ] }, title)) });
}
const shortPoint = 90;
function Checklist({ items }) {
  const short = items.every((item) => withoutMarks(plainText(item)).length <= shortPoint);
  return /* @__PURE__ */ jsx("ul", { className: short ? "checklist checklist--short" : "checklist", children: items.map((item) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(Words, { text: item }) }, item)) });
}
function Steps({ items, across = false, extras = [] }) {
  return /* @__PURE__ */ jsx("ol", { className: across ? "steps steps--across" : "steps", children: items.map(({ title, text }, index) => /* @__PURE__ */ jsxs("li", { children: [
    /* @__PURE__ */ jsx("h3", { children: title }),
    /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text }) }),
    extras[index]
  ] }, title)) });
}
function Table({ table: { columns, rows, note } }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsxs("table", { className: "table", children: [
      /* @__PURE__ */ jsx(TableHead, { columns }),
      /* @__PURE__ */ jsx("tbody", { className: "table__body", children: rows.map(([name, ...cells]) => /* @__PURE__ */ jsxs("tr", { className: "table__row", children: [
        /* @__PURE__ */ jsx("th", { className: "table__name", scope: "row", children: name }),
        cells.map((cell, index) => /* @__PURE__ */ jsx("td", { className: "table__cell", "data-column": columns[index + 1], children: cell }, columns[index + 1]))
      ] }, name)) })
    ] }),
    note && /* @__PURE__ */ jsx("p", { className: "table__note", children: /* @__PURE__ */ jsx(Words, { text: note }) })
  ] });
}
function TableHead({ columns }) {
  return /* @__PURE__ */ jsx("thead", { className: "table__head", children: /* @__PURE__ */ jsx("tr", { children: columns.map((column) => /* @__PURE__ */ jsx("th", { className: "table__column", scope: "col", children: column }, column)) }) });
}
export {
  ContentSections,
  ItemList,
  SectionBody,
  Steps,
  TableHead,
  listLook
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9jb250ZW50LXNlY3Rpb24udHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBK0JJLFNBNkJBLFVBN0JBLEtBYUEsWUFiQTtBQTlCSixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLG9CQUFvQjtBQVM3QixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLHFCQUFxQjtBQUM5QixTQUFTLGFBQWE7QUFJdEIsTUFBTSxRQUE2QixDQUFDLFVBQVUsU0FBUyxNQUFNO0FBTXRELFNBQVMsZ0JBQWdCO0FBQUEsRUFDOUI7QUFBQSxFQUNBLE9BQU87QUFDVCxHQUdHO0FBQ0QsU0FBTyxTQUFTLElBQUksQ0FBQyxZQUNuQixvQkFBQyxzQkFBeUMsU0FBa0IsTUFBTSxTQUFTLFNBQVMsSUFBSSxLQUEvRCxRQUFRLE9BQTBELENBQzVGO0FBQ0g7QUFHTyxTQUFTLFNBQVMsU0FBeUIsTUFBMkM7QUFDM0YsUUFBTSxRQUFRLEtBQUssT0FBTyxDQUFDLEVBQUUsS0FBSyxNQUFNLFNBQVMsT0FBTztBQUN4RCxTQUFPLE1BQU0sTUFBTSxRQUFRLE9BQU8sSUFBSSxNQUFNLE1BQU0sS0FBSztBQUN6RDtBQUdBLFNBQVMsbUJBQW1CLEVBQUUsU0FBUyxLQUFLLEdBQWlEO0FBQzNGLFNBQ0UscUJBQUMsYUFBUSxXQUFXLG9DQUFvQyxRQUFRLElBQUksSUFDbEU7QUFBQSx3QkFBQyxRQUFJLGtCQUFRLFNBQVE7QUFBQSxJQUNwQixXQUFXLFdBQVcsUUFBUSxTQUM3QixvQkFBQyxPQUFFLFdBQVUsMEJBQ1gsOEJBQUMsU0FBTSxNQUFNLFFBQVEsT0FBTyxHQUM5QjtBQUFBLElBRUYsb0JBQUMsZUFBWSxTQUFrQixNQUFZO0FBQUEsSUFDMUMsUUFBUSxTQUFTLFdBQVcsUUFBUSxXQUFXLG9CQUFDLFVBQU8sU0FBUyxRQUFRLFNBQVM7QUFBQSxLQUNwRjtBQUVKO0FBR08sU0FBUyxZQUFZLEVBQUUsU0FBUyxLQUFLLEdBQTZEO0FBQ3ZHLFNBQ0UsaUNBQ0U7QUFBQSx3QkFBQyxnQkFBYSxTQUFrQixNQUFZO0FBQUEsSUFDM0MsUUFBUSxZQUFZLG9CQUFDLGlCQUFjLE9BQU8sUUFBUSxVQUFVO0FBQUEsS0FDL0Q7QUFFSjtBQUVBLFNBQVMsYUFBYSxFQUFFLFNBQVMsT0FBTyxTQUFTLEdBQTZEO0FBQzVHLFVBQVEsUUFBUSxNQUFNO0FBQUEsSUFDcEIsS0FBSztBQUNILGFBQU8sb0JBQUMsU0FBTSxTQUFrQjtBQUFBLElBQ2xDLEtBQUs7QUFDSCxhQUFPLG9CQUFDLFlBQVMsT0FBTyxRQUFRLE9BQU8sTUFBWTtBQUFBLElBQ3JELEtBQUs7QUFDSCxhQUFPLG9CQUFDLGFBQVUsT0FBTyxRQUFRLE9BQU87QUFBQSxJQUMxQyxLQUFLO0FBQ0gsYUFBTyxvQkFBQyxTQUFNLE9BQU8sUUFBUSxPQUFPO0FBQUEsSUFDdEMsS0FBSztBQUNILGFBQU8sb0JBQUMsU0FBTSxPQUFPLFNBQVM7QUFBQSxFQUNsQztBQUNGO0FBR0EsU0FBUyxNQUFNLEVBQUUsU0FBUyxFQUFFLFlBQVksUUFBUSxFQUFFLEdBQThCO0FBQzlFLFFBQU0sQ0FBQyxTQUFTLEdBQUcsTUFBTSxJQUFJO0FBQzdCLFNBQ0UsaUNBQ0U7QUFBQSx3QkFBQyxPQUFHLHFCQUFXLG9CQUFDLFNBQU0sTUFBTSxTQUFTLEdBQUc7QUFBQSxJQUN2QyxXQUFXLG9CQUFDLFVBQU8sU0FBa0I7QUFBQSxJQUNyQyxPQUFPLElBQUksQ0FBQyxjQUNYLG9CQUFDLE9BQ0MsOEJBQUMsU0FBTSxNQUFNLFdBQVcsS0FEbEIsU0FFUixDQUNEO0FBQUEsS0FDSDtBQUVKO0FBRUEsU0FBUyxPQUFPLEVBQUUsUUFBUSxHQUErQztBQUN2RSxTQUNFLG9CQUFDLFlBQU8sV0FBVSwyQkFDaEIsOEJBQUMsZUFBWSxNQUFNLFFBQVEsTUFBTSxLQUFLLFFBQVEsS0FBSyxPQUFNLGtDQUFpQyxHQUM1RjtBQUVKO0FBR08sU0FBUyxTQUFTLEVBQUUsT0FBTyxLQUFLLEdBQXFEO0FBQzFGLFNBQ0Usb0JBQUMsUUFBRyxXQUFXLHdCQUF3QixJQUFJLElBQ3hDLGdCQUFNLElBQUksQ0FBQyxFQUFFLE9BQU8sTUFBTSxHQUFHLEtBQUssTUFDakMscUJBQUMsUUFDQztBQUFBLHdCQUFDLFFBQ0UsZUFBSyxPQUNKLG9CQUFDLE9BQUUsV0FBVSxtQkFBa0IsTUFBTSxLQUFLLE1BQ3ZDLGlCQUNILElBRUEsT0FFSjtBQUFBLElBQ0MsUUFDQyxvQkFBQyxPQUNDLDhCQUFDLFNBQU0sTUFBWSxHQUNyQjtBQUFBLE9BYkssS0FlVCxDQUNELEdBQ0g7QUFFSjtBQUdBLE1BQU0sYUFBYTtBQUVuQixTQUFTLFVBQVUsRUFBRSxNQUFNLEdBQXlDO0FBQ2xFLFFBQU0sUUFBUSxNQUFNLE1BQU0sQ0FBQyxTQUFTLGFBQWEsVUFBVSxJQUFJLENBQUMsRUFBRSxVQUFVLFVBQVU7QUFDdEYsU0FDRSxvQkFBQyxRQUFHLFdBQVcsUUFBUSwrQkFBK0IsYUFDbkQsZ0JBQU0sSUFBSSxDQUFDLFNBQ1Ysb0JBQUMsUUFDQyw4QkFBQyxTQUFNLE1BQU0sTUFBTSxLQURaLElBRVQsQ0FDRCxHQUNIO0FBRUo7QUFXTyxTQUFTLE1BQU0sRUFBRSxPQUFPLFNBQVMsT0FBTyxTQUFTLENBQUMsRUFBRSxHQUFlO0FBQ3hFLFNBQ0Usb0JBQUMsUUFBRyxXQUFXLFNBQVMsd0JBQXdCLFNBQzdDLGdCQUFNLElBQUksQ0FBQyxFQUFFLE9BQU8sS0FBSyxHQUFHLFVBQzNCLHFCQUFDLFFBQ0M7QUFBQSx3QkFBQyxRQUFJLGlCQUFNO0FBQUEsSUFDWCxvQkFBQyxPQUNDLDhCQUFDLFNBQU0sTUFBWSxHQUNyQjtBQUFBLElBQ0MsT0FBTyxLQUFLO0FBQUEsT0FMTixLQU1ULENBQ0QsR0FDSDtBQUVKO0FBR0EsU0FBUyxNQUFNLEVBQUUsT0FBTyxFQUFFLFNBQVMsTUFBTSxLQUFLLEVBQUUsR0FBNEI7QUFDMUUsU0FDRSxpQ0FDRTtBQUFBLHlCQUFDLFdBQU0sV0FBVSxTQUNmO0FBQUEsMEJBQUMsYUFBVSxTQUFrQjtBQUFBLE1BQzdCLG9CQUFDLFdBQU0sV0FBVSxlQUNkLGVBQUssSUFBSSxDQUFDLENBQUMsTUFBUyxRQUFLLE1BQ3hCLHFCQUFDLFFBQWMsV0FBVSxjQUN2QjtBQUFBLDRCQUFDLFFBQUcsV0FBVSxlQUFjLE9BQU0sT0FDL0IsZ0JBQ0g7QUFBQSxRQUNDLE1BQU0sSUFBSSxDQUFDLE1BQU0sVUFDaEIsb0JBQUMsUUFBNEIsV0FBVSxlQUFjLGVBQWEsUUFBUSxRQUFRLENBQUMsR0FDaEYsa0JBRE0sUUFBUSxRQUFRLENBQUMsQ0FFMUIsQ0FDRDtBQUFBLFdBUk0sSUFTVCxDQUNELEdBQ0g7QUFBQSxPQUNGO0FBQUEsSUFDQyxRQUNDLG9CQUFDLE9BQUUsV0FBVSxlQUNYLDhCQUFDLFNBQU0sTUFBTSxNQUFNLEdBQ3JCO0FBQUEsS0FFSjtBQUVKO0FBR08sU0FBUyxVQUFVLEVBQUUsUUFBUSxHQUFtQztBQUNyRSxTQUNFLG9CQUFDLFdBQU0sV0FBVSxlQUNmLDhCQUFDLFFBQ0Usa0JBQVEsSUFBSSxDQUFDLFdBQ1osb0JBQUMsUUFBZ0IsV0FBVSxpQkFBZ0IsT0FBTSxPQUM5QyxvQkFETSxNQUVULENBQ0QsR0FDSCxHQUNGO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//776b820cba58f7318bdc575a4d201570ec7b4e31
