import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Returns the SHA-256 of a whole file, in hex. */
export async function hashFile(path: string): Promise<string> {
  return (await measureFile(path)).sha256;
}

/** Returns the size and the SHA-256, in hex, of a file that is read once. */
export async function measureFile(path: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  const file = createReadStream(path, { highWaterMark: 1024 * 1024 });
  await pipeline(file, hash);
  return { bytes: file.bytesRead, sha256: hash.digest('hex') };
}

/**
 * Writes a file and flushes it.
 * @param flags `wx` refuses to overwrite a file
 * @returns the SHA-256 of the written bytes, in hex
 */
export async function writeHashed(
  pieces: AsyncIterable<unknown>,
  path: string,
  flags: 'w' | 'wx' = 'wx',
): Promise<string> {
  const { through, digest } = hashThrough();
  await pipeline(pieces, through, createWriteStream(path, { mode: 0o600, flags, flush: true }));
  return digest();
}

/** Returns a pipeline step that passes everything through; after its end `digest` returns the SHA-256, in hex. */
export function hashThrough(): { through: Transform; digest(): string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, digest: () => hash.digest('hex') };
}
