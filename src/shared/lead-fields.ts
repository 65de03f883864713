import * as z from 'zod/mini';
import { catalogPagePattern, catalogVersionPattern } from './catalog.ts';
import { cleanLine, onVisitorsLine } from './clean-line.ts';
import { emailAddress } from './email-address.ts';
import type { LeadField } from './lead-field.ts';

export const nameField = z
  .string('Name must be at least 2 characters.')
  .check(
    onVisitorsLine(),
    z.minLength(2, 'Name must be at least 2 characters.'),
    z.maxLength(100, 'Name must be at most 100 characters.'),
  );

export const phoneField = z
  .string('Please enter a valid phone number.')
  .check(
    onVisitorsLine(),
    z.minLength(10, 'Please enter a valid phone number.'),
    z.maxLength(40, 'Phone number must be at most 40 characters.'),
  );

const emailField = emailAddress('Please enter a valid email address.', 'Email address must be at most 254 characters.');

/** Browsers post each line break of a plain form as two characters (CR LF), but count one, as scripts do. */
const plainBreaks = () => z.overwrite<string>((text) => text.replaceAll(/\r\n?/g, '\n'));

const messageField = z.string('Message must be at least 10 characters.').check(
  plainBreaks(),
  z.trim(),
  z.minLength(10, 'Message must be at least 10 characters.'),
  z.refine((text) => cleanLine(text) !== '', 'Message must be at least 10 characters.'),
  z.maxLength(5000, 'Message must be at most 5000 characters.'),
);

/** Absent, `null` and empty all mean "not given". */
export const optionalText = (maximum: number, tooLong: string, notText: string) =>
  z.pipe(
    z.transform((value) => value ?? ''),
    z.string(notText).check(plainBreaks(), z.trim(), z.maxLength(maximum, tooLong)),
  );

/** The same on one line. */
const optionalLine = (maximum: number, tooLong: string, notText: string) =>
  z.pipe(
    z.transform((value) => value ?? ''),
    z.string(notText).check(onVisitorsLine(), z.maxLength(maximum, tooLong)),
  );

function serviceText() {
  return optionalLine(100, 'Please choose one of the services.', 'Service must be text.');
}

/** A service by name, or none. */
export const serviceField = (names: readonly string[]) =>
  z.optional(
    serviceText().check(
      z.refine((value) => value === '' || names.includes(value), 'Please choose one of the services.'),
    ),
  );

/** The page of the catalog that the form was opened from; what names no page counts as not given. */
const catalogPageField = z.optional(
  z.pipe(
    z.transform((value) => (typeof value === 'number' ? String(value) : (value ?? ''))),
    z.pipe(
      z.string('Catalog page must be a number.'),
      z.transform((text) => (catalogPagePattern.test(text) ? text : '')),
    ),
  ),
);

const catalogVersionField = z.optional(
  z.pipe(
    z.transform((value) => value ?? ''),
    z.pipe(
      z.string('Catalog version must be text.'),
      z.transform((text) => (catalogVersionPattern.test(text) ? text : '')),
    ),
  ),
);

/**
 * The one list of a lead's fields. Derived from it: the column of `leads/lead-row.ts`, the contact form's schema and controls, what tells
 * a repeated post from a changed one, the lines of the owner's mail, the keys of the webhook, the columns of the export and the rows of
 * the desk's details. A new field is an entry here and a migration that adds its column.
 */
export const leadFields = [
  {
    name: 'name',
    origin: 'typed',
    optional: false,
    posted: true,
    form: {
      schema: nameField,
      control: 'input',
      label: 'Full Name',
      required: true,
      attributes: { autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
    },
    mail: 'Full Name',
    csv: { label: 'Name' },
  },
  {
    name: 'phone',
    origin: 'typed',
    optional: false,
    posted: true,
    form: {
      schema: phoneField,
      control: 'input',
      label: 'Phone Number',
      required: true,
      attributes: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
    },
    mail: 'Phone Number',
    csv: { label: 'Phone' },
  },
  {
    name: 'email',
    origin: 'typed',
    optional: false,
    posted: true,
    form: {
      schema: emailField,
      control: 'input',
      label: 'Email Address',
      required: true,
      attributes: {
        type: 'email',
        inputMode: 'email',
        autoComplete: 'email',
        autoCapitalize: 'none',
        spellCheck: false,
        enterKeyHint: 'next',
      },
    },
    mail: 'Email Address',
    csv: { label: 'Email', before: 'phone' },
  },
  {
    name: 'referredBy',
    origin: 'typed',
    optional: true,
    posted: true,
    form: {
      schema: z.optional(optionalLine(200, 'Referred By must be at most 200 characters.', 'Referred By must be text.')),
      control: 'input',
      label: 'Referred By',
      placeholder: 'How did you hear about us?',
      attributes: { autoComplete: 'off', enterKeyHint: 'next' },
    },
    mail: 'Referred By',
    csv: { label: 'Referred By' },
    detail: { label: 'Referred by' },
  },
  {
    name: 'service',
    origin: 'typed',
    optional: true,
    posted: true,
    form: {
      schema: z.optional(serviceText()),
      control: 'select',
      label: 'Service',
      placeholder: 'Select a Service',
    },
    mail: 'Service',
    csv: { label: 'Service' },
    detail: { label: 'Service', before: 'referredBy' },
  },
  {
    name: 'message',
    origin: 'typed',
    optional: false,
    posted: true,
    form: {
      schema: messageField,
      control: 'textarea',
      label: 'Your Message',
      required: true,
      attributes: { rows: 5, autoCapitalize: 'sentences', enterKeyHint: 'enter' },
    },
    csv: { label: 'Message' },
  },
  {
    name: 'catalogPage',
    origin: 'visit',
    optional: true,
    posted: true,
    form: { schema: catalogPageField, control: 'hidden', label: 'Catalog Page' },
    mail: 'Catalog Page',
    csv: { label: 'Catalog Page' },
    detail: { label: 'Catalog page' },
  },
  {
    name: 'catalogVersion',
    origin: 'visit',
    optional: true,
    posted: true,
    form: { schema: catalogVersionField, control: 'hidden', label: 'Catalog Version' },
    csv: { label: 'Catalog Version' },
  },
  {
    name: 'page',
    origin: 'visit',
    optional: true,
    posted: true,
    mail: 'Page',
    csv: { label: 'Page' },
    detail: { label: 'Sent from' },
  },
  {
    name: 'landingPage',
    origin: 'visit',
    optional: true,
    posted: false,
    csv: { label: 'Landing Page' },
    detail: { label: 'First page of the visit' },
  },
  {
    name: 'referrer',
    origin: 'visit',
    optional: true,
    posted: false,
    csv: { label: 'Referring Site' },
    detail: { label: 'Came from' },
  },
] as const satisfies readonly LeadField[];

export type ListedField = (typeof leadFields)[number];
export type LeadFieldName = ListedField['name'];

/** The fields, each with everything that an entry may say. */
export const listFields = () => leadFields as readonly (LeadField & { name: LeadFieldName })[];
