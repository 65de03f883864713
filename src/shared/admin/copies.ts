import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { onOneLine, shownText } from '../text-rules.ts';
import type { QrCode } from './accounts.ts';

const line = (message: string, maximum: number, pattern: RegExp) =>
  z.string(message).check(onOneLine(), z.maxLength(maximum, message), shownText(), z.regex(pattern, message));

const endpointMessage = 'Enter the address your provider shows, like https://s3.us-east-1.amazonaws.com.';
const bucketMessage = 'Enter the bucket’s name: 3 to 63 letters, digits, dots, or hyphens.';
const folderMessage = 'Use letters, digits, dots, hyphens, and underscores. Put a slash between folders.';

/** The owner's bucket for copies of backups. */
export const copySettingsSchema = z.object({
  /** The version that was edited; 0 if nothing was stored. */
  version: z.int('The version you edited is missing.'),
  endpoint: line(endpointMessage, 300, /^https?:\/\/[^\s/@?#]+\/?$/i).register(fieldNotes, {
    label: 'Endpoint',
    kind: 'url',
    placeholder: 'https://s3.us-east-1.amazonaws.com',
    required: true,
  }),
  bucket: line(bucketMessage, 63, /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/i).register(fieldNotes, {
    label: 'Bucket',
    control: 'code',
    required: true,
  }),
  folder: line(folderMessage, 200, /^$|^(?!(.*\/)?\.{1,2}(\/|$))[\w.-]+(\/[\w.-]+)*\/?$/).register(fieldNotes, {
    label: 'Folder in the bucket (prefix)',
    control: 'code',
  }),
  region: line('Enter the region that your provider shows, like us-east-1.', 40, /^[0-9a-z-]*$/i).register(fieldNotes, {
    label: 'Region',
    control: 'code',
  }),
  accessKeyId: line('Enter the access key.', 200, /\S/).register(fieldNotes, {
    label: 'Access key',
    control: 'code',
    autoComplete: 'off',
    required: true,
  }),
  /** Absent to leave the stored secret unchanged. */
  secret: z
    .optional(
      z.string('Enter the secret as text.').check(z.maxLength(500, 'Keep the secret to 500 characters or less.')),
    )
    // Browsers ignore "off" here, and would fill in the admin password.
    .register(fieldNotes, { label: 'Secret key', kind: 'password', autoComplete: 'new-password' }),
});

export type CopySettingsInput = z.infer<typeof copySettingsSchema>;

/** The bucket as the admin sees it, without the secret. */
export interface CopySettingsView extends Omit<CopySettingsInput, 'secret'> {
  /** True if environment variables set it. They win over stored settings. */
  fixed: boolean;
  hasSecret: boolean;
}

const endingMessage = 'Enter the last 6 letters of the printed key.';

/** The number of letters that the owner types from the printed key. */
export const endingLength = 6;

/** The end of the recovery key, which shows that the owner has it on paper. */
export const recoveryKeyConfirmationSchema = z.object({
  ending: z
    .string(endingMessage)
    .check(onOneLine(), z.minLength(1, endingMessage), z.maxLength(20, endingMessage))
    .register(fieldNotes, {
      label: 'Last 6 letters of the key',
      control: 'code',
      autoComplete: 'off',
      autoCapitalize: 'characters',
      required: true,
    }),
});

/** The recovery key, which is sent to the browser once and stored nowhere. */
export interface NewRecoveryKey {
  /** Such as `AGE-SECRET-KEY-1...`. */
  key: string;
  qr: QrCode;
}

/** A copy in the bucket, as the owner sees it. */
export interface CopySummary {
  name: string;
  /** When the backup was made; ISO 8601, UTC. */
  createdAt: string;
  bytes: number;
  /** When the copy was last downloaded, decrypted, and restored; ISO 8601, UTC. */
  verifiedAt?: string | undefined;
  problem?: string | undefined;
}

/** Everything about copies elsewhere on the Backups screen. */
export interface CopiesView {
  settings: CopySettingsView;
  /** When the owner confirmed the recovery key; ISO 8601, UTC. */
  recoveryKeyAt?: string;
  /** Newest first. */
  copies: readonly CopySummary[];
  /** Why the last attempt to copy failed. */
  failure?: string | undefined;
  /** Why the last check of the newest copy failed. */
  checkFailure?: string | undefined;
  /** Why old copies stay. */
  note?: string | undefined;
  /** True while this process copies or checks. */
  isBusy: boolean;
}

/** The result of a test of the connection: one sentence, and what else the owner should know. */
export interface CopyTestResult {
  works: boolean;
  message: string;
  notes: readonly string[];
}
