import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import { type Author, recordChange } from '../../accounts/index.ts';
import { type ContentVersionRow, type Database, inTransaction, takeLock } from '../../database/index.ts';
import type { AnsweredAddresses } from '../../http/answered-addresses.ts';
import { PlanFieldsError, TextChangedError } from '../../http/errors.ts';
import { redirectLimit } from '../../shared/content/addresses.ts';
import type { Documents } from '../../shared/content/documents.ts';
import { describePlans, type PagePlan, pagesOf } from '../../shared/content/page-plan.ts';
import type { ContentOrigin, PlanUndo } from '../../shared/content/versions.ts';
import type { Profile } from '../../shared/profile.ts';
import { listPages } from '../documents.ts';
import { planId, readBody } from '../read.ts';
import { shippedDocuments } from '../shipped.ts';
import { addVersion, findPrevious, findRow, findVersion } from '../versions.ts';
import { checkPlan, type PlanRules } from './check.ts';
import { deleteMove, hasRoom, listRedirects, writeRedirect } from './redirects.ts';

/** Who changes the plan when, and what it is checked against. */
export interface PlanEdit {
  by: Author;
  /** ISO 8601, UTC. */
  at: string;
  documents: Documents;
  profile: Profile;
  /** The addresses that no page may have. */
  answered: AnsweredAddresses;
}

/** An address that leads elsewhere since a change. */
export interface MovedAddress {
  from: string;
  to: string;
}

/** The plan that visitors see, with the number of its version; 0 for the shipped one. */
export interface StoredPlan {
  plan: PagePlan;
  version: number;
  by: string;
  at: string;
}

/**
 * Replaces the plan, live at once, in one transaction with the redirects of addresses that change.
 * @param version of the plan that was seen
 * @returns the plan as it stands, and the batch that undoes the change
 * @throws TextChangedError when someone changed it since, PlanFieldsError when it cannot be
 */
export function changePlan(
  db: Kysely<Database>,
  edit: PlanEdit,
  { plan: input, version }: { plan: unknown; version: number },
) {
  return inTransaction(db, async (transaction) => {
    const before = await openPlan(transaction);
    if (before.version !== version) throw planConflict(before);
    const pages = await listPages(transaction, edit.documents);
    const plan = requirePlan(input, edit, { before: before.plan, pages });
    const undo = randomUUID();
    const redirects = await leaveMoves(transaction, edit, before.plan, plan);
    const { plan: written, version: to } = await writePlan(transaction, edit, { before, plan, undo });
    const nameOf = (id: string) => pages.get(id)?.name ?? id;
    const detail = describePlans(before.plan, plan, nameOf).join('; ') || 'order';
    await recordChange(transaction, edit.by, edit.at, { action: 'plan', subject: planId, detail });
    return { plan: written, version: to, redirects, undo };
  });
}

/** The plan, which no other transaction changes before the end of this one. */
export async function openPlan(transaction: Transaction<Database>): Promise<StoredPlan> {
  await takeLock(transaction, 'plan');
  return readPlan(transaction);
}

/** A plan that may replace another one. @throws PlanFieldsError */
export function requirePlan(
  input: unknown,
  { documents: { byId }, profile, answered }: Pick<PlanEdit, 'documents' | 'profile' | 'answered'>,
  rules: Pick<PlanRules, 'before' | 'pages'>,
): PagePlan {
  const { plan, fields } = checkPlan(input, { ...rules, byId, profile, answered });
  if (fields) throw new PlanFieldsError(fields);
  return plan;
}

/** The plan that visitors see. To change it, open it. */
export async function readPlan(db: Kysely<Database>): Promise<StoredPlan> {
  const version = (await findRow(db, planId))?.publishedVersion ?? 0;
  const found = version ? await findVersion(db, planId, version) : undefined;
  const { by = '', at = new Date(0).toISOString() } = found ?? {};
  return { plan: readPlanBody(found), version, by, at };
}

/** The plan of a version; the shipped one where there is none or it cannot be read. */
const readPlanBody = (version: ContentVersionRow | undefined): PagePlan =>
  ((version && readBody(planId, planId, version.body)) as PagePlan | undefined) ?? shippedDocuments.plan;

interface PlanWrite {
  before: StoredPlan;
  plan: PagePlan;
  /** The batch. */
  undo?: string;
  origin?: ContentOrigin;
}

/** Makes a plan the live one. @returns it as it was written, without what nothing leads to any more, and its version */
export async function writePlan(
  transaction: Transaction<Database>,
  { by, at }: Pick<PlanEdit, 'by' | 'at'>,
  { before, plan: input, undo, origin = 'publish' }: PlanWrite,
): Promise<Pick<StoredPlan, 'plan' | 'version'>> {
  const plan = await removeUnusedTargets(transaction, input);
  const stamp = { by: by.name, at, shippedHash: '', batch: undo };
  const seen = { published: before.version || null };
  const to = await addVersion(transaction, { id: planId, kind: planId, words: plan, origin, ...stamp, seen });
  if (to === undefined) throw planConflict(await readPlan(transaction));
  return { plan, version: to };
}

/** Keeps a removed page's redirect target while any redirect or page still points to it. */
async function removeUnusedTargets(db: Kysely<Database>, plan: PagePlan): Promise<PagePlan> {
  const led = (await listRedirects(db)).flatMap(({ page }) => page ?? []);
  const needed = new Set([...pagesOf(plan), ...led]);
  // A set visits what is added to it on the way, so that whole chains stay.
  for (const id of needed) {
    const target = plan.hidden[id];
    if (target && 'page' in target) needed.add(target.page);
  }
  return { ...plan, hidden: Object.fromEntries(Object.entries(plan.hidden).filter(([id]) => needed.has(id))) };
}

function planConflict({ plan, version, by, at }: StoredPlan) {
  const message = `${by || 'Someone'} changed the list of pages in the meantime. Your changes aren’t lost, and nothing was overwritten.`;
  return new TextChangedError(message, { words: plan, version, by, at });
}

/** Former addresses lead to their pages by id. A page that no one has seen leaves nothing behind. */
export async function leaveMoves(
  transaction: Transaction<Database>,
  { by, at, documents }: PlanEdit,
  before: PagePlan,
  after: PagePlan,
): Promise<MovedAddress[]> {
  const moved = movedPages(before, after).filter(({ id }) => documents.byId.has(id));
  if (!(await hasRoom(transaction, moved.length)))
    throw new PlanFieldsError({ slugs: [`You can have up to ${redirectLimit} redirects. Delete some first.`] });
  for (const { id, from } of moved)
    await writeRedirect(transaction, { from, target: { page: id }, automatic: true, by, at });
  return moved.map(({ from, to }) => ({ from, to }));
}

/** The pages whose address differs between two plans. */
function movedPages(before: PagePlan, after: PagePlan): (MovedAddress & { id: string })[] {
  return pagesOf(after).flatMap((id) => {
    const [from, to] = [before.slugs[id], after.slugs[id]];
    return from && to && from !== to ? [{ id, from: `/${from}`, to: `/${to}` }] : [];
  });
}

/** After a plan was taken back: its redirects go, pages that it took away come out of the trash, and those that it brought go there. */
export async function undoMoves(
  transaction: Transaction<Database>,
  version: ContentVersionRow,
  { by, at }: Pick<PlanEdit, 'by' | 'at'>,
): Promise<void> {
  const { before, after } = await readStep(transaction, version);
  for (const { id, from } of movedPages(before, after)) await deleteMove(transaction, from, id);
  const [were, are] = [pagesOf(before), pagesOf(after)];
  for (const id of were.filter((id) => !are.includes(id))) {
    await deleteMove(transaction, `/${before.slugs[id]}`, id);
    await setDeleted(transaction, id, null);
  }
  for (const id of are.filter((id) => !were.includes(id))) {
    const row = await findRow(transaction, id);
    if (row?.publishedVersion || shippedDocuments.byId.has(id))
      await writeRedirect(transaction, { from: `/${after.slugs[id]}`, target: { page: id }, automatic: true, by, at });
    await setDeleted(transaction, id, at);
  }
}

/** Puts a page that has a row into the trash, or takes it out. @param deletedAt ISO 8601, UTC; null takes it out */
export async function setDeleted(db: Kysely<Database>, id: string, deletedAt: string | null): Promise<void> {
  await db.updateTable('contentDocuments').set({ deletedAt }).where('id', '=', id).execute();
}

/** Puts a page into the trash. @param at ISO 8601, UTC */
export async function putIntoBin(db: Kysely<Database>, id: string, kind: string, at: string): Promise<void> {
  await db
    .insertInto('contentDocuments')
    .values({ id, kind, deletedAt: at })
    .onConflict((clash) => clash.column('id').doUpdateSet({ deletedAt: at }))
    .execute();
}

/** The plan of a version, and the plan that it replaced. */
async function readStep(db: Kysely<Database>, version: ContentVersionRow) {
  return { before: readPlanBody(await findPrevious(db, version)), after: readPlanBody(version) };
}

/** By the origin of a version: what the undo of its plan takes back besides. */
const alsoTakenBack: Partial<Record<string, readonly string[]>> = {
  'set-up': ['This also undoes the rest of the setup step'],
  import: ['This also undoes the rest of the import'],
};

/** The last change of the plan, if one call takes it back. @param nameOf the name of a page by its id */
export async function readPlanUndo(
  db: Kysely<Database>,
  nameOf: (id: string) => string,
): Promise<PlanUndo | undefined> {
  const { version } = await readPlan(db);
  const found = version ? await findVersion(db, planId, version) : undefined;
  if (!found?.batch) return undefined;
  const { before, after } = await readStep(db, found);
  const { batch, by, at, origin } = found;
  return { batch, by, at, changes: [...describePlans(before, after, nameOf), ...(alsoTakenBack[origin] ?? [])] };
}
