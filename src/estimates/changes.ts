import { formatDayOf } from '../shared/dates.ts';
import type { EstimateContent } from '../shared/estimate/content.ts';
import { formatCents } from '../shared/estimate/money.ts';
import { allTotals } from '../shared/estimate/totals.ts';

/** Lists what is different in a newer version, as the customer reads it. */
export function listChanges(before: EstimateContent, after: EstimateContent): string[] {
  const [earlier, now] = [allTotals(before), allTotals(after)];
  const nameOf = ({ options }: EstimateContent, index: number) => options[index]?.name || `Option ${index + 1}`;
  const options = after.options.flatMap((_option, index) => {
    const [was, is] = [earlier[index], now[index]];
    if (!was || !is) return [`${nameOf(after, index)} is new.`];
    const renamed = nameOf(before, index) !== nameOf(after, index);
    if (renamed) return [`${nameOf(before, index)} is now ${nameOf(after, index)}, ${formatCents(is.total)}.`];
    return was.total === is.total
      ? []
      : [`${nameOf(after, index)} is now ${formatCents(is.total)}. It was ${formatCents(was.total)}.`];
  });
  const removed = before.options.slice(after.options.length).map(({ name }) => `${name || 'An option'} was removed.`);
  const texts: [string, keyof EstimateContent][] = [
    ['The add-ons changed.', 'addOns'],
    ['The list of what’s included changed.', 'included'],
    ['The list of what’s not included changed.', 'notIncluded'],
    ['The start of work changed.', 'start'],
    ['The notes changed.', 'notes'],
    ['The terms changed.', 'terms'],
    ['The deposit changed.', 'deposit'],
  ];
  const changed = texts.filter(([, key]) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const day = before.validUntil === after.validUntil ? [] : [`It is valid through ${formatDayOf(after.validUntil)}.`];
  const found = [...options, ...removed, ...changed.map(([sentence]) => sentence), ...day];
  return found.length > 0 ? found : ['The details of an option changed.'];
}
