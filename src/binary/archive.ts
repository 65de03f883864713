import { createHash } from 'node:crypto';
import { fstatSync, openSync, readSync } from 'node:fs';
import { ProgramDamagedError } from '../http/errors.ts';

/** A file of the site in the one executable file. */
export interface ArchivedFile {
  /** Its path below the product's root, with `/`. */
  name: string;
  bytes: number;
}

/** What `npm run binary` has put behind Node: the contents of the files, their index, its length, and the sum of all before it. */
export interface Archive {
  /** The first 16 hex digits of the sum. */
  version: string;
  files: readonly ArchivedFile[];
  /** @throws ProgramDamagedError unless the executable file is byte for byte what was packed */
  check(): void;
  /** @yields each file with its content */
  read(): Iterable<[file: ArchivedFile, content: Buffer]>;
}

const lengthBytes = 8;
/** SHA-256 */
const sumBytes = 32;
const stepBytes = 1024 * 1024;

/** @returns what stands between the contents, which are in the order of the files, and the sum */
export function writeIndex(files: readonly ArchivedFile[]): Buffer {
  const index = Buffer.from(JSON.stringify(files));
  const length = Buffer.alloc(lengthBytes);
  length.writeBigUInt64LE(BigInt(index.length));
  return Buffer.concat([index, length]);
}

/**
 * Opens the archive at the end of an executable file. It is read and not mapped into memory as Node's own assets are: a page that a
 * copy cut short lacks would end the process by a signal, without a word.
 * @throws ProgramDamagedError when the file ends otherwise
 */
export function openArchive(path: string): Archive {
  const descriptor = openSync(path, 'r');
  const sumStart = fstatSync(descriptor).size - sumBytes;
  const read = (start: number, length: number) => {
    if (start < 0 || start + length > sumStart + sumBytes) throw new ProgramDamagedError(path);
    const bytes = Buffer.alloc(length);
    if (readSync(descriptor, bytes, 0, length, start) < length) throw new ProgramDamagedError(path);
    return bytes;
  };
  const indexEnd = sumStart - lengthBytes;
  const indexStart = indexEnd - Number(read(indexEnd, lengthBytes).readBigUInt64LE());
  const files = parseIndex(read(indexStart, indexEnd - indexStart));
  if (!files) throw new ProgramDamagedError(path);
  const sum = read(sumStart, sumBytes);
  return {
    version: sum.toString('hex').slice(0, 16),
    files,
    check() {
      const hash = createHash('sha256');
      for (let start = 0; start < sumStart; start += stepBytes)
        hash.update(read(start, Math.min(stepBytes, sumStart - start)));
      if (!hash.digest().equals(sum)) throw new ProgramDamagedError(path);
    },
    *read() {
      let start = indexStart - files.reduce((total, { bytes }) => total + bytes, 0);
      for (const file of files) {
        yield [file, read(start, file.bytes)];
        start += file.bytes;
      }
    },
  };
}

function parseIndex(index: Buffer): ArchivedFile[] | undefined {
  try {
    const files: unknown = JSON.parse(index.toString());
    return Array.isArray(files) ? files : undefined;
  } catch {
    return undefined;
  }
}
