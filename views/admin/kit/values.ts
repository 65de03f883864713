import { emptyOf, type Field, fieldsIn, innerOf, isNumber, itemOf } from '../../../src/shared/field.ts';

/** A record in a form: numbers are text, so that a half-typed number isn't lost. */
export type Typed<Value> = Value extends number | null
  ? string
  : Value extends readonly (infer Entry)[]
    ? readonly Typed<Entry>[]
    : Value extends object
      ? { [Name in keyof Value]: Typed<Value[Name]> }
      : Value;

/** Converts a record to form values: numbers become text, and unknown values become empty. */
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
 * Converts typed text to schema values: `$1,200` becomes a number, and empty optional text is removed. Text that isn't a number becomes
 * `NaN`, for which the schema has a message.
 */
export function readTyped(field: Field, value: unknown): unknown {
  const empty = emptyOf(field);
  if (empty && typeof value === 'string' && value.trim() === '') return empty === 'optional' ? undefined : null;
  const inner = innerOf(field);
  if (inner) return readTyped(inner, value);
  if (typeof value === 'string') return isNumber(field) ? toNumber(value) : value;
  if (value === null || typeof value !== 'object') return value;
  const item = itemOf(field);
  if (Array.isArray(value)) return item ? value.map((entry) => readTyped(item, entry)) : value;
  const fields = fieldsIn(field);
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => {
      const field = fields[name] ?? item;
      const read = field ? readTyped(field, part) : part;
      return read === undefined ? [] : [[name, read]];
    }),
  );
}

/** Reads a typed number such as "$1,200". An empty text isn't 0, as `Number('')` would be. */
export function toNumber(text: string): number {
  const plain = text.replace(/[$,%\s]/g, '');
  return plain === '' ? Number.NaN : Number(plain);
}
