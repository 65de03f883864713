import * as z from 'zod/mini';
import { type Submission, submissionStatuses } from './submission.ts';

/** A submission as the owner follows it up: what changes it, and what is kept beside it. */

export type NoteKind = 'note' | 'status' | 'call' | 'mail';

export interface Note {
  id: number;
  kind: NoteKind;
  /** What the owner wrote; the new status of a `status` entry; empty for a call or a mail. */
  text: string;
  /** ISO 8601, UTC. */
  createdAt: string;
}

/** What `GET /api/admin/leads/:id` answers. */
export interface Lead {
  submission: Submission;
  /** Newest first. */
  notes: readonly Note[];
  /** Other requests with the same e-mail address or telephone number. */
  samePerson: readonly Pick<Submission, 'id' | 'name' | 'createdAt' | 'status'>[];
}

const recordId = z.int('A record has a whole number.').check(z.positive('A record has a number above zero.'));

export const leadStatusSchema = z.object({
  status: z.enum(submissionStatuses, 'Please choose one of the statuses.'),
  version: z.int('The version that was read is missing.'),
});

export const noteSchema = z.object({
  text: z
    .string('Please write a note.')
    .check(z.trim(), z.minLength(1, 'Please write a note.'), z.maxLength(5000, 'A note has at most 5000 characters.')),
});

const contactChannels = ['call', 'mail'] as const;
export type ContactChannel = (typeof contactChannels)[number];

export const firstContactSchema = z.object({
  channel: z.enum(contactChannels, 'Please say whether it was a call or a mail.'),
});

export const leadDeletionSchema = z.object({
  ids: z
    .array(recordId, 'Please say which requests.')
    .check(z.minLength(1, 'Please say which requests.'), z.maxLength(500, 'At most 500 requests at a time.')),
});

/** Statuses in which somebody still waits for the business. */
export function isOpen({ status }: Pick<Submission, 'status'>): boolean {
  return status === 'new' || status === 'contacted' || status === 'quoted';
}
