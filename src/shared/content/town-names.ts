import { type Documents, shownTowns } from './documents.ts';
import { withoutMarks } from './marks.ts';
import type { PageValues } from './placeholders.ts';

/** The towns of the home page's strip; those with a page by the name that stands on it, hidden ones left out. */
export function stripTowns({ plan, byId }: Documents): string[] {
  return plan.strip.flatMap((entry) => {
    const town = byId.get(entry);
    if (town?.kind !== 'town') return entry;
    return Object.hasOwn(plan.hidden, entry) ? [] : town.words.town;
  });
}

/**
 * What stands for {mainTowns} and {otherTowns}. The first are the main towns with a page, else the first four of the strip; the
 * others are those of the strip without a page, by name. Where there is none, the home town stands for them.
 */
export function valuesOfTowns(documents: Documents): PageValues {
  const shown = shownTowns(documents);
  const strip = stripTowns(documents);
  const main = shown.filter(({ id }) => documents.plan.main.includes(id)).map(({ words }) => words.town);
  const others = strip.filter((name) => !shown.some(({ words }) => words.town === name)).sort();
  return { mainTowns: listNames(main.length > 0 ? main : strip.slice(0, 4)), otherTowns: listNames(others) };
}

/** Names as an English list, such as "Archdale, Clemmons and Jamestown". */
function listNames(names: readonly string[]): string {
  const last = names.at(-1);
  if (last === undefined) return '{city}';
  const before = names.slice(0, -1).join(', ');
  return withoutMarks(before ? `${before} and ${last}` : last);
}
