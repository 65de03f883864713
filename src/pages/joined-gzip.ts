import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A piece of a text, compressed so that it can be joined with others: its blocks end at a whole byte and refer to nothing before. */
export interface GzipPiece {
  bytes: Buffer;
  deflated: Buffer;
}

/** What is compressed once, as small as can be; and what a visitor waits for: with little memory, which costs more time than the work. */
export const gzipEffort = { best: { level: 9 }, fast: { level: 4, windowBits: 13, memLevel: 6 } };

/** Compresses a text into a piece that `joinGzip` can join. */
export function makeGzipPiece(text: string, effort: (typeof gzipEffort)[keyof typeof gzipEffort]): GzipPiece {
  const bytes = Buffer.from(text);
  return { bytes, deflated: deflateRawSync(bytes, { ...effort, finishFlush: constants.Z_FULL_FLUSH }) };
}

/** The header of RFC 1952: no name, no time, any system. */
const header = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** An empty last block (RFC 1951, section 3.2.3). */
const lastBlock = Buffer.from([3, 0]);

/** Joins compressed pieces to one gzip stream (RFC 1952) without compressing them again. */
export function joinGzip(pieces: readonly GzipPiece[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    pieces.reduce((sum, { bytes }) => crc32(bytes, sum), 0),
    0,
  );
  trailer.writeUInt32LE(
    pieces.reduce((sum, { bytes }) => sum + bytes.length, 0),
    4,
  );
  return Buffer.concat([header, ...pieces.map(({ deflated }) => deflated), lastBlock, trailer]);
}
