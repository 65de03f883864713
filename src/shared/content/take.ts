import { groupBy } from '../groups.ts';
import { compareWords, type WordChange } from './compare.ts';
import type { Field } from './fields.ts';
import type { ValueNames } from './shown-value.ts';
import { valueAt } from './walk.ts';

/** Something of other words that can be taken over by itself: one field, or a whole list whose entries came, went or moved. */
export interface Take {
  /** Where it goes in one's own words. */
  path: string;
  /** The value there; `undefined` takes away what is there. */
  value: unknown;
  /** Whether more is replaced than what differs between the two others. */
  isWhole: boolean;
  changes: readonly WordChange[];
}

/**
 * What changed between two sets of words, each with the place where it fits into a third.
 * @param mine the words that it is taken into, which may have parts of their own
 */
export function listTakes(schema: Field, before: unknown, after: unknown, mine: unknown, names?: ValueNames): Take[] {
  const changes = compareWords(schema, before, after, names);
  const ofLists = [...changes, ...compareWords(schema, before, mine)].filter(isOfList);
  const reordered = new Set(ofLists.map(({ path }) => parentOf(path)));
  const byPath = groupBy(changes, (change) => placeOf(change, reordered, after, mine));
  return [...byPath].map(([path, changes]) => ({
    path,
    value: valueAt(after, path),
    isWhole: changes.some((change) => change.path !== path),
    changes,
  }));
}

/** The outermost place at which the three fit: above a list with other entries, above a part that one's own words lack. */
function placeOf({ path }: WordChange, reordered: ReadonlySet<string>, after: unknown, mine: unknown): string {
  const keys = path.split('.');
  for (let length = 1; length < keys.length; length += 1) {
    const above = keys.slice(0, length).join('.');
    const [theirs, own] = [valueAt(after, above), valueAt(mine, above)];
    const differs =
      Array.isArray(theirs) && (reordered.has(above) || !Array.isArray(own) || own.length !== theirs.length);
    if (differs || own === undefined) return above;
  }
  return path;
}

/** An entry that came, went or moved. */
const isOfList = ({ kind, path }: WordChange) => kind !== 'changed' && /\.\d+$/.test(path);
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('.'));
