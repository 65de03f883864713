import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** A text that is produced in pieces, so that it is never in memory as a whole. */
export interface TextInPieces {
  begin: string;
  pieces: AsyncGenerator<string>;
  between: string;
  end: string;
}

/** Batches of items as one JSON array. Each batch starts on a new line, so that a client can parse it before the rest arrives. */
export function jsonInPieces(batches: AsyncIterable<readonly unknown[]>): TextInPieces {
  const write = (batch: readonly unknown[]) => batch.map((item) => JSON.stringify(item)).join(',');
  return { begin: '[', pieces: map(batches, write), between: ',\n', end: ']' };
}

/** Batches of items as CSV. */
export function csvInPieces<Item>(
  titles: string,
  batches: AsyncIterable<readonly Item[]>,
  write: (items: readonly Item[]) => string,
): TextInPieces {
  return { begin: titles, pieces: map(batches, write), between: '', end: '' };
}

/**
 * Turns pieces of text into a payload for `reply.send`: a string when there is one piece, otherwise a stream.
 * An error before the second piece is thrown and sets the status. A later error cuts the connection, so that the client does not
 * mistake a part for the whole. The work ends when the client disconnects, and HEAD gets no body.
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
