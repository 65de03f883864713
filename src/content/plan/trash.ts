import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../../accounts/index.ts';
import { type Database, inTransaction, takeLock } from '../../database/index.ts';
import { NoRoomError, NoSuchRecordError } from '../../http/errors.ts';
import { followPage } from '../../shared/content/addresses.ts';
import { type ContentDocument, type Documents, documentName, kindLists } from '../../shared/content/documents.ts';
import { type PageKind, pageKindOf } from '../../shared/content/new-page.ts';
import { type PagePlan, serviceLists, servicesOf, townLists, townsOf } from '../../shared/content/page-plan.ts';
import type { TrashEntry } from '../../shared/content/versions.ts';
import { draftOf, lastTextOf } from '../documents.ts';
import { isKind, planId, readBody } from '../read.ts';
import { shippedDocuments } from '../shipped.ts';
import { type DocumentRow, findRow, listVersions } from '../versions.ts';
import { openPlan, type PlanEdit, setDeleted, writePlan } from './change.ts';
import { noRoomMessage, pageLimit } from './check.ts';
import { requireSlug } from './pages.ts';

/** The time that the owner's page stays in the trash. */
const trashMs = 30 * 24 * 3600_000;

/** Returns until when a page can be restored; `undefined` for a default page, which can always be restored. */
function trashEnd({ id, deletedAt }: DocumentRow): string | undefined {
  if (!deletedAt || shippedDocuments.byId.has(id)) return undefined;
  return new Date(Date.parse(deletedAt) + trashMs).toISOString();
}

/** Lists the pages that the owner removed, latest first. */
export async function listTrash(
  db: Kysely<Database>,
  rows: Iterable<DocumentRow>,
  documents: Documents,
): Promise<TrashEntry[]> {
  const entries: TrashEntry[] = [];
  for (const row of rows) {
    const until = trashEnd(row);
    if (!row.deletedAt || !isKind(row.kind)) continue;
    const words = await lastTextOf(db, row, documents);
    const document = { ...draftOf(row, row.kind), ...(words !== undefined && { words }) } as ContentDocument;
    entries.push({
      id: row.id,
      kind: row.kind,
      name: documentName(document),
      at: row.deletedAt,
      ...(until && { until }),
    });
  }
  return entries.sort((one, other) => other.at.localeCompare(one.at));
}

/** Deletes the owner's pages that have been in the trash for 30 days. Default pages stay marked as removed. */
export function emptyTrash(db: Kysely<Database>, nowMs: number): Promise<void> {
  return inTransaction(db, async (transaction) => {
    // The lock keeps others from restoring a page meanwhile.
    await takeLock(transaction, 'plan');
    const rows = await transaction
      .selectFrom('contentDocuments')
      .select(['id', 'kind'])
      .where('deletedAt', '<', new Date(nowMs - trashMs).toISOString())
      .execute();
    const ids = rows
      .filter(({ id, kind }) => id !== planId && isKind(kind) && !shippedDocuments.byId.has(id))
      .map(({ id }) => id);
    if (ids.length === 0) return;
    await transaction.deleteFrom('contentVersions').where('documentId', 'in', ids).execute();
    await transaction.deleteFrom('contentDocuments').where('id', 'in', ids).execute();
  });
}

/**
 * Restores a page from the trash: with its text, at its former place, and hidden if it was hidden. A page that came with a release is added
 * in the same way.
 * @param slug an address other than its former one
 * @returns its address, and the batch that undoes it
 * @throws NoSuchRecordError if it isn't in the trash, AddressTakenError, InvalidFieldsError for the address, NoRoomError
 */
export function restorePage(
  db: Kysely<Database>,
  edit: PlanEdit,
  id: string,
  slug: string | undefined,
): Promise<{ id: string; slug: string; undo: string }> {
  const { by, at } = edit;
  return inTransaction(db, async (transaction) => {
    const before = await openPlan(transaction);
    const { kind, name } = await requireReturnable(transaction, edit, { id, plan: before.plan });
    const used = kind === 'service' ? servicesOf(before.plan) : townsOf(before.plan);
    if (used.length >= pageLimit) throw new NoRoomError(noRoomMessage(kind));
    const former = await findPreviousPlan(transaction, id);
    const taken = requireSlug(before.plan, { kind, name, slug: slug ?? former?.slugs[id] }, edit);
    const undo = randomUUID();
    const plan = planWith(edit, before.plan, { id, kind, slug: taken, former });
    await writePlan(transaction, edit, { before, plan, undo });
    await setDeleted(transaction, id, null);
    await recordChange(transaction, by, at, { action: 'bring back', subject: id, detail: name });
    return { id, slug: taken, undo };
  });
}

/** Returns a page in the trash, or a page of a release that no list contains yet. */
async function requireReturnable(
  transaction: Transaction<Database>,
  { documents, at }: PlanEdit,
  { id, plan }: { id: string; plan: PagePlan },
): Promise<{ kind: PageKind; name: string }> {
  const row = await findRow(transaction, id);
  const shipped = shippedDocuments.byId.get(id);
  const found = shipped?.kind ?? row?.kind ?? '';
  const kind = isKind(found) ? pageKindOf(found) : undefined;
  const end = row && trashEnd(row);
  const isAway = row?.deletedAt ? !end || end >= at : shipped !== undefined && !holds(plan, id);
  if (!kind || !isAway) throw new NoSuchRecordError();
  const words = (row && (await lastTextOf(transaction, row, documents))) ?? shipped?.words ?? {};
  return { kind, name: documentName({ id, kind, words } as ContentDocument) };
}

const lists = [...serviceLists, ...townLists] as const;
const holds = (plan: PagePlan, id: string) => lists.some((list) => plan[list].includes(id));

/** Returns the newest plan that contained a page. */
async function findPreviousPlan(transaction: Transaction<Database>, id: string): Promise<PagePlan | undefined> {
  for (const { body } of await listVersions(transaction, planId, undefined, 200)) {
    const plan = readBody(planId, planId, body) as PagePlan | undefined;
    if (plan && holds(plan, id)) return plan;
  }
  return holds(shippedDocuments.plan, id) ? shippedDocuments.plan : undefined;
}

interface Returning {
  id: string;
  kind: PageKind;
  slug: string;
  former: PagePlan | undefined;
}

function planWith({ documents }: PlanEdit, plan: PagePlan, { id, kind, slug, former }: Returning): PagePlan {
  const kinds = kindLists[kind];
  const list = kinds.find((list) => former?.[list].includes(id)) ?? kinds[kinds.length - 1] ?? kinds[0];
  const { [id]: _standIn, ...hidden } = plan.hidden;
  const wasHidden = former?.hidden[id];
  const leads = wasHidden && ('address' in wasHidden || followPage(documents, wasHidden.page));
  return {
    ...plan,
    [list]: insertAt(plan[list], id, former?.[list].indexOf(id)),
    homeTowns:
      former?.homeTowns.includes(id) && plan.homeTowns.length < 24
        ? insertAt(plan.homeTowns, id, former.homeTowns.indexOf(id))
        : plan.homeTowns,
    slugs: { ...plan.slugs, [id]: slug },
    hidden: wasHidden ? { ...hidden, [id]: leads ? wasHidden : { page: 'home' } } : hidden,
  };
}

const insertAt = (list: readonly string[], id: string, index = list.length): string[] => list.toSpliced(index, 0, id);
