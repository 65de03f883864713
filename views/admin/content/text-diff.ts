import { diffArrays } from 'diff';

/** A run of words that both texts have, or that one of them has. */
export interface WordRun {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Marks the words that differ between two texts. */
export function compareTexts(before: string, after: string): WordRun[] {
  return diffArrays(wordsIn(before), wordsIn(after), { comparator: isSameWord }).map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** The words of a text, each with the space behind it. */
const wordsIn = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** The same word at the end of a text has no space behind it. */
const isSameWord = (one: string, other: string) => one.trimEnd() === other.trimEnd();
