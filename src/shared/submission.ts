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
  page?: string;
  status: SubmissionStatus;
}

export const submissionSources = ['contact', 'quick-estimate'] as const;
export type SubmissionSource = (typeof submissionSources)[number];

export const submissionStatuses = ['new', 'contacted', 'quoted', 'won', 'lost', 'spam'] as const;
export type SubmissionStatus = (typeof submissionStatuses)[number];
