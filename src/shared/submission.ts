import type { LeadDelivery } from './delivery.ts';

/** A stored request as `GET /api/contact-submissions` lists it (specification, section 3; decisions, section 4). */
export interface Submission {
  id: number;
  reference: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  service?: string;
  referredBy?: string;
  source: SubmissionSource;
  /** Path of the page it was sent from. */
  page?: string;
  /** Path of the first page of the visit. */
  landingPage?: string;
  /** Host of the other site that led to the landing page. */
  referrer?: string;
  /** The page of the catalogue that it is about, from 1; absent with its version. */
  catalogPage?: number;
  catalogVersion?: string;
  status: SubmissionStatus;
  /** Why it looked like spam, each with its weight added up in `spamScore`; absent where nothing did. */
  spamReasons?: readonly string[];
  spamScore?: number;
  /** How the messages about it are doing; absent when none was to be sent. */
  deliveries?: readonly LeadDelivery[];
  /** When the owner first called or wrote; ISO 8601, UTC. */
  firstContactAt?: string;
  /** Counts the changes of the status; an editor that read an older one is told. */
  version: number;
}

/** What a list of submissions carries for certain (specification, section 3). */
export type SpecifiedSubmission = Partial<Submission> &
  Pick<Submission, 'id' | 'createdAt' | 'name' | 'email' | 'phone' | 'message'>;

/** A submission with everything that following it up needs, where the list had only the specified fields. */
export function completeSubmission(listed: SpecifiedSubmission): Submission {
  return { reference: '', source: 'contact', status: 'new', version: 0, ...listed };
}

export const submissionSources = ['contact', 'quick-estimate'] as const;
export type SubmissionSource = (typeof submissionSources)[number];

export const submissionStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
