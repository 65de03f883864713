import * as z from "zod/mini";
import { codeField } from "./login.ts";
import { currentPasswordField } from "./password.ts";
const reauthenticationSchema = z.object({
  currentPassword: currentPasswordField,
  code: z.optional(codeField)
});
const codeConfirmationSchema = z.object({
  code: codeField.check(z.minLength(1, "Please enter the code that the app shows."))
});
export {
  codeConfirmationSchema,
  reauthenticationSchema
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9zZWNvbmQtZmFjdG9yLnRzIl0sCiAgIm1hcHBpbmdzIjogIkFBQUEsWUFBWSxPQUFPO0FBQ25CLFNBQVMsaUJBQWlCO0FBQzFCLFNBQVMsNEJBQTRCO0FBcUI5QixNQUFNLHlCQUF5QixFQUFFLE9BQU87QUFBQSxFQUM3QyxpQkFBaUI7QUFBQSxFQUNqQixNQUFNLEVBQUUsU0FBUyxTQUFTO0FBQzVCLENBQUM7QUFHTSxNQUFNLHlCQUF5QixFQUFFLE9BQU87QUFBQSxFQUM3QyxNQUFNLFVBQVUsTUFBTSxFQUFFLFVBQVUsR0FBRywyQ0FBMkMsQ0FBQztBQUNuRixDQUFDOyIsCiAgIm5hbWVzIjogW10KfQo=

//63a2b63baa5d82331a920713a0aaa9fcb106f7eb
