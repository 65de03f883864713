import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { type Picture, shareSize, type VariantFormat, widthsFor } from '../shared/pictures/pictures.ts';

/** Encoder settings. On these pictures AVIF 50 and WebP 76 look alike, at about half and three quarters of the JPEG's size. */
const encoders: Record<VariantFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 50, effort: 2 }),
  webp: (image) => image.webp({ quality: 76, effort: 4 }),
  jpeg: (image) => image.flatten({ background: '#ffffff' }).jpeg({ quality: 78, progressive: true, mozjpeg: true }),
};

/**
 * Describes a picture from its bytes, before any variant exists.
 * @param name its name in the site, such as `service-wood.jpg`
 * @param formats the formats that are (or are about to be) made
 */
export async function describePicture(
  name: string,
  bytes: Buffer,
  formats: readonly VariantFormat[],
): Promise<Picture> {
  const { width, height } = await sharp(bytes).metadata();
  return { name, hash: contentHash(bytes), width, height, widths: widthsFor(width), formats };
}

/** Returns the first twelve hexadecimal digits of the SHA-256: enough to tell pictures apart, short enough for an address. */
export function contentHash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}

/**
 * Encodes one variant.
 * @param original an upright original in any format that sharp reads, or its pixels
 * @returns the encoded picture, without metadata
 */
export function encodeVariant(original: Buffer | Sharp, width: number, format: VariantFormat): Promise<Buffer> {
  const image = Buffer.isBuffer(original) ? sharp(original) : original.clone();
  return encoders[format](image.resize({ width, withoutEnlargement: true })).toBuffer();
}

/** Crops a picture around its middle to the size of a link preview; a small one isn't enlarged. */
export function encodeShare(original: Buffer, picture: Picture): Promise<Buffer> {
  return encoders.jpeg(sharp(original).resize({ ...shareSize(picture), fit: 'cover' })).toBuffer();
}
