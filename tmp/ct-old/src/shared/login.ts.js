import * as z from "zod/mini";
import { onOneLine } from "./clean-line.ts";
const codeField = z.string("Invalid code").check(onOneLine(), z.maxLength(60, "Invalid code"));
const loginSchema = z.object({
  password: z.string("Password is required").check(z.minLength(1, "Password is required"), z.maxLength(200, "Invalid password")),
  code: z.optional(codeField)
});
export {
  codeField,
  loginSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9sb2dpbi50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUNuQixTQUFTLGlCQUFpQjtBQUduQixNQUFNLFlBQVksRUFBRSxPQUFPLGNBQWMsRUFBRSxNQUFNLFVBQVUsR0FBRyxFQUFFLFVBQVUsSUFBSSxjQUFjLENBQUM7QUFHN0YsTUFBTSxjQUFjLEVBQUUsT0FBTztBQUFBLEVBQ2xDLFVBQVUsRUFDUCxPQUFPLHNCQUFzQixFQUM3QixNQUFNLEVBQUUsVUFBVSxHQUFHLHNCQUFzQixHQUFHLEVBQUUsVUFBVSxLQUFLLGtCQUFrQixDQUFDO0FBQUEsRUFDckYsTUFBTSxFQUFFLFNBQVMsU0FBUztBQUM1QixDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//c07dc6fc42121d5962dc7a1218ac354ea4b24e5d
