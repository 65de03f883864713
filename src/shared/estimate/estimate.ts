import * as z from 'zod/mini';
import type { FencePlan } from '../fence/plan.ts';
import { fieldNotes } from '../field.ts';
import type { TimeZone } from '../hours.ts';
import { recordNumber } from '../record-number.ts';
import { onOneLine } from '../text-rules.ts';
import type { EstimateContent, EstimateOption } from './content.ts';
import type { EstimateTotals } from './totals.ts';

/** The states of an estimate. "Expired" isn't one of them: it is computed from the day when the estimate is read. */
export const estimateStates = ['draft', 'sent', 'accepted', 'declined', 'voided'] as const;
export type EstimateState = (typeof estimateStates)[number];

/** True if nothing can be sent or accepted anymore. A draft that was being written is kept, but no longer shown. */
export const isFinal = (state: EstimateState): boolean => state === 'accepted' || state === 'voided';

/** Labels of the states in the admin, including the computed one. */
export const estimateStateLabels: Readonly<Record<EstimateState | 'expired', string>> = {
  draft: 'Draft',
  sent: 'Sent',
  expired: 'Expired',
  accepted: 'Accepted',
  declined: 'Declined',
  voided: 'Voided',
};

/** True if a sent estimate can no longer be accepted. @param today in the business's time zone, such as `2026-11-27` */
export function isExpired(
  { state, validUntil }: { state: EstimateState; validUntil: string | null },
  today: string,
): boolean {
  return state === 'sent' && validUntil !== null && validUntil < today;
}

/** Returns the state as the admin shows it. */
export function shownState({
  state,
  isExpired: hasExpired,
}: {
  state: EstimateState;
  isExpired: boolean;
}): EstimateState | 'expired' {
  return hasExpired ? 'expired' : state;
}

/** The reasons for declining, in the order of the form. */
export const declineReasons = {
  price: 'The price is too high',
  other: 'I chose another company',
  later: 'I want to wait',
  smaller: 'I want something different',
  need: 'I no longer need a fence',
  else: 'Something else',
} as const;
export type DeclineReason = keyof typeof declineReasons;

/** The version that the customer sees. Its content never changes. */
export interface SentVersion {
  /** 1 for the first version. */
  version: number;
  /** ISO 8601, UTC, like all times below. */
  at: string;
  by: 'email' | 'link';
  /** The person who sent it; absent while only one person has worked on the site. */
  sender?: string;
  /** The email address it was sent to; empty if it was sent as a link. */
  email: string;
  /** SHA-256 of the content as canonical JSON, in hex. */
  hash: string;
  content: EstimateContent;
}

/** The record of an acceptance. */
export interface EstimateAcceptance {
  /** As the customer typed it. */
  name: string;
  /** The index of the option, and its name. */
  option: number;
  optionName: string;
  /** The indexes of the add-ons. */
  addOns: number[];
  /** In cents, like `deposit`. */
  total: number;
  deposit: number;
  version: number;
  hash: string;
  /** The text that the customer agreed to. */
  consent: string;
  at: string;
  timeZone: TimeZone;
  address: string;
  userAgent: string;
  /** The email address that the estimate was sent to; empty if it was sent as a link. */
  email: string;
}

export interface EstimateDecline {
  reason: DeclineReason;
  text: string;
  name: string;
  at: string;
}

export interface EstimateVoid {
  reason: string;
  by: string;
  at: string;
}

/** The response of `GET /api/admin/estimates/:id`. */
export interface EstimateDetail {
  id: number;
  /** True if a mail server is set up, so that the estimate can be emailed. */
  hasMail: boolean;
  /** Null if the lead was deleted and the signed record was kept. */
  leadId: number | null;
  /** Null until the first version is sent. */
  number: number | null;
  state: EstimateState;
  isExpired: boolean;
  /** Counts the changes: every call that changes the estimate expects the latest one. */
  version: number;
  /** The number of the version that the customer sees, from 1; null until one is sent. */
  sentVersion: number | null;
  /** The draft; without one, the content of the version that the customer sees. */
  content: EstimateContent;
  /** True if `content` is a draft: it can be edited and sent. */
  hasDraft: boolean;
  sent: SentVersion | null;
  /** The figures of `content`: one entry for each option, without add-ons. */
  totals: EstimateTotals[];
  /** The customer's link; null until the first version is sent. It never changes. */
  link: string | null;
  openedAt: string | null;
  opens: number;
  acceptance: EstimateAcceptance | null;
  decline: EstimateDecline | null;
  voided: EstimateVoid | null;
  /** The questions of the customer, newest first. */
  questions: readonly { text: string; at: string }[];
  customer: EstimateCustomer;
  /** True if the lead has a fence plan, for "Add an option" and the drawing. */
  hasPlan: boolean;
  timeZone: TimeZone;
  /** In the business's time zone, such as `2026-11-27`. */
  today: string;
}

/** The customer of an estimate, as the lead has it now. */
export interface EstimateCustomer {
  name: string;
  email: string;
  phone: string;
  address: string;
}

/** The responses of the calls that change an estimate. */
export interface CreatedEstimate {
  id: number;
  version: number;
  content: EstimateContent;
}
export interface SavedEstimate {
  version: number;
  totals: EstimateTotals[];
}
export interface SentEstimate {
  number: number;
  link: string;
  sentVersion: number;
}
/** The `answer` of a 409: the text of the other person, to compare and take over. */
export interface EstimateConflict {
  version: number;
  content: EstimateContent;
}

/** An entry of `GET /api/admin/estimates` and of `GET /api/admin/leads/:id/estimates`. */
export interface EstimateEntry {
  id: number;
  leadId: number | null;
  name: string;
  number: number | null;
  state: EstimateState;
  isExpired: boolean;
  version: number;
  hasDraft: boolean;
  /** The accepted total, or else the lowest total of its options, in cents. */
  total: number;
  /** The highest total of its options; equal to `total` once accepted. */
  highestTotal: number;
  options: number;
  validUntil: string | null;
  sentAt: string | null;
  openedAt: string | null;
  opens: number;
  link: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The response of `GET /api/admin/estimates`. */
export interface EstimatePage {
  /** Newest first. */
  estimates: readonly EstimateEntry[];
  /** The sum of the totals of all sent estimates that can still be accepted, in cents. */
  openTotal: number;
  /** True if there are more; `before` is the `id` of the last one. */
  more: boolean;
}

/** The response of `GET /api/admin/estimates/report`: the estimates that were first sent in a period. */
export interface EstimateReport extends EstimateFigures {
  /** By the page where the lead came from, and by material; the most frequent first. */
  byPage: readonly EstimateShare[];
  byMaterial: readonly EstimateShare[];
}
export interface EstimateShare extends EstimateFigures {
  label: string;
}
export interface EstimateFigures {
  sent: number;
  won: number;
  /** In percent, rounded; absent if none was sent. */
  winRate?: number;
  /** The average accepted total in cents; absent if none was won. */
  averageWon?: number;
}

/** The query of `GET /api/admin/estimates/report`. An empty value means any time. */
export const estimateReportSchema = z.object({
  since: z.prefault(z.union([z.literal(''), z.iso.datetime()]), ''),
});

/** The response of `GET /api/admin/estimates/:id/options`: the lead's fence plan, priced in each material and height. */
export interface PlanOptions {
  options: readonly PlanOption[];
}
export interface PlanOption extends Pick<FencePlan, 'kind' | 'height' | 'finish'> {
  /** Such as "Vinyl privacy, 6 ft". */
  label: string;
  /** True for the fence that the customer planned. */
  isPlanned: boolean;
  /** To add to `content.options` as it is. */
  option: EstimateOption;
  /** Without tax, in cents. */
  subtotal: number;
}

const version = z.int('The version you loaded is missing.');

/** The body of `POST /api/admin/leads/:id/estimates`. */
export const estimateStartSchema = z.object({
  from: z.enum(['plan', 'empty'], 'Choose whether to start from the fence plan.'),
});

/** The body of `PUT /api/admin/estimates/:id`. The content is checked separately, so that each message names its field. */
export const estimateSaveSchema = z.object({ version, content: z.unknown() });

export const estimateSendSchema = z.object({
  version,
  by: z.enum(['email', 'link'], 'Choose email or link.').register(fieldNotes, { label: 'Send by' }),
});

export const estimateReviseSchema = z.object({ version });

export const estimateVoidSchema = z.object({
  version,
  reason: z
    .string('Enter why you are voiding this estimate.')
    .check(
      onOneLine(),
      z.minLength(1, 'Enter why you are voiding this estimate.'),
      z.maxLength(200, 'Keep the reason to 200 characters or less.'),
    )
    .register(fieldNotes, { label: 'Reason', required: true, limit: 'stops' }),
});

/** The query of `GET /api/admin/estimates`; an empty value means no restriction. */
export const estimateQuerySchema = z.object({
  state: z.prefault(z.enum(['', 'draft', 'sent', 'expired', 'accepted', 'declined', 'voided']), ''),
  /** A number of an estimate, or part of the customer's name. */
  q: z.prefault(z.string().check(onOneLine(), z.maxLength(200)), ''),
  before: z.optional(recordNumber('before must be the id of an estimate.')),
});
export type EstimateQuery = z.infer<typeof estimateQuerySchema>;
