import { open } from 'node:fs/promises';

/**
 * The reasons to refuse a file: its format isn't accepted, it is damaged, or it has too many pixels or too long a side (`pictureLimits`). A
 * PDF may also require a password, be unreadable, be drawn only by Adobe's programs, have too many pages, or exceed its limits.
 */
export type RefusalReason =
  | 'format'
  | 'damaged'
  | 'pixels'
  | 'side'
  | 'memory'
  | 'pdf-password'
  | 'pdf-damaged'
  | 'pdf-xfa'
  | 'pdf-pages'
  | 'pdf-heavy';

/** The limits of a PDF (docs/product.md, "Catalog uploader"). */
export const pdfPageLimit = 300;

/** The file is refused; `picture-maker.ts` has the message for each reason. */
export class PictureRefusal extends Error {
  override name = 'PictureRefusal';
  reason: RefusalReason;
  constructor(reason: RefusalReason) {
    super(reason);
    this.reason = reason;
  }
}

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

/** The number of bytes that `findFormat` needs from the start of a file. */
const signatureBytes = 1024;

/** Reads the beginning of a file, for `findFormat`. */
export async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(signatureBytes), 0, signatureBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/**
 * Finds a picture's format by its first bytes; names and MIME types aren't trusted (docs/decisions.md, "Pictures").
 * @returns `undefined` for formats that aren't accepted, such as SVG and PDF
 */
export function findFormat(head: Buffer): PictureFormat | undefined {
  const text = head.toString('latin1');
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a/.test(text)) return 'gif';
  return text.slice(4, 8) === 'ftyp' ? findBrand(head) : undefined;
}

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];

/** Checks the brands of an ISO media file: the major brand, then the compatible ones. */
function findBrand(head: Buffer): PictureFormat | undefined {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => heicBrands.includes(brand)) ? 'heic' : undefined;
}
