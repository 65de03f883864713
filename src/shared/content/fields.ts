import * as z from 'zod/mini';
import { type FieldNote, fieldNotes, findNote, noteOf } from '../field.ts';
import { addressField, onOneLine, shownText } from '../text-rules.ts';
import { isLinkAddress } from '../web-address.ts';
import { encodeLinks, readTarget } from './inline.ts';

/** The constructors of the text schemas: each makes a schema and registers its note (`src/shared/field.ts`). */

/** Registers a note without losing the caller's schema type. */
function annotate<Schema extends z.ZodMiniType>(schema: Schema, note: FieldNote): Schema {
  const field: z.ZodMiniType = schema;
  field.register(fieldNotes, note);
  return schema;
}

/** A line that may have more characters than this gets several rows. */
const longLine = 150;

/** One line without markup. */
export function line(label: string, { max = 120 }: { max?: number } = {}) {
  const note: FieldNote = { label, limit: 'counts' };
  return text(label, 1, max).register(fieldNotes, max > longLine ? { ...note, rows: 3 } : note);
}

/** A month such as `2026-11`. */
export function month(label: string) {
  const schema = z.string().check(onOneLine(), z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Enter the month like 2026-11.'));
  return schema.register(fieldNotes, { label, control: 'code' });
}

/** Running text, which may contain the markup of `inline.ts`. */
export function paragraph(label: string, { max = 2000 }: { max?: number } = {}) {
  return text(label, 1, max, encodeLinks).register(fieldNotes, { label, control: 'paragraph', limit: 'counts' });
}

/** @param write converts the text for storage */
function text(label: string, min: number, max: number, write: (text: string) => string = (text) => text) {
  return z
    .string()
    .check(
      onOneLine(),
      z.overwrite(write),
      z.minLength(min, `${label} is required.`),
      z.maxLength(max, `${label} is too long. Keep it to ${max} characters.`),
      shownText(label),
    );
}

/** A picture of the site with its alternative text, which is required if there is a picture. */
export function picture(label: string) {
  return z
    .object({
      name: z
        .string()
        .check(z.regex(/^[\w .()-]{1,120}$/, 'Choose a picture.'))
        .register(fieldNotes, { label: 'Picture', control: 'pictureName' }),
      alt: text('What the picture shows', 0, 250)
        .check(z.minLength(3, 'Describe what the picture shows.'))
        .register(fieldNotes, { label: 'What the picture shows' }),
    })
    .register(fieldNotes, { label, control: 'picture' });
}

/** A page of the site, by its id. */
export function page(label: string) {
  const schema = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, 'Choose a page.'));
  return schema.register(fieldNotes, { label, control: 'page' });
}

/** A link target in the same format as in paragraphs: a page, an https address, the phone, or the email address. */
export function target(label: string) {
  const field = addressField(label, (text) => readTarget(text) !== undefined, targetMessage);
  return field.register(fieldNotes, { label, control: 'target' });
}

/** A link target. `#` = not decided yet; also accepts paths and `http:` URLs from before pages had names. */
export function looseTarget(label: string) {
  const isTarget = (text: string) => readTarget(text) !== undefined || isLinkAddress(text);
  return addressField(label, isTarget, targetMessage).register(fieldNotes, { label, control: 'target' });
}

const targetMessage = 'Choose a page, or enter an address that starts with https://.';

/** One of a few options. */
export function choice<const Options extends readonly [string, ...string[]]>(label: string, options: Options) {
  const words = Object.fromEntries(options.map((option) => [option, option]));
  return z.enum(options).register(fieldNotes, { label, options: words });
}

/** A moment in ISO 8601, UTC; empty if none is chosen. */
export function moment(label: string) {
  const message = `${label} must be a day and a time.`;
  const schema = z.union([z.iso.datetime(message), z.literal('')], message);
  return schema.register(fieldNotes, { label, control: 'moment' });
}

/** A switch. */
export function onOff(label: string) {
  return z.boolean().register(fieldNotes, { label });
}

/** Degrees of latitude or longitude. */
export function degrees(label: string, most: 90 | 180) {
  const message = `${label} must be between -${most} and ${most}.`;
  const schema = z.number(message).check(z.minimum(-most, message), z.maximum(most, message));
  return schema.register(fieldNotes, { label, kind: 'degrees' });
}

/** A value that can't be edited. */
export function kept<Schema extends z.ZodMiniType>(label: string, schema: Schema) {
  return annotate(z.readonly(schema), { label, control: 'hidden' });
}

/** Returns the hidden field that says which of several kinds an entry is. */
export function kindName<const Name extends string>(name: Name) {
  return annotate(z.literal(name), { label: 'Kind', control: 'hidden' });
}

/** A field that may be absent; its label is that of the inner field. */
export function optional<Schema extends z.ZodMiniType>(field: Schema) {
  return annotate(z.optional(field), { label: noteOf(field).label, control: 'optional' });
}

/** A record of fields. */
export function group<Shape extends Record<string, z.ZodMiniType>>(label: string, fields: Shape) {
  return z.object(fields).register(fieldNotes, { label });
}

/** A record with a form of its own, whose labels name its fields in comparisons; the editor skips them. */
export function customFormRecord<Shape extends Record<string, z.ZodMiniType>>(
  label: string,
  { shape }: z.ZodMiniObject<Shape>,
) {
  // A clone, so that registering it as hidden doesn't change the original field.
  const fields = Object.entries(shape).map(([key, field]) => [
    key,
    z.clone(field).register(fieldNotes, { label: findNote(field)?.label ?? key, control: 'hidden' }),
  ]);
  return z.object(Object.fromEntries(fields) as Shape).register(fieldNotes, { label });
}

export interface ListLimits {
  /** The name of one entry, such as `step`. */
  one: string;
  min?: number;
  max?: number;
  /** Error message when the limit is exceeded. */
  tooMany?: string;
}

/** A list of entries of one kind, at most 24 by default. */
export function list<Item extends z.ZodMiniType>(
  label: string,
  item: Item,
  { one, min = 0, max = 24, tooMany }: ListLimits,
) {
  const array = z
    .array(item)
    .check(
      z.minLength(min, `${label}: at least ${min} ${min === 1 ? 'is' : 'are'} needed.`),
      z.maxLength(max, tooMany ?? `${label}: you can add up to ${max}.`),
    );
  return z.readonly(array).register(fieldNotes, { label, one });
}

type Kind = z.ZodMiniObject<{ kind: z.ZodMiniLiteral<string> }>;

/** One of several groups, which `kind` distinguishes. */
export function kinds<const Kinds extends readonly [Kind, ...Kind[]]>(label: string, groups: Kinds) {
  return annotate(z.discriminatedUnion('kind', groups), { label, control: 'kinds' });
}
