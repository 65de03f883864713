import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';

/** A draft to save, with the version its author edited. */
export interface DraftEdit {
  id: string;
  kind: string;
  /** The version that was edited; 0 where there was none. */
  version: number;
  /** JSON; null takes the draft away. */
  draft: string | null;
  by: string;
  at: string;
}

/**
 * Saves a draft, if no one has saved or published since, in one statement.
 * @returns the new version; `undefined` when the stored one is another
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

/** Forgets a draft whose words are live by now. Its version stays, so that an editor that is open goes on without a conflict. */
export async function deletePublishedDraft(db: Kysely<Database>, id: string, draft: string): Promise<void> {
  const none = { draft: null, draftAt: null, draftBy: null };
  await db.updateTable('contentDocuments').set(none).where('id', '=', id).where('draft', '=', draft).execute();
}
