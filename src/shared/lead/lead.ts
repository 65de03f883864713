import type { LeadDelivery } from '../admin/delivery.ts';
import type { EstimateState } from '../estimate/estimate.ts';
import type { Appointment } from './appointment.ts';
import type { LeadFieldName, ListedField } from './lead-fields.ts';
import type { LeadPhoto } from './lead-photos.ts';
import type { LeadPlan } from './lead-plan.ts';
import type { NextStep } from './next-step.ts';

export const leadSources = ['contact', 'quick-estimate', 'price-plan', 'owner', 'imported'] as const;
export type LeadSource = (typeof leadSources)[number];

/** Labels of the sources of leads that the owner entered. */
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
  /** The visitor's fence plan; absent if there is none. */
  plan?: LeadPlan;
  /** Its deliveries; absent if there are none. */
  deliveries?: readonly LeadDelivery[];
  /** When the owner first called or wrote; ISO 8601, UTC. */
  firstContactAt?: string;
  /** When the visitor checked the text message box, and its label; ISO 8601, UTC. Absent if it wasn't checked. */
  textConsent?: { at: string; words: string };
  /** The review request; absent before it was sent. */
  reviewRequest?: ReviewRequest;
  /** Its estimates, newest first; only in the CSV file. */
  estimates?: readonly LeadEstimate[];
  /** Counts the changes, so that an edit of an older version is rejected. */
  version: number;
}

/** An estimate of a lead, as the CSV file lists it. */
export interface LeadEstimate {
  number: number | null;
  state: EstimateState;
  validUntil: string | null;
  /** In cents. */
  total: number;
  /** Absent until it is accepted. */
  signature?: LeadSignature;
}

/** The signature of an estimate. */
interface LeadSignature {
  name: string;
  /** ISO 8601, UTC. */
  at: string;
  optionName: string;
  version: number;
  hash: string;
  consent: string;
  /** The network address. */
  address: string;
  /** The email address that the estimate was sent to. */
  email: string;
}

/** A lead after a change. */
export interface ChangedLead extends Lead {
  /** The appointment that the visitor was invited to, if the visitor should be notified of the change. */
  visit?: Appointment;
  /** The time zone of that appointment. */
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

/** Returns the page of a lead: the first page of the visit if known, else the page of the form. */
export function leadPage({ landingPage, page }: Pick<Lead, 'landingPage' | 'page'>): string {
  return landingPage ?? page ?? '';
}

/** Returns the text of a lead in a list: the visitor's message, or the summary of a plan without one. */
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
  | 'consent'
  | 'estimate';

export interface Note {
  id: number;
  kind: NoteKind;
  /**
   * The content depends on the kind:
   * - `note`, `reply`: the owner's text
   * - `status`: the new status
   * - `step`: the completed step
   * - `visit`, `invitation`: the start of the appointment in ISO 8601, UTC, or empty if it was canceled
   * - `review`: who was asked for a review, and how
   * - `correction`: who made it, and the earlier values
   * - `consent`: who withdrew it, and for which number
   * - `estimate`: what happened to an estimate
   * - a call, an email, or a text message: empty
   */
  text: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** The person who made the entry; absent for the customer, and while only one person has worked on the site. */
  by?: string;
  /** The mail of this entry; without a state if the mail was dismissed before it was sent. */
  delivery?: Partial<LeadDelivery>;
}

/** The number of leads in each status; `all` excludes spam. */
export type LeadCounts = Record<LeadStatus | 'all', number>;

/** Days without contact after which a quoted lead shows "Follow up", and after which the label is more prominent. */
export const followUpDays = [3, 10] as const;

/** A lead shows "Expires soon" this many days before the last day of its sent estimate. */
export const expiresSoonDays = 2;

/** A lead as `?view=due` lists it. */
export interface DueLead extends Lead {
  nextStep?: NextStep;
  /** Since when a quoted lead has had no contact, if that is long enough to follow up; ISO 8601, UTC. */
  followUpSince?: string;
  /** The last day of a sent estimate that expires within two days, such as `2026-11-28`. */
  estimateExpiresOn?: string;
}

/** The response of `GET /api/admin/leads`. */
export interface LeadPage {
  /** Newest first; in `?view=due`, leads to follow up first, then leads with a next step by its day. */
  leads: readonly DueLead[];
  /** Counts over all statuses that match the other criteria. */
  counts: LeadCounts;
  /** The `before` of the next page; absent on the last one. */
  nextBefore?: number;
  /** Only in `?view=due`. */
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
  /** Absent if nothing is planned, like the appointment. */
  nextStep?: NextStep;
  visit?: Appointment;
  /** The business's time zone, for its days and appointments. */
  timeZone: string;
  /** Today in the business's time zone, such as `2026-11-27`. */
  today: string;
  /** The opt-out of this phone number from text messages; absent if there is none. */
  textRefusal?: TextRefusal;
  /** The bounce of this email address; absent if there is none. */
  bounce?: Bounce;
  /** The services that the lead may name. */
  services: readonly string[];
  /** Other leads with the same email address or phone number. */
  samePerson: readonly SamePerson[];
}

/** When a mail server refused an email address permanently, and why. */
export interface Bounce {
  /** ISO 8601, UTC. */
  at: string;
  /** The end of a sentence, such as "no such mailbox". */
  reason: string;
}

/** When a phone number's opt-out from text messages was recorded, and by whom. */
export interface TextRefusal {
  /** ISO 8601, UTC. */
  at: string;
  by: string;
}

/** Another lead of the same person. */
export interface SamePerson extends Pick<Lead, 'id' | 'name' | 'createdAt' | 'status'> {
  /** When the upcoming appointment that they were invited to starts; ISO 8601, UTC. */
  visitAt?: string;
}

export const contactChannels = ['call', 'mail', 'text'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** Statuses in which a customer waits for the business. */
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
  /** The median time to the first contact; absent if no lead was contacted. */
  medianFirstContactMs?: number;
  byPage: readonly Share[];
  byService: readonly Share[];
  byTown: readonly Share[];
  /** Hosts of the referring sites. */
  byReferrer: readonly Share[];
  /** Every week of the period, oldest first, by the date of its Monday. */
  byWeek: readonly Share[];
}

export interface Share {
  label: string;
  count: number;
}
