import type { Kysely } from 'kysely';
import type { Database, LeadPlanRow } from '../database/index.ts';
import { decodePlan } from '../shared/fence/plan-schema.ts';
import { summarize } from '../shared/fence/sentences.ts';
import type { Lead } from '../shared/lead/lead.ts';
import { describeLeadPlan, type StoredPlan } from '../shared/lead/lead-plan.ts';

/** Stores the plan of a lead in the lead's own transaction. It replaces an earlier plan of the lead. */
export async function storePlan(db: Kysely<Database>, submissionId: number, plan: StoredPlan): Promise<void> {
  const row = { ...plan, figures: JSON.stringify(plan.figures) };
  await db
    .insertInto('leadPlans')
    .values({ submissionId, ...row })
    .onConflict((conflict) => conflict.column('submissionId').doUpdateSet(row))
    .execute();
}

/** Returns the plan of a lead, or `undefined` if it has none. */
export async function findLeadPlan(db: Kysely<Database>, submissionId: number): Promise<StoredPlan | undefined> {
  const row = await db.selectFrom('leadPlans').selectAll().where('submissionId', '=', submissionId).executeTakeFirst();
  return row && toStoredPlan(row);
}

/** Returns the leads, each with its plan. */
export async function withPlans(db: Kysely<Database>, leads: readonly Lead[]): Promise<Lead[]> {
  const ids = leads.filter(({ source }) => source === 'price-plan').map(({ id }) => id);
  if (ids.length === 0) return [...leads];
  const rows = await db.selectFrom('leadPlans').selectAll().where('submissionId', 'in', ids).execute();
  const plans = new Map(rows.map((row) => [row.submissionId, describeLeadPlan(toStoredPlan(row))]));
  return leads.map((lead) => {
    const plan = plans.get(lead.id);
    return plan ? { ...lead, plan } : lead;
  });
}

/** Describes the plan changes in a second post with the same key; nothing if the plan is the same. */
export async function describeChange(db: Kysely<Database>, submissionId: number, plan: StoredPlan): Promise<string[]> {
  const before = await findLeadPlan(db, submissionId);
  if (before?.code === plan.code && before.priceVersion === plan.priceVersion) return [];
  return [`plan: ${summaryOf(plan)}${before ? ` (before: ${summaryOf(before)})` : ''}`];
}

/** An unreadable plan must not cost a lead: the owner sees the raw text. */
export const writeUnreadable = (text: string): string => `The plan could not be read. It was sent as: ${text}`;

function summaryOf({ code, figures }: StoredPlan): string {
  const plan = decodePlan(code);
  return plan ? summarize(plan, figures) : code;
}

function toStoredPlan({ code, priceVersion, figures }: LeadPlanRow): StoredPlan {
  return { code, priceVersion, figures: JSON.parse(figures) };
}
