import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** A text that is made piece by piece, so that memory never holds all of it. */
export interface TextInPieces {
  begin: string;
  pieces: AsyncGenerator<string>;
  between: string;
  end: string;
}

/** Batches of items as one JSON array; each batch begins on a line of its own, so that it can be read before the rest is there. */
export function jsonInPieces(batches: AsyncIterable<readonly unknown[]>): TextInPieces {
  const write = (batch: readonly unknown[]) => batch.map((item) => JSON.stringify(item)).join(',');
  return { begin: '[', pieces: map(batches, write), between: ',\n', end: ']' };
}

/** Batches of items as one CSV file. */
export function csvInPieces<Item>(
  titles: string,
  batches: AsyncIterable<readonly Item[]>,
  write: (items: readonly Item[]) => string,
): TextInPieces {
  return { begin: titles, pieces: map(batches, write), between: '', end: '' };
}

/**
 * A text for `reply.send`: whole when it has but one piece, as a stream otherwise.
 * An error before the second piece is thrown and decides the status. A later one cuts the connection, so that a part is not taken
 * for the whole. A client that disconnects ends the work; HEAD begins none.
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
