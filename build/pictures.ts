import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describePicture, encodeShare, encodeVariant } from '../src/pictures/variants.ts';
import { listVariants, type Picture, shareName, variantFormats } from '../src/shared/pictures.ts';

/** Where the descriptions of the built-in pictures are left for the manifest. */
export const picturesFile = 'dist/pictures.json';
const variantFolder = 'dist/images/variants';

/**
 * Makes the variants of the built-in pictures; existing ones are kept, because their names contain the content hash.
 * A picture whose slot is small (500x300) may stand beside an `@2x` one of the same view: its variants are made from that.
 */
export async function buildPictures(): Promise<void> {
  const pictures: Record<string, Picture> = {};
  for (const source of globSync('static/images/*.{jpg,png}', { exclude: ['**/*@2x.jpg'] }).sort()) {
    const sharper = source.replace('.jpg', '@2x.jpg');
    const bytes = readFileSync(existsSync(sharper) ? sharper : source);
    const picture = await describePicture(basename(source), bytes, variantFormats);
    pictures[picture.name] = picture;
    await makeMissingVariants(picture, bytes);
    const share = `${variantFolder}/${shareName(picture)}`;
    if (picture.name.endsWith('.jpg')) picture.share = true;
    if (picture.share && !existsSync(share)) writeFileSync(share, await encodeShare(bytes, picture));
  }
  writeFileSync(picturesFile, JSON.stringify(pictures));
}

async function makeMissingVariants(picture: Picture, bytes: Buffer): Promise<void> {
  const missing = listVariants(picture).filter(({ file }) => !existsSync(`${variantFolder}/${file}`));
  await Promise.all(
    missing.map(async ({ file, width, format }) =>
      writeFileSync(`${variantFolder}/${file}`, await encodeVariant(bytes, width, format)),
    ),
  );
}
