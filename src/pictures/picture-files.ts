import { join } from 'node:path';
import { listVariants, type Picture, variantName, widthFile } from '../shared/pictures/pictures.ts';
import type { MadeFile } from '../storage/index.ts';
import type { MadePicture } from './picture-jobs.ts';

/** The folders of uploaded pictures among the site's files. */
export const pictureFolders = { originals: 'images/originals', variants: 'images/variants' };

/** Returns the name of a stored original. */
export function originalName(file: string): string {
  return `${pictureFolders.originals}/${file}`;
}

/** Returns the name of a variant, by its file name. */
export function variantFile(file: string): string {
  return `${pictureFolders.variants}/${file}`;
}

/** Returns the file name of a picture's original. It is made from the content, so that no file overwrites another. */
export function originalFile({ hash, extension }: Pick<MadePicture, 'hash' | 'extension'>): string {
  return `${hash}.${extension}`;
}

/** Lists the original and the variants of a picture in the folder that `makePicture` wrote. */
export function listMadeFiles(folder: string, made: MadePicture, picture: Picture): MadeFile[] {
  return [
    { name: originalName(originalFile(made)), path: join(folder, `original.${made.extension}`) },
    ...listVariants(picture).map(({ file, width, format }) => ({
      name: variantFile(file),
      path: join(folder, widthFile(width, format)),
    })),
  ];
}

/** Lists the AVIF variants of a picture in a folder. */
export function listMadeAvif(folder: string, picture: Picture): MadeFile[] {
  return picture.widths.map((width) => ({
    name: variantFile(variantName(picture, width, 'avif')),
    path: join(folder, widthFile(width, 'avif')),
  }));
}

/** Lists the names of all files that a picture has or may have. */
export function listPictureFiles({ file, picture }: { file: string; picture: Picture }): string[] {
  const variants = listVariants({ ...picture, formats: ['avif', 'webp', 'jpeg'] });
  return [originalName(file), ...variants.map((variant) => variantFile(variant.file))];
}

/** The longest name in characters, including the extension: file names add a hash and a width to it. */
const longestStem = 80;
/** Device names that Windows refuses with any extension; the owner may download a picture there. */
const reservedStem = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Makes a picture's name in the site from the sender's file name: only letters, digits, `.`, `_`, and `-`.
 * @param extension of the stored file, without a dot; the sender's isn't trusted
 * @param taken lower-case names that are in use; a suffix (`-2`) avoids them
 */
export function makePictureName(fileName: string, extension: string, taken: ReadonlySet<string>): string {
  const stem = cleanStem(fileName);
  for (let count = 1; ; count += 1) {
    const name = `${count === 1 ? stem : `${stem}-${count}`}.${extension}`;
    if (!taken.has(name.toLowerCase())) return name;
  }
}

function cleanStem(fileName: string): string {
  const stem = fileName
    .split(/[\\/]/)
    .pop()
    ?.replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/\.{2,}/g, '.')
    .replace(/-{2,}/g, '-')
    .slice(0, longestStem)
    .replace(/^[.\-_]+|[.\-_]+$/g, '');
  if (!stem) return 'picture';
  return reservedStem.test(stem.split('.')[0] ?? '') ? `picture-${stem}` : stem;
}
