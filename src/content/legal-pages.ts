import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { recordChange } from '../accounts/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { ChangedElsewhereError } from '../http/errors.ts';
import type { LegalPage } from '../shared/admin/setup.ts';
import { legalPageNames } from '../shared/content/legal-text.ts';
import type { PagePlan } from '../shared/content/page-plan.ts';
import { type Edit, regionOf, requirePublishable } from './publish.ts';
import { readDraft } from './read.ts';
import { requireReadableDraft } from './refusals.ts';
import { shippedHash } from './shipped.ts';
import { addVersion, findRow } from './versions.ts';

/** Lists the legal pages of a site in the plan's order. */
export async function listLegalPages(db: Kysely<Database>, { legal }: PagePlan): Promise<LegalPage[]> {
  const pages: LegalPage[] = [];
  for (const id of legal) {
    const { publishedVersion = null, draftVersion: version = 0 } = (await findRow(db, id)) ?? {};
    pages.push({ id, name: legalPageNames[id] ?? id, isPublished: publishedVersion !== null, version });
  }
  return pages;
}

/**
 * Publishes the drafts of the legal pages that were never published, in one transaction and as one batch.
 * @param pages as the owner has seen them
 * @returns the batch that undoes it, if there was a page to publish
 * @throws ChangedElsewhereError if one of them changed in the meantime, WordProblemsError if errors block publishing
 */
export function publishLegalPages(
  db: Kysely<Database>,
  { by, at, context }: Omit<Edit, 'id'>,
  pages: readonly LegalPage[],
): Promise<string | undefined> {
  const batch = randomUUID();
  const unseen = pages.filter(({ isPublished }) => !isPublished);
  return inTransaction(db, async (transaction) => {
    for (const { id, version } of unseen) {
      const row = await findRow(transaction, id);
      requireReadableDraft(row, `“${legalPageNames[id]}”`);
      const words = await requirePublishable(id, 'legal', row && readDraft(row), context, 'all');
      const stamp = { by: by.name, at, shippedHash: shippedHash(id, regionOf(context)), batch };
      const seen = { draftVersion: version, published: null };
      if (!(await addVersion(transaction, { id, kind: 'legal', words, origin: 'set-up', ...stamp, seen })))
        throw new ChangedElsewhereError('One of these pages was changed in another window. Nothing was published.');
      await recordChange(transaction, by, at, { action: 'publish', subject: id });
    }
    return unseen.length > 0 ? batch : undefined;
  });
}
