import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import { areAddresses } from '../mail-addresses.ts';
import { recordNumber } from '../record-number.ts';
import { cleanAddress, onOneLine } from '../text-rules.ts';
import { addressField, nameField, optionalLine, optionalText, serviceField } from './form-fields.ts';
import { cameWords, contactChannels, leadSources, leadStatuses } from './lead.ts';

/** The filter of the list of leads as query parameters; an empty value means no restriction. */
export const leadFilterSchema = z.object({
  /**
   * Text in the name, email, phone number, message, service, "referred by", or yard address, ignoring case and accents (docs/product.md,
   * "Admin").
   */
  search: z.prefault(z.string().check(onOneLine(), z.maxLength(200)), ''),
  /** Empty means every status that the view shows. */
  status: z.prefault(z.enum(['', ...leadStatuses]), ''),
  /**
   * Empty means all but spam, which has its own view (docs/decisions.md, "Nothing is lost"); `open` means leads that wait for the business.
   */
  view: z.prefault(z.enum(['', 'open', 'spam', 'all']), ''),
  source: z.prefault(z.enum(['', ...leadSources]), ''),
  page: z.prefault(z.string().check(z.maxLength(300)), ''),
  /** Only leads received at this time or later; ISO 8601, UTC. */
  since: z.prefault(z.union([z.literal(''), z.iso.datetime()]), ''),
});

export type LeadFilter = z.infer<typeof leadFilterSchema>;

/** A part of the list of leads, which is sorted by number, newest first. */
export const leadRangeSchema = z.object({
  /** The maximum number of leads. */
  limit: z.optional(recordNumber('limit must be a whole number above zero.')),
  /** Only leads below this number, to continue after the last known one. */
  before: z.optional(recordNumber('before must be the number of a lead.')),
});

export type LeadRange = z.infer<typeof leadRangeSchema>;

/** The query of `GET /api/admin/leads`. */
export const leadQuerySchema = z.extend(leadFilterSchema, {
  ...leadRangeSchema.shape,
  /** `due` lists next steps, in an order of its own. */
  view: z.prefault(z.enum(['', 'open', 'spam', 'all', 'due']), ''),
});

const recordId = z
  .int('The record’s number must be a whole number.')
  .check(z.positive('The record’s number must be above zero.'));

export const leadStatusSchema = z.object({
  status: z.enum(leadStatuses, 'Please choose one of the statuses.'),
  version: z.int('The version you loaded is missing.'),
});

/** The email address that the owner heard, or nothing. */
const heardEmail = z.pipe(
  z.transform((value) => value ?? ''),
  z.string('Please enter a valid email address.').check(
    z.overwrite(cleanAddress),
    z.refine((text) => text === '' || areAddresses([text]), 'Please enter a valid email address.'),
  ),
);

/**
 * The fields of a lead that the owner enters or corrects. Any phone number is accepted: "555-0188" without an area code can be called, and
 * the rule for visitors would block the whole lead.
 */
const leadValues = {
  name: z.clone(nameField).register(fieldNotes, { label: 'Name', required: true, autoComplete: 'off' }),
  phone: z
    .optional(optionalLine(100, 'Keep the phone number to 100 characters or less.', 'Phone number must be text.'))
    .register(fieldNotes, { label: 'Phone', kind: 'phone', autoComplete: 'off' }),
  email: z.optional(heardEmail).register(fieldNotes, { label: 'Email', kind: 'email', autoComplete: 'off' }),
  address: z.clone(addressField).register(fieldNotes, { label: 'Property address', autoComplete: 'off' }),
  referredBy: z
    .optional(optionalLine(200, 'Keep this to 200 characters or less.', 'Referred by must be text.'))
    .register(fieldNotes, { label: 'Referred by', autoComplete: 'off' }),
  service: z.clone(serviceField).register(fieldNotes, { label: 'Service' }),
  message: z
    .optional(optionalText(5000, 'Keep this to 5,000 characters or less.', 'What they need must be text.'))
    .register(fieldNotes, { label: 'What they need', rows: 4 }),
};

/** The labels of the correctable fields, in the order of the form. */
export const correctedLabels: Readonly<Record<keyof typeof leadValues, string>> = {
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  address: 'Property address',
  referredBy: 'Referred by',
  service: 'Service',
  message: 'What they need',
};
export type CorrectedName = keyof typeof leadValues;

/** The message for a lead without a phone number and email address. */
export const noWayToAnswer = 'Enter a phone number or an email address.';

/** A lead that the owner enters. The site checks its service. */
export const addedLeadSchema = z
  .object({
    ...leadValues,
    came: z
      .enum(['phone', 'in-person', 'text', 'other'], 'Choose how you got this lead.')
      .register(fieldNotes, { label: 'Source', options: cameWords }),
    contacted: z.boolean().register(fieldNotes, { label: 'I already talked to them' }),
  })
  .check(
    z.refine(({ phone, email }) => Boolean(phone || email), {
      path: ['phone'],
      message: noWayToAnswer,
      // Runs even if other fields are invalid, so that all messages appear together.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

export type AddedLead = z.infer<typeof addedLeadSchema>;

/** Corrections by the owner; absent fields stay, and an empty text deletes the value. */
export const leadCorrectionSchema = z.object({
  ...leadValues,
  name: z.optional(leadValues.name),
  version: z.int('The version you loaded is missing.'),
});

export type LeadCorrection = z.infer<typeof leadCorrectionSchema>;

export const noteSchema = z.object({
  text: z
    .string('Please write a note.')
    .check(
      z.trim(),
      z.minLength(1, 'Please write a note.'),
      z.maxLength(5000, 'Keep the note to 5,000 characters or less.'),
    )
    .register(fieldNotes, { label: 'Add a note', rows: 2, limit: 'stops' }),
});

export const firstContactSchema = z.object({
  channel: z.enum(contactChannels, 'Choose call, email, or text.'),
});

export const leadDeletionSchema = z.object({
  ids: z
    .array(recordId, 'Choose which leads.')
    .check(z.minLength(1, 'Choose which leads.'), z.maxLength(500, 'At most 500 leads at a time.')),
  /** True if people invited to an upcoming appointment get a cancellation by email. */
  tellsVisitors: z._default(z.boolean('Choose whether invited visitors are notified.'), true),
  /** True if signed estimates stay as contract and tax papers, without the rest of the lead. */
  keepsSigned: z._default(z.boolean('Choose whether signed estimates are kept.'), true),
});
