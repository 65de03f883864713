import { type Field, noteOf } from './fields.ts';

/** The value at a dotted path, such as `sections.0.heading`. */
export function valueAt(words: unknown, path: string): unknown {
  return keysOf(path).reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), words);
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
    case 'kept':
      return undefined;
    default:
      return '';
  }
}

const keysOf = (path: string) => (path ? path.split('.') : []);
const isObject = (value: unknown): value is Record<string, unknown> => value !== null && typeof value === 'object';
