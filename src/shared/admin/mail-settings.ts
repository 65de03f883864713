import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { cleanSender, emailAddresses, isSender, senderAddress } from '../mail-addresses.ts';
import { onOneLine, shownText } from '../text-rules.ts';

/** How the connection to the mail server is encrypted: from its first byte, after STARTTLS, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The label of each kind in the admin. */
export const mailSecurityLabels: Record<MailSecurity, string> = {
  tls: 'Encrypted (TLS)',
  starttls: 'Encrypted (STARTTLS)',
  none: 'Not encrypted',
};

/** The default port of each kind. */
export const mailSecurityPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

const line = (message: string, maximum: number, pattern: RegExp) =>
  z.string(message).check(onOneLine(), z.maxLength(maximum, message), shownText(), z.regex(pattern, message));

const hostMessage = 'Enter the mail server’s name, like smtp.example.com.';
const portMessage = 'Enter a port from 1 to 65535.';
const fromMessage = 'Enter an email address, with or without a name: Longleaf <site@example.com>.';

/** The owner's mail server. */
export const mailSettingsSchema = z.object({
  /** The version that was edited; 0 if nothing was stored. */
  version: z.int('The version you edited is missing.'),
  host: line(
    hostMessage,
    253,
    /^([a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*|[0-9a-f:.]+)$/i,
  ).register(fieldNotes, {
    label: 'Mail server',
    control: 'code',
    placeholder: 'smtp.example.com',
    required: true,
  }),
  port: z
    .int(portMessage)
    .check(z.minimum(1, portMessage), z.maximum(65_535, portMessage))
    .register(fieldNotes, { label: 'Port' }),
  security: z
    .enum(mailSecurities, 'Choose how the connection is encrypted.')
    .register(fieldNotes, { label: 'Security', options: mailSecurityLabels }),
  /** Empty if the server requires none. */
  user: line('Keep the username to 200 characters or less.', 200, /^/).register(fieldNotes, {
    label: 'Username, usually your email address',
    control: 'code',
    autoComplete: 'off',
  }),
  /** Absent to leave the stored password unchanged. */
  password: z
    .optional(
      z.string('Enter the password as text.').check(z.maxLength(500, 'Keep the password to 500 characters or less.')),
    )
    // Browsers ignore "off" here, and would fill in the admin password.
    .register(fieldNotes, { label: 'Mailbox password', kind: 'password', autoComplete: 'new-password' }),
  from: z
    .string(fromMessage)
    .check(
      z.overwrite(cleanSender),
      z.maxLength(320, fromMessage),
      shownText('The sender'),
      z.refine(isSender, fromMessage),
    )
    .register(fieldNotes, { label: 'From address', control: 'code' }),
  to: emailAddresses('Enter the email address that new leads go to.').register(fieldNotes, {
    label: 'Send new leads to',
    rows: 1,
    placeholder: 'owner@example.com, office@example.com',
    required: true,
  }),
});

/**
 * Returns the owner's address for bounces: one with the sender's domain. With another domain, the mail would fail SPF, which is checked for
 * this address's domain, and DMARC, which requires it to be the sender's (RFC 7489, 3.1.2). The mail itself would then end up in the
 * customer's spam folder.
 * @returns `undefined` if bounces go to the sender's mailbox
 */
export function bounceAddress(from: string, to: readonly string[]): string | undefined {
  const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const domain = domainOf(senderAddress(from));
  return to.find((address) => domainOf(address) === domain);
}

export type MailSettingsInput = z.infer<typeof mailSettingsSchema>;

/** The mail server as the admin sees it, without the password. */
export interface MailSettingsView extends Omit<MailSettingsInput, 'password'> {
  /** True if environment variables set it. They win over stored settings. */
  fixed: boolean;
  hasPassword: boolean;
}

/** The result of a test mail. */
export type MailTestResult = { sent: true } | { sent: false; error: string };

/** Minutes of business time until the first reminder of a lead that no one has contacted. */
const usualNudgeMinutes = 15;
const nudgeMessage = 'Enter 5 to 60 minutes for the first reminder.';

/** The settings of `/admin/email`, with their defaults. */
export const deliverySwitches = {
  /** Visitors with an email address get an acknowledgment. */
  acknowledge: z._default(z.boolean(), false).register(fieldNotes, {
    label: 'Send visitors a short email to confirm that their message arrived',
  }),
  /** Reminders of leads that no one has contacted, and the minutes of business time until the first one. */
  nudges: z._default(z.boolean(), true).register(fieldNotes, {
    label: 'Remind me during business hours about leads no one has contacted, and again two hours later',
  }),
  nudgeMinutes: z
    ._default(z.int(nudgeMessage).check(z.minimum(5, nudgeMessage), z.maximum(60, nudgeMessage)), usualNudgeMinutes)
    .register(fieldNotes, { label: 'Minutes until the first reminder' }),
};
const switches = z.object(deliverySwitches);
export type DeliverySwitches = z.infer<typeof switches>;

/** The owner's message settings in `/admin/email`, and the webhook in `/admin/notifications`. */
export const deliverySettingsSchema = z.object({
  /** The version that was edited. */
  version: z.int(),
  ...deliverySwitches,
  /** Empty turns the webhook off. */
  webhookUrl: z
    .string()
    .check(
      onOneLine(),
      z.maxLength(500, 'This address is too long.'),
      z.regex(/^$|^https?:\/\/[^\s/@]+(\/\S*)?$/, 'Enter an address like https://example.com/hook.'),
    )
    .register(fieldNotes, { label: 'Webhook: also send each lead to this address', kind: 'url' }),
  /** Makes a new secret. The first address always gets one. */
  newSecret: z.optional(z.boolean()).register(fieldNotes, { label: 'Make a new secret; the old one stops working' }),
});

export type DeliverySettingsInput = z.infer<typeof deliverySettingsSchema>;
