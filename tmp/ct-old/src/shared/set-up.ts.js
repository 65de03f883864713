import * as z from "zod/mini";
import { onOneLine } from "./clean-line.ts";
import { shownText } from "./shown-text.ts";
import { dayKeys, usualWeeks } from "./week.ts";
const setUpSteps = ["business", "place", "hours", "services", "towns", "look", "password", "mail"];
const zip = z.string("Please enter a ZIP code.").check(onOneLine(), z.regex(/^\d{5}$/, "A ZIP code has five digits."));
const placesQuery = z.object({
  zip,
  miles: z._default(
    z.pipe(z.string().check(z.regex(/^([1-9]|[1-5]\d|60)$/, "Choose between 1 and 60 miles.")), z.transform(Number)),
    30
  )
});
const townLimits = { strip: 24, pages: 8 };
const timeMessage = "A time is written such as 08:00.";
const time = z.string(timeMessage).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeMessage));
const openTime = z.nullable(
  z.object({ opens: time, closes: time }).check(z.refine(({ opens, closes }) => opens < closes, "A day ends later than it begins."))
);
const usualNames = usualWeeks.map(({ name }) => name);
const week = z.record(z.enum(dayKeys), openTime).check(z.refine((days) => Object.values(days).some(Boolean), "Open on one day at least."));
const townMessage = "The name of a town has at most 60 characters.";
const town = z.object({
  name: z.string(townMessage).check(onOneLine(), z.minLength(1, townMessage), z.maxLength(60, townMessage), shownText("The name of a town")),
  latitude: z.optional(z.number().check(z.minimum(-90), z.maximum(90))),
  longitude: z.optional(z.number().check(z.minimum(-180), z.maximum(180)))
});
const hoursStep = z.union([z.object({ week: z.enum(usualNames) }), z.object({ week })]);
const servicesStep = z.object({
  shown: z.array(z.string()).check(z.minLength(1, "Check at least one service."))
});
const townsStep = z.object({
  towns: z.array(town).check(
    z.minLength(1, "Check at least one town."),
    z.maxLength(townLimits.strip, `The home page has room for ${townLimits.strip} towns.`)
  )
});
const zipField = zip;
function proposeInitials(name) {
  const words = name.match(/[A-Za-z0-9]+/g) ?? [];
  return words.map(([first]) => first).join("").toUpperCase().slice(0, 8);
}
export {
  hoursStep,
  placesQuery,
  proposeInitials,
  servicesStep,
  setUpSteps,
  townLimits,
  townsStep,
  zipField
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9zZXQtdXAudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxZQUFZLE9BQU87QUFDbkIsU0FBUyxpQkFBaUI7QUFHMUIsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxTQUFTLGtCQUE2QjtBQUd4QyxNQUFNLGFBQWEsQ0FBQyxZQUFZLFNBQVMsU0FBUyxZQUFZLFNBQVMsUUFBUSxZQUFZLE1BQU07QUFvQnhHLE1BQU0sTUFBTSxFQUFFLE9BQU8sMEJBQTBCLEVBQUUsTUFBTSxVQUFVLEdBQUcsRUFBRSxNQUFNLFdBQVcsNkJBQTZCLENBQUM7QUFHOUcsTUFBTSxjQUFjLEVBQUUsT0FBTztBQUFBLEVBQ2xDO0FBQUEsRUFDQSxPQUFPLEVBQUU7QUFBQSxJQUNQLEVBQUUsS0FBSyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSx3QkFBd0IsZ0NBQWdDLENBQUMsR0FBRyxFQUFFLFVBQVUsTUFBTSxDQUFDO0FBQUEsSUFDL0c7QUFBQSxFQUNGO0FBQ0YsQ0FBQztBQWdETSxNQUFNLGFBQWEsRUFBRSxPQUFPLElBQUksT0FBTyxFQUFFO0FBRWhELE1BQU0sY0FBYztBQUNwQixNQUFNLE9BQU8sRUFBRSxPQUFPLFdBQVcsRUFBRSxNQUFNLEVBQUUsTUFBTSw2QkFBNkIsV0FBVyxDQUFDO0FBQzFGLE1BQU0sV0FBVyxFQUFFO0FBQUEsRUFDakIsRUFDRyxPQUFPLEVBQUUsT0FBTyxNQUFNLFFBQVEsS0FBSyxDQUFDLEVBQ3BDLE1BQU0sRUFBRSxPQUFPLENBQUMsRUFBRSxPQUFPLE9BQU8sTUFBTSxRQUFRLFFBQVEsa0NBQWtDLENBQUM7QUFDOUY7QUFDQSxNQUFNLGFBQWEsV0FBVyxJQUFJLENBQUMsRUFBRSxLQUFLLE1BQU0sSUFBSTtBQUNwRCxNQUFNLE9BQU8sRUFDVixPQUFPLEVBQUUsS0FBSyxPQUFPLEdBQUcsUUFBUSxFQUNoQyxNQUFNLEVBQUUsT0FBTyxDQUFDLFNBQVMsT0FBTyxPQUFPLElBQUksRUFBRSxLQUFLLE9BQU8sR0FBRywyQkFBMkIsQ0FBQztBQUUzRixNQUFNLGNBQWM7QUFDcEIsTUFBTSxPQUFPLEVBQUUsT0FBTztBQUFBLEVBQ3BCLE1BQU0sRUFDSCxPQUFPLFdBQVcsRUFDbEIsTUFBTSxVQUFVLEdBQUcsRUFBRSxVQUFVLEdBQUcsV0FBVyxHQUFHLEVBQUUsVUFBVSxJQUFJLFdBQVcsR0FBRyxVQUFVLG9CQUFvQixDQUFDO0FBQUEsRUFDaEgsVUFBVSxFQUFFLFNBQVMsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLFFBQVEsR0FBRyxHQUFHLEVBQUUsUUFBUSxFQUFFLENBQUMsQ0FBQztBQUFBLEVBQ3BFLFdBQVcsRUFBRSxTQUFTLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxRQUFRLElBQUksR0FBRyxFQUFFLFFBQVEsR0FBRyxDQUFDLENBQUM7QUFDekUsQ0FBQztBQUlNLE1BQU0sWUFBWSxFQUFFLE1BQU0sQ0FBQyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsS0FBSyxVQUFVLEVBQUUsQ0FBQyxHQUFHLEVBQUUsT0FBTyxFQUFFLEtBQUssQ0FBQyxDQUFDLENBQUM7QUFDdEYsTUFBTSxlQUFlLEVBQUUsT0FBTztBQUFBLEVBQ25DLE9BQU8sRUFBRSxNQUFNLEVBQUUsT0FBTyxDQUFDLEVBQUUsTUFBTSxFQUFFLFVBQVUsR0FBRyw2QkFBNkIsQ0FBQztBQUNoRixDQUFDO0FBQ00sTUFBTSxZQUFZLEVBQUUsT0FBTztBQUFBLEVBQ2hDLE9BQU8sRUFDSixNQUFNLElBQUksRUFDVjtBQUFBLElBQ0MsRUFBRSxVQUFVLEdBQUcsMEJBQTBCO0FBQUEsSUFDekMsRUFBRSxVQUFVLFdBQVcsT0FBTyw4QkFBOEIsV0FBVyxLQUFLLFNBQVM7QUFBQSxFQUN2RjtBQUNKLENBQUM7QUFDTSxNQUFNLFdBQVc7QUFHakIsU0FBUyxnQkFBZ0IsTUFBc0I7QUFDcEQsUUFBTSxRQUFRLEtBQUssTUFBTSxlQUFlLEtBQUssQ0FBQztBQUM5QyxTQUFPLE1BQ0osSUFBSSxDQUFDLENBQUMsS0FBSyxNQUFNLEtBQUssRUFDdEIsS0FBSyxFQUFFLEVBQ1AsWUFBWSxFQUNaLE1BQU0sR0FBRyxDQUFDO0FBQ2Y7IiwKICAibmFtZXMiOiBbXQp9Cg==

//293bac02311acd00cd1e5229f8e8e079c42fb907
