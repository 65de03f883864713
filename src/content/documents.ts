import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { type ContentDocument, type DocumentKind, type Documents, documentName } from '../shared/content/documents.ts';
import { picturesOf } from '../shared/content/shown-pictures.ts';
import type { ListedDocument } from '../shared/content/versions.ts';
import type { PictureUse } from '../shared/pictures/pictures.ts';
import { isKind, readBody, readDraft } from './read.ts';
import { defaultTextFor } from './shipped.ts';
import { type DocumentRow, findVersion, listRows } from './versions.ts';

/** Lists every document, including unpublished ones, with its kind and its name. */
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

const toPage = (document: ContentDocument) => ({ kind: document.kind, name: documentName(document) });

/** Reads the pages that were never published from the database. */
export async function listUnpublishedPages(db: Kysely<Database>, documents: Documents): Promise<ListedDocument[]> {
  return listUnpublished(await listRows(db), documents);
}

/** Lists the pages that were never published. */
export function listUnpublished(rows: Iterable<DocumentRow>, { byId }: Documents): ListedDocument[] {
  return [...rows].flatMap((row): ListedDocument[] => {
    const { id, kind, draftAt: at, draftBy: by } = row;
    if (byId.has(id) || row.deletedAt || !row.draft || !isKind(kind)) return [];
    return [{ id, kind, name: documentName(draftOf(row, kind)), states: ['unpublished'], at, by }];
  });
}

/** Returns a page's text as its last editor left it: the draft, else the text that visitors saw last. */
export async function lastTextOf(db: Kysely<Database>, row: DocumentRow, { plan }: Documents): Promise<unknown> {
  const draft = readDraft(row);
  if (draft !== undefined) return draft;
  const version = row.publishedVersion ? await findVersion(db, row.id, row.publishedVersion) : undefined;
  return (version && readBody(row.kind, row.id, version.body)) ?? defaultTextFor(plan.region).get(row.id)?.words;
}

/** Returns a page as its draft has it, without text if there is no readable draft. */
export function draftOf(row: DocumentRow, kind: DocumentKind): ContentDocument {
  return { id: row.id, kind, words: readDraft(row) ?? {} } as ContentDocument;
}

/**
 * Lists where each picture is used, by the picture's name: in the published text, and in the text that will be published.
 * @param documents the published documents
 */
export async function readPictureUses(
  db: Kysely<Database>,
  documents: Documents,
): Promise<Record<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for (const document of documents.byId.values()) note(uses, document, { name: documentName(document), state: 'live' });
  for (const row of await listRows(db)) {
    const { id, kind } = row;
    if (row.deletedAt || !isKind(kind)) continue;
    const waiting = { scheduled: await readScheduled(db, row), draft: readDraft(row) };
    for (const state of ['scheduled', 'draft'] as const) {
      const document = { id, kind, words: waiting[state] } as ContentDocument;
      if (document.words) note(uses, document, { name: documentName(documents.byId.get(id) ?? document), state });
    }
  }
  return Object.fromEntries(uses);
}

/** Records each document once for a picture; its published use is recorded first. */
function note(uses: Map<string, PictureUse[]>, document: ContentDocument, use: Omit<PictureUse, 'id'>): void {
  for (const picture of picturesOf(document)) {
    const known = uses.get(picture) ?? [];
    if (!known.some(({ id }) => id === document.id)) uses.set(picture, [...known, { id: document.id, ...use }]);
  }
}

async function readScheduled(db: Kysely<Database>, { id, kind, scheduledVersion }: DocumentRow): Promise<unknown> {
  const version = scheduledVersion ? await findVersion(db, id, scheduledVersion) : undefined;
  return version && readBody(kind, id, version.body);
}
