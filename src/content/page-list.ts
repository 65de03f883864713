import type { Kysely } from 'kysely';
import type { ContentDocumentRow, Database } from '../database/index.ts';
import { type ContentDocument, type DocumentKind, type Documents, nameOf } from '../shared/content/documents.ts';
import type { BinEntry, ListedDocument } from '../shared/content/versions.ts';
import { isKind, readBody } from './read.ts';
import { shippedDocuments, shippedWordsFor } from './shipped.ts';
import { findVersion, listRows } from './store.ts';

/** Every document that there is, also those that no one has published yet, with its kind and its name. */
export async function listPages(
  db: Kysely<Database>,
  { byId }: Documents,
): Promise<Map<string, { kind: DocumentKind; name: string }>> {
  const pages = new Map([...byId.values()].map((document) => [document.id, toPage(document)]));
  for (const row of await listRows(db)) {
    if (row.deletedAt) pages.delete(row.id);
    else if (!pages.has(row.id) && isKind(row.kind)) pages.set(row.id, toPage(draftOf(row, row.kind)));
  }
  return pages;
}

const toPage = (document: ContentDocument) => ({ kind: document.kind, name: nameOf(document) });

/** The pages that were never published, read from the database. */
export async function listUnpublishedPages(db: Kysely<Database>, documents: Documents): Promise<ListedDocument[]> {
  return listUnpublished(await listRows(db), documents);
}

/** Pages that were never published. */
export function listUnpublished(rows: Iterable<ContentDocumentRow>, { byId }: Documents): ListedDocument[] {
  return [...rows].flatMap((row): ListedDocument[] => {
    const { id, kind, draftAt: at, draftBy: by } = row;
    if (byId.has(id) || row.deletedAt || !row.draft || !isKind(kind)) return [];
    return [{ id, kind, name: nameOf(draftOf(row, kind)), states: ['unpublished'], at, by }];
  });
}

/** How long a page of the owner's stays in the bin. */
export const binMs = 30 * 24 * 3600_000;

/** Until when a page can be brought back; `undefined` for one that the site came with, which can be at any time. */
export function binEnd({ id, deletedAt }: ContentDocumentRow): string | undefined {
  if (!deletedAt || shippedDocuments.byId.has(id)) return undefined;
  return new Date(Date.parse(deletedAt) + binMs).toISOString();
}

/** The pages that the owner took away, the latest first. */
export async function listBin(
  db: Kysely<Database>,
  rows: Iterable<ContentDocumentRow>,
  documents: Documents,
): Promise<BinEntry[]> {
  const entries: BinEntry[] = [];
  for (const row of rows) {
    const until = binEnd(row);
    if (!row.deletedAt || !isKind(row.kind)) continue;
    const words = await lastWordsOf(db, row, documents);
    const document = { ...draftOf(row, row.kind), ...(words !== undefined && { words }) } as ContentDocument;
    entries.push({ id: row.id, kind: row.kind, name: nameOf(document), at: row.deletedAt, ...(until && { until }) });
  }
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}

/** The words of a page as its last editor left them: the draft, else what visitors saw last. */
export async function lastWordsOf(
  db: Kysely<Database>,
  row: ContentDocumentRow,
  { plan }: Documents,
): Promise<unknown> {
  if (row.draft) return JSON.parse(row.draft);
  const version = row.publishedVersion ? await findVersion(db, row.id, row.publishedVersion) : undefined;
  return (version && readBody(row.kind, row.id, version.body)) ?? shippedWordsFor(plan.ground).get(row.id)?.words;
}

function draftOf({ id, draft }: ContentDocumentRow, kind: DocumentKind): ContentDocument {
  return { id, kind, words: draft ? JSON.parse(draft) : {} } as ContentDocument;
}
