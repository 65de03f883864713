import type { Kysely } from 'kysely';
import type { ContentDocumentRow, Database } from '../database/index.ts';
import { type ContentDocument, type Documents, nameOf } from '../shared/content/documents.ts';
import { picturesOf } from '../shared/content/shown-pictures.ts';
import type { PictureUse } from '../shared/pictures/pictures.ts';
import { isKind, readBody, readDraft } from './read.ts';
import { findVersion, listRows } from './store.ts';

/**
 * Where words show pictures, by the picture's name: what visitors see, and what they would see once the words that wait are published.
 * @param documents what visitors see
 */
export async function readPictureUses(
  db: Kysely<Database>,
  documents: Documents,
): Promise<Record<string, PictureUse[]>> {
  const uses = new Map<string, PictureUse[]>();
  for (const document of documents.byId.values()) note(uses, document, { name: nameOf(document), state: 'live' });
  for (const row of await listRows(db)) {
    const { id, kind } = row;
    if (row.deletedAt || !isKind(kind)) continue;
    const waiting = { scheduled: await readScheduled(db, row), draft: readDraft(row) };
    for (const state of ['scheduled', 'draft'] as const) {
      const document = { id, kind, words: waiting[state] } as ContentDocument;
      if (document.words) note(uses, document, { name: nameOf(documents.byId.get(id) ?? document), state });
    }
  }
  return Object.fromEntries(uses);
}

/** Each document once for a picture, as what visitors see first. */
function note(uses: Map<string, PictureUse[]>, document: ContentDocument, use: Omit<PictureUse, 'id'>): void {
  for (const picture of picturesOf(document)) {
    const known = uses.get(picture) ?? [];
    if (!known.some(({ id }) => id === document.id)) uses.set(picture, [...known, { id: document.id, ...use }]);
  }
}

async function readScheduled(
  db: Kysely<Database>,
  { id, kind, scheduledVersion }: ContentDocumentRow,
): Promise<unknown> {
  const version = scheduledVersion ? await findVersion(db, id, scheduledVersion) : undefined;
  return version && readBody(kind, id, version.body);
}
