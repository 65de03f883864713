import type { Documents } from './documents.ts';
import { townsOf } from './plan-lists.ts';

/** The towns of the home page's strip; those with a page by the name that stands on it, unless visitors do not see it. */
export function stripTowns({ plan, byId }: Documents): string[] {
  return plan.strip.flatMap((entry) => {
    const town = byId.get(entry);
    if (town?.kind !== 'town') return townsOf(plan).includes(entry) ? [] : entry;
    return Object.hasOwn(plan.hidden, entry) ? [] : town.words.town;
  });
}
