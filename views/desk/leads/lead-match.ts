import { type Lead, leadPage } from '../../../src/shared/lead.ts';
import type { LeadFilter } from '../../../src/shared/lead-filter.ts';
import { searchTermsOf, searchTextOf } from '../../../src/shared/lead-search.ts';

/** The leads of a loaded list that a filter lets through under some status, in their order: typing must not wait for the server. */
export function matchAnyStatus(leads: readonly Lead[], filter: LeadFilter): Lead[] {
  const terms = searchTermsOf(filter.search);
  return leads.filter(
    (lead) =>
      (!filter.source || lead.source === filter.source) &&
      (!filter.page || leadPage(lead) === filter.page) &&
      (!filter.since || lead.createdAt >= filter.since) &&
      (terms.length === 0 || terms.some((term) => searchableText(lead).includes(term))),
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

/** Made once for each lead: a keystroke over 10,000 leads only compares. */
const searchableTexts = new WeakMap<Lead, string>();

/** The fields that a search looks at (docs/product.md, "Desk"), as `searchText` holds them in the database. */
function searchableText(lead: Lead): string {
  const known = searchableTexts.get(lead);
  if (known !== undefined) return known;
  const { name, email, phone, message, service = '', referredBy = '' } = lead;
  const text = searchTextOf([name, email, phone, message, service, referredBy]);
  searchableTexts.set(lead, text);
  return text;
}
