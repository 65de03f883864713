import type { Generated, Insertable, Selectable } from 'kysely';
import type { DeliveryKind, DeliveryState } from '../shared/admin/delivery.ts';
import type { LeadSource, LeadStatus, ReviewChannel } from '../shared/lead/lead.ts';
import type { LeadFieldName, ListedField } from '../shared/lead/lead-fields.ts';

/** Columns about the visit source; empty if unknown. */
type VisitSourceColumn = Extract<ListedField, { origin: 'visit' }>['name'];

/** The fields of `lead-fields.ts`, an empty text for absent ones, and recorded data about the lead. */
export interface LeadTable
  extends Record<Exclude<LeadFieldName, VisitSourceColumn>, string>,
    Record<VisitSourceColumn, Generated<string>> {
  id: Generated<number>;
  reference: string;
  idempotencyKey: string | null;
  /** `form-check` marks the daily form check, which must not appear in any list, count, export, or report. */
  source: LeadSource | 'form-check';
  status: LeadStatus;
  /** JSON array of the reasons why it was marked as spam. */
  spamReasons: string;
  /** The sum of the reasons' weights. */
  spamScore: Generated<number>;
  createdAt: string;
  firstContactAt: Generated<string | null>;
  /** When the owner last called, wrote, or sent the quote. */
  lastContactAt: Generated<string | null>;
  /** The next step and its due day, such as `2026-11-27`; both empty if nothing is planned. */
  nextStep: Generated<string>;
  nextStepOn: Generated<string | null>;
  /** How long the visitor waited for the first contact, in milliseconds. */
  answeredAfterMs: Generated<number | null>;
  /** The last ten digits of the phone number, or empty if there are fewer. */
  phoneTail: Generated<string>;
  /** The text that a search scans, from `searchTextOf` of `src/leads/lead-row.ts`. */
  searchText: Generated<string>;
  /** The town of the page, or the first one that the message names, or empty. */
  town: Generated<string>;
  /** Since when the visitor has waited for the first contact, as reminders count it; null if there are no reminders. */
  waitsSinceMs: Generated<number | null>;
  /** The number of reminders sent, two at most. */
  nudges: Generated<number>;
  /** When the visitor checked the text message box, and the text shown next to it; null and empty if the visitor didn't. */
  textConsentAt: Generated<string | null>;
  textConsentWords: Generated<string>;
  /** When, how, and with which link the customer was asked for a review; null and empty before. */
  reviewAskedAt: Generated<string | null>;
  reviewBy: Generated<ReviewChannel | ''>;
  reviewLink: Generated<string>;
  version: Generated<number>;
  /** The import that the lead came with; null for all others, and once it can't be undone. */
  importId: Generated<number | null>;
}
export type LeadRow = Selectable<LeadTable>;
export type NewLead = Insertable<LeadTable>;

/** Imports of customers from a file. */
export interface CustomerImportTable {
  id: Generated<number>;
  createdAt: string;
  /** The number of customers. */
  customers: number;
  /** 1 once all customers are stored. */
  isFinished: number;
}

/** The deliveries, each written in the same transaction as its lead. */
export interface OutboxTable {
  id: Generated<number>;
  /** Null for messages about the site itself. */
  submissionId: number | null;
  kind: DeliveryKind;
  /** The same for every attempt, so that a receiver can detect duplicates. */
  messageId: string;
  /** JSON: the text of an alarm; `{}` if the kind needs no data. */
  payload: string;
  state: DeliveryState;
  attempts: Generated<number>;
  /** The number of attempts without a response; each may have arrived. */
  uncertain: Generated<number>;
  createdAtMs: number;
  nextAttemptAtMs: number;
  failingSinceMs: number | null;
  sentAtMs: number | null;
  lastError: Generated<string>;
  /** The worker that is sending it; null unless `state` is `sending`. */
  claim: Generated<string | null>;
  claimedAtMs: Generated<number | null>;
  /** The device of a push; null for other kinds, and for the rows of a removed device. */
  deviceId: Generated<number | null>;
}
export type OutboxRow = Selectable<OutboxTable>;

/** A browser that shows the owner a notification of each new lead: a subscription at its maker's push service (RFC 8030). */
export interface PushDeviceTable {
  id: Generated<number>;
  /** Who added it; null if unknown. */
  personId: Generated<number | null>;
  /** The address that accepts pushes to this device only; anyone who knows it can claim that a notification was shown. */
  endpoint: string;
  /** The device's public key, and the secret that both sides know (RFC 8291), in base64url. */
  p256dh: string;
  auth: string;
  /** Such as "iPhone" or "Chrome on Android"; unique. */
  name: string;
  /** The site's public key that the browser has subscribed with (RFC 8292), or empty if unknown. */
  siteKey: Generated<string>;
  createdAtMs: number;
  /** When the push service last accepted a notification. */
  sentAtMs: Generated<number | null>;
  /** When the device last confirmed a notification. */
  confirmedAtMs: Generated<number | null>;
  /** When the first notification after the last confirmation was sent; null if all are confirmed. */
  unconfirmedSinceMs: Generated<number | null>;
  /** Since when its push service has refused everything for it, and why; null and empty while it works. */
  endedAtMs: Generated<number | null>;
  endReason: Generated<string>;
}
export type PushDeviceRow = Selectable<PushDeviceTable>;

/** The plan that came with a lead, and the price that the visitor saw. */
export interface LeadPlanTable {
  submissionId: number;
  /** The plan's code, as in the address of the page. */
  code: string;
  /** The version of the prices that the visitor saw. */
  priceVersion: number;
  /** JSON: `PlanFigures`. */
  figures: string;
}
export type LeadPlanRow = Selectable<LeadPlanTable>;

/** A photo of a lead; `storage/site-files.ts` defines where its files are stored. */
export interface LeadPhotoTable {
  id: Generated<number>;
  submissionId: number;
  /** SHA-256 of the file as it was sent, in hex: a repeated file is stored once. It names the photo's folder. */
  hash: string;
  /** Size in pixels of the larger width. */
  width: number;
  height: number;
  createdAt: string;
  /** When it was mailed to the owner; null until then. */
  mailedAtMs: Generated<number | null>;
}
export type LeadPhotoRow = Selectable<LeadPhotoTable>;
export type NewLeadPhoto = Insertable<LeadPhotoTable>;

/** The appointment of a lead, at most one. */
export interface AppointmentTable {
  submissionId: number;
  startsAt: string;
  endsAt: string;
  /** The owner's own note; invitations don't contain it. */
  note: string;
  /** Identifies the appointment in every calendar, however often it moves. */
  uid: string;
  /** Counts the revisions: it rises with every change that a calendar shows. */
  sequence: Generated<number>;
  /** When the last revision was made. */
  changedAt: string;
  /** When the last invitation was sent; null before the first, like the revision and the time in it. */
  invitedAt: Generated<string | null>;
  invitedSequence: Generated<number | null>;
  invitedStartsAt: Generated<string | null>;
  invitedEndsAt: Generated<string | null>;
  /** The yard's address in the invitation, and the mailbox that it was sent to; empty before. */
  invitedAddress: Generated<string>;
  invitedEmail: Generated<string>;
}
export type AppointmentRow = Selectable<AppointmentTable>;
