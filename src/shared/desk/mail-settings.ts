import * as z from 'zod/mini';
import { cleanSender, emailAddress, isSender, onOneLine, shownText } from '../text-rules.ts';

/** How the connection to the mail server is encrypted: from its first byte, after STARTTLS, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** What each kind is called on the desk, with the port that goes with it. */
export const mailSecurityLabels: Record<MailSecurity, { label: string; port: number }> = {
  tls: { label: 'Encrypted (TLS)', port: 465 },
  starttls: { label: 'Encrypted after STARTTLS', port: 587 },
  none: { label: 'Not encrypted', port: 25 },
};

const line = (message: string, maximum: number, pattern: RegExp) =>
  z.string(message).check(onOneLine(), z.maxLength(maximum, message), shownText(), z.regex(pattern, message));

const hostMessage = 'Please enter the name of the mail server, such as smtp.example.com.';
const portMessage = 'A port is a number from 1 to 65535.';
const fromMessage = 'Please enter an email address, or a name with one: Longleaf <site@example.com>.';

/** The owner's mail server. */
export const mailSettingsSchema = z.object({
  /** The version that was edited; 0 where nothing was stored. */
  version: z.int('The version that was edited is missing.'),
  host: line(hostMessage, 253, /^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|[0-9a-f:.]+)$/i),
  port: z.int(portMessage).check(z.minimum(1, portMessage), z.maximum(65_535, portMessage)),
  security: z.enum(mailSecurities, 'Choose how the connection is encrypted.'),
  /** Empty where the server asks for none. */
  user: line('The user name has at most 200 characters.', 200, /^/),
  /** Left out to keep the stored one. */
  password: z.optional(
    z.string('The password must be text.').check(z.maxLength(500, 'The password has at most 500 characters.')),
  ),
  from: z
    .string(fromMessage)
    .check(
      z.overwrite(cleanSender),
      z.maxLength(320, fromMessage),
      shownText('The sender'),
      z.refine(isSender, fromMessage),
    ),
  to: emailAddress(
    'Please enter the address that should hear of requests.',
    'An email address has at most 254 characters.',
  ),
});

export type MailSettingsInput = z.infer<typeof mailSettingsSchema>;

/** The mail server as the desk sees it: never with the password. */
export interface MailSettingsView extends Omit<MailSettingsInput, 'password'> {
  /** Whether it stands in the environment's variables, which win over what is stored here. */
  fixed: boolean;
  hasPassword: boolean;
}

/** What became of a test mail. */
export type MailTestResult = { sent: true } | { sent: false; error: string };

/** The owner's message settings in `/admin/delivery`. */
export const deliverySettingsSchema = z.object({
  /** The version that was edited. */
  version: z.int(),
  acknowledge: z.boolean(),
  /** Empty switches the webhook off. */
  webhookUrl: z
    .string()
    .check(
      onOneLine(),
      z.maxLength(500, 'The address is too long.'),
      z.regex(/^$|^https?:\/\/[^\s/@]+(\/\S*)?$/, 'Please enter an address such as https://example.com/hook.'),
    ),
  /** Makes a new secret; the first address gets one in any case. */
  newSecret: z.optional(z.boolean()),
});

export type DeliverySettingsInput = z.infer<typeof deliverySettingsSchema>;
