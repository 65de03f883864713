import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { onOneLine } from '../text-rules.ts';

/** Six digits from the owner's app, or a recovery code of 24 letters with any separators. */
const codeField = z.string('Invalid code').check(onOneLine(), z.maxLength(60, 'Invalid code'));

/** The admin login (docs/product.md, "Form rules"); `code` is the second step, if the owner has turned it on. */
export const loginSchema = z.object({
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'Invalid password')),
  code: z.optional(codeField),
});

export type Role = 'admin' | 'staff';

/** The response of `GET /api/admin/session`: `authenticated` is true for the admin only (docs/decisions.md, "The API"). */
export interface Session {
  authenticated: boolean;
  role?: Role;
}

/** Another signed-in device. Times are ISO 8601, UTC, and `seenAt` is accurate to the hour. */
export interface OtherSession {
  role: Role;
  createdAt: string;
  seenAt: string;
}

const passwordMinimumLength = 8;
const tooShort = `Use at least ${passwordMinimumLength} characters.`;

/** The current password, as a confirmation by a signed-in person. */
const currentPasswordField = z
  .string('Enter your current password.')
  .check(z.minLength(1, 'Enter your current password.'), z.maxLength(200, 'That isn’t your current password.'))
  .register(fieldNotes, {
    label: 'Current password',
    kind: 'password',
    required: true,
    autoComplete: 'current-password',
  });

/** A code, if two-step verification is on. */
const secondStepField = z.optional(codeField).register(fieldNotes, {
  label: 'Authenticator app code or recovery code',
  required: true,
  autoComplete: 'one-time-code',
});

/** The current password, and a code if two-step verification is on. */
export const reauthenticationSchema = z.object({ currentPassword: currentPasswordField, code: secondStepField });

/** A change of the admin or the staff password. The admin's current password confirms it, with a code if two-step verification is on. */
export const passwordChangeSchema = z.object({
  currentPassword: currentPasswordField,
  code: secondStepField,
  newPassword: z
    .string(tooShort)
    .check(
      z.minLength(passwordMinimumLength, tooShort),
      z.maxLength(200, 'Keep the password to 200 characters or less.'),
    )
    .register(fieldNotes, {
      label: 'New password',
      kind: 'password',
      required: true,
      autoComplete: 'new-password',
      placeholder: `At least ${passwordMinimumLength} characters`,
    }),
});

export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export interface SecondFactorState {
  enabled: boolean;
  recoveryCodesLeft: number;
}

/** A square of `size` modules; `path` draws the dark ones. */
export interface QrCode {
  size: number;
  path: string;
}

export interface SecondFactorSetup {
  /** Base32, for an app that can't scan. */
  secret: string;
  uri: string;
  qr: QrCode;
}

/** The first code of a new app. */
export const codeConfirmationSchema = z.object({
  code: codeField.check(z.minLength(1, 'Enter the code that your authenticator app shows.')).register(fieldNotes, {
    label: 'Code from your authenticator app',
    required: true,
    autoComplete: 'one-time-code',
  }),
});
