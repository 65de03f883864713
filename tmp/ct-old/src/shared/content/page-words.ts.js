import * as z from "zod/mini";
import {
  choice,
  degrees,
  group,
  kept,
  line,
  list,
  month,
  optional,
  page,
  paragraph,
  picture
} from "./fields.ts";
import { sections, titledText } from "./sections.ts";
const pageWords = {
  /** The page adds " | {product}". */
  title: line("Search title", { max: 70 }),
  description: line("Search description", { max: 200 }),
  keywords: line("Keywords", { max: 300 })
};
const serviceWords = group("Service page", {
  /** Its name in menus, in lists of related services and in the estimate form. */
  menuName: line("Name in the menu", { max: 60 }),
  /** The choice of the contact form that it stands behind. */
  contactOption: optional(line("Choice in the contact form", { max: 60 })),
  ...pageWords,
  /** The h1. */
  serviceTitle: line("Headline"),
  serviceDescription: paragraph("Sentence under the headline", { max: 600 }),
  benefit: line("What the customer gets"),
  /** Services in other groups that a reader may need as well; those of its own group stand in the sidebar. */
  companions: list("Related pages", page("Page"), { one: "page", max: 6 }),
  /** The fence that "Price this fence first" begins with: the code of a plan without lines. */
  pricePreset: optional(kept("Fence of the planner", z.string())),
  picture: picture("Picture at the top"),
  contentSections: sections,
  closing: group("Closing words", {
    heading: line("Heading"),
    text: paragraph("Text", { max: 600 }),
    action: line("Words of the button", { max: 60 })
  })
});
const prose = (label) => group(label, {
  heading: line("Heading"),
  paragraphs: list("Paragraphs", paragraph("Paragraph"), { one: "paragraph", min: 1, max: 8 })
});
const townService = group("Service", {
  title: line("Title"),
  text: optional(paragraph("Text", { max: 600 })),
  page: optional(page("Leads to"))
});
const townRule = group("Rule", {
  rule: paragraph("Rule", { max: 600 }),
  source: line("Document or web page where it was read", { max: 250 }),
  checked: month("Month in which it was read, such as 2026-11")
});
const servicesOf = (label, more) => group(label, {
  heading: line("Heading"),
  intro: optional(paragraph("Introduction", { max: 600 })),
  items: list("Services", townService, { one: "service", min: 1, max: 12 }),
  ...more
});
const townWords = group("Town page", {
  /** Name alone, such as "High Point". */
  town: line("Name of the town", { max: 60 }),
  summary: paragraph("Sentence on the areas page", { max: 300 }),
  /** Its place on the map, and the side of it where its name stands. */
  point: group("Place on the map", {
    latitude: degrees("Latitude", 90),
    longitude: degrees("Longitude", 180),
    label: choice("Name stands", ["above", "below", "right"])
  }),
  ...pageWords,
  heading: line("Headline"),
  tagline: paragraph("Sentence under the headline", { max: 300 }),
  picture: picture("Picture at the top"),
  intro: prose("The town"),
  about: prose("Ground and weather"),
  /** Anything else true of this town's ground, houses and weather. */
  sections: optional(sections),
  rules: group("Permits and rules", {
    heading: line("Heading"),
    /** Sends the reader to the town for what could not be verified. */
    intro: paragraph("Introduction", { max: 600 }),
    items: list("Rules", townRule, { one: "rule", max: 12 })
  }),
  residential: servicesOf("Services for homes", { picture: picture("Picture") }),
  commercial: servicesOf("Services for businesses", {}),
  whyChooseUs: group("Why choose us", {
    heading: line("Heading"),
    items: list("Reasons", titledText, { one: "reason", min: 2, max: 6 })
  }),
  process: optional(
    group("Our process", {
      heading: line("Heading"),
      intro: optional(paragraph("Introduction", { max: 600 })),
      items: list("Steps", titledText, { one: "step", min: 2, max: 12 })
    })
  ),
  closing: group("Closing words", {
    heading: line("Heading"),
    text: paragraph("Text", { max: 600 }),
    quoteLabel: line("Words of the button", { max: 60 })
  })
});
export {
  pageWords,
  serviceWords,
  townWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L3BhZ2Utd29yZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxZQUFZLE9BQU87QUFDbkI7QUFBQSxFQUNFO0FBQUEsRUFDQTtBQUFBLEVBRUE7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLEVBQ0E7QUFBQSxFQUNBO0FBQUEsRUFDQTtBQUFBLE9BQ0s7QUFDUCxTQUFTLFVBQVUsa0JBQWtCO0FBRzlCLE1BQU0sWUFBWTtBQUFBO0FBQUEsRUFFdkIsT0FBTyxLQUFLLGdCQUFnQixFQUFFLEtBQUssR0FBRyxDQUFDO0FBQUEsRUFDdkMsYUFBYSxLQUFLLHNCQUFzQixFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsRUFDcEQsVUFBVSxLQUFLLFlBQVksRUFBRSxLQUFLLElBQUksQ0FBQztBQUN6QztBQUdPLE1BQU0sZUFBZSxNQUFNLGdCQUFnQjtBQUFBO0FBQUEsRUFFaEQsVUFBVSxLQUFLLG9CQUFvQixFQUFFLEtBQUssR0FBRyxDQUFDO0FBQUE7QUFBQSxFQUU5QyxlQUFlLFNBQVMsS0FBSyw4QkFBOEIsRUFBRSxLQUFLLEdBQUcsQ0FBQyxDQUFDO0FBQUEsRUFDdkUsR0FBRztBQUFBO0FBQUEsRUFFSCxjQUFjLEtBQUssVUFBVTtBQUFBLEVBQzdCLG9CQUFvQixVQUFVLCtCQUErQixFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsRUFDekUsU0FBUyxLQUFLLHdCQUF3QjtBQUFBO0FBQUEsRUFFdEMsWUFBWSxLQUFLLGlCQUFpQixLQUFLLE1BQU0sR0FBRyxFQUFFLEtBQUssUUFBUSxLQUFLLEVBQUUsQ0FBQztBQUFBO0FBQUEsRUFFdkUsYUFBYSxTQUFTLEtBQUssd0JBQXdCLEVBQUUsT0FBTyxDQUFDLENBQUM7QUFBQSxFQUM5RCxTQUFTLFFBQVEsb0JBQW9CO0FBQUEsRUFDckMsaUJBQWlCO0FBQUEsRUFDakIsU0FBUyxNQUFNLGlCQUFpQjtBQUFBLElBQzlCLFNBQVMsS0FBSyxTQUFTO0FBQUEsSUFDdkIsTUFBTSxVQUFVLFFBQVEsRUFBRSxLQUFLLElBQUksQ0FBQztBQUFBLElBQ3BDLFFBQVEsS0FBSyx1QkFBdUIsRUFBRSxLQUFLLEdBQUcsQ0FBQztBQUFBLEVBQ2pELENBQUM7QUFDSCxDQUFDO0FBR0QsTUFBTSxRQUFRLENBQUMsVUFDYixNQUFNLE9BQU87QUFBQSxFQUNYLFNBQVMsS0FBSyxTQUFTO0FBQUEsRUFDdkIsWUFBWSxLQUFLLGNBQWMsVUFBVSxXQUFXLEdBQUcsRUFBRSxLQUFLLGFBQWEsS0FBSyxHQUFHLEtBQUssRUFBRSxDQUFDO0FBQzdGLENBQUM7QUFHSCxNQUFNLGNBQWMsTUFBTSxXQUFXO0FBQUEsRUFDbkMsT0FBTyxLQUFLLE9BQU87QUFBQSxFQUNuQixNQUFNLFNBQVMsVUFBVSxRQUFRLEVBQUUsS0FBSyxJQUFJLENBQUMsQ0FBQztBQUFBLEVBQzlDLE1BQU0sU0FBUyxLQUFLLFVBQVUsQ0FBQztBQUNqQyxDQUFDO0FBR0QsTUFBTSxXQUFXLE1BQU0sUUFBUTtBQUFBLEVBQzdCLE1BQU0sVUFBVSxRQUFRLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxFQUNwQyxRQUFRLEtBQUssMENBQTBDLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxFQUNuRSxTQUFTLE1BQU0sNkNBQTZDO0FBQzlELENBQUM7QUFFRCxNQUFNLGFBQWEsQ0FBc0MsT0FBZSxTQUN0RSxNQUFNLE9BQU87QUFBQSxFQUNYLFNBQVMsS0FBSyxTQUFTO0FBQUEsRUFDdkIsT0FBTyxTQUFTLFVBQVUsZ0JBQWdCLEVBQUUsS0FBSyxJQUFJLENBQUMsQ0FBQztBQUFBLEVBQ3ZELE9BQU8sS0FBSyxZQUFZLGFBQWEsRUFBRSxLQUFLLFdBQVcsS0FBSyxHQUFHLEtBQUssR0FBRyxDQUFDO0FBQUEsRUFDeEUsR0FBRztBQUNMLENBQUM7QUFHSSxNQUFNLFlBQVksTUFBTSxhQUFhO0FBQUE7QUFBQSxFQUUxQyxNQUFNLEtBQUssb0JBQW9CLEVBQUUsS0FBSyxHQUFHLENBQUM7QUFBQSxFQUMxQyxTQUFTLFVBQVUsOEJBQThCLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQTtBQUFBLEVBRTdELE9BQU8sTUFBTSxvQkFBb0I7QUFBQSxJQUMvQixVQUFVLFFBQVEsWUFBWSxFQUFFO0FBQUEsSUFDaEMsV0FBVyxRQUFRLGFBQWEsR0FBRztBQUFBLElBQ25DLE9BQU8sT0FBTyxlQUFlLENBQUMsU0FBUyxTQUFTLE9BQU8sQ0FBQztBQUFBLEVBQzFELENBQUM7QUFBQSxFQUNELEdBQUc7QUFBQSxFQUNILFNBQVMsS0FBSyxVQUFVO0FBQUEsRUFDeEIsU0FBUyxVQUFVLCtCQUErQixFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsRUFDOUQsU0FBUyxRQUFRLG9CQUFvQjtBQUFBLEVBQ3JDLE9BQU8sTUFBTSxVQUFVO0FBQUEsRUFDdkIsT0FBTyxNQUFNLG9CQUFvQjtBQUFBO0FBQUEsRUFFakMsVUFBVSxTQUFTLFFBQVE7QUFBQSxFQUMzQixPQUFPLE1BQU0scUJBQXFCO0FBQUEsSUFDaEMsU0FBUyxLQUFLLFNBQVM7QUFBQTtBQUFBLElBRXZCLE9BQU8sVUFBVSxnQkFBZ0IsRUFBRSxLQUFLLElBQUksQ0FBQztBQUFBLElBQzdDLE9BQU8sS0FBSyxTQUFTLFVBQVUsRUFBRSxLQUFLLFFBQVEsS0FBSyxHQUFHLENBQUM7QUFBQSxFQUN6RCxDQUFDO0FBQUEsRUFDRCxhQUFhLFdBQVcsc0JBQXNCLEVBQUUsU0FBUyxRQUFRLFNBQVMsRUFBRSxDQUFDO0FBQUEsRUFDN0UsWUFBWSxXQUFXLDJCQUEyQixDQUFDLENBQUM7QUFBQSxFQUNwRCxhQUFhLE1BQU0saUJBQWlCO0FBQUEsSUFDbEMsU0FBUyxLQUFLLFNBQVM7QUFBQSxJQUN2QixPQUFPLEtBQUssV0FBVyxZQUFZLEVBQUUsS0FBSyxVQUFVLEtBQUssR0FBRyxLQUFLLEVBQUUsQ0FBQztBQUFBLEVBQ3RFLENBQUM7QUFBQSxFQUNELFNBQVM7QUFBQSxJQUNQLE1BQU0sZUFBZTtBQUFBLE1BQ25CLFNBQVMsS0FBSyxTQUFTO0FBQUEsTUFDdkIsT0FBTyxTQUFTLFVBQVUsZ0JBQWdCLEVBQUUsS0FBSyxJQUFJLENBQUMsQ0FBQztBQUFBLE1BQ3ZELE9BQU8sS0FBSyxTQUFTLFlBQVksRUFBRSxLQUFLLFFBQVEsS0FBSyxHQUFHLEtBQUssR0FBRyxDQUFDO0FBQUEsSUFDbkUsQ0FBQztBQUFBLEVBQ0g7QUFBQSxFQUNBLFNBQVMsTUFBTSxpQkFBaUI7QUFBQSxJQUM5QixTQUFTLEtBQUssU0FBUztBQUFBLElBQ3ZCLE1BQU0sVUFBVSxRQUFRLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFBQSxJQUNwQyxZQUFZLEtBQUssdUJBQXVCLEVBQUUsS0FBSyxHQUFHLENBQUM7QUFBQSxFQUNyRCxDQUFDO0FBQ0gsQ0FBQzsiLAogICJuYW1lcyI6IFtdCn0K

//00179ccec603dd2c90cdb972028dd6525eea2aa7
