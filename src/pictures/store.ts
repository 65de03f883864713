import type { Kysely } from 'kysely';
import { type Database, inTransaction, type NewPicture, type PictureRow, takeLock } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import type { GalleryPicture } from '../shared/page.ts';
import { fallbackAddress, type Picture, type UploadedPicture } from '../shared/pictures/pictures.ts';

/** A finished picture: its kind, variants, and the file and size of its original. */
export interface PlacedPicture {
  kind: PictureRow['kind'];
  picture: Picture;
  file: string;
  bytes: number;
}

/** Returns the pictures that were uploaded for site slots, by name. */
export async function listSlotPictures(db: Kysely<Database>): Promise<Record<string, Picture>> {
  const rows = await selectLive(db).where('kind', '=', 'slot').execute();
  return Object.fromEntries(rows.map((row) => [row.name, toPicture(row)]));
}

/** Lists the gallery's pictures in the owner's order, otherwise newest first. */
export async function listGalleryPictures(db: Kysely<Database>): Promise<PictureRow[]> {
  return selectInOrder(db).where('kind', '=', 'gallery').execute();
}

/** Lists the gallery's pictures, newest first, whatever the owner's order. */
export function listNewestPictures(db: Kysely<Database>): Promise<PictureRow[]> {
  return selectLive(db).where('kind', '=', 'gallery').orderBy('id', 'desc').execute();
}

/** Lists every uploaded picture, site slots first. */
export async function listUploadedPictures(db: Kysely<Database>): Promise<PictureRow[]> {
  const rows = await selectInOrder(db).execute();
  return [...rows.filter(({ kind }) => kind === 'slot'), ...rows.filter(({ kind }) => kind === 'gallery')];
}

/** True if text may show a picture. A project's picture is public, and stored, only as long as projects show it. */
export const isForWords = ({ forProject }: Pick<PictureRow, 'forProject'>) => forProject === 0;

/** Returns a live picture by its name in the site. */
export function findPictureByName(db: Kysely<Database>, name: string): Promise<PictureRow | undefined> {
  return selectLive(db).where('name', '=', name).executeTakeFirst();
}

/** Returns a live picture by its number. */
export function findPicture(db: Kysely<Database>, id: number): Promise<PictureRow | undefined> {
  return selectLive(db).where('id', '=', id).executeTakeFirst();
}

/** Returns the live pictures of the gallery that have these numbers, by number. */
export async function findLivePictures(db: Kysely<Database>, ids: readonly number[]): Promise<Map<number, PictureRow>> {
  if (ids.length === 0) return new Map();
  const rows = await selectLive(db).where('kind', '=', 'gallery').where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Adds an upload to the gallery under a unique name, even while other uploads are added.
 * @param place chooses a name that isn't among those in use (in lower case) and moves the files to their final place, in the same
 * transaction
 */
export async function addUnderNewName(
  db: Kysely<Database>,
  place: (taken: ReadonlySet<string>, transaction: Kysely<Database>) => Promise<PlacedPicture>,
  nowMs = Date.now(),
  forProject = false,
): Promise<PictureRow> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    return addPicture(transaction, await place(await listTakenNames(transaction), transaction), nowMs, forProject);
  });
}

/** Adds a picture without a caption and position; it comes first among pictures without a position. */
export async function addPicture(
  db: Kysely<Database>,
  made: PlacedPicture,
  nowMs = Date.now(),
  forProject = false,
): Promise<PictureRow> {
  return db
    .insertInto('images')
    .values({
      ...toColumns(made),
      kind: made.kind,
      name: made.picture.name,
      alt: '',
      position: null,
      createdAt: new Date(nowMs).toISOString(),
      deletedAt: null,
      forProject: forProject ? 1 : 0,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Sets the caption for screen readers and search engines. @returns whether the live picture exists */
export async function setPictureAlt(db: Kysely<Database>, id: number, alt: string): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    return captionPicture(transaction, id, alt);
  });
}

/** Like `setPictureAlt`, for a transaction that already holds the `pictures` lock. */
export async function captionPicture(transaction: Kysely<Database>, id: number, alt: string): Promise<boolean> {
  const result = await transaction
    .updateTable('images')
    .set({ alt })
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Sets the order of the gallery's pictures.
 * @param ids every live picture of the gallery, as the owner saw them
 * @throws ChangedElsewhereError if another window has added or deleted a picture; no picture is moved
 */
export async function setGalleryOrder(db: Kysely<Database>, ids: readonly number[]): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'pictures');
    const present = new Set((await listGalleryPictures(transaction)).map(({ id }) => id));
    if (present.size !== ids.length || ids.some((id) => !present.has(id)))
      throw new ChangedElsewhereError('The gallery was changed in another window.');
    // Including deleted ones, so that a restored picture comes after the ordered ones.
    await transaction.updateTable('images').set({ position: null }).where('kind', '=', 'gallery').execute();
    for (const [position, id] of ids.entries())
      await transaction.updateTable('images').set({ position }).where('id', '=', id).execute();
  });
}

/** Lists live pictures without AVIF variants, oldest first. */
export function listPicturesWithoutAvif(db: Kysely<Database>): Promise<PictureRow[]> {
  return selectLive(db).where('formats', 'not like', '%avif%').orderBy('createdAt').orderBy('id').execute();
}

/**
 * Records that a picture has its AVIF variants, in every row that shows it. A deleted picture stays deleted.
 * @param keepFiles moves the variants to their final place, in the same transaction
 */
export async function addAvif(
  db: Kysely<Database>,
  picture: Pick<Picture, 'name' | 'hash'>,
  keepFiles?: (transaction: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('images')
      .set({ formats: JSON.stringify(['avif', 'webp', 'jpeg']) })
      .where('name', '=', picture.name)
      .where('hash', '=', picture.hash)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await keepFiles?.(transaction);
  });
}

/** Converts a row to a picture for the views. */
export function toPicture(row: PictureRow): Picture {
  return {
    name: row.name,
    hash: row.hash,
    width: row.width,
    height: row.height,
    widths: JSON.parse(row.widths),
    formats: JSON.parse(row.formats),
  };
}

/** An entry of `GET /api/images` (docs/product.md, "Calls"). */
export function toGalleryPicture(row: PictureRow): GalleryPicture {
  const picture = toPicture(row);
  return { name: row.name, path: pathOf(row), url: fallbackAddress(picture), alt: row.alt, picture };
}

/** An entry of the uploader's list (docs/product.md, "Calls"). */
export function toUploadedPicture(row: PictureRow): UploadedPicture {
  const { id, kind, name, alt, bytes, createdAt } = row;
  const picture = toPicture(row);
  return { id, kind, name, path: pathOf(row), url: fallbackAddress(picture), alt, bytes, createdAt, picture };
}

/** The columns that change when another picture replaces this one. */
export function toColumns({
  picture,
  file,
  bytes,
}: PlacedPicture): Omit<NewPicture, 'kind' | 'name' | 'alt' | 'createdAt'> {
  const { hash, width, height, widths, formats } = picture;
  return { file, bytes, hash, width, height, widths: JSON.stringify(widths), formats: JSON.stringify(formats) };
}

const pathOf = (row: PictureRow) => `/images/${encodeURIComponent(row.name)}`;

/** Lists all names in use, in lower case. A deleted picture's name stays taken while it can be restored. */
export async function listTakenNames(db: Kysely<Database>): Promise<Set<string>> {
  const rows = await db.selectFrom('images').select('name').execute();
  return new Set(rows.map(({ name }) => name.toLowerCase()));
}

function selectLive(db: Kysely<Database>) {
  return db.selectFrom('images').selectAll().where('deletedAt', 'is', null);
}

function selectInOrder(db: Kysely<Database>) {
  return selectLive(db)
    .orderBy((expression) => expression('position', 'is', null))
    .orderBy('position')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc');
}
