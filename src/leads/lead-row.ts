import { randomText } from '../accounts/index.ts';
import type { LeadRow, NewLead } from '../database/index.ts';
import type { Lead, LeadSource } from '../shared/lead/lead.ts';
import { type LeadFieldName, listFields } from '../shared/lead/lead-fields.ts';
import type { StoredPlan } from '../shared/lead/lead-plan.ts';
import { type SiteMap, townFinder, townOfPath } from '../shared/site-map.ts';
import { digitRuns, digitsWithoutCountry, readTelephone } from '../shared/telephone.ts';
import { foldText } from '../shared/text-rules.ts';
import { writeUnreadable } from './plan-store.ts';

/** The visitor's text message consent, and its time. */
export type TextConsent = Pick<NewLead, 'textConsentAt' | 'textConsentWords'>;

/** A lead as a form gives it. */
export type LeadInput = Pick<NewLead, 'source' | 'name' | 'phone' | 'email' | 'message'> &
  Partial<Pick<NewLead, LeadFieldName | 'status' | 'spamScore' | 'firstContactAt' | keyof TextConsent>> & {
    idempotencyKey?: string | undefined;
    /** The town that the lead is about, where it is known. */
    town?: string;
    spamReasons?: readonly string[];
    /** The fence that the visitor has planned. */
    plan?: StoredPlan | undefined;
    /** A plan that couldn't be read. It is kept below the visitor's message. */
    unreadablePlan?: string | undefined;
    /** Photos came along and are kept once the lead is: the mail about it waits for them. */
    hasPhotos?: boolean;
  };

/** Letters and digits that cannot be mistaken for one another on the telephone, and no vowels, so that no code spells a word. */
const referenceAlphabet = 'BCDFGHJKMNPQRSTVWXZ23456789';

/** The columns that a lead is made of. */
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
    // A form check never comes this far: every list leaves it out.
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

/** A new lead as its row, with a reference drawn for it. */
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

/** Of the owner's own leads nobody is reminded, nor of the daily form check. */
const isVisitor = (source: NewLead['source']) => source !== 'owner' && source !== 'form-check';

/** The visitor's words, and below them a plan that could not be read. */
export function messageOf({ message, unreadablePlan }: LeadInput): string {
  if (unreadablePlan === undefined) return message;
  return [message, writeUnreadable(unreadablePlan)].filter(Boolean).join('\n\n');
}

/** A lead whose plan can't be stored: its code goes below the visitor's words. */
export function withUnreadablePlan({ plan, ...input }: LeadInput): LeadInput {
  return plan ? { ...input, unreadablePlan: plan.code } : input;
}

const makeReference = () => randomText(referenceAlphabet, 6);

/** Shorter numbers (an extension, a typing mistake) do not identify a person. */
const personDigits = 10;

/** The columns that searches and reports use, derived from a lead's fields when the row is written. */
export function searchColumns(
  lead: Readonly<Partial<Record<LeadFieldName, string>>>,
): Pick<LeadRow, 'phoneTail' | 'searchText'> {
  const typed = listFields().filter(({ origin }) => origin === 'typed');
  return {
    phoneTail: phoneTail(lead.phone ?? ''),
    searchText: searchTextOf(typed.map(({ name }) => lead[name] ?? '')),
  };
}

/** The town of a lead: that of its page, else the first one named in the message, else empty. */
export function findTown(map: SiteMap, lead: { landingPage?: string; page?: string; message: string }): string {
  return townOfPath(map, lead.landingPage || (lead.page ?? '')) ?? townFinder(map)(lead.message) ?? '';
}

/** The last ten digits of a telephone number, without its extension; empty when there are fewer. */
function phoneTail(phone: string): string {
  const digits = (readTelephone(phone)?.number ?? phone).replace(/\D/g, '');
  return digits.length < personDigits ? '' : digits.slice(-personDigits);
}

/** Fewer digits in a row are a year, a price or a length, and no telephone number. */
const numberDigits = 5;

/**
 * What a search looks through: the typed texts of a lead as `foldText` writes them, and below them each number that stands in them as
 * digits alone, so that it is found however it was written.
 */
export function searchTextOf(texts: readonly string[]): string {
  const numbers = texts.flatMap(digitRuns).filter((digits) => digits.length >= numberDigits);
  return foldText([...texts, ...numbers].join('\n'));
}

/**
 * What a search asks for, each in the form in which `searchTextOf` has it; a lead with any of them is found.
 * @param search as it was typed, such as `(336) 555-0187`, `+1 336 555 0187` or `Núñez`
 * @returns nothing where nothing is asked for
 */
export function searchTermsOf(search: string): string[] {
  const text = foldText(search).trim();
  if (text === '') return [];
  return [...new Set([text, ...digitsWithoutCountry(search)])];
}
