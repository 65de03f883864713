import * as z from 'zod/mini';
import { type Submission, submissionSources, submissionStatuses } from './submission.ts';

/** Which leads are looked at; an empty value leaves its criterion out. The list and the CSV export share it. */
export const leadFilterSchema = z.object({
  search: z.prefault(z.string().check(z.trim(), z.maxLength(200)), ''),
  /** Empty means every status but spam, which has a view of its own (decisions, section 7). */
  status: z.prefault(z.enum(['', ...submissionStatuses]), ''),
  source: z.prefault(z.enum(['', ...submissionSources]), ''),
  page: z.prefault(z.string().check(z.maxLength(300)), ''),
  /** Only leads received at this time or later; ISO 8601, UTC. */
  since: z.prefault(z.union([z.literal(''), z.iso.datetime()]), ''),
});

export type LeadFilter = z.infer<typeof leadFilterSchema>;

/** The leads that a filter lets through, in their order. */
export function filterLeads(leads: readonly Submission[], filter: LeadFilter): Submission[] {
  return filterByStatus(filterByAllButStatus(leads, filter), filter.status);
}

/** The leads that a filter would let through under some status. */
export function filterByAllButStatus(leads: readonly Submission[], filter: LeadFilter): Submission[] {
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
export function filterByStatus(leads: readonly Submission[], status: LeadFilter['status']): Submission[] {
  return leads.filter((lead) => (status ? lead.status === status : lead.status !== 'spam'));
}

/** Makes the texts that a search compares, before the first letter is typed. */
export function prepareSearch(leads: readonly Submission[]): void {
  for (const lead of leads) searchableText(lead);
}

/** The page that brought a lead: the first of the visit where it is known, else the one it was sent from. */
export function leadPage({ landingPage, page }: Pick<Submission, 'landingPage' | 'page'>): string {
  return landingPage ?? page ?? '';
}

/** Lower-case copies, made once for each lead: a keystroke over 10,000 leads only compares. */
const searchableTexts = new WeakMap<Submission, string>();

/** Name, e-mail, telephone, message, service and referredBy (specification, section 2.13); the digits of the number too. */
function searchableText(lead: Submission): string {
  const known = searchableTexts.get(lead);
  if (known !== undefined) return known;
  const { name, email, phone, message, service = '', referredBy = '' } = lead;
  const text = [name, email, phone, phone.replace(/\D/g, ''), message, service, referredBy].join('\n').toLowerCase();
  searchableTexts.set(lead, text);
  return text;
}
