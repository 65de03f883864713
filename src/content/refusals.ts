import type { Kysely } from 'kysely';
import type { ContentVersionRow, Database } from '../database/index.ts';
import { DamagedRecordError, TextChangedError } from '../http/errors.ts';
import { type Documents, documentName, textOf } from '../shared/content/documents.ts';
import type { TheirDraft } from '../shared/content/versions.ts';
import { formatTimeIn } from '../shared/moments.ts';
import { isDraftDamaged, readBody, readDraft } from './read.ts';
import { defaultTextFor, shippedDrafts } from './shipped.ts';
import { type DocumentRow, findVersion, isSavedAtOnce, listVersions } from './versions.ts';

/**
 * Creates the error for a conflict with another person's change. Its response contains that person's draft. If there is no draft (it was
 * published or discarded, or this kind has none), it contains the published text.
 * @param documents contain the default text, and the time zone for the message
 */
export async function conflictWith(
  db: Kysely<Database>,
  id: string,
  row: DocumentRow | undefined,
  documents: Documents,
): Promise<InstanceType<typeof TextChangedError>> {
  const words = row && !isSavedAtOnce(id) ? readDraft(row) : undefined;
  if (words !== undefined) return toConflict(row, { words, by: row?.draftBy, at: row?.draftAt }, documents);
  return liveConflict(db, id, row, documents);
}

/** Creates the error for a conflict with the published text, when no draft is involved. */
export async function liveConflict(
  db: Kysely<Database>,
  id: string,
  row: DocumentRow | undefined,
  documents: Documents,
): Promise<InstanceType<typeof TextChangedError>> {
  const live = row?.publishedVersion ? await findVersion(db, id, row.publishedVersion) : undefined;
  const words = live && readLive(live, row);
  const shown = words ?? defaultTextFor(documents.plan.region).get(id)?.words ?? null;
  return toConflict(row, { words: shown, by: live?.by, at: live?.at }, documents);
}

const readLive = ({ documentId, body }: ContentVersionRow, row: DocumentRow | undefined) =>
  readBody(row?.kind ?? '', documentId, body);

interface Meanwhile {
  words: unknown;
  /** Absent if the draft was discarded or the page was reset. */
  by?: string | null | undefined;
  /** ISO 8601, UTC. */
  at?: string | null | undefined;
}

function toConflict(row: DocumentRow | undefined, { words, by, at }: Meanwhile, documents: Documents) {
  const theirs: TheirDraft = { words, version: row?.draftVersion ?? 0, by: by ?? 'Another window', at: at ?? '' };
  const when = at ? ` at ${formatTimeIn(at, textOf(documents, 'profile').timeZone)}` : '';
  return new TextChangedError(
    `${theirs.by} changed this page${when}. Your changes aren’t lost, and nothing was overwritten.`,
    theirs,
  );
}

/** @param name the owner's name for the page @throws DamagedRecordError for a stored draft that can't be read */
export function requireReadableDraft(row: DocumentRow | undefined, name = 'this page'): void {
  if (!row || !isDraftDamaged(row)) return;
  throw new DamagedRecordError(`The draft of ${name} can’t be read. What visitors see doesn’t change.`, {
    label: 'Discard draft',
    method: 'DELETE',
    path: `/api/admin/content/${row.id}/draft`,
    body: { version: row.draftVersion },
  });
}

/** @throws DamagedRecordError for an earlier version that can't be read */
export function requireReadableVersion<Words>(words: Words | undefined): Words {
  if (words === undefined) throw new DamagedRecordError('This version can no longer be read. Choose another one.');
  return words;
}

/**
 * Refuses to open a document with damaged text: its editor shows the error and offers to discard the text.
 * @param documents what visitors see, which is the newest readable version
 * @throws DamagedRecordError
 */
export async function requireReadableRow(db: Kysely<Database>, row: DocumentRow, documents: Documents): Promise<void> {
  const { id, kind, publishedVersion: published, deletedAt } = row;
  if (deletedAt) return;
  const document = documents.byId.get(id) ?? shippedDrafts.get(id);
  if (!document && (published || isDraftDamaged(row)))
    throw new DamagedRecordError('The text of this page can’t be read, and there is no other version.', {
      label: 'Remove the page',
      method: 'DELETE',
      path: `/api/admin/content/${id}`,
      body: {},
    });
  requireReadableDraft(row, document && `“${documentName(document)}”`);
  const live = published ? await findVersion(db, id, published) : undefined;
  if (!live || readBody(kind, id, live.body) !== undefined) return;
  const readable = (await listVersions(db, id)).find(({ body }) => readBody(kind, id, body) !== undefined)?.id;
  const from = readable ?? (defaultTextFor(documents.plan.region).has(id) ? 'shipped' : undefined);
  throw new DamagedRecordError('The latest published text can’t be read. Visitors see an earlier version.', {
    label: 'Discard this version',
    method: 'POST',
    path: `/api/admin/content/${id}/restoration`,
    body: { from, published },
  });
}
