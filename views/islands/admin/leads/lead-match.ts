import { type Lead, leadPage } from '../../../../src/shared/lead.ts';
import type { LeadFilter } from '../../../../src/shared/lead-filter.ts';

/** The leads of a loaded list that a filter lets through under some status, in their order: typing must not wait for the server. */
export function matchAnyStatus(leads: readonly Lead[], filter: LeadFilter): Lead[] {
  const term = filter.search.trim().toLowerCase();
  return leads.filter(
    (lead) =>
      (!filter.source || lead.source === filter.source) &&
      (!filter.page || leadPage(lead) === filter.page) &&
      (!filter.since || lead.createdAt >= filter.since) &&
      (!term || searchableText(lead).includes(term)),
  );
}

/** @param status empty for every status but spam */
export function matchStatus(leads: readonly Lead[], status: LeadFilter['status']): Lead[] {
  return leads.filter((lead) => (status ? lead.status === status : lead.status !== 'spam'));
}

/** Makes the texts that a search compares, before the first letter is typed. */
export function prepareSearch(leads: readonly Lead[]): void {
  for (const lead of leads) searchableText(lead);
}

/** Lower-case copies, made once for each lead: a keystroke over 10,000 leads only compares. */
const searchableTexts = new WeakMap<Lead, string>();

/** The fields that a search looks at (docs/product.md, "Desk"), as `searchText` holds them in the database. */
function searchableText(lead: Lead): string {
  const known = searchableTexts.get(lead);
  if (known !== undefined) return known;
  const { name, email, phone, message, service = '', referredBy = '' } = lead;
  const text = [name, email, phone, phone.replace(/\D/g, ''), message, service, referredBy].join('\n').toLowerCase();
  searchableTexts.set(lead, text);
  return text;
}
