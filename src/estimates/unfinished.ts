import type { EstimateContent } from '../shared/estimate/content.ts';
import { totalsOf } from '../shared/estimate/totals.ts';
import type { FieldMessages } from '../shared/fields.ts';

/**
 * Returns what is missing before an estimate can be sent, by the path of its field; `undefined` if it is complete.
 * @param today in the business's time zone, such as `2026-11-27`
 */
export function findUnfinished(content: EstimateContent, today: string): FieldMessages | undefined {
  const found: FieldMessages = {};
  const several = content.options.length > 1;
  for (const [index, { name, lines }] of content.options.entries()) {
    const path = `options.${index}`;
    if (several && !name) found[`${path}.name`] = ['Name this option, so that your customer can tell them apart.'];
    if (!lines.some(({ unitPrice }) => unitPrice > 0)) found[`${path}.lines`] = ['Add at least one line with a price.'];
    else if (totalsOf(content, index).total === 0) found[`${path}.lines`] = ['The total must be more than $0.'];
    for (const [place, { text, unitPrice }] of lines.entries())
      if (!text && unitPrice !== 0) found[`${path}.lines.${place}.text`] = ['Describe this line.'];
  }
  for (const [index, { text }] of content.addOns.entries())
    if (!text) found[`addOns.${index}.text`] = ['Describe this add-on, or delete it.'];
  if (!content.validUntil) found.validUntil = ['Choose the last day on which your customer can accept.'];
  else if (content.validUntil < today) found.validUntil = ['Choose a day that isn’t in the past.'];
  return Object.keys(found).length > 0 ? found : undefined;
}
