import { jsx, jsxs } from "react/jsx-runtime";
import { formatMonth } from "../../src/shared/dates.ts";
import { mailLink } from "../../src/shared/email-address.ts";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { useSite } from "../site.ts";
import { PriceLink } from "./links.tsx";
import { SitePicture } from "./site-picture.tsx";
import { Words } from "./words.tsx";
function Section({ heading, intro, id, tone, layout = "stacked", picture, children }) {
  return /* @__PURE__ */ jsx("section", { className: tone ? `section section--${tone}` : "section", id, children: /* @__PURE__ */ jsxs("div", { className: layout === "split" ? "frame section__split" : "frame", children: [
    /* @__PURE__ */ jsxs("div", { className: "section__head", children: [
      /* @__PURE__ */ jsx("h2", { children: heading }),
      intro && /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text: intro }) }),
      picture && /* @__PURE__ */ jsx(SitePicture, { ...picture, sizes: "(min-width: 64rem) 24rem, 1px", className: "section__picture" })
    ] }),
    children
  ] }) });
}
function Features({ label, features }) {
  return /* @__PURE__ */ jsx("section", { className: "section", "aria-label": label, children: /* @__PURE__ */ jsx("ul", { className: "features frame", children: features.map(({ title, text, picture }) => /* @__PURE__ */ jsxs("li", { children: [
    /* @__PURE__ */ jsx(SitePicture, { ...picture, sizes: "(min-width: 64rem) 30rem, (min-width: 48rem) 30vw, 60vw" }),
    /* @__PURE__ */ jsx("h2", { className: "features__title", children: title }),
    /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text }) }),
    picture.name === licensePicture && /* @__PURE__ */ jsx(License, {}),
    picture.name === pricingPicture && /* @__PURE__ */ jsx(PriceLink, { children: "Price my fence" })
  ] }, title)) }) });
}
const pricingPicture = "feature-pricing.jpg";
const licensePicture = "feature-licensed.jpg";
function License() {
  const { licenseBoard, licenseNumber } = useSite().profile;
  if (!licenseBoard || !licenseNumber) return null;
  return /* @__PURE__ */ jsxs("p", { className: "features__license", children: [
    licenseBoard,
    ", license ",
    licenseNumber
  ] });
}
function FenceKinds({ isFirst }) {
  const { content, profile } = useSite();
  const words = fillPlaceholders(content.gallery.kinds, profile);
  const kinds = words.slugs.flatMap((slug) => content.services.filter((service) => service.slug === slug));
  return /* @__PURE__ */ jsx(Section, { heading: words.heading, intro: isFirst ? words.textWhileEmpty : words.text, tone: "card", children: /* @__PURE__ */ jsx("ul", { className: "project-gallery__list", children: kinds.map((kind) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(FenceKind, { ...kind }) }, kind.slug)) }) });
}
function FenceKind({ slug, menuName, picture }) {
  return /* @__PURE__ */ jsxs("a", { className: "project-card", href: `/${slug}`, children: [
    /* @__PURE__ */ jsx(SitePicture, { name: picture.name, alt: "", sizes: "(min-width: 64rem) 32rem, 46vw" }),
    /* @__PURE__ */ jsx("span", { className: "project-card__text", children: /* @__PURE__ */ jsx("strong", { className: "project-card__title", children: menuName }) })
  ] });
}
const starCount = 5;
function Testimonials({ testimonials }) {
  return /* @__PURE__ */ jsx("ul", { className: "testimonials", children: testimonials.map(({ quote, author, location }) => /* @__PURE__ */ jsxs("li", { children: [
    /* @__PURE__ */ jsxs("p", { className: "stars", children: [
      /* @__PURE__ */ jsx("span", { "aria-hidden": "true", children: "\u2605".repeat(starCount) }),
      /* @__PURE__ */ jsxs("span", { className: "unseen", children: [
        starCount,
        " out of 5 stars"
      ] })
    ] }),
    /* @__PURE__ */ jsx("blockquote", { children: /* @__PURE__ */ jsxs("p", { children: [
      "\u201C",
      quote,
      "\u201D"
    ] }) }),
    /* @__PURE__ */ jsxs("p", { className: "testimonials__author", children: [
      /* @__PURE__ */ jsx("strong", { children: author }),
      " ",
      location && /* @__PURE__ */ jsx("span", { children: location })
    ] })
  ] }, `${author} ${quote}`)) });
}
function TownRules({ heading, intro, items, tone }) {
  return /* @__PURE__ */ jsx(Section, { heading, intro, ...tone && { tone }, layout: "split", children: /* @__PURE__ */ jsx("ul", { className: "checklist town-rules", children: items.map(({ rule, source, checked }) => /* @__PURE__ */ jsxs("li", { children: [
    /* @__PURE__ */ jsx(Words, { text: rule }),
    " ",
    /* @__PURE__ */ jsxs("small", { className: "town-rules__source", children: [
      "Source: ",
      source,
      ". Checked ",
      formatMonth(checked),
      "."
    ] })
  ] }, rule)) }) });
}
function TitledList({ className, items }) {
  return /* @__PURE__ */ jsx("ul", { className, children: items.map(({ title, text }) => /* @__PURE__ */ jsxs("li", { children: [
    /* @__PURE__ */ jsx("h3", { children: title }),
    /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text }) })
  ] }, title)) });
}
function ContactPanel() {
  const { profile } = useSite();
  return /* @__PURE__ */ jsxs("aside", { className: "contact__panel", "aria-label": "Get In Touch", children: [
    /* @__PURE__ */ jsx("h3", { children: "Get In Touch" }),
    /* @__PURE__ */ jsxs("section", { children: [
      /* @__PURE__ */ jsx("h4", { children: "Our Office" }),
      /* @__PURE__ */ jsxs("address", { children: [
        profile.street,
        /* @__PURE__ */ jsx("br", {}),
        profile.city,
        ", ",
        profile.state,
        " ",
        profile.zip
      ] })
    ] }),
    /* @__PURE__ */ jsxs("section", { children: [
      /* @__PURE__ */ jsx("h4", { children: "Contact Information" }),
      /* @__PURE__ */ jsx("a", { href: telephoneLink(profile.phone), children: profile.phone }),
      /* @__PURE__ */ jsx("a", { href: mailLink(profile.email), children: profile.email }),
      /* @__PURE__ */ jsx("a", { href: profile.website, children: profile.website.replace(/^https?:\/\//, "") })
    ] }),
    /* @__PURE__ */ jsxs("section", { children: [
      /* @__PURE__ */ jsx("h4", { children: "Business Hours" }),
      /* @__PURE__ */ jsx("dl", { className: "hours", children: profile.hours.map(({ days, hours }) => /* @__PURE__ */ jsxs("div", { children: [
        /* @__PURE__ */ jsx("dt", { children: days }),
        /* @__PURE__ */ jsx("dd", { children: hours })
      ] }, days)) })
    ] })
  ] });
}
export {
  ContactPanel,
  Features,
  FenceKinds,
  Section,
  Testimonials,
  TitledList,
  TownRules
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvY29tcG9uZW50cy9zZWN0aW9ucy50c3giXSwKICAibWFwcGluZ3MiOiAiQUE4QlEsU0FDRSxLQURGO0FBM0JSLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsZ0JBQWdCO0FBQ3pCLFNBQVMsd0JBQTBDO0FBQ25ELFNBQVMscUJBQXFCO0FBQzlCLFNBQVMsZUFBZTtBQUN4QixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLG1CQUFtQjtBQUM1QixTQUFTLGFBQWE7QUFnQmYsU0FBUyxRQUFRLEVBQUUsU0FBUyxPQUFPLElBQUksTUFBTSxTQUFTLFdBQVcsU0FBUyxTQUFTLEdBQWlCO0FBQ3pHLFNBQ0Usb0JBQUMsYUFBUSxXQUFXLE9BQU8sb0JBQW9CLElBQUksS0FBSyxXQUFXLElBQ2pFLCtCQUFDLFNBQUksV0FBVyxXQUFXLFVBQVUseUJBQXlCLFNBQzVEO0FBQUEseUJBQUMsU0FBSSxXQUFVLGlCQUNiO0FBQUEsMEJBQUMsUUFBSSxtQkFBUTtBQUFBLE1BQ1osU0FDQyxvQkFBQyxPQUNDLDhCQUFDLFNBQU0sTUFBTSxPQUFPLEdBQ3RCO0FBQUEsTUFFRCxXQUFXLG9CQUFDLGVBQWEsR0FBRyxTQUFTLE9BQU0saUNBQWdDLFdBQVUsb0JBQW1CO0FBQUEsT0FDM0c7QUFBQSxJQUNDO0FBQUEsS0FDSCxHQUNGO0FBRUo7QUFHTyxTQUFTLFNBQVMsRUFBRSxPQUFPLFNBQVMsR0FBeUQ7QUFDbEcsU0FDRSxvQkFBQyxhQUFRLFdBQVUsV0FBVSxjQUFZLE9BQ3ZDLDhCQUFDLFFBQUcsV0FBVSxrQkFDWCxtQkFBUyxJQUFJLENBQUMsRUFBRSxPQUFPLE1BQU0sUUFBUSxNQUNwQyxxQkFBQyxRQUNDO0FBQUEsd0JBQUMsZUFBYSxHQUFHLFNBQVMsT0FBTSwyREFBMEQ7QUFBQSxJQUMxRixvQkFBQyxRQUFHLFdBQVUsbUJBQW1CLGlCQUFNO0FBQUEsSUFDdkMsb0JBQUMsT0FDQyw4QkFBQyxTQUFNLE1BQVksR0FDckI7QUFBQSxJQUNDLFFBQVEsU0FBUyxrQkFBa0Isb0JBQUMsV0FBUTtBQUFBLElBQzVDLFFBQVEsU0FBUyxrQkFBa0Isb0JBQUMsYUFBVSw0QkFBYztBQUFBLE9BUHRELEtBUVQsQ0FDRCxHQUNILEdBQ0Y7QUFFSjtBQUdBLE1BQU0saUJBQWlCO0FBR3ZCLE1BQU0saUJBQWlCO0FBR3ZCLFNBQVMsVUFBVTtBQUNqQixRQUFNLEVBQUUsY0FBYyxjQUFjLElBQUksUUFBUSxFQUFFO0FBQ2xELE1BQUksQ0FBQyxnQkFBZ0IsQ0FBQyxjQUFlLFFBQU87QUFDNUMsU0FDRSxxQkFBQyxPQUFFLFdBQVUscUJBQ1Y7QUFBQTtBQUFBLElBQWE7QUFBQSxJQUFXO0FBQUEsS0FDM0I7QUFFSjtBQU1PLFNBQVMsV0FBVyxFQUFFLFFBQVEsR0FBeUI7QUFDNUQsUUFBTSxFQUFFLFNBQVMsUUFBUSxJQUFJLFFBQVE7QUFDckMsUUFBTSxRQUFRLGlCQUFpQixRQUFRLFFBQVEsT0FBTyxPQUFPO0FBQzdELFFBQU0sUUFBUSxNQUFNLE1BQU0sUUFBUSxDQUFDLFNBQVMsUUFBUSxTQUFTLE9BQU8sQ0FBQyxZQUFZLFFBQVEsU0FBUyxJQUFJLENBQUM7QUFDdkcsU0FDRSxvQkFBQyxXQUFRLFNBQVMsTUFBTSxTQUFTLE9BQU8sVUFBVSxNQUFNLGlCQUFpQixNQUFNLE1BQU0sTUFBSyxRQUN4Riw4QkFBQyxRQUFHLFdBQVUseUJBQ1gsZ0JBQU0sSUFBSSxDQUFDLFNBQ1Ysb0JBQUMsUUFDQyw4QkFBQyxhQUFXLEdBQUcsTUFBTSxLQURkLEtBQUssSUFFZCxDQUNELEdBQ0gsR0FDRjtBQUVKO0FBRUEsU0FBUyxVQUFVLEVBQUUsTUFBTSxVQUFVLFFBQVEsR0FBbUI7QUFDOUQsU0FDRSxxQkFBQyxPQUFFLFdBQVUsZ0JBQWUsTUFBTSxJQUFJLElBQUksSUFDeEM7QUFBQSx3QkFBQyxlQUFZLE1BQU0sUUFBUSxNQUFNLEtBQUksSUFBRyxPQUFNLGtDQUFpQztBQUFBLElBQy9FLG9CQUFDLFVBQUssV0FBVSxzQkFDZCw4QkFBQyxZQUFPLFdBQVUsdUJBQXVCLG9CQUFTLEdBQ3BEO0FBQUEsS0FDRjtBQUVKO0FBRUEsTUFBTSxZQUFZO0FBR1gsU0FBUyxhQUFhLEVBQUUsYUFBYSxHQUE2QztBQUN2RixTQUNFLG9CQUFDLFFBQUcsV0FBVSxnQkFDWCx1QkFBYSxJQUFJLENBQUMsRUFBRSxPQUFPLFFBQVEsU0FBUyxNQUMzQyxxQkFBQyxRQUNDO0FBQUEseUJBQUMsT0FBRSxXQUFVLFNBQ1g7QUFBQSwwQkFBQyxVQUFLLGVBQVksUUFBUSxtQkFBSSxPQUFPLFNBQVMsR0FBRTtBQUFBLE1BQ2hELHFCQUFDLFVBQUssV0FBVSxVQUFVO0FBQUE7QUFBQSxRQUFVO0FBQUEsU0FBZTtBQUFBLE9BQ3JEO0FBQUEsSUFDQSxvQkFBQyxnQkFDQywrQkFBQyxPQUFFO0FBQUE7QUFBQSxNQUFFO0FBQUEsTUFBTTtBQUFBLE9BQUMsR0FDZDtBQUFBLElBQ0EscUJBQUMsT0FBRSxXQUFVLHdCQUNYO0FBQUEsMEJBQUMsWUFBUSxrQkFBTztBQUFBLE1BQVM7QUFBQSxNQUFFLFlBQVksb0JBQUMsVUFBTSxvQkFBUztBQUFBLE9BQ3pEO0FBQUEsT0FWTyxHQUFHLE1BQU0sSUFBSSxLQUFLLEVBVzNCLENBQ0QsR0FDSDtBQUVKO0FBR08sU0FBUyxVQUFVLEVBQUUsU0FBUyxPQUFPLE9BQU8sS0FBSyxHQUFzRDtBQUM1RyxTQUNFLG9CQUFDLFdBQVEsU0FBa0IsT0FBZSxHQUFJLFFBQVEsRUFBRSxLQUFLLEdBQUksUUFBTyxTQUN0RSw4QkFBQyxRQUFHLFdBQVUsd0JBQ1gsZ0JBQU0sSUFBSSxDQUFDLEVBQUUsTUFBTSxRQUFRLFFBQVEsTUFDbEMscUJBQUMsUUFDQztBQUFBLHdCQUFDLFNBQU0sTUFBTSxNQUFNO0FBQUEsSUFBRztBQUFBLElBQ3RCLHFCQUFDLFdBQU0sV0FBVSxzQkFBcUI7QUFBQTtBQUFBLE1BQzNCO0FBQUEsTUFBTztBQUFBLE1BQVcsWUFBWSxPQUFPO0FBQUEsTUFBRTtBQUFBLE9BQ2xEO0FBQUEsT0FKTyxJQUtULENBQ0QsR0FDSCxHQUNGO0FBRUo7QUFHTyxTQUFTLFdBQVcsRUFBRSxXQUFXLE1BQU0sR0FBeUQ7QUFDckcsU0FDRSxvQkFBQyxRQUFHLFdBQ0QsZ0JBQU0sSUFBSSxDQUFDLEVBQUUsT0FBTyxLQUFLLE1BQ3hCLHFCQUFDLFFBQ0M7QUFBQSx3QkFBQyxRQUFJLGlCQUFNO0FBQUEsSUFDWCxvQkFBQyxPQUNDLDhCQUFDLFNBQU0sTUFBWSxHQUNyQjtBQUFBLE9BSk8sS0FLVCxDQUNELEdBQ0g7QUFFSjtBQUdPLFNBQVMsZUFBZTtBQUM3QixRQUFNLEVBQUUsUUFBUSxJQUFJLFFBQVE7QUFDNUIsU0FDRSxxQkFBQyxXQUFNLFdBQVUsa0JBQWlCLGNBQVcsZ0JBQzNDO0FBQUEsd0JBQUMsUUFBRywwQkFBWTtBQUFBLElBQ2hCLHFCQUFDLGFBQ0M7QUFBQSwwQkFBQyxRQUFHLHdCQUFVO0FBQUEsTUFDZCxxQkFBQyxhQUNFO0FBQUEsZ0JBQVE7QUFBQSxRQUNULG9CQUFDLFFBQUc7QUFBQSxRQUNILFFBQVE7QUFBQSxRQUFLO0FBQUEsUUFBRyxRQUFRO0FBQUEsUUFBTTtBQUFBLFFBQUUsUUFBUTtBQUFBLFNBQzNDO0FBQUEsT0FDRjtBQUFBLElBQ0EscUJBQUMsYUFDQztBQUFBLDBCQUFDLFFBQUcsaUNBQW1CO0FBQUEsTUFDdkIsb0JBQUMsT0FBRSxNQUFNLGNBQWMsUUFBUSxLQUFLLEdBQUksa0JBQVEsT0FBTTtBQUFBLE1BQ3RELG9CQUFDLE9BQUUsTUFBTSxTQUFTLFFBQVEsS0FBSyxHQUFJLGtCQUFRLE9BQU07QUFBQSxNQUNqRCxvQkFBQyxPQUFFLE1BQU0sUUFBUSxTQUFVLGtCQUFRLFFBQVEsUUFBUSxnQkFBZ0IsRUFBRSxHQUFFO0FBQUEsT0FDekU7QUFBQSxJQUNBLHFCQUFDLGFBQ0M7QUFBQSwwQkFBQyxRQUFHLDRCQUFjO0FBQUEsTUFDbEIsb0JBQUMsUUFBRyxXQUFVLFNBQ1gsa0JBQVEsTUFBTSxJQUFJLENBQUMsRUFBRSxNQUFNLE1BQU0sTUFDaEMscUJBQUMsU0FDQztBQUFBLDRCQUFDLFFBQUksZ0JBQUs7QUFBQSxRQUNWLG9CQUFDLFFBQUksaUJBQU07QUFBQSxXQUZILElBR1YsQ0FDRCxHQUNIO0FBQUEsT0FDRjtBQUFBLEtBQ0Y7QUFFSjsiLAogICJuYW1lcyI6IFtdCn0K

//743c9edd43cf41bbe6b0982ca7a6325f349bd2de
