import { diffArrays } from 'diff';

/** A run of words in both texts, or in only one of them. */
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

/** Splits a text into words, each with the space after it. */
const wordsIn = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** The same word at the end of a text has no space behind it. */
const isSameWord = (one: string, other: string) => one.trimEnd() === other.trimEnd();
