import { type Field, fieldsIn, groupOf, itemOf, type Note, noteOf } from '../field.ts';
import { plainNames, showValue, type ValueNames } from './shown-value.ts';
import { withinOptional } from './walk.ts';

/** One difference between two texts, with the labels of the field and its parents. */
export interface WordChange {
  /** The field's path in the new text; for a removed part, in the old text. */
  path: string;
  labels: readonly string[];
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before: string;
  after: string;
}

/**
 * Lists the differences between two texts of one schema, in the order of the schema; moved list entries are marked as moved.
 * @param names how pages and moments are named in `before` and `after` of each change
 */
export function compareDocumentTexts(
  schema: Field,
  before: unknown,
  after: unknown,
  names: ValueNames = plainNames,
): WordChange[] {
  return compare(schema, before, after, { path: '', labels: [], names });
}

/** The current position in the text, with the labels of its parents. */
interface Place {
  path: string;
  labels: readonly string[];
  names: ValueNames;
  /** True if the labels already end with this field, as "step 3" names an entry. */
  isNamed?: boolean;
}

function compare(field: Field, before: unknown, after: unknown, place: Place): WordChange[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const { path, names } = place;
  const show = (value: unknown) => showValue(field, value, names);
  const note = noteOf(field);
  if (note.control === 'optional') return compareOptional(field, before, after, place);
  if (note.control === 'list') return compareLists(field, toList(before), toList(after), place);
  const group = note.control === 'kinds' && groupOfBoth(field, before, after);
  if (group) return compare(group, before, after, { ...place, isNamed: false });
  if (note.control !== 'group' && note.control !== 'picture')
    return [{ path, labels: labelsOf(note, place), kind: 'changed', before: show(before), after: show(after) }];
  const labels = path ? labelsOf(note, place) : [];
  return Object.entries(fieldsIn(field)).flatMap(([key, part]) =>
    compare(part, at(before, key), at(after, key), { path: path ? `${path}.${key}` : key, labels, names }),
  );
}

/** Adds the field's own label, unless the labels already contain it. */
function labelsOf({ label }: Note, { labels, isNamed }: Place): readonly string[] {
  return isNamed || labels.at(-1) === label ? labels : [...labels, label];
}

function compareOptional(field: Field, before: unknown, after: unknown, place: Place): WordChange[] {
  const inner = withinOptional(field);
  if (before !== undefined && after !== undefined) return compare(inner, before, after, place);
  const { path, names } = place;
  const show = (value: unknown) => showValue(inner, value, names);
  const kind = before === undefined ? 'added' : 'removed';
  return [{ path, labels: labelsOf(noteOf(field), place), kind, before: show(before), after: show(after) }];
}

/** Returns the fields that both have, if they are of one kind. */
function groupOfBoth(field: Field, before: unknown, after: unknown): Field | undefined {
  return at(before, 'kind') === at(after, 'kind') ? groupOf(field, after) : undefined;
}

/** Matches equal entries first, in any position, then entries with the same first text, then the remaining entries by position. */
function compareLists(field: Field, before: unknown[], after: unknown[], place: Place): WordChange[] {
  const { path, names } = place;
  const item = itemOf(field) ?? field;
  const show = (value: unknown) => showValue(item, value, names);
  const matches = matchEntries(before, after);
  const steady = longestRise(matches.filter((place) => place !== undefined));
  const { label, one } = noteOf(field);
  const isTold = place.labels.at(-1) === label;
  const name = (index: number) => [...place.labels, `${isTold ? '' : `${label}, `}${one} ${index + 1}`];
  const changes = after.flatMap((entry, index): WordChange[] => {
    const at = `${path}.${index}`;
    const from = matches[index];
    if (from === undefined) return [{ path: at, labels: name(index), kind: 'added', before: '', after: show(entry) }];
    const moved: WordChange[] = steady.has(from)
      ? []
      : [{ path: at, labels: name(index), kind: 'moved', before: String(from + 1), after: String(index + 1) }];
    return [...moved, ...compare(item, before[from], entry, { path: at, labels: name(index), names, isNamed: true })];
  });
  const gone = before.flatMap((entry, index): WordChange[] =>
    matches.includes(index)
      ? []
      : [{ path: `${path}.${index}`, labels: name(index), kind: 'removed', before: show(entry), after: '' }],
  );
  return [...changes, ...gone];
}

/** Returns, for each new entry, the index of the matching old entry. */
function matchEntries(before: unknown[], after: unknown[]): (number | undefined)[] {
  const free = new Set(before.keys());
  const matches: (number | undefined)[] = after.map(() => undefined);
  const pass = (fits: (one: unknown, other: unknown, from: number, to: number) => boolean) => {
    for (const [to, entry] of after.entries()) {
      if (matches[to] !== undefined) continue;
      const from = [...free].find((index) => fits(before[index], entry, index, to));
      if (from === undefined) continue;
      matches[to] = from;
      free.delete(from);
    }
  };
  pass((one, other) => JSON.stringify(one) === JSON.stringify(other));
  pass((one, other) => firstText(one) !== '' && firstText(one) === firstText(other));
  pass((_one, _other, from, to) => from === to);
  return matches;
}

/** Returns the members of the longest increasing subsequence; all other entries have moved. */
function longestRise(places: readonly number[]): Set<number> {
  const best: number[][] = [];
  for (const place of places) {
    const longest = best
      .filter((run) => (run.at(-1) ?? -1) < place)
      .reduce<number[]>((a, b) => (b.length > a.length ? b : a), []);
    best.push([...longest, place]);
  }
  return new Set(best.reduce((a, b) => (b.length > a.length ? b : a), []));
}

function firstText(value: unknown): string {
  if (typeof value === 'string') return value;
  const texts = Object.entries(value ?? {}).filter(([key, inner]) => key !== 'kind' && typeof inner === 'string');
  return String(texts[0]?.[1] ?? '');
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const at = (value: unknown, key: string) => (value as Record<string, unknown> | undefined)?.[key];
