import type { Transaction } from 'kysely';
import { type Database, type PictureRow, takeLock } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import { deleteRow, replaceRow, restoreRow } from './history-store.ts';
import { findPicture, findPictureByName, type PlacedPicture, toColumns } from './store.ts';

/** A picture that another site, or this one at another time, had. */
export interface BroughtPicture {
  /** Absent where its files are here already. */
  placed?: PlacedPicture | undefined;
  kind: PictureRow['kind'];
  name: string;
  alt: string;
  position: number | null;
  createdAt: string;
}

/** What undoing needs. */
export interface PictureTrace {
  /** Rows that came, with their content of then. */
  added: { id: number; hash: string }[];
  /** Rows whose picture changed; `restorePicture(undoId)` brings the former one back. */
  replaced: { id: number; hash: string; undoId: number }[];
  /** The words of before. */
  captions: { id: number; alt: string }[];
}

/** Stores pictures in the caller's transaction, beside those that are here, or in place of those of the same name. */
export async function bringPictures(
  transaction: Transaction<Database>,
  pictures: readonly BroughtPicture[],
  nowMs: number,
): Promise<PictureTrace> {
  await takeLock(transaction, 'pictures');
  const trace: PictureTrace = { added: [], replaced: [], captions: [] };
  for (const { placed, name, alt, ...more } of pictures) {
    const current = await findPictureByName(transaction, name);
    if (current && placed) {
      const { image, undoId } = await replaceRow(transaction, current, placed, nowMs);
      trace.replaced.push({ id: image.id, hash: image.hash, undoId });
    }
    if (current) {
      trace.captions.push({ id: current.id, alt: current.alt });
      await setAlt(transaction, current.id, alt);
    } else if (placed) trace.added.push(await insertBrought(transaction, placed, { ...more, name, alt }));
  }
  return trace;
}

/**
 * Takes back what `bringPictures` did.
 * @throws ChangedElsewhereError when one of the pictures was changed since, or what was there before is not kept any more
 */
export async function takeBackPictures(
  transaction: Transaction<Database>,
  trace: PictureTrace,
  nowMs: number,
): Promise<void> {
  await takeLock(transaction, 'pictures');
  const requireSame = async ({ id, hash }: { id: number; hash: string }) => {
    if ((await findPicture(transaction, id))?.hash !== hash) throw new ChangedElsewhereError(changedSince);
  };
  for (const { id, alt } of trace.captions) await setAlt(transaction, id, alt);
  for (const { undoId, ...replaced } of trace.replaced) {
    await requireSame(replaced);
    if (!(await restoreRow(transaction, undoId, nowMs))) throw new ChangedElsewhereError(changedSince);
  }
  for (const added of trace.added) {
    await requireSame(added);
    await deleteRow(transaction, added.id, nowMs);
  }
}

const changedSince = 'One of the pictures was changed in the meantime. Nothing was taken back.';

async function insertBrought(
  transaction: Transaction<Database>,
  placed: PlacedPicture,
  { kind, name, alt, position, createdAt }: Omit<BroughtPicture, 'placed'>,
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
