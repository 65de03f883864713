import { type Field, type Note, noteOf } from './fields.ts';
import { blankOf } from './walk.ts';

type Words = Readonly<Record<string, unknown>>;

/**
 * Words of one kind as another kind holds them: what both have stays, and the entries of one's list become those of the other's.
 * @param field made by `kinds`
 * @returns the words, and the labels of what the other kind has no place for
 */
export function changeKind(field: Field, words: Words, kind: string): { words: Words; dropped: readonly string[] } {
  const [from, to] = [fieldsOfKind(field, String(words.kind)), fieldsOfKind(field, kind)];
  const changed: Record<string, unknown> = { ...(blankOf(field, kind) as Words) };
  const dropped: string[] = [];
  for (const [key, inner] of Object.entries(from)) {
    const value = words[key];
    if (key === 'kind' || isBlank(value)) continue;
    const place = findPlace(inner, key, to);
    if (place) changed[place.key] = place.convert(value);
    else dropped.push(noteOf(inner).label);
  }
  return { words: changed, dropped };
}

function fieldsOfKind(field: Field, kind: string): Readonly<Record<string, Field>> {
  const note = noteOf(field);
  const group = note.control === 'kinds' ? note.options[kind] : undefined;
  const inner = group && noteOf(group);
  if (inner?.control !== 'group') throw new Error(`There is no kind ${kind}.`);
  return inner.fields;
}

interface Place {
  key: string;
  convert(value: unknown): unknown;
}

function findPlace(field: Field, key: string, to: Readonly<Record<string, Field>>): Place | undefined {
  const same = to[key];
  if (same && describe(same) === describe(field)) return { key, convert: (value) => value };
  const entry = entryOf(field);
  if (!entry) return undefined;
  for (const [other, candidate] of Object.entries(to)) {
    const convert = converters[entry]?.[entryOf(candidate) ?? ''];
    if (convert) return { key: other, convert: (value) => (value as readonly unknown[]).map(convert) };
  }
  return undefined;
}

const converters: Readonly<Record<string, Readonly<Record<string, (entry: unknown) => unknown>>>> = {
  titled: { titled: (entry) => entry, text: (entry) => joinTitle(entry as { title: string; text: string }) },
  text: { titled: (text) => ({ title: '', text }), text: (text) => text },
};

/** A title in front of its text, in bold where the markup can hold it. */
function joinTitle({ title, text }: { title: string; text: string }): string {
  if (!title) return text;
  return title.includes('*') ? `${title}: ${text}` : `**${title}** ${text}`;
}

/** What the entries of a list are, where they can become those of another one. */
function entryOf(field: Field): 'titled' | 'text' | undefined {
  const note = noteOf(field);
  if (note.control !== 'list') return undefined;
  const item = noteOf(note.item);
  if (item.control === 'paragraph') return 'text';
  return item.control === 'group' && Object.keys(item.fields).join() === 'title,text' ? 'titled' : undefined;
}

/** The make of a field: two with the same hold the same values, but for their limits. */
function describe(field: Field): string {
  const note: Note = noteOf(field);
  switch (note.control) {
    case 'optional':
      return describe(note.inner);
    case 'list':
      return `list of ${describe(note.item)}`;
    case 'group':
      return `group of ${Object.entries(note.fields).map(([key, inner]) => `${key} ${describe(inner)}`)}`;
    default:
      return note.control;
  }
}

/** Nothing, or nothing but empty texts and empty lists. */
function isBlank(value: unknown): boolean {
  if (value === undefined || value === '') return true;
  return value !== null && typeof value === 'object' && Object.values(value).every(isBlank);
}
