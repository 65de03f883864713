import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/index.ts';
import { InvalidPlanError, WordsChangedError } from '../http/errors.ts';
import type { SitePlan } from '../shared/content/plan.ts';
import { findPlanProblems, type PlanContext } from '../shared/content/plan-problems.ts';
import { type Author, recordChange } from './changes.ts';
import { planId } from './read.ts';
import { followAddresses } from './redirects.ts';
import { addVersion, findRow, forgetOldVersions, writeLive } from './store.ts';

/** A plan as it was edited. */
export interface PlanEdit {
  plan: SitePlan;
  /** The version that was seen; 0 for the shipped plan. */
  version: number;
}

/** What the pages were, who changes them and when. */
interface PlanChange {
  before: SitePlan;
  by: Author;
  at: string;
  context: PlanContext;
}

/**
 * Makes a plan the live one; former addresses lead to the new ones.
 * @returns the new version, how many addresses changed, and the batch that undoes it
 * @throws WordsChangedError when another plan was saved since, InvalidPlanError with the messages by path
 */
export function savePlan(db: Kysely<Database>, { plan, version }: PlanEdit, { before, by, at, context }: PlanChange) {
  const fields = findPlanProblems(plan, context);
  if (Object.keys(fields).length > 0) throw new InvalidPlanError(fields);
  return db.transaction().execute(async (transaction) => {
    const published = (await findRow(transaction, planId))?.publishedVersion ?? null;
    const undo = randomUUID();
    const stamp = { by: by.name, at, shippedHash: '', replaced: published, batch: undo };
    const to = await addVersion(transaction, { documentId: planId, words: plan, origin: 'publish', ...stamp });
    const isFree = (published ?? 0) === version;
    if (!isFree || !(await writeLive(transaction, { id: planId, kind: planId, published, to })))
      throw new WordsChangedError(
        'The pages were changed in another window. Nothing of yours is lost, and nothing was overwritten.',
        { plan: before, version: published ?? 0 },
      );
    const redirects = await followAddresses(transaction, before, plan, by, at);
    await forgetOldVersions(transaction, planId);
    await recordChange(transaction, by, at, { action: 'plan', subject: planId, detail: describeChange(before, plan) });
    return { plan, version: to, redirects, undo };
  });
}

/** What a reader of the audit log wants to know. */
function describeChange(before: SitePlan, after: SitePlan): string {
  const renamed = Object.entries(after.slugs).flatMap(([id, slug]) =>
    before.slugs[id] && before.slugs[id] !== slug ? `/${before.slugs[id]} is /${slug} now` : [],
  );
  const hidden = Object.keys(after.hidden).filter((id) => !Object.hasOwn(before.hidden, id));
  const shown = Object.keys(before.hidden).filter((id) => !Object.hasOwn(after.hidden, id));
  return [...renamed, ...hidden.map((id) => `${id} hidden`), ...shown.map((id) => `${id} shown`)].join('; ') || 'order';
}
