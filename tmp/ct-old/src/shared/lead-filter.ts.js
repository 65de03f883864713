import * as z from "zod/mini";
import { onOneLine } from "./clean-line.ts";
import { leadSources, leadStatuses } from "./lead.ts";
const leadFilterSchema = z.object({
  /** Found in the name, e-mail, telephone, message, service or "referred by", whatever the case and the accents (docs/product.md, "Desk"). */
  search: z.prefault(z.string().check(onOneLine(), z.maxLength(200)), ""),
  /** Empty means every status that the view shows. */
  status: z.prefault(z.enum(["", ...leadStatuses]), ""),
  /** Empty means all but spam, which has a view of its own (docs/decisions.md, "Nothing is lost"); `open` those that wait for the business. */
  view: z.prefault(z.enum(["", "open", "spam", "all"]), ""),
  source: z.prefault(z.enum(["", ...leadSources]), ""),
  page: z.prefault(z.string().check(z.maxLength(300)), ""),
  /** Only leads received at this time or later; ISO 8601, UTC. */
  since: z.prefault(z.union([z.literal(""), z.iso.datetime()]), "")
});
const leadRangeSchema = z.object({
  /** At most so many. */
  limit: z.optional(wholeNumber("limit must be a whole number above zero.")),
  /** Only those below this number: what comes after the last one that is known. */
  before: z.optional(wholeNumber("before must be the number of a lead."))
});
const leadQuerySchema = z.extend(leadFilterSchema, leadRangeSchema.shape);
function wholeNumber(message) {
  return z.pipe(z.string(message).check(z.regex(/^[1-9]\d{0,14}$/, message)), z.transform(Number));
}
export {
  leadFilterSchema,
  leadQuerySchema,
  leadRangeSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9sZWFkLWZpbHRlci50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLGlCQUFpQjtBQUMxQixTQUFTLGFBQWEsb0JBQW9CO0FBR25DLE1BQU0sbUJBQW1CLEVBQUUsT0FBTztBQUFBO0FBQUEsRUFFdkMsUUFBUSxFQUFFLFNBQVMsRUFBRSxPQUFPLEVBQUUsTUFBTSxVQUFVLEdBQUcsRUFBRSxVQUFVLEdBQUcsQ0FBQyxHQUFHLEVBQUU7QUFBQTtBQUFBLEVBRXRFLFFBQVEsRUFBRSxTQUFTLEVBQUUsS0FBSyxDQUFDLElBQUksR0FBRyxZQUFZLENBQUMsR0FBRyxFQUFFO0FBQUE7QUFBQSxFQUVwRCxNQUFNLEVBQUUsU0FBUyxFQUFFLEtBQUssQ0FBQyxJQUFJLFFBQVEsUUFBUSxLQUFLLENBQUMsR0FBRyxFQUFFO0FBQUEsRUFDeEQsUUFBUSxFQUFFLFNBQVMsRUFBRSxLQUFLLENBQUMsSUFBSSxHQUFHLFdBQVcsQ0FBQyxHQUFHLEVBQUU7QUFBQSxFQUNuRCxNQUFNLEVBQUUsU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsVUFBVSxHQUFHLENBQUMsR0FBRyxFQUFFO0FBQUE7QUFBQSxFQUV2RCxPQUFPLEVBQUUsU0FBUyxFQUFFLE1BQU0sQ0FBQyxFQUFFLFFBQVEsRUFBRSxHQUFHLEVBQUUsSUFBSSxTQUFTLENBQUMsQ0FBQyxHQUFHLEVBQUU7QUFDbEUsQ0FBQztBQUtNLE1BQU0sa0JBQWtCLEVBQUUsT0FBTztBQUFBO0FBQUEsRUFFdEMsT0FBTyxFQUFFLFNBQVMsWUFBWSwwQ0FBMEMsQ0FBQztBQUFBO0FBQUEsRUFFekUsUUFBUSxFQUFFLFNBQVMsWUFBWSxzQ0FBc0MsQ0FBQztBQUN4RSxDQUFDO0FBS00sTUFBTSxrQkFBa0IsRUFBRSxPQUFPLGtCQUFrQixnQkFBZ0IsS0FBSztBQUcvRSxTQUFTLFlBQVksU0FBaUI7QUFDcEMsU0FBTyxFQUFFLEtBQUssRUFBRSxPQUFPLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSxtQkFBbUIsT0FBTyxDQUFDLEdBQUcsRUFBRSxVQUFVLE1BQU0sQ0FBQztBQUNqRzsiLAogICJuYW1lcyI6IFtdCn0K

//a52bab0733e82d44d45d7dd162fe30fd48db1f2b
