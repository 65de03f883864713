import { findJpegEnd } from './jpeg-segments.ts';

/**
 * Whether a file is what this site's own encoders write: one picture and nothing else, without metadata, comments or bytes after its
 * end. The original of a content file is then kept as it is, under the same address.
 */
export function isBarePicture(bytes: Buffer): boolean {
  try {
    if (bytes.readUInt16BE(0) === 0xffd8) return isBareJpeg(bytes);
    if (bytes.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n') return isBarePng(bytes);
    return bytes.toString('latin1', 0, 4) === 'RIFF' && isBareWebp(bytes);
  } catch (error) {
    // A segment that ends beyond the file.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

/** Tables, frames and scans (ITU-T T.81, table B.1); no application data and no comments. */
const jpegSegments = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xdb, 0xdd]);

function isBareJpeg(bytes: Buffer): boolean {
  return findJpegEnd(bytes, jpegSegments) === bytes.length;
}

const pngChunks = new Set(['IHDR', 'PLTE', 'tRNS', 'pHYs', 'IDAT', 'IEND']);

function isBarePng(bytes: Buffer): boolean {
  for (let at = 8; at < bytes.length; ) {
    const kind = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (kind === 'IEND') return end === bytes.length;
    if (!pngChunks.has(kind)) return false;
    at = end;
  }
  return false;
}

const webpChunks = new Set(['VP8X', 'ALPH', 'VP8 ', 'VP8L']);

function isBareWebp(bytes: Buffer): boolean {
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at < bytes.length) {
    if (!webpChunks.has(bytes.toString('latin1', at, at + 4))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}
