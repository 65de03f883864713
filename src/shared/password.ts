import * as z from 'zod/mini';
import { formFields } from './form-field.ts';

export const passwordMinimumLength = 8;
const tooShort = `A password has at least ${passwordMinimumLength} characters.`;

/** The password again, of somebody who is signed in. */
export const currentPasswordField = z
  .string('Please enter the current password.')
  .check(z.minLength(1, 'Please enter the current password.'), z.maxLength(200, 'This is not the current password.'))
  .register(formFields, {
    ...{ label: 'Current password', kind: 'password', required: true, autoComplete: 'current-password' },
  });

/** A change of the admin or the staff password; the admin's present one proves who asks. */
export const passwordChangeSchema = z.object({
  currentPassword: currentPasswordField,
  newPassword: z
    .string(tooShort)
    .check(z.minLength(passwordMinimumLength, tooShort), z.maxLength(200, 'A password has at most 200 characters.'))
    .register(formFields, {
      ...{ label: 'New password', kind: 'password', required: true, autoComplete: 'new-password' },
      placeholder: `At least ${passwordMinimumLength} characters`,
    }),
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;
