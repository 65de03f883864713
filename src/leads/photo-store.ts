import type { Kysely } from 'kysely';
import { type Database, inTransaction, type LeadPhotoRow, lockLead, type NewLeadPhoto } from '../database/index.ts';
import { InvalidPhotoTokenError, TooManyPhotosError } from '../http/errors.ts';
import { type LeadPhoto, photoLimits } from '../shared/lead/lead-photos.ts';

/** The photos of a lead, in the order in which they arrived. */
export function listPhotos(db: Kysely<Database>, leadId: number): Promise<LeadPhoto[]> {
  return db
    .selectFrom('leadPhotos')
    .select(['id', 'width', 'height'])
    .where('submissionId', '=', leadId)
    .orderBy('id')
    .execute();
}

/** A photo of a lead, or `undefined` when that lead has none of this number. */
export function findPhoto(db: Kysely<Database>, leadId: number, id: number): Promise<LeadPhotoRow | undefined> {
  return db
    .selectFrom('leadPhotos')
    .selectAll()
    .where('submissionId', '=', leadId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** When a lead was received (ISO 8601, UTC), or `undefined` when it is gone. */
export async function findCreationTime(db: Kysely<Database>, leadId: number): Promise<string | undefined> {
  const lead = await db.selectFrom('submissions').select('createdAt').where('id', '=', leadId).executeTakeFirst();
  return lead?.createdAt;
}

/** Where the files of every photo lie. */
export function listPhotoPlaces(db: Kysely<Database>): Promise<Pick<LeadPhotoRow, 'submissionId' | 'hash'>[]> {
  return db.selectFrom('leadPhotos').select(['submissionId', 'hash']).execute();
}

/**
 * Adds a photo to its lead; the same file a second time changes nothing.
 * @param keepFiles puts the photo's files where they stay, in the same transaction
 * @returns how many photos the lead has then
 * @throws InvalidPhotoTokenError when the lead was deleted, TooManyPhotosError
 */
export function addPhoto(
  db: Kysely<Database>,
  photo: Omit<NewLeadPhoto, 'createdAt'>,
  nowMs: number,
  keepFiles?: (transaction: Kysely<Database>) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (transaction) => {
    await lockLead(transaction, photo.submissionId);
    const hashes = await requireRoom(transaction, photo.submissionId, photo.hash);
    if (hashes.includes(photo.hash)) return hashes.length;
    await keepFiles?.(transaction);
    await transaction
      .insertInto('leadPhotos')
      .values({ ...photo, createdAt: new Date(nowMs).toISOString() })
      .execute();
    return hashes.length + 1;
  });
}

/**
 * Looks whether a lead may have another photo.
 * @param hash a photo that counts as there already, if it is
 * @returns the hashes of those that it has
 * @throws InvalidPhotoTokenError when the lead was deleted, TooManyPhotosError
 */
export async function requireRoom(db: Kysely<Database>, leadId: number, hash = ''): Promise<string[]> {
  const lead = await db.selectFrom('submissions').select('id').where('id', '=', leadId).executeTakeFirst();
  if (!lead) throw new InvalidPhotoTokenError();
  const rows = await db.selectFrom('leadPhotos').select('hash').where('submissionId', '=', leadId).execute();
  const hashes = rows.map((row) => row.hash);
  if (hashes.length >= photoLimits.count && !hashes.includes(hash)) throw new TooManyPhotosError();
  return hashes;
}
