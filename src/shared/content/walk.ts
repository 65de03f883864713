import { type Field, type Note, noteOf } from './fields.ts';

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

function valueAt(words: unknown, key: string): unknown {
  return words !== null && typeof words === 'object' && Object.hasOwn(words, key)
    ? (words as Record<string, unknown>)[key]
    : undefined;
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);
