import { jsx, jsxs } from "react/jsx-runtime";
import {
  catalogPageAddress,
  catalogPageSizes
} from "../../src/shared/catalog.ts";
import { usePage, useSite, useVisitor } from "../site.ts";
const sizes = "(min-width: 64rem) min(38rem, 47vw), calc(100vw - 2.5rem)";
function CatalogPages({ catalog: { version, pages } }) {
  const { path } = usePage();
  const { catalogSearch } = useVisitor();
  const shown = catalogSearch ? pages.filter(({ page }) => excerptOf(catalogSearch, page) !== void 0) : pages;
  return /* @__PURE__ */ jsxs("section", { className: "catalog__read", id: "pages", "aria-labelledby": "pages-title", children: [
    /* @__PURE__ */ jsx("h2", { id: "pages-title", children: "Page by page" }),
    /* @__PURE__ */ jsx(SearchForm, { query: catalogSearch?.query ?? "" }),
    catalogSearch && /* @__PURE__ */ jsxs("p", { className: "catalog__found", role: "status", children: [
      describeFound(catalogSearch),
      " ",
      /* @__PURE__ */ jsx("a", { href: `${path}#pages`, children: `Show all ${pages.length} pages` })
    ] }),
    catalogSearch && shown.length === 0 && /* @__PURE__ */ jsx(NothingFound, {}),
    /* @__PURE__ */ jsx("div", { className: "catalog__pages", children: shown.map((page) => /* @__PURE__ */ jsx(
      PageFigure,
      {
        page,
        version,
        excerpt: catalogSearch && excerptOf(catalogSearch, page.page)
      },
      page.page
    )) })
  ] });
}
function SearchForm({ query }) {
  const { path } = usePage();
  return /* @__PURE__ */ jsx("search", { children: /* @__PURE__ */ jsxs("form", { className: "catalog__search", action: `${path}#pages`, children: [
    /* @__PURE__ */ jsxs("div", { className: "field", children: [
      /* @__PURE__ */ jsx("label", { className: "field__label", htmlFor: "catalog-search", children: "Search the catalog" }),
      /* @__PURE__ */ jsx(
        "input",
        {
          className: "field__control",
          id: "catalog-search",
          name: "q",
          type: "search",
          maxLength: 100,
          autoComplete: "off",
          enterKeyHint: "search",
          defaultValue: query
        }
      )
    ] }),
    /* @__PURE__ */ jsx("button", { className: "button", type: "submit", children: "Search" })
  ] }) });
}
function NothingFound() {
  const { profile } = useSite();
  return /* @__PURE__ */ jsxs("p", { children: [
    "Try fewer words, or a part number. A page that is a picture alone has no words to find; call us at ",
    profile.phone,
    " ",
    "and we will look it up with you."
  ] });
}
function PageFigure({ page, version, excerpt }) {
  const { page: number, width, height, words } = page;
  const [small, large] = catalogPageSizes.map((size) => catalogPageAddress({ page: number, version }, size));
  return /* @__PURE__ */ jsxs("figure", { className: "catalog-page", id: `page-${number}`, children: [
    /* @__PURE__ */ jsx("a", { href: large, children: /* @__PURE__ */ jsx(
      "img",
      {
        src: small,
        srcSet: `${small} ${Math.min(catalogPageSizes[0], width)}w, ${large} ${width}w`,
        sizes,
        width,
        height,
        loading: "lazy",
        decoding: "async",
        alt: words || `Page ${number} of the catalog`
      }
    ) }),
    excerpt && /* @__PURE__ */ jsx("p", { className: "catalog-page__excerpt", children: excerpt }),
    /* @__PURE__ */ jsxs("figcaption", { children: [
      /* @__PURE__ */ jsx("span", { children: `Page ${number}` }),
      /* @__PURE__ */ jsx("a", { className: "onward", href: `/?catalog-page=${number}#contact`, children: `Ask about page ${number}` })
    ] })
  ] });
}
function excerptOf({ found }, number) {
  return found.find(({ page }) => page === number)?.excerpt;
}
function describeFound({ query, found }) {
  if (found.length === 0) return `No page of the catalog has \u201C${query}\u201D.`;
  return found.length === 1 ? `1 page has \u201C${query}\u201D.` : `${found.length} pages have \u201C${query}\u201D.`;
}
export {
  CatalogPages
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9jYXRhbG9nLXBhZ2VzLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQW1CTSxjQUdFLFlBSEY7QUFuQk47QUFBQSxFQUdFO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFFUCxTQUFTLFNBQVMsU0FBUyxrQkFBa0I7QUFHN0MsTUFBTSxRQUFRO0FBR1AsU0FBUyxhQUFhLEVBQUUsU0FBUyxFQUFFLFNBQVMsTUFBTSxFQUFFLEdBQXdEO0FBQ2pILFFBQU0sRUFBRSxLQUFLLElBQUksUUFBUTtBQUN6QixRQUFNLEVBQUUsY0FBYyxJQUFJLFdBQVc7QUFDckMsUUFBTSxRQUFRLGdCQUFnQixNQUFNLE9BQU8sQ0FBQyxFQUFFLEtBQUssTUFBTSxVQUFVLGVBQWUsSUFBSSxNQUFNLE1BQVMsSUFBSTtBQUN6RyxTQUNFLHFCQUFDLGFBQVEsV0FBVSxpQkFBZ0IsSUFBRyxTQUFRLG1CQUFnQixlQUM1RDtBQUFBLHdCQUFDLFFBQUcsSUFBRyxlQUFjLDBCQUFZO0FBQUEsSUFDakMsb0JBQUMsY0FBVyxPQUFPLGVBQWUsU0FBUyxJQUFJO0FBQUEsSUFDOUMsaUJBQ0MscUJBQUMsT0FBRSxXQUFVLGtCQUFpQixNQUFLLFVBQ2hDO0FBQUEsb0JBQWMsYUFBYTtBQUFBLE1BQUU7QUFBQSxNQUFDLG9CQUFDLE9BQUUsTUFBTSxHQUFHLElBQUksVUFBVyxzQkFBWSxNQUFNLE1BQU0sVUFBUztBQUFBLE9BQzdGO0FBQUEsSUFFRCxpQkFBaUIsTUFBTSxXQUFXLEtBQUssb0JBQUMsZ0JBQWE7QUFBQSxJQUN0RCxvQkFBQyxTQUFJLFdBQVUsa0JBQ1osZ0JBQU0sSUFBSSxDQUFDLFNBQ1Y7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUVDO0FBQUEsUUFDQTtBQUFBLFFBQ0EsU0FBUyxpQkFBaUIsVUFBVSxlQUFlLEtBQUssSUFBSTtBQUFBO0FBQUEsTUFIdkQsS0FBSztBQUFBLElBSVosQ0FDRCxHQUNIO0FBQUEsS0FDRjtBQUVKO0FBRUEsU0FBUyxXQUFXLEVBQUUsTUFBTSxHQUFzQjtBQUNoRCxRQUFNLEVBQUUsS0FBSyxJQUFJLFFBQVE7QUFDekIsU0FDRSxvQkFBQyxZQUNDLCtCQUFDLFVBQUssV0FBVSxtQkFBa0IsUUFBUSxHQUFHLElBQUksVUFDL0M7QUFBQSx5QkFBQyxTQUFJLFdBQVUsU0FDYjtBQUFBLDBCQUFDLFdBQU0sV0FBVSxnQkFBZSxTQUFRLGtCQUFpQixnQ0FFekQ7QUFBQSxNQUNBO0FBQUEsUUFBQztBQUFBO0FBQUEsVUFDQyxXQUFVO0FBQUEsVUFDVixJQUFHO0FBQUEsVUFDSCxNQUFLO0FBQUEsVUFDTCxNQUFLO0FBQUEsVUFDTCxXQUFXO0FBQUEsVUFDWCxjQUFhO0FBQUEsVUFDYixjQUFhO0FBQUEsVUFDYixjQUFjO0FBQUE7QUFBQSxNQUNoQjtBQUFBLE9BQ0Y7QUFBQSxJQUNBLG9CQUFDLFlBQU8sV0FBVSxVQUFTLE1BQUssVUFBUyxvQkFFekM7QUFBQSxLQUNGLEdBQ0Y7QUFFSjtBQUVBLFNBQVMsZUFBZTtBQUN0QixRQUFNLEVBQUUsUUFBUSxJQUFJLFFBQVE7QUFDNUIsU0FDRSxxQkFBQyxPQUFFO0FBQUE7QUFBQSxJQUNtRyxRQUFRO0FBQUEsSUFBTztBQUFBLElBQUk7QUFBQSxLQUV6SDtBQUVKO0FBRUEsU0FBUyxXQUFXLEVBQUUsTUFBTSxTQUFTLFFBQVEsR0FBeUU7QUFDcEgsUUFBTSxFQUFFLE1BQU0sUUFBUSxPQUFPLFFBQVEsTUFBTSxJQUFJO0FBQy9DLFFBQU0sQ0FBQyxPQUFPLEtBQUssSUFBSSxpQkFBaUIsSUFBSSxDQUFDLFNBQVMsbUJBQW1CLEVBQUUsTUFBTSxRQUFRLFFBQVEsR0FBRyxJQUFJLENBQUM7QUFDekcsU0FDRSxxQkFBQyxZQUFPLFdBQVUsZ0JBQWUsSUFBSSxRQUFRLE1BQU0sSUFFakQ7QUFBQSx3QkFBQyxPQUFFLE1BQU0sT0FDUDtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsS0FBSztBQUFBLFFBQ0wsUUFBUSxHQUFHLEtBQUssSUFBSSxLQUFLLElBQUksaUJBQWlCLENBQUMsR0FBRyxLQUFLLENBQUMsTUFBTSxLQUFLLElBQUksS0FBSztBQUFBLFFBQzVFO0FBQUEsUUFDQTtBQUFBLFFBQ0E7QUFBQSxRQUNBLFNBQVE7QUFBQSxRQUNSLFVBQVM7QUFBQSxRQUNULEtBQUssU0FBUyxRQUFRLE1BQU07QUFBQTtBQUFBLElBQzlCLEdBQ0Y7QUFBQSxJQUNDLFdBQVcsb0JBQUMsT0FBRSxXQUFVLHlCQUF5QixtQkFBUTtBQUFBLElBQzFELHFCQUFDLGdCQUNDO0FBQUEsMEJBQUMsVUFBTSxrQkFBUSxNQUFNLElBQUc7QUFBQSxNQUN4QixvQkFBQyxPQUFFLFdBQVUsVUFBUyxNQUFNLGtCQUFrQixNQUFNLFlBQ2pELDRCQUFrQixNQUFNLElBQzNCO0FBQUEsT0FDRjtBQUFBLEtBQ0Y7QUFFSjtBQUVBLFNBQVMsVUFBVSxFQUFFLE1BQU0sR0FBa0IsUUFBb0M7QUFDL0UsU0FBTyxNQUFNLEtBQUssQ0FBQyxFQUFFLEtBQUssTUFBTSxTQUFTLE1BQU0sR0FBRztBQUNwRDtBQUVBLFNBQVMsY0FBYyxFQUFFLE9BQU8sTUFBTSxHQUEwQjtBQUM5RCxNQUFJLE1BQU0sV0FBVyxFQUFHLFFBQU8sb0NBQStCLEtBQUs7QUFDbkUsU0FBTyxNQUFNLFdBQVcsSUFBSSxvQkFBZSxLQUFLLFlBQU8sR0FBRyxNQUFNLE1BQU0scUJBQWdCLEtBQUs7QUFDN0Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//f4f45b661a8cc82a1cdb50f09f3e1f0d91d3e06a
