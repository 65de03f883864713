import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from './encoding.ts';

/** Bytes. A shorter text fits into one packet uncompressed. */
const worthwhileBytes = 1400;

/** Low levels: an answer that is made anew each time must be compressed fast. */
const brotliQuality = 5;

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Each chunk is flushed, so that a reader gets it at once. 256 KiB of window: the usual 4 MiB would cost each long text as much memory. */
const compressStream: Record<keyof typeof compress, () => Transform> = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_LGWIN]: 18 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

/** An `onSend` hook for routes that answer with long text, such as a list in JSON; or with a stream of it. */
export async function compressText(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isStream = payload instanceof Readable;
  if (!isStream && (typeof payload !== 'string' || payload.length < worthwhileBytes)) return payload;
  reply.header('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (!isStream) return compress[encoding](payload);
  // Fastify watches the returned stream for errors; the pipeline forwards those of the source to it.
  return pipeline(payload, compressStream[encoding](), () => {});
}
