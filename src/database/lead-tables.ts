import type { Generated, Insertable, Selectable } from 'kysely';
import type { DeliveryKind, DeliveryState } from '../shared/admin/delivery.ts';
import type { LeadSource, LeadStatus, ReviewChannel } from '../shared/lead/lead.ts';
import type { LeadFieldName, ListedField } from '../shared/lead/lead-fields.ts';

/** Known of the visit, and empty where a row does not say. */
type VisitSourceColumn = Extract<ListedField, { origin: 'visit' }>['name'];

/** The fields of `lead-fields.ts`, an empty text for what was not given, and what is recorded beside them. */
export interface LeadTable
  extends Record<Exclude<LeadFieldName, VisitSourceColumn>, string>,
    Record<VisitSourceColumn, Generated<string>> {
  id: Generated<number>;
  reference: string;
  idempotencyKey: string | null;
  /** `form-check` marks the daily form check, which no list, count, export or report may show. */
  source: LeadSource | 'form-check';
  status: LeadStatus;
  /** JSON array of the reasons that marked it as spam. */
  spamReasons: string;
  /** The sum of the reasons' weights. */
  spamScore: Generated<number>;
  createdAt: string;
  firstContactAt: Generated<string | null>;
  /** When the owner last called or wrote, or sent the quote. */
  lastContactAt: Generated<string | null>;
  /** The next step and its due day, such as `2026-11-27`; both empty if nothing is planned. */
  nextStep: Generated<string>;
  nextStepOn: Generated<string | null>;
  /** How long the visitor waited for the first contact, in milliseconds. */
  answeredAfterMs: Generated<number | null>;
  /** The last ten digits of the telephone number, or empty where there are fewer. */
  phoneTail: Generated<string>;
  /** The text that a search looks through, as `searchTextOf` of `src/leads/lead-row.ts` writes it. */
  searchText: Generated<string>;
  /** The town of the page, or the first one that the message names, or empty. */
  town: Generated<string>;
  /** Since when the visitor waits for the first contact, as reminders count it; null where nobody is reminded. */
  waitsSinceMs: Generated<number | null>;
  /** The number of reminders sent, two at most. */
  nudges: Generated<number>;
  /** When the visitor ticked the box beside these words, as they were shown; null and empty where nobody did. */
  textConsentAt: Generated<string | null>;
  textConsentWords: Generated<string>;
  /** When, how and by which link the customer was asked for a review; null and empty before. */
  reviewAskedAt: Generated<string | null>;
  reviewBy: Generated<ReviewChannel | ''>;
  reviewLink: Generated<string>;
  version: Generated<number>;
}
export type LeadRow = Selectable<LeadTable>;
export type NewLead = Insertable<LeadTable>;

/** The deliveries, each written in the same transaction as the lead it is about. */
export interface OutboxTable {
  id: Generated<number>;
  /** Null for messages about the site itself. */
  submissionId: number | null;
  kind: DeliveryKind;
  /** Stays the same over every attempt, so that a receiver can tell a repetition. */
  messageId: string;
  /** JSON: the words of an alarm; `{}` where the request says everything. */
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
  /** The device of a push; null for all else, and for the rows of a device that was removed. */
  deviceId: Generated<number | null>;
}
export type OutboxRow = Selectable<OutboxTable>;

/** A browser that shows the owner a notice of each new lead: a subscription at its maker's push service (RFC 8030). */
export interface PushDeviceTable {
  id: Generated<number>;
  /** The address that takes pushes to this device alone; whoever knows it can claim that a notice was shown. */
  endpoint: string;
  /** The device's public key, and the secret that both sides know (RFC 8291), in base64url. */
  p256dh: string;
  auth: string;
  /** Such as "iPhone" or "Chrome on Android"; no two are called alike. */
  name: string;
  /** The site's public key that the browser has subscribed with (RFC 8292), or empty where that is not known. */
  siteKey: Generated<string>;
  createdAtMs: number;
  /** When the push service last took a notice. */
  sentAtMs: Generated<number | null>;
  /** When the device last said that it has shown one. */
  confirmedAtMs: Generated<number | null>;
  /** When the first notice was sent of those since its last word; null while none is open. */
  unconfirmedSinceMs: Generated<number | null>;
  /** Since when its push service takes nothing for it any more, and why; null and empty while it does. */
  endedAtMs: Generated<number | null>;
  endReason: Generated<string>;
}
export type PushDeviceRow = Selectable<PushDeviceTable>;

/** The plan that came with a lead, and what the visitor saw of its price. */
export interface LeadPlanTable {
  submissionId: number;
  /** As in the address of the page. */
  code: string;
  /** The version of the prices that the visitor saw. */
  priceVersion: number;
  /** JSON: `PlanFigures`. */
  figures: string;
}
export type LeadPlanRow = Selectable<LeadPlanTable>;

/** A photo that came with a request; `storage/site-files.ts` knows where its files lie. */
export interface LeadPhotoTable {
  id: Generated<number>;
  submissionId: number;
  /** SHA-256 of the file as it was sent, in hex: a repeated one is stored once. It names the photo's folder. */
  hash: string;
  /** Size in pixels of the larger width. */
  width: number;
  height: number;
  createdAt: string;
  /** When a mail to the owner carried it; null until then. */
  mailedAtMs: Generated<number | null>;
}
export type LeadPhotoRow = Selectable<LeadPhotoTable>;
export type NewLeadPhoto = Insertable<LeadPhotoTable>;

/** The visit that is planned with a lead, at most one. */
export interface AppointmentTable {
  submissionId: number;
  startsAt: string;
  endsAt: string;
  /** The owner's own; no invitation has it. */
  note: string;
  /** Names the visit in every calendar, however often it moves. */
  uid: string;
  /** Counts the revisions: it rises with every change that a calendar shows. */
  sequence: Generated<number>;
  /** When the last revision was made. */
  changedAt: string;
  /** When the last invitation was sent; null before the first, as are the revision and the time that it named. */
  invitedAt: Generated<string | null>;
  invitedSequence: Generated<number | null>;
  invitedStartsAt: Generated<string | null>;
  invitedEndsAt: Generated<string | null>;
  /** The address of the yard that it named, and the mailbox that it went to; empty before. */
  invitedAddress: Generated<string>;
  invitedEmail: Generated<string>;
}
export type AppointmentRow = Selectable<AppointmentTable>;
