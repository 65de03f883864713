import * as z from 'zod/mini';

/**
 * A field is a schema, which says what fits, with a note, which says how a person is asked for it. Labels, controls, limits, messages,
 * comparisons and the preview all read these two.
 */
export type Field = z.core.$ZodType;

/** The control of a field. `hidden`: no control, and the value stays. */
export type Control =
  | 'line'
  | 'choice'
  | 'number'
  | 'switch'
  | 'group'
  | 'list'
  | 'kinds'
  | 'optional'
  | 'hidden'
  /** A line that is no language, such as an address or a month. */
  | 'code'
  /** Running text with the markup of `content/inline.ts`. */
  | 'paragraph'
  /** ISO 8601, UTC. */
  | 'moment'
  | 'page'
  | 'target'
  | 'picture'
  | 'pictureName';

/** The kind of a text or number, for the keyboard of a phone and for what the browser fills in. */
export type TextKind =
  | 'email'
  | 'url'
  | 'phone'
  | 'password'
  | 'date'
  | 'month'
  | 'day and time'
  | 'search'
  | 'feet'
  | 'degrees';

/** Facts about a field that a schema can't express. */
export interface FieldNote {
  label: string;
  /** Only where it does not follow: a switch, a number, a group and a list do from the schema, a choice from its options. */
  control?: Control;
  kind?: TextKind;
  /** The words for each value, in their order: a choice. */
  options?: Readonly<Record<string, string>>;
  /** Several lines of text, this many to begin with. */
  rows?: number;
  /** The form says so beside the label. */
  required?: boolean;
  /**
   * How a text meets the most characters that its schema allows: nothing longer can be typed, or they are counted. The first is not for
   * what is pasted and would be wrong without its end.
   */
  limit?: 'stops' | 'counts';
  /** The name of one entry of a list, such as `step`. */
  one?: string;
  placeholder?: string;
  autoComplete?: string;
  autoCapitalize?: string;
  enterKeyHint?: 'next' | 'enter';
}

/** The registry of all fields' notes: `z.string().register(fieldNotes, { label: 'Town' })`. */
export const fieldNotes = z.registry<FieldNote>();

/** A note with what follows from the schema. */
export interface Note extends FieldNote {
  control: Control;
  /** The least and most characters of a text, or entries of a list. */
  min?: number;
  max?: number;
  /** Of a number. */
  isWhole?: boolean;
}

/** The note of a field. @param changes what a screen says in its place. @throws where neither says how the field is called */
export function noteOf(field: Field, changes: Partial<FieldNote> = {}): Note {
  const { label, ...note } = { ...registered(field), ...changes };
  if (label === undefined) throw new Error('A field has a note in the registry of src/shared/field.ts.');
  return { label, control: controlOf(note, field), ...rulesOf(plainOf(field)), ...note };
}

/** `undefined` for a schema without a note. */
export const findNote = (field: Field): Note | undefined => (registered(field) ? noteOf(field) : undefined);

/** Unwraps optional schemas and schemas with a default. */
function registered(field: Field): FieldNote | undefined {
  const inner = innerOf(field);
  return fieldNotes.get(field) ?? (inner && registered(inner));
}

function controlOf({ options }: Partial<FieldNote>, field: Field): Control {
  if (options) return 'choice';
  const { type } = plainOf(field)._zod.def;
  if (type === 'boolean') return 'switch';
  if (type === 'number') return 'number';
  if (type === 'object') return 'group';
  return type === 'array' ? 'list' : 'line';
}

function rulesOf({ _zod: { def } }: z.core.$ZodTypes): Pick<Note, 'min' | 'max' | 'isWhole'> {
  const rules: Pick<Note, 'min' | 'max' | 'isWhole'> = {};
  for (const check of def.checks ?? []) {
    const rule = check._zod.def as z.core.$ZodChecks['_zod']['def'];
    if (rule.check === 'min_length') rules.min = rule.minimum;
    if (rule.check === 'max_length') rules.max = Math.min(rule.maximum, rules.max ?? rule.maximum);
  }
  if (def.type === 'number' && 'format' in def) rules.isWhole = def.format === 'safeint';
  return rules;
}

/** The schema that another one wraps, because it may be absent, has a default or is written otherwise. */
export function innerOf(field: Field): Field | undefined {
  const { def } = (field as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return def.in;
  return 'innerType' in def ? def.innerType : undefined;
}

/** True if a field may be left out, or holds `null` for nothing. */
export function emptyOf(field: Field): 'optional' | 'nullable' | undefined {
  const { type } = (field as z.core.$ZodTypes)._zod.def;
  return type === 'optional' || type === 'nullable' ? type : undefined;
}

/** True if a field holds a number. */
export const isNumber = (field: Field): boolean => plainOf(field)._zod.def.type === 'number';

function plainOf(field: Field): z.core.$ZodTypes {
  const inner = innerOf(field);
  return inner ? plainOf(inner) : (field as z.core.$ZodTypes);
}

/** The fields of a record, by their keys. */
export function fieldsIn(field: Field): Readonly<Record<string, Field>> {
  const { def } = plainOf(field)._zod;
  return def.type === 'object' ? def.shape : {};
}

/** The field of each entry of a list, or of a record with keys of any name. */
export function itemOf(field: Field): Field | undefined {
  const { def } = plainOf(field)._zod;
  if (def.type === 'array') return def.element;
  return def.type === 'record' ? def.valueType : undefined;
}

/** The groups of which a value is one, by their `kind`. */
export function groupsOf(field: Field): Readonly<Record<string, Field>> {
  const { def } = plainOf(field)._zod;
  const groups = def.type === 'union' ? def.options : [];
  return Object.fromEntries(
    groups.flatMap((group) => [...(group._zod.propValues?.kind ?? [])].map((kind) => [String(kind), group])),
  );
}

/** The group of a value out of `groupsOf`. */
export const groupOf = (field: Field, value: unknown): Field | undefined =>
  groupsOf(field)[String((value as { kind?: unknown } | null | undefined)?.kind)];
