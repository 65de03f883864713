import * as z from "zod/mini";
import { onOneLine } from "./clean-line.ts";
import { redirectLimit, redirectSchema } from "./content/addresses.ts";
import { documentId, planSchema } from "./content/page-plan.ts";
import { captionLimit } from "./picture-edits.ts";
import { shownText } from "./shown-text.ts";
const contentFileFormat = 1;
const contentFileLimits = {
  /** Of the whole file. */
  bytes: 500 * 1024 * 1024,
  /** Of its first entry: more than all documents at their limit take. */
  wordsBytes: 18 * 1024 * 1024,
  pictures: 5e3
};
const pictureSchema = z.object({
  kind: z.enum(["slot", "gallery"]),
  name: z.string().check(z.regex(/^[A-Za-z0-9][\w-]*(\.[\w-]+)*\.(jpg|png|webp)$/), z.maxLength(120)),
  /** Of the original's bytes, as the picture's addresses have it. */
  hash: z.string().check(z.regex(/^[0-9a-f]{12}$/)),
  alt: z.string().check(onOneLine(), z.maxLength(captionLimit), shownText()),
  position: z.nullable(z.int().check(z.minimum(0), z.maximum(1e6))),
  createdAt: z.iso.datetime()
});
const documentSchema = z.object({
  id: documentId,
  kind: z.string(),
  /** What visitors see; the kind's own schema checks it. */
  words: z.record(z.string(), z.unknown())
});
const fileRedirect = z.pipe(
  z.looseObject({ automatic: z.boolean() }),
  z.transform((input, context) => {
    const read = redirectSchema.safeParse(input);
    if (read.data) return { ...read.data, automatic: input.automatic };
    context.issues.push({ code: "custom", input, message: "A redirect cannot be read." });
    return z.NEVER;
  })
);
const contentSchema = z.object({
  format: z.literal(contentFileFormat),
  madeAt: z.iso.datetime(),
  documents: z.array(documentSchema).check(z.maxLength(200)),
  plan: planSchema,
  /** Pages that came with the site and that its owner took away. */
  removed: z.array(documentId).check(z.maxLength(200)),
  redirects: z.array(fileRedirect).check(z.maxLength(redirectLimit)),
  pictures: z.array(pictureSchema).check(z.maxLength(contentFileLimits.pictures))
});
const applicationSchema = z.nullish(z.strictObject({}));
export {
  applicationSchema,
  contentFileFormat,
  contentFileLimits,
  contentSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9jb250ZW50LWZpbGUudHMiXSwKICAibWFwcGluZ3MiOiAiQUFBQSxZQUFZLE9BQU87QUFDbkIsU0FBUyxpQkFBaUI7QUFDMUIsU0FBUyxlQUFlLHNCQUFzQjtBQUM5QyxTQUFTLFlBQVksa0JBQWtCO0FBQ3ZDLFNBQVMsb0JBQW9CO0FBQzdCLFNBQVMsaUJBQWlCO0FBR25CLE1BQU0sb0JBQW9CO0FBRTFCLE1BQU0sb0JBQW9CO0FBQUE7QUFBQSxFQUUvQixPQUFPLE1BQU0sT0FBTztBQUFBO0FBQUEsRUFFcEIsWUFBWSxLQUFLLE9BQU87QUFBQSxFQUN4QixVQUFVO0FBQ1o7QUFHQSxNQUFNLGdCQUFnQixFQUFFLE9BQU87QUFBQSxFQUM3QixNQUFNLEVBQUUsS0FBSyxDQUFDLFFBQVEsU0FBUyxDQUFDO0FBQUEsRUFDaEMsTUFBTSxFQUFFLE9BQU8sRUFBRSxNQUFNLEVBQUUsTUFBTSxnREFBZ0QsR0FBRyxFQUFFLFVBQVUsR0FBRyxDQUFDO0FBQUE7QUFBQSxFQUVsRyxNQUFNLEVBQUUsT0FBTyxFQUFFLE1BQU0sRUFBRSxNQUFNLGdCQUFnQixDQUFDO0FBQUEsRUFDaEQsS0FBSyxFQUFFLE9BQU8sRUFBRSxNQUFNLFVBQVUsR0FBRyxFQUFFLFVBQVUsWUFBWSxHQUFHLFVBQVUsQ0FBQztBQUFBLEVBQ3pFLFVBQVUsRUFBRSxTQUFTLEVBQUUsSUFBSSxFQUFFLE1BQU0sRUFBRSxRQUFRLENBQUMsR0FBRyxFQUFFLFFBQVEsR0FBUyxDQUFDLENBQUM7QUFBQSxFQUN0RSxXQUFXLEVBQUUsSUFBSSxTQUFTO0FBQzVCLENBQUM7QUFHRCxNQUFNLGlCQUFpQixFQUFFLE9BQU87QUFBQSxFQUM5QixJQUFJO0FBQUEsRUFDSixNQUFNLEVBQUUsT0FBTztBQUFBO0FBQUEsRUFFZixPQUFPLEVBQUUsT0FBTyxFQUFFLE9BQU8sR0FBRyxFQUFFLFFBQVEsQ0FBQztBQUN6QyxDQUFDO0FBR0QsTUFBTSxlQUFlLEVBQUU7QUFBQSxFQUNyQixFQUFFLFlBQVksRUFBRSxXQUFXLEVBQUUsUUFBUSxFQUFFLENBQUM7QUFBQSxFQUN4QyxFQUFFLFVBQVUsQ0FBQyxPQUFPLFlBQVk7QUFDOUIsVUFBTSxPQUFPLGVBQWUsVUFBVSxLQUFLO0FBQzNDLFFBQUksS0FBSyxLQUFNLFFBQU8sRUFBRSxHQUFHLEtBQUssTUFBTSxXQUFXLE1BQU0sVUFBVTtBQUNqRSxZQUFRLE9BQU8sS0FBSyxFQUFFLE1BQU0sVUFBVSxPQUFPLFNBQVMsNkJBQTZCLENBQUM7QUFDcEYsV0FBTyxFQUFFO0FBQUEsRUFDWCxDQUFDO0FBQ0g7QUFHTyxNQUFNLGdCQUFnQixFQUFFLE9BQU87QUFBQSxFQUNwQyxRQUFRLEVBQUUsUUFBUSxpQkFBaUI7QUFBQSxFQUNuQyxRQUFRLEVBQUUsSUFBSSxTQUFTO0FBQUEsRUFDdkIsV0FBVyxFQUFFLE1BQU0sY0FBYyxFQUFFLE1BQU0sRUFBRSxVQUFVLEdBQUcsQ0FBQztBQUFBLEVBQ3pELE1BQU07QUFBQTtBQUFBLEVBRU4sU0FBUyxFQUFFLE1BQU0sVUFBVSxFQUFFLE1BQU0sRUFBRSxVQUFVLEdBQUcsQ0FBQztBQUFBLEVBQ25ELFdBQVcsRUFBRSxNQUFNLFlBQVksRUFBRSxNQUFNLEVBQUUsVUFBVSxhQUFhLENBQUM7QUFBQSxFQUNqRSxVQUFVLEVBQUUsTUFBTSxhQUFhLEVBQUUsTUFBTSxFQUFFLFVBQVUsa0JBQWtCLFFBQVEsQ0FBQztBQUNoRixDQUFDO0FBNEJNLE1BQU0sb0JBQW9CLEVBQUUsUUFBUSxFQUFFLGFBQWEsQ0FBQyxDQUFDLENBQUM7IiwKICAibmFtZXMiOiBbXQp9Cg==

//a1437902c0eb4ee919603f6561178e0b13969569
