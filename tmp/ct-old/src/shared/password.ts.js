import * as z from "zod/mini";
const passwordMinimumLength = 8;
const tooShort = `A password has at least ${passwordMinimumLength} characters.`;
const currentPasswordField = z.string("Please enter the current password.").check(z.minLength(1, "Please enter the current password."), z.maxLength(200, "This is not the current password."));
const passwordChangeSchema = z.object({
  currentPassword: currentPasswordField,
  newPassword: z.string(tooShort).check(z.minLength(passwordMinimumLength, tooShort), z.maxLength(200, "A password has at most 200 characters."))
});
export {
  currentPasswordField,
  passwordChangeSchema,
  passwordMinimumLength
};
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFsiL3RtcC9jdC1vbGQvc3JjL3NoYXJlZC9wYXNzd29yZC50cyJdLAogICJtYXBwaW5ncyI6ICJBQUFBLFlBQVksT0FBTztBQUVaLE1BQU0sd0JBQXdCO0FBQ3JDLE1BQU0sV0FBVywyQkFBMkIscUJBQXFCO0FBRzFELE1BQU0sdUJBQXVCLEVBQ2pDLE9BQU8sb0NBQW9DLEVBQzNDLE1BQU0sRUFBRSxVQUFVLEdBQUcsb0NBQW9DLEdBQUcsRUFBRSxVQUFVLEtBQUssbUNBQW1DLENBQUM7QUFHN0csTUFBTSx1QkFBdUIsRUFBRSxPQUFPO0FBQUEsRUFDM0MsaUJBQWlCO0FBQUEsRUFDakIsYUFBYSxFQUNWLE9BQU8sUUFBUSxFQUNmLE1BQU0sRUFBRSxVQUFVLHVCQUF1QixRQUFRLEdBQUcsRUFBRSxVQUFVLEtBQUssd0NBQXdDLENBQUM7QUFDbkgsQ0FBQzsiLAogICJuYW1lcyI6IFtdCn0K

//18c37a8a8e621284a29ef10da2f85766d4061004
