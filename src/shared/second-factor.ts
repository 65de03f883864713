import * as z from 'zod/mini';
import { formFields } from './form-field.ts';
import { codeField } from './login.ts';
import { currentPasswordField } from './password.ts';

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
  /** Base32, for an app that cannot scan. */
  secret: string;
  uri: string;
  qr: QrCode;
}

/** The password again, and a code where the second factor is on. */
export const reauthenticationSchema = z.object({
  currentPassword: currentPasswordField,
  code: z.optional(codeField).register(formFields, {
    ...{ label: 'Code of your app, or a recovery code', required: true, autoComplete: 'one-time-code' },
  }),
});

/** The first code of a new app. */
export const codeConfirmationSchema = z.object({
  code: codeField.check(z.minLength(1, 'Please enter the code that the app shows.')).register(formFields, {
    ...{ label: 'The code that the app shows', required: true, autoComplete: 'one-time-code' },
  }),
});
