import { jsx, jsxs } from "react/jsx-runtime";
import { formFields } from "../../src/shared/contact.ts";
import { formatDay } from "../../src/shared/dates.ts";
import { startPlan } from "../../src/shared/fence/plan.ts";
import { exclusions, honesty, roughGuide } from "../../src/shared/fence/result-words.ts";
import { fillPlaceholders } from "../../src/shared/profile.ts";
import { pricePath } from "../../src/shared/routes.ts";
import { telephoneLink } from "../../src/shared/telephone.ts";
import { Layout } from "../components/frame.tsx";
import { Hero } from "../components/hero.tsx";
import { Breadcrumb } from "../components/links.tsx";
import { Meta, StructuredData } from "../components/meta.tsx";
import { Island } from "../island.tsx";
import { Planner } from "../islands/planner/planner.tsx";
import { usePage, useSite, useVisitor } from "../site.ts";
import { webPage } from "../structured-data.ts";
function PricePage() {
  const site = useSite();
  const { path } = usePage();
  const { planState = {}, formState } = useVisitor();
  const isFaulty = planState.fields || planState.message;
  const { title, description, hero, typicalPrices } = fillPlaceholders(site.content.price, site.profile);
  const { prices, version } = site.prices;
  return /* @__PURE__ */ jsxs(Layout, { phoneBar: false, children: [
    /* @__PURE__ */ jsx(Meta, { title: `${isFaulty ? "Error: " : ""}${title} | ${site.profile.name}`, description }),
    /* @__PURE__ */ jsx(StructuredData, { data: webPage(title, description, path, site) }),
    /* @__PURE__ */ jsx(Hero, { kind: "price", heading: hero.heading, text: hero.text }),
    /* @__PURE__ */ jsxs("div", { className: "frame", children: [
      /* @__PURE__ */ jsx(Breadcrumb, { trail: [{ name: "Home", path: "/" }], current: hero.heading }),
      /* @__PURE__ */ jsx(Problems, { ...planState })
    ] }),
    /* @__PURE__ */ jsx(
      Island,
      {
        name: "price-planner",
        component: Planner,
        props: {
          plan: planState.plan ?? startPlan,
          typed: planState.typed,
          fields: planState.fields,
          took: planState.took,
          prices,
          version,
          checked: checkedWords(site.prices, typicalPrices),
          address: { origin: site.publicUrl, path: pricePath },
          phone: site.profile.phone,
          phoneLink: telephoneLink(site.profile.phone),
          person,
          words,
          formState
        },
        wake: "idle"
      }
    )
  ] });
}
const personLabels = { name: "Full Name", phone: "Phone" };
const person = formFields.filter(({ name }) => name in personLabels).map(({ name, form: { required = false, attributes } }) => ({
  id: `price-${name}`,
  name,
  label: personLabels[name] ?? "",
  required,
  ...attributes
}));
const words = {
  ...honesty,
  lengths: "Walk where the fence will go, one straight side at a time. You can pace it off: three paces is about 8 feet.",
  gates: "For each gate, choose its width and its side. Under \u201CFeet before the gate,\u201D count from the start of that side, or leave it empty to put the gate in the middle.",
  notIncluded: exclusions({ ground: "soil" }),
  notIncludedWithRock: exclusions({ ground: "rock" }),
  draw: "Tap where the fence starts, then each corner. Tap the first corner again to close the fence, or the last one to end the line.",
  move: "Tap a corner, then where it should go. Or drag it.",
  gate: "Tap the fence where you want the gate.",
  remove: "Tap a side or a gate to take it away.",
  keys: "Keys: the arrows move the crosshair 1 ft, or 10 ft with Shift. Enter does what a tap does. Page Up and Page Down jump from corner to corner. With the Gate or Remove tool, Page Up and Page Down also stop at the gates and in the middle of each side. D, M, G and R pick the tool. Escape ends the line, or puts back a corner that you are moving. You can also skip the drawing and fill in the boxes for sides and gates on this page.",
  keep: "This link brings the plan back on any phone or computer. We store nothing until you send us the plan.",
  send: "We\u2019ll call you, come out to measure and put the price in writing. The estimate is free, with no obligation.",
  sent: { title: "Message Sent!", text: "Thank you for your message. We'll get back to you soon." },
  failed: { title: "Error", text: "There was a problem sending your message. Please try again." }
};
const yearMs = 365 * 24 * 36e5;
function checkedWords({ checkedAt }, typical) {
  if (!checkedAt) return [typical, roughGuide];
  const day = formatDay(new Date(checkedAt));
  return Date.now() - Date.parse(checkedAt) > yearMs ? [`Last checked on ${day}, more than a year ago.`] : [`Prices checked on ${day}.`];
}
function Problems({ fields = {}, message }) {
  const entries = Object.entries(fields);
  if (!entries.length && !message) return null;
  return /* @__PURE__ */ jsxs("div", { className: "form__error price-problems", id: "problems", role: "alert", children: [
    message && /* @__PURE__ */ jsx("p", { children: message }),
    entries.length > 0 && /* @__PURE__ */ jsx("ul", { children: entries.map(([name, words2]) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("a", { href: `#${controlId(name)}`, children: words2.join(" ") }) }, name)) })
  ] });
}
function controlId(name) {
  if (name.includes(".")) return name.replaceAll(".", "-");
  if (name === "oldFeet") return "old-feet";
  if (name === "measured") return "gates";
  return ["kind", "height", "finish", "property"].includes(name) ? "fence" : "ground";
}
export {
  PricePage
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvdmlld3MvcGFnZXMvcHJpY2UudHN4Il0sCiAgIm1hcHBpbmdzIjogIkFBNkJNLGNBR0EsWUFIQTtBQTdCTixTQUFTLGtCQUFrQjtBQUMzQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLFlBQVksU0FBUyxrQkFBa0I7QUFHaEQsU0FBUyx3QkFBd0I7QUFDakMsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxxQkFBcUI7QUFDOUIsU0FBUyxjQUFjO0FBQ3ZCLFNBQVMsWUFBWTtBQUNyQixTQUFTLGtCQUFrQjtBQUMzQixTQUFTLE1BQU0sc0JBQXNCO0FBQ3JDLFNBQVMsY0FBYztBQUN2QixTQUFTLGVBQWU7QUFFeEIsU0FBUyxTQUFTLFNBQVMsa0JBQWtCO0FBQzdDLFNBQVMsZUFBZTtBQUdqQixTQUFTLFlBQVk7QUFDMUIsUUFBTSxPQUFPLFFBQVE7QUFDckIsUUFBTSxFQUFFLEtBQUssSUFBSSxRQUFRO0FBQ3pCLFFBQU0sRUFBRSxZQUFZLENBQUMsR0FBRyxVQUFVLElBQUksV0FBVztBQUNqRCxRQUFNLFdBQVcsVUFBVSxVQUFVLFVBQVU7QUFDL0MsUUFBTSxFQUFFLE9BQU8sYUFBYSxNQUFNLGNBQWMsSUFBSSxpQkFBaUIsS0FBSyxRQUFRLE9BQU8sS0FBSyxPQUFPO0FBQ3JHLFFBQU0sRUFBRSxRQUFRLFFBQVEsSUFBSSxLQUFLO0FBQ2pDLFNBQ0UscUJBQUMsVUFBTyxVQUFVLE9BQ2hCO0FBQUEsd0JBQUMsUUFBSyxPQUFPLEdBQUcsV0FBVyxZQUFZLEVBQUUsR0FBRyxLQUFLLE1BQU0sS0FBSyxRQUFRLElBQUksSUFBSSxhQUEwQjtBQUFBLElBQ3RHLG9CQUFDLGtCQUFlLE1BQU0sUUFBUSxPQUFPLGFBQWEsTUFBTSxJQUFJLEdBQUc7QUFBQSxJQUMvRCxvQkFBQyxRQUFLLE1BQUssU0FBUSxTQUFTLEtBQUssU0FBUyxNQUFNLEtBQUssTUFBTTtBQUFBLElBQzNELHFCQUFDLFNBQUksV0FBVSxTQUNiO0FBQUEsMEJBQUMsY0FBVyxPQUFPLENBQUMsRUFBRSxNQUFNLFFBQVEsTUFBTSxJQUFJLENBQUMsR0FBRyxTQUFTLEtBQUssU0FBUztBQUFBLE1BQ3pFLG9CQUFDLFlBQVUsR0FBRyxXQUFXO0FBQUEsT0FDM0I7QUFBQSxJQUNBO0FBQUEsTUFBQztBQUFBO0FBQUEsUUFDQyxNQUFLO0FBQUEsUUFDTCxXQUFXO0FBQUEsUUFDWCxPQUFPO0FBQUEsVUFDTCxNQUFNLFVBQVUsUUFBUTtBQUFBLFVBQ3hCLE9BQU8sVUFBVTtBQUFBLFVBQ2pCLFFBQVEsVUFBVTtBQUFBLFVBQ2xCLE1BQU0sVUFBVTtBQUFBLFVBQ2hCO0FBQUEsVUFDQTtBQUFBLFVBQ0EsU0FBUyxhQUFhLEtBQUssUUFBUSxhQUFhO0FBQUEsVUFDaEQsU0FBUyxFQUFFLFFBQVEsS0FBSyxXQUFXLE1BQU0sVUFBVTtBQUFBLFVBQ25ELE9BQU8sS0FBSyxRQUFRO0FBQUEsVUFDcEIsV0FBVyxjQUFjLEtBQUssUUFBUSxLQUFLO0FBQUEsVUFDM0M7QUFBQSxVQUNBO0FBQUEsVUFDQTtBQUFBLFFBQ0Y7QUFBQSxRQUNBLE1BQUs7QUFBQTtBQUFBLElBQ1A7QUFBQSxLQUNGO0FBRUo7QUFFQSxNQUFNLGVBQWlELEVBQUUsTUFBTSxhQUFhLE9BQU8sUUFBUTtBQUczRixNQUFNLFNBQVMsV0FDWixPQUFPLENBQUMsRUFBRSxLQUFLLE1BQU0sUUFBUSxZQUFZLEVBQ3pDLElBQUksQ0FBQyxFQUFFLE1BQU0sTUFBTSxFQUFFLFdBQVcsT0FBTyxXQUFXLEVBQUUsT0FBTztBQUFBLEVBQzFELElBQUksU0FBUyxJQUFJO0FBQUEsRUFDakI7QUFBQSxFQUNBLE9BQU8sYUFBYSxJQUFJLEtBQUs7QUFBQSxFQUM3QjtBQUFBLEVBQ0EsR0FBRztBQUNMLEVBQUU7QUFFSixNQUFNLFFBQVE7QUFBQSxFQUNaLEdBQUc7QUFBQSxFQUNILFNBQ0U7QUFBQSxFQUNGLE9BQ0U7QUFBQSxFQUNGLGFBQWEsV0FBVyxFQUFFLFFBQVEsT0FBTyxDQUFDO0FBQUEsRUFDMUMscUJBQXFCLFdBQVcsRUFBRSxRQUFRLE9BQU8sQ0FBQztBQUFBLEVBQ2xELE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLFFBQVE7QUFBQSxFQUNSLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU07QUFBQSxFQUNOLE1BQU0sRUFBRSxPQUFPLGlCQUFpQixNQUFNLDBEQUEwRDtBQUFBLEVBQ2hHLFFBQVEsRUFBRSxPQUFPLFNBQVMsTUFBTSw4REFBOEQ7QUFDaEc7QUFFQSxNQUFNLFNBQVMsTUFBTSxLQUFLO0FBTTFCLFNBQVMsYUFBYSxFQUFFLFVBQVUsR0FBa0IsU0FBMkI7QUFDN0UsTUFBSSxDQUFDLFVBQVcsUUFBTyxDQUFDLFNBQVMsVUFBVTtBQUMzQyxRQUFNLE1BQU0sVUFBVSxJQUFJLEtBQUssU0FBUyxDQUFDO0FBQ3pDLFNBQU8sS0FBSyxJQUFJLElBQUksS0FBSyxNQUFNLFNBQVMsSUFBSSxTQUN4QyxDQUFDLG1CQUFtQixHQUFHLHlCQUF5QixJQUNoRCxDQUFDLHFCQUFxQixHQUFHLEdBQUc7QUFDbEM7QUFHQSxTQUFTLFNBQVMsRUFBRSxTQUFTLENBQUMsR0FBRyxRQUFRLEdBQWM7QUFDckQsUUFBTSxVQUFVLE9BQU8sUUFBUSxNQUFNO0FBQ3JDLE1BQUksQ0FBQyxRQUFRLFVBQVUsQ0FBQyxRQUFTLFFBQU87QUFDeEMsU0FDRSxxQkFBQyxTQUFJLFdBQVUsOEJBQTZCLElBQUcsWUFBVyxNQUFLLFNBQzVEO0FBQUEsZUFBVyxvQkFBQyxPQUFHLG1CQUFRO0FBQUEsSUFDdkIsUUFBUSxTQUFTLEtBQ2hCLG9CQUFDLFFBQ0Usa0JBQVEsSUFBSSxDQUFDLENBQUMsTUFBTUEsTUFBSyxNQUN4QixvQkFBQyxRQUNDLDhCQUFDLE9BQUUsTUFBTSxJQUFJLFVBQVUsSUFBSSxDQUFDLElBQUssVUFBQUEsT0FBTSxLQUFLLEdBQUcsR0FBRSxLQUQxQyxJQUVULENBQ0QsR0FDSDtBQUFBLEtBRUo7QUFFSjtBQUdBLFNBQVMsVUFBVSxNQUFzQjtBQUN2QyxNQUFJLEtBQUssU0FBUyxHQUFHLEVBQUcsUUFBTyxLQUFLLFdBQVcsS0FBSyxHQUFHO0FBQ3ZELE1BQUksU0FBUyxVQUFXLFFBQU87QUFDL0IsTUFBSSxTQUFTLFdBQVksUUFBTztBQUNoQyxTQUFPLENBQUMsUUFBUSxVQUFVLFVBQVUsVUFBVSxFQUFFLFNBQVMsSUFBSSxJQUFJLFVBQVU7QUFDN0U7IiwKICAibmFtZXMiOiBbIndvcmRzIl0KfQo=

//183c2821cef2d6b4c1cca83d51d9d3858df6893c
