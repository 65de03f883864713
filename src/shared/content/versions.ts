import * as z from 'zod/mini';
import { inLikelyYear, plannedYears } from '../likely-years.ts';
import type { DocumentKind } from './documents.ts';
import type { PagePlan } from './page-plan.ts';
import type { Problem } from './walk.ts';

/** The origin of a document's version. */
export type ContentOrigin = 'publish' | 'schedule' | 'restore' | 'reset' | 'import' | 'set-up';

/** A version in the history. The history also contains the default text as `shipped`, without an author. */
export interface VersionEntry {
  id: number | 'shipped';
  /** ISO 8601, UTC; empty for the default text. */
  at: string;
  by: string;
  origin: ContentOrigin | 'shipped';
}

export type DocumentState = 'live' | 'draft' | 'scheduled' | 'hidden' | 'updated' | 'unpublished';

/** A document in the list of pages. */
export interface DocumentEntry {
  id: string;
  kind: DocumentKind;
  name: string;
  /** The public path; absent for parts of pages and for pages that visitors don't see. */
  path?: string;
  states: readonly DocumentState[];
  /** Number of errors that block publishing. */
  problems: number;
  /** The owner's last change. */
  at: string | null;
  by: string | null;
}

/** An entry before its problems are counted. */
export type ListedDocument = Omit<DocumentEntry, 'problems'>;

/** A page that the owner removed. */
export interface TrashEntry {
  id: string;
  kind: DocumentKind;
  name: string;
  /** When it was removed; ISO 8601, UTC. */
  at: string;
  /** Until when it can be restored; absent for a default page, which can always be restored. */
  until?: string;
}

/** The last change of the plan, if one request can undo it. */
export interface PlanUndo {
  batch: string;
  by: string;
  at: string;
  /** Its changes, as sentences without a period. */
  changes: readonly string[];
}

/** A document whose default text a release changed. */
export interface UpdateEntry {
  id: string;
  name: string;
  /** True if the page shows the owner's text, which stays. Otherwise it already shows the new text. */
  own: boolean;
}

/** A document as the editor opens it. */
export interface OpenDocument {
  id: string;
  kind: DocumentKind;
  name: string;
  path?: string;
  /** The draft, else the published text. */
  words: unknown;
  /** The version that visitors see; null while they see the default text. */
  published: number | null;
  draft: unknown;
  /** The published text; null for a page that was never published. */
  live: unknown;
  draftVersion: number;
  draftAt: string | null;
  draftBy: string | null;
  schedule: { at: string } | null;
  /** The business's time zone, which the editor uses; an IANA name. */
  timeZone: string;
  /**
   * `changed`: the release has a new default text, not yet kept or replaced by the owner; `before`: the default text of the previous
   * release.
   */
  shipped: { words: unknown; changed: boolean; before?: unknown };
  problems: readonly Problem[];
}

/** Every document with the plan of the pages. */
export interface SiteOverview {
  plan: PagePlan;
  /** The version of the plan. */
  version: number;
  documents: readonly DocumentEntry[];
  updates: readonly UpdateEntry[];
  trash: readonly TrashEntry[];
  /** Pages that a release added to a site whose owner had changed the plan. They aren't shown until the owner adds them. */
  offers: readonly Pick<DocumentEntry, 'id' | 'kind' | 'name'>[];
  /** Absent if the plan wasn't changed, or no request undoes the last change. */
  undo?: PlanUndo;
}

/** Another person's draft, in the response to a refused save. */
export interface TheirDraft {
  words: unknown;
  version: number;
  by: string;
  at: string;
}

/** The size limit of a text: 128 KiB of JSON. */
export const textLimitBytes = 128 * 1024;

const version = z.number('The version you edited is missing.').check(z.int(), z.minimum(0));
export const draftSchema = z.object({ words: z.unknown(), version });
export const draftDeletionSchema = z.object({ version });
export const publicationSchema = z.object({
  version,
  at: z.optional(z.iso.datetime({ message: 'Choose a day and a time.' }).check(inLikelyYear(plannedYears))),
  accept: z._default(z.array(z.string()), []),
  /** Only for the business profile, which has no drafts: a save is live at once. */
  words: z.optional(z.unknown()),
});
/** The plan that an editor sends; it is checked against the current plan. */
export const planSaveSchema = z.object({ plan: z.unknown(), version });
export const restorationSchema = z.object({
  from: z.union([z.literal('shipped'), z.number().check(z.int(), z.minimum(1))]),
  published: z.nullable(z.number()),
});
export const updateAnswerSchema = z.object({ answer: z.enum(['keep', 'before']) });
export const previewSchema = z.object({ words: z.unknown(), page: z.optional(z.string()) });
