import * as z from "zod/mini";
import { onOneLine } from "./clean-line.ts";
const deliverySettingsSchema = z.object({
  /** The version that was edited. */
  version: z.int(),
  acknowledge: z.boolean(),
  /** Empty switches the webhook off. */
  webhookUrl: z.string().check(
    onOneLine(),
    z.maxLength(500, "The address is too long."),
    z.regex(/^$|^https?:\/\/[^\s/@]+(\/\S*)?$/, "Please enter an address such as https://example.com/hook.")
  ),
  /** Makes a new secret; the first address gets one in any case. */
  newSecret: z.optional(z.boolean())
});
export {
  deliverySettingsSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9kZWxpdmVyeS1zZXR0aW5ncy50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLGlCQUFpQjtBQUduQixNQUFNLHlCQUF5QixFQUFFLE9BQU87QUFBQTtBQUFBLEVBRTdDLFNBQVMsRUFBRSxJQUFJO0FBQUEsRUFDZixhQUFhLEVBQUUsUUFBUTtBQUFBO0FBQUEsRUFFdkIsWUFBWSxFQUNULE9BQU8sRUFDUDtBQUFBLElBQ0MsVUFBVTtBQUFBLElBQ1YsRUFBRSxVQUFVLEtBQUssMEJBQTBCO0FBQUEsSUFDM0MsRUFBRSxNQUFNLG9DQUFvQywyREFBMkQ7QUFBQSxFQUN6RztBQUFBO0FBQUEsRUFFRixXQUFXLEVBQUUsU0FBUyxFQUFFLFFBQVEsQ0FBQztBQUNuQyxDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//babc5b3bcd3a08dd265e5e722b091ce64a2559dc
