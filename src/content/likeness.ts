import { plainText } from '../shared/content/inline.ts';
import { fieldsOf } from '../shared/content/walk.ts';
import type { Field } from '../shared/field.ts';

/** Returns the texts of a page that visitors read, without search engine text, sources, and months. */
export function textsOfPage(schema: Field, words: unknown): string[] {
  const unseen = /^(title|description|keywords|menuName|summary)$|\.(alt|source|checked)$/;
  return [...fieldsOf(schema, words)].flatMap(({ note, path, value }) =>
    (note.control === 'line' || note.control === 'paragraph') && typeof value === 'string' && !unseen.test(path)
      ? plainText(value)
      : [],
  );
}

/**
 * Returns the running text of a page, which makes a page unique. Headings, service names, and button labels are similar on all pages, and
 * every page starts with them.
 */
export function paragraphsOfPage(schema: Field, words: unknown): string[] {
  return [...fieldsOf(schema, words)].flatMap(({ note, path, value }) =>
    note.control === 'paragraph' && typeof value === 'string' && path !== 'summary' ? plainText(value) : [],
  );
}

/** Counts the words of the texts. */
export function countWords(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + splitWords(text).length, 0);
}

/**
 * The number of unique words that a page needs. A shorter page is measured as if it had this many, so that one shared sentence isn't half
 * of it.
 */
export const wordsNeeded = 200;

/**
 * The owner is warned from this share of shared text on. A page above the second share isn't published (docs/product.md, "Editable text").
 */
export const similarShare = 0.15;
export const copiedShare = 0.35;

/**
 * Returns how similar two pages are, from 0 to 1: the share of three-word runs in the shorter page that the longer one contains.
 * @param names left out, because a copied page may differ only in its names
 */
export function likeness(one: readonly string[], other: readonly string[], names: readonly string[]): number {
  const [here, there] = [runsOf(one, 3, names), runsOf(other, 3, names)];
  const shared = [...here].filter((run) => there.has(run)).length;
  return shared / Math.max(wordsNeeded, Math.min(here.size, there.size));
}

/** Returns the distinct runs of this many words in the texts. */
export function runsOf(texts: readonly string[], length: number, names: readonly string[] = []): Set<string> {
  const out = new Set(names.flatMap(splitWords));
  const runs = new Set<string>();
  for (const text of texts) {
    const words = splitWords(text).map((word) => (out.has(word) ? '' : word));
    for (let start = 0; start + length <= words.length; start += 1)
      runs.add(words.slice(start, start + length).join(' '));
  }
  return runs;
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu) ?? [];
