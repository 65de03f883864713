import { jsx, jsxs } from "react/jsx-runtime";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { ItemList, Steps } from "../components/content-section.tsx";
import { Layout } from "../components/frame.tsx";
import { Hero } from "../components/hero.tsx";
import { Breadcrumb, PriceLink } from "../components/links.tsx";
import { Meta, StructuredData } from "../components/meta.tsx";
import { Section, TitledList } from "../components/sections.tsx";
import { Words } from "../components/words.tsx";
import { usePage, useSite } from "../site.ts";
import { webPage } from "../structured-data.ts";
const promiseCount = 3;
function FinancingPage() {
  const site = useSite();
  const { path } = usePage();
  const words = fillPlaceholders(site.content.financing, site.profile);
  const { enabled, financing } = site.prices.prices;
  const showsPayments = enabled && financing.on;
  return /* @__PURE__ */ jsxs(Layout, { children: [
    /* @__PURE__ */ jsx(Meta, { title: `${words.title} | ${site.profile.name}`, description: words.description, keywords: words.keywords }),
    /* @__PURE__ */ jsx(StructuredData, { data: webPage(words.title, words.description, path, site) }),
    /* @__PURE__ */ jsx(
      Hero,
      {
        kind: "financing",
        heading: words.hero.heading,
        text: words.hero.text,
        beside: /* @__PURE__ */ jsx(PreQualify, { ...words.panel })
      }
    ),
    /* @__PURE__ */ jsx("div", { className: "frame", children: /* @__PURE__ */ jsx(Breadcrumb, { trail: [{ name: "Home", path: "/" }], current: "Financing" }) }),
    /* @__PURE__ */ jsx(Benefits, { ...words.benefits }),
    /* @__PURE__ */ jsx(Section, { heading: words.howItWorks.heading, tone: "quiet", children: /* @__PURE__ */ jsx(
      Steps,
      {
        items: words.howItWorks.items,
        across: true,
        extras: [void 0, /* @__PURE__ */ jsx(PriceLink, { children: "Price my fence" }, "price")]
      }
    ) }),
    /* @__PURE__ */ jsx(Section, { heading: words.questions.heading, layout: "split", picture: words.questions.picture, children: /* @__PURE__ */ jsx(
      ItemList,
      {
        items: words.questions.items.map(({ question, answer, withPayments }) => ({
          title: question,
          text: withPayments && showsPayments ? `${answer} ${withPayments}` : answer
        })),
        look: "ledger"
      }
    ) })
  ] });
}
function PreQualify({ heading, text, applyLabel, condition, callLabel, contactLabel }) {
  const { profile } = useSite();
  return /* @__PURE__ */ jsxs("section", { className: "pre-qualify", children: [
    /* @__PURE__ */ jsx("h2", { children: heading }),
    /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text }) }),
    /* @__PURE__ */ jsx(
      "a",
      {
        className: "button",
        href: profile.financingUrl,
        target: "_blank",
        rel: "noopener",
        "aria-describedby": "new-tab credit-condition",
        children: applyLabel
      }
    ),
    /* @__PURE__ */ jsx("span", { className: "unseen", id: "new-tab", children: "Opens in a new tab" }),
    /* @__PURE__ */ jsx("p", { className: "pre-qualify__condition", id: "credit-condition", children: condition }),
    /* @__PURE__ */ jsxs("div", { className: "pre-qualify__others", children: [
      /* @__PURE__ */ jsx("a", { className: "button button--quiet", href: telephoneLink(profile.phone), children: callLabel }),
      /* @__PURE__ */ jsx("a", { className: "button button--quiet", href: "/#contact", children: contactLabel })
    ] })
  ] });
}
function Benefits({ heading, items }) {
  return /* @__PURE__ */ jsx("section", { className: "section", children: /* @__PURE__ */ jsxs("div", { className: "frame", children: [
    /* @__PURE__ */ jsx("div", { className: "section__head", children: /* @__PURE__ */ jsx("h2", { children: heading }) }),
    /* @__PURE__ */ jsx(TitledList, { className: "promises", items: items.slice(0, promiseCount) }),
    /* @__PURE__ */ jsx(ItemList, { items: items.slice(promiseCount), look: "panel" })
  ] }) });
}
export {
  FinancingPage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvZmluYW5jaW5nLnRzeCJdLAogICJtYXBwaW5ncyI6ICJBQXdCSSxTQUNFLEtBREY7QUF2QkosU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxVQUFVLGFBQWE7QUFDaEMsU0FBUyxjQUFjO0FBQ3ZCLFNBQVMsWUFBWTtBQUNyQixTQUFTLFlBQVksaUJBQWlCO0FBQ3RDLFNBQVMsTUFBTSxzQkFBc0I7QUFDckMsU0FBUyxTQUFTLGtCQUFrQjtBQUNwQyxTQUFTLGFBQWE7QUFDdEIsU0FBUyxTQUFTLGVBQWU7QUFDakMsU0FBUyxlQUFlO0FBR3hCLE1BQU0sZUFBZTtBQUdkLFNBQVMsZ0JBQWdCO0FBQzlCLFFBQU0sT0FBTyxRQUFRO0FBQ3JCLFFBQU0sRUFBRSxLQUFLLElBQUksUUFBUTtBQUN6QixRQUFNLFFBQVEsaUJBQWlCLEtBQUssUUFBUSxXQUFXLEtBQUssT0FBTztBQUNuRSxRQUFNLEVBQUUsU0FBUyxVQUFVLElBQUksS0FBSyxPQUFPO0FBQzNDLFFBQU0sZ0JBQWdCLFdBQVcsVUFBVTtBQUMzQyxTQUNFLHFCQUFDLFVBQ0M7QUFBQSx3QkFBQyxRQUFLLE9BQU8sR0FBRyxNQUFNLEtBQUssTUFBTSxLQUFLLFFBQVEsSUFBSSxJQUFJLGFBQWEsTUFBTSxhQUFhLFVBQVUsTUFBTSxVQUFVO0FBQUEsSUFDaEgsb0JBQUMsa0JBQWUsTUFBTSxRQUFRLE1BQU0sT0FBTyxNQUFNLGFBQWEsTUFBTSxJQUFJLEdBQUc7QUFBQSxJQUMzRTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsTUFBSztBQUFBLFFBQ0wsU0FBUyxNQUFNLEtBQUs7QUFBQSxRQUNwQixNQUFNLE1BQU0sS0FBSztBQUFBLFFBQ2pCLFFBQVEsb0JBQUMsY0FBWSxHQUFHLE1BQU0sT0FBTztBQUFBO0FBQUEsSUFDdkM7QUFBQSxJQUNBLG9CQUFDLFNBQUksV0FBVSxTQUNiLDhCQUFDLGNBQVcsT0FBTyxDQUFDLEVBQUUsTUFBTSxRQUFRLE1BQU0sSUFBSSxDQUFDLEdBQUcsU0FBUSxhQUFZLEdBQ3hFO0FBQUEsSUFDQSxvQkFBQyxZQUFVLEdBQUcsTUFBTSxVQUFVO0FBQUEsSUFDOUIsb0JBQUMsV0FBUSxTQUFTLE1BQU0sV0FBVyxTQUFTLE1BQUssU0FDL0M7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNDLE9BQU8sTUFBTSxXQUFXO0FBQUEsUUFDeEIsUUFBTTtBQUFBLFFBQ04sUUFBUSxDQUFDLFFBQVcsb0JBQUMsYUFBc0IsOEJBQVIsT0FBc0IsQ0FBWTtBQUFBO0FBQUEsSUFDdkUsR0FDRjtBQUFBLElBQ0Esb0JBQUMsV0FBUSxTQUFTLE1BQU0sVUFBVSxTQUFTLFFBQU8sU0FBUSxTQUFTLE1BQU0sVUFBVSxTQUNqRjtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsT0FBTyxNQUFNLFVBQVUsTUFBTSxJQUFJLENBQUMsRUFBRSxVQUFVLFFBQVEsYUFBYSxPQUFPO0FBQUEsVUFDeEUsT0FBTztBQUFBLFVBQ1AsTUFBTSxnQkFBZ0IsZ0JBQWdCLEdBQUcsTUFBTSxJQUFJLFlBQVksS0FBSztBQUFBLFFBQ3RFLEVBQUU7QUFBQSxRQUNGLE1BQUs7QUFBQTtBQUFBLElBQ1AsR0FDRjtBQUFBLEtBQ0Y7QUFFSjtBQUVBLFNBQVMsV0FBVyxFQUFFLFNBQVMsTUFBTSxZQUFZLFdBQVcsV0FBVyxhQUFhLEdBQThCO0FBQ2hILFFBQU0sRUFBRSxRQUFRLElBQUksUUFBUTtBQUM1QixTQUNFLHFCQUFDLGFBQVEsV0FBVSxlQUNqQjtBQUFBLHdCQUFDLFFBQUksbUJBQVE7QUFBQSxJQUNiLG9CQUFDLE9BQ0MsOEJBQUMsU0FBTSxNQUFZLEdBQ3JCO0FBQUEsSUFDQTtBQUFBLE1BQUM7QUFBQTtBQUFBLFFBQ0MsV0FBVTtBQUFBLFFBQ1YsTUFBTSxRQUFRO0FBQUEsUUFDZCxRQUFPO0FBQUEsUUFDUCxLQUFJO0FBQUEsUUFDSixvQkFBaUI7QUFBQSxRQUVoQjtBQUFBO0FBQUEsSUFDSDtBQUFBLElBQ0Esb0JBQUMsVUFBSyxXQUFVLFVBQVMsSUFBRyxXQUFVLGdDQUV0QztBQUFBLElBQ0Esb0JBQUMsT0FBRSxXQUFVLDBCQUF5QixJQUFHLG9CQUN0QyxxQkFDSDtBQUFBLElBQ0EscUJBQUMsU0FBSSxXQUFVLHVCQUNiO0FBQUEsMEJBQUMsT0FBRSxXQUFVLHdCQUF1QixNQUFNLGNBQWMsUUFBUSxLQUFLLEdBQ2xFLHFCQUNIO0FBQUEsTUFDQSxvQkFBQyxPQUFFLFdBQVUsd0JBQXVCLE1BQUssYUFDdEMsd0JBQ0g7QUFBQSxPQUNGO0FBQUEsS0FDRjtBQUVKO0FBRUEsU0FBUyxTQUFTLEVBQUUsU0FBUyxNQUFNLEdBQWlDO0FBQ2xFLFNBQ0Usb0JBQUMsYUFBUSxXQUFVLFdBQ2pCLCtCQUFDLFNBQUksV0FBVSxTQUNiO0FBQUEsd0JBQUMsU0FBSSxXQUFVLGlCQUNiLDhCQUFDLFFBQUksbUJBQVEsR0FDZjtBQUFBLElBQ0Esb0JBQUMsY0FBVyxXQUFVLFlBQVcsT0FBTyxNQUFNLE1BQU0sR0FBRyxZQUFZLEdBQUc7QUFBQSxJQUN0RSxvQkFBQyxZQUFTLE9BQU8sTUFBTSxNQUFNLFlBQVksR0FBRyxNQUFLLFNBQVE7QUFBQSxLQUMzRCxHQUNGO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//4278f4a843b611b9c6b542b9fe00ae606516f327
