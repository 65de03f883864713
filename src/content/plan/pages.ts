import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { randomText, recordChange } from '../../accounts/index.ts';
import type { Database } from '../../database/index.ts';
import { inTransaction } from '../../database/index.ts';
import { AddressTakenError, InvalidFieldsError, NoRoomError, PageStaysError } from '../../http/errors.ts';
import { requireRecord } from '../../http/validation.ts';
import {
  followPage,
  type RedirectTarget,
  redirectLimit,
  reservedMessage,
  takenMessage,
} from '../../shared/content/addresses.ts';
import { type NewPage, pageKindOf, proposeSlug } from '../../shared/content/new-page.ts';
import { type PagePlan, serviceLists, servicesOf, townLists, townsOf } from '../../shared/content/page-plan.ts';
import type { TownText } from '../../shared/content/page-text.ts';
import { lastTextOf, listPages } from '../documents.ts';
import { writeDraft } from '../drafts.ts';
import { findRow } from '../versions.ts';
import { openPlan, type PlanEdit, putIntoBin, requirePlan, writePlan } from './change.ts';
import { noRoomMessage, pageLimit, unseenMessage } from './check.ts';
import { hasRoom, writeRedirect } from './redirects.ts';
import { isReserved } from './reserved.ts';
import { starterText } from './starter.ts';

/**
 * Adds a page that no one sees before it is published. Its place and its address are reserved from now on.
 * @throws InvalidFieldsError, AddressTakenError, NoRoomError
 */
export function addPage(db: Kysely<Database>, edit: PlanEdit, page: NewPage): Promise<{ id: string; slug: string }> {
  const { by, at } = edit;
  return inTransaction(db, async (transaction) => {
    const before = await openPlan(transaction);
    const slug = requireSlug(before.plan, page, edit);
    const { kind } = page;
    const used = kind === 'service' ? servicesOf(before.plan) : townsOf(before.plan);
    if (used.length >= pageLimit) throw new NoRoomError(noRoomMessage(kind));
    const words = page.copyOf ? await copyWords(transaction, edit, page, page.copyOf) : starterText(page, edit);
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
 * Returns the address of a new page: the requested one, else one made from its name.
 * @throws InvalidFieldsError, AddressTakenError if it isn't allowed
 */
export function requireSlug(
  plan: PagePlan,
  { kind, name, slug }: Pick<NewPage, 'kind' | 'name' | 'slug'>,
  owners: Pick<PlanEdit, 'profile' | 'answered'>,
): string {
  const wanted = slug ?? proposeSlug(kind, name);
  if (!wanted) throw new InvalidFieldsError({ slug: ['Enter an address.'] });
  if (isReserved(wanted, owners)) throw new InvalidFieldsError({ slug: [reservedMessage] });
  if (Object.values(plan.slugs).includes(wanted)) throw new AddressTakenError(takenMessage);
  return wanted;
}

/** Copies the text of another service under a new name. A town page needs text of its own, and a page in the trash is restored instead. */
async function copyWords(transaction: Transaction<Database>, { documents }: PlanEdit, page: NewPage, copyOf: string) {
  const row = await findRow(transaction, copyOf);
  const live = documents.byId.get(copyOf);
  if ((live?.kind ?? row?.kind) !== page.kind || row?.deletedAt)
    throw new InvalidFieldsError({ copyOf: ['The page to copy doesn’t exist.'] });
  if (page.kind === 'town')
    throw new InvalidFieldsError({ copyOf: ['A town page needs its own text and can’t be a copy.'] });
  const words = live?.words ?? (row && (await lastTextOf(transaction, row, documents)));
  return { ...(words as object), menuName: page.name };
}

/** Returns the id of a page that the owner adds. */
const makePageId = () => `p-${randomText(alphabet, 8)}`;

const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';

/**
 * Moves a page to the trash. Its address redirects to the target; without a target it responds that the page is gone.
 * @returns the batch that restores it completely
 * @throws NoSuchRecordError, PageStaysError for pages that every site has, InvalidFieldsError for an unpublished target
 */
export function removePage(
  db: Kysely<Database>,
  edit: PlanEdit,
  id: string,
  target: RedirectTarget | undefined,
): Promise<{ undo: string }> {
  const { by, at, documents } = edit;
  return inTransaction(db, async (transaction) => {
    const before = await openPlan(transaction);
    const { kind, name } = requireRecord((await listPages(transaction, documents)).get(id));
    if (!pageKindOf(kind)) throw new PageStaysError();
    const plan = planWithout(before.plan, id, target);
    if (target?.page && !followPage({ ...documents, plan }, target.page))
      throw new InvalidFieldsError({ target: [unseenMessage] });
    const undo = randomUUID();
    if (documents.byId.has(id)) await leaveTrace(transaction, edit, before.plan, id);
    await writePlan(transaction, edit, { before, plan, undo });
    await putIntoBin(transaction, id, kind, at);
    await recordChange(transaction, by, at, { action: 'remove', subject: id, detail: name });
    return { undo };
  });
}

/** Returns the plan without a page. The redirect target stays in the plan, so that the page's former addresses redirect there too. */
function planWithout(plan: PagePlan, id: string, target: RedirectTarget | undefined): PagePlan {
  const lists = [...serviceLists, ...townLists, 'homeTowns'] as const;
  const shorter = Object.fromEntries(lists.map((list) => [list, plan[list].filter((entry) => entry !== id)]));
  const { [id]: _slug, ...slugs } = plan.slugs;
  const { [id]: _target, ...hidden } = plan.hidden;
  const { page, address } = target ?? {};
  const instead = page ? { page } : address ? { address } : undefined;
  return { ...plan, ...shorter, slugs, hidden: instead ? { ...hidden, [id]: instead } : hidden };
}

async function leaveTrace(transaction: Transaction<Database>, { by, at }: PlanEdit, plan: PagePlan, id: string) {
  const slug = plan.slugs[id];
  if (!slug) return;
  if (!(await hasRoom(transaction, 1)))
    throw new NoRoomError(`You can have up to ${redirectLimit} redirects. Delete some first.`);
  await writeRedirect(transaction, { from: `/${slug}`, target: { page: id }, automatic: true, by, at });
}

/** A town to add as a page. */
export interface NewTown {
  name: string;
  latitude: number;
  longitude: number;
}

/** Adds a town's page to a plan, as a draft that no visitor sees. */
export type AddTown = (plan: PagePlan, list: 'main' | 'other', town: NewTown) => Promise<PagePlan>;

/** Returns the page plan after a step. @param pages the names of all pages by their ids, drafts included */
export type PlanStep = (plan: PagePlan, pages: ReadonlyMap<string, string>, addTown: AddTown) => Promise<PagePlan>;

/**
 * Changes the plan as part of a larger step, in that step's transaction and batch.
 * @throws PlanFieldsError if the plan is invalid
 */
export async function changePlanInBatch(
  transaction: Transaction<Database>,
  edit: PlanEdit,
  batch: string,
  step: PlanStep,
): Promise<boolean> {
  const before = await openPlan(transaction);
  const known = await listPages(transaction, edit.documents);
  const names = new Map([...known].map(([id, { name }]) => [id, name]));
  const changed = await step(before.plan, names, (plan, list, town) => addTown(transaction, edit, plan, list, town));
  if (JSON.stringify(changed) === JSON.stringify(before.plan)) return false;
  const pages = await listPages(transaction, edit.documents);
  const plan = requirePlan(changed, edit, { before: before.plan, pages });
  await writePlan(transaction, edit, { before, plan, undo: batch, origin: 'set-up' });
  return true;
}

async function addTown(
  transaction: Transaction<Database>,
  edit: PlanEdit,
  plan: PagePlan,
  list: 'main' | 'other',
  { name, latitude, longitude }: NewTown,
): Promise<PagePlan> {
  const { by, at } = edit;
  const id = makePageId();
  const slug = findFreeSlug(plan, name, edit);
  const starter = starterText({ kind: 'town', place: list, name }, edit) as TownText;
  const words = { ...starter, point: { ...starter.point, latitude, longitude } };
  await writeDraft(transaction, { id, kind: 'town', version: 0, draft: JSON.stringify(words), by: by.name, at });
  return { ...plan, [list]: [...plan[list], id], slugs: { ...plan.slugs, [id]: slug } };
}

/** Returns an address made from a town's name, with a number at the end if another page has it. */
function findFreeSlug({ slugs }: PagePlan, name: string, edit: PlanEdit): string {
  const proposed = proposeSlug('town', name) || 'town';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? proposed : `${proposed.slice(0, 56)}-${number}`;
    if (!isReserved(slug, edit) && !Object.values(slugs).includes(slug)) return slug;
  }
}
