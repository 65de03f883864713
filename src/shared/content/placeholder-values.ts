import { type Documents, shownTowns } from './documents.ts';
import { withoutMarks } from './marks.ts';
import type { PageValues } from './placeholders.ts';
import { stripTowns } from './strip-towns.ts';

/**
 * What stands for {mainTowns} and {otherTowns}. The first are the main towns with a page, else the first four of the strip; the
 * others are those of the strip that are neither among them nor have a page, by name.
 */
export function valuesOfTowns(documents: Documents): PageValues {
  const shown = shownTowns(documents);
  const strip = stripTowns(documents);
  const withPage = shown.filter(({ id }) => documents.plan.main.includes(id)).map(({ words }) => words.town);
  const main = withPage.length > 0 ? withPage : strip.slice(0, 4);
  const named = new Set([...shown.map(({ words }) => words.town), ...main]);
  const others = strip.filter((name) => !named.has(name)).sort();
  return { mainTowns: listNames(main) ?? '{city}', otherTowns: listNames(others) ?? 'the towns nearby' };
}

/** Names as an English list, such as "Archdale, Clemmons and Jamestown"; `undefined` where there is none. */
function listNames(names: readonly string[]): string | undefined {
  const before = names.slice(0, -1).join(', ');
  const last = names.at(-1);
  return last && withoutMarks(before ? `${before} and ${last}` : last);
}
