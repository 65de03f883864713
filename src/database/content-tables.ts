import type { Generated, Selectable } from 'kysely';
import type { ContentOrigin } from '../shared/content/versions.ts';

/** The state of a document whose words the owner has changed or made; `src/shared/content/documents.ts` names the kinds. */
export interface ContentDocumentTable {
  id: string;
  kind: string;
  /** JSON: words that may be unfinished. */
  draft: string | null;
  /** Counts the drafts and publications; an editor that read an older one is told. */
  draftVersion: Generated<number>;
  draftAt: string | null;
  draftBy: string | null;
  /** The hash of the shipped words that the owner was told of and answered. */
  newsAnswered: string | null;
  /** Since when it is in the bin. */
  deletedAt: string | null;
}
export type ContentDocumentRow = Selectable<ContentDocumentTable>;

/**
 * Words as they were published: a log to which versions are added. The newest one of a document that neither waits for its moment nor was
 * undone is what visitors see; where that is a reset, they see the shipped words.
 */
export interface ContentVersionTable {
  id: Generated<number>;
  documentId: string;
  body: string;
  origin: ContentOrigin;
  /** The hash of the shipped words of that time; empty where there were none. */
  shippedHash: string;
  /** The publications that one step made together, and that one step undoes. */
  batch: string | null;
  by: string;
  at: string;
  /** The moment at which it goes live (milliseconds since 1970); null once it has. */
  scheduledAtMs: number | null;
  undoneAt: string | null;
}
export type ContentVersionRow = Selectable<ContentVersionTable>;
