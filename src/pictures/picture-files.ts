import { join } from 'node:path';
import { listVariants, type Picture, variantName, widthFile } from '../shared/pictures/pictures.ts';
import type { MadeFile } from '../storage/index.ts';
import type { MadePicture } from './picture-jobs.ts';

/** Where uploaded pictures lie among the site's files. */
export const pictureFolders = { originals: 'images/originals', variants: 'images/variants' };

/** The name of a kept original. */
export function originalName(file: string): string {
  return `${pictureFolders.originals}/${file}`;
}

/** The name of a variant, by its file name. */
export function variantFile(file: string): string {
  return `${pictureFolders.variants}/${file}`;
}

/** The file name of a picture's original: its content, so that no file is overwritten by another. */
export function originalFile({ hash, extension }: Pick<MadePicture, 'hash' | 'extension'>): string {
  return `${hash}.${extension}`;
}

/** The original and the variants of a picture, as `makePicture` leaves them in a folder. */
export function listMadeFiles(folder: string, made: MadePicture, picture: Picture): MadeFile[] {
  return [
    { name: originalName(originalFile(made)), path: join(folder, `original.${made.extension}`) },
    ...listVariants(picture).map(({ file, width, format }) => ({
      name: variantFile(file),
      path: join(folder, widthFile(width, format)),
    })),
  ];
}

/** The AVIF variants of a picture, made in a folder. */
export function listMadeAvif(folder: string, picture: Picture): MadeFile[] {
  return picture.widths.map((width) => ({
    name: variantFile(variantName(picture, width, 'avif')),
    path: join(folder, widthFile(width, 'avif')),
  }));
}

/** The names of all files that a picture has or may have. */
export function listPictureFiles({ file, picture }: { file: string; picture: Picture }): string[] {
  const variants = listVariants({ ...picture, formats: ['avif', 'webp', 'jpeg'] });
  return [originalName(file), ...variants.map((variant) => variantFile(variant.file))];
}
