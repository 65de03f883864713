import * as z from "zod/mini";
import { group, kept, line, list, optional, page, paragraph, picture } from "./fields.ts";
import { pageWords } from "./page-words.ts";
import { titledText } from "./sections.ts";
const opening = { heading: line("Headline"), text: paragraph("Text", { max: 600 }) };
const headed = (label) => group(label, { heading: line("Heading"), intro: paragraph("Introduction", { max: 600 }) });
const point = z.array(z.number()).check(z.length(2));
const areasWords = group("Areas page", {
  ...pageWords,
  hero: group("Opening", opening),
  mainCities: headed("Main cities"),
  otherTowns: headed("Other towns"),
  notListed: group("Towns that are not listed", {
    heading: line("Heading"),
    text: paragraph("Text", { max: 600 }),
    callLabel: line("Words of the button that calls", { max: 60 }),
    estimateLabel: line("Words of the button to the form", { max: 60 })
  }),
  services: group("Services", {
    heading: line("Heading"),
    intro: paragraph("Introduction", { max: 600 }),
    picture: picture("Picture"),
    residential: line("Heading of the services for homes"),
    commercial: line("Heading of the services for businesses")
  }),
  /** The highways, each drawn through a few points: latitude, longitude. */
  map: kept("Map", z.object({ highways: z.array(z.object({ name: z.string(), points: z.array(point) })) }))
});
const financingWords = group("Financing page", {
  ...pageWords,
  hero: group("Opening", opening),
  benefits: group("Benefits", {
    heading: line("Heading"),
    items: list("Benefits", titledText, { one: "benefit", min: 3, max: 9 })
  }),
  panel: group("Box with the button", {
    heading: line("Heading"),
    text: paragraph("Text", { max: 600 }),
    applyLabel: line("Words of the button", { max: 60 }),
    condition: line("Condition"),
    callLabel: line("Words of the button that calls", { max: 60 }),
    contactLabel: line("Words of the button to the form", { max: 60 })
  }),
  howItWorks: group("How it works", {
    heading: line("Heading"),
    items: list("Steps", titledText, { one: "step", min: 2, max: 12 })
  }),
  questions: group("Questions", {
    heading: line("Heading"),
    picture: picture("Picture"),
    items: list(
      "Questions",
      group("Question", {
        question: line("Question"),
        answer: paragraph("Answer", { max: 600 }),
        withPayments: optional(paragraph("Added where the planner shows payments", { max: 600 }))
      }),
      { one: "question", min: 1 }
    )
  })
});
const whileEmpty = (label) => group(label, {
  heading: line("Heading"),
  text: paragraph("Text", { max: 600 }),
  textWhileEmpty: paragraph("Text while there are no photos", { max: 600 })
});
const galleryWords = group("Gallery page", {
  ...pageWords,
  hero: whileEmpty("Opening"),
  kinds: group("Kinds of fence", {
    heading: line("Heading"),
    text: paragraph("Text", { max: 600 }),
    textWhileEmpty: paragraph("Text while there are no photos", { max: 600 }),
    pages: list("Pages", page("Page"), { one: "page", min: 1, max: 12 })
  }),
  callToAction: whileEmpty("Invitation")
});
const { title, description } = pageWords;
const priceWords = group("Price my fence", {
  ...{ title, description },
  hero: group("Opening", opening),
  typicalPrices: line("Sentence below the price until you have checked your prices", { max: 200 })
});
export {
  areasWords,
  financingWords,
  galleryWords,
  priceWords
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L2ZpeGVkLXBhZ2Utd29yZHMudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxZQUFZLE9BQU87QUFDbkIsU0FBUyxPQUFPLE1BQU0sTUFBTSxNQUFNLFVBQVUsTUFBTSxXQUFXLGVBQWU7QUFDNUUsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxrQkFBa0I7QUFFM0IsTUFBTSxVQUFVLEVBQUUsU0FBUyxLQUFLLFVBQVUsR0FBRyxNQUFNLFVBQVUsUUFBUSxFQUFFLEtBQUssSUFBSSxDQUFDLEVBQUU7QUFDbkYsTUFBTSxTQUFTLENBQUMsVUFDZCxNQUFNLE9BQU8sRUFBRSxTQUFTLEtBQUssU0FBUyxHQUFHLE9BQU8sVUFBVSxnQkFBZ0IsRUFBRSxLQUFLLElBQUksQ0FBQyxFQUFFLENBQUM7QUFFM0YsTUFBTSxRQUFRLEVBQUUsTUFBTSxFQUFFLE9BQU8sQ0FBQyxFQUFFLE1BQU0sRUFBRSxPQUFPLENBQUMsQ0FBQztBQUc1QyxNQUFNLGFBQWEsTUFBTSxjQUFjO0FBQUEsRUFDNUMsR0FBRztBQUFBLEVBQ0gsTUFBTSxNQUFNLFdBQVcsT0FBTztBQUFBLEVBQzlCLFlBQVksT0FBTyxhQUFhO0FBQUEsRUFDaEMsWUFBWSxPQUFPLGFBQWE7QUFBQSxFQUNoQyxXQUFXLE1BQU0sNkJBQTZCO0FBQUEsSUFDNUMsU0FBUyxLQUFLLFNBQVM7QUFBQSxJQUN2QixNQUFNLFVBQVUsUUFBUSxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsSUFDcEMsV0FBVyxLQUFLLGtDQUFrQyxFQUFFLEtBQUssR0FBRyxDQUFDO0FBQUEsSUFDN0QsZUFBZSxLQUFLLG1DQUFtQyxFQUFFLEtBQUssR0FBRyxDQUFDO0FBQUEsRUFDcEUsQ0FBQztBQUFBLEVBQ0QsVUFBVSxNQUFNLFlBQVk7QUFBQSxJQUMxQixTQUFTLEtBQUssU0FBUztBQUFBLElBQ3ZCLE9BQU8sVUFBVSxnQkFBZ0IsRUFBRSxLQUFLLElBQUksQ0FBQztBQUFBLElBQzdDLFNBQVMsUUFBUSxTQUFTO0FBQUEsSUFDMUIsYUFBYSxLQUFLLG1DQUFtQztBQUFBLElBQ3JELFlBQVksS0FBSyx3Q0FBd0M7QUFBQSxFQUMzRCxDQUFDO0FBQUE7QUFBQSxFQUVELEtBQUssS0FBSyxPQUFPLEVBQUUsT0FBTyxFQUFFLFVBQVUsRUFBRSxNQUFNLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxPQUFPLEdBQUcsUUFBUSxFQUFFLE1BQU0sS0FBSyxFQUFFLENBQUMsQ0FBQyxFQUFFLENBQUMsQ0FBQztBQUMxRyxDQUFDO0FBSU0sTUFBTSxpQkFBaUIsTUFBTSxrQkFBa0I7QUFBQSxFQUNwRCxHQUFHO0FBQUEsRUFDSCxNQUFNLE1BQU0sV0FBVyxPQUFPO0FBQUEsRUFDOUIsVUFBVSxNQUFNLFlBQVk7QUFBQSxJQUMxQixTQUFTLEtBQUssU0FBUztBQUFBLElBQ3ZCLE9BQU8sS0FBSyxZQUFZLFlBQVksRUFBRSxLQUFLLFdBQVcsS0FBSyxHQUFHLEtBQUssRUFBRSxDQUFDO0FBQUEsRUFDeEUsQ0FBQztBQUFBLEVBQ0QsT0FBTyxNQUFNLHVCQUF1QjtBQUFBLElBQ2xDLFNBQVMsS0FBSyxTQUFTO0FBQUEsSUFDdkIsTUFBTSxVQUFVLFFBQVEsRUFBRSxLQUFLLElBQUksQ0FBQztBQUFBLElBQ3BDLFlBQVksS0FBSyx1QkFBdUIsRUFBRSxLQUFLLEdBQUcsQ0FBQztBQUFBLElBQ25ELFdBQVcsS0FBSyxXQUFXO0FBQUEsSUFDM0IsV0FBVyxLQUFLLGtDQUFrQyxFQUFFLEtBQUssR0FBRyxDQUFDO0FBQUEsSUFDN0QsY0FBYyxLQUFLLG1DQUFtQyxFQUFFLEtBQUssR0FBRyxDQUFDO0FBQUEsRUFDbkUsQ0FBQztBQUFBLEVBQ0QsWUFBWSxNQUFNLGdCQUFnQjtBQUFBLElBQ2hDLFNBQVMsS0FBSyxTQUFTO0FBQUEsSUFDdkIsT0FBTyxLQUFLLFNBQVMsWUFBWSxFQUFFLEtBQUssUUFBUSxLQUFLLEdBQUcsS0FBSyxHQUFHLENBQUM7QUFBQSxFQUNuRSxDQUFDO0FBQUEsRUFDRCxXQUFXLE1BQU0sYUFBYTtBQUFBLElBQzVCLFNBQVMsS0FBSyxTQUFTO0FBQUEsSUFDdkIsU0FBUyxRQUFRLFNBQVM7QUFBQSxJQUMxQixPQUFPO0FBQUEsTUFDTDtBQUFBLE1BQ0EsTUFBTSxZQUFZO0FBQUEsUUFDaEIsVUFBVSxLQUFLLFVBQVU7QUFBQSxRQUN6QixRQUFRLFVBQVUsVUFBVSxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsUUFDeEMsY0FBYyxTQUFTLFVBQVUsMENBQTBDLEVBQUUsS0FBSyxJQUFJLENBQUMsQ0FBQztBQUFBLE1BQzFGLENBQUM7QUFBQSxNQUNELEVBQUUsS0FBSyxZQUFZLEtBQUssRUFBRTtBQUFBLElBQzVCO0FBQUEsRUFDRixDQUFDO0FBQ0gsQ0FBQztBQUdELE1BQU0sYUFBYSxDQUFDLFVBQ2xCLE1BQU0sT0FBTztBQUFBLEVBQ1gsU0FBUyxLQUFLLFNBQVM7QUFBQSxFQUN2QixNQUFNLFVBQVUsUUFBUSxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsRUFDcEMsZ0JBQWdCLFVBQVUsa0NBQWtDLEVBQUUsS0FBSyxJQUFJLENBQUM7QUFDMUUsQ0FBQztBQUdJLE1BQU0sZUFBZSxNQUFNLGdCQUFnQjtBQUFBLEVBQ2hELEdBQUc7QUFBQSxFQUNILE1BQU0sV0FBVyxTQUFTO0FBQUEsRUFDMUIsT0FBTyxNQUFNLGtCQUFrQjtBQUFBLElBQzdCLFNBQVMsS0FBSyxTQUFTO0FBQUEsSUFDdkIsTUFBTSxVQUFVLFFBQVEsRUFBRSxLQUFLLElBQUksQ0FBQztBQUFBLElBQ3BDLGdCQUFnQixVQUFVLGtDQUFrQyxFQUFFLEtBQUssSUFBSSxDQUFDO0FBQUEsSUFDeEUsT0FBTyxLQUFLLFNBQVMsS0FBSyxNQUFNLEdBQUcsRUFBRSxLQUFLLFFBQVEsS0FBSyxHQUFHLEtBQUssR0FBRyxDQUFDO0FBQUEsRUFDckUsQ0FBQztBQUFBLEVBQ0QsY0FBYyxXQUFXLFlBQVk7QUFDdkMsQ0FBQztBQUdELE1BQU0sRUFBRSxPQUFPLFlBQVksSUFBSTtBQUd4QixNQUFNLGFBQWEsTUFBTSxrQkFBa0I7QUFBQSxFQUNoRCxHQUFHLEVBQUUsT0FBTyxZQUFZO0FBQUEsRUFDeEIsTUFBTSxNQUFNLFdBQVcsT0FBTztBQUFBLEVBQzlCLGVBQWUsS0FBSywrREFBK0QsRUFBRSxLQUFLLElBQUksQ0FBQztBQUNqRyxDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//937f9ec2a28bb891272cbcf8ad7e8c7c8a4eb247
