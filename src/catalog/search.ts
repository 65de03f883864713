import { setImmediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { CatalogSearch } from '../shared/catalog.ts';
import { listTexts } from './store.ts';

/** Longer than any phrase that a visitor searches for. */
const queryLimit = 100;
/** Characters of a page's text shown before the first match. */
const before = 60;
const after = 120;

/** A page in the search index. */
interface PageText {
  page: number;
  /** The text without accents and ligatures. */
  text: string;
  words: readonly string[];
}

/**
 * Finds the pages that contain all words of a query, in any order and case; a word also matches the beginning of a longer one.
 * @param query as received
 * @returns `undefined` if the query has no word
 */
export async function searchCatalog(
  db: Kysely<Database>,
  version: string,
  query: string,
): Promise<CatalogSearch | undefined> {
  const asked = query.slice(0, queryLimit).toWellFormed();
  const words = listTerms(plain(asked));
  if (words.length === 0) return undefined;
  const found = (await readText(db, version)).filter((page) =>
    words.every((word) => page.words.some((candidate) => candidate.startsWith(word))),
  );
  return { query: asked.trim(), found: found.map(({ page, text }) => ({ page, excerpt: excerptOf(text, words) })) };
}

/** The words of the version that was searched last. A version is named by its content, so they never change. */
let known: { version: string; pages: Promise<PageText[]> } | undefined;

function readText(db: Kysely<Database>, version: string): Promise<PageText[]> {
  if (known?.version === version) return known.pages;
  const reading = { version, pages: splitPages(db, version) };
  known = reading;
  reading.pages.catch(() => {
    if (known === reading) known = undefined;
  });
  return reading.pages;
}

/** Splitting 300 pages into words takes a tenth of a second, so other requests are answered between two pages. */
async function splitPages(db: Kysely<Database>, version: string): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (const { page, text } of await listTexts(db, version)) {
    const shown = plain(text);
    pages.push({ page, text: shown, words: [...new Set(listTerms(shown))] });
    await setImmediate();
  }
  return pages;
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '');
}

/** Splits text into lowercase letters and digits: a part number "CP-120" is two words. */
function listTerms(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function excerptOf(text: string, words: readonly string[]): string {
  const position = text.toLowerCase().search(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'u'));
  const start = position <= before ? 0 : text.indexOf(' ', position - before) + 1;
  const isEnd = position + after >= text.length;
  const cut = text.slice(start, position + after);
  return `${start > 0 ? '…' : ''}${isEnd ? cut : `${cut.replace(/ \S*$/, '')}…`}`.toWellFormed();
}
