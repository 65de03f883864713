import type { LeadRow } from '../database/index.ts';
import { type LeadFieldName, listFields } from '../shared/lead-fields.ts';
import { type SiteMap, townFinder, townOfPath } from '../shared/site-map.ts';

/** Fewer digits than these are shared by strangers (an extension, a mistyped number). */
const personDigits = 10;

type SearchColumns = Pick<LeadRow, 'phoneTail' | 'searchText'>;

/** The columns that searches and reports compare, made from a lead's fields when the row is written. */
export function searchColumns(lead: Readonly<Record<LeadFieldName, string>>): SearchColumns {
  const typed = listFields().filter(({ origin }) => origin === 'typed');
  const texts = typed.map(({ name }) => lead[name]);
  return {
    phoneTail: phoneTail(lead.phone),
    searchText: searchable([...texts, digitsOf(lead.phone)].join('\n')),
  };
}

/** The town that a lead is about: that of the page it came through, else the first one that its message names, else empty. */
export function findTown(map: SiteMap, lead: { landingPage?: string; page?: string; message: string }): string {
  return townOfPath(map, lead.landingPage || (lead.page ?? '')) ?? townFinder(map)(lead.message) ?? '';
}

/** A text or a search term as it is compared: in lower case, also beyond the letters that the database knows. */
export function searchable(text: string): string {
  return text.toLowerCase();
}

/** The digits that tell telephone numbers apart, or nothing when there are too few. */
export function phoneTail(phone: string): string {
  const digits = digitsOf(phone);
  return digits.length < personDigits ? '' : digits.slice(-personDigits);
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '');
}
