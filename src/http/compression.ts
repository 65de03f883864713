import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encoding.ts';

/** Bytes. A shorter text fits into one packet uncompressed. */
const worthwhileBytes = 1400;

/**
 * Low, because these answers are compressed for each request. Beside 5 it takes half of the time and adds 3 to 6 % to a list
 * of leads (`npm run bench`).
 */
const brotliQuality = 4;

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Flushes each chunk, so that the client gets it at once. The window is 256 KiB, because the default 4 MiB would be allocated per answer. */
const compressStream: Record<keyof typeof compress, () => Transform> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

/** An `onSend` hook for routes that answer with long text or a stream of text. */
export async function compressText(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isStream = payload instanceof Readable;
  if (!isStream && (typeof payload !== 'string' || payload.length < worthwhileBytes)) return payload;
  reply.header('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (!isStream) return compress[encoding](payload);
  // Fastify handles errors of the returned stream; the pipeline forwards the source's errors to it.
  return pipeline(payload, compressStream[encoding](), () => {});
}
