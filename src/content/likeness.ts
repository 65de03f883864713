import { plainText } from '../shared/content/inline.ts';
import { fieldsOf } from '../shared/content/walk.ts';
import type { Field } from '../shared/field.ts';

/** The texts that a reader of a page sees: not what search engines alone read, not sources and months. */
export function textsOfPage(schema: Field, words: unknown): string[] {
  const unseen = /^(title|description|keywords|menuName|summary)$|\.(alt|source|checked)$/;
  return [...fieldsOf(schema, words)].flatMap(({ note, path, value }) =>
    (note.control === 'line' || note.control === 'paragraph') && typeof value === 'string' && !unseen.test(path)
      ? plainText(value)
      : [],
  );
}

/**
 * The running text of a page, which is what makes it a page of its own. Headings, the names of services and the words of buttons are
 * much the same everywhere, and a page begins with them.
 */
export function paragraphsOfPage(schema: Field, words: unknown): string[] {
  return [...fieldsOf(schema, words)].flatMap(({ note, path, value }) =>
    note.control === 'paragraph' && typeof value === 'string' && path !== 'summary' ? plainText(value) : [],
  );
}

/** Returns the number of words of the texts. */
export function countWords(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + splitWords(text).length, 0);
}

/** The number of words that a page needs of its own. A shorter page is measured as if it had that many, so that one shared sentence isn't half of it. */
export const wordsNeeded = 200;

/** From this share of another page the owner is warned; from the second one it is not published (docs/product.md, "Editable text"). */
export const similarShare = 0.15;
export const copiedShare = 0.35;

/**
 * How much of a page stands on another one, from 0 to 1: the share of runs of three words in the shorter of the two.
 * @param names left out, since a copied page changes them alone
 */
export function likeness(one: readonly string[], other: readonly string[], names: readonly string[]): number {
  const [here, there] = [runsOf(one, 3, names), runsOf(other, 3, names)];
  const shared = [...here].filter((run) => there.has(run)).length;
  return shared / Math.max(wordsNeeded, Math.min(here.size, there.size));
}

/** The runs of so many words in the texts, each once. */
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
