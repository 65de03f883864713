import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { shippedWordsFor } from './shipped.ts';

type Ground = SitePlan['ground'];

/** Each document's shipped words with their hash, by the name under which they are kept; those for other regions have their own. */
const shipped = new Map(
  (['here', 'anywhere'] as const).flatMap((ground) =>
    [...shippedWordsFor(ground).values()].map(({ id, words }) => [
      keptName(id, ground),
      { words, hash: hashOf(words) },
    ]),
  ),
);

/** The hash of a document's shipped words; empty for a page of the owner's. */
export const shippedHash = (id: string, ground: Ground): string => shipped.get(keptName(id, ground))?.hash ?? '';

/** The name under which the shipped words of a document are kept. */
export function keptName(id: string, ground: Ground): string {
  const hasOwn = shippedWordsFor('anywhere').get(id) !== shippedWordsFor('here').get(id);
  return ground === 'anywhere' && hasOwn ? `${id}@anywhere` : id;
}

/** Keeps the shipped words that this site has not seen before, so that a later release can be compared with them and refused. */
export async function rememberShippedWords(db: Kysely<Database>, at: string): Promise<void> {
  const known = await db.selectFrom('shippedWords').select(['documentId', 'hash']).execute();
  const isKnown = new Set(known.map(({ documentId, hash }) => `${documentId} ${hash}`));
  const rows = [...shipped]
    .map(([documentId, { words, hash }]) => ({ documentId, hash, firstSeenAt: at, body: JSON.stringify(words) }))
    .filter(({ documentId, hash }) => !isKnown.has(`${documentId} ${hash}`));
  if (rows.length > 0)
    await db
      .insertInto('shippedWords')
      .values(rows)
      .onConflict((clash) => clash.columns(['documentId', 'hash']).doNothing())
      .execute();
}

/** Notes that the owner knows the present shipped words of a document. */
export async function answerNews(db: Kysely<Database>, id: string, kind: string, ground: Ground): Promise<void> {
  const newsAnswered = shippedHash(id, ground);
  await db
    .insertInto('contentDocuments')
    .values({ id, kind, newsAnswered })
    .onConflict((clash) => clash.column('id').doUpdateSet({ newsAnswered }))
    .execute();
}

function hashOf(words: unknown): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url').slice(0, 22);
}
