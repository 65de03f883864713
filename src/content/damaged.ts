import type { Kysely } from 'kysely';
import type { ContentDocumentRow, Database } from '../database/index.ts';
import { DamagedRecordError } from '../http/errors.ts';
import { type Documents, nameOf } from '../shared/content/documents.ts';
import { isDraftDamaged, readBody } from './read.ts';
import { shippedWordsFor } from './shipped.ts';
import { findVersion, listVersions } from './store.ts';

/** @param name what the owner calls the page @throws DamagedRecordError for a stored draft that cannot be read */
export function requireReadableDraft(row: ContentDocumentRow | undefined, name = 'this page'): void {
  if (!row || !isDraftDamaged(row)) return;
  throw new DamagedRecordError(`The draft of ${name} cannot be read. What visitors see stays as it is.`, {
    label: 'Discard the draft',
    method: 'DELETE',
    path: `/api/admin/content/${row.id}/draft`,
    body: { version: row.draftVersion },
  });
}

/** @throws DamagedRecordError for a former version that cannot be read */
export function requireReadableVersion<Words>(words: Words | undefined): Words {
  if (words === undefined) throw new DamagedRecordError('This version cannot be read any more. Choose another one.');
  return words;
}

/**
 * A document whose words somebody or some fault damaged is not opened: its page says so and offers to discard them.
 * @param documents what visitors see, which is the newest version that can be read
 * @throws DamagedRecordError
 */
export async function requireReadableRow(
  db: Kysely<Database>,
  row: ContentDocumentRow,
  documents: Documents,
): Promise<void> {
  const { id, kind, publishedVersion: published, deletedAt } = row;
  if (deletedAt) return;
  const document = documents.byId.get(id);
  if (!document && (published || isDraftDamaged(row)))
    throw new DamagedRecordError('The words of this page cannot be read, and there are no others.', {
      label: 'Remove the page',
      method: 'DELETE',
      path: `/api/admin/content/${id}`,
      body: {},
    });
  requireReadableDraft(row, document && `“${nameOf(document)}”`);
  const live = published ? await findVersion(db, id, published) : undefined;
  if (!live || readBody(kind, id, live.body) !== undefined) return;
  const readable = (await listVersions(db, id)).find(({ body }) => readBody(kind, id, body) !== undefined)?.id;
  const from = readable ?? (shippedWordsFor(documents.plan.ground).has(id) ? 'shipped' : undefined);
  throw new DamagedRecordError('The words that were published last cannot be read. Visitors see those of before.', {
    label: 'Discard them',
    method: 'POST',
    path: `/api/admin/content/${id}/restoration`,
    body: { from, published },
  });
}
