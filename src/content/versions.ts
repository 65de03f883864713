import type { Kysely, Transaction } from 'kysely';
import type { ContentDocumentRow, ContentVersionRow, Database } from '../database/index.ts';
import { documentKinds } from '../shared/content/documents.ts';
import type { ContentOrigin } from '../shared/content/versions.ts';
import { shippedDrafts } from './shipped.ts';

/** A document that the owner has changed, with what its versions say of it. */
export interface DocumentRow extends ContentDocumentRow {
  /** The version that visitors see; null for the shipped words, or for none where there are no shipped ones. */
  publishedVersion: number | null;
  /** Since when they see it; ISO 8601, UTC. */
  publishedAt: string | null;
  /** The hash of the shipped words that it began from. */
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

/** The state of a document; `undefined` where the owner has never touched it and visitors see its shipped words. */
export async function findRow(db: Kysely<Database>, id: string): Promise<DocumentRow | undefined> {
  return withShippedDraft(id, await selectRows(db).where('contentDocuments.id', '=', id).executeTakeFirst());
}

/** The state of every document that the owner has touched, and of those that were shipped as drafts. */
export async function listRows(db: Kysely<Database>): Promise<DocumentRow[]> {
  const rows = await selectRows(db).execute();
  const touched = new Set(rows.map(({ id }) => id));
  const untouched = [...shippedDrafts.keys()].filter((id) => !touched.has(id));
  return [
    ...rows.map((row) => withShippedDraft(row.id, row) ?? row),
    ...untouched.flatMap((id) => withShippedDraft(id, undefined) ?? []),
  ];
}

/** Until the owner has written or published other words, the shipped ones are the draft of a document that was shipped as one. */
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

/** The documents whose scheduled version is due, in the order of their moments. One of a kind that only a newer release knows waits for it. */
export async function listDue(db: Kysely<Database>, nowMs: number): Promise<DocumentRow[]> {
  const query = selectRows(db)
    .where('scheduled.scheduledAtMs', '<=', nowMs)
    .where('deletedAt', 'is', null)
    .where('contentDocuments.kind', 'in', documentKinds);
  return query.orderBy('scheduled.scheduledAtMs').orderBy('contentDocuments.id').execute();
}

/** The moment of the next schedule, in milliseconds since 1970; `Infinity` where there is none. */
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

/** The business profile and the templates are saved and live by one button; all other documents have drafts. */
export const isSavedAtOnce = (id: string) => id === 'profile' || id === 'templates';

/** The version of a document that its author saw. */
export interface Seen {
  /** The version of the draft, which is used up. */
  draftVersion?: number;
  /** The version that was live. */
  published?: number | null;
}

export interface NewVersion {
  id: string;
  kind: string;
  words: unknown;
  /** `reset` lets the document follow the shipped words, which it keeps for the history. */
  origin: ContentOrigin;
  shippedHash: string;
  batch?: string | undefined;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  /** The moment at which it goes live (milliseconds since 1970), where that is not now: the draft stays then. */
  scheduledAtMs?: number;
  seen: Seen;
}

/**
 * The one way to new words: what is live and what is scheduled makes room for them.
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
 * Undoes a version: what was live before it is live again.
 * @param at ISO 8601, UTC
 * @returns whether it was the live one; the caller throws otherwise
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
 * Keeps other transactions from a document until the end of this one, takes its schedule off, and compares what was seen.
 * @param change `isLive` where what visitors see changes: the draft that was seen is used up, and editors that still show the old content get a conflict
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

/** Takes a schedule off. @returns whether there was one */
export async function deleteScheduledVersion(db: Kysely<Database>, documentId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contentVersions')
    .where('documentId', '=', documentId)
    .where('scheduledAtMs', 'is not', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Lets a scheduled version go live. @returns whether it was still scheduled */
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

/** The number of versions of a document that are kept in addition to those in use. */
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

/** The version that was live before another one. */
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
