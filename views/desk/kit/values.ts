import type * as z from 'zod/mini';

/** A record as a form holds it: numbers are texts, so that a half-typed one is not lost. */
export type Typed<Value> = Value extends number | null
  ? string
  : Value extends readonly (infer Entry)[]
    ? readonly Typed<Entry>[]
    : Value extends object
      ? { [Name in keyof Value]: Typed<Value[Name]> }
      : Value;

/** A record as a form begins with it: its numbers as texts, and what is not known as an empty one. */
export function toTyped<Value>(value: Value): Typed<Value> {
  return type(value) as Typed<Value>;
}

function type(value: unknown): unknown {
  if (value === null || typeof value === 'number') return String(value ?? '');
  if (Array.isArray(value)) return value.map(type);
  if (typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, type(part)]));
}

/**
 * What was typed, as its schema takes it: `$1,200` as a number, and nothing for an empty text that may be left out.
 * What is no number becomes `NaN`, for which the schema has its message.
 */
export function readTyped(schema: z.core.$ZodType, value: unknown): unknown {
  const { type, innerType, element, valueType, in: input } = schema._zod.def as unknown as Definition;
  if (typeof value === 'string') {
    if (value.trim() === '' && type === 'optional') return undefined;
    if (value.trim() === '' && type === 'nullable') return null;
    if (type === 'number') return toNumber(value);
  }
  const inner = innerType ?? input;
  if (inner) return readTyped(inner, value);
  if (value === null || typeof value !== 'object') return value;
  if (element) return Array.isArray(value) ? value.map((entry) => readTyped(element, entry)) : value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const field = valueType ?? fieldOf(schema, name);
      const read = field ? readTyped(field, part) : part;
      return read === undefined ? [] : [[name, read]];
    }),
  );
}

/** What the definitions of zod's types hold of other types. */
interface Definition {
  type: string;
  format?: string;
  entries?: Readonly<Record<string, string>>;
  shape?: Readonly<Record<string, z.core.$ZodType>>;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
}

/** Reads "$1,200" as it is meant. `Number('')` would be 0. */
export function toNumber(text: string): number {
  const plain = text.replace(/[$,%\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}

/** The schema of the field at a path, such as `testimonials.2.quote`; `undefined` where there is none. */
export function fieldAt(schema: z.core.$ZodType, path: string): z.core.$ZodType | undefined {
  return path.split('.').reduce<z.core.$ZodType | undefined>((field, name) => field && fieldOf(field, name), schema);
}

function fieldOf(schema: z.core.$ZodType, name: string): z.core.$ZodType | undefined {
  const { shape, element, valueType } = schemaWithin(schema)._zod.def as unknown as Definition;
  return shape ? shape[name] : (element ?? valueType);
}

/** The type itself, without what says that it may be absent or is written otherwise. */
function schemaWithin(schema: z.core.$ZodType): z.core.$ZodType {
  const { innerType, in: input } = schema._zod.def as unknown as Definition;
  const inner = innerType ?? input;
  return inner ? schemaWithin(inner) : schema;
}

/** Whether whole numbers are asked for, or any; `undefined` for what is no number. */
export function numbersOf(schema: z.core.$ZodType): 'whole' | 'any' | undefined {
  const { type, format } = schemaWithin(schema)._zod.def as unknown as Definition;
  if (type !== 'number') return undefined;
  return format === 'safeint' ? 'whole' : 'any';
}

/** The most characters that a text may have, where its schema says so. */
export function longestOf(schema: z.core.$ZodType): number | undefined {
  const checks = schemaWithin(schema)._zod.def.checks ?? [];
  const limits = checks.flatMap(({ _zod: { def } }) => (def as { maximum?: number }).maximum ?? []);
  return limits.length > 0 ? Math.min(...limits) : undefined;
}
