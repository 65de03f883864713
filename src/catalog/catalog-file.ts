import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { UnreadableFileError, UnsupportedFileError } from '../http/errors.ts';

/** The version of a PDF: the beginning of its SHA-256, in hex. */
export async function hashPdf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest('hex').slice(0, 16);
}

/** PDF readers look for the mark in this many first bytes, and for the trailer in about as many last ones. */
const endBytes = 2048;

/**
 * Validates a PDF by its bytes: the mark, and at the end a trailer that points to a table of contents inside the file.
 * @throws UnsupportedFileError, UnreadableFileError for what is no whole PDF
 */
export async function validateCatalog(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.toString('latin1', 0, bytesRead);
    };
    const start = (await read(0, 1024)).indexOf('%PDF-');
    if (start < 0) throw new UnsupportedFileError('Please select a PDF file.');
    const trailer = /startxref\s+(\d{1,10})\s+%%EOF(?![\s\S]*startxref)/.exec(
      await read(Math.max(0, size - endBytes), endBytes),
    );
    // Offsets count from the `%PDF` mark, which a few bytes may precede.
    const contents = trailer && (await read(Number(trailer[1]) + start, 40));
    if (!contents || !/^\s*(xref|\d+\s+\d+\s+obj)/.test(contents)) throw damaged();
  } finally {
    await file.close();
  }
}

function damaged(): Error {
  return new UnreadableFileError('This PDF is damaged.');
}
