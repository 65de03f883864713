import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** The content encodings that the site sends. */
export type Encoding = 'br' | 'gzip' | 'identity';

type Compressed = Exclude<Encoding, 'identity'>;

/** The best first. */
const encodings: Compressed[] = ['br', 'gzip'];

/**
 * The encoding that a client likes best, of those that the site sends (RFC 9110, section 12.5.3).
 * @param header the value of `Accept-Encoding`, or `undefined` where the client sent none
 */
export function chooseEncoding(header: string | undefined): Encoding {
  return (negotiate((header ?? '').toLowerCase(), encodings) as Encoding | null) ?? 'identity';
}

/**
 * 256 KiB, more than any page: the usual 4 MiB of Brotli would cost tens of megabytes of memory while the pages are made, and as much
 * again for each answer on its way.
 */
const windowBits = 18;

/**
 * Compresses a text as a whole, in the thread pool.
 * @param quality Brotli's, 0 to 11; gzip's level is the nearest of its own, 1 to 9
 */
export function compress(bytes: Buffer, encoding: Compressed, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(bytes, {
        params: { ...brotliParams(quality), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    : promisify(gzip)(bytes, { level: gzipLevel(quality) });
}

/** Compresses a text on its way. Each chunk is flushed, so that the client gets it at once. @param quality as above */
export function compressStream(encoding: Compressed, quality: number): Transform {
  return encoding === 'br'
    ? createBrotliCompress({ flush: constants.BROTLI_OPERATION_FLUSH, params: brotliParams(quality) })
    : createGzip({ flush: constants.Z_SYNC_FLUSH, level: gzipLevel(quality) });
}

const brotliParams = (quality: number) => ({
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: windowBits,
});

const gzipLevel = (quality: number) =>
  Math.max(constants.Z_BEST_SPEED, Math.min(quality, constants.Z_BEST_COMPRESSION));
