import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import {
  addressField,
  catalogPageField,
  catalogVersionField,
  emailField,
  mayTextField,
  messageField,
  nameField,
  optionalLine,
  phoneField,
  serviceField,
  textConsentWords,
} from './form-fields.ts';

/** An entry of `leadFields`: one field of a lead. */
export interface LeadField {
  /** The column of the table and the key in every JSON. */
  name: string;
  /** `typed` into a form, or from the `visit`; the export and the details show them in this order. */
  origin: 'typed' | 'visit';
  /** Absent from the JSON when empty (docs/decisions.md, "The API"). */
  optional: boolean;
  /** Part of a form's post: a second post in which it differs is an amended one, and the webhook contains it. */
  posted: boolean;
  /** Its rules and its control in the contact form, unless it is only for another form (docs/product.md, "Home page" and "Form rules"). */
  form?: z.ZodMiniType<string | undefined>;
  /** Only in the planner's request, or in every form while the owner answers text messages. */
  only?: 'plan' | 'texting';
  /** The label of its line in the owner's mail. The message has none, because it is below the lines. */
  mail?: string;
  csv: Place;
  /** The details that the admin shows below the message. Name, phone, email, and message have places of their own. */
  detail?: Place;
}

/** The position of a field in an output: in list order, unless it goes before another field. */
interface Place {
  label: string;
  before?: string;
}

/**
 * The fields of a lead. A new field needs an entry here and a migration that adds its column. This list defines:
 * - the column of `leads/lead-row.ts`
 * - the contact form's schema and controls
 * - the difference between a repeated and an amended post
 * - the lines of the owner's mail
 * - the keys of the webhook
 * - the columns of the export
 * - the rows of the admin's details
 */
export const leadFields = [
  {
    name: 'name',
    origin: 'typed',
    optional: false,
    posted: true,
    form: z.clone(nameField).register(fieldNotes, {
      label: 'Full Name',
      required: true,
      autoComplete: 'name',
      autoCapitalize: 'words',
      enterKeyHint: 'next',
    }),
    mail: 'Full Name',
    csv: { label: 'Name' },
  },
  {
    name: 'phone',
    origin: 'typed',
    optional: false,
    posted: true,
    form: phoneField.register(fieldNotes, {
      label: 'Phone Number',
      kind: 'phone',
      required: true,
      autoComplete: 'tel',
      enterKeyHint: 'next',
    }),
    mail: 'Phone Number',
    csv: { label: 'Phone' },
  },
  {
    name: 'email',
    origin: 'typed',
    optional: false,
    posted: true,
    form: emailField.register(fieldNotes, {
      label: 'Email Address',
      kind: 'email',
      required: true,
      autoComplete: 'email',
      enterKeyHint: 'next',
    }),
    mail: 'Email Address',
    csv: { label: 'Email', before: 'phone' },
  },
  {
    name: 'referredBy',
    origin: 'typed',
    optional: true,
    posted: true,
    form: z
      .optional(optionalLine(200, 'Keep this to 200 characters or less.', 'Referred By must be text.'))
      .register(fieldNotes, {
        label: 'Referred By',
        placeholder: 'How did you hear about us?',
        autoComplete: 'off',
        enterKeyHint: 'next',
      }),
    mail: 'Referred By',
    csv: { label: 'Referred By' },
    detail: { label: 'Referred by' },
  },
  {
    name: 'service',
    origin: 'typed',
    optional: true,
    posted: true,
    // The choices are those of the site.
    form: z.clone(serviceField).register(fieldNotes, {
      label: 'Service',
      control: 'choice',
      placeholder: 'Select a Service',
    }),
    mail: 'Service',
    csv: { label: 'Service' },
    detail: { label: 'Service', before: 'referredBy' },
  },
  {
    name: 'message',
    origin: 'typed',
    optional: false,
    posted: true,
    form: messageField.register(fieldNotes, {
      label: 'Your Message',
      required: true,
      rows: 5,
      autoCapitalize: 'sentences',
      enterKeyHint: 'enter',
    }),
    csv: { label: 'Message' },
  },
  {
    name: 'address',
    origin: 'typed',
    optional: true,
    posted: true,
    only: 'plan',
    form: z.clone(addressField).register(fieldNotes, {
      label: 'Property address (optional)',
      autoComplete: 'street-address',
      autoCapitalize: 'words',
      enterKeyHint: 'next',
    }),
    mail: 'Property Address',
    csv: { label: 'Property Address' },
    detail: { label: 'Property address' },
  },
  {
    name: 'catalogPage',
    origin: 'visit',
    optional: true,
    posted: true,
    // Filled in from the link to the form.
    form: catalogPageField.register(fieldNotes, { label: 'Catalog Page', control: 'hidden' }),
    mail: 'Catalog Page',
    csv: { label: 'Catalog Page' },
    detail: { label: 'Catalog page' },
  },
  {
    name: 'catalogVersion',
    origin: 'visit',
    optional: true,
    posted: true,
    form: catalogVersionField.register(fieldNotes, { label: 'Catalog Version', control: 'hidden' }),
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
  {
    name: 'came',
    origin: 'visit',
    optional: true,
    posted: true,
    csv: { label: 'How It Came' },
  },
  {
    // `yes` or `no`, and empty if the box wasn't shown.
    name: 'mayText',
    origin: 'visit',
    optional: true,
    posted: true,
    only: 'texting',
    form: mayTextField.register(fieldNotes, { label: textConsentWords, control: 'switch' }),
    mail: 'May Text',
    csv: { label: 'May Text' },
  },
] as const satisfies readonly LeadField[];

export type ListedField = (typeof leadFields)[number];
export type LeadFieldName = ListedField['name'];

/** Lists the fields, with the type of a complete entry. */
export const listFields = () => leadFields as readonly (LeadField & { name: LeadFieldName })[];

/** Lists the fields of a visitor's post: a second post that differs in any of them was amended. */
export const postedNames = (): readonly LeadFieldName[] =>
  listFields()
    .filter(({ posted }) => posted)
    .map(({ name }) => name);

/** Lists the labeled fields of an output, in its order. */
export function listPlaces(
  output: 'csv' | 'detail',
  origin: LeadField['origin'],
): readonly { name: LeadFieldName; label: string }[] {
  const places: { name: LeadFieldName; label: string }[] = [];
  for (const field of listFields()) {
    const place = field.origin === origin ? field[output] : undefined;
    if (!place) continue;
    const next = places.findIndex(({ name }) => name === place.before);
    places.splice(next === -1 ? places.length : next, 0, { name: field.name, label: place.label });
  }
  return places;
}

type FormField = Exclude<Extract<ListedField, { form: object }>, { only: string }>;

/** Lists the fields of the contact form, in order. */
export function contactFormFields() {
  return leadFields.filter((field): field is FormField => 'form' in field && !('only' in field));
}

/** Returns the schema of `POST /api/contact` (docs/product.md, "Form rules"; upper bounds: docs/decisions.md, "The API"). */
export function contactSchema() {
  const shape = Object.fromEntries(contactFormFields().map(({ name, form }) => [name, form]));
  return z.object(shape as { [Field in FormField as Field['name']]: Field['form'] });
}

export type ContactRequest = z.infer<ReturnType<typeof contactSchema>>;
