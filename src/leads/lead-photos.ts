import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Kysely, Transaction } from 'kysely';
import PQueue from 'p-queue';
import type { SiteKeys } from '../config.ts';
import { type Database, inTransaction, type LeadPhotoRow, lockLead, type NewLeadPhoto } from '../database/index.ts';
import { InvalidPhotoTokenError, TooManyPhotosError } from '../http/errors.ts';
import { addressOf } from '../http/rate-limit.ts';
import { timeouts } from '../http/timeouts.ts';
import {
  type LeadPhoto,
  type PhotoOutcome,
  type PhotoWidth,
  photoLimits,
  photoWidths,
} from '../shared/lead/lead-photos.ts';
import { hashFile, leadPhotoFolder, leadPhotoName, listLeadPhotoNames, type TemporaryFile } from '../storage/index.ts';
import { enqueuePhotoMail } from './messages/photo-mails.ts';
import { openOutcome, readPhotoToken } from './signed.ts';

const dayMs = 24 * 3600_000;

/**
 * Writes the stored widths of a photo into a new folder, in a separate process.
 * @param senders who take turns while many photos wait, the widest group first
 * @returns the pixel size of the larger width
 */
export type PhotoMaker = (
  job: { source: string; folder: string },
  senders: readonly string[],
) => Promise<{ width: number; height: number }>;

export interface LeadPhotos {
  /**
   * Adds a photo to a lead and queues a mail to the owner. The caller must delete the file.
   * @param address of the sender: while many photos wait, addresses take turns, and so do the leads of one address
   * @returns the lead's number of photos
   * @throws InvalidPhotoTokenError for a deleted lead, TooManyPhotosError, UnsupportedFileError, UnreadableFileError,
   * StorageUnavailableError, PictureFailedError
   */
  add(leadId: number, file: TemporaryFile, address?: string): Promise<number>;
  /** Reads one width of a photo as JPEG. Returns `undefined` if the lead has no photo with this number. */
  read(leadId: number, id: number, width: PhotoWidth): Promise<Buffer | undefined>;
  /** Reads the photo results in a confirmation's address. Returns `undefined` if we didn't sign them. */
  openOutcome(sealed: string): PhotoOutcome | undefined;
  /** Deletes the files of leads whose rows are deleted. */
  remove(leadIds: readonly number[]): Promise<void>;
  /** Deletes files that no longer belong to a lead. */
  removeUnused(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    leadPhotos: LeadPhotos;
  }
}

/** Stores the photos of leads (docs/decisions.md, "Photos with a request"). */
export const leadPhotos = fp<{ keys: SiteKeys; makePhoto: PhotoMaker }>(
  async (app, { keys, makePhoto }) => {
    /** The file is written before its row, so neither the cleanup nor a deletion may run in between. */
    const changes = new PQueue({ concurrency: 1 });

    app.decorate('leadPhotos', {
      async add(leadId, file, address = '') {
        const place = { submissionId: leadId, hash: await hashFile(file.path) };
        const hashes = await requireRoom(app.db, leadId, place.hash);
        // The photo is already stored: the response to the first try was lost.
        if (hashes.includes(place.hash)) return hashes.length;
        const folder = join(file.folder, 'made');
        const size = await makePhoto({ source: file.path, folder }, [address, `lead ${leadId}`]);
        const isMailed = await app.outbox.mail.isSet();
        return changes.add(() => keep({ ...place, ...size }, folder, isMailed));
      },
      async read(leadId, id, width) {
        const photo = await findPhoto(app.db, leadId, id);
        return photo && app.files.read(leadPhotoName(photo, width));
      },
      openOutcome: (sealed) => openOutcome(keys, sealed),
      remove: (leadIds) =>
        changes.add(async () => {
          for (const id of leadIds) await app.files.removeFolder(leadPhotoFolder(id));
        }),
      removeUnused: () => changes.add(removeUnused),
    } satisfies LeadPhotos);

    app.jobs.add({ name: 'lead photos', everyMs: dayMs, lane: 'long', run: app.leadPhotos.removeUnused });
    app.addHook('onClose', () => changes.onIdle());

    async function keep(photo: Parameters<typeof addPhoto>[1], folder: string, isMailed: boolean) {
      const made = photoWidths.map((width) => ({
        name: leadPhotoName(photo, width),
        path: join(folder, `${width}.jpg`),
      }));
      try {
        return await addPhoto(app.db, photo, app.now(), async (transaction) => {
          await app.files.keep(transaction, made);
          // In the photo's own transaction, so that the owner gets a mail about every stored photo.
          if (isMailed) await enqueuePhotoMail(transaction, photo.submissionId, app.now());
        });
      } catch (error) {
        await removeUnused().catch((err) => app.log.error({ err }, 'could not delete the unused files of a photo'));
        throw error;
      }
    }

    async function removeUnused(): Promise<void> {
      await app.files.removeUnused(leadPhotoFolder(), async () => {
        const kept = new Set((await listPhotoPlaces(app.db)).flatMap(listLeadPhotoNames));
        return (name) => kept.has(name);
      });
    }
  },
  { name: 'lead-photos', dependencies: ['clock', 'database', 'jobs', 'site-files', 'outbox'] },
);

/** `POST /api/lead-photos`: adds one photo to a stored lead (docs/decisions.md, "Photos with a request"). */
export async function photoRoutes(app: FastifyInstance, { keys }: { keys: SiteKeys }): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    // Count before reading the body.
    await app.photoLimit.count(request, reply);
  });

  app.post('/api/lead-photos', { handlerTimeout: timeouts.uploadMs }, async (request, reply) => {
    const { file, fields } = await request.receiveUpload({ field: 'photo', limitBytes: photoLimits.bytes });
    const received = await add(fields.token ?? '', file, addressOf(request)).finally(() => file.remove());
    return reply.code(201).send({ received });
  });

  async function add(token: string, file: TemporaryFile, address: string): Promise<number> {
    const leadId = readPhotoToken(keys, token, app.now());
    if (leadId === undefined) throw new InvalidPhotoTokenError();
    return app.leadPhotos.add(leadId, file, address);
  }
}

/** Lists the photos of a lead in order of arrival. */
export function listPhotos(db: Kysely<Database>, leadId: number): Promise<LeadPhoto[]> {
  return db
    .selectFrom('leadPhotos')
    .select(['id', 'width', 'height'])
    .where('submissionId', '=', leadId)
    .orderBy('id')
    .execute();
}

function findPhoto(db: Kysely<Database>, leadId: number, id: number): Promise<LeadPhotoRow | undefined> {
  return db
    .selectFrom('leadPhotos')
    .selectAll()
    .where('submissionId', '=', leadId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns when a lead was received (ISO 8601, UTC), or `undefined` if it was deleted. */
export async function findCreationTime(db: Kysely<Database>, leadId: number): Promise<string | undefined> {
  const lead = await db.selectFrom('submissions').select('createdAt').where('id', '=', leadId).executeTakeFirst();
  return lead?.createdAt;
}

function listPhotoPlaces(db: Kysely<Database>): Promise<Pick<LeadPhotoRow, 'submissionId' | 'hash'>[]> {
  return db.selectFrom('leadPhotos').select(['submissionId', 'hash']).execute();
}

/**
 * Adds a photo to its lead. A file that the lead already has changes nothing.
 * @param keepFiles moves the photo's files to their final place, in the same transaction
 * @returns the lead's number of photos
 * @throws InvalidPhotoTokenError if the lead was deleted, TooManyPhotosError
 */
export function addPhoto(
  db: Kysely<Database>,
  photo: Omit<NewLeadPhoto, 'createdAt'>,
  nowMs: number,
  keepFiles?: (transaction: Transaction<Database>) => Promise<void>,
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
 * Checks that a lead may have another photo.
 * @param hash a photo that is allowed if the lead already has it
 * @returns the hashes of the lead's photos
 * @throws InvalidPhotoTokenError if the lead was deleted, TooManyPhotosError
 */
async function requireRoom(db: Kysely<Database>, leadId: number, hash = ''): Promise<string[]> {
  const lead = await db.selectFrom('submissions').select('id').where('id', '=', leadId).executeTakeFirst();
  if (!lead) throw new InvalidPhotoTokenError();
  const rows = await db.selectFrom('leadPhotos').select('hash').where('submissionId', '=', leadId).execute();
  const hashes = rows.map((row) => row.hash);
  if (hashes.length >= photoLimits.count && !hashes.includes(hash)) throw new TooManyPhotosError();
  return hashes;
}
