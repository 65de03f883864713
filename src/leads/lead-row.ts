import { randomInt } from 'node:crypto';
import type { LeadRow, NewLead } from '../database/index.ts';
import type { Lead, LeadSource } from '../shared/lead/lead.ts';
import { type LeadFieldName, listFields } from '../shared/lead/lead-fields.ts';
import { writeUnreadable } from './plan-store.ts';
import { searchColumns } from './search.ts';
import type { LeadInput } from './store.ts';

/** Letters and digits that cannot be mistaken for one another on the telephone, and no vowels, so that no code spells a word. */
const referenceAlphabet = 'BCDFGHJKMNPQRSTVWXZ23456789';

/** The columns that a lead is made of. */
export const leadColumns = [
  ...listFields().map(({ name }) => name),
  ...(['id', 'reference', 'createdAt', 'source', 'status', 'version'] as const),
  ...(['firstContactAt', 'spamReasons', 'spamScore'] as const),
];

/** Optional values are absent when empty (docs/decisions.md, "The API"). */
export function toLead(row: Pick<LeadRow, (typeof leadColumns)[number]>): Lead {
  const { id, reference, createdAt, status, version, firstContactAt, spamScore } = row;
  const reasons: string[] = JSON.parse(row.spamReasons);
  const lead = {
    id,
    reference,
    createdAt,
    // A canary never comes this far: every list leaves it out.
    source: row.source as LeadSource,
    status,
    version,
    ...(firstContactAt && { firstContactAt }),
    ...(reasons.length > 0 && { spamReasons: reasons, spamScore }),
  } as Lead;
  for (const { name, optional } of listFields()) if (!optional || row[name]) lead[name] = row[name];
  return lead;
}

/** A new lead as its row, with a reference drawn for it. */
export function toRow(input: LeadInput, nowMs: number): NewLead {
  const texts = Object.fromEntries(listFields().map(({ name }) => [name, input[name] ?? '']));
  const fields = { ...(texts as Record<LeadFieldName, string>), message: wordsOf(input) };
  return {
    ...fields,
    ...searchColumns(fields),
    town: input.town ?? '',
    reference: makeReference(),
    idempotencyKey: input.idempotencyKey ?? null,
    source: input.source,
    status: input.status ?? 'new',
    spamReasons: JSON.stringify(input.spamReasons ?? []),
    spamScore: input.spamScore ?? 0,
    createdAt: new Date(nowMs).toISOString(),
  };
}

/** The visitor's words, and below them a plan that could not be read. */
export function wordsOf({ message, unreadablePlan }: LeadInput): string {
  if (unreadablePlan === undefined) return message;
  return [message, writeUnreadable(unreadablePlan)].filter(Boolean).join('\n\n');
}

function makeReference(): string {
  return Array.from({ length: 6 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
}
