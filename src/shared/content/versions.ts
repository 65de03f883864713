import * as z from 'zod/mini';
import { inLikelyYear, plannedYears } from '../likely-years.ts';
import type { DocumentKind } from './documents.ts';
import type { PagePlan } from './page-plan.ts';
import type { Problem } from './walk.ts';

/** The origin of a document's version. */
export type ContentOrigin = 'publish' | 'schedule' | 'restore' | 'reset' | 'import' | 'set-up';

/** A version as the history lists it; `shipped` words stand there too, without an author. */
export interface VersionEntry {
  id: number | 'shipped';
  /** ISO 8601, UTC; empty for the shipped words. */
  at: string;
  by: string;
  origin: ContentOrigin | 'shipped';
}

export type DocumentState = 'live' | 'draft' | 'scheduled' | 'hidden' | 'new words' | 'unpublished';

/** A document as the list of pages shows it. */
export interface DocumentEntry {
  id: string;
  kind: DocumentKind;
  name: string;
  /** The public path; absent for parts of pages and for pages that visitors don't see. */
  path?: string;
  states: readonly DocumentState[];
  /** Number of errors that block publishing. */
  problems: number;
  /** The last change of the owner's. */
  at: string | null;
  by: string | null;
}

/** An entry before what is wrong with its words is counted. */
export type ListedDocument = Omit<DocumentEntry, 'problems'>;

/** A page that the owner took away. */
export interface TrashEntry {
  id: string;
  kind: DocumentKind;
  name: string;
  /** Since when; ISO 8601, UTC. */
  at: string;
  /** Until when it can be brought back; absent for a page that the site came with, which can be at any time. */
  until?: string;
}

/** The last change of the plan, which one call takes back. */
export interface PlanUndo {
  batch: string;
  by: string;
  at: string;
  /** Its changes, as sentences without a period. */
  changes: readonly string[];
}

/** A document that a release brought other words for. */
export interface UpdateEntry {
  id: string;
  name: string;
  /** True if the owner's words are shown, which stay; otherwise the page shows the new ones already. */
  own: boolean;
}

/** A document as the editor opens it. */
export interface OpenDocument {
  id: string;
  kind: DocumentKind;
  name: string;
  path?: string;
  /** The draft, else what visitors see. */
  words: unknown;
  /** The version that visitors see; null while they see the shipped words. */
  published: number | null;
  draft: unknown;
  /** The published text; null for a page that was never published. */
  live: unknown;
  draftVersion: number;
  draftAt: string | null;
  draftBy: string | null;
  schedule: { at: string } | null;
  /** The business's, in which the editor shows and takes times; an IANA name. */
  timeZone: string;
  /** `changed`: the release has other shipped words, not yet kept or replaced by the owner; `before`: the shipped words of the previous release. */
  shipped: { words: unknown; changed: boolean; before?: unknown };
  problems: readonly Problem[];
}

/** Every document with the plan of the pages. */
export interface SiteOverview {
  plan: PagePlan;
  /** Of the plan. */
  version: number;
  documents: readonly DocumentEntry[];
  updates: readonly UpdateEntry[];
  trash: readonly TrashEntry[];
  /** Pages that a release brought to a site whose owner had changed the plan; no one sees them before he takes them up. */
  offers: readonly Pick<DocumentEntry, 'id' | 'kind' | 'name'>[];
  /** Absent where nothing of the plan's was changed, or no call takes the last change back. */
  undo?: PlanUndo;
}

/** Someone else's draft, which the answer to a refused save brings. */
export interface TheirDraft {
  words: unknown;
  version: number;
  by: string;
  at: string;
}

/** Words are at most 128 KiB of JSON. */
export const textLimitBytes = 128 * 1024;

const version = z.number('The version you edited is missing.').check(z.int(), z.minimum(0));
export const draftSchema = z.object({ words: z.unknown(), version });
export const draftDeletionSchema = z.object({ version });
export const publicationSchema = z.object({
  version,
  at: z.optional(z.iso.datetime({ message: 'Choose a day and a time.' }).check(inLikelyYear(plannedYears))),
  accept: z._default(z.array(z.string()), []),
  /** Of the business profile, which has no drafts: what is saved is live at once. */
  words: z.optional(z.unknown()),
});
/** The plan that an editor sends; it is checked against the one that stands. */
export const planSaveSchema = z.object({ plan: z.unknown(), version });
export const restorationSchema = z.object({
  from: z.union([z.literal('shipped'), z.number().check(z.int(), z.minimum(1))]),
  published: z.nullable(z.number()),
});
export const updateAnswerSchema = z.object({ answer: z.enum(['keep', 'before']) });
export const previewSchema = z.object({ words: z.unknown(), page: z.optional(z.string()) });
