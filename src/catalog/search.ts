import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { CatalogSearch } from '../shared/catalog.ts';
import { listTexts } from './store.ts';

/** Longer than any phrase that somebody looks for. */
const queryLimit = 100;
/** How much of a page's text is shown around the first word that was found, in characters. */
const before = 60;
const after = 120;

/**
 * Finds the pages that hold all words of a query, in any order and case; a word is also found as the beginning of a longer one.
 * @param query as it came; `undefined` when it holds no word
 */
export async function searchCatalog(
  db: Kysely<Database>,
  version: string,
  query: string,
): Promise<CatalogSearch | undefined> {
  const words = wordsOf(query.slice(0, queryLimit));
  if (words.length === 0) return undefined;
  const found: CatalogSearch['found'][number][] = [];
  for (const { page, text } of await listTexts(db, version)) {
    const onPage = wordsOf(text);
    if (words.every((word) => onPage.some((candidate) => candidate.startsWith(word))))
      found.push({ page, excerpt: excerptOf(text, words) });
  }
  return { query: query.slice(0, queryLimit).toWellFormed().trim(), found };
}

/** Letters and digits in small letters, without accents and ligatures: a part number "CP-120" is two words. */
function wordsOf(text: string): string[] {
  return (
    plain(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

function excerptOf(text: string, words: readonly string[]): string {
  const shown = plain(text);
  const position = shown.toLowerCase().search(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'u'));
  const start = position <= before ? 0 : shown.indexOf(' ', position - before) + 1;
  const isEnd = position + after >= shown.length;
  const cut = shown.slice(start, position + after);
  return `${start > 0 ? '…' : ''}${isEnd ? cut : `${cut.replace(/ \S*$/, '')}…`}`.toWellFormed();
}
