import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { catalogFileName } from "../../src/shared/routes.ts";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { CatalogPages } from "../components/catalog-pages.tsx";
import { Layout } from "../components/frame.tsx";
import { Meta } from "../components/meta.tsx";
import { useSite } from "../site.ts";
const frameHeight = 800;
function CatalogPage() {
  const { profile, catalog } = useSite();
  const title = `${profile.catalogYear} ${profile.brandInitials} ${profile.retailerName} IHSS Catalogue`;
  const hasPages = catalog !== void 0 && catalog.pages.length > 0;
  return /* @__PURE__ */ jsxs(Layout, { children: [
    /* @__PURE__ */ jsx(Meta, { title, description: title }),
    /* @__PURE__ */ jsxs("div", { className: "frame catalog", children: [
      /* @__PURE__ */ jsx("h1", { children: title }),
      hasPages && /* @__PURE__ */ jsx("a", { className: "onward catalog__wide", href: "#pages", children: "Read it here page by page, or search it" }),
      catalog ? /* @__PURE__ */ jsx(Viewer, { title, hasPages }) : /* @__PURE__ */ jsx(NoCatalog, {}),
      hasPages && /* @__PURE__ */ jsx(CatalogPages, { catalog })
    ] })
  ] });
}
function Viewer({ title, hasPages }) {
  const fileName = catalogFileName(useSite().profile);
  const address = `/${encodeURIComponent(fileName)}`;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx(
      "iframe",
      {
        className: hasPages ? "catalog__frame catalog__wide" : "catalog__frame",
        src: address,
        title,
        loading: "lazy",
        width: "100%",
        height: frameHeight
      }
    ),
    /* @__PURE__ */ jsx("p", { className: hasPages ? "catalog__wide" : void 0, children: "If the PDF doesn't display above, you can download it directly:" }),
    /* @__PURE__ */ jsx("a", { className: "button", href: address, download: fileName, children: "Download Catalog (PDF)" })
  ] });
}
function NoCatalog() {
  const { profile } = useSite();
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("p", { className: "catalog__none", children: "We haven\u2019t posted this catalog yet. Please check back soon, or call us and we\u2019ll tell you what\u2019s in it." }),
    /* @__PURE__ */ jsxs("a", { className: "button", href: telephoneLink(profile.phone), children: [
      "Call ",
      profile.phone
    ] }),
    /* @__PURE__ */ jsx("a", { className: "onward", href: "/gallery", children: "Gallery" })
  ] });
}
export {
  CatalogPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvY2F0YWxvZy50c3giXSwKICAibWFwcGluZ3MiOiAiQUFpQk0sU0FvQkYsVUFwQkUsS0FDQSxZQURBO0FBakJOLFNBQVMsdUJBQXVCO0FBQ2hDLFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsY0FBYztBQUN2QixTQUFTLFlBQVk7QUFDckIsU0FBUyxlQUFlO0FBR3hCLE1BQU0sY0FBYztBQUdiLFNBQVMsY0FBYztBQUM1QixRQUFNLEVBQUUsU0FBUyxRQUFRLElBQUksUUFBUTtBQUNyQyxRQUFNLFFBQVEsR0FBRyxRQUFRLFdBQVcsSUFBSSxRQUFRLGFBQWEsSUFBSSxRQUFRLFlBQVk7QUFDckYsUUFBTSxXQUFXLFlBQVksVUFBYSxRQUFRLE1BQU0sU0FBUztBQUNqRSxTQUNFLHFCQUFDLFVBQ0M7QUFBQSx3QkFBQyxRQUFLLE9BQWMsYUFBYSxPQUFPO0FBQUEsSUFDeEMscUJBQUMsU0FBSSxXQUFVLGlCQUNiO0FBQUEsMEJBQUMsUUFBSSxpQkFBTTtBQUFBLE1BQ1YsWUFDQyxvQkFBQyxPQUFFLFdBQVUsd0JBQXVCLE1BQUssVUFBUyxxREFFbEQ7QUFBQSxNQUVELFVBQVUsb0JBQUMsVUFBTyxPQUFjLFVBQW9CLElBQUssb0JBQUMsYUFBVTtBQUFBLE1BQ3BFLFlBQVksb0JBQUMsZ0JBQWEsU0FBa0I7QUFBQSxPQUMvQztBQUFBLEtBQ0Y7QUFFSjtBQUdBLFNBQVMsT0FBTyxFQUFFLE9BQU8sU0FBUyxHQUF5QztBQUN6RSxRQUFNLFdBQVcsZ0JBQWdCLFFBQVEsRUFBRSxPQUFPO0FBQ2xELFFBQU0sVUFBVSxJQUFJLG1CQUFtQixRQUFRLENBQUM7QUFDaEQsU0FDRSxpQ0FDRTtBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxXQUFXLFdBQVcsaUNBQWlDO0FBQUEsUUFDdkQsS0FBSztBQUFBLFFBQ0w7QUFBQSxRQUNBLFNBQVE7QUFBQSxRQUNSLE9BQU07QUFBQSxRQUNOLFFBQVE7QUFBQTtBQUFBLElBQ1Y7QUFBQSxJQUNBLG9CQUFDLE9BQUUsV0FBVyxXQUFXLGtCQUFrQixRQUFXLDZFQUV0RDtBQUFBLElBQ0Esb0JBQUMsT0FBRSxXQUFVLFVBQVMsTUFBTSxTQUFTLFVBQVUsVUFBVSxvQ0FFekQ7QUFBQSxLQUNGO0FBRUo7QUFFQSxTQUFTLFlBQVk7QUFDbkIsUUFBTSxFQUFFLFFBQVEsSUFBSSxRQUFRO0FBQzVCLFNBQ0UsaUNBQ0U7QUFBQSx3QkFBQyxPQUFFLFdBQVUsaUJBQWdCLG9JQUU3QjtBQUFBLElBQ0EscUJBQUMsT0FBRSxXQUFVLFVBQVMsTUFBTSxjQUFjLFFBQVEsS0FBSyxHQUFHO0FBQUE7QUFBQSxNQUNsRCxRQUFRO0FBQUEsT0FDaEI7QUFBQSxJQUNBLG9CQUFDLE9BQUUsV0FBVSxVQUFTLE1BQUssWUFBVyxxQkFFdEM7QUFBQSxLQUNGO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//b26877a4317d5015146fded28d88cbd9e70ccdb1
