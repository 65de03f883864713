import { type Field, fieldsIn, groupOf, groupsOf, innerOf, itemOf, type Note, noteOf } from '../field.ts';

/** A problem of a document. An error blocks publishing; a warning can be accepted by its code. */
export interface Problem {
  /** The path of the field, such as `sections.0.heading`; empty for the whole document. */
  path: string;
  code: 'limits' | 'link' | 'placeholder' | 'picture' | 'copied' | 'similar' | 'short' | 'repeated' | 'heavy';
  level: 'error' | 'warning';
  message: string;
}

/** A field with its value in the text. `path` is dotted, such as `sections.0.heading`. */
export interface FoundField {
  path: string;
  note: Note;
  value: unknown;
}

/**
 * Yields every field of a text in the order of the schema: containers before their fields, and optional fields only if they are present.
 */
export function* fieldsOf(schema: Field, words: unknown, path = ''): Generator<FoundField> {
  const note = noteOf(schema);
  if (note.control === 'optional') {
    if (words !== undefined) yield* fieldsOf(withinOptional(schema), words, path);
    return;
  }
  yield { path, note, value: words };
  for (const [key, field] of partsOf(schema, words)) yield* fieldsOf(field, valueAt(words, key), join(path, key));
}

/**
 * Changes single values.
 * @param change returns the new value of a field that contains no other fields
 * @returns a copy of the text, without values that the schema doesn't name
 */
export function mapFields<Words>(schema: Field, words: Words, change: (field: FoundField) => unknown): Words {
  return mapField(schema, words, '', change) as Words;
}

/**
 * Returns the field at a dotted path, such as `testimonials.2.quote`; `undefined` if there is none.
 * @param words select among `kinds`, and determine which entries exist
 */
export function fieldAt(schema: Field, path: string, words?: unknown): Field | undefined {
  let field: Field | undefined = schema;
  let value = words;
  for (const key of keysOf(path)) {
    field = field && partAt(field, key, value);
    value = valueAt(value, key);
  }
  return field;
}

/** Returns the labels of the field at a dotted path and of its parents, such as `Services`, `service 2`, `Links to`. */
export function labelsAt(schema: Field, path: string, words?: unknown): string[] {
  const keys = keysOf(path);
  const labels = keys.flatMap((_key, index) => {
    const field = fieldAt(schema, keys.slice(0, index + 1).join('.'), words);
    const parent = index > 0 ? fieldAt(schema, keys.slice(0, index).join('.'), words) : schema;
    if (!field || !parent) return [];
    return [itemOf(parent) ? `${noteOf(parent).one} ${Number(keys[index]) + 1}` : noteOf(field).label];
  });
  return labels.filter((label, index) => label !== labels[index - 1]);
}

function partAt(field: Field, key: string, value: unknown): Field | undefined {
  const item = itemOf(field);
  if (item) return Array.isArray(value) && !Object.hasOwn(value, key) ? undefined : item;
  const fields = fieldsIn(groupOf(field, value) ?? field);
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** Returns the inner field of an optional field. */
export const withinOptional = (field: Field): Field => innerOf(field) ?? field;

function mapField(schema: Field, words: unknown, path: string, change: (field: FoundField) => unknown): unknown {
  const note = noteOf(schema);
  if (words === undefined) return undefined;
  if (note.control === 'optional') return mapField(withinOptional(schema), words, path, change);
  if (!holdsOthers(note)) return change({ path, note, value: words });
  const parts = partsOf(schema, words).map(
    ([key, field]) => [key, mapField(field, valueAt(words, key), join(path, key), change)] as const,
  );
  if (note.control === 'list') return parts.map(([, value]) => value);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

const holdsOthers = ({ control }: Note) =>
  control === 'group' || control === 'picture' || control === 'list' || control === 'kinds';

/** Returns the fields within a field, by their keys; none for text that doesn't fit the schema. */
function partsOf(field: Field, words: unknown): [key: string, field: Field][] {
  switch (noteOf(field).control) {
    case 'group':
    case 'picture':
      return Object.entries(fieldsIn(field));
    case 'list': {
      const item = itemOf(field);
      return item && Array.isArray(words) ? words.map((_, index) => [String(index), item]) : [];
    }
    case 'kinds': {
      const group = groupOf(field, words);
      return group ? partsOf(group, words) : [];
    }
    default:
      return [];
  }
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** Returns the value at a dotted path, such as `sections.0.heading`. */
export function valueAt(words: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    words,
  );
}

/** Returns a copy of the text with another value at a path; `undefined` removes the value. */
export function setAt<Words>(words: Words, path: string, value: unknown): Words {
  return set(words, keysOf(path), value) as Words;
}

function set(words: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(words)) return words.with(Number(key), set(words[Number(key)], rest, value));
  const { [key]: before, ...others } = isObject(words) ? words : {};
  const next = set(before, rest, value);
  if (next === undefined) return others;
  return { ...(isObject(words) ? words : {}), [key]: next };
}

/** Returns the initial value of a new entry: empty texts, and as many entries as a list requires. */
export function blankOf(field: Field, kind?: string): unknown {
  const note = noteOf(field);
  switch (note.control) {
    case 'group':
    case 'picture':
      return Object.fromEntries(
        Object.entries(fieldsIn(field)).flatMap(([key, inner]) => {
          const value = key === 'kind' ? kind : blankOf(inner);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case 'list': {
      const item = itemOf(field);
      return Array.from({ length: note.min ?? 0 }, () => item && blankOf(item));
    }
    case 'kinds': {
      const [name = '', group] = Object.entries(groupsOf(field)).find(([name]) => !kind || name === kind) ?? [];
      return group && blankOf(group, name);
    }
    case 'moment':
      return '';
    case 'choice':
      return Object.keys(note.options ?? {})[0];
    case 'number':
      return 0;
    case 'switch':
      return false;
    case 'optional':
    case 'hidden':
      return undefined;
    default:
      return '';
  }
}

const keysOf = (path: string) => (path ? path.split('.') : []);
const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';

/** True if two values of documents or forms are the same, including the order of their fields. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
