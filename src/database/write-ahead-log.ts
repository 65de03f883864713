/** Sizes in bytes and positions of the write-ahead log (SQLite file format, section 4.1). */
const headerBytes = 32;
const frameHeaderBytes = 24;
/** Marks a log whose checksums are read as big-endian words; one less is little-endian. */
const bigEndianMagic = 0x377f0683;

interface Log {
  bytes: Buffer;
  pageBytes: number;
  readWord(at: number): number;
}

/**
 * Adds what was committed to a write-ahead log to the database that it belongs to, as SQLite does when it opens both.
 * @param database the bytes of the database file, which may be empty while everything stands in the log
 * @param bytes of the log file; a torn end, or frames of an older use of the file, are left out as SQLite leaves them out
 * @returns the bytes of the whole database
 */
export function applyLog(database: Buffer, bytes: Buffer): Buffer {
  const log = openLog(bytes);
  if (!log) return database;
  const { frames, databasePages } = listCommittedFrames(log);
  if (frames.length === 0) return database;
  const whole = Buffer.alloc(databasePages * log.pageBytes);
  database.copy(whole);
  for (const at of frames) {
    const page = bytes.readUInt32BE(at);
    // A page that a later commit has cut off lies beyond the end.
    if (page <= databasePages) {
      const start = at + frameHeaderBytes;
      bytes.copy(whole, (page - 1) * log.pageBytes, start, start + log.pageBytes);
    }
  }
  return whole;
}

function openLog(bytes: Buffer): Log | undefined {
  if (bytes.length < headerBytes) return undefined;
  const magic = bytes.readUInt32BE(0);
  if ((magic | 1) >>> 0 !== bigEndianMagic) return undefined;
  const isBigEndian = magic === bigEndianMagic;
  const readWord = (at: number) => (isBigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  return { bytes, pageBytes: bytes.readUInt32BE(8), readWord };
}

/** @returns where the frames up to the last commit begin, in order, and the database's length in pages after it */
function listCommittedFrames({ bytes, pageBytes, readWord }: Log): { frames: number[]; databasePages: number } {
  const frames: number[] = [];
  let committed = 0;
  let databasePages = 0;
  let sums = addChecksum([0, 0], readWord, 0, headerBytes - 8);
  if (!isStored(sums, bytes, headerBytes - 8)) return { frames, databasePages };
  const salt = bytes.subarray(16, 24);
  for (let at = headerBytes; at + frameHeaderBytes + pageBytes <= bytes.length; at += frameHeaderBytes + pageBytes) {
    sums = addChecksum(sums, readWord, at, 8);
    sums = addChecksum(sums, readWord, at + frameHeaderBytes, pageBytes);
    if (!salt.equals(bytes.subarray(at + 8, at + 16)) || !isStored(sums, bytes, at + 16)) break;
    frames.push(at);
    const pagesAfterCommit = bytes.readUInt32BE(at + 4);
    if (pagesAfterCommit === 0) continue;
    committed = frames.length;
    databasePages = pagesAfterCommit;
  }
  return { frames: frames.slice(0, committed), databasePages };
}

type Sums = readonly [number, number];

/** Two running sums over pairs of 32-bit words (SQLite file format, section 4.2). */
function addChecksum([first, second]: Sums, readWord: Log['readWord'], start: number, length: number): Sums {
  for (let at = start; at < start + length; at += 8) {
    first = (first + readWord(at) + second) >>> 0;
    second = (second + readWord(at + 4) + first) >>> 0;
  }
  return [first, second];
}

function isStored([first, second]: Sums, bytes: Buffer, at: number): boolean {
  return bytes.readUInt32BE(at) === first && bytes.readUInt32BE(at + 4) === second;
}
