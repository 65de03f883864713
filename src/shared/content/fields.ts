import * as z from 'zod/mini';
import { formFields } from '../form-field.ts';
import { addressField, onOneLine, shownText } from '../text-rules.ts';
import { isLinkAddress } from '../web-address.ts';
import { encodeLinks, readTarget } from './inline.ts';

/**
 * The constructors of the words' schemas. Each makes a schema and registers its label, control and limits, so that type, check,
 * form, comparison, the search for texts and the preview come from one value.
 */

export type Field = z.ZodMiniType;

/** What is known of a field beside its type; `label` is its name in the editor. */
export type Note =
  | { control: 'line'; label: string; max: number }
  | { control: 'paragraph'; label: string; max: number }
  | { control: 'choice'; label: string; options: readonly string[] }
  | { control: 'page' | 'target' | 'pictureName' | 'month' | 'moment' | 'switch' | 'number'; label: string }
  | { control: 'group'; label: string; fields: Readonly<Record<string, Field>> }
  | { control: 'picture'; label: string; fields: Readonly<Record<string, Field>> }
  | { control: 'list'; label: string; item: Field; one: string; min: number; max: number }
  | { control: 'kinds'; label: string; options: Readonly<Record<string, Field>> }
  | { control: 'optional'; label: string; inner: Field }
  /** Not shown in the editor; its value is preserved. */
  | { control: 'hidden'; label: string };

/** A map of our own: the registry of zod would rewrite the type of what it holds. */
const notes = new WeakMap<Field, Note>();

/**
 * What is known of a field.
 * @throws for a schema that none of these constructors made
 */
export function noteOf(field: Field): Note {
  const note = findNote(field);
  if (!note) throw new Error('A field of the words is made by one of the constructors of fields.ts.');
  return note;
}

/** What is known of a field; nothing of a schema within a value that the editor keeps. */
export const findNote = (field: Field): Note | undefined => notes.get(field);

function describe<Schema extends Field>(schema: Schema, note: Note): Schema {
  notes.set(schema, note);
  return schema;
}

/** One line without markup. */
export function line(label: string, { max = 120 }: { max?: number } = {}) {
  return describe(text(label, 1, max), { control: 'line', label, max });
}

/** A month such as `2026-11`. */
export function month(label: string) {
  const schema = z.string().check(onOneLine(), z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month such as 2026-11.'));
  return describe(schema, { control: 'month', label });
}

/** Running text, which may hold the markup of `inline.ts`. */
export function paragraph(label: string, { max = 2000 }: { max?: number } = {}) {
  return describe(text(label, 1, max, encodeLinks), { control: 'paragraph', label, max });
}

/** @param write how the text is stored */
function text(label: string, min: number, max: number, write: (text: string) => string = (text) => text) {
  return z
    .string()
    .check(
      onOneLine(),
      z.overwrite(write),
      z.minLength(min, `${label} is required.`),
      z.maxLength(max, `${label} has at most ${max} characters.`),
      shownText(label),
    );
}

/** A picture of the site with the words for those who do not see it, which are required where a picture is. */
export function picture(label: string) {
  const fields = {
    name: describe(z.string().check(z.regex(/^[\w .()-]{1,120}$/, 'Choose a picture.')), {
      control: 'pictureName',
      label: 'Picture',
    }),
    alt: describe(text('What the picture shows', 0, 250).check(z.minLength(3, 'Please say what the picture shows.')), {
      control: 'line',
      label: 'What the picture shows',
      max: 250,
    }),
  };
  return describe(z.object(fields), { control: 'picture', label, fields });
}

/** A page of the site, by its id. */
export function page(label: string) {
  return describe(z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Choose a page.')), { control: 'page', label });
}

/** Where a link leads, as paragraphs write it: a page, an https address, the telephone or the mail. */
export function target(label: string) {
  const field = addressField(label, (text) => readTarget(text) !== undefined, targetMessage);
  return describe(field, { control: 'target', label });
}

/** Where a link leads, of which the owner may not know it yet (`#`), or which he wrote as a path or an `http:` address before pages had names. */
export function looseTarget(label: string) {
  const isTarget = (text: string) => readTarget(text) !== undefined || isLinkAddress(text);
  return describe(addressField(label, isTarget, targetMessage), { control: 'target', label });
}

const targetMessage = 'Choose a page or write an address that begins with https://.';

/** One of a few words. */
export function choice<const Options extends readonly [string, ...string[]]>(label: string, options: Options) {
  return describe(z.enum(options), { control: 'choice', label, options });
}

/** A moment in ISO 8601, UTC; empty where none is chosen. */
export function moment(label: string) {
  const message = `${label} must be a day and a time.`;
  const schema = z.union([z.iso.datetime(message), z.literal('')], message);
  return describe(schema, { control: 'moment', label });
}

/** A switch. */
export function onOff(label: string) {
  return describe(z.boolean(), { control: 'switch', label });
}

/** Degrees of latitude or longitude. */
export function degrees(label: string, most: 90 | 180) {
  const message = `${label} must be between -${most} and ${most}.`;
  const schema = z.number(message).check(z.minimum(-most, message), z.maximum(most, message));
  return describe(schema, { control: 'number', label });
}

/** In the types alone: what freezes values would reach visitors with the code that their forms share with the editor. */
const asReadonly = <Schema extends Field>(schema: Schema) => schema as unknown as z.ZodMiniReadonly<Schema>;

/** A value that no one edits. */
export function kept<Schema extends Field>(label: string, schema: Schema) {
  return describe(asReadonly(schema), { control: 'hidden', label });
}

/** The name of a kind within `kinds`. */
export function kindName<const Name extends string>(name: Name) {
  return describe(z.literal(name), { control: 'hidden', label: 'Kind' });
}

/** A field that may be absent; its label is that of the field within. */
export function optional<Schema extends Field>(field: Schema) {
  return describe(z.optional(field), { control: 'optional', label: noteOf(field).label, inner: field });
}

/** A record of fields. */
export function group<Shape extends Record<string, Field>>(label: string, fields: Shape) {
  return describe(z.object(fields), { control: 'group', label, fields });
}

/** A record that a form of its own checks and edits; the labels of that form name its fields where two are compared. */
export function customFormRecord<Shape extends Record<string, Field>>(label: string, schema: z.ZodMiniObject<Shape>) {
  const fields: Record<string, Field> = schema.shape;
  for (const [key, field] of Object.entries(fields))
    describe(field, { control: 'hidden', label: formFields.get(field)?.label ?? key });
  return describe(schema, { control: 'group', label, fields });
}

export interface ListLimits {
  /** What one entry is called, such as `step`. */
  one: string;
  min?: number;
  max?: number;
  /** Said where there are more. */
  tooMany?: string;
}

/** A list of entries of one kind, at most 24 unless said. */
export function list<Item extends Field>(label: string, item: Item, { one, min = 0, max = 24, tooMany }: ListLimits) {
  const array = z
    .array(item)
    .check(
      z.minLength(min, `${label}: at least ${min} ${min === 1 ? 'is' : 'are'} needed.`),
      z.maxLength(max, tooMany ?? `${label}: there is room for ${max}.`),
    );
  return describe(asReadonly(array), { control: 'list', label, item, one, min, max });
}

type Kind = z.ZodMiniObject<{ kind: z.ZodMiniLiteral<string> }>;

/** One of several groups, told apart by `kind`. */
export function kinds<const Kinds extends readonly [Kind, ...Kind[]]>(label: string, groups: Kinds) {
  const options = Object.fromEntries(groups.map((each) => [String(each.shape.kind._zod.def.values[0]), each]));
  return describe(z.discriminatedUnion('kind', groups), { control: 'kinds', label, options });
}
