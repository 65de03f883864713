import type { LeadDelivery } from '../admin/delivery.ts';
import type { Appointment } from './appointment.ts';
import type { LeadFieldName, ListedField } from './lead-fields.ts';
import type { LeadPhoto } from './lead-photos.ts';
import type { LeadPlan } from './lead-plan.ts';
import type { NextStep } from './next-step.ts';

export const leadSources = ['contact', 'quick-estimate', 'price-plan', 'owner'] as const;
export type LeadSource = (typeof leadSources)[number];

/** How a lead came that the owner typed in, in words. */
export const cameWords: Readonly<Record<string, string>> = {
  phone: 'Phone call',
  'in-person': 'In person',
  text: 'Text',
  other: 'Other',
};

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
  /** When the visitor ticked the box beside these words; ISO 8601, UTC. Absent where nobody did. */
  textConsent?: { at: string; words: string };
  /** The one request for a review; absent before it. */
  reviewRequest?: ReviewRequest;
  /** Counts the status changes, so that an edit of an older version is rejected. */
  version: number;
}

/** A lead after a change. */
export interface ChangedLead extends Lead {
  /** The visit that the visitor was invited to, where the change calls for a word to them. */
  visit?: Appointment;
  /** In which that visit is told. */
  timeZone?: string;
}

/** How a customer is asked for a review. */
const reviewChannels = ['mail', 'text'] as const;
export type ReviewChannel = (typeof reviewChannels)[number];

export interface ReviewRequest {
  /** ISO 8601, UTC. */
  at: string;
  by: ReviewChannel;
  /** The site for the review. */
  link: string;
}

/** The page that brought a lead: the first of the visit where it is known, else the one it was sent from. */
export function leadPage({ landingPage, page }: Pick<Lead, 'landingPage' | 'page'>): string {
  return landingPage ?? page ?? '';
}

/** The text of a lead in a list: the visitor's message, or the summary of a plan sent without one. */
export function messageOf({ message, plan }: Pick<Lead, 'message' | 'plan'>): string {
  return message || plan?.summary || '';
}

export type NoteKind =
  | ContactChannel
  | 'note'
  | 'status'
  | 'step'
  | 'visit'
  | 'invitation'
  | 'reply'
  | 'review'
  | 'correction'
  | 'consent';

export interface Note {
  id: number;
  kind: NoteKind;
  /**
   * The owner's note or reply; for a `status` entry the new status, for a `step` the one that is done, for a `visit` or an `invitation` when
   * the visit begins (ISO 8601, UTC), empty once it is cleared; for a `review` who was asked, and how; for a `correction` who
   * made it and the earlier values; for a `consent` who withdrew it, and which number; empty for a call, an e-mail or a text.
   */
  text: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The mail that it tells of; without a state where that was dismissed before it left. */
  delivery?: Partial<LeadDelivery>;
}

/** The number of leads in each status; `all` excludes spam. */
export type LeadCounts = Record<LeadStatus | 'all', number>;

/** Days without a contact after which a quoted lead shows "Follow up", and after which it says so more loudly. */
export const followUpDays = [3, 10] as const;

/** A lead as `?view=due` lists it. */
export interface DueLead extends Lead {
  nextStep?: NextStep;
  /** Since when a quoted lead has had no contact, where that is long enough to follow up; ISO 8601, UTC. */
  followUpSince?: string;
}

/** The response of `GET /api/admin/leads`. */
export interface LeadPage {
  /** Newest first; in `?view=due` those to follow up first, then those with a next step by its day. */
  leads: readonly DueLead[];
  /** Counts over all statuses that match the other criteria. */
  counts: LeadCounts;
  /** The `before` of the next page; absent on the last one. */
  nextBefore?: number;
  /** Of `?view=due`. */
  due?: DueState;
}

/** The leads that are due. */
export interface DueState {
  /** In the business's time zone, such as `2026-11-27`. */
  today: string;
  /** The number of leads to follow up, or with a step that is due or overdue. */
  count: number;
}

/** The response of `GET /api/admin/leads/:id`. */
export interface LeadDetail {
  submission: Lead;
  /** Newest first. */
  notes: readonly Note[];
  /** In the order in which they arrived. */
  photos: readonly LeadPhoto[];
  /** Absent where nothing is planned, as is the visit. */
  nextStep?: NextStep;
  visit?: Appointment;
  /** Of the business: its days and visits are told in it. */
  timeZone: string;
  /** Today in the business's time zone, such as `2026-11-27`. */
  today: string;
  /** Whoever has this telephone number asked for no more text messages; absent where nobody did. */
  textRefusal?: TextRefusal;
  /** The services that the lead may name. */
  services: readonly string[];
  /** Other requests with the same e-mail address or telephone number. */
  samePerson: readonly SamePerson[];
}

/** When it was noted that a telephone number gets no more text messages, and by whom. */
export interface TextRefusal {
  /** ISO 8601, UTC. */
  at: string;
  by: string;
}

/** Another request of the person who a lead is about. */
export interface SamePerson extends Pick<Lead, 'id' | 'name' | 'createdAt' | 'status'> {
  /** When the visit begins that they were invited to and that is not over; ISO 8601, UTC. */
  visitAt?: string;
}

export const contactChannels = ['call', 'mail', 'text'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Statuses in which somebody still waits for the business. */
export const openStatuses: readonly LeadStatus[] = ['new', 'contacted', 'quoted'];

/** True if a lead still waits for the business. */
export function isOpen({ status }: Pick<Lead, 'status'>): boolean {
  return openStatuses.includes(status);
}

/** The sources of leads over a period, without spam. */
export interface Report {
  total: number;
  open: number;
  won: number;
  /** Half of the answered leads were called or written to sooner than this; absent when none was answered. */
  medianFirstContactMs?: number;
  byPage: readonly Share[];
  byService: readonly Share[];
  byTown: readonly Share[];
  /** Hosts of the sites that led here. */
  byReferrer: readonly Share[];
  /** Every week of the period, oldest first, by the date of its Monday. */
  byWeek: readonly Share[];
}

export interface Share {
  label: string;
  count: number;
}
