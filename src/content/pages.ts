import { randomInt, randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { recordChange } from '../accounts/index.ts';
import { type Database, inTransaction, takeLock } from '../database/index.ts';
import { AddressTakenError, InvalidFieldsError, NoRoomError, PageStaysError } from '../http/errors.ts';
import { requireRecord } from '../http/validation.ts';
import { isReserved, reservedMessage, takenMessage } from '../shared/content/addresses.ts';
import { type NewPage, pageKindOf, proposeSlug } from '../shared/content/new-page.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { serviceLists, servicesOf, townLists, townsOf } from '../shared/content/plan-lists.ts';
import { followPage, type RedirectTarget, redirectLimit } from '../shared/content/redirects.ts';
import { lastWordsOf, listPages } from './page-list.ts';
import { type PlanEdit, readPlan, writePlan } from './plan-changes.ts';
import { noRoomMessage, pageLimit, unseenMessage } from './plan-problems.ts';
import { hasRoom, writeRedirect } from './redirect-store.ts';
import { starterWords } from './starter.ts';
import { findRow, writeDraft } from './store.ts';

/**
 * Adds a page that no one sees before its first publication. Its place and its address are kept for it from now on.
 * @throws InvalidFieldsError, AddressTakenError, NoRoomError
 */
export function addPage(db: Kysely<Database>, edit: PlanEdit, page: NewPage): Promise<{ id: string; slug: string }> {
  const { by, at } = edit;
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'plan');
    const before = await readPlan(transaction);
    const slug = requireSlug(before.plan, page, edit);
    const { kind } = page;
    const used = kind === 'service' ? servicesOf(before.plan) : townsOf(before.plan);
    if (used.length >= pageLimit) throw new NoRoomError(noRoomMessage(kind));
    const words = page.copyOf ? await copyWords(transaction, edit, page, page.copyOf) : starterWords(page, edit);
    const id = makePageId();
    const { plan } = before;
    const longer = { ...plan, [page.place]: [...plan[page.place], id], slugs: { ...plan.slugs, [id]: slug } };
    await writePlan(transaction, edit, { before, plan: longer, undo: randomUUID() });
    await writeDraft(transaction, { id, kind, version: 0, draft: JSON.stringify(words), by: by.name, at });
    await recordChange(transaction, by, at, { action: 'add', subject: id, detail: `/${slug}` });
    return { id, slug };
  });
}

/**
 * The address that a page gets: the one that is wanted, else one out of its name.
 * @throws InvalidFieldsError, AddressTakenError where it cannot be
 */
export function requireSlug(
  plan: SitePlan,
  { kind, name, slug }: Pick<NewPage, 'kind' | 'name' | 'slug'>,
  { profile }: Pick<PlanEdit, 'profile'>,
): string {
  const wanted = slug ?? proposeSlug(kind, name);
  if (!wanted) throw new InvalidFieldsError({ slug: ['Please write an address.'] });
  if (isReserved(wanted, profile)) throw new InvalidFieldsError({ slug: [reservedMessage] });
  if (Object.values(plan.slugs).includes(wanted)) throw new AddressTakenError(takenMessage);
  return wanted;
}

/** The words of another service under a new name. A town needs words of its own, and a page in the bin is brought back instead. */
async function copyWords(transaction: Transaction<Database>, { documents }: PlanEdit, page: NewPage, copyOf: string) {
  const row = await findRow(transaction, copyOf);
  const live = documents.byId.get(copyOf);
  if ((live?.kind ?? row?.kind) !== page.kind || row?.deletedAt)
    throw new InvalidFieldsError({ copyOf: ['There is no such page to copy.'] });
  if (page.kind === 'town')
    throw new InvalidFieldsError({ copyOf: ['A town page needs words of its own and cannot be a copy.'] });
  const words = live?.words ?? (row && (await lastWordsOf(transaction, row, documents)));
  return { ...(words as object), menuName: page.name };
}

/** The id of a page that the owner adds. */
export const makePageId = () => `p-${randomLetters(8)}`;

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
const randomLetters = (count: number) =>
  Array.from({ length: count }, () => alphabet[randomInt(alphabet.length)]).join('');

/**
 * Puts a page into the bin. Its address leads to the target from now on; without one it says that the page is gone.
 * @returns the batch that brings it back whole
 * @throws NoSuchRecordError, PageStaysError for the pages that every site has, InvalidFieldsError for a target that no one can see
 */
export function removePage(
  db: Kysely<Database>,
  edit: PlanEdit,
  id: string,
  target: RedirectTarget | undefined,
): Promise<{ undo: string }> {
  const { by, at, documents } = edit;
  return inTransaction(db, async (transaction) => {
    await takeLock(transaction, 'plan');
    const { kind, name } = requireRecord((await listPages(transaction, documents)).get(id));
    if (!pageKindOf(kind)) throw new PageStaysError();
    const before = await readPlan(transaction);
    const plan = planWithout(before.plan, id, target);
    if (target?.page && !followPage({ ...documents, plan }, target.page))
      throw new InvalidFieldsError({ target: [unseenMessage] });
    const undo = randomUUID();
    if (documents.byId.has(id)) await leaveTrace(transaction, edit, before.plan, id);
    await writePlan(transaction, edit, { before, plan, undo });
    await transaction
      .insertInto('contentDocuments')
      .values({ id, kind, deletedAt: at })
      .onConflict((clash) => clash.column('id').doUpdateSet({ deletedAt: at }))
      .execute();
    await recordChange(transaction, by, at, { action: 'remove', subject: id, detail: name });
    return { undo };
  });
}

/** The plan without a page; where its visitors go stays known, so that its former addresses lead there too. */
function planWithout(plan: SitePlan, id: string, target: RedirectTarget | undefined): SitePlan {
  const lists = [...serviceLists, ...townLists, 'strip'] as const;
  const shorter = Object.fromEntries(lists.map((list) => [list, plan[list].filter((entry) => entry !== id)]));
  const { [id]: _slug, ...slugs } = plan.slugs;
  const { [id]: _target, ...hidden } = plan.hidden;
  const { page, address } = target ?? {};
  const instead = page ? { page } : address ? { address } : undefined;
  return { ...plan, ...shorter, slugs, hidden: instead ? { ...hidden, [id]: instead } : hidden };
}

async function leaveTrace(transaction: Transaction<Database>, { by, at }: PlanEdit, plan: SitePlan, id: string) {
  const slug = plan.slugs[id];
  if (!slug) return;
  if (!(await hasRoom(transaction, 1)))
    throw new NoRoomError(`There is room for ${redirectLimit} redirects. Delete some first.`);
  await writeRedirect(transaction, { from: `/${slug}`, target: { page: id }, automatic: true, by, at });
}
