import type { Kysely } from 'kysely';
import type { ContentDocumentRow, ContentVersionRow, Database } from '../database/index.ts';
import type { ContentOrigin } from '../shared/content/versions.ts';

/** The state of a document; `undefined` where the owner has never touched it. */
export function findRow(db: Kysely<Database>, id: string): Promise<ContentDocumentRow | undefined> {
  return db.selectFrom('contentDocuments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The state of every document that the owner has touched. */
export function listRows(db: Kysely<Database>): Promise<ContentDocumentRow[]> {
  return db.selectFrom('contentDocuments').selectAll().execute();
}

/** The business profile is saved and live by one button; all other documents have drafts. */
export const isSavedAtOnce = (id: string) => id === 'profile';

/** What a draft's author last saw, and the words. */
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

/** What visitors see from now on. */
export interface LiveChange {
  id: string;
  kind: string;
  /** The version of the draft that was seen; `undefined` where the draft does not matter and stays. */
  draftVersion?: number;
  /** The version that was live; `undefined` where it does not matter. */
  published?: number | null;
  /** The version that was scheduled; `undefined` where it does not matter. */
  scheduled?: number;
  to: number | null;
}

/**
 * Makes a version the live one and takes a schedule off; with `draftVersion` the draft is used up.
 * @returns whether what was seen still stood; nothing is written otherwise
 */
export async function writeLive(
  db: Kysely<Database>,
  { id, kind, draftVersion, published, scheduled, to }: LiveChange,
): Promise<boolean> {
  await db
    .insertInto('contentDocuments')
    .values({ id, kind })
    .onConflict((clash) => clash.column('id').doNothing())
    .execute();
  const pending = (await findRow(db, id))?.scheduledVersion;
  const noDraft = { draft: null, draftAt: null, draftBy: null, draftBase: null };
  let update = db
    .updateTable('contentDocuments')
    .set({ publishedVersion: to, scheduledVersion: null, scheduledAtMs: null })
    .where('id', '=', id);
  if (draftVersion !== undefined)
    update = update.set({ ...noDraft, draftVersion: draftVersion + 1 }).where('draftVersion', '=', draftVersion);
  // Who has the former one open must be told, whatever brought this one.
  else if (isSavedAtOnce(id)) update = update.set(({ eb }) => ({ draftVersion: eb('draftVersion', '+', 1) }));
  if (published !== undefined) update = update.where('publishedVersion', 'is not distinct from', published);
  if (scheduled !== undefined) update = update.where('scheduledVersion', '=', scheduled);
  const isLive = (await update.executeTakeFirst()).numUpdatedRows > 0n;
  if (isLive && pending && pending !== to) await forgetVersion(db, pending);
  return isLive;
}

/** Forgets a version that was scheduled and never live. */
export async function forgetVersion(db: Kysely<Database>, id: number): Promise<void> {
  await db.deleteFrom('contentVersions').where('id', '=', id).where('origin', '=', 'schedule').execute();
}

export interface NewVersion {
  documentId: string;
  words: unknown;
  origin: ContentOrigin;
  shippedHash: string;
  replaced: number | null;
  batch?: string | undefined;
  by: string;
  at: string;
}

/** @returns the number of the version */
export async function addVersion(db: Kysely<Database>, { words, batch, ...version }: NewVersion): Promise<number> {
  const { id } = await db
    .insertInto('contentVersions')
    .values({ ...version, body: JSON.stringify(words), batch: batch ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** How many versions of a document are kept beside those in use. */
const keptVersions = 200;

/** Forgets the oldest versions of a document that are in no use. */
export async function forgetOldVersions(db: Kysely<Database>, documentId: string): Promise<void> {
  const oldest = await db
    .selectFrom('contentVersions')
    .select('id')
    .where('documentId', '=', documentId)
    .orderBy('id', 'desc')
    .offset(keptVersions)
    .limit(1)
    .executeTakeFirst();
  const row = oldest && (await findRow(db, documentId));
  if (!row) return;
  const used = [row.publishedVersion, row.scheduledVersion, row.draftBase].filter((id) => id !== null);
  await db
    .deleteFrom('contentVersions')
    .where('documentId', '=', documentId)
    .where('id', '<=', oldest.id)
    .where('id', 'not in', [0, ...used])
    .execute();
}

/** A version of a document, or `undefined` when it is not kept any more. */
export function findVersion(
  db: Kysely<Database>,
  documentId: string,
  id: number,
): Promise<ContentVersionRow | undefined> {
  return db
    .selectFrom('contentVersions')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The versions of a document, the newest first. @param before only those older than this one */
export function listVersions(db: Kysely<Database>, documentId: string, before?: number, limit = 50) {
  let query = db
    .selectFrom('contentVersions')
    .selectAll()
    .where('documentId', '=', documentId)
    .orderBy('id', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('id', '<', before);
  return query.execute();
}

/** The versions that one step made together. */
export function listBatch(db: Kysely<Database>, batch: string): Promise<ContentVersionRow[]> {
  return db.selectFrom('contentVersions').selectAll().where('batch', '=', batch).execute();
}
