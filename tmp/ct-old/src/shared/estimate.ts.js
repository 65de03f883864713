import * as z from "zod/mini";
import { nameField, optionalText, phoneField, serviceField } from "./lead-fields.ts";
const estimateSchema = (services) => z.object({
  name: nameField,
  phone: phoneField,
  service: serviceField(services.map(({ name }) => name)),
  details: z.optional(
    optionalText(5e3, "Project details must be at most 5000 characters.", "Project details must be text.")
  ),
  page: z.optional(
    optionalText(200, "The page is not one of ours.", "The page must be text.").check(
      z.refine(
        (value) => value === "" || services.some((item) => item.path === value),
        "The page is not one of ours."
      )
    )
  )
});
export {
  estimateSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9lc3RpbWF0ZS50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLFdBQVcsY0FBYyxZQUFZLG9CQUFvQjtBQU8zRCxNQUFNLGlCQUFpQixDQUFDLGFBQzdCLEVBQUUsT0FBTztBQUFBLEVBQ1AsTUFBTTtBQUFBLEVBQ04sT0FBTztBQUFBLEVBQ1AsU0FBUyxhQUFhLFNBQVMsSUFBSSxDQUFDLEVBQUUsS0FBSyxNQUFNLElBQUksQ0FBQztBQUFBLEVBQ3RELFNBQVMsRUFBRTtBQUFBLElBQ1QsYUFBYSxLQUFNLG9EQUFvRCwrQkFBK0I7QUFBQSxFQUN4RztBQUFBLEVBQ0EsTUFBTSxFQUFFO0FBQUEsSUFDTixhQUFhLEtBQUssZ0NBQWdDLHdCQUF3QixFQUFFO0FBQUEsTUFDMUUsRUFBRTtBQUFBLFFBQ0EsQ0FBQyxVQUFVLFVBQVUsTUFBTSxTQUFTLEtBQUssQ0FBQyxTQUFTLEtBQUssU0FBUyxLQUFLO0FBQUEsUUFDdEU7QUFBQSxNQUNGO0FBQUEsSUFDRjtBQUFBLEVBQ0Y7QUFDRixDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//a5a9b25f6d49cb9ce35617f83c881bb5940333ce
