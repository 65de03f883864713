import type { Kysely } from 'kysely';
import type { Database, ImageRow } from '../database/index.ts';
import { addImage, findImage, findImageByName, type MadeImage, toColumns } from './store.ts';

/**
 * Puts another picture into a live row, which keeps its name, caption and place. What it showed before stays as a deleted row.
 * @returns the changed row and the number to give to `restoreImage`, or `undefined` when there is no such live row
 */
export async function replaceImage(
  db: Kysely<Database>,
  id: number,
  made: MadeImage,
): Promise<{ image: ImageRow; undoId: number } | undefined> {
  return db.transaction().execute(async (transaction) => {
    const current = await findImage(transaction, id);
    return current && replaceRow(transaction, current, made);
  });
}

/** Puts a picture into the site's slot of its name, in place of the upload that is there, if there is one. */
export async function fillSlot(db: Kysely<Database>, made: MadeImage): Promise<ImageRow> {
  return db.transaction().execute(async (transaction) => {
    const current = await findImageByName(transaction, made.picture.name);
    return current ? (await replaceRow(transaction, current, made)).image : addImage(transaction, made);
  });
}

/**
 * Takes a picture out of the site, and a slot back to its built-in one; `restoreImage` with the same number undoes it until the files are swept.
 * @returns whether there was such a live picture
 */
export async function deleteImage(db: Kysely<Database>, id: number): Promise<boolean> {
  const result = await db
    .updateTable('images')
    .set({ deletedAt: now() })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Undoes `deleteImage` or `replaceImage`. A live picture of the same name changes places with it, so the same number redoes the change.
 * @param id the deleted row's number
 * @returns the picture that is live again, or `undefined` when it is gone for good
 */
export async function restoreImage(db: Kysely<Database>, id: number): Promise<ImageRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom('images')
      .selectAll()
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .executeTakeFirst();
    if (!row) return undefined;
    const rival = await findImageByName(transaction, row.name);
    if (!rival) return updateImage(transaction, id, { deletedAt: null });
    await updateImage(transaction, id, { ...contentOf(rival), deletedAt: now() });
    return updateImage(transaction, rival.id, contentOf(row));
  });
}

/**
 * Forgets the rows that were deleted before a moment.
 * @param before ISO 8601, UTC
 */
export async function forgetDeletedImages(db: Kysely<Database>, before: string): Promise<void> {
  await db.deleteFrom('images').where('deletedAt', '<', before).execute();
}

/** Every row, live or not: what files on the disk may belong to. */
export function listAllImages(db: Kysely<Database>): Promise<ImageRow[]> {
  return db.selectFrom('images').selectAll().execute();
}

/** Keeps what a live row shows as a deleted one, and shows another picture in its place. */
async function replaceRow(
  db: Kysely<Database>,
  current: ImageRow,
  made: MadeImage,
): Promise<{ image: ImageRow; undoId: number }> {
  const { id, ...before } = current;
  const kept = await db
    .insertInto('images')
    .values({ ...before, deletedAt: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { image: await updateImage(db, id, toColumns(made)), undoId: kept.id };
}

function updateImage(db: Kysely<Database>, id: number, change: Partial<Omit<ImageRow, 'id'>>): Promise<ImageRow> {
  return db.updateTable('images').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

function contentOf({ id: _id, deletedAt: _deletedAt, ...content }: ImageRow): Partial<ImageRow> {
  return content;
}

const now = () => new Date().toISOString();
