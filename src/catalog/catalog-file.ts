import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { UnsupportedFileError } from '../http/errors.ts';

/** The version of a PDF: the beginning of its SHA-256, in hex. */
export async function hashPdf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex').slice(0, 16);
}

/** PDF readers look for the mark in this many first bytes. */
const headBytes = 1024;

/**
 * Tells a PDF by its mark. Whether it can be read, PDFium finds out when its pages are made: it mends a wrong table of contents, and
 * bytes behind the end are nothing to it.
 * @throws UnsupportedFileError for what is no PDF
 */
export async function requirePdf(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    if (!buffer.subarray(0, bytesRead).includes('%PDF-')) throw new UnsupportedFileError('Please select a PDF file.');
  } finally {
    await file.close();
  }
}
