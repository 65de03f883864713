import * as z from "zod/mini";
import { onOneLine } from "../clean-line.ts";
import { shownText } from "../shown-text.ts";
import { toSlug } from "./addresses.ts";
import { documentId, serviceLists, slug, townLists } from "./page-plan.ts";
const pageKinds = ["service", "town"];
const pageKindOf = (kind) => pageKinds.find((each) => each === kind);
const proposeSlug = (kind, name2) => toSlug(kind === "town" && name2.trim() ? `${name2} fence installation` : name2);
const name = z.string("Please write a name.").check(
  onOneLine(),
  z.minLength(2, "Please write a name."),
  z.maxLength(60, "A name has at most 60 characters."),
  shownText("The name")
);
const townQuestions = {
  lots: { ask: "What kind of place is it? Its lots, its streets, how old the houses are.", max: 2e3 },
  ground: { ask: "What is the ground like? Clay, rock, sand, slopes, wet corners.", max: 2e3 },
  rules: { ask: "What does the town ask for before a fence is built? Permits, heights, whom to call.", max: 600 },
  homes: { ask: "Which fences do homeowners there ask you for, and why?", max: 600 },
  businesses: { ask: "What do you build or repair for businesses there?", max: 600 },
  job: { ask: "Describe one job you did there: what was hard about it, and how did it turn out?", max: 600 }
};
const answer = ({ max }) => z.optional(
  z.string().check(onOneLine(), z.maxLength(max, `This answer has at most ${max} characters.`), shownText("This answer"))
);
const townAnswers = {
  lots: answer(townQuestions.lots),
  ground: answer(townQuestions.ground),
  rules: answer(townQuestions.rules),
  homes: answer(townQuestions.homes),
  businesses: answer(townQuestions.businesses),
  job: answer(townQuestions.job)
};
const shared = { name, slug: z.optional(slug), copyOf: z.optional(documentId) };
const placeMessage = "Choose the list in which the page stands.";
const newPageSchemas = {
  service: z.object({ kind: z.literal("service"), place: z.enum(serviceLists, placeMessage), ...shared }),
  town: z.object({ kind: z.literal("town"), place: z.enum(townLists, placeMessage), ...shared, ...townAnswers })
};
export {
  newPageSchemas,
  pageKindOf,
  pageKinds,
  proposeSlug,
  townQuestions
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L25ldy1wYWdlLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsY0FBYztBQUV2QixTQUFTLFlBQVksY0FBYyxNQUFNLGlCQUFpQjtBQUduRCxNQUFNLFlBQVksQ0FBQyxXQUFXLE1BQU07QUFJcEMsTUFBTSxhQUFhLENBQUMsU0FBNkMsVUFBVSxLQUFLLENBQUMsU0FBUyxTQUFTLElBQUk7QUFHdkcsTUFBTSxjQUFjLENBQUMsTUFBZ0JBLFVBQzFDLE9BQU8sU0FBUyxVQUFVQSxNQUFLLEtBQUssSUFBSSxHQUFHQSxLQUFJLHdCQUF3QkEsS0FBSTtBQUU3RSxNQUFNLE9BQU8sRUFDVixPQUFPLHNCQUFzQixFQUM3QjtBQUFBLEVBQ0MsVUFBVTtBQUFBLEVBQ1YsRUFBRSxVQUFVLEdBQUcsc0JBQXNCO0FBQUEsRUFDckMsRUFBRSxVQUFVLElBQUksbUNBQW1DO0FBQUEsRUFDbkQsVUFBVSxVQUFVO0FBQ3RCO0FBRUssTUFBTSxnQkFBZ0I7QUFBQSxFQUMzQixNQUFNLEVBQUUsS0FBSyw0RUFBNEUsS0FBSyxJQUFLO0FBQUEsRUFDbkcsUUFBUSxFQUFFLEtBQUssbUVBQW1FLEtBQUssSUFBSztBQUFBLEVBQzVGLE9BQU8sRUFBRSxLQUFLLHVGQUF1RixLQUFLLElBQUk7QUFBQSxFQUM5RyxPQUFPLEVBQUUsS0FBSywwREFBMEQsS0FBSyxJQUFJO0FBQUEsRUFDakYsWUFBWSxFQUFFLEtBQUsscURBQXFELEtBQUssSUFBSTtBQUFBLEVBQ2pGLEtBQUssRUFBRSxLQUFLLG9GQUFvRixLQUFLLElBQUk7QUFDM0c7QUFHQSxNQUFNLFNBQVMsQ0FBQyxFQUFFLElBQUksTUFDcEIsRUFBRTtBQUFBLEVBQ0EsRUFDRyxPQUFPLEVBQ1AsTUFBTSxVQUFVLEdBQUcsRUFBRSxVQUFVLEtBQUssMkJBQTJCLEdBQUcsY0FBYyxHQUFHLFVBQVUsYUFBYSxDQUFDO0FBQ2hIO0FBRUYsTUFBTSxjQUFjO0FBQUEsRUFDbEIsTUFBTSxPQUFPLGNBQWMsSUFBSTtBQUFBLEVBQy9CLFFBQVEsT0FBTyxjQUFjLE1BQU07QUFBQSxFQUNuQyxPQUFPLE9BQU8sY0FBYyxLQUFLO0FBQUEsRUFDakMsT0FBTyxPQUFPLGNBQWMsS0FBSztBQUFBLEVBQ2pDLFlBQVksT0FBTyxjQUFjLFVBQVU7QUFBQSxFQUMzQyxLQUFLLE9BQU8sY0FBYyxHQUFHO0FBQy9CO0FBRUEsTUFBTSxTQUFTLEVBQUUsTUFBTSxNQUFNLEVBQUUsU0FBUyxJQUFJLEdBQUcsUUFBUSxFQUFFLFNBQVMsVUFBVSxFQUFFO0FBQzlFLE1BQU0sZUFBZTtBQUdkLE1BQU0saUJBQWlCO0FBQUEsRUFDNUIsU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsUUFBUSxTQUFTLEdBQUcsT0FBTyxFQUFFLEtBQUssY0FBYyxZQUFZLEdBQUcsR0FBRyxPQUFPLENBQUM7QUFBQSxFQUN0RyxNQUFNLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxRQUFRLE1BQU0sR0FBRyxPQUFPLEVBQUUsS0FBSyxXQUFXLFlBQVksR0FBRyxHQUFHLFFBQVEsR0FBRyxZQUFZLENBQUM7QUFDL0c7IiwKICAibmFtZXMiOiBbIm5hbWUiXQp9Cg==

//84e0d5f8993f4056bc138c7682a8b98465c2c4c2
