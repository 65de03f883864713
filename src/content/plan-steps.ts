import type { Transaction } from 'kysely';
import { type Database, takeLock } from '../database/index.ts';
import { PlanFieldsError } from '../http/errors.ts';
import { isReserved } from '../shared/content/addresses.ts';
import { proposeSlug } from '../shared/content/new-page.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import type { TownWords } from '../shared/content/town-words.ts';
import { listPages } from './page-list.ts';
import { makePageId } from './pages.ts';
import { type PlanEdit, readPlan, writePlan } from './plan-changes.ts';
import { checkPlan } from './plan-problems.ts';
import { starterWords } from './starter.ts';
import { writeDraft } from './store.ts';

/** A town that gets a page. */
export interface NewTown {
  name: string;
  latitude: number;
  longitude: number;
}

/** Adds a town's page to a plan, as a draft that no visitor sees. */
export type AddTown = (plan: SitePlan, list: 'main' | 'other', town: NewTown) => Promise<SitePlan>;

/** What a step makes of the plan. @param pages the names of all pages by their ids, drafts included */
export type PlanStep = (plan: SitePlan, pages: ReadonlyMap<string, string>, addTown: AddTown) => Promise<SitePlan>;

/**
 * Changes the plan as one part of a larger step, in that step's transaction and under its batch.
 * @throws PlanFieldsError when the plan cannot be
 */
export async function changePlanInBatch(
  transaction: Transaction<Database>,
  edit: PlanEdit,
  batch: string,
  step: PlanStep,
): Promise<boolean> {
  await takeLock(transaction, 'plan');
  const before = await readPlan(transaction);
  const known = await listPages(transaction, edit.documents);
  const names = new Map([...known].map(([id, { name }]) => [id, name]));
  const changed = await step(before.plan, names, (plan, list, town) => addTown(transaction, edit, plan, list, town));
  if (JSON.stringify(changed) === JSON.stringify(before.plan)) return false;
  const pages = await listPages(transaction, edit.documents);
  const rules = { before: before.plan, pages, byId: edit.documents.byId, profile: edit.profile };
  const { plan, fields } = checkPlan(changed, rules);
  if (fields) throw new PlanFieldsError(fields);
  await writePlan(transaction, edit, { before, plan, undo: batch, origin: 'set-up' });
  return true;
}

async function addTown(
  transaction: Transaction<Database>,
  edit: PlanEdit,
  plan: SitePlan,
  list: 'main' | 'other',
  { name, latitude, longitude }: NewTown,
): Promise<SitePlan> {
  const { by, at } = edit;
  const id = makePageId();
  const slug = findFreeSlug(plan, name, edit);
  const starter = starterWords({ kind: 'town', place: list, name }, edit) as TownWords;
  const words = { ...starter, point: { ...starter.point, latitude, longitude } };
  await writeDraft(transaction, { id, kind: 'town', version: 0, draft: JSON.stringify(words), by: by.name, at });
  return { ...plan, [list]: [...plan[list], id], slugs: { ...plan.slugs, [id]: slug } };
}

/** The address that a town's name proposes, with a number at its end where another page has it. */
function findFreeSlug({ slugs }: SitePlan, name: string, { profile }: PlanEdit): string {
  const proposed = proposeSlug('town', name) || 'town';
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? proposed : `${proposed.slice(0, 56)}-${number}`;
    if (!isReserved(slug, profile) && !Object.values(slugs).includes(slug)) return slug;
  }
}
