import { open } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { pictureLimits } from '../shared/pictures/pictures.ts';
import { findFormat, type PictureFormat, PictureRefusal, readHead } from './picture-format.ts';

export interface ValidPicture {
  format: PictureFormat;
  hasAlpha: boolean;
  /** The decoded picture: upright, in sRGB, first frame only; encoding it drops the metadata. */
  image: Sharp;
  /** Releases the pixels of a separate decoder, once the image has been encoded. */
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
 * Validates a file by its bytes and prepares it for decoding. Other content of the file, such as comments or an archive behind its end, is
 * no reason to refuse it: only the pixels are encoded again.
 * @throws {PictureRefusal} for a file that isn't an accepted picture; a truncated one may fail only when it is encoded
 */
export async function validatePicture(path: string): Promise<ValidPicture> {
  const format = findFormat(await readHead(path));
  if (!format) throw new PictureRefusal('format');
  if (format === 'heic') return decodeHeic(path);
  const completed = format === 'jpeg' ? await completeJpeg(path) : undefined;
  // If the end mark was added, a decoder warning means that more than the mark was missing.
  return completed ? openPicture(completed, format, 'warning') : openPicture(path, format, 'error');
}

/** Decodes HEVC with libheif in WebAssembly, which sharp's build lacks. It also rotates the picture upright. */
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

/**
 * Adds the end mark that some programs and broken transfers leave out, so that the decoder accepts the file. The decoder reports whether
 * the picture is complete.
 * @returns the whole file, or `undefined` if it has its mark or isn't a file that could get one
 */
async function completeJpeg(path: string): Promise<Buffer | undefined> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const mark = (await file.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2))).buffer;
    if (mark.equals(endMark)) return undefined;
    const bytes = Buffer.alloc(size + endMark.length);
    await file.read(bytes, 0, size, 0);
    if (!lacksEnd(bytes.subarray(0, size))) return undefined;
    const end = findLastByte(bytes, size);
    endMark.copy(bytes, end);
    return bytes.subarray(0, end + endMark.length);
  } finally {
    await file.close();
  }
}

function lacksEnd(bytes: Buffer): boolean {
  try {
    return endsWithinScan(bytes);
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const endMark = Buffer.from([0xff, 0xd9]);

/**
 * Returns where the picture's data ends: before zero padding and before a lone 0xff. One zero alone, or a zero after 0xff (T.81, F.1.2.3),
 * belongs to the data.
 */
function findLastByte(bytes: Buffer, size: number): number {
  let end = size;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  if (size - end === 1 || (end < size && bytes[end - 1] === 0xff)) end += 1;
  return bytes[end - 1] === 0xff ? end - 1 : end;
}

/** Marks of ITU-T T.81, table B.1, without their first byte. */
const marks = { end: 0xd9, scan: 0xda, fill: 0xff };

/** Walks over the segments and scans of a JPEG. @throws RangeError for a segment that is cut off */
function endsWithinScan(bytes: Buffer): boolean {
  let hasScan = false;
  for (let at = 2; at + 1 < bytes.length; ) {
    const mark = bytes.readUInt16BE(at) - 0xff00;
    if (mark === marks.end || mark < 0) return false;
    at += mark === marks.fill ? 1 : 2 + bytes.readUInt16BE(at + 2);
    if (mark !== marks.scan) continue;
    hasScan = true;
    at = skipScan(bytes, at);
  }
  return hasScan;
}

/** Within a scan, 0xff is followed by 0 or a restart mark. */
function skipScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
