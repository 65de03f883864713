import type { LeadRow } from '../database/index.ts';
import { type LeadFieldName, listFields } from '../shared/lead/lead-fields.ts';
import { type SiteMap, townFinder, townOfPath } from '../shared/site-map.ts';
import { readTelephone } from '../shared/telephone.ts';
import { searchTextOf } from './search-text.ts';

/** Shorter numbers (an extension, a typing mistake) do not identify a person. */
const personDigits = 10;

type SearchColumns = Pick<LeadRow, 'phoneTail' | 'searchText'>;

/** The columns that searches and reports use, derived from a lead's fields when the row is written. */
export function searchColumns(lead: Readonly<Record<LeadFieldName, string>>): SearchColumns {
  const typed = listFields().filter(({ origin }) => origin === 'typed');
  return { phoneTail: phoneTail(lead.phone), searchText: searchTextOf(typed.map(({ name }) => lead[name])) };
}

/** The town of a lead: that of its page, else the first one named in the message, else empty. */
export function findTown(map: SiteMap, lead: { landingPage?: string; page?: string; message: string }): string {
  return townOfPath(map, lead.landingPage || (lead.page ?? '')) ?? townFinder(map)(lead.message) ?? '';
}

/** The last ten digits of a telephone number, without its extension; empty when there are fewer. */
export function phoneTail(phone: string): string {
  const digits = (readTelephone(phone)?.number ?? phone).replace(/\D/g, '');
  return digits.length < personDigits ? '' : digits.slice(-personDigits);
}
