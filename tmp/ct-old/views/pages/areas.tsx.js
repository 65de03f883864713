import { jsx, jsxs } from "react/jsx-runtime";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { Layout } from "../components/frame.tsx";
import { Hero } from "../components/hero.tsx";
import { Breadcrumb, CallToAction, PriceLink } from "../components/links.tsx";
import { Meta, StructuredData } from "../components/meta.tsx";
import { Section } from "../components/sections.tsx";
import { TownMap } from "../components/town-map.tsx";
import { Words } from "../components/words.tsx";
import { usePage, useSite } from "../site.ts";
import { webPage } from "../structured-data.ts";
function AreasPage() {
  const site = useSite();
  const { path } = usePage();
  const words = fillPlaceholders(site.content.areas, site.profile);
  return /* @__PURE__ */ jsxs(Layout, { children: [
    /* @__PURE__ */ jsx(Meta, { title: `${words.title} | ${site.profile.name}`, description: words.description, keywords: words.keywords }),
    /* @__PURE__ */ jsx(StructuredData, { data: webPage(words.title, words.description, path, site) }),
    /* @__PURE__ */ jsx(
      Hero,
      {
        kind: "map",
        heading: words.hero.heading,
        text: words.hero.text,
        beside: site.map.towns.length > 0 && /* @__PURE__ */ jsx(TownMap, { towns: site.map.towns, highways: words.map.highways })
      }
    ),
    /* @__PURE__ */ jsxs("div", { className: "frame areas", children: [
      /* @__PURE__ */ jsx(Breadcrumb, { trail: [{ name: "Home", path: "/" }], current: words.hero.heading }),
      /* @__PURE__ */ jsxs("div", { className: "areas__lists", children: [
        /* @__PURE__ */ jsx(Cities, { ...words.mainCities, rank: "main" }),
        /* @__PURE__ */ jsx(Cities, { ...words.otherTowns, rank: "other" })
      ] }),
      /* @__PURE__ */ jsx(PriceLink, { children: "Price my fence" })
    ] }),
    /* @__PURE__ */ jsx(
      Section,
      {
        heading: words.services.heading,
        intro: words.services.intro,
        tone: "card",
        layout: "split",
        picture: words.services.picture,
        children: /* @__PURE__ */ jsx("div", { className: "service-index", children: words.services.groups.map(({ heading, group }) => /* @__PURE__ */ jsx(
          ServiceGroup,
          {
            heading,
            items: site.map.menu.find(({ key }) => key === group)?.items ?? []
          },
          group
        )) })
      }
    ),
    /* @__PURE__ */ jsx(
      CallToAction,
      {
        heading: words.notListed.heading,
        text: words.notListed.text,
        action: words.notListed.estimateLabel,
        callLabel: words.notListed.callLabel
      }
    )
  ] });
}
function Cities({ heading, intro, rank }) {
  const site = useSite();
  const towns = site.map.towns.filter(({ document }) => document.rank === rank);
  if (towns.length === 0) return null;
  return /* @__PURE__ */ jsxs("section", { className: "content-section", children: [
    /* @__PURE__ */ jsx("h2", { children: heading }),
    /* @__PURE__ */ jsx("p", { className: "content-section__intro", children: /* @__PURE__ */ jsx(Words, { text: intro }) }),
    /* @__PURE__ */ jsx("ul", { className: "cities", children: towns.map(({ path, document: { town, summary } }) => /* @__PURE__ */ jsxs("li", { children: [
      /* @__PURE__ */ jsx("h3", { children: /* @__PURE__ */ jsx("a", { className: "cities__link", href: path, children: town }) }),
      /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text: fillPlaceholders(summary, site.profile) }) })
    ] }, path)) })
  ] });
}
function ServiceGroup({ heading, items }) {
  return /* @__PURE__ */ jsxs("section", { children: [
    /* @__PURE__ */ jsx("h3", { children: heading }),
    /* @__PURE__ */ jsx("ul", { className: "service-index__list", children: items.map(({ name, path }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href: path, children: name }) }, path)) })
  ] });
}
export {
  AreasPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvYXJlYXMudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBb0JNLGNBVUUsWUFWRjtBQW5CTixTQUFTLHdCQUF3QjtBQUVqQyxTQUFTLGNBQWM7QUFDdkIsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsWUFBWSxjQUFjLGlCQUFpQjtBQUNwRCxTQUFTLE1BQU0sc0JBQXNCO0FBQ3JDLFNBQVMsZUFBZTtBQUN4QixTQUFTLGVBQWU7QUFDeEIsU0FBUyxhQUFhO0FBQ3RCLFNBQVMsU0FBUyxlQUFlO0FBQ2pDLFNBQVMsZUFBZTtBQUdqQixTQUFTLFlBQVk7QUFDMUIsUUFBTSxPQUFPLFFBQVE7QUFDckIsUUFBTSxFQUFFLEtBQUssSUFBSSxRQUFRO0FBQ3pCLFFBQU0sUUFBUSxpQkFBaUIsS0FBSyxRQUFRLE9BQU8sS0FBSyxPQUFPO0FBQy9ELFNBQ0UscUJBQUMsVUFDQztBQUFBLHdCQUFDLFFBQUssT0FBTyxHQUFHLE1BQU0sS0FBSyxNQUFNLEtBQUssUUFBUSxJQUFJLElBQUksYUFBYSxNQUFNLGFBQWEsVUFBVSxNQUFNLFVBQVU7QUFBQSxJQUNoSCxvQkFBQyxrQkFBZSxNQUFNLFFBQVEsTUFBTSxPQUFPLE1BQU0sYUFBYSxNQUFNLElBQUksR0FBRztBQUFBLElBQzNFO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFDTCxTQUFTLE1BQU0sS0FBSztBQUFBLFFBQ3BCLE1BQU0sTUFBTSxLQUFLO0FBQUEsUUFDakIsUUFBUSxLQUFLLElBQUksTUFBTSxTQUFTLEtBQUssb0JBQUMsV0FBUSxPQUFPLEtBQUssSUFBSSxPQUFPLFVBQVUsTUFBTSxJQUFJLFVBQVU7QUFBQTtBQUFBLElBQ3JHO0FBQUEsSUFDQSxxQkFBQyxTQUFJLFdBQVUsZUFDYjtBQUFBLDBCQUFDLGNBQVcsT0FBTyxDQUFDLEVBQUUsTUFBTSxRQUFRLE1BQU0sSUFBSSxDQUFDLEdBQUcsU0FBUyxNQUFNLEtBQUssU0FBUztBQUFBLE1BQy9FLHFCQUFDLFNBQUksV0FBVSxnQkFDYjtBQUFBLDRCQUFDLFVBQVEsR0FBRyxNQUFNLFlBQVksTUFBSyxRQUFPO0FBQUEsUUFDMUMsb0JBQUMsVUFBUSxHQUFHLE1BQU0sWUFBWSxNQUFLLFNBQVE7QUFBQSxTQUM3QztBQUFBLE1BQ0Esb0JBQUMsYUFBVSw0QkFBYztBQUFBLE9BQzNCO0FBQUEsSUFDQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsU0FBUyxNQUFNLFNBQVM7QUFBQSxRQUN4QixPQUFPLE1BQU0sU0FBUztBQUFBLFFBQ3RCLE1BQUs7QUFBQSxRQUNMLFFBQU87QUFBQSxRQUNQLFNBQVMsTUFBTSxTQUFTO0FBQUEsUUFFeEIsOEJBQUMsU0FBSSxXQUFVLGlCQUNaLGdCQUFNLFNBQVMsT0FBTyxJQUFJLENBQUMsRUFBRSxTQUFTLE1BQU0sTUFDM0M7QUFBQSxVQUFDO0FBQUE7QUFBQSxZQUVDO0FBQUEsWUFDQSxPQUFPLEtBQUssSUFBSSxLQUFLLEtBQUssQ0FBQyxFQUFFLElBQUksTUFBTSxRQUFRLEtBQUssR0FBRyxTQUFTLENBQUM7QUFBQTtBQUFBLFVBRjVEO0FBQUEsUUFHUCxDQUNELEdBQ0g7QUFBQTtBQUFBLElBQ0Y7QUFBQSxJQUNBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxTQUFTLE1BQU0sVUFBVTtBQUFBLFFBQ3pCLE1BQU0sTUFBTSxVQUFVO0FBQUEsUUFDdEIsUUFBUSxNQUFNLFVBQVU7QUFBQSxRQUN4QixXQUFXLE1BQU0sVUFBVTtBQUFBO0FBQUEsSUFDN0I7QUFBQSxLQUNGO0FBRUo7QUFRQSxTQUFTLE9BQU8sRUFBRSxTQUFTLE9BQU8sS0FBSyxHQUFnQjtBQUNyRCxRQUFNLE9BQU8sUUFBUTtBQUNyQixRQUFNLFFBQVEsS0FBSyxJQUFJLE1BQU0sT0FBTyxDQUFDLEVBQUUsU0FBUyxNQUFNLFNBQVMsU0FBUyxJQUFJO0FBQzVFLE1BQUksTUFBTSxXQUFXLEVBQUcsUUFBTztBQUMvQixTQUNFLHFCQUFDLGFBQVEsV0FBVSxtQkFDakI7QUFBQSx3QkFBQyxRQUFJLG1CQUFRO0FBQUEsSUFDYixvQkFBQyxPQUFFLFdBQVUsMEJBQ1gsOEJBQUMsU0FBTSxNQUFNLE9BQU8sR0FDdEI7QUFBQSxJQUNBLG9CQUFDLFFBQUcsV0FBVSxVQUNYLGdCQUFNLElBQUksQ0FBQyxFQUFFLE1BQU0sVUFBVSxFQUFFLE1BQU0sUUFBUSxFQUFFLE1BQzlDLHFCQUFDLFFBQ0M7QUFBQSwwQkFBQyxRQUNDLDhCQUFDLE9BQUUsV0FBVSxnQkFBZSxNQUFNLE1BQy9CLGdCQUNILEdBQ0Y7QUFBQSxNQUNBLG9CQUFDLE9BQ0MsOEJBQUMsU0FBTSxNQUFNLGlCQUFpQixTQUFTLEtBQUssT0FBTyxHQUFHLEdBQ3hEO0FBQUEsU0FSTyxJQVNULENBQ0QsR0FDSDtBQUFBLEtBQ0Y7QUFFSjtBQUVBLFNBQVMsYUFBYSxFQUFFLFNBQVMsTUFBTSxHQUFvRDtBQUN6RixTQUNFLHFCQUFDLGFBQ0M7QUFBQSx3QkFBQyxRQUFJLG1CQUFRO0FBQUEsSUFDYixvQkFBQyxRQUFHLFdBQVUsdUJBQ1gsZ0JBQU0sSUFBSSxDQUFDLEVBQUUsTUFBTSxLQUFLLE1BQ3ZCLG9CQUFDLFFBQ0MsOEJBQUMsT0FBRSxNQUFNLE1BQU8sZ0JBQUssS0FEZCxJQUVULENBQ0QsR0FDSDtBQUFBLEtBQ0Y7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//3aa699e7322736c8b36ab75e36454c179f1856be
