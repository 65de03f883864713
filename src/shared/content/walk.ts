import { type Field, type Note, noteOf } from './fields.ts';

/** A fault of a document. An error stops its publication; a warning is accepted by its code. */
export interface Problem {
  /** The path of the field, such as `sections.0.heading`; empty for the whole document. */
  path: string;
  code: 'limits' | 'link' | 'placeholder' | 'picture' | 'copied' | 'similar' | 'short' | 'repeated' | 'heavy';
  level: 'error' | 'warning';
  message: string;
}

/** A field with its value at a place in the words; `path` is dotted, such as `sections.0.heading`. */
export interface FoundField {
  path: string;
  note: Note;
  value: unknown;
}

/** Every field that the words have, in the order of the schema: containers before what they hold; optional ones only where they are. */
export function* fieldsOf(schema: Field, words: unknown, path = ''): Generator<FoundField> {
  const note = noteOf(schema);
  if (note.control === 'optional') {
    if (words !== undefined) yield* fieldsOf(note.inner, words, path);
    return;
  }
  yield { path, note, value: words };
  for (const [key, field] of partsOf(note, words)) yield* fieldsOf(field, valueAt(words, key), join(path, key));
}

/**
 * Changes single values.
 * @param change returns the new value of a field that holds no others
 * @returns a copy of the words; what the schema does not name is left out
 */
export function mapFields<Words>(schema: Field, words: Words, change: (field: FoundField) => unknown): Words {
  return mapField(schema, words, '', change) as Words;
}

/** The schema of the field at a dotted path; `undefined` where the words have none. */
export function fieldAt(schema: Field, words: unknown, path: string): Field | undefined {
  let field: Field | undefined = schema;
  let value = words;
  for (const key of path.split('.')) {
    const parts: [key: string, field: Field][] = field ? partsOf(insideOf(field), value) : [];
    field = parts.find(([name]) => name === key)?.[1];
    value = valueAt(value, key);
  }
  return field;
}

/** What is known of a field, or of what may be left out. */
function insideOf(field: Field): Note {
  const note = noteOf(field);
  return note.control === 'optional' ? insideOf(note.inner) : note;
}

function mapField(schema: Field, words: unknown, path: string, change: (field: FoundField) => unknown): unknown {
  const note = noteOf(schema);
  if (words === undefined) return undefined;
  if (note.control === 'optional') return mapField(note.inner, words, path, change);
  if (!holdsOthers(note)) return change({ path, note, value: words });
  const parts = partsOf(note, words).map(
    ([key, field]) => [key, mapField(field, valueAt(words, key), join(path, key), change)] as const,
  );
  if (note.control === 'list') return parts.map(([, value]) => value);
  return Object.fromEntries(parts.filter(([, value]) => value !== undefined));
}

const holdsOthers = ({ control }: Note) =>
  control === 'group' || control === 'picture' || control === 'list' || control === 'kinds';

/** The fields within a field, by their keys. Words of another shape than the schema's have none. */
function partsOf(note: Note, words: unknown): [key: string, field: Field][] {
  switch (note.control) {
    case 'group':
    case 'picture':
      return Object.entries(note.fields);
    case 'list':
      return Array.isArray(words) ? words.map((_, index) => [String(index), note.item]) : [];
    case 'kinds': {
      const kind = note.options[String(valueAt(words, 'kind'))];
      return kind ? partsOf(noteOf(kind), words) : [];
    }
    default:
      return [];
  }
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

/** The value at a dotted path, such as `sections.0.heading`. */
export function valueAt(words: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    words,
  );
}

/** A copy of the words with another value at a path; `undefined` takes what is there away. */
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

/** What a new entry begins as: empty texts, and as many entries as a list needs. */
export function blankOf(field: Field, kind?: string): unknown {
  const note = noteOf(field);
  switch (note.control) {
    case 'group':
    case 'picture':
      return Object.fromEntries(
        Object.entries(note.fields).flatMap(([key, inner]) => {
          const value = key === 'kind' ? kind : blankOf(inner);
          return value === undefined ? [] : [[key, value]];
        }),
      );
    case 'list':
      return Array.from({ length: note.min }, () => blankOf(note.item));
    case 'kinds': {
      const [name = '', group] = Object.entries(note.options).find(([name]) => !kind || name === kind) ?? [];
      return group && blankOf(group, name);
    }
    case 'moment':
      return '';
    case 'choice':
      return note.options[0];
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
