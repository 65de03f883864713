import * as z from 'zod/mini';

/**
 * A field is a schema, which defines the valid values, with a note, which describes its control. Labels, controls, limits, messages,
 * comparisons, and the preview all use these two.
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
  /** A line without natural language, such as an address or a month. */
  | 'code'
  /** Running text with the markup of `content/inline.ts`. */
  | 'paragraph'
  /** ISO 8601, UTC. */
  | 'moment'
  | 'page'
  | 'target'
  | 'picture'
  | 'pictureName';

/** The kind of a text or number, for a phone's keyboard and the browser's autofill. */
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
  | 'decimal'
  | 'money'
  | 'degrees';

/** Facts about a field that a schema can't express. */
export interface FieldNote {
  label: string;
  /**
   * Only needed if it doesn't follow from the rest: a switch, a number, a group, and a list follow from the schema, a choice from its
   * options.
   */
  control?: Control;
  kind?: TextKind;
  /** The labels of a choice's values, in order. */
  options?: Readonly<Record<string, string>>;
  /** Several lines of text, with this many rows initially. */
  rows?: number;
  /** The form marks it next to the label. */
  required?: boolean;
  /**
   * Behavior at the maximum length: further typing is blocked, or characters are counted. `stops` isn't for pasted text, which
   * would be wrong without its end.
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

/** A note, completed with values from the schema. */
export interface Note extends FieldNote {
  control: Control;
  /** The minimum and maximum number of characters of a text, or entries of a list. */
  min?: number;
  max?: number;
  /** True for a whole number. */
  isWhole?: boolean;
}

/** Returns the note of a field. @param changes replace parts of it on a screen @throws Error if there is no label */
export function noteOf(field: Field, changes: Partial<FieldNote> = {}): Note {
  const { label, ...note } = { ...registered(field), ...changes };
  if (label === undefined) throw new Error('A field has a note in the registry of src/shared/field.ts.');
  return { label, control: controlOf(note, field), ...rulesOf(plainOf(field)), ...note };
}

/** Returns `undefined` for a schema without a note. */
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

/** Returns the schema inside a wrapper schema, such as optional, default, or pipe. */
export function innerOf(field: Field): Field | undefined {
  const { def } = (field as z.core.$ZodTypes)._zod;
  if (def.type === 'pipe') return def.in;
  return 'innerType' in def ? def.innerType : undefined;
}

/** Returns how a field may be empty: left out, or `null`. */
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

/** Returns the fields of a record, by their keys. */
export function fieldsIn(field: Field): Readonly<Record<string, Field>> {
  const { def } = plainOf(field)._zod;
  return def.type === 'object' ? def.shape : {};
}

/** Returns the field of each entry of a list, or of a record with arbitrary keys. */
export function itemOf(field: Field): Field | undefined {
  const { def } = plainOf(field)._zod;
  if (def.type === 'array') return def.element;
  return def.type === 'record' ? def.valueType : undefined;
}

/** Returns the groups of a union, by their `kind`. */
export function groupsOf(field: Field): Readonly<Record<string, Field>> {
  const { def } = plainOf(field)._zod;
  const groups = def.type === 'union' ? def.options : [];
  return Object.fromEntries(
    groups.flatMap((group) => [...(group._zod.propValues?.kind ?? [])].map((kind) => [String(kind), group])),
  );
}

/** Returns the group of a value from `groupsOf`. */
export const groupOf = (field: Field, value: unknown): Field | undefined =>
  groupsOf(field)[String((value as { kind?: unknown } | null | undefined)?.kind)];
