import { open } from 'node:fs/promises';
import { findJpegEnd } from './jpeg-segments.ts';

/**
 * Adds the end mark that some programs and broken transfers leave out, so that the decoder takes what is there. Whether all of the
 * picture is there, the decoder tells.
 * @returns the whole file, or `undefined` where it has its mark, or is none of those that could get one
 */
export async function completeJpeg(path: string): Promise<Buffer | undefined> {
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
    return findJpegEnd(bytes) === 'missing';
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const endMark = Buffer.from([0xff, 0xd9]);

/** Where the picture's data ends: before padding, and before half an end mark. A single zero belongs to the data. */
function findLastByte(bytes: Buffer, size: number): number {
  let end = size;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  if (size - end === 1) end = size;
  return bytes[end - 1] === 0xff ? end - 1 : end;
}
