import * as z from 'zod/mini';
import type { LeadDelivery } from './delivery.ts';
import { formFields } from './form-field.ts';
import type { LeadField } from './lead-field.ts';
import { type LeadFieldName, type ListedField, listFields } from './lead-fields.ts';
import type { LeadPhoto } from './lead-photos.ts';
import type { LeadPlan } from './lead-plan.ts';

export const leadSources = ['contact', 'quick-estimate', 'price-plan'] as const;
export type LeadSource = (typeof leadSources)[number];

export const leadStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type LeadStatus = (typeof leadStatuses)[number];

type OptionalName = Extract<ListedField, { optional: true }>['name'];

/** A stored lead as `GET /api/contact-submissions` lists it (docs/product.md, "Records"; docs/decisions.md, "The API"). */
export interface Lead
  extends Record<Exclude<LeadFieldName, OptionalName>, string>,
    Partial<Record<OptionalName, string>> {
  id: number;
  reference: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  source: LeadSource;
  status: LeadStatus;
  /** The reasons for the spam score, each with its weight; absent if there are none. */
  spamReasons?: readonly string[];
  spamScore?: number;
  /** The fence that the visitor has planned; absent when there is none. */
  plan?: LeadPlan;
  /** Its deliveries; absent when there are none. */
  deliveries?: readonly LeadDelivery[];
  /** When the owner first called or wrote; ISO 8601, UTC. */
  firstContactAt?: string;
  /** Counts the status changes, so that an edit of an older version is rejected. */
  version: number;
}

/** The fields that every list of leads has (docs/product.md, "Records"). */
export type SpecifiedLead = Partial<Lead> & Pick<Lead, 'id' | 'createdAt' | 'name' | 'email' | 'phone' | 'message'>;

/** A lead with all data for following up; the specified list has fewer fields. */
export function completeLead(listed: SpecifiedLead): Lead {
  return { reference: '', source: 'contact', status: 'new', version: 0, ...listed };
}

/** The page that brought a lead: the first of the visit where it is known, else the one it was sent from. */
export function leadPage({ landingPage, page }: Pick<Lead, 'landingPage' | 'page'>): string {
  return landingPage ?? page ?? '';
}

/** What a list shows of a lead: the visitor's words, or the summary of a plan that came without any. */
export function wordsOf({ message, plan }: Pick<Lead, 'message' | 'plan'>): string {
  return message || plan?.summary || '';
}

/** The content of a visitor's post: a second post that differs in any of these was edited. */
export const postedNames: readonly LeadFieldName[] = listFields()
  .filter(({ posted }) => posted)
  .map(({ name }) => name);

export type NoteKind = 'note' | 'status' | 'call' | 'mail';

export interface Note {
  id: number;
  kind: NoteKind;
  /** The owner's note; for a `status` entry the new status; empty for a call or an e-mail. */
  text: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** The labelled fields of an output, in its order. */
export function listPlaces(
  output: 'csv' | 'detail',
  origin: LeadField['origin'],
): readonly { name: LeadFieldName; label: string }[] {
  const places: { name: LeadFieldName; label: string }[] = [];
  for (const field of listFields()) {
    const place = field.origin === origin ? field[output] : undefined;
    if (!place) continue;
    const next = places.findIndex(({ name }) => name === place.before);
    places.splice(next === -1 ? places.length : next, 0, { name: field.name, label: place.label });
  }
  return places;
}

/** How many leads there are under each status; `all` leaves spam out. */
export type LeadCounts = Record<LeadStatus | 'all', number>;

/** What `GET /api/admin/leads` answers. */
export interface LeadPage {
  /** Newest first. */
  leads: readonly Lead[];
  /** Counts over all statuses that match the other criteria. */
  counts: LeadCounts;
  /** The `before` of the next page; absent on the last one. */
  nextBefore?: number;
}

/** What `GET /api/admin/leads/:id` answers. */
export interface LeadDetail {
  submission: Lead;
  /** Newest first. */
  notes: readonly Note[];
  /** In the order in which they arrived. */
  photos: readonly LeadPhoto[];
  /** Other requests with the same e-mail address or telephone number. */
  samePerson: readonly Pick<Lead, 'id' | 'name' | 'createdAt' | 'status'>[];
}

const recordId = z.int('A record has a whole number.').check(z.positive('A record has a number above zero.'));

export const leadStatusSchema = z.object({
  status: z.enum(leadStatuses, 'Please choose one of the statuses.'),
  version: z.int('The version that was read is missing.'),
});

export const noteSchema = z.object({
  text: z
    .string('Please write a note.')
    .check(z.trim(), z.minLength(1, 'Please write a note.'), z.maxLength(5000, 'A note has at most 5000 characters.'))
    .register(formFields, { label: 'Add a note', rows: 2, limited: true }),
});

const contactChannels = ['call', 'mail'] as const;
export type ContactChannel = (typeof contactChannels)[number];

export const firstContactSchema = z.object({
  channel: z.enum(contactChannels, 'Please say whether it was a call or an email.'),
});

export const leadDeletionSchema = z.object({
  ids: z
    .array(recordId, 'Please say which leads.')
    .check(z.minLength(1, 'Please say which leads.'), z.maxLength(500, 'At most 500 leads at a time.')),
});

/** Statuses in which somebody still waits for the business. */
export const openStatuses: readonly LeadStatus[] = ['new', 'contacted', 'quoted'];

/** Whether a lead still waits for the business. */
export function isOpen({ status }: Pick<Lead, 'status'>): boolean {
  return openStatuses.includes(status);
}
