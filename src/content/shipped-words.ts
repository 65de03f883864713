import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { shippedDocuments } from './shipped.ts';

/** The hash of each document's shipped words, by its id. */
export const shippedHashes: ReadonlyMap<string, string> = new Map(
  [...shippedDocuments.byId.values()].map(({ id, words }) => [id, hashOf(words)]),
);

export const shippedHash = (id: string): string => shippedHashes.get(id) ?? '';

/** Keeps the shipped words that this site has not seen before, so that a later release can be compared with them and refused. */
export async function rememberShippedWords(db: Kysely<Database>, at: string): Promise<void> {
  const known = await db.selectFrom('shippedWords').select(['documentId', 'hash']).execute();
  const isKnown = new Set(known.map(({ documentId, hash }) => `${documentId} ${hash}`));
  const rows = [...shippedDocuments.byId.values()]
    .map(({ id, words }) => ({
      ...{ documentId: id, hash: shippedHash(id), firstSeenAt: at },
      body: JSON.stringify(words),
    }))
    .filter(({ documentId, hash }) => !isKnown.has(`${documentId} ${hash}`));
  if (rows.length > 0)
    await db
      .insertInto('shippedWords')
      .values(rows)
      .onConflict((clash) => clash.columns(['documentId', 'hash']).doNothing())
      .execute();
}

/** Notes that the owner knows the present shipped words of a document. */
export async function answerNews(db: Kysely<Database>, id: string, kind: string): Promise<void> {
  const newsAnswered = shippedHash(id);
  await db
    .insertInto('contentDocuments')
    .values({ id, kind, newsAnswered })
    .onConflict((clash) => clash.column('id').doUpdateSet({ newsAnswered }))
    .execute();
}

function hashOf(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);
}
