import { pipeline, Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding, compress, compressStream } from './encoding.ts';

/** Bytes. A shorter text fits into one packet uncompressed. */
const worthwhileBytes = 1400;

/**
 * Low, because these answers are compressed for each request. Beside 5 it takes half of the time and adds 3 to 6 % to a list
 * of leads (`npm run bench`).
 */
const quality = 4;

/** An `onSend` hook for routes that answer with long text or a stream of text. */
export async function compressText(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isStream = payload instanceof Readable;
  if (!isStream && (typeof payload !== 'string' || payload.length < worthwhileBytes)) return payload;
  reply.header('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (!isStream) return compress(Buffer.from(payload), encoding, quality);
  // Fastify handles errors of the returned stream; the pipeline forwards the source's errors to it.
  return pipeline(payload, compressStream(encoding, quality), () => {});
}
