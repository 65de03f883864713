import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import fp from 'fastify-plugin';
import PQueue from 'p-queue';
import { type PhotoOutcome, type PhotoWidth, photoWidths } from '../shared/lead/lead-photos.ts';
import { leadPhotoFolder, leadPhotoName, listLeadPhotoNames, type TemporaryFile } from '../storage/index.ts';
import type { FormOptions } from './lead-form.ts';
import { addPhoto, findPhoto, listPhotoPlaces, requireRoom } from './photo-store.ts';
import { openOutcome } from './signed.ts';

const dayMs = 24 * 3600_000;

/**
 * Makes the widths that are kept of a photo in a new folder, in a process of its own.
 * @returns size in pixels of the larger width
 */
export type PhotoMaker = (job: { source: string; folder: string }) => Promise<{ width: number; height: number }>;

export interface LeadPhotos {
  /**
   * Adds a photo to a lead, and has the owner told. The file is its sender's to discard.
   * @returns how many photos the lead has then
   * @throws InvalidPhotoTokenError for a lead that is gone, TooManyPhotosError, UnsupportedFileError, UnreadableFileError,
   * StorageUnavailableError, PictureFailedError
   */
  add(leadId: number, file: TemporaryFile): Promise<number>;
  /** One width of a photo as JPEG, or `undefined` when that lead has none of this number. */
  read(leadId: number, id: number, width: PhotoWidth): Promise<Buffer | undefined>;
  /** Reads what the address of a confirmation says about photos, or `undefined` when it is not by us. */
  openOutcome(sealed: string): PhotoOutcome | undefined;
  /** Removes the files of leads whose rows are deleted. */
  erase(leadIds: readonly number[]): Promise<void>;
  /** Removes the files that belong to no lead any more. */
  sweep(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    leadPhotos: LeadPhotos;
  }
}

/** Keeps the photos that come with requests (docs/decisions.md, "Photos with a request"). */
export const leadPhotos = fp<Pick<FormOptions, 'keys'> & { makePhoto: PhotoMaker }>(
  async (app, { keys, makePhoto }) => {
    /** A file is placed before its row is written; neither the sweep nor an erasure may come between. */
    const changes = new PQueue({ concurrency: 1 });

    app.decorate('leadPhotos', {
      async add(leadId, file) {
        const place = { submissionId: leadId, hash: await hashFile(file.path) };
        const hashes = await requireRoom(app.db, leadId, place.hash);
        // The photo is stored already: the answer to the first try was lost on its way.
        if (hashes.includes(place.hash)) return hashes.length;
        const folder = join(file.folder, 'made');
        const size = await makePhoto({ source: file.path, folder });
        const received = await changes.add(() => keep({ ...place, ...size }, folder));
        await app.outbox.announcePhotos(leadId);
        return received;
      },
      async read(leadId, id, width) {
        const photo = await findPhoto(app.db, leadId, id);
        return photo && app.files.read(leadPhotoName(photo, width));
      },
      openOutcome: (sealed) => openOutcome(keys, sealed),
      erase: (leadIds) =>
        changes.add(async () => {
          for (const id of leadIds) await app.files.erase(leadPhotoFolder(id));
        }),
      sweep: () => changes.add(sweep),
    } satisfies LeadPhotos);

    app.jobs.add({ name: 'lead photos', everyMs: dayMs, run: app.leadPhotos.sweep });
    app.addHook('onClose', () => changes.onIdle());

    async function keep(photo: Parameters<typeof addPhoto>[1], folder: string) {
      const made = photoWidths.map((width) => ({
        name: leadPhotoName(photo, width),
        path: join(folder, `${width}.jpg`),
      }));
      try {
        return await addPhoto(app.db, photo, app.now(), (transaction) => app.files.keep(transaction, made));
      } catch (error) {
        await sweep().catch((err) => app.log.error({ err }, 'what is left of a photo could not be removed'));
        throw error;
      }
    }

    async function sweep(): Promise<void> {
      await app.files.sweep(leadPhotoFolder(), async () => {
        const kept = new Set((await listPhotoPlaces(app.db)).flatMap(listLeadPhotoNames));
        return (name) => kept.has(name);
      });
    }
  },
  { name: 'lead-photos', dependencies: ['clock', 'database', 'jobs', 'site-files', 'outbox'], fastify: '5.x' },
);

async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
