import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { photoWidths } from '../shared/lead/lead-photos.ts';
import { widthFile, widthsFor } from '../shared/pictures/pictures.ts';
import { PictureRefusal } from './picture-format.ts';
import { type ValidPicture, validatePicture } from './validate.ts';
import { contentHash, encodeVariant } from './variants.ts';

/** The maximum length of a stored original's longer side in pixels: more than the widest variant, less than a phone's camera. */
const originalSide = 2560;

/** A photo is stored this wide, landscape or portrait. Only a photo with a ratio above five to one gets narrower. */
const photoBounds = { width: Math.max(...photoWidths), height: 8000 };

export interface MakeJob {
  /** The uploaded file. */
  source: string;
  /** An empty folder for the output. */
  folder: string;
  /** The original's extension if a slot's name requires one. */
  extension?: OriginalExtension | undefined;
  /** Leaves the bytes of a file without metadata, such as one from this site's encoders, unchanged. */
  keepsBare?: boolean;
}

export type OriginalExtension = 'jpg' | 'png' | 'webp';

/** The files that `make` writes to its folder: `original.<extension>` and `<width>.webp`, `<width>.jpg` for each width. */
export interface MadePicture {
  extension: OriginalExtension;
  hash: string;
  width: number;
  height: number;
  widths: number[];
  /** Size of the original in bytes. */
  bytes: number;
}

export interface PhotoJob {
  /** The visitor's file. */
  source: string;
  /** The output folder; must not exist yet. */
  folder: string;
}

/** The files that `photo` writes to its folder: `<width>.jpg` for each width. */
export interface MadePhoto {
  /** Size in pixels of the larger width. */
  width: number;
  height: number;
}

/** A HEIC file to convert to pixels for the other jobs. Decoding it takes more memory than all other jobs. */
export interface DecodeJob {
  source: string;
  /** The PNG to write. */
  target: string;
}

export interface AvifJob {
  /** A stored original. */
  source: string;
  /** The folder for the results, `<width>.avif`. */
  folder: string;
  width: number;
}

/**
 * Decodes an upload and encodes it again, so that only its pixels are stored. All files are flushed when this returns.
 * @throws {PictureRefusal} for a file that isn't an accepted, complete picture, or disk errors unchanged
 */
export async function makePicture({ source, folder, extension, keepsBare }: MakeJob): Promise<MadePicture> {
  const valid = await validatePicture(source);
  const chosen = extension ?? extensionFor(valid);
  const { data, info } = await decode(chosen === 'jpg' ? valid.image.flatten({ background: '#ffffff' }) : valid.image, {
    width: originalSide,
    height: originalSide,
  });
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const bare = keepsBare && valid.format === formatOf(chosen) ? await readBare(source) : undefined;
  const original = bare ?? (await encodeOriginal(pixels.clone(), chosen));
  const widths = widthsFor(info.width);
  await writeDurably(join(folder, `original.${chosen}`), original);
  for (const width of widths)
    await Promise.all(
      (['webp', 'jpeg'] as const).map(async (format) =>
        writeDurably(join(folder, widthFile(width, format)), await encodeVariant(pixels, width, format)),
      ),
    );
  const { width, height } = info;
  return { extension: chosen, hash: contentHash(original), width, height, widths, bytes: original.length };
}

/**
 * Decodes a lead's photo and encodes it again, upright and without metadata. Only the first frame of an animation is used. Each file is on
 * disk when this returns.
 * @throws {PictureRefusal} for a file that isn't an accepted, complete picture
 */
export async function makePhoto({ source, folder }: PhotoJob): Promise<MadePhoto> {
  const { image } = await validatePicture(source);
  const { data, info } = await decode(image.flatten({ background: '#ffffff' }), photoBounds);
  const pixels = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  await mkdir(folder);
  for (const width of photoWidths)
    await writeDurably(join(folder, `${width}.jpg`), await encodeVariant(pixels, width, 'jpeg'));
  return { width: info.width, height: info.height };
}

/**
 * Decodes an upload at the largest size that any job needs.
 * @throws {PictureRefusal} for a file that isn't an accepted, complete picture
 */
export async function decodeFile({ source, target }: DecodeJob): Promise<void> {
  const { image, release } = await validatePicture(source);
  const bounds = { width: originalSide, height: photoBounds.height };
  const { data, info } = await decode(image, bounds).finally(() => release?.());
  const { width, height, channels } = info;
  const pixels = sharp(data, { raw: { width, height, channels } });
  await writeDurably(target, await pixels.png({ compressionLevel: 1 }).toBuffer());
}

/** Makes a single AVIF variant: making all of them takes longer than an upload should wait. */
export async function makeAvif({ source, folder, width }: AvifJob): Promise<void> {
  await writeDurably(join(folder, widthFile(width, 'avif')), await encodeVariant(sharp(source), width, 'avif'));
}

/** Returns the format of the stored original: PNG or WebP for transparency, JPEG for phone photos. */
function extensionFor({ format, hasAlpha }: ValidPicture): OriginalExtension {
  if (format === 'png' || format === 'gif') return 'png';
  if (format === 'webp') return 'webp';
  return format === 'avif' && hasAlpha ? 'webp' : 'jpg';
}

async function decode(image: Sharp, bounds: { width: number; height: number }) {
  try {
    return await image
      .resize({ ...bounds, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch {
    throw new PictureRefusal('damaged');
  }
}

/** Returns the bytes of a file that needs no new encoding: a single frame, not larger than an original, and upright without metadata. */
async function readBare(source: string): Promise<Buffer | undefined> {
  const bytes = await readFile(source);
  const { width, height, pages = 1, exif, icc, iptc, xmp, comments } = await sharp(bytes).metadata();
  const isBare = pages === 1 && !(exif || icc || iptc || xmp || comments);
  return isBare && Math.max(width, height) <= originalSide ? bytes : undefined;
}

const formatOf = (extension: OriginalExtension) => (extension === 'jpg' ? 'jpeg' : extension);

function encodeOriginal(image: Sharp, extension: OriginalExtension): Promise<Buffer> {
  if (extension === 'png') return image.png().toBuffer();
  if (extension === 'webp') return image.webp({ quality: 88 }).toBuffer();
  return image.jpeg({ quality: 88 }).toBuffer();
}

/** Writes and flushes a file, so that a later rename can't leave an empty file after a power cut. */
export async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  await writeFile(path, bytes, { flag: 'wx', mode: 0o644, flush: true });
}
