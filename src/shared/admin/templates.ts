import * as z from 'zod/mini';
import { fieldNotes } from '../field.ts';
import type { ReviewLink } from '../profile.ts';
import { onLines, onOneLine, shownText } from '../text-rules.ts';

/** The purpose of a template. */
export const templateKinds = { reply: 'Reply by email', text: 'Text message', review: 'Review request' } as const;
export type TemplateKind = keyof typeof templateKinds;

/** The placeholders that a template may use, by its kind. */
const placeholders: Readonly<Record<TemplateKind, readonly string[]>> = {
  reply: ['name', 'appointment', 'business'],
  text: ['name', 'appointment', 'business'],
  review: ['name', 'business', 'reviewLink'],
};

/** Returns the placeholders of a kind as the owner types them, such as "{name}, {appointment} and {business}". */
export function listPlaceholders(kind: TemplateKind): string {
  const [last, ...before] = placeholders[kind].map((name) => `{${name}}`).reverse();
  return `${before.reverse().join(', ')} and ${last}`;
}

const inBraces = /\{(\w+)\}/g;
const known = new Set(Object.values(placeholders).flat());

/** The maximum number of characters of a template, and of a message that starts from one. */
const textLimit = 2000;

const templateText = (name: string) =>
  z
    .string(`${name} is required.`)
    .check(
      onLines(),
      z.minLength(1, `${name} is required.`),
      z.maxLength(textLimit, `${name} is too long. Keep it to ${textLimit} characters.`),
      shownText(name),
    );

const templateSchema = z
  .object({
    id: z
      .string('Id must be text.')
      .check(z.regex(/^[\w-]{1,40}$/, 'An ID can only have letters, digits, and hyphens.')),
    kind: z
      .enum(['reply', 'text', 'review'], 'Choose what this template is for.')
      .register(fieldNotes, { label: 'Use it for', options: templateKinds }),
    name: z
      .string('Name is required.')
      .check(
        onOneLine(),
        z.minLength(1, 'Name is required.'),
        z.maxLength(60, 'Keep the name to 60 characters or less.'),
        shownText('Name'),
      )
      .register(fieldNotes, { label: 'Name', required: true }),
    text: templateText('Text').register(fieldNotes, { label: 'Text', required: true, rows: 7, limit: 'stops' }),
  })
  .check(
    z.refine(({ kind, text }) => wrongPlaceholders(kind, text).length === 0, {
      path: ['text'],
      error: ({ input }) => describeWrong(input as Template),
    }),
  );

export type Template = z.infer<typeof templateSchema>;

function wrongPlaceholders(kind: TemplateKind, text: string): string[] {
  return Array.from(text.matchAll(inBraces), ([, name = '']) => name).filter(
    (name) => !placeholders[kind].includes(name),
  );
}

function describeWrong({ kind, text }: Template): string {
  const names = [...new Set(wrongPlaceholders(kind, text))].map((name) => `{${name}}`).join(', ');
  return `${names} can’t be filled in here. You can use ${listPlaceholders(kind)}.`;
}

/** The owner's templates for replies, text messages, and review requests. */
export const templatesSchema = z.object({
  templates: z
    .array(templateSchema)
    .check(
      z.maxLength(30, 'You can have up to 30 templates.'),
      z.refine(
        (templates) => new Set(templates.map(({ id }) => id)).size === templates.length,
        'Two templates have the same ID.',
      ),
    )
    .register(fieldNotes, { label: 'Templates' }),
});

/** The body of `PUT /api/admin/templates`. The templates are checked separately, so that each message names its field. */
export const templatesSaveSchema = z.object({
  templates: z.unknown(),
  version: z.int('The version you loaded is missing.'),
});

/** The response of `GET /api/admin/leads/:id/templates`: templates filled in for this customer. */
export interface LeadTemplates {
  /** Filled in, except review requests, which are filled in once their link is chosen. */
  templates: readonly Template[];
  /** The value of each placeholder, by name. */
  values: TemplateValues;
  reviewLinks: readonly ReviewLink[];
  /** The start of a reply's subject. */
  subject: string;
  /** True if a mail server is set. */
  mail: boolean;
}

/** The values to fill in, by placeholder name. */
export type TemplateValues = Readonly<Record<string, string | undefined>>;

/**
 * Fills in a template; a placeholder without a value stays, for the owner to see. All values are filled in at once, because a value may
 * look like a placeholder: a customer's name could be "{appointment}".
 */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(inBraces, (whole, name: string) => (known.has(name) && values[name]) || whole);
}

/** Returns the placeholders without a value. A placeholder inside a value is ordinary text. */
export function unfilledPlaceholders(text: string, values: TemplateValues): string[] {
  const filled = Object.values(values).filter((value = '') => findPlaceholders(value).length > 0);
  return findPlaceholders(filled.reduce<string>((rest, value = '') => rest.replaceAll(value, ' '), text));
}

function findPlaceholders(text: string): string[] {
  const found = Array.from(text.matchAll(inBraces), ([whole, name = '']) => (known.has(name) ? whole : ''));
  return [...new Set(found)].filter(Boolean);
}

/** The warning above a text that still has a placeholder. */
export function describeUnfilled(names: readonly string[]): string {
  const why = names.includes('{appointment}') ? ' No appointment is scheduled.' : '';
  return `Not filled in: ${names.join(', ')}.${why} Type it in, or remove it.`;
}

/** A text to a customer without unfilled placeholders. */
const filledText = (values: TemplateValues) =>
  templateText('Text').check(
    z.refine((text) => unfilledPlaceholders(text, values).length === 0, {
      error: ({ input }) => describeUnfilled(unfilledPlaceholders(String(input), values)),
    }),
  );

const subjectField = z
  .string('Enter the subject as text.')
  .check(onOneLine(), z.maxLength(150, 'Keep the subject to 150 characters or less.'), shownText('Subject'));

/** A mail to the customer of a lead; without a subject it gets the default one. */
export const replySchema = (values: TemplateValues) =>
  z.object({
    subject: z.optional(subjectField).register(fieldNotes, { label: 'Subject', autoComplete: 'off' }),
    text: filledText(values).register(fieldNotes, { label: 'Your reply', required: true, rows: 9, limit: 'stops' }),
  });

const byAddress = (links: readonly ReviewLink[]) => Object.fromEntries(links.map(({ address }) => [address, address]));

/** The review request, with any of the links. */
export const reviewRequestSchema = (values: TemplateValues, reviewLinks: readonly ReviewLink[]) =>
  z.object({
    by: z.enum(['mail', 'text'], 'Choose email or text message.').register(fieldNotes, { label: 'Send by' }),
    link: z.string('Choose a review link.').register(fieldNotes, { label: 'Review site' }),
    /** If absent, the first template of the kind is used. */
    text: z
      .optional(filledText({ ...values, ...byAddress(reviewLinks) }))
      .register(fieldNotes, { label: 'Your request', required: true, rows: 7, limit: 'stops' }),
    version: z.int('The version you loaded is missing.'),
  });
