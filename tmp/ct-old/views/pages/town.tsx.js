import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { fillTexts } from "../../src/shared/content/placeholders.ts";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { townSlug } from "../../src/shared/projects.ts";
import { nearestTowns, toTownLink } from "../../src/shared/site-map.ts";
import { ContentSections, ItemList, Steps } from "../components/content-section.tsx";
import { Layout } from "../components/frame.tsx";
import { Hero } from "../components/hero.tsx";
import { Breadcrumb, CallToAction, GalleryAndFinancing, Places } from "../components/links.tsx";
import { Meta, StructuredData } from "../components/meta.tsx";
import { RecentProjects } from "../components/project-cards.tsx";
import { Section, TitledList, TownRules } from "../components/sections.tsx";
import { Words } from "../components/words.tsx";
import { usePage, useSite } from "../site.ts";
import { service } from "../structured-data.ts";
function TownPage({ content }) {
  const site = useSite();
  const { path } = usePage();
  const words = fillPlaceholders(content, site.profile);
  const { neighbors } = fillTexts(fillPlaceholders(site.content.townPage, site.profile), { town: words.town });
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
            name: words.heading,
            serviceType: "Fence installation and repair",
            description: words.description,
            path,
            areaServed: [words.town],
            picture: words.picture
          },
          site
        )
      }
    ),
    /* @__PURE__ */ jsx(Hero, { kind: "town", heading: words.heading, text: words.tagline, picture: words.picture }),
    /* @__PURE__ */ jsx(TownWords, { words }),
    /* @__PURE__ */ jsx(RecentProjects, { filter: { town: townSlug(content.town) } }),
    /* @__PURE__ */ jsx(
      Places,
      {
        heading: `${neighbors.headingStart} ${words.town}`,
        places: nearestTowns(site.map, content).map(toTownLink),
        children: /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(GalleryAndFinancing, {}) })
      }
    ),
    /* @__PURE__ */ jsx(
      CallToAction,
      {
        heading: words.closing.heading,
        text: words.closing.text,
        action: words.closing.quoteLabel,
        callLabel: `Call: ${site.profile.phone}`,
        children: /* @__PURE__ */ jsx("a", { className: "onward onward--back", href: "/areas-we-serve", children: "Back to Areas We Serve" })
      }
    )
  ] });
}
function TownWords({ words }) {
  const { residential, commercial, whyChooseUs, process } = words;
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsxs("div", { className: "frame town", children: [
      /* @__PURE__ */ jsx(
        Breadcrumb,
        {
          trail: [
            { name: "Home", path: "/" },
            { name: "Areas We Serve", path: "/areas-we-serve" }
          ],
          current: words.town
        }
      ),
      /* @__PURE__ */ jsx(Opening, { words }),
      words.sections && /* @__PURE__ */ jsx("div", { className: "town__extra", children: /* @__PURE__ */ jsx(ContentSections, { sections: words.sections }) })
    ] }),
    /* @__PURE__ */ jsx(
      Section,
      {
        heading: residential.heading,
        intro: residential.intro,
        picture: residential.picture,
        layout: "split",
        tone: "card",
        children: /* @__PURE__ */ jsx(ItemList, { items: residential.items, look: "ledger" })
      }
    ),
    /* @__PURE__ */ jsx(Section, { heading: commercial.heading, intro: commercial.intro, tone: "quiet", children: /* @__PURE__ */ jsx(ItemList, { items: commercial.items, look: "grid" }) }),
    /* @__PURE__ */ jsx(Section, { heading: whyChooseUs.heading, children: /* @__PURE__ */ jsx(TitledList, { className: "reasons", items: whyChooseUs.items }) }),
    process && /* @__PURE__ */ jsx(Section, { heading: process.heading, intro: process.intro, tone: "card", children: /* @__PURE__ */ jsx(Steps, { items: process.items, across: true }) }),
    /* @__PURE__ */ jsx(TownRules, { ...words.rules, tone: process ? void 0 : "card" })
  ] });
}
function Opening({ words: { intro, about } }) {
  return /* @__PURE__ */ jsxs("div", { className: "town__opening", children: [
    /* @__PURE__ */ jsxs("section", { className: "content-section town__intro", children: [
      /* @__PURE__ */ jsx("h2", { children: intro.heading }),
      intro.paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text: paragraph }) }, paragraph))
    ] }),
    /* @__PURE__ */ jsxs("section", { className: "content-section town__about", children: [
      /* @__PURE__ */ jsx("h2", { children: about.heading }),
      about.paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text: paragraph }) }, paragraph))
    ] })
  ] });
}
export {
  TownPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvdG93bi50c3giXSwKICAibWFwcGluZ3MiOiAiQUF1QkksU0FnREEsVUEvQ0UsS0FERjtBQXZCSixTQUFTLGlCQUFpQjtBQUUxQixTQUFTLHdCQUF3QjtBQUNqQyxTQUFTLGdCQUFnQjtBQUN6QixTQUFTLGNBQWMsa0JBQWtCO0FBQ3pDLFNBQVMsaUJBQWlCLFVBQVUsYUFBYTtBQUNqRCxTQUFTLGNBQWM7QUFDdkIsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsWUFBWSxjQUFjLHFCQUFxQixjQUFjO0FBQ3RFLFNBQVMsTUFBTSxzQkFBc0I7QUFDckMsU0FBUyxzQkFBc0I7QUFDL0IsU0FBUyxTQUFTLFlBQVksaUJBQWlCO0FBQy9DLFNBQVMsYUFBYTtBQUN0QixTQUFTLFNBQVMsZUFBZTtBQUNqQyxTQUFTLGVBQWU7QUFHakIsU0FBUyxTQUFTLEVBQUUsUUFBUSxHQUE2QjtBQUM5RCxRQUFNLE9BQU8sUUFBUTtBQUNyQixRQUFNLEVBQUUsS0FBSyxJQUFJLFFBQVE7QUFDekIsUUFBTSxRQUFRLGlCQUFpQixTQUFTLEtBQUssT0FBTztBQUNwRCxRQUFNLEVBQUUsVUFBVSxJQUFJLFVBQVUsaUJBQWlCLEtBQUssUUFBUSxVQUFVLEtBQUssT0FBTyxHQUFHLEVBQUUsTUFBTSxNQUFNLEtBQUssQ0FBQztBQUMzRyxTQUNFLHFCQUFDLFVBQ0M7QUFBQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsT0FBTyxHQUFHLE1BQU0sS0FBSyxNQUFNLEtBQUssUUFBUSxJQUFJO0FBQUEsUUFDNUMsYUFBYSxNQUFNO0FBQUEsUUFDbkIsVUFBVSxNQUFNO0FBQUEsUUFDaEIsU0FBUyxNQUFNO0FBQUE7QUFBQSxJQUNqQjtBQUFBLElBQ0E7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE1BQU07QUFBQSxVQUNKO0FBQUEsWUFDRSxNQUFNLE1BQU07QUFBQSxZQUNaLGFBQWE7QUFBQSxZQUNiLGFBQWEsTUFBTTtBQUFBLFlBQ25CO0FBQUEsWUFDQSxZQUFZLENBQUMsTUFBTSxJQUFJO0FBQUEsWUFDdkIsU0FBUyxNQUFNO0FBQUEsVUFDakI7QUFBQSxVQUNBO0FBQUEsUUFDRjtBQUFBO0FBQUEsSUFDRjtBQUFBLElBQ0Esb0JBQUMsUUFBSyxNQUFLLFFBQU8sU0FBUyxNQUFNLFNBQVMsTUFBTSxNQUFNLFNBQVMsU0FBUyxNQUFNLFNBQVM7QUFBQSxJQUN2RixvQkFBQyxhQUFVLE9BQWM7QUFBQSxJQUN6QixvQkFBQyxrQkFBZSxRQUFRLEVBQUUsTUFBTSxTQUFTLFFBQVEsSUFBSSxFQUFFLEdBQUc7QUFBQSxJQUMxRDtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsU0FBUyxHQUFHLFVBQVUsWUFBWSxJQUFJLE1BQU0sSUFBSTtBQUFBLFFBQ2hELFFBQVEsYUFBYSxLQUFLLEtBQUssT0FBTyxFQUFFLElBQUksVUFBVTtBQUFBLFFBRXRELDhCQUFDLE9BQ0MsOEJBQUMsdUJBQW9CLEdBQ3ZCO0FBQUE7QUFBQSxJQUNGO0FBQUEsSUFDQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsU0FBUyxNQUFNLFFBQVE7QUFBQSxRQUN2QixNQUFNLE1BQU0sUUFBUTtBQUFBLFFBQ3BCLFFBQVEsTUFBTSxRQUFRO0FBQUEsUUFDdEIsV0FBVyxTQUFTLEtBQUssUUFBUSxLQUFLO0FBQUEsUUFFdEMsOEJBQUMsT0FBRSxXQUFVLHVCQUFzQixNQUFLLG1CQUFrQixvQ0FFMUQ7QUFBQTtBQUFBLElBQ0Y7QUFBQSxLQUNGO0FBRUo7QUFFQSxTQUFTLFVBQVUsRUFBRSxNQUFNLEdBQTJCO0FBQ3BELFFBQU0sRUFBRSxhQUFhLFlBQVksYUFBYSxRQUFRLElBQUk7QUFDMUQsU0FDRSxpQ0FDRTtBQUFBLHlCQUFDLFNBQUksV0FBVSxjQUNiO0FBQUE7QUFBQSxRQUFDO0FBQUE7QUFBQSxVQUNDLE9BQU87QUFBQSxZQUNMLEVBQUUsTUFBTSxRQUFRLE1BQU0sSUFBSTtBQUFBLFlBQzFCLEVBQUUsTUFBTSxrQkFBa0IsTUFBTSxrQkFBa0I7QUFBQSxVQUNwRDtBQUFBLFVBQ0EsU0FBUyxNQUFNO0FBQUE7QUFBQSxNQUNqQjtBQUFBLE1BQ0Esb0JBQUMsV0FBUSxPQUFjO0FBQUEsTUFDdEIsTUFBTSxZQUNMLG9CQUFDLFNBQUksV0FBVSxlQUNiLDhCQUFDLG1CQUFnQixVQUFVLE1BQU0sVUFBVSxHQUM3QztBQUFBLE9BRUo7QUFBQSxJQUNBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxTQUFTLFlBQVk7QUFBQSxRQUNyQixPQUFPLFlBQVk7QUFBQSxRQUNuQixTQUFTLFlBQVk7QUFBQSxRQUNyQixRQUFPO0FBQUEsUUFDUCxNQUFLO0FBQUEsUUFFTCw4QkFBQyxZQUFTLE9BQU8sWUFBWSxPQUFPLE1BQUssVUFBUztBQUFBO0FBQUEsSUFDcEQ7QUFBQSxJQUNBLG9CQUFDLFdBQVEsU0FBUyxXQUFXLFNBQVMsT0FBTyxXQUFXLE9BQU8sTUFBSyxTQUNsRSw4QkFBQyxZQUFTLE9BQU8sV0FBVyxPQUFPLE1BQUssUUFBTyxHQUNqRDtBQUFBLElBQ0Esb0JBQUMsV0FBUSxTQUFTLFlBQVksU0FDNUIsOEJBQUMsY0FBVyxXQUFVLFdBQVUsT0FBTyxZQUFZLE9BQU8sR0FDNUQ7QUFBQSxJQUNDLFdBQ0Msb0JBQUMsV0FBUSxTQUFTLFFBQVEsU0FBUyxPQUFPLFFBQVEsT0FBTyxNQUFLLFFBQzVELDhCQUFDLFNBQU0sT0FBTyxRQUFRLE9BQU8sUUFBTSxNQUFDLEdBQ3RDO0FBQUEsSUFFRixvQkFBQyxhQUFXLEdBQUcsTUFBTSxPQUFPLE1BQU0sVUFBVSxTQUFZLFFBQVE7QUFBQSxLQUNsRTtBQUVKO0FBR0EsU0FBUyxRQUFRLEVBQUUsT0FBTyxFQUFFLE9BQU8sTUFBTSxFQUFFLEdBQTJCO0FBQ3BFLFNBQ0UscUJBQUMsU0FBSSxXQUFVLGlCQUNiO0FBQUEseUJBQUMsYUFBUSxXQUFVLCtCQUNqQjtBQUFBLDBCQUFDLFFBQUksZ0JBQU0sU0FBUTtBQUFBLE1BQ2xCLE1BQU0sV0FBVyxJQUFJLENBQUMsY0FDckIsb0JBQUMsT0FDQyw4QkFBQyxTQUFNLE1BQU0sV0FBVyxLQURsQixTQUVSLENBQ0Q7QUFBQSxPQUNIO0FBQUEsSUFDQSxxQkFBQyxhQUFRLFdBQVUsK0JBQ2pCO0FBQUEsMEJBQUMsUUFBSSxnQkFBTSxTQUFRO0FBQUEsTUFDbEIsTUFBTSxXQUFXLElBQUksQ0FBQyxjQUNyQixvQkFBQyxPQUNDLDhCQUFDLFNBQU0sTUFBTSxXQUFXLEtBRGxCLFNBRVIsQ0FDRDtBQUFBLE9BQ0g7QUFBQSxLQUNGO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//71d88a9d37feda9adc4dd35d7ee8e471eb57762f
