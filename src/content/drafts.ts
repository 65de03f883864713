import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';

/** A draft to save, with the version its author edited. */
export interface DraftEdit {
  id: string;
  kind: string;
  /** The version that was edited; 0 if there was none. */
  version: number;
  /** JSON; null deletes the draft. */
  draft: string | null;
  by: string;
  at: string;
}

/**
 * Saves a draft, in one statement, if no one has saved or published in the meantime.
 * @returns the new version; `undefined` if the stored version is another one
 */
export async function writeDraft(db: Kysely<Database>, edit: DraftEdit): Promise<number | undefined> {
  const { id, kind, version, draft, by, at } = edit;
  const change = { draft, draftAt: draft && at, draftBy: draft && by, draftVersion: version + 1 };
  if (version > 0) {
    const { numUpdatedRows } = await db
      .updateTable('contentDocuments')
      .set(change)
      .where('id', '=', id)
      .where('draftVersion', '=', version)
      .executeTakeFirst();
    return numUpdatedRows ? version + 1 : undefined;
  }
  const added = await db
    .insertInto('contentDocuments')
    .values({ id, kind, ...change })
    .onConflict((clash) => clash.column('id').doUpdateSet(change).where('contentDocuments.draftVersion', '=', 0))
    .returning('id')
    .executeTakeFirst();
  return added && 1;
}

/** Deletes a draft whose text has been published. Its version stays, so that an open editor continues without a conflict. */
export async function deletePublishedDraft(db: Kysely<Database>, id: string, draft: string): Promise<void> {
  const none = { draft: null, draftAt: null, draftBy: null };
  await db.updateTable('contentDocuments').set(none).where('id', '=', id).where('draft', '=', draft).execute();
}
