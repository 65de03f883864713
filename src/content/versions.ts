import type { Kysely, Transaction } from 'kysely';
import type { ContentDocumentRow, ContentVersionRow, Database } from '../database/index.ts';
import { documentKinds } from '../shared/content/documents.ts';
import type { ContentOrigin } from '../shared/content/versions.ts';
import { shippedDrafts } from './shipped.ts';

/** A document that the owner has changed, with data from its versions. */
export interface DocumentRow extends ContentDocumentRow {
  /** The version that visitors see; null for the default text, or if there is no default text. */
  publishedVersion: number | null;
  /** Since when visitors see it; ISO 8601, UTC. */
  publishedAt: string | null;
  /** The hash of the default text that it started from. */
  shippedHash: string | null;
  scheduledVersion: number | null;
  /** Milliseconds since 1970. */
  scheduledAtMs: number | null;
}

function selectRows(db: Kysely<Database>) {
  return db
    .selectFrom('contentDocuments')
    .leftJoin('contentVersions as live', (join) =>
      join.on('live.origin', '<>', 'reset').on(({ eb, selectFrom }) =>
        eb(
          'live.id',
          '=',
          selectFrom('contentVersions as newest')
            .select(({ fn }) => fn.max('newest.id').as('id'))
            .whereRef('newest.documentId', '=', 'contentDocuments.id')
            .where('newest.scheduledAtMs', 'is', null)
            .where('newest.undoneAt', 'is', null),
        ),
      ),
    )
    .leftJoin('contentVersions as scheduled', (join) =>
      join.onRef('scheduled.documentId', '=', 'contentDocuments.id').on('scheduled.scheduledAtMs', 'is not', null),
    )
    .selectAll('contentDocuments')
    .select(['live.id as publishedVersion', 'live.at as publishedAt', 'live.shippedHash'])
    .select(['scheduled.id as scheduledVersion', 'scheduled.scheduledAtMs']);
}

/** Returns the state of a document; `undefined` if the owner never changed it and visitors see the default text. */
export async function findRow(db: Kysely<Database>, id: string): Promise<DocumentRow | undefined> {
  return withShippedDraft(id, await selectRows(db).where('contentDocuments.id', '=', id).executeTakeFirst());
}

/** Lists the state of every document that the owner has changed, and of those whose default text is a draft. */
export async function listRows(db: Kysely<Database>): Promise<DocumentRow[]> {
  const rows = await selectRows(db).execute();
  const touched = new Set(rows.map(({ id }) => id));
  const untouched = [...shippedDrafts.keys()].filter((id) => !touched.has(id));
  return [
    ...rows.map((row) => withShippedDraft(row.id, row) ?? row),
    ...untouched.flatMap((id) => withShippedDraft(id, undefined) ?? []),
  ];
}

/** Uses the default text as the draft of a document whose default text is a draft, until the owner writes or publishes another text. */
function withShippedDraft(id: string, row: DocumentRow | undefined): DocumentRow | undefined {
  const shipped = shippedDrafts.get(id);
  if (!shipped || row?.draft || row?.publishedVersion) return row;
  const untouched = {
    id,
    draftVersion: 0,
    draftAt: null,
    draftBy: null,
    updateAnswered: null,
    deletedAt: null,
    publishedVersion: null,
    publishedAt: null,
    shippedHash: null,
    scheduledVersion: null,
    scheduledAtMs: null,
  };
  return { ...untouched, ...row, kind: shipped.kind, draft: JSON.stringify(shipped.words) };
}

/**
 * Lists the documents whose scheduled version is due, in order of time. A kind that only a newer release knows is left out and waits for
 * that release.
 */
export async function listDue(db: Kysely<Database>, nowMs: number): Promise<DocumentRow[]> {
  const query = selectRows(db)
    .where('scheduled.scheduledAtMs', '<=', nowMs)
    .where('deletedAt', 'is', null)
    .where('contentDocuments.kind', 'in', documentKinds);
  return query.orderBy('scheduled.scheduledAtMs').orderBy('contentDocuments.id').execute();
}

/** Returns the moment of the next schedule, in milliseconds since 1970; `Infinity` if there is none. */
export async function findNextMoment(db: Kysely<Database>): Promise<number> {
  const { next } = await db
    .selectFrom('contentVersions')
    .innerJoin('contentDocuments', 'contentDocuments.id', 'documentId')
    .select(({ fn }) => fn.min('scheduledAtMs').as('next'))
    .where('deletedAt', 'is', null)
    .where('kind', 'in', documentKinds)
    .executeTakeFirstOrThrow();
  return next === null ? Number.POSITIVE_INFINITY : Number(next);
}

/** True for the business profile and the templates, which one button saves and publishes. All other documents have drafts. */
export const isSavedAtOnce = (id: string) => id === 'profile' || id === 'templates';

/** The version of a document that its author saw. */
export interface Seen {
  /** The version of the draft, which publishing deletes. */
  draftVersion?: number;
  /** The version that was live. */
  published?: number | null;
}

export interface NewVersion {
  id: string;
  kind: string;
  words: unknown;
  /** `reset` makes the document follow the default text, and stores that text for the history. */
  origin: ContentOrigin;
  shippedHash: string;
  batch?: string | undefined;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The moment when it goes live (milliseconds since 1970), if not now. In that case the draft stays. */
  scheduledAtMs?: number;
  seen: Seen;
}

/**
 * Stores new text, replacing the live or the scheduled version. All new text goes through this function.
 * @returns the number of the version; `undefined` if the document changed since the editor loaded it; the caller must throw to roll back
 */
export async function addVersion(transaction: Transaction<Database>, version: NewVersion): Promise<number | undefined> {
  const { id: documentId, kind, words, seen, batch = null, scheduledAtMs = null, ...values } = version;
  if (!(await claimDocument(transaction, { id: documentId, kind, ...seen, isLive: scheduledAtMs === null })))
    return undefined;
  const row = { ...values, documentId, body: JSON.stringify(words), batch, scheduledAtMs, undoneAt: null };
  const { id } = await transaction.insertInto('contentVersions').values(row).returning('id').executeTakeFirstOrThrow();
  await deleteOldVersionsOf(transaction, documentId);
  return id;
}

/**
 * Undoes a version: the previous live version is live again.
 * @param at ISO 8601, UTC
 * @returns whether it was the live version; otherwise the caller must throw
 */
export async function undoVersion(
  transaction: Transaction<Database>,
  { id, documentId, origin, undoneAt }: ContentVersionRow,
  at: string,
): Promise<boolean> {
  const { kind = '' } = (await findRow(transaction, documentId)) ?? {};
  const published = origin === 'reset' ? null : id;
  if (undoneAt || !(await claimDocument(transaction, { id: documentId, kind, published, isLive: true }))) return false;
  await transaction
    .updateTable('contentVersions')
    .set({ undoneAt: at })
    .where('documentId', '=', documentId)
    .where('id', '>=', id)
    .where('undoneAt', 'is', null)
    .execute();
  return true;
}

/**
 * Locks a document until the end of the transaction, cancels its schedule, and compares the versions that the editor saw.
 * @param change `isLive` if the published text changes: the draft is deleted, and editors that still show the old content get a conflict
 */
async function claimDocument(
  transaction: Transaction<Database>,
  { id, kind, draftVersion, published, isLive }: Seen & { id: string; kind: string; isLive: boolean },
): Promise<boolean> {
  const row = { id, kind };
  await transaction
    .insertInto('contentDocuments')
    .values(row)
    .onConflict((clash) => clash.column('id').doNothing())
    .execute();
  const usesDraft = draftVersion !== undefined && isLive;
  const isTold = draftVersion !== undefined || (isLive && isSavedAtOnce(id));
  let update = transaction
    .updateTable('contentDocuments')
    .set(({ eb }) => ({
      kind,
      ...(usesDraft && { draft: null, draftAt: null, draftBy: null }),
      ...(isTold && { draftVersion: eb('draftVersion', '+', 1) }),
    }))
    .where('id', '=', id);
  if (draftVersion !== undefined) update = update.where('draftVersion', '=', draftVersion);
  if ((await update.executeTakeFirst()).numUpdatedRows === 0n) return false;
  const found = published === undefined ? undefined : await findRow(transaction, id);
  if (found && found.publishedVersion !== published) return false;
  await deleteScheduledVersion(transaction, id);
  return true;
}

/** Deletes a document's schedule. @returns whether it had one */
export async function deleteScheduledVersion(db: Kysely<Database>, documentId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contentVersions')
    .where('documentId', '=', documentId)
    .where('scheduledAtMs', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Publishes a scheduled version. @returns whether it was still scheduled */
export async function publishScheduledVersion(
  transaction: Transaction<Database>,
  { id: documentId, scheduledVersion }: DocumentRow,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('contentVersions')
    .set({ scheduledAtMs: null })
    .where('id', '=', scheduledVersion)
    .where('scheduledAtMs', 'is not', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) await deleteOldVersionsOf(transaction, documentId);
  return numUpdatedRows > 0n;
}

/** The number of versions of a document that are stored in addition to those in use. */
const keptVersions = 200;

/** Deletes a document's oldest versions that are neither live nor scheduled. */
async function deleteOldVersionsOf(db: Kysely<Database>, documentId: string): Promise<void> {
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
  await db
    .deleteFrom('contentVersions')
    .where('documentId', '=', documentId)
    .where('id', '<=', oldest.id)
    .where('id', 'not in', [row.publishedVersion ?? 0, row.scheduledVersion ?? 0])
    .execute();
}

/** Returns a version of a document, or `undefined` if it is no longer stored. */
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

/** Lists the versions of a document, newest first. @param before only versions older than this one */
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

/** Lists the versions of one batch. */
export function listBatch(db: Kysely<Database>, batch: string): Promise<ContentVersionRow[]> {
  return db.selectFrom('contentVersions').selectAll().where('batch', '=', batch).execute();
}

/** Returns the version that was live before another one. */
export function findPrevious(
  db: Kysely<Database>,
  { documentId, id }: Pick<ContentVersionRow, 'documentId' | 'id'>,
): Promise<ContentVersionRow | undefined> {
  return db
    .selectFrom('contentVersions')
    .selectAll()
    .where('documentId', '=', documentId)
    .where('id', '<', id)
    .where('scheduledAtMs', 'is', null)
    .where('undoneAt', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
