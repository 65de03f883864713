import type { Kysely, Transaction } from 'kysely';
import type { ContentVersionRow, Database } from '../database/index.ts';
import { describePlans } from '../shared/content/plan-difference.ts';
import type { PlanUndo } from '../shared/content/versions.ts';
import { idsOf, movedPages, type PlanEdit, readPlan, readPlanBody } from './plan-changes.ts';
import { planId } from './read.ts';
import { deleteMove, writeRedirect } from './redirect-store.ts';
import { shippedDocuments } from './shipped.ts';
import { findRow, findVersion } from './store.ts';

/** After a plan was taken back: its redirects go, pages that it took away come out of the bin, and those that it brought go there. */
export async function undoMoves(
  transaction: Transaction<Database>,
  version: ContentVersionRow,
  { by, at }: Pick<PlanEdit, 'by' | 'at'>,
): Promise<void> {
  const { before, after } = await readStep(transaction, version);
  for (const { id, from } of movedPages(before, after)) await deleteMove(transaction, from, id);
  const [were, are] = [idsOf(before), idsOf(after)];
  for (const id of were.filter((id) => !are.includes(id))) {
    await deleteMove(transaction, `/${before.slugs[id]}`, id);
    await transaction.updateTable('contentDocuments').set({ deletedAt: null }).where('id', '=', id).execute();
  }
  for (const id of are.filter((id) => !were.includes(id))) {
    const row = await findRow(transaction, id);
    if (row?.publishedVersion || shippedDocuments.byId.has(id))
      await writeRedirect(transaction, { from: `/${after.slugs[id]}`, target: { page: id }, automatic: true, by, at });
    await transaction.updateTable('contentDocuments').set({ deletedAt: at }).where('id', '=', id).execute();
  }
}

/** The plan of a version, and the plan that it replaced. */
async function readStep(db: Kysely<Database>, version: ContentVersionRow) {
  const replaced = version.replaced ? await findVersion(db, planId, version.replaced) : undefined;
  return { before: readPlanBody(replaced), after: readPlanBody(version) };
}

/** By the origin of a version: what the undo of its plan takes back besides. */
const alsoTakenBack: Partial<Record<string, readonly string[]>> = {
  'set-up': ['The whole step of the set-up is taken back with it'],
  import: ['The whole content file is taken back with it'],
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
