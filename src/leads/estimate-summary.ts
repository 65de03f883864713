import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { Lead, LeadEstimate } from '../shared/lead/lead.ts';

/** Returns the leads, each with its estimates, newest first. */
export async function withEstimates(db: Kysely<Database>, leads: readonly Lead[]): Promise<Lead[]> {
  const ids = leads.map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('estimates')
    .leftJoin('estimateAcceptances', 'estimateAcceptances.estimateId', 'estimates.id')
    .select(['estimates.submissionId', 'estimates.number', 'estimates.state', 'estimates.validUntil'])
    .select('estimates.total')
    .select([
      'estimateAcceptances.name as signedBy',
      'estimateAcceptances.at as signedAt',
      'estimateAcceptances.optionName',
      'estimateAcceptances.version as signedVersion',
      'estimateAcceptances.hash',
      'estimateAcceptances.consent',
      'estimateAcceptances.address as signedFrom',
      'estimateAcceptances.email as sentTo',
    ])
    .where('estimates.submissionId', 'in', ids)
    .orderBy('estimates.id', 'desc')
    .execute();
  const byLead = new Map<number, LeadEstimate[]>();
  for (const { submissionId, ...row } of rows)
    if (submissionId !== null) byLead.set(submissionId, [...(byLead.get(submissionId) ?? []), toLeadEstimate(row)]);
  return leads.map((lead) => {
    const estimates = byLead.get(lead.id);
    return estimates ? { ...lead, estimates } : lead;
  });
}

type Row = Omit<LeadEstimate, 'signature'> & {
  signedBy: string | null;
  signedAt: string | null;
  optionName: string | null;
  signedVersion: number | null;
  hash: string | null;
  consent: string | null;
  signedFrom: string | null;
  sentTo: string | null;
};

function toLeadEstimate({ number, state, validUntil, total, signedBy, signedAt, ...signed }: Row): LeadEstimate {
  const estimate = { number, state, validUntil, total };
  if (signedBy === null || signedAt === null) return estimate;
  return {
    ...estimate,
    signature: {
      name: signedBy,
      at: signedAt,
      optionName: signed.optionName ?? '',
      version: signed.signedVersion ?? 1,
      hash: signed.hash ?? '',
      consent: signed.consent ?? '',
      address: signed.signedFrom ?? '',
      email: signed.sentTo ?? '',
    },
  };
}
