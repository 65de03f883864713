import { pipeline, Readable, type Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The content encodings that the site sends. */
export type Encoding = 'br' | 'gzip' | 'identity';

type Compressed = Exclude<Encoding, 'identity'>;

/** In order of preference. */
const encodings: Compressed[] = ['br', 'gzip'];

/**
 * Returns the client's preferred encoding among those we support (RFC 9110, section 12.5.3).
 * @param header the value of `Accept-Encoding`, or `undefined` if the client sent none
 */
export function chooseEncoding(header: string | undefined): Encoding {
  return (negotiate((header ?? '').toLowerCase(), encodings) as Encoding | null) ?? 'identity';
}

/**
 * 256 KiB, more than any page: Brotli's default of 4 MiB would use tens of megabytes of memory during rendering, and as much again for each
 * response.
 */
const windowBits = 18;

/**
 * Compresses a whole text in the thread pool.
 * @param quality Brotli's, 0 to 11; gzip uses the nearest of its levels, 1 to 9
 */
export function compress(bytes: Buffer, encoding: Compressed, quality: number): Promise<Buffer> {
  return encoding === 'br'
    ? promisify(brotliCompress)(bytes, {
        params: { ...brotliParams(quality), [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      })
    : promisify(gzip)(bytes, { level: gzipLevel(quality) });
}

/** Compresses a text while it is sent. Each chunk is flushed, so that the client gets it at once. @param quality as above */
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

/** In bytes. A shorter text fits into one packet uncompressed. */
const worthwhileBytes = 1400;

/**
 * Low, because these responses are compressed for each request. Compared with 5, it takes half the time and adds 3 to 6% to a list of leads
 * (`npm run bench`).
 */
const answerQuality = 4;

/** An `onSend` hook for routes that respond with long text or a stream of text. */
export async function compressText(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  const isStream = payload instanceof Readable;
  if (!isStream && (typeof payload !== 'string' || payload.length < worthwhileBytes)) return payload;
  reply.header('vary', 'Accept-Encoding');
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  if (!isStream) return compress(Buffer.from(payload), encoding, answerQuality);
  // Fastify handles errors of the returned stream; the pipeline forwards the source's errors to it.
  return pipeline(payload, compressStream(encoding, answerQuality), () => {});
}

/** A text that is produced in pieces, so that it is never in memory as a whole. */
interface TextInPieces {
  begin: string;
  pieces: AsyncGenerator<string>;
  between: string;
  end: string;
}

/** Returns batches of items as one JSON array. Each batch starts on a new line, so that a client can parse it before the rest arrives. */
export function jsonInPieces(batches: AsyncIterable<readonly unknown[]>): TextInPieces {
  const write = (batch: readonly unknown[]) => batch.map((item) => JSON.stringify(item)).join(',');
  return { begin: '[', pieces: map(batches, write), between: ',\n', end: ']' };
}

/** Returns batches of items as CSV. */
export function csvInPieces<Item>(
  titles: string,
  batches: AsyncIterable<readonly Item[]>,
  write: (items: readonly Item[]) => string,
): TextInPieces {
  return { begin: titles, pieces: map(batches, write), between: '', end: '' };
}

/**
 * Turns pieces of text into a payload for `reply.send`: a string if there is one piece, otherwise a stream. An error before the second
 * piece is thrown and sets the status. A later error cuts the connection, so that the client doesn't mistake a part for the whole. The work
 * ends when the client disconnects, and HEAD gets no body.
 */
export async function toPayload({ method }: FastifyRequest, text: TextInPieces): Promise<string | Readable> {
  const { begin, pieces, between, end } = text;
  const first = await pieces.next();
  if (first.done) return begin + end;
  const second = await pieces.next();
  if (second.done) return begin + first.value + end;
  if (method !== 'HEAD') return Readable.from(join([begin + first.value, between + second.value], text));
  await pieces.return(undefined);
  return Readable.from([]);
}

async function* map<Item>(
  batches: AsyncIterable<readonly Item[]>,
  write: (items: readonly Item[]) => string,
): AsyncGenerator<string> {
  for await (const batch of batches) yield write(batch);
}

async function* join(known: readonly string[], { pieces, between, end }: TextInPieces): AsyncGenerator<string> {
  yield* known;
  for await (const piece of pieces) yield between + piece;
  yield end;
}
