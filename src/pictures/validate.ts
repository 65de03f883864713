import { open, readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { pictureLimits } from '../shared/pictures.ts';
import { findFormat, isPolyglot, type PictureFormat, signatureBytes } from './signature.ts';

/** Why a file is rejected: its format is not accepted, it is also another kind of file, it is damaged, or it has more than 50 megapixels. */
export type RefusalReason = 'format' | 'polyglot' | 'damaged' | 'pixels';

/** The file is rejected; `picture-refusal.ts` has the messages. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
  reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

export interface ValidPicture {
  format: PictureFormat;
  hasAlpha: boolean;
  /** The decoded picture: upright, in sRGB, first frame only; encoding it drops the metadata. */
  image: Sharp;
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
 * Validates a file by its bytes and prepares it for decoding.
 * @throws {PictureRefusal} for what is not an accepted picture; a truncated one may fail only when it is encoded
 */
export async function validatePicture(path: string): Promise<ValidPicture> {
  const { head, tail } = await readEnds(path);
  const format = findFormat(head);
  if (!format) throw new PictureRefusal('format');
  if (isPolyglot(head, tail)) throw new PictureRefusal('polyglot');
  return format === 'heic' ? decodeHeic(path) : openPicture(path, format);
}

async function readEnds(path: string): Promise<{ head: Buffer; tail: Buffer }> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (length: number, position: number) =>
      (await file.read(Buffer.alloc(length), 0, length, position)).buffer;
    const tailLength = Math.min(size, signatureBytes.tail);
    return {
      head: await read(Math.min(size, signatureBytes.head), 0),
      tail: await read(tailLength, size - tailLength),
    };
  } finally {
    await file.close();
  }
}

/** Decodes HEVC by libheif in WebAssembly, which sharp's build lacks. It also rotates the picture upright. */
async function decodeHeic(path: string): Promise<ValidPicture> {
  const { default: heic } = await import('heic-decode');
  const images = await refuseDamaged(heic.all({ buffer: await readFile(path) }));
  try {
    const [first] = images;
    if (!first) throw new PictureRefusal('damaged');
    requirePixels(first);
    const { width, height, data } = await refuseDamaged(first.decode());
    const image = sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), {
      raw: { width, height, channels: 4 },
    }).removeAlpha();
    return { format: 'heic', hasAlpha: false, image };
  } finally {
    images.dispose();
  }
}

async function openPicture(path: string, format: PictureFormat): Promise<ValidPicture> {
  const source = sharp(path, { limitInputPixels: pictureLimits.pixels, failOn: 'error' });
  const { width, height, hasAlpha } = await refuseDamaged(source.metadata());
  requirePixels({ width, height });
  return { format, hasAlpha, image: source.autoOrient().toColourspace('srgb') };
}

function requirePixels({ width, height }: { width: number; height: number }): void {
  if (width * height > pictureLimits.pixels) throw new PictureRefusal('pixels');
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
