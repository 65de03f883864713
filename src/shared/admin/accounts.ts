import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { emailAddress, onOneLine, shownText } from '../text-rules.ts';
import { roleTexts } from './role-texts.ts';
import { type Role, roles } from './roles.ts';

/** Six digits from the owner's app, or a recovery code of 24 letters with any separators. */
const codeField = z.string('Invalid code').check(onOneLine(), z.maxLength(60, 'Invalid code'));

/**
 * The sign-in (docs/product.md, "Form rules"). Without an email the password is the first owner's. `code` is the second step, if the person
 * has turned it on.
 */
export const loginSchema = z.object({
  email: z.optional(z.string('Invalid email').check(onOneLine(), z.maxLength(254, 'Invalid email'))),
  password: z
    .string('Password is required')
    .check(z.minLength(1, 'Password is required'), z.maxLength(200, 'Invalid password')),
  code: z.optional(codeField),
});

/** The person who is signed in. */
export interface SignedInPerson {
  id: number;
  name: string;
  role: Role;
}

/** The fields of the sign-in card besides the password. */
export interface SignInWays {
  /** Several people can sign in, so the card asks for the email. */
  email: boolean;
  /** Someone has a passkey. */
  passkey: boolean;
  /** No password has been chosen yet, so the card asks for the code that the start has printed. */
  setupCode?: true;
  /** A demo, whose password the card shows. */
  demo?: true;
}

/** The response of `GET /api/admin/session` (docs/decisions.md, "The API"). */
export interface Session {
  authenticated: boolean;
  person?: SignedInPerson;
  /** For strangers. Absent while there is one person without a passkey. */
  signIn?: SignInWays;
}

/** The signed-in person's ways to sign in. */
export interface OwnAccount {
  /** Empty for an owner who signs in with the password alone. */
  email: string;
  role: Role;
  hasPassword: boolean;
}

/** Another signed-in device. Times are ISO 8601, UTC, and `seenAt` is accurate to the hour. */
export interface OtherSession {
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

const newPasswordField = z
  .string(tooShort)
  .check(z.minLength(passwordMinimumLength, tooShort), z.maxLength(200, 'Keep the password to 200 characters or less.'))
  .register(fieldNotes, {
    label: 'New password',
    kind: 'password',
    required: true,
    autoComplete: 'new-password',
    placeholder: `At least ${passwordMinimumLength} characters`,
  });

/** A change of one's own password. The current password confirms it, with a code if two-step verification is on. */
export const passwordChangeSchema = z.object({
  currentPassword: currentPasswordField,
  code: secondStepField,
  newPassword: newPasswordField,
});

/** The password that someone chooses on the page of a one-time link. */
export const welcomeSchema = z.object({ password: newPasswordField });

/** The first password of the site, with the code that the start has printed. */
export const setupCodeSchema = z.object({ code: z.string(), password: newPasswordField });
export type SetupCodeForm = z.infer<typeof setupCodeSchema>;

/** The same call sets a first password after a sign-in with a passkey. */
export const passwordSettingSchema = z.object({
  currentPassword: z.optional(currentPasswordField),
  code: secondStepField,
  newPassword: newPasswordField,
});
export type PasswordSetting = z.infer<typeof passwordSettingSchema>;

/** The first password of someone who signs in with a passkey. */
export const firstPasswordSchema = z.object({ newPassword: newPasswordField });

/** The password and code that confirm a new passkey, if the last sign-in was long ago. */
export const proofSchema = z.object({ currentPassword: z.optional(currentPasswordField), code: secondStepField });

/** A passkey, as the screen Security lists it. Times are ISO 8601, UTC. */
export interface ListedPasskey {
  id: number;
  name: string;
  createdAt: string;
  usedAt?: string;
  /** It was made at another address of the site, and doesn't work now. */
  isForOldAddress?: true;
  /** That address. */
  host?: string;
}

export interface ListedPasskeys {
  passkeys: readonly ListedPasskey[];
  /** The host for which passkeys work now. */
  host?: string;
  /** Why they don't work at the site's address. */
  unavailable?: string;
}

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

const emailMessage = 'Please enter a valid email address.';
const personName = 'Enter a name.';

/** A person, as an owner adds or changes one. */
const personFields = {
  name: z
    .string(personName)
    .check(
      onOneLine(),
      shownText('The name'),
      z.minLength(1, personName),
      z.maxLength(80, 'Keep the name to 80 characters or less.'),
    )
    .register(fieldNotes, { label: 'Name', required: true, limit: 'stops', autoComplete: 'off' }),
  email: emailAddress(emailMessage, 'Keep the email address to 254 characters or less.').register(fieldNotes, {
    label: 'Email',
    kind: 'email',
    required: true,
    autoComplete: 'off',
  }),
  role: z.enum(roles, 'Choose a role.').register(fieldNotes, {
    label: 'Role',
    required: true,
    options: { owner: roleTexts.owner.label, office: roleTexts.office.label, crew: roleTexts.crew.label },
  }),
};
export const newPersonSchema = z.object(personFields);
export const personChangeSchema = z.object({ ...personFields, version: z.int('The version you loaded is missing.') });
export type NewPerson = z.infer<typeof newPersonSchema>;

/** A person, as the screen People lists everyone. */
export interface ListedPerson extends SignedInPerson {
  version: number;
  /** Empty for an owner who signs in with the password alone. */
  email: string;
  hasPassword: boolean;
  hasSecondStep: boolean;
  /** The number of passkeys that work at the site's address. */
  passkeys: number;
  /** ISO 8601, UTC, accurate to the hour; absent before the first sign-in. */
  seenAt?: string;
  /** When the open one-time link ends. */
  linkEndsAt?: string;
}

/** The response to a new person or a new link. The link is shown only here. */
export interface NewLink {
  link: string;
  /** The link was also sent by email. */
  mailed: boolean;
}
