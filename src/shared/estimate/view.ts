import type { FencePlan } from '../fence/plan.ts';
import type { FieldMessages } from '../fields.ts';
import type { PhotoOutcome } from '../lead/lead-photos.ts';
import type { EstimateContent } from './content.ts';
import type { EstimateAcceptance } from './estimate.ts';

/** An estimate as the customer's page shows it. */
export interface EstimateView {
  /** The customer's address of the estimate, without its host; empty in the owner's preview. */
  path: string;
  /** Null in the preview of a draft. */
  number: number | null;
  state: 'open' | 'expired' | 'accepted' | 'declined' | 'voided';
  version: number;
  content: EstimateContent;
  customer: { name: string; address: string };
  /** When this version was sent, such as "Nov 27, 2026"; empty in the preview of a draft. */
  sentOn: string;
  /** The fence plan, if its drawing is shown. */
  plan?: FencePlan | undefined;
  /** The option and add-ons that the customer is about to accept. */
  choice?: EstimateChoice | undefined;
  acceptance?: EstimateAcceptance | undefined;
  /** When it was accepted, as the customer reads it. */
  acceptedOn?: string | undefined;
  /** The notice of cancellation, if it is included. */
  cancellation?: CancellationDates | undefined;
  /** True while photos can be added. */
  takesPhotos: boolean;
  /** The form that was just sent. */
  done?: 'question' | 'photos' | undefined;
  photos?: PhotoOutcome | undefined;
  form?: EstimateFormState | undefined;
}

export interface EstimateChoice {
  option: number;
  addOns: number[];
}

/** A refused form, with what was typed. */
export interface EstimateFormState {
  name: 'choose' | 'accept' | 'decline' | 'question' | 'photos';
  values: Readonly<Record<string, string>>;
  fields?: FieldMessages | undefined;
  message?: string | undefined;
  /** The differences from the page that the customer saw, as sentences. */
  changes?: readonly string[] | undefined;
}

/** The days of the notice of cancellation (16 CFR 429.1), as people read them. */
export interface CancellationDates {
  /** The day of the acceptance; empty before it. */
  signedOn: string;
  /** The last day to cancel, if the estimate is accepted on that day or today. */
  cancelBy: string;
}

/** The label of the box that signs. */
export const agreeLabel = 'I agree to sign electronically';

/** Returns the sentences behind the box (15 U.S.C. 7001(c)): scope, paper copy, and how to withdraw. */
export function consentSentences(businessName: string, phone: string): string[] {
  return [
    `By typing my name and checking this box, I accept this estimate from ${businessName} and sign it electronically.`,
    'My agreement to sign electronically covers this estimate only. I can open and print this page on this device.',
    `I can get a paper copy at no charge, or withdraw my agreement to sign electronically, by calling ${phone}. If I withdraw it before I accept, I can sign on paper instead.`,
  ];
}

/** Returns the whole text that the customer agrees to, as the record stores it. */
export function consentText(businessName: string, phone: string): string {
  return [`${agreeLabel}.`, ...consentSentences(businessName, phone)].join(' ');
}
