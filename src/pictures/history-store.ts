import type { Kysely } from 'kysely';
import { type Database, inTransaction, type PictureRow, takeLock } from '../database/index.ts';
import { addPicture, findPicture, findPictureByName, type PlacedPicture, toColumns } from './store.ts';

/** Moves a picture's files to their final place, in the transaction that stores its row. */
export type KeepFiles = (transaction: Kysely<Database>) => Promise<void>;

/**
 * Replaces the picture of a live row, which keeps its name, caption, and position. The old picture becomes a deleted row.
 * @returns the changed row and the number for `restorePicture`, or `undefined` if no live row has this number
 */
export async function replacePicture(
  db: Kysely<Database>,
  id: number,
  made: PlacedPicture,
  keepFiles?: KeepFiles,
  nowMs = Date.now(),
): Promise<{ image: PictureRow; undoId: number } | undefined> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    const current = await findPicture(transaction, id);
    if (!current) return undefined;
    await keepFiles?.(transaction);
    return replaceRow(transaction, current, made, nowMs);
  });
}

/** Puts a picture into the site slot of its name and replaces an upload that is there. */
export async function fillSlot(
  db: Kysely<Database>,
  made: PlacedPicture,
  keepFiles?: KeepFiles,
  nowMs = Date.now(),
): Promise<PictureRow> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    await keepFiles?.(transaction);
    const current = await findPictureByName(transaction, made.picture.name);
    return current ? (await replaceRow(transaction, current, made, nowMs)).image : addPicture(transaction, made, nowMs);
  });
}

/**
 * Deletes a picture; a slot shows its built-in picture again. `restorePicture` with the same id undoes it until the files are deleted.
 * @returns whether the live picture existed
 */
export async function deletePicture(db: Kysely<Database>, id: number, nowMs = Date.now()): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    return deleteRow(transaction, id, nowMs);
  });
}

/** Like `deletePicture`, for a transaction that already holds the `pictures` lock. */
export async function deleteRow(transaction: Kysely<Database>, id: number, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('images')
    .set({ deletedAt: new Date(nowMs).toISOString() })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Undoes `deletePicture` or `replacePicture`. A live picture of the same name is swapped with it, so the same id redoes the change.
 * @param id the deleted row's number
 * @returns the picture that is live again, or `undefined` if it was permanently deleted
 */
export async function restorePicture(
  db: Kysely<Database>,
  id: number,
  nowMs = Date.now(),
): Promise<PictureRow | undefined> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    return restoreRow(transaction, id, nowMs);
  });
}

/** Like `restorePicture`, for a transaction that already holds the `pictures` lock. */
export async function restoreRow(
  transaction: Kysely<Database>,
  id: number,
  nowMs: number,
): Promise<PictureRow | undefined> {
  const row = await transaction
    .selectFrom('images')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is not', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const rival = await findPictureByName(transaction, row.name);
  if (!rival) return updatePicture(transaction, id, { deletedAt: null });
  await updatePicture(transaction, id, { ...contentOf(rival), deletedAt: new Date(nowMs).toISOString() });
  return updatePicture(transaction, rival.id, contentOf(row));
}

/**
 * Deletes the rows that were deleted before a time.
 * @param before ISO 8601, UTC
 */
export async function deletePicturesRemovedBefore(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('images').where('deletedAt', '<', before).execute();
}

/** Permanently deletes pictures and their history. The next cleanup removes the files. */
export async function deletePictures(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const names = db.selectFrom('images').select('name').where('id', 'in', ids).where('kind', '=', 'gallery');
  await db.deleteFrom('images').where('kind', '=', 'gallery').where('name', 'in', names).execute();
}

/** Lists all rows, live or deleted, whose files are still needed. */
export function listAllPictures(db: Kysely<Database>): Promise<PictureRow[]> {
  return db.selectFrom('images').selectAll().execute();
}

/** Copies a live row's picture to a deleted row, and puts another picture into the live row. */
export async function replaceRow(
  db: Kysely<Database>,
  current: PictureRow,
  made: PlacedPicture,
  nowMs: number,
): Promise<{ image: PictureRow; undoId: number }> {
  const { id, ...before } = current;
  const previous = await db
    .insertInto('images')
    .values({ ...before, deletedAt: new Date(nowMs).toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { image: await updatePicture(db, id, toColumns(made)), undoId: previous.id };
}

function updatePicture(db: Kysely<Database>, id: number, change: Partial<Omit<PictureRow, 'id'>>): Promise<PictureRow> {
  return db.updateTable('images').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

function contentOf({ id: _id, deletedAt: _deletedAt, ...content }: PictureRow): Partial<PictureRow> {
  return content;
}
