import sharp, { type Sharp } from 'sharp';
import { pictureLimits } from '../shared/pictures/pictures.ts';
import { completeJpeg } from './jpeg-end.ts';
import { PictureRefusal } from './picture-refusal.ts';
import { findFormat, type PictureFormat, readHead } from './signature.ts';

export interface ValidPicture {
  format: PictureFormat;
  hasAlpha: boolean;
  /** The decoded picture: upright, in sRGB, first frame only; encoding it drops the metadata. */
  image: Sharp;
  /** Gives back the pixels of a decoder of its own, once the image has been encoded. */
  release?(): void;
}

// Only the decoders of accepted formats are enabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadNsgif',
    'VipsForeignLoadHeif',
  ],
});
sharp.cache(false);

/**
 * Validates a file by its bytes and prepares it for decoding. What else such a file may hold, such as comments or an archive behind its
 * end, is no reason to refuse it: only the pixels are encoded anew.
 * @throws {PictureRefusal} for what is not an accepted picture; a truncated one may fail only when it is encoded
 */
export async function validatePicture(path: string): Promise<ValidPicture> {
  const format = findFormat(await readHead(path));
  if (!format) throw new PictureRefusal('format');
  if (format === 'heic') return decodeHeic(path);
  const completed = format === 'jpeg' ? await completeJpeg(path) : undefined;
  // Where the end mark was added, a warning of the decoder tells that more than the mark was missing.
  return completed ? openPicture(completed, format, 'warning') : openPicture(path, format, 'error');
}

/** Decodes HEVC by libheif in WebAssembly, which sharp's build lacks. It also rotates the picture upright. */
async function decodeHeic(path: string): Promise<ValidPicture> {
  const { openHeic } = await import('./heic-document.ts');
  const { width, height, decode } = await refuseDamaged(openHeic(path));
  requirePixels({ width, height });
  const { data, release, ...size } = await refuseDamaged(decode());
  return { format: 'heic', hasAlpha: false, image: sharp(data, { raw: { ...size, channels: 3 } }), release };
}

async function openPicture(
  source: string | Buffer,
  format: PictureFormat,
  failOn: 'error' | 'warning',
): Promise<ValidPicture> {
  const opened = sharp(source, { limitInputPixels: pictureLimits.pixels, failOn });
  const { width, height, hasAlpha } = await refuseDamaged(opened.metadata());
  requirePixels({ width, height });
  return { format, hasAlpha, image: opened.autoOrient().toColourspace('srgb') };
}

function requirePixels({ width, height }: { width: number; height: number }): void {
  if (width * height > pictureLimits.pixels) throw new PictureRefusal('pixels');
  if (Math.max(width, height) > pictureLimits.side) throw new PictureRefusal('side');
}

/** Turns a decoder's error into a rejection of the file. */
async function refuseDamaged<Value>(decoding: Promise<Value>): Promise<Value> {
  try {
    return await decoding;
  } catch (error) {
    throw isPixelLimit(error) ? new PictureRefusal('pixels') : new PictureRefusal('damaged');
  }
}

function isPixelLimit(error: unknown): boolean {
  return error instanceof Error && error.message.includes('pixel limit');
}
