import * as z from "zod/mini";
import { onOneLine } from "../clean-line.ts";
import { shownText } from "../shown-text.ts";
import { encodeAddress } from "../web-address.ts";
const documentId = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, "There is no such page."));
const slug = z.string().check(
  z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "An address may only have lowercase letters, digits and dashes."),
  z.maxLength(60, "An address has at most 60 characters.")
);
const ids = z.readonly(z.array(documentId).check(z.maxLength(60, "There is room for 60 pages.")));
const address = z.string().check(
  onOneLine(),
  z.overwrite((text) => encodeAddress(text) ?? text)
);
const target = z.union([z.strictObject({ page: documentId }), z.strictObject({ address })]);
const stripEntry = z.string().check(onOneLine(), z.minLength(1), z.maxLength(60), shownText());
const planSchema = z.object({
  residential: ids,
  commercial: ids,
  fenceStyles: ids,
  /** Towns of the first and of the second list on the areas page. */
  main: ids,
  other: ids,
  strip: z.readonly(z.array(stripEntry).check(z.maxLength(24, "There is room for 24 towns."))),
  /** Each page's address without the slash, by its id. */
  slugs: z.record(documentId, slug),
  /** Pages that visitors do not see, and where their addresses lead instead. */
  hidden: z.record(documentId, target),
  /** Which set of shipped words the site shows: those of the home region, or those that are true anywhere. */
  region: z.enum(["home", "any"])
});
const serviceLists = ["residential", "commercial", "fenceStyles"];
const townLists = ["main", "other"];
const servicesOf = (plan) => serviceLists.flatMap((list) => plan[list]);
const townsOf = (plan) => townLists.flatMap((list) => plan[list]);
function describePlans(before, after, nameOf) {
  const [were, are] = [idsOf(before), idsOf(after)];
  const hasNow = (plan, id) => Object.hasOwn(plan.hidden, id);
  const stayed = are.filter((id) => were.includes(id));
  const moved = stayed.filter((id) => before.slugs[id] !== after.slugs[id]);
  const hidden = stayed.filter((id) => hasNow(after, id) && !hasNow(before, id));
  const shown = stayed.filter((id) => hasNow(before, id) && !hasNow(after, id));
  const led = stayed.filter(
    (id) => hasNow(before, id) && hasNow(after, id) && !isSame(before.hidden[id], after.hidden[id])
  );
  return [
    ...are.filter((id) => !were.includes(id)).map((id) => `${nameOf(id)} was added`),
    ...were.filter((id) => !are.includes(id)).map((id) => `${nameOf(id)} was removed`),
    ...moved.map((id) => `/${before.slugs[id]} leads to /${after.slugs[id]}`),
    ...hidden.map((id) => `${nameOf(id)} is hidden`),
    ...shown.map((id) => `${nameOf(id)} is shown again`),
    ...led.map((id) => `The visitors of ${nameOf(id)} are led elsewhere`),
    ...describeOrder(before, after),
    ...before.region === after.region ? [] : ["The words about ground and weather follow another region"]
  ];
}
const idsOf = (plan) => [...servicesOf(plan), ...townsOf(plan)];
function describeOrder(before, after) {
  const [were, are] = [new Set(idsOf(before)), new Set(idsOf(after))];
  const stay = (list) => list.filter((id) => were.has(id) && are.has(id));
  const isMoved = [...serviceLists, ...townLists].some((list) => !isSame(stay(before[list]), stay(after[list])));
  const isGone = (id) => were.has(id) !== are.has(id);
  const strip = (plan) => plan.strip.filter((entry) => !isGone(entry));
  return [
    ...isMoved ? ["The order of the pages was changed"] : [],
    ...isSame(strip(before), strip(after)) ? [] : ["The towns on the home page were changed"]
  ];
}
const isSame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
export {
  describePlans,
  documentId,
  planSchema,
  serviceLists,
  servicesOf,
  slug,
  townLists,
  townsOf
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50L3BhZ2UtcGxhbi50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLHFCQUFxQjtBQUd2QixNQUFNLGFBQWEsRUFBRSxPQUFPLEVBQUUsTUFBTSxFQUFFLE1BQU0scUJBQXFCLHdCQUF3QixDQUFDO0FBRzFGLE1BQU0sT0FBTyxFQUNqQixPQUFPLEVBQ1A7QUFBQSxFQUNDLEVBQUUsTUFBTSw0QkFBNEIsZ0VBQWdFO0FBQUEsRUFDcEcsRUFBRSxVQUFVLElBQUksdUNBQXVDO0FBQ3pEO0FBRUYsTUFBTSxNQUFNLEVBQUUsU0FBUyxFQUFFLE1BQU0sVUFBVSxFQUFFLE1BQU0sRUFBRSxVQUFVLElBQUksNkJBQTZCLENBQUMsQ0FBQztBQUNoRyxNQUFNLFVBQVUsRUFBRSxPQUFPLEVBQUU7QUFBQSxFQUN6QixVQUFVO0FBQUEsRUFDVixFQUFFLFVBQVUsQ0FBQyxTQUFTLGNBQWMsSUFBSSxLQUFLLElBQUk7QUFDbkQ7QUFDQSxNQUFNLFNBQVMsRUFBRSxNQUFNLENBQUMsRUFBRSxhQUFhLEVBQUUsTUFBTSxXQUFXLENBQUMsR0FBRyxFQUFFLGFBQWEsRUFBRSxRQUFRLENBQUMsQ0FBQyxDQUFDO0FBRzFGLE1BQU0sYUFBYSxFQUFFLE9BQU8sRUFBRSxNQUFNLFVBQVUsR0FBRyxFQUFFLFVBQVUsQ0FBQyxHQUFHLEVBQUUsVUFBVSxFQUFFLEdBQUcsVUFBVSxDQUFDO0FBR3RGLE1BQU0sYUFBYSxFQUFFLE9BQU87QUFBQSxFQUNqQyxhQUFhO0FBQUEsRUFDYixZQUFZO0FBQUEsRUFDWixhQUFhO0FBQUE7QUFBQSxFQUViLE1BQU07QUFBQSxFQUNOLE9BQU87QUFBQSxFQUNQLE9BQU8sRUFBRSxTQUFTLEVBQUUsTUFBTSxVQUFVLEVBQUUsTUFBTSxFQUFFLFVBQVUsSUFBSSw2QkFBNkIsQ0FBQyxDQUFDO0FBQUE7QUFBQSxFQUUzRixPQUFPLEVBQUUsT0FBTyxZQUFZLElBQUk7QUFBQTtBQUFBLEVBRWhDLFFBQVEsRUFBRSxPQUFPLFlBQVksTUFBTTtBQUFBO0FBQUEsRUFFbkMsUUFBUSxFQUFFLEtBQUssQ0FBQyxRQUFRLEtBQUssQ0FBQztBQUNoQyxDQUFDO0FBTU0sTUFBTSxlQUFlLENBQUMsZUFBZSxjQUFjLGFBQWE7QUFFaEUsTUFBTSxZQUFZLENBQUMsUUFBUSxPQUFPO0FBRWxDLE1BQU0sYUFBYSxDQUFDLFNBQW1CLGFBQWEsUUFBUSxDQUFDLFNBQVMsS0FBSyxJQUFJLENBQUM7QUFDaEYsTUFBTSxVQUFVLENBQUMsU0FBbUIsVUFBVSxRQUFRLENBQUMsU0FBUyxLQUFLLElBQUksQ0FBQztBQU0xRSxTQUFTLGNBQWMsUUFBa0IsT0FBaUIsUUFBMEM7QUFDekcsUUFBTSxDQUFDLE1BQU0sR0FBRyxJQUFJLENBQUMsTUFBTSxNQUFNLEdBQUcsTUFBTSxLQUFLLENBQUM7QUFDaEQsUUFBTSxTQUFTLENBQUMsTUFBZ0IsT0FBZSxPQUFPLE9BQU8sS0FBSyxRQUFRLEVBQUU7QUFDNUUsUUFBTSxTQUFTLElBQUksT0FBTyxDQUFDLE9BQU8sS0FBSyxTQUFTLEVBQUUsQ0FBQztBQUNuRCxRQUFNLFFBQVEsT0FBTyxPQUFPLENBQUMsT0FBTyxPQUFPLE1BQU0sRUFBRSxNQUFNLE1BQU0sTUFBTSxFQUFFLENBQUM7QUFDeEUsUUFBTSxTQUFTLE9BQU8sT0FBTyxDQUFDLE9BQU8sT0FBTyxPQUFPLEVBQUUsS0FBSyxDQUFDLE9BQU8sUUFBUSxFQUFFLENBQUM7QUFDN0UsUUFBTSxRQUFRLE9BQU8sT0FBTyxDQUFDLE9BQU8sT0FBTyxRQUFRLEVBQUUsS0FBSyxDQUFDLE9BQU8sT0FBTyxFQUFFLENBQUM7QUFDNUUsUUFBTSxNQUFNLE9BQU87QUFBQSxJQUNqQixDQUFDLE9BQU8sT0FBTyxRQUFRLEVBQUUsS0FBSyxPQUFPLE9BQU8sRUFBRSxLQUFLLENBQUMsT0FBTyxPQUFPLE9BQU8sRUFBRSxHQUFHLE1BQU0sT0FBTyxFQUFFLENBQUM7QUFBQSxFQUNoRztBQUNBLFNBQU87QUFBQSxJQUNMLEdBQUcsSUFBSSxPQUFPLENBQUMsT0FBTyxDQUFDLEtBQUssU0FBUyxFQUFFLENBQUMsRUFBRSxJQUFJLENBQUMsT0FBTyxHQUFHLE9BQU8sRUFBRSxDQUFDLFlBQVk7QUFBQSxJQUMvRSxHQUFHLEtBQUssT0FBTyxDQUFDLE9BQU8sQ0FBQyxJQUFJLFNBQVMsRUFBRSxDQUFDLEVBQUUsSUFBSSxDQUFDLE9BQU8sR0FBRyxPQUFPLEVBQUUsQ0FBQyxjQUFjO0FBQUEsSUFDakYsR0FBRyxNQUFNLElBQUksQ0FBQyxPQUFPLElBQUksT0FBTyxNQUFNLEVBQUUsQ0FBQyxjQUFjLE1BQU0sTUFBTSxFQUFFLENBQUMsRUFBRTtBQUFBLElBQ3hFLEdBQUcsT0FBTyxJQUFJLENBQUMsT0FBTyxHQUFHLE9BQU8sRUFBRSxDQUFDLFlBQVk7QUFBQSxJQUMvQyxHQUFHLE1BQU0sSUFBSSxDQUFDLE9BQU8sR0FBRyxPQUFPLEVBQUUsQ0FBQyxpQkFBaUI7QUFBQSxJQUNuRCxHQUFHLElBQUksSUFBSSxDQUFDLE9BQU8sbUJBQW1CLE9BQU8sRUFBRSxDQUFDLG9CQUFvQjtBQUFBLElBQ3BFLEdBQUcsY0FBYyxRQUFRLEtBQUs7QUFBQSxJQUM5QixHQUFJLE9BQU8sV0FBVyxNQUFNLFNBQVMsQ0FBQyxJQUFJLENBQUMsMERBQTBEO0FBQUEsRUFDdkc7QUFDRjtBQUVBLE1BQU0sUUFBUSxDQUFDLFNBQW1CLENBQUMsR0FBRyxXQUFXLElBQUksR0FBRyxHQUFHLFFBQVEsSUFBSSxDQUFDO0FBR3hFLFNBQVMsY0FBYyxRQUFrQixPQUEyQjtBQUNsRSxRQUFNLENBQUMsTUFBTSxHQUFHLElBQUksQ0FBQyxJQUFJLElBQUksTUFBTSxNQUFNLENBQUMsR0FBRyxJQUFJLElBQUksTUFBTSxLQUFLLENBQUMsQ0FBQztBQUNsRSxRQUFNLE9BQU8sQ0FBQyxTQUE0QixLQUFLLE9BQU8sQ0FBQyxPQUFPLEtBQUssSUFBSSxFQUFFLEtBQUssSUFBSSxJQUFJLEVBQUUsQ0FBQztBQUN6RixRQUFNLFVBQVUsQ0FBQyxHQUFHLGNBQWMsR0FBRyxTQUFTLEVBQUUsS0FBSyxDQUFDLFNBQVMsQ0FBQyxPQUFPLEtBQUssT0FBTyxJQUFJLENBQUMsR0FBRyxLQUFLLE1BQU0sSUFBSSxDQUFDLENBQUMsQ0FBQztBQUM3RyxRQUFNLFNBQVMsQ0FBQyxPQUFlLEtBQUssSUFBSSxFQUFFLE1BQU0sSUFBSSxJQUFJLEVBQUU7QUFDMUQsUUFBTSxRQUFRLENBQUMsU0FBbUIsS0FBSyxNQUFNLE9BQU8sQ0FBQyxVQUFVLENBQUMsT0FBTyxLQUFLLENBQUM7QUFDN0UsU0FBTztBQUFBLElBQ0wsR0FBSSxVQUFVLENBQUMsb0NBQW9DLElBQUksQ0FBQztBQUFBLElBQ3hELEdBQUksT0FBTyxNQUFNLE1BQU0sR0FBRyxNQUFNLEtBQUssQ0FBQyxJQUFJLENBQUMsSUFBSSxDQUFDLHlDQUF5QztBQUFBLEVBQzNGO0FBQ0Y7QUFFQSxNQUFNLFNBQVMsQ0FBQyxLQUFjLFVBQW1CLEtBQUssVUFBVSxHQUFHLE1BQU0sS0FBSyxVQUFVLEtBQUs7IiwKICAibmFtZXMiOiBbXQp9Cg==

//d1bed5962aa72cc3ce8b14574e0b041d21c05f48
