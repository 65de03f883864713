import { randomText } from '../accounts/index.ts';
import type { LeadRow, NewLead } from '../database/index.ts';
import type { Lead, LeadSource } from '../shared/lead/lead.ts';
import { type LeadFieldName, listFields } from '../shared/lead/lead-fields.ts';
import type { StoredPlan } from '../shared/lead/lead-plan.ts';
import { type SiteMap, townFinder, townOfPath } from '../shared/site-map.ts';
import { digitRuns, digitsWithoutCountry, readTelephone } from '../shared/telephone.ts';
import { foldText } from '../shared/text-rules.ts';
import { writeUnreadable } from './plan-store.ts';

/** The visitor's consent to text messages, and its time. */
export type TextConsent = Pick<NewLead, 'textConsentAt' | 'textConsentWords'>;

/** A lead as a form submits it. */
export type LeadInput = Pick<NewLead, 'source' | 'name' | 'phone' | 'email' | 'message'> &
  Partial<Pick<NewLead, LeadFieldName | 'status' | 'spamScore' | 'firstContactAt' | keyof TextConsent>> & {
    idempotencyKey?: string | undefined;
    /** The lead's town, if known. */
    town?: string;
    spamReasons?: readonly string[];
    /** The visitor's fence plan. */
    plan?: StoredPlan | undefined;
    /** A plan that couldn't be read. It is stored below the visitor's message. */
    unreadablePlan?: string | undefined;
    /** Photos came with the form and are stored after the lead. The mail about the lead waits for them. */
    hasPhotos?: boolean;
  };

/** Letters and digits that sound different on the phone. There are no vowels, so no code spells a word. */
const referenceAlphabet = 'BCDFGHJKMNPQRSTVWXZ23456789';

/** The columns from which a lead is built. */
export const leadColumns = [
  ...listFields().map(({ name }) => name),
  ...(['id', 'reference', 'createdAt', 'source', 'status', 'version'] as const),
  ...(['firstContactAt', 'spamReasons', 'spamScore'] as const),
  ...(['textConsentAt', 'textConsentWords', 'reviewAskedAt', 'reviewBy', 'reviewLink'] as const),
];

/** Optional values are absent when empty (docs/decisions.md, "The API"). */
export function toLead(row: Pick<LeadRow, (typeof leadColumns)[number]>): Lead {
  const { id, reference, createdAt, status, version, firstContactAt, spamScore } = row;
  const reasons: string[] = JSON.parse(row.spamReasons);
  const lead = {
    id,
    reference,
    createdAt,
    // A form check never gets here: every list leaves it out.
    source: row.source as LeadSource,
    status,
    version,
    ...(firstContactAt && { firstContactAt }),
    ...(reasons.length > 0 && { spamReasons: reasons, spamScore }),
    ...(row.textConsentAt && { textConsent: { at: row.textConsentAt, words: row.textConsentWords } }),
    ...(row.reviewAskedAt && { reviewRequest: { at: row.reviewAskedAt, by: row.reviewBy, link: row.reviewLink } }),
  } as Lead;
  for (const { name, optional } of listFields()) if (!optional || row[name]) lead[name] = row[name];
  return lead;
}

/** Converts a new lead to its row, with a random reference. */
export function toRow(input: LeadInput, nowMs: number): NewLead {
  const texts = Object.fromEntries(listFields().map(({ name }) => [name, input[name] ?? '']));
  const fields = { ...(texts as Record<LeadFieldName, string>), message: messageOf(input) };
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
    firstContactAt: input.firstContactAt ?? null,
    lastContactAt: input.firstContactAt ?? null,
    waitsSinceMs: isVisitor(input.source) ? nowMs : null,
    textConsentAt: input.textConsentAt ?? null,
    textConsentWords: input.textConsentWords ?? '',
  };
}

/** Leads that the owner added or imported and the daily form check cause no reminders. */
const isVisitor = (source: NewLead['source']) => !['owner', 'imported', 'form-check'].includes(source);

/** Returns the visitor's message, followed by a plan that couldn't be read. */
export function messageOf({ message, unreadablePlan }: LeadInput): string {
  if (unreadablePlan === undefined) return message;
  return [message, writeUnreadable(unreadablePlan)].filter(Boolean).join('\n\n');
}

/** For a lead whose plan can't be stored: moves the plan's code below the visitor's message. */
export function withUnreadablePlan({ plan, ...input }: LeadInput): LeadInput {
  return plan ? { ...input, unreadablePlan: plan.code } : input;
}

/** Draws the code of a lead that a visitor can quote. It may be taken. */
export const makeReference = () => randomText(referenceAlphabet, 6);

/** Shorter numbers (an extension, a typo) don't identify a person. */
const personDigits = 10;

/** Returns the columns for searches and reports, derived from a lead's fields when the row is written. */
export function searchColumns(
  lead: Readonly<Partial<Record<LeadFieldName, string>>>,
): Pick<LeadRow, 'phoneTail' | 'searchText'> {
  const typed = listFields().filter(({ origin }) => origin === 'typed');
  return {
    phoneTail: phoneTail(lead.phone ?? ''),
    searchText: searchTextOf(typed.map(({ name }) => lead[name] ?? '')),
  };
}

/** Returns the town of the lead's page, else the first town named in the message, else an empty string. */
export function findTown(map: SiteMap, lead: { landingPage?: string; page?: string; message: string }): string {
  return townOfPath(map, lead.landingPage || (lead.page ?? '')) ?? townFinder(map)(lead.message) ?? '';
}

/** Returns the last ten digits of a phone number, without its extension; empty if there are fewer. */
function phoneTail(phone: string): string {
  const digits = (readTelephone(phone)?.number ?? phone).replace(/\D/g, '');
  return digits.length < personDigits ? '' : digits.slice(-personDigits);
}

/** Fewer digits in a row are a year, a price, or a length, not a phone number. */
const numberDigits = 5;

/**
 * Returns the text that a search scans: the typed texts of a lead after `foldText`, followed by each number in them as digits only. A
 * number is found however it was written.
 */
export function searchTextOf(texts: readonly string[]): string {
  const numbers = texts.flatMap(digitRuns).filter((digits) => digits.length >= numberDigits);
  return foldText([...texts, ...numbers].join('\n'));
}

/**
 * Splits a search into terms in the same form as `searchTextOf`; a lead that contains any of them matches.
 * @param search as typed, such as `(336) 555-0187`, `+1 336 555 0187` or `Núñez`
 * @returns an empty list for an empty search
 */
export function searchTermsOf(search: string): string[] {
  const text = foldText(search).trim();
  if (text === '') return [];
  return [...new Set([text, ...digitsWithoutCountry(search)])];
}
