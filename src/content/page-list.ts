import type { Kysely } from 'kysely';
import type { ContentDocumentRow, Database } from '../database/index.ts';
import { type ContentDocument, type DocumentKind, type Documents, nameOf } from '../shared/content/documents.ts';
import type { ListedDocument } from '../shared/content/versions.ts';
import { isKind, readBody, readDraft } from './read.ts';
import { shippedWordsFor } from './shipped.ts';
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

/** The words of a page as its last editor left them: the draft, else what visitors saw last. */
export async function lastWordsOf(
  db: Kysely<Database>,
  row: ContentDocumentRow,
  { plan }: Documents,
): Promise<unknown> {
  const draft = readDraft(row);
  if (draft !== undefined) return draft;
  const version = row.publishedVersion ? await findVersion(db, row.id, row.publishedVersion) : undefined;
  return (version && readBody(row.kind, row.id, version.body)) ?? shippedWordsFor(plan.ground).get(row.id)?.words;
}

/** A page as its draft, without words where it has none that can be read. */
export function draftOf(row: ContentDocumentRow, kind: DocumentKind): ContentDocument {
  return { id: row.id, kind, words: readDraft(row) ?? {} } as ContentDocument;
}
