import type { Kysely } from 'kysely';
import type { ContentDocumentRow, ContentVersionRow, Database } from '../database/index.ts';
import { WordsChangedError } from '../http/errors.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import type { TheirDraft } from '../shared/content/versions.ts';
import { readBody, readDraft } from './read.ts';
import { shippedWordsFor } from './shipped.ts';
import { findVersion, isSavedAtOnce } from './store.ts';

/**
 * The conflict with what someone else did meanwhile, whose words the answer brings: those of his draft; where it was published or
 * discarded, or the document has none, those that visitors see.
 * @param ground decides which words are shipped
 */
export async function conflictWith(
  db: Kysely<Database>,
  id: string,
  row: ContentDocumentRow | undefined,
  ground: SitePlan['ground'],
): Promise<InstanceType<typeof WordsChangedError>> {
  const words = row && !isSavedAtOnce(id) ? readDraft(row) : undefined;
  if (words !== undefined) return toConflict(row, { words, by: row?.draftBy, at: row?.draftAt });
  return liveConflict(db, id, row, ground);
}

/** The conflict with what visitors see, where a draft plays no part. */
export async function liveConflict(
  db: Kysely<Database>,
  id: string,
  row: ContentDocumentRow | undefined,
  ground: SitePlan['ground'],
): Promise<InstanceType<typeof WordsChangedError>> {
  const live = row?.publishedVersion ? await findVersion(db, id, row.publishedVersion) : undefined;
  const words = live && readLive(live, row);
  return toConflict(row, {
    words: words ?? shippedWordsFor(ground).get(id)?.words ?? null,
    by: live?.by,
    at: live?.at,
  });
}

const readLive = ({ documentId, body }: ContentVersionRow, row: ContentDocumentRow | undefined) =>
  readBody(row?.kind ?? '', documentId, body);

interface Meanwhile {
  words: unknown;
  /** Unknown of a draft that was discarded and of a reset. */
  by?: string | null | undefined;
  /** ISO 8601, UTC. */
  at?: string | null | undefined;
}

function toConflict(row: ContentDocumentRow | undefined, { words, by, at }: Meanwhile) {
  const theirs: TheirDraft = { words, version: row?.draftVersion ?? 0, by: by ?? 'Another window', at: at ?? '' };
  const when = at ? ` at ${timeOf(at)}` : '';
  return new WordsChangedError(
    `${theirs.by} changed this page${when}. Nothing of yours is lost, and nothing was overwritten.`,
    theirs,
  );
}

/** Hours and minutes where the server stands; without `Intl`, whose data take 8 MB. */
const timeOf = (at: string) => new Date(at).toTimeString().slice(0, 5);
