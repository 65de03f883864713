import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { withoutMarks } from "../../src/shared/content/marks.ts";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { relatedServices, toTownLink } from "../../src/shared/site-map.ts";
import { ContentSections } from "../components/content-section.tsx";
import { Layout } from "../components/frame.tsx";
import { Hero } from "../components/hero.tsx";
import { Breadcrumb, CallToAction, GalleryAndFinancing, LinkList, Places, PriceLink } from "../components/links.tsx";
import { Meta, StructuredData } from "../components/meta.tsx";
import { RecentProjects } from "../components/project-cards.tsx";
import { WideSections } from "../components/wide-section.tsx";
import { Words } from "../components/words.tsx";
import { Island } from "../island.tsx";
import { EstimateForm } from "../islands/visitor-forms.tsx";
import { usePage, useSite, useVisitor } from "../site.ts";
import { service } from "../structured-data.ts";
function ServicePage({ content }) {
  const site = useSite();
  const { path } = usePage();
  const words = fillPlaceholders(content, site.profile);
  return /* @__PURE__ */ jsxs(Layout, { children: [
    /* @__PURE__ */ jsx(
      Meta,
      {
        title: `${words.title} | ${site.profile.name}`,
        description: words.description,
        keywords: words.keywords,
        picture: words.picture
      }
    ),
    /* @__PURE__ */ jsx(
      StructuredData,
      {
        data: service(
          {
            name: words.serviceTitle,
            serviceType: words.serviceTitle,
            description: words.description,
            path,
            areaServed: site.map.townNames,
            picture: words.picture
          },
          site
        )
      }
    ),
    /* @__PURE__ */ jsx(Hero, { kind: "service", heading: words.serviceTitle, text: words.serviceDescription, picture: words.picture }),
    /* @__PURE__ */ jsxs("div", { className: "service", children: [
      /* @__PURE__ */ jsx(Breadcrumb, { trail: [{ name: "Home", path: "/" }], current: words.serviceTitle }),
      /* @__PURE__ */ jsx(ServiceWords, { sections: words.contentSections }),
      /* @__PURE__ */ jsx(Sidebar, { content: words })
    ] }),
    /* @__PURE__ */ jsx(RecentProjects, { filter: { service: content.id }, tone: "card" }),
    /* @__PURE__ */ jsx(ServicePlaces, { content: words }),
    /* @__PURE__ */ jsx(CallToAction, { ...words.closing })
  ] });
}
function ServicePlaces({ content }) {
  const { map, content: site, profile } = useSite();
  const { services, towns, townNames } = map;
  const words = fillPlaceholders(site.servicePage.towns, profile);
  const companions = content.companions.flatMap(
    (slug) => services.filter(({ document }) => document.slug === slug).map(({ path, document }) => ({ name: document.serviceTitle, path }))
  );
  return /* @__PURE__ */ jsx(
    Places,
    {
      heading: `${words.headingStart} ${content.serviceTitle.toLowerCase()}`,
      places: towns.length > 0 ? towns.map(toTownLink) : townNames.map((name) => ({ name })),
      children: /* @__PURE__ */ jsxs("p", { children: [
        companions.length > 0 && /* @__PURE__ */ jsx(Companions, { intro: words.companionsIntro, links: companions }),
        /* @__PURE__ */ jsx(GalleryAndFinancing, {})
      ] })
    }
  );
}
function Companions({ intro, links }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    `${intro} `,
    /* @__PURE__ */ jsx(LinkList, { links }),
    ". "
  ] });
}
function ServiceWords({ sections }) {
  const count = countBesideSidebar(sections);
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsx("div", { className: "service__main", children: /* @__PURE__ */ jsx(ContentSections, { sections: sections.slice(0, count), page: sections }) }),
    /* @__PURE__ */ jsx(WideSections, { sections: sections.slice(count), page: sections })
  ] });
}
const sidebarLength = 1500;
const pictureLength = 400;
function countBesideSidebar(sections) {
  let length = 0;
  const last = sections.findIndex((section) => {
    length += withoutMarks(JSON.stringify(section)).length + ("picture" in section ? pictureLength : 0);
    return length >= sidebarLength;
  });
  return last + 1;
}
function Sidebar({ content }) {
  const { profile, map, content: words } = useSite();
  const related = relatedServices(map, content);
  return /* @__PURE__ */ jsxs("aside", { className: "service__aside", "aria-label": "More about this service", children: [
    related.length > 0 && /* @__PURE__ */ jsx(RelatedServices, { related }),
    /* @__PURE__ */ jsxs("section", { className: "quote-box on-dark", children: [
      /* @__PURE__ */ jsx("h2", { className: "aside-box__heading", children: "Need A Free Quote?" }),
      /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text: fillPlaceholders(words.servicePage.quoteText, profile) }) }),
      /* @__PURE__ */ jsx("a", { className: "button", href: "/#contact", children: "Contact Us Now" })
    ] }),
    content.pricePreset && /* @__PURE__ */ jsx(PriceLink, { preset: content.pricePreset, children: "Price this fence first" }),
    /* @__PURE__ */ jsxs("section", { className: "quick-estimate", id: "quick-estimate", children: [
      /* @__PURE__ */ jsx("h2", { className: "aside-box__heading", children: "Quick Estimate Request" }),
      /* @__PURE__ */ jsx(VisitorEstimateForm, {})
    ] })
  ] });
}
function VisitorEstimateForm() {
  const { profile, map } = useSite();
  const { formState } = useVisitor();
  const page = usePage();
  if (page.screen !== "service") return null;
  const related = relatedServices(map, page.document).map(({ document }) => document.menuName);
  const services = [fillPlaceholders(page.document.menuName, profile), ...related];
  const props = { page: page.path, services, state: formState, phone: profile.phone };
  return /* @__PURE__ */ jsx(Island, { name: "estimate-form", component: EstimateForm, props });
}
function RelatedServices({ related }) {
  return /* @__PURE__ */ jsxs("nav", { className: "related", "aria-label": "Related services", children: [
    /* @__PURE__ */ jsx("h2", { className: "aside-box__heading", children: "Related Services" }),
    /* @__PURE__ */ jsx("ul", { className: "related__list", children: related.map(({ path, document }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("a", { href: path, children: [
      /* @__PURE__ */ jsx("span", { className: "related__title", children: document.menuName }),
      " ",
      /* @__PURE__ */ jsx("span", { className: "related__benefit", children: document.benefit })
    ] }) }, path)) })
  ] });
}
export {
  ServicePage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvc2VydmljZS50c3giXSwKICAibWFwcGluZ3MiOiAiQUF5Qk0sU0F5REYsVUF6REUsS0FvQkEsWUFwQkE7QUF6Qk4sU0FBUyxvQkFBb0I7QUFHN0IsU0FBUyx3QkFBd0I7QUFDakMsU0FBd0IsaUJBQW9DLGtCQUFrQjtBQUM5RSxTQUFTLHVCQUF1QjtBQUNoQyxTQUFTLGNBQWM7QUFDdkIsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsWUFBWSxjQUFjLHFCQUFxQixVQUFVLFFBQVEsaUJBQWlCO0FBQzNGLFNBQVMsTUFBTSxzQkFBc0I7QUFDckMsU0FBUyxzQkFBc0I7QUFDL0IsU0FBUyxvQkFBb0I7QUFDN0IsU0FBUyxhQUFhO0FBQ3RCLFNBQVMsY0FBYztBQUN2QixTQUFTLG9CQUFvQjtBQUM3QixTQUFTLFNBQVMsU0FBUyxrQkFBa0I7QUFDN0MsU0FBUyxlQUFlO0FBR2pCLFNBQVMsWUFBWSxFQUFFLFFBQVEsR0FBZ0M7QUFDcEUsUUFBTSxPQUFPLFFBQVE7QUFDckIsUUFBTSxFQUFFLEtBQUssSUFBSSxRQUFRO0FBQ3pCLFFBQU0sUUFBUSxpQkFBaUIsU0FBUyxLQUFLLE9BQU87QUFDcEQsU0FDRSxxQkFBQyxVQUNDO0FBQUE7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE9BQU8sR0FBRyxNQUFNLEtBQUssTUFBTSxLQUFLLFFBQVEsSUFBSTtBQUFBLFFBQzVDLGFBQWEsTUFBTTtBQUFBLFFBQ25CLFVBQVUsTUFBTTtBQUFBLFFBQ2hCLFNBQVMsTUFBTTtBQUFBO0FBQUEsSUFDakI7QUFBQSxJQUNBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFNO0FBQUEsVUFDSjtBQUFBLFlBQ0UsTUFBTSxNQUFNO0FBQUEsWUFDWixhQUFhLE1BQU07QUFBQSxZQUNuQixhQUFhLE1BQU07QUFBQSxZQUNuQjtBQUFBLFlBQ0EsWUFBWSxLQUFLLElBQUk7QUFBQSxZQUNyQixTQUFTLE1BQU07QUFBQSxVQUNqQjtBQUFBLFVBQ0E7QUFBQSxRQUNGO0FBQUE7QUFBQSxJQUNGO0FBQUEsSUFDQSxvQkFBQyxRQUFLLE1BQUssV0FBVSxTQUFTLE1BQU0sY0FBYyxNQUFNLE1BQU0sb0JBQW9CLFNBQVMsTUFBTSxTQUFTO0FBQUEsSUFDMUcscUJBQUMsU0FBSSxXQUFVLFdBQ2I7QUFBQSwwQkFBQyxjQUFXLE9BQU8sQ0FBQyxFQUFFLE1BQU0sUUFBUSxNQUFNLElBQUksQ0FBQyxHQUFHLFNBQVMsTUFBTSxjQUFjO0FBQUEsTUFDL0Usb0JBQUMsZ0JBQWEsVUFBVSxNQUFNLGlCQUFpQjtBQUFBLE1BQy9DLG9CQUFDLFdBQVEsU0FBUyxPQUFPO0FBQUEsT0FDM0I7QUFBQSxJQUNBLG9CQUFDLGtCQUFlLFFBQVEsRUFBRSxTQUFTLFFBQVEsR0FBRyxHQUFHLE1BQUssUUFBTztBQUFBLElBQzdELG9CQUFDLGlCQUFjLFNBQVMsT0FBTztBQUFBLElBQy9CLG9CQUFDLGdCQUFjLEdBQUcsTUFBTSxTQUFTO0FBQUEsS0FDbkM7QUFFSjtBQUdBLFNBQVMsY0FBYyxFQUFFLFFBQVEsR0FBZ0M7QUFDL0QsUUFBTSxFQUFFLEtBQUssU0FBUyxNQUFNLFFBQVEsSUFBSSxRQUFRO0FBQ2hELFFBQU0sRUFBRSxVQUFVLE9BQU8sVUFBVSxJQUFJO0FBQ3ZDLFFBQU0sUUFBUSxpQkFBaUIsS0FBSyxZQUFZLE9BQU8sT0FBTztBQUM5RCxRQUFNLGFBQWEsUUFBUSxXQUFXO0FBQUEsSUFBUSxDQUFDLFNBQzdDLFNBQ0csT0FBTyxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsU0FBUyxJQUFJLEVBQy9DLElBQUksQ0FBQyxFQUFFLE1BQU0sU0FBUyxPQUFPLEVBQUUsTUFBTSxTQUFTLGNBQWMsS0FBSyxFQUFFO0FBQUEsRUFDeEU7QUFDQSxTQUNFO0FBQUEsSUFBQztBQUFBO0FBQUEsTUFDQyxTQUFTLEdBQUcsTUFBTSxZQUFZLElBQUksUUFBUSxhQUFhLFlBQVksQ0FBQztBQUFBLE1BQ3BFLFFBQVEsTUFBTSxTQUFTLElBQUksTUFBTSxJQUFJLFVBQVUsSUFBSSxVQUFVLElBQUksQ0FBQyxVQUFVLEVBQUUsS0FBSyxFQUFFO0FBQUEsTUFFckYsK0JBQUMsT0FDRTtBQUFBLG1CQUFXLFNBQVMsS0FBSyxvQkFBQyxjQUFXLE9BQU8sTUFBTSxpQkFBaUIsT0FBTyxZQUFZO0FBQUEsUUFDdkYsb0JBQUMsdUJBQW9CO0FBQUEsU0FDdkI7QUFBQTtBQUFBLEVBQ0Y7QUFFSjtBQUVBLFNBQVMsV0FBVyxFQUFFLE9BQU8sTUFBTSxHQUFrRDtBQUNuRixTQUNFLGlDQUNHO0FBQUEsT0FBRyxLQUFLO0FBQUEsSUFDVCxvQkFBQyxZQUFTLE9BQWM7QUFBQSxJQUN2QjtBQUFBLEtBQ0g7QUFFSjtBQUdBLFNBQVMsYUFBYSxFQUFFLFNBQVMsR0FBNEM7QUFDM0UsUUFBTSxRQUFRLG1CQUFtQixRQUFRO0FBQ3pDLFNBQ0UsaUNBQ0U7QUFBQSx3QkFBQyxTQUFJLFdBQVUsaUJBQ2IsOEJBQUMsbUJBQWdCLFVBQVUsU0FBUyxNQUFNLEdBQUcsS0FBSyxHQUFHLE1BQU0sVUFBVSxHQUN2RTtBQUFBLElBQ0Esb0JBQUMsZ0JBQWEsVUFBVSxTQUFTLE1BQU0sS0FBSyxHQUFHLE1BQU0sVUFBVTtBQUFBLEtBQ2pFO0FBRUo7QUFHQSxNQUFNLGdCQUFnQjtBQUN0QixNQUFNLGdCQUFnQjtBQUV0QixTQUFTLG1CQUFtQixVQUE2QztBQUN2RSxNQUFJLFNBQVM7QUFDYixRQUFNLE9BQU8sU0FBUyxVQUFVLENBQUMsWUFBWTtBQUMzQyxjQUFVLGFBQWEsS0FBSyxVQUFVLE9BQU8sQ0FBQyxFQUFFLFVBQVUsYUFBYSxVQUFVLGdCQUFnQjtBQUNqRyxXQUFPLFVBQVU7QUFBQSxFQUNuQixDQUFDO0FBQ0QsU0FBTyxPQUFPO0FBQ2hCO0FBRUEsU0FBUyxRQUFRLEVBQUUsUUFBUSxHQUFnQztBQUN6RCxRQUFNLEVBQUUsU0FBUyxLQUFLLFNBQVMsTUFBTSxJQUFJLFFBQVE7QUFDakQsUUFBTSxVQUFVLGdCQUFnQixLQUFLLE9BQU87QUFDNUMsU0FDRSxxQkFBQyxXQUFNLFdBQVUsa0JBQWlCLGNBQVcsMkJBQzFDO0FBQUEsWUFBUSxTQUFTLEtBQUssb0JBQUMsbUJBQWdCLFNBQWtCO0FBQUEsSUFDMUQscUJBQUMsYUFBUSxXQUFVLHFCQUNqQjtBQUFBLDBCQUFDLFFBQUcsV0FBVSxzQkFBcUIsZ0NBQWtCO0FBQUEsTUFDckQsb0JBQUMsT0FDQyw4QkFBQyxTQUFNLE1BQU0saUJBQWlCLE1BQU0sWUFBWSxXQUFXLE9BQU8sR0FBRyxHQUN2RTtBQUFBLE1BQ0Esb0JBQUMsT0FBRSxXQUFVLFVBQVMsTUFBSyxhQUFZLDRCQUV2QztBQUFBLE9BQ0Y7QUFBQSxJQUNDLFFBQVEsZUFBZSxvQkFBQyxhQUFVLFFBQVEsUUFBUSxhQUFhLG9DQUFzQjtBQUFBLElBQ3RGLHFCQUFDLGFBQVEsV0FBVSxrQkFBaUIsSUFBRyxrQkFDckM7QUFBQSwwQkFBQyxRQUFHLFdBQVUsc0JBQXFCLG9DQUFzQjtBQUFBLE1BQ3pELG9CQUFDLHVCQUFvQjtBQUFBLE9BQ3ZCO0FBQUEsS0FDRjtBQUVKO0FBR0EsU0FBUyxzQkFBc0I7QUFDN0IsUUFBTSxFQUFFLFNBQVMsSUFBSSxJQUFJLFFBQVE7QUFDakMsUUFBTSxFQUFFLFVBQVUsSUFBSSxXQUFXO0FBQ2pDLFFBQU0sT0FBTyxRQUFRO0FBQ3JCLE1BQUksS0FBSyxXQUFXLFVBQVcsUUFBTztBQUN0QyxRQUFNLFVBQVUsZ0JBQWdCLEtBQUssS0FBSyxRQUFRLEVBQUUsSUFBSSxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsUUFBUTtBQUMzRixRQUFNLFdBQVcsQ0FBQyxpQkFBaUIsS0FBSyxTQUFTLFVBQVUsT0FBTyxHQUFHLEdBQUcsT0FBTztBQUMvRSxRQUFNLFFBQVEsRUFBRSxNQUFNLEtBQUssTUFBTSxVQUFVLE9BQU8sV0FBVyxPQUFPLFFBQVEsTUFBTTtBQUNsRixTQUFPLG9CQUFDLFVBQU8sTUFBSyxpQkFBZ0IsV0FBVyxjQUFjLE9BQWM7QUFDN0U7QUFFQSxTQUFTLGdCQUFnQixFQUFFLFFBQVEsR0FBeUM7QUFDMUUsU0FDRSxxQkFBQyxTQUFJLFdBQVUsV0FBVSxjQUFXLG9CQUNsQztBQUFBLHdCQUFDLFFBQUcsV0FBVSxzQkFBcUIsOEJBQWdCO0FBQUEsSUFDbkQsb0JBQUMsUUFBRyxXQUFVLGlCQUNYLGtCQUFRLElBQUksQ0FBQyxFQUFFLE1BQU0sU0FBUyxNQUM3QixvQkFBQyxRQUNDLCtCQUFDLE9BQUUsTUFBTSxNQUNQO0FBQUEsMEJBQUMsVUFBSyxXQUFVLGtCQUFrQixtQkFBUyxVQUFTO0FBQUEsTUFBUTtBQUFBLE1BQzVELG9CQUFDLFVBQUssV0FBVSxvQkFBb0IsbUJBQVMsU0FBUTtBQUFBLE9BQ3ZELEtBSk8sSUFLVCxDQUNELEdBQ0g7QUFBQSxLQUNGO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//8f70b464fd005892b2d21dbac01bdd2a9bd2e854
