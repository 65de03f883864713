import * as z from "zod/mini";
import { onLines, onOneLine } from "./clean-line.ts";
import { shownText } from "./shown-text.ts";
const projectLimits = { title: 80, story: 600, services: 3, pictures: 20, alt: 250, feet: 1e5 };
const altMessage = "Please say what the photo shows.";
const projectPictureSchema = z.object({
  id: z.int("A photo has a whole number."),
  alt: z._default(
    z.string(altMessage).check(onOneLine(), z.maxLength(projectLimits.alt, `At most ${projectLimits.alt} characters.`), shownText()),
    ""
  )
});
const fieldsSchema = z.object({
  title: line("a title", projectLimits.title).check(z.minLength(1, "Please give the project a title.")),
  services: z.array(z.string(), "Please choose a service.").check(
    z.minLength(1, "Please choose a service."),
    z.maxLength(projectLimits.services, `At most ${projectLimits.services} services.`),
    z.refine((slugs) => new Set(slugs).size === slugs.length, "A service stands twice.")
  ),
  town: z.string("Please choose a town.").check(z.minLength(1, "Please choose a town.")),
  month: z._default(z.string().check(z.regex(/^(\d{4}-(0[1-9]|1[0-2]))?$/, "The month looks like 2026-09.")), ""),
  material: z._default(line("Material", 80), ""),
  height: measure("The height is a number of feet, such as 6.", 30, 0.5),
  feet: measure("The length is a number of feet, such as 180.", projectLimits.feet, 1),
  story: z._default(
    z.string().check(
      onLines(),
      z.maxLength(projectLimits.story, `The story has at most ${projectLimits.story} characters.`),
      shownText()
    ),
    ""
  ),
  pictures: z.array(projectPictureSchema, "Please add a photo.").check(
    z.minLength(1, "Please add a photo."),
    z.maxLength(projectLimits.pictures, `At most ${projectLimits.pictures} photos.`),
    z.refine((pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length, "A photo stands twice.")
  ),
  before: z.nullish(z.int("A photo has a whole number.")),
  after: z.nullish(z.int("A photo has a whole number.")),
  published: z._default(z.boolean(), false)
});
const projectSchema = fieldsSchema.check(({ value: { published, pictures, before, after }, issues }) => {
  for (const [index, { alt }] of published ? pictures.entries() : [])
    if (alt.length < 3)
      issues.push({ code: "custom", message: altMessage, path: ["pictures", index, "alt"], input: alt });
  if (!isPair(before, after, pictures))
    issues.push({
      code: "custom",
      message: "Please choose two different photos of this project for before and after, or none.",
      path: ["before"],
      input: before
    });
});
const projectVersionSchema = z.object({ version: z.int("The version that was edited is missing.") });
const projectDeletionSchema = z.object({ version: z.optional(z.int("The version is a whole number.")) });
function isPair(before, after, pictures) {
  if (before == null && after == null) return true;
  const has = (id) => pictures.some((picture) => picture.id === id);
  return before !== after && has(before) && has(after);
}
function line(name, longest) {
  return z.string(`Please write ${name}.`).check(onOneLine(), z.maxLength(longest, `At most ${longest} characters.`), shownText());
}
function measure(message, most, least) {
  return z._default(
    z.pipe(
      z.transform((input) => readFeet(input)),
      z.nullable(z.number(message).check(z.minimum(least, message), z.maximum(most, message)))
    ),
    null
  );
}
function readFeet(input) {
  if (input === "" || input === void 0) return null;
  if (typeof input !== "string") return input;
  const [, number] = /^\s*(\d+(?:\.\d+)?)\s*(?:ft|feet|foot|')?\.?\s*$/i.exec(input) ?? [];
  return number === void 0 ? input : Number(number);
}
export {
  projectDeletionSchema,
  projectLimits,
  projectSchema,
  projectVersionSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9wcm9qZWN0LWZpZWxkcy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLFNBQVMsaUJBQWlCO0FBQ25DLFNBQVMsaUJBQWlCO0FBR25CLE1BQU0sZ0JBQWdCLEVBQUUsT0FBTyxJQUFJLE9BQU8sS0FBSyxVQUFVLEdBQUcsVUFBVSxJQUFJLEtBQUssS0FBSyxNQUFNLElBQVE7QUFFekcsTUFBTSxhQUFhO0FBRW5CLE1BQU0sdUJBQXVCLEVBQUUsT0FBTztBQUFBLEVBQ3BDLElBQUksRUFBRSxJQUFJLDZCQUE2QjtBQUFBLEVBQ3ZDLEtBQUssRUFBRTtBQUFBLElBQ0wsRUFDRyxPQUFPLFVBQVUsRUFDakIsTUFBTSxVQUFVLEdBQUcsRUFBRSxVQUFVLGNBQWMsS0FBSyxXQUFXLGNBQWMsR0FBRyxjQUFjLEdBQUcsVUFBVSxDQUFDO0FBQUEsSUFDN0c7QUFBQSxFQUNGO0FBQ0YsQ0FBQztBQUdELE1BQU0sZUFBZSxFQUFFLE9BQU87QUFBQSxFQUM1QixPQUFPLEtBQUssV0FBVyxjQUFjLEtBQUssRUFBRSxNQUFNLEVBQUUsVUFBVSxHQUFHLGtDQUFrQyxDQUFDO0FBQUEsRUFDcEcsVUFBVSxFQUFFLE1BQU0sRUFBRSxPQUFPLEdBQUcsMEJBQTBCLEVBQUU7QUFBQSxJQUN4RCxFQUFFLFVBQVUsR0FBRywwQkFBMEI7QUFBQSxJQUN6QyxFQUFFLFVBQVUsY0FBYyxVQUFVLFdBQVcsY0FBYyxRQUFRLFlBQVk7QUFBQSxJQUNqRixFQUFFLE9BQU8sQ0FBQyxVQUFVLElBQUksSUFBSSxLQUFLLEVBQUUsU0FBUyxNQUFNLFFBQVEseUJBQXlCO0FBQUEsRUFDckY7QUFBQSxFQUNBLE1BQU0sRUFBRSxPQUFPLHVCQUF1QixFQUFFLE1BQU0sRUFBRSxVQUFVLEdBQUcsdUJBQXVCLENBQUM7QUFBQSxFQUNyRixPQUFPLEVBQUUsU0FBUyxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSw4QkFBOEIsK0JBQStCLENBQUMsR0FBRyxFQUFFO0FBQUEsRUFDOUcsVUFBVSxFQUFFLFNBQVMsS0FBSyxZQUFZLEVBQUUsR0FBRyxFQUFFO0FBQUEsRUFDN0MsUUFBUSxRQUFRLDhDQUE4QyxJQUFJLEdBQUc7QUFBQSxFQUNyRSxNQUFNLFFBQVEsZ0RBQWdELGNBQWMsTUFBTSxDQUFDO0FBQUEsRUFDbkYsT0FBTyxFQUFFO0FBQUEsSUFDUCxFQUNHLE9BQU8sRUFDUDtBQUFBLE1BQ0MsUUFBUTtBQUFBLE1BQ1IsRUFBRSxVQUFVLGNBQWMsT0FBTyx5QkFBeUIsY0FBYyxLQUFLLGNBQWM7QUFBQSxNQUMzRixVQUFVO0FBQUEsSUFDWjtBQUFBLElBQ0Y7QUFBQSxFQUNGO0FBQUEsRUFDQSxVQUFVLEVBQUUsTUFBTSxzQkFBc0IscUJBQXFCLEVBQUU7QUFBQSxJQUM3RCxFQUFFLFVBQVUsR0FBRyxxQkFBcUI7QUFBQSxJQUNwQyxFQUFFLFVBQVUsY0FBYyxVQUFVLFdBQVcsY0FBYyxRQUFRLFVBQVU7QUFBQSxJQUMvRSxFQUFFLE9BQU8sQ0FBQyxhQUFhLElBQUksSUFBSSxTQUFTLElBQUksQ0FBQyxFQUFFLEdBQUcsTUFBTSxFQUFFLENBQUMsRUFBRSxTQUFTLFNBQVMsUUFBUSx1QkFBdUI7QUFBQSxFQUNoSDtBQUFBLEVBQ0EsUUFBUSxFQUFFLFFBQVEsRUFBRSxJQUFJLDZCQUE2QixDQUFDO0FBQUEsRUFDdEQsT0FBTyxFQUFFLFFBQVEsRUFBRSxJQUFJLDZCQUE2QixDQUFDO0FBQUEsRUFDckQsV0FBVyxFQUFFLFNBQVMsRUFBRSxRQUFRLEdBQUcsS0FBSztBQUMxQyxDQUFDO0FBRU0sTUFBTSxnQkFBZ0IsYUFBYSxNQUFNLENBQUMsRUFBRSxPQUFPLEVBQUUsV0FBVyxVQUFVLFFBQVEsTUFBTSxHQUFHLE9BQU8sTUFBTTtBQUM3RyxhQUFXLENBQUMsT0FBTyxFQUFFLElBQUksQ0FBQyxLQUFLLFlBQVksU0FBUyxRQUFRLElBQUksQ0FBQztBQUMvRCxRQUFJLElBQUksU0FBUztBQUNmLGFBQU8sS0FBSyxFQUFFLE1BQU0sVUFBVSxTQUFTLFlBQVksTUFBTSxDQUFDLFlBQVksT0FBTyxLQUFLLEdBQUcsT0FBTyxJQUFJLENBQUM7QUFDckcsTUFBSSxDQUFDLE9BQU8sUUFBUSxPQUFPLFFBQVE7QUFDakMsV0FBTyxLQUFLO0FBQUEsTUFDVixNQUFNO0FBQUEsTUFDTixTQUFTO0FBQUEsTUFDVCxNQUFNLENBQUMsUUFBUTtBQUFBLE1BQ2YsT0FBTztBQUFBLElBQ1QsQ0FBQztBQUNMLENBQUM7QUFHTSxNQUFNLHVCQUF1QixFQUFFLE9BQU8sRUFBRSxTQUFTLEVBQUUsSUFBSSx5Q0FBeUMsRUFBRSxDQUFDO0FBR25HLE1BQU0sd0JBQXdCLEVBQUUsT0FBTyxFQUFFLFNBQVMsRUFBRSxTQUFTLEVBQUUsSUFBSSxnQ0FBZ0MsQ0FBQyxFQUFFLENBQUM7QUFJOUcsU0FBUyxPQUFPLFFBQWlCLE9BQWdCLFVBQThDO0FBQzdGLE1BQUksVUFBVSxRQUFRLFNBQVMsS0FBTSxRQUFPO0FBQzVDLFFBQU0sTUFBTSxDQUFDLE9BQWdCLFNBQVMsS0FBSyxDQUFDLFlBQVksUUFBUSxPQUFPLEVBQUU7QUFDekUsU0FBTyxXQUFXLFNBQVMsSUFBSSxNQUFNLEtBQUssSUFBSSxLQUFLO0FBQ3JEO0FBRUEsU0FBUyxLQUFLLE1BQWMsU0FBaUI7QUFDM0MsU0FBTyxFQUNKLE9BQU8sZ0JBQWdCLElBQUksR0FBRyxFQUM5QixNQUFNLFVBQVUsR0FBRyxFQUFFLFVBQVUsU0FBUyxXQUFXLE9BQU8sY0FBYyxHQUFHLFVBQVUsQ0FBQztBQUMzRjtBQUdBLFNBQVMsUUFBUSxTQUFpQixNQUFjLE9BQWU7QUFDN0QsU0FBTyxFQUFFO0FBQUEsSUFDUCxFQUFFO0FBQUEsTUFDQSxFQUFFLFVBQVUsQ0FBQyxVQUFVLFNBQVMsS0FBSyxDQUFDO0FBQUEsTUFDdEMsRUFBRSxTQUFTLEVBQUUsT0FBTyxPQUFPLEVBQUUsTUFBTSxFQUFFLFFBQVEsT0FBTyxPQUFPLEdBQUcsRUFBRSxRQUFRLE1BQU0sT0FBTyxDQUFDLENBQUM7QUFBQSxJQUN6RjtBQUFBLElBQ0E7QUFBQSxFQUNGO0FBQ0Y7QUFFQSxTQUFTLFNBQVMsT0FBeUI7QUFDekMsTUFBSSxVQUFVLE1BQU0sVUFBVSxPQUFXLFFBQU87QUFDaEQsTUFBSSxPQUFPLFVBQVUsU0FBVSxRQUFPO0FBQ3RDLFFBQU0sQ0FBQyxFQUFFLE1BQU0sSUFBSSxvREFBb0QsS0FBSyxLQUFLLEtBQUssQ0FBQztBQUN2RixTQUFPLFdBQVcsU0FBWSxRQUFRLE9BQU8sTUFBTTtBQUNyRDsiLAogICJuYW1lcyI6IFtdCn0K

//aabb826b9e5b1726e9352e3f3515879351da14d5
