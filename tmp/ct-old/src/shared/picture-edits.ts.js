import * as z from "zod/mini";
import { onOneLine } from "./clean-line.ts";
const captionLimit = 250;
const captionMessage = "Please say what the picture shows.";
const captionSchema = z.object({
  alt: z.string(captionMessage).check(
    onOneLine(),
    z.minLength(3, captionMessage),
    z.maxLength(captionLimit, `A caption has at most ${captionLimit} characters.`)
  )
});
const galleryOrderSchema = z.object({
  ids: z.array(z.int("A picture has a whole number."), "The order is missing.").check(
    z.maxLength(5e3, "Too many pictures."),
    z.refine((ids) => new Set(ids).size === ids.length, "A picture stands twice in this order.")
  )
});
export {
  captionLimit,
  captionSchema,
  galleryOrderSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9waWN0dXJlLWVkaXRzLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsaUJBQWlCO0FBR25CLE1BQU0sZUFBZTtBQUU1QixNQUFNLGlCQUFpQjtBQUdoQixNQUFNLGdCQUFnQixFQUFFLE9BQU87QUFBQSxFQUNwQyxLQUFLLEVBQ0YsT0FBTyxjQUFjLEVBQ3JCO0FBQUEsSUFDQyxVQUFVO0FBQUEsSUFDVixFQUFFLFVBQVUsR0FBRyxjQUFjO0FBQUEsSUFDN0IsRUFBRSxVQUFVLGNBQWMseUJBQXlCLFlBQVksY0FBYztBQUFBLEVBQy9FO0FBQ0osQ0FBQztBQUdNLE1BQU0scUJBQXFCLEVBQUUsT0FBTztBQUFBLEVBQ3pDLEtBQUssRUFBRSxNQUFNLEVBQUUsSUFBSSwrQkFBK0IsR0FBRyx1QkFBdUIsRUFBRTtBQUFBLElBQzVFLEVBQUUsVUFBVSxLQUFNLG9CQUFvQjtBQUFBLElBQ3RDLEVBQUUsT0FBTyxDQUFDLFFBQVEsSUFBSSxJQUFJLEdBQUcsRUFBRSxTQUFTLElBQUksUUFBUSx1Q0FBdUM7QUFBQSxFQUM3RjtBQUNGLENBQUM7IiwKICAibmFtZXMiOiBbXQp9Cg==

//e15443fdc999ac5322637255ef21a46dc69d66d8
