import { createHash } from 'node:crypto';

/** A part of a file with its checksums. */
export interface Part {
  /** Valid until the next part is read, because all parts share one buffer. */
  bytes: Uint8Array;
  /** In base64, as `Content-MD5` has it. */
  md5: string;
  /** In hex, as the signature has it. */
  sha256: string;
}

/** The size of all parts but the last: R2 accepts only equal parts. With 10,000 parts a copy may have 156 GiB. */
export const partBytes = 16 * 1024 * 1024;

/** Cuts a stream into parts. Checksums are computed piece by piece, so that the thread is never blocked for a whole part. */
export async function* cutIntoParts(pieces: AsyncIterable<Uint8Array>, size = partBytes): AsyncGenerator<Part> {
  const buffer = Buffer.allocUnsafeSlow(size);
  let used = 0;
  let hashes = startHashes();
  const finish = (): Part => ({ bytes: buffer.subarray(0, used), ...hashes.digest() });
  for await (const piece of pieces) {
    for (let rest = piece; rest.length > 0; ) {
      const taken = rest.subarray(0, size - used);
      buffer.set(taken, used);
      hashes.update(taken);
      used += taken.length;
      rest = rest.subarray(taken.length);
      if (used < size) continue;
      yield finish();
      used = 0;
      hashes = startHashes();
    }
  }
  if (used > 0) yield finish();
}

/** Returns a part with these bytes. */
export function toPart(bytes: Uint8Array): Part {
  const hashes = startHashes();
  hashes.update(bytes);
  return { bytes, ...hashes.digest() };
}

function startHashes() {
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  return {
    update(bytes: Uint8Array) {
      md5.update(bytes);
      sha256.update(bytes);
    },
    digest: () => ({ md5: md5.digest('base64'), sha256: sha256.digest('hex') }),
  };
}
