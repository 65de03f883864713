import type { Transaction } from 'kysely';
import { type Database, type PictureRow, takeLock } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import { deleteRow, replaceRow, restoreRow } from './history-store.ts';
import { findPicture, findPictureByName, type PlacedPicture, toColumns } from './store.ts';

/** A picture of a content file, which this site or another one saved. */
export interface ImportedPicture {
  /** The files of the picture; absent if this site already has them. */
  placed?: PlacedPicture | undefined;
  kind: PictureRow['kind'];
  name: string;
  alt: string;
  position: number | null;
  createdAt: string;
}

/** Data for undoing an import of pictures, in addition to the rows. */
export interface PictureImportRecord {
  /** Rows that the import added, each with the hash that its picture had then. */
  added: { id: number; hash: string }[];
  /** Rows whose picture changed; `restorePicture(undoId)` restores the previous one. */
  replaced: { id: number; hash: string; undoId: number }[];
  /** Rows whose description the import replaced, each with the previous one. */
  captions: { id: number; alt: string }[];
}

/**
 * Stores the pictures of a content file in the caller's transaction. A picture replaces the one with the same name.
 * @returns the data for undoing the import
 */
export async function importPictures(
  transaction: Transaction<Database>,
  pictures: readonly ImportedPicture[],
  nowMs: number,
): Promise<PictureImportRecord> {
  await takeLock(transaction, 'pictures');
  const record: PictureImportRecord = { added: [], replaced: [], captions: [] };
  for (const { placed, name, alt, ...more } of pictures) {
    const current = await findPictureByName(transaction, name);
    if (current && placed) {
      const { image, undoId } = await replaceRow(transaction, current, placed, nowMs);
      record.replaced.push({ id: image.id, hash: image.hash, undoId });
    }
    if (current) {
      record.captions.push({ id: current.id, alt: current.alt });
      await setAlt(transaction, current.id, alt);
    } else if (placed) record.added.push(await insertImported(transaction, placed, { ...more, name, alt }));
  }
  return record;
}

/**
 * Undoes `importPictures`.
 * @throws ChangedElsewhereError if one of the pictures changed in the meantime, or a replaced picture is no longer stored
 */
export async function undoPictureImport(
  transaction: Transaction<Database>,
  record: PictureImportRecord,
  nowMs: number,
): Promise<void> {
  await takeLock(transaction, 'pictures');
  const requireSame = async ({ id, hash }: { id: number; hash: string }) => {
    if ((await findPicture(transaction, id))?.hash !== hash) throw new ChangedElsewhereError(changedSince);
  };
  for (const { id, alt } of record.captions) await setAlt(transaction, id, alt);
  for (const { undoId, ...replaced } of record.replaced) {
    await requireSame(replaced);
    if (!(await restoreRow(transaction, undoId, nowMs))) throw new ChangedElsewhereError(changedSince);
  }
  for (const added of record.added) {
    await requireSame(added);
    await deleteRow(transaction, added.id, nowMs);
  }
}

const changedSince = 'One of the pictures has changed since then. Nothing was undone.';

async function insertImported(
  transaction: Transaction<Database>,
  placed: PlacedPicture,
  { kind, name, alt, position, createdAt }: Omit<ImportedPicture, 'placed'>,
): Promise<{ id: number; hash: string }> {
  return transaction
    .insertInto('images')
    .values({ ...toColumns(placed), kind, name, alt, position, createdAt, deletedAt: null, forProject: 0 })
    .returning(['id', 'hash'])
    .executeTakeFirstOrThrow();
}

async function setAlt(transaction: Transaction<Database>, id: number, alt: string): Promise<void> {
  await transaction.updateTable('images').set({ alt }).where('id', '=', id).execute();
}
