import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoWidth } from '../shared/lead-photos.ts';
import { syncFolderOf } from './disk.ts';
import { requireDataDir, toStorageError } from './storage-error.ts';

/** Which photo of which lead: `lead-photos/<submissionId>/<hash>/<width>.jpg` below the data directory. */
export interface LeadPhotoPlace {
  submissionId: number;
  hash: string;
}

/**
 * Moves what was made of a photo to where it stays, in one step; a photo that lies there already is left as it is.
 * @param folder holds nothing but the files to keep, and is on the data volume
 * @throws StorageUnavailableError
 */
export async function placeLeadPhoto(dataDir: string, place: LeadPhotoPlace, folder: string): Promise<void> {
  requireDataDir(dataDir);
  const target = photoFolder(dataDir, place);
  try {
    await mkdir(leadFolder(dataDir, place.submissionId), { recursive: true });
    await rename(folder, target);
    await syncFolderOf(target);
  } catch (error) {
    if (!isTaken(error)) throw toStorageError(error, dataDir);
  }
}

/** One width of a photo, as JPEG; `undefined` when the file is gone. */
export async function readLeadPhoto(
  dataDir: string,
  place: LeadPhotoPlace,
  width: PhotoWidth,
): Promise<Buffer | undefined> {
  try {
    return await readFile(join(photoFolder(dataDir, place), `${width}.jpg`));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw toStorageError(error, dataDir);
  }
}

/** Removes one photo. */
export async function removeLeadPhoto(dataDir: string, place: LeadPhotoPlace): Promise<void> {
  await rm(photoFolder(dataDir, place), { recursive: true, force: true });
}

/** Removes every photo of these leads. */
export async function eraseLeadPhotos(dataDir: string, submissionIds: readonly number[]): Promise<void> {
  for (const id of submissionIds) await rm(leadFolder(dataDir, id), { recursive: true, force: true });
}

/**
 * Removes what belongs to no row: left by a process that died between a file and its row, or by a lead that was deleted.
 * @param known every photo that has a row
 */
export async function sweepLeadPhotos(dataDir: string, known: readonly LeadPhotoPlace[]): Promise<void> {
  const kept = new Set(known.map((place) => photoFolder(dataDir, place)));
  const leads = new Set(known.map(({ submissionId }) => leadFolder(dataDir, submissionId)));
  for (const lead of await listFolders(photosFolder(dataDir))) {
    if (!leads.has(lead)) await rm(lead, { recursive: true, force: true });
    else
      for (const photo of await listFolders(lead))
        if (!kept.has(photo)) await rm(photo, { recursive: true, force: true });
  }
}

const photosFolder = (dataDir: string) => join(dataDir, 'lead-photos');
const leadFolder = (dataDir: string, submissionId: number) => join(photosFolder(dataDir), String(submissionId));
const photoFolder = (dataDir: string, { submissionId, hash }: LeadPhotoPlace) =>
  join(leadFolder(dataDir, submissionId), hash);

async function listFolders(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).map((name) => join(folder, name));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/** A rename onto a folder with files in it is refused. */
function isTaken(error: unknown): boolean {
  return ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
}
