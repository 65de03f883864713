import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../accounts/index.ts';
import { type Database, inTransaction } from '../database/index.ts';
import { ChangedElsewhereError, InvalidFieldsError } from '../http/errors.ts';
import { requireRecord } from '../http/validation.ts';
import { type Documents, documentName } from '../shared/content/documents.ts';
import type { Region } from '../shared/content/page-plan.ts';
import type { UpdateEntry } from '../shared/content/versions.ts';
import { type Edit, kindOf, requirePublishable } from './publish.ts';
import { readBody } from './read.ts';
import { answerUpdate, shippedDocuments, shippedDrafts, shippedHash, shippedKey } from './shipped.ts';
import { addVersion, type DocumentRow, findRow, isSavedAtOnce } from './versions.ts';

/** A release's change to the default text of a document. */
interface News {
  /** True if the page shows the owner's text, which stays. Otherwise it already shows the new text. */
  own: boolean;
  /** The hash of the default text in the previous release. */
  before: string;
}

/** Updates that the owner hasn't answered yet, on pages with and without the owner's text. */
export async function listUpdates(
  db: Kysely<Database>,
  rows: ReadonlyMap<string, DocumentRow>,
  { byId, plan: { region } }: Documents,
): Promise<UpdateEntry[]> {
  const seen = Map.groupBy(await listSeen(db), ({ documentId }) => documentId);
  return [...shippedDocuments.byId.keys()].flatMap((id): UpdateEntry[] => {
    const document = byId.get(id);
    const updates = findUpdate({ id, region }, rows.get(id), seen.get(shippedKey(id, region)) ?? []);
    // Documents that are saved at once have forms without a place for the default text.
    return document && updates && !isSavedAtOnce(id) ? [{ id, name: documentName(document), own: updates.own }] : [];
  });
}

/** Returns the update of one document, with the default text of the previous release; `undefined` if there is nothing to decide. */
export async function readUpdate(
  db: Kysely<Database>,
  id: string,
  row: DocumentRow | undefined,
  { plan: { region } }: Documents,
): Promise<(News & { words: unknown }) | undefined> {
  const seen = await listSeen(db, shippedKey(id, region));
  const updates = findUpdate({ id, region }, row, seen);
  if (!updates) return undefined;
  const former = await db
    .selectFrom('defaultText')
    .select('body')
    .where('documentId', 'in', [id, shippedKey(id, 'any')])
    .where('hash', '=', updates.before)
    .executeTakeFirst();
  return { ...updates, words: former && readBody(kindOf(id, row), id, former.body) };
}

type Seen = { documentId: string; hash: string };

/** Returns the update that the owner hasn't answered. Text that started from the current default of either region is up to date. */
function findUpdate(
  { id, region }: { id: string; region: Region },
  row: DocumentRow | undefined,
  seen: readonly Seen[],
): News | undefined {
  const current = seen.find(({ hash }) => hash === shippedHash(id, region));
  if (!current || row?.deletedAt || row?.updateAnswered === current.hash) return undefined;
  const own = Boolean(row?.publishedVersion);
  if (!own && shippedDrafts.has(id)) return undefined;
  const before = own ? row?.shippedHash : seen.findLast((other) => other !== current)?.hash;
  const isCurrent = before === shippedHash(id, 'home') || before === shippedHash(id, 'any');
  return before && !isCurrent ? { own, before } : undefined;
}

/** Lists the default texts that this site has had, in order, without their bodies. */
function listSeen(db: Kysely<Database>, id?: string): Promise<Seen[]> {
  let query = db.selectFrom('defaultText').select(['documentId', 'hash']).orderBy('firstSeenAt');
  if (id !== undefined) query = query.where('documentId', '=', id);
  return query.execute();
}

/**
 * Stores the owner's answer to a document's update. The document then has no update until the next release.
 * @param answer `keep` changes nothing; `before` publishes the previous release's default text as the owner's
 * @returns the live version, and the batch that undoes a publication
 * @throws NoSuchRecordError if there is no update, InvalidFieldsError for `before` if the page shows the owner's text
 */
export function answerUpdateOf(
  db: Kysely<Database>,
  edit: Edit,
  answer: 'keep' | 'before',
): Promise<{ published: number | null; undo?: string }> {
  const { id, by, at } = edit;
  const { documents } = edit.context;
  return inTransaction(db, async (transaction) => {
    const row = await findRow(transaction, id);
    const kind = kindOf(id, row);
    const updates = requireRecord(await readUpdate(transaction, id, row, documents));
    if (answer === 'before' && updates.own)
      throw new InvalidFieldsError({ answer: ['Visitors see your own text here. The update didn’t change it.'] });
    const done =
      answer === 'before'
        ? await publishFormer(transaction, edit, updates)
        : { published: row?.publishedVersion ?? null };
    await answerUpdate(transaction, id, kind, documents.plan.region);
    const action = answer === 'before' ? 'restore previous text' : 'keep text';
    await recordChange(transaction, by, at, { action, subject: id });
    return done;
  });
}

async function publishFormer(
  db: Transaction<Database>,
  { id, by, at, context }: Edit,
  { before, words: former }: { before: string; words: unknown },
): Promise<{ published: number; undo: string }> {
  const kind = kindOf(id, await findRow(db, id));
  const words = await requirePublishable(id, kind, requireRecord(former), context, 'all');
  const undo = randomUUID();
  const stamp = { by: by.name, at, shippedHash: before, batch: undo };
  const to = await addVersion(db, { id, kind, words, origin: 'restore', ...stamp, seen: { published: null } });
  if (to === undefined)
    throw new ChangedElsewhereError('This page has been published since then. Nothing was changed.');
  return { published: to, undo };
}
