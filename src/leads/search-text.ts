import { digitRuns, digitsWithoutCountry } from '../shared/telephone.ts';
import { foldText } from '../shared/text-rules.ts';

/** Fewer digits in a row are a year, a price or a length, and no telephone number. */
const numberDigits = 5;

/**
 * What a search looks through: the typed texts of a lead as `foldText` writes them, and below them each number that stands in them as
 * digits alone, so that it is found however it was written.
 */
export function searchTextOf(texts: readonly string[]): string {
  const numbers = texts.flatMap(digitRuns).filter((digits) => digits.length >= numberDigits);
  return foldText([...texts, ...numbers].join('\n'));
}

/**
 * What a search asks for, each in the form in which `searchTextOf` has it; a lead with any of them is found.
 * @param search as it was typed, such as `(336) 555-0187`, `+1 336 555 0187` or `Núñez`
 * @returns nothing where nothing is asked for
 */
export function searchTermsOf(search: string): string[] {
  const text = foldText(search).trim();
  if (text === '') return [];
  return [...new Set([text, ...digitsWithoutCountry(search)])];
}
