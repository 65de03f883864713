import { formatDateTime } from '../../../src/shared/dates.ts';
import { type Lead, leadPage, listPlaces } from '../../../src/shared/lead.ts';
import type { LeadField } from '../../../src/shared/lead-field.ts';
import { sourceLabels } from './lead-filters.tsx';

/** A lead's remaining details as title and value; unknown ones are left out. */
export function listFacts(lead: Lead): [title: string, value: string][] {
  const facts: [string, string | undefined][] = [
    ['Received', formatDateTime(lead.createdAt)],
    ['First contact', lead.firstContactAt ? formatDateTime(lead.firstContactAt) : 'Not yet'],
    ...fieldFacts(lead, 'typed'),
    ['Form', sourceLabels[lead.source]],
    ...fieldFacts({ ...lead, landingPage: leadPage(lead) }, 'visit'),
    ['Reference', lead.reference],
    [lead.status === 'spam' ? 'Marked as spam because' : 'Looked at for spam', lead.spamReasons?.join('; ')],
  ];
  return facts.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

function fieldFacts(lead: Lead, origin: LeadField['origin']): [string, string | undefined][] {
  return listPlaces('detail', origin).map(({ name, label }) => [label, lead[name]]);
}
