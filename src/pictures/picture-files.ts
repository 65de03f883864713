import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { listVariants, type Picture, variantName, widthFile } from '../shared/pictures.ts';
import { requireDataDir, syncFolderOf, toStorageError } from '../storage/index.ts';
import type { MadePicture } from './picture-jobs.ts';

/** Where uploaded pictures lie in the data directory. */
export function pictureFolders(dataDir: string): { originals: string; variants: string } {
  return { originals: join(dataDir, 'images', 'originals'), variants: join(dataDir, 'images', 'variants') };
}

/**
 * Moves what was made into the site's folders. Names carry the content's hash: nothing that is shown is ever overwritten by other content.
 * @param folder holds the files, as `makePicture` names them
 * @returns the original's file name
 * @throws StorageUnavailableError
 */
export async function placePicture(
  dataDir: string,
  folder: string,
  made: MadePicture,
  picture: Picture,
): Promise<string> {
  const { originals, variants } = pictureFolders(dataDir);
  const original = originalName(made);
  requireDataDir(dataDir);
  try {
    await mkdir(originals, { recursive: true });
    await mkdir(variants, { recursive: true });
    await rename(join(folder, `original.${made.extension}`), join(originals, original));
    for (const { file, width, format } of listVariants(picture))
      await rename(join(folder, widthFile(width, format)), join(variants, file));
    await syncFolderOf(join(originals, original));
    await syncFolderOf(join(variants, original));
    return original;
  } catch (error) {
    throw toStorageError(error, dataDir);
  }
}

/** Moves one variant that was made later into its place. */
export async function placeVariant(dataDir: string, made: string, picture: Picture, width: number): Promise<void> {
  const target = join(pictureFolders(dataDir).variants, variantName(picture, width, 'avif'));
  await rename(made, target);
  await syncFolderOf(target);
}

function originalName({ hash, extension }: Pick<MadePicture, 'hash' | 'extension'>): string {
  return `${hash}.${extension}`;
}

/**
 * Removes files that no picture shows any more.
 * @param kept the originals and pictures that are shown or can still be taken back
 */
export async function sweepPictures(
  dataDir: string,
  kept: readonly { file: string; picture: Picture }[],
): Promise<void> {
  const { originals, variants } = pictureFolders(dataDir);
  const keptOriginals = new Set(kept.map(({ file }) => file));
  const keptVariants = new Set(
    kept.flatMap(({ picture }) =>
      listVariants({ ...picture, formats: ['avif', 'webp', 'jpeg'] }).map(({ file }) => file),
    ),
  );
  await removeOthers(originals, keptOriginals);
  await removeOthers(variants, keptVariants);
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const file of files) if (!kept.has(file)) await rm(join(folder, file), { force: true });
}
