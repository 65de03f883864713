import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { cleanSender, emailAddresses, isSender, senderAddress } from '../mail-addresses.ts';
import { onOneLine, shownText } from '../text-rules.ts';

/** How the connection to the mail server is encrypted: from its first byte, after STARTTLS, or not at all. */
export const mailSecurities = ['tls', 'starttls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The label of each kind on the admin. */
export const mailSecurityLabels: Record<MailSecurity, string> = {
  tls: 'Encrypted (TLS)',
  starttls: 'Encrypted after STARTTLS',
  none: 'Not encrypted',
};

/** The port that goes with each kind. */
export const mailSecurityPorts: Record<MailSecurity, number> = { tls: 465, starttls: 587, none: 25 };

const line = (message: string, maximum: number, pattern: RegExp) =>
  z.string(message).check(onOneLine(), z.maxLength(maximum, message), shownText(), z.regex(pattern, message));

const hostMessage = 'Enter the mail server’s name, like smtp.example.com.';
const portMessage = 'Enter a port from 1 to 65535.';
const fromMessage = 'Enter an email address, with or without a name: Longleaf <site@example.com>.';

/** The owner's mail server. */
export const mailSettingsSchema = z.object({
  /** The version that was edited; 0 where nothing was stored. */
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
  /** Empty where the server asks for none. */
  user: line('Keep the user name to 200 characters or less.', 200, /^/).register(fieldNotes, {
    label: 'User name, usually your email address',
    control: 'code',
    autoComplete: 'off',
  }),
  /** Left out to keep the stored one. */
  password: z
    .optional(
      z.string('Enter the password as text.').check(z.maxLength(500, 'Keep the password to 500 characters or less.')),
    )
    // Browsers ignore "off" here, and would fill in the password of the admin.
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
 * The owner's address that notices of undeliverable mail can go to: one with the domain of the sender.
 * A mail that names another domain there fails SPF, which is checked for the domain of this address, and DMARC, which wants it to be the
 * sender's (RFC 7489, 3.1.2). The mail itself would then land in the customer's spam folder.
 * @returns `undefined` where the notices go to the sender's mailbox
 */
export function bounceAddress(from: string, to: readonly string[]): string | undefined {
  const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const domain = domainOf(senderAddress(from));
  return to.find((address) => domainOf(address) === domain);
}

export type MailSettingsInput = z.infer<typeof mailSettingsSchema>;

/** The mail server as the admin sees it: never with the password. */
export interface MailSettingsView extends Omit<MailSettingsInput, 'password'> {
  /** True if it stands in the environment's variables, which win over what is stored here. */
  fixed: boolean;
  hasPassword: boolean;
}

/** The result of a test mail. */
export type MailTestResult = { sent: true } | { sent: false; error: string };

/** Minutes of business time until the first reminder of a lead that nobody has contacted. */
const usualNudgeMinutes = 15;
const nudgeMessage = 'Enter 5 to 60 minutes for the first reminder.';

/** The settings in `/admin/delivery`, with their defaults; stored as typed. */
export const deliverySwitches = {
  /** Visitors with an e-mail address get an acknowledgement. */
  acknowledge: z._default(z.boolean(), false).register(fieldNotes, {
    label: 'Send visitors a short email to confirm that their message arrived',
  }),
  /** True if the owner is reminded of leads that nobody has contacted, and after how many minutes of business time at first. */
  nudges: z._default(z.boolean(), true).register(fieldNotes, {
    label: 'Remind me during business hours about leads no one has contacted: once soon, and again after two hours',
  }),
  nudgeMinutes: z
    ._default(z.int(nudgeMessage).check(z.minimum(5, nudgeMessage), z.maximum(60, nudgeMessage)), usualNudgeMinutes)
    .register(fieldNotes, { label: 'Minutes until the first reminder' }),
};
const switches = z.object(deliverySwitches);
export type DeliverySwitches = z.infer<typeof switches>;

/** The owner's message settings in `/admin/delivery`. */
export const deliverySettingsSchema = z.object({
  /** The version that was edited. */
  version: z.int(),
  ...deliverySwitches,
  /** Empty switches the webhook off. */
  webhookUrl: z
    .string()
    .check(
      onOneLine(),
      z.maxLength(500, 'This address is too long.'),
      z.regex(/^$|^https?:\/\/[^\s/@]+(\/\S*)?$/, 'Enter an address like https://example.com/hook.'),
    )
    .register(fieldNotes, { label: 'Webhook: also send each lead to this address', kind: 'url' }),
  /** Makes a new secret; the first address gets one in any case. */
  newSecret: z.optional(z.boolean()).register(fieldNotes, { label: 'Make a new secret; the old one stops working' }),
});

export type DeliverySettingsInput = z.infer<typeof deliverySettingsSchema>;
