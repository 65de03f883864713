import * as z from "zod/mini";
import { nameField, optionalText, phoneField } from "../shared/lead-fields.ts";
const priceRequestSchema = z.object({
  name: nameField,
  phone: phoneField,
  details: z.optional(
    optionalText(5e3, "Project details must be at most 5000 characters.", "Project details must be text.")
  ),
  /** A plan's code. One that cannot be read costs no lead, so nothing is refused here. */
  plan: z.optional(z.unknown()),
  /** The number of a version, as a form or as JSON says it. */
  prices: z.optional(z.unknown())
});
export {
  priceRequestSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3ByaWNlcy9wcmljZS1yZXF1ZXN0LnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsV0FBVyxjQUFjLGtCQUFrQjtBQUc3QyxNQUFNLHFCQUFxQixFQUFFLE9BQU87QUFBQSxFQUN6QyxNQUFNO0FBQUEsRUFDTixPQUFPO0FBQUEsRUFDUCxTQUFTLEVBQUU7QUFBQSxJQUNULGFBQWEsS0FBTSxvREFBb0QsK0JBQStCO0FBQUEsRUFDeEc7QUFBQTtBQUFBLEVBRUEsTUFBTSxFQUFFLFNBQVMsRUFBRSxRQUFRLENBQUM7QUFBQTtBQUFBLEVBRTVCLFFBQVEsRUFBRSxTQUFTLEVBQUUsUUFBUSxDQUFDO0FBQ2hDLENBQUM7IiwKICAibmFtZXMiOiBbXQp9Cg==

//762f41b2c282844d8a4c150fe4778039c880adc0
