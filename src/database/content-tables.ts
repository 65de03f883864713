import type { Generated, Selectable } from 'kysely';
import type { AuthorRole } from '../shared/changes.ts';
import type { ContentOrigin } from '../shared/content/versions.ts';

/** The state of a document whose words the owner has changed or made; `src/shared/content/documents.ts` names the kinds. */
export interface ContentDocumentTable {
  id: string;
  kind: string;
  /** The version that visitors see; null for the shipped words, or for none where there are no shipped ones. */
  publishedVersion: number | null;
  /** JSON: words that may be unfinished. */
  draft: string | null;
  /** Counts the drafts and publications; an editor that read an older one is told. */
  draftVersion: Generated<number>;
  /** The version that the draft began from; null for the shipped words. */
  draftBase: number | null;
  draftAt: string | null;
  draftBy: string | null;
  scheduledVersion: number | null;
  scheduledAtMs: number | null;
  /** The hash of the shipped words that the owner was told of and answered. */
  newsAnswered: string | null;
  /** Since when it is in the bin. */
  deletedAt: string | null;
}
export type ContentDocumentRow = Selectable<ContentDocumentTable>;

/** Words as they were published, frozen once written. */
export interface ContentVersionTable {
  id: Generated<number>;
  documentId: string;
  /** JSON. */
  body: string;
  origin: ContentOrigin;
  /** The hash of the shipped words of that time; empty where there were none. */
  shippedHash: string;
  /** The version that was live before; null for the shipped words. */
  replaced: number | null;
  /** The publications that one step made together, and that one step undoes. */
  batch: string | null;
  by: string;
  at: string;
}
export type ContentVersionRow = Selectable<ContentVersionTable>;

/** Shipped words since the release that first brought them. */
export interface ShippedWordsTable {
  documentId: string;
  hash: string;
  body: string;
  firstSeenAt: string;
}

/** An address that leads to a page, named by its id, or to another address. */
export interface RedirectTable {
  fromPath: string;
  page: string | null;
  address: string | null;
  /** 1 for one that the change of an address made. */
  automatic: 0 | 1;
  at: string;
  by: string;
}

/** The audit log: who changed what, and when. */
export interface ChangeTable {
  id: Generated<number>;
  at: string;
  by: string;
  role: AuthorRole;
  action: string;
  subject: string;
  detail: string;
}
export type ChangeRow = Selectable<ChangeTable>;
