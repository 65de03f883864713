import type { Generated, Selectable } from 'kysely';
import type { DeclineReason, EstimateState } from '../shared/estimate/estimate.ts';
import type { TimeZone } from '../shared/hours.ts';

/** An estimate. Money is in cents, and a day is in the business's time zone. */
export interface EstimateTable {
  id: Generated<number>;
  /** Null if the lead was deleted and the signed record was kept. */
  submissionId: number | null;
  /** Null until the first version is sent; never reused. */
  number: Generated<number | null>;
  state: EstimateState;
  version: Generated<number>;
  /** The secret of the customer's link; null until the first version is sent. */
  token: Generated<string | null>;
  /** The version that the customer sees; null until one is sent. */
  sentVersion: Generated<number | null>;
  /** The last day of the version that the customer sees; null until one is sent. */
  validUntil: Generated<string | null>;
  /** The number of options, and their lowest and highest totals: of the version that the customer sees, or else of the draft. */
  options: number;
  total: number;
  highestTotal: number;
  /** The customer's name when the estimate was last saved or sent. */
  customer: string;
  /** `customer` after `foldText`, for searching. */
  customerSearch: string;
  /** When the customer's link was first opened; null before. A mail filter may have opened it. */
  openedAt: Generated<string | null>;
  opens: Generated<number>;
  /** When the version that the customer sees was sent. */
  sentAt: Generated<string | null>;
  createdAt: string;
  updatedAt: string;
  voidedAt: Generated<string | null>;
  voidedBy: Generated<string>;
  voidReason: Generated<string>;
  /** JSON: the content that isn't sent yet; null if there is no draft. */
  draft: string | null;
}
export type EstimateRow = Selectable<EstimateTable>;

/** A version as it was sent. Rows are only added. */
export interface EstimateVersionTable {
  estimateId: number;
  version: number;
  /** SHA-256 of `content`, in hex. */
  hash: string;
  sentAt: string;
  sentBy: 'email' | 'link';
  /** The name of the person who sent it. */
  sender: Generated<string>;
  /** Empty if it was sent as a link. */
  email: string;
  /** The fence plan of its drawing. */
  planCode: string | null;
  /** Canonical JSON: an `EstimateContent`. */
  content: string;
}
export type EstimateVersionRow = Selectable<EstimateVersionTable>;

/** The signature of a customer. An estimate has at most one, and it never changes. */
export interface EstimateAcceptanceTable {
  estimateId: number;
  version: number;
  hash: string;
  option: number;
  optionName: string;
  /** JSON array of indexes. */
  addOns: string;
  total: number;
  deposit: number;
  name: string;
  consent: string;
  at: string;
  timeZone: TimeZone;
  address: string;
  userAgent: string;
  email: string;
}
export type EstimateAcceptanceRow = Selectable<EstimateAcceptanceTable>;

export interface EstimateDeclineTable {
  estimateId: number;
  reason: DeclineReason;
  text: string;
  name: string;
  at: string;
}

export interface EstimateQuestionTable {
  id: Generated<number>;
  estimateId: number;
  /** SHA-256 of the text, in hex: a repeated post is stored once. */
  hash: string;
  text: string;
  at: string;
}

/** Counters for numbers that are never reused, such as estimate numbers. */
export interface CounterTable {
  name: string;
  /** The last number. */
  value: number;
}
