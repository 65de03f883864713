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

/** The author and time of a plan change, and the data that it is checked against. */
export interface PlanEdit {
  by: Author;
  /** ISO 8601, UTC. */
  at: string;
  documents: Documents;
  profile: Profile;
  /** The addresses that no page may have. */
  answered: AnsweredAddresses;
}

/** An address that redirects because of a change. */
export interface MovedAddress {
  from: string;
  to: string;
}

/** The published plan and its version number; 0 for the default plan. */
export interface StoredPlan {
  plan: PagePlan;
  version: number;
  by: string;
  at: string;
}

/**
 * Replaces the plan, live at once, and adds redirects for changed addresses, in one transaction.
 * @param version of the plan that the editor saw
 * @returns the new plan, and the batch that undoes the change
 * @throws TextChangedError if someone changed it in the meantime, PlanFieldsError if it is invalid
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

/** Reads the plan and locks it until the end of the transaction. */
export async function openPlan(transaction: Transaction<Database>): Promise<StoredPlan> {
  await takeLock(transaction, 'plan');
  return readPlan(transaction);
}

/** Checks a plan that may replace another one. @throws PlanFieldsError */
export function requirePlan(
  input: unknown,
  { documents: { byId }, profile, answered }: Pick<PlanEdit, 'documents' | 'profile' | 'answered'>,
  rules: Pick<PlanRules, 'before' | 'pages'>,
): PagePlan {
  const { plan, fields } = checkPlan(input, { ...rules, byId, profile, answered });
  if (fields) throw new PlanFieldsError(fields);
  return plan;
}

/** Reads the published plan. Use `openPlan` to change it. */
export async function readPlan(db: Kysely<Database>): Promise<StoredPlan> {
  const version = (await findRow(db, planId))?.publishedVersion ?? 0;
  const found = version ? await findVersion(db, planId, version) : undefined;
  const { by = '', at = new Date(0).toISOString() } = found ?? {};
  return { plan: readPlanBody(found), version, by, at };
}

/** Returns the plan of a version, or the default plan if the version doesn't exist or can't be read. */
const readPlanBody = (version: ContentVersionRow | undefined): PagePlan =>
  ((version && readBody(planId, planId, version.body)) as PagePlan | undefined) ?? shippedDocuments.plan;

interface PlanWrite {
  before: StoredPlan;
  plan: PagePlan;
  /** The batch that undoes the change. */
  undo?: string;
  origin?: ContentOrigin;
}

/** Publishes a plan. @returns the plan as written, without unused redirect targets, and its version */
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
  // Iterating over a Set includes entries added on the way, so that whole chains stay.
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

/** Redirects former addresses to their pages by id. A page that was never published needs no redirect. */
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

/** Lists the pages whose address differs between two plans. */
function movedPages(before: PagePlan, after: PagePlan): (MovedAddress & { id: string })[] {
  return pagesOf(after).flatMap((id) => {
    const [from, to] = [before.slugs[id], after.slugs[id]];
    return from && to && from !== to ? [{ id, from: `/${from}`, to: `/${to}` }] : [];
  });
}

/**
 * Undoes the effects of a plan change: deletes its redirects, restores the pages that it removed, and moves the pages that it added to the
 * trash.
 */
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

/** Moves a page that has a row into or out of the trash. @param deletedAt ISO 8601, UTC; null takes it out */
export async function setDeleted(db: Kysely<Database>, id: string, deletedAt: string | null): Promise<void> {
  await db.updateTable('contentDocuments').set({ deletedAt }).where('id', '=', id).execute();
}

/** Moves a page into the trash. @param at ISO 8601, UTC */
export async function putIntoBin(db: Kysely<Database>, id: string, kind: string, at: string): Promise<void> {
  await db
    .insertInto('contentDocuments')
    .values({ id, kind, deletedAt: at })
    .onConflict((clash) => clash.column('id').doUpdateSet({ deletedAt: at }))
    .execute();
}

/** Returns the plan of a version, and the plan that it replaced. */
async function readStep(db: Kysely<Database>, version: ContentVersionRow) {
  return { before: readPlanBody(await findPrevious(db, version)), after: readPlanBody(version) };
}

/** For each origin of a version: other origins that undoing its plan also undoes. */
const alsoTakenBack: Partial<Record<string, readonly string[]>> = {
  'set-up': ['This also undoes the rest of the setup step'],
  import: ['This also undoes the rest of the import'],
};

/** Describes the last plan change, if one request can undo it. @param nameOf returns the name of a page by its id */
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
