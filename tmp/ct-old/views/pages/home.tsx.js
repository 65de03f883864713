import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { pathOfTown, toTownLink } from "../../src/shared/site-map.ts";
import { Layout } from "../components/frame.tsx";
import { Hero } from "../components/hero.tsx";
import { CallToAction, LinkList, Places } from "../components/links.tsx";
import { Meta, StructuredData } from "../components/meta.tsx";
import { HomeProjects } from "../components/project-cards.tsx";
import { ContactPanel, Features, Section, Testimonials } from "../components/sections.tsx";
import { SitePicture } from "../components/site-picture.tsx";
import { Words } from "../components/words.tsx";
import { Island } from "../island.tsx";
import { ContactForm } from "../islands/visitor-forms.tsx";
import { useSite, useVisitor } from "../site.ts";
import { localBusiness, webSite } from "../structured-data.ts";
const learnMore = "Learn More";
function HomePage() {
  const site = useSite();
  const words = fillPlaceholders(site.content.home, site.profile);
  return /* @__PURE__ */ jsxs(Layout, { children: [
    /* @__PURE__ */ jsx(
      Meta,
      {
        title: `${words.title} | ${site.profile.name}`,
        description: words.description,
        keywords: words.keywords,
        picture: words.hero.picture
      }
    ),
    /* @__PURE__ */ jsx(StructuredData, { data: localBusiness(site) }),
    /* @__PURE__ */ jsx(StructuredData, { data: webSite(site) }),
    /* @__PURE__ */ jsx(Hero, { kind: "home", heading: words.hero.headline, text: words.hero.text, picture: words.hero.picture, children: /* @__PURE__ */ jsx(HeroActions, {}) }),
    /* @__PURE__ */ jsx(Features, { label: words.featuresLabel, features: words.features }),
    /* @__PURE__ */ jsx(Services, { ...words.services }),
    /* @__PURE__ */ jsx(About, { ...words.about }),
    /* @__PURE__ */ jsx(HomeProjects, { ...words.gallery }),
    site.profile.showReviews && site.profile.testimonials.length > 0 && /* @__PURE__ */ jsx(Section, { heading: words.testimonials.heading, tone: "card", children: /* @__PURE__ */ jsx(Testimonials, { testimonials: shownTestimonials(site) }) }),
    /* @__PURE__ */ jsx(
      CallToAction,
      {
        ...words.callToAction,
        action: "Get Your Free Estimate",
        callLabel: `Call Us: ${site.profile.phone}`
      }
    ),
    /* @__PURE__ */ jsx(Contact, { ...words.contact }),
    /* @__PURE__ */ jsx(ServiceArea, { ...words.serviceArea })
  ] });
}
function shownTestimonials({ documents, profile }) {
  const isElsewhere = documents.plan.region === "any";
  return profile.testimonials.map((entry) => entry.sample && isElsewhere ? { ...entry, location: "" } : entry);
}
function HeroActions() {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    /* @__PURE__ */ jsxs("div", { className: "button-row", children: [
      /* @__PURE__ */ jsx("a", { className: "button", href: "#contact", children: "Get a Free Estimate" }),
      /* @__PURE__ */ jsx("a", { className: "button button--quiet", href: "#services", children: "Explore Our Services" })
    ] }),
    /* @__PURE__ */ jsx("a", { className: "onward hero__onward", href: "/fence-financing", children: "Finance Your Fence \u2013 Learn More" })
  ] });
}
function Services({ heading, intro, cards }) {
  return /* @__PURE__ */ jsxs(Section, { heading, intro, id: "services", tone: "quiet", children: [
    /* @__PURE__ */ jsx("ul", { className: "service-cards", children: cards.map(({ title, path, text, picture }) => /* @__PURE__ */ jsxs("li", { children: [
      /* @__PURE__ */ jsx(SitePicture, { ...picture, sizes: "(min-width: 64rem) 44rem, (min-width: 40rem) 46vw, 60vw" }),
      /* @__PURE__ */ jsx("h3", { id: cardId(title), children: /* @__PURE__ */ jsx("a", { className: "service-cards__link", href: path, children: title }) }),
      /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text }) }),
      /* @__PURE__ */ jsx("a", { className: "onward", href: "#contact", "aria-describedby": cardId(title), children: learnMore })
    ] }, title)) }),
    /* @__PURE__ */ jsx("p", { className: "section__action", children: /* @__PURE__ */ jsx("a", { className: "button", href: "#contact", children: "Request a Free Consultation" }) })
  ] });
}
const cardId = (title) => title.toLowerCase().replaceAll(" ", "-");
function About({ heading, paragraphs, picture, stats }) {
  const { profile } = useSite();
  return /* @__PURE__ */ jsx("section", { className: "section", id: "about", children: /* @__PURE__ */ jsxs("div", { className: "frame", children: [
    /* @__PURE__ */ jsxs("div", { className: "about", children: [
      /* @__PURE__ */ jsx("div", { className: "about__picture", children: /* @__PURE__ */ jsx(SitePicture, { ...picture, sizes: "(min-width: 64rem) 36rem, 60vw" }) }),
      /* @__PURE__ */ jsxs("div", { className: "about__words", children: [
        /* @__PURE__ */ jsx("h2", { children: heading }),
        paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(Words, { text: paragraph }) }, paragraph))
      ] })
    ] }),
    profile.showStats && /* @__PURE__ */ jsx("dl", { className: "stats", children: stats.map(({ value, label }) => /* @__PURE__ */ jsxs("div", { children: [
      /* @__PURE__ */ jsx("dt", { children: label }),
      /* @__PURE__ */ jsx("dd", { children: value })
    ] }, label)) })
  ] }) });
}
function Contact({ heading, intro }) {
  return /* @__PURE__ */ jsx(Section, { heading, intro, id: "contact", children: /* @__PURE__ */ jsxs("div", { className: "contact", children: [
    /* @__PURE__ */ jsx(VisitorContactForm, {}),
    /* @__PURE__ */ jsx(ContactPanel, {})
  ] }) });
}
function VisitorContactForm() {
  const { profile, map } = useSite();
  const { formState, catalogCitation } = useVisitor();
  const props = { services: map.contactOptions, state: formState, phone: profile.phone, catalogCitation };
  return /* @__PURE__ */ jsx(Island, { name: "contact-form", component: ContactForm, props });
}
function ServiceArea({ heading, towns, others }) {
  const { map } = useSite();
  const elsewhere = map.towns.filter(({ document }) => !towns.includes(document.town));
  return /* @__PURE__ */ jsx(Places, { heading, places: towns.map((name) => ({ name, path: pathOfTown(map, name) })), children: /* @__PURE__ */ jsxs("p", { children: [
    elsewhere.length > 0 ? /* @__PURE__ */ jsx(OtherTowns, { words: others, links: elsewhere.map(toTownLink) }) : others.areasIntro,
    " ",
    /* @__PURE__ */ jsx("a", { href: "/areas-we-serve", children: others.areasLink }),
    "."
  ] }) });
}
function OtherTowns({ words, links }) {
  return /* @__PURE__ */ jsxs(Fragment, { children: [
    words.intro,
    " ",
    /* @__PURE__ */ jsx(LinkList, { links }),
    `. ${words.areasIntro}`
  ] });
}
export {
  HomePage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvaG9tZS50c3giXSwKICAibWFwcGluZ3MiOiAiQUF3QkksU0F3Q0EsVUF2Q0UsS0FERjtBQXRCSixTQUFTLHdCQUEwQztBQUNuRCxTQUF3QixZQUFZLGtCQUFrQjtBQUN0RCxTQUFTLGNBQWM7QUFDdkIsU0FBUyxZQUFZO0FBQ3JCLFNBQVMsY0FBYyxVQUFVLGNBQWM7QUFDL0MsU0FBUyxNQUFNLHNCQUFzQjtBQUNyQyxTQUFTLG9CQUFvQjtBQUM3QixTQUFTLGNBQWMsVUFBVSxTQUFTLG9CQUFvQjtBQUM5RCxTQUFTLG1CQUFtQjtBQUM1QixTQUFTLGFBQWE7QUFDdEIsU0FBUyxjQUFjO0FBQ3ZCLFNBQVMsbUJBQW1CO0FBQzVCLFNBQVMsU0FBUyxrQkFBa0I7QUFDcEMsU0FBUyxlQUFlLGVBQWU7QUFFdkMsTUFBTSxZQUFZO0FBR1gsU0FBUyxXQUFXO0FBQ3pCLFFBQU0sT0FBTyxRQUFRO0FBQ3JCLFFBQU0sUUFBUSxpQkFBaUIsS0FBSyxRQUFRLE1BQU0sS0FBSyxPQUFPO0FBQzlELFNBQ0UscUJBQUMsVUFDQztBQUFBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxPQUFPLEdBQUcsTUFBTSxLQUFLLE1BQU0sS0FBSyxRQUFRLElBQUk7QUFBQSxRQUM1QyxhQUFhLE1BQU07QUFBQSxRQUNuQixVQUFVLE1BQU07QUFBQSxRQUNoQixTQUFTLE1BQU0sS0FBSztBQUFBO0FBQUEsSUFDdEI7QUFBQSxJQUNBLG9CQUFDLGtCQUFlLE1BQU0sY0FBYyxJQUFJLEdBQUc7QUFBQSxJQUMzQyxvQkFBQyxrQkFBZSxNQUFNLFFBQVEsSUFBSSxHQUFHO0FBQUEsSUFDckMsb0JBQUMsUUFBSyxNQUFLLFFBQU8sU0FBUyxNQUFNLEtBQUssVUFBVSxNQUFNLE1BQU0sS0FBSyxNQUFNLFNBQVMsTUFBTSxLQUFLLFNBQ3pGLDhCQUFDLGVBQVksR0FDZjtBQUFBLElBQ0Esb0JBQUMsWUFBUyxPQUFPLE1BQU0sZUFBZSxVQUFVLE1BQU0sVUFBVTtBQUFBLElBQ2hFLG9CQUFDLFlBQVUsR0FBRyxNQUFNLFVBQVU7QUFBQSxJQUM5QixvQkFBQyxTQUFPLEdBQUcsTUFBTSxPQUFPO0FBQUEsSUFDeEIsb0JBQUMsZ0JBQWMsR0FBRyxNQUFNLFNBQVM7QUFBQSxJQUNoQyxLQUFLLFFBQVEsZUFBZSxLQUFLLFFBQVEsYUFBYSxTQUFTLEtBQzlELG9CQUFDLFdBQVEsU0FBUyxNQUFNLGFBQWEsU0FBUyxNQUFLLFFBQ2pELDhCQUFDLGdCQUFhLGNBQWMsa0JBQWtCLElBQUksR0FBRyxHQUN2RDtBQUFBLElBRUY7QUFBQSxNQUFDO0FBQUE7QUFBQSxRQUNFLEdBQUcsTUFBTTtBQUFBLFFBQ1YsUUFBTztBQUFBLFFBQ1AsV0FBVyxZQUFZLEtBQUssUUFBUSxLQUFLO0FBQUE7QUFBQSxJQUMzQztBQUFBLElBQ0Esb0JBQUMsV0FBUyxHQUFHLE1BQU0sU0FBUztBQUFBLElBQzVCLG9CQUFDLGVBQWEsR0FBRyxNQUFNLGFBQWE7QUFBQSxLQUN0QztBQUVKO0FBR0EsU0FBUyxrQkFBa0IsRUFBRSxXQUFXLFFBQVEsR0FBd0I7QUFDdEUsUUFBTSxjQUFjLFVBQVUsS0FBSyxXQUFXO0FBQzlDLFNBQU8sUUFBUSxhQUFhLElBQUksQ0FBQyxVQUFXLE1BQU0sVUFBVSxjQUFjLEVBQUUsR0FBRyxPQUFPLFVBQVUsR0FBRyxJQUFJLEtBQU07QUFDL0c7QUFFQSxTQUFTLGNBQWM7QUFDckIsU0FDRSxpQ0FDRTtBQUFBLHlCQUFDLFNBQUksV0FBVSxjQUNiO0FBQUEsMEJBQUMsT0FBRSxXQUFVLFVBQVMsTUFBSyxZQUFXLGlDQUV0QztBQUFBLE1BQ0Esb0JBQUMsT0FBRSxXQUFVLHdCQUF1QixNQUFLLGFBQVksa0NBRXJEO0FBQUEsT0FDRjtBQUFBLElBQ0Esb0JBQUMsT0FBRSxXQUFVLHVCQUFzQixNQUFLLG9CQUFtQixrREFFM0Q7QUFBQSxLQUNGO0FBRUo7QUFFQSxTQUFTLFNBQVMsRUFBRSxTQUFTLE9BQU8sTUFBTSxHQUE0QjtBQUNwRSxTQUNFLHFCQUFDLFdBQVEsU0FBa0IsT0FBYyxJQUFHLFlBQVcsTUFBSyxTQUMxRDtBQUFBLHdCQUFDLFFBQUcsV0FBVSxpQkFDWCxnQkFBTSxJQUFJLENBQUMsRUFBRSxPQUFPLE1BQU0sTUFBTSxRQUFRLE1BQ3ZDLHFCQUFDLFFBQ0M7QUFBQSwwQkFBQyxlQUFhLEdBQUcsU0FBUyxPQUFNLDJEQUEwRDtBQUFBLE1BQzFGLG9CQUFDLFFBQUcsSUFBSSxPQUFPLEtBQUssR0FDbEIsOEJBQUMsT0FBRSxXQUFVLHVCQUFzQixNQUFNLE1BQ3RDLGlCQUNILEdBQ0Y7QUFBQSxNQUNBLG9CQUFDLE9BQ0MsOEJBQUMsU0FBTSxNQUFZLEdBQ3JCO0FBQUEsTUFDQSxvQkFBQyxPQUFFLFdBQVUsVUFBUyxNQUFLLFlBQVcsb0JBQWtCLE9BQU8sS0FBSyxHQUNqRSxxQkFDSDtBQUFBLFNBWk8sS0FhVCxDQUNELEdBQ0g7QUFBQSxJQUNBLG9CQUFDLE9BQUUsV0FBVSxtQkFDWCw4QkFBQyxPQUFFLFdBQVUsVUFBUyxNQUFLLFlBQVcseUNBRXRDLEdBQ0Y7QUFBQSxLQUNGO0FBRUo7QUFFQSxNQUFNLFNBQVMsQ0FBQyxVQUFrQixNQUFNLFlBQVksRUFBRSxXQUFXLEtBQUssR0FBRztBQUV6RSxTQUFTLE1BQU0sRUFBRSxTQUFTLFlBQVksU0FBUyxNQUFNLEdBQXlCO0FBQzVFLFFBQU0sRUFBRSxRQUFRLElBQUksUUFBUTtBQUM1QixTQUNFLG9CQUFDLGFBQVEsV0FBVSxXQUFVLElBQUcsU0FDOUIsK0JBQUMsU0FBSSxXQUFVLFNBQ2I7QUFBQSx5QkFBQyxTQUFJLFdBQVUsU0FDYjtBQUFBLDBCQUFDLFNBQUksV0FBVSxrQkFDYiw4QkFBQyxlQUFhLEdBQUcsU0FBUyxPQUFNLGtDQUFpQyxHQUNuRTtBQUFBLE1BQ0EscUJBQUMsU0FBSSxXQUFVLGdCQUNiO0FBQUEsNEJBQUMsUUFBSSxtQkFBUTtBQUFBLFFBQ1osV0FBVyxJQUFJLENBQUMsY0FDZixvQkFBQyxPQUNDLDhCQUFDLFNBQU0sTUFBTSxXQUFXLEtBRGxCLFNBRVIsQ0FDRDtBQUFBLFNBQ0g7QUFBQSxPQUNGO0FBQUEsSUFDQyxRQUFRLGFBQ1Asb0JBQUMsUUFBRyxXQUFVLFNBQ1gsZ0JBQU0sSUFBSSxDQUFDLEVBQUUsT0FBTyxNQUFNLE1BQ3pCLHFCQUFDLFNBQ0M7QUFBQSwwQkFBQyxRQUFJLGlCQUFNO0FBQUEsTUFDWCxvQkFBQyxRQUFJLGlCQUFNO0FBQUEsU0FGSCxLQUdWLENBQ0QsR0FDSDtBQUFBLEtBRUosR0FDRjtBQUVKO0FBRUEsU0FBUyxRQUFRLEVBQUUsU0FBUyxNQUFNLEdBQTJCO0FBQzNELFNBQ0Usb0JBQUMsV0FBUSxTQUFrQixPQUFjLElBQUcsV0FDMUMsK0JBQUMsU0FBSSxXQUFVLFdBQ2I7QUFBQSx3QkFBQyxzQkFBbUI7QUFBQSxJQUNwQixvQkFBQyxnQkFBYTtBQUFBLEtBQ2hCLEdBQ0Y7QUFFSjtBQUdBLFNBQVMscUJBQXFCO0FBQzVCLFFBQU0sRUFBRSxTQUFTLElBQUksSUFBSSxRQUFRO0FBQ2pDLFFBQU0sRUFBRSxXQUFXLGdCQUFnQixJQUFJLFdBQVc7QUFDbEQsUUFBTSxRQUFRLEVBQUUsVUFBVSxJQUFJLGdCQUFnQixPQUFPLFdBQVcsT0FBTyxRQUFRLE9BQU8sZ0JBQWdCO0FBQ3RHLFNBQU8sb0JBQUMsVUFBTyxNQUFLLGdCQUFlLFdBQVcsYUFBYSxPQUFjO0FBQzNFO0FBRUEsU0FBUyxZQUFZLEVBQUUsU0FBUyxPQUFPLE9BQU8sR0FBK0I7QUFDM0UsUUFBTSxFQUFFLElBQUksSUFBSSxRQUFRO0FBQ3hCLFFBQU0sWUFBWSxJQUFJLE1BQU0sT0FBTyxDQUFDLEVBQUUsU0FBUyxNQUFNLENBQUMsTUFBTSxTQUFTLFNBQVMsSUFBSSxDQUFDO0FBQ25GLFNBQ0Usb0JBQUMsVUFBTyxTQUFrQixRQUFRLE1BQU0sSUFBSSxDQUFDLFVBQVUsRUFBRSxNQUFNLE1BQU0sV0FBVyxLQUFLLElBQUksRUFBRSxFQUFFLEdBQzNGLCtCQUFDLE9BQ0U7QUFBQSxjQUFVLFNBQVMsSUFBSSxvQkFBQyxjQUFXLE9BQU8sUUFBUSxPQUFPLFVBQVUsSUFBSSxVQUFVLEdBQUcsSUFBSyxPQUFPO0FBQUEsSUFBWTtBQUFBLElBQzdHLG9CQUFDLE9BQUUsTUFBSyxtQkFBbUIsaUJBQU8sV0FBVTtBQUFBLElBQUk7QUFBQSxLQUNsRCxHQUNGO0FBRUo7QUFHQSxTQUFTLFdBQVcsRUFBRSxPQUFPLE1BQU0sR0FBZ0Y7QUFDakgsU0FDRSxpQ0FDRztBQUFBLFVBQU07QUFBQSxJQUFNO0FBQUEsSUFBQyxvQkFBQyxZQUFTLE9BQWM7QUFBQSxJQUNyQyxLQUFLLE1BQU0sVUFBVTtBQUFBLEtBQ3hCO0FBRUo7IiwKICAibmFtZXMiOiBbXQp9Cg==

//0abf46dd1808602d268507faadd1c371253ef99b
