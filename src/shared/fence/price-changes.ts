import { withoutGate } from './edit-gates.ts';
import { type Finish, heightsOf, type KindName, kindOf, nearestHeight } from './kinds.ts';
import { finishLabel, kindLabel } from './labels.ts';
import { inDollars, inFeet } from './measures.ts';
import { gatesOf, type Plan } from './plan.ts';
import { pricePlan } from './price.ts';
import type { PriceTable } from './prices.ts';

/** A change of the plan and what it does to the price. */
export interface Change {
  /** Such as "8 ft tall instead of 6 ft: about $1,550 more." */
  text: string;
  plan: Plan;
  /** Whole dollars to the next 50; below 0 it costs less. */
  difference: number;
}

/** What would change the price: the first five changes that reach 50 dollars, in their order (docs/product.md, "Price my fence"). */
export function changesOf(plan: Plan, prices: PriceTable): Change[] {
  const now = pricePlan(plan, prices);
  if (now.status !== 'priced') return [];
  const changes = [
    ...otherHeights(plan),
    otherFinish(plan),
    withoutWidestGate(plan),
    otherMaterial(plan),
    withOldFence(plan),
  ].flatMap((change) => {
    const then = change && pricePlan(change.plan, prices);
    if (!change || then?.status !== 'priced') return [];
    const cents = then.middleCents - now.middleCents;
    if (Math.abs(cents) < 5000) return [];
    const difference = Math.sign(cents) * Math.round(Math.abs(cents) / 5000) * 50;
    return [{ ...change, difference, text: describe(change.text, difference) }];
  });
  return changes.slice(0, 5);
}

type Candidate = { text: string; plan: Plan };

function describe(text: string, difference: number): string {
  return `${text}: about ${inDollars(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}.`;
}

function otherHeights(plan: Plan): Candidate[] {
  const heights = heightsOf(plan.kind);
  const at = heights.indexOf(plan.height);
  return [heights[at + 1], heights[at - 1]].flatMap((height) =>
    height ? [{ text: `${inFeet(height)} tall instead of ${inFeet(plan.height)}`, plan: { ...plan, height } }] : [],
  );
}

/** Aluminum costs the same in each of its colors. */
const dearerFinishes: readonly Finish[] = ['cedar', 'color', 'black'];

function otherFinish(plan: Plan): Candidate | undefined {
  const { finishes, material } = kindOf(plan.kind);
  const finish = dearerFinishes.includes(plan.finish)
    ? finishes[0]
    : finishes.find((one) => dearerFinishes.includes(one));
  if (!finish || finish === plan.finish || material === 'aluminum') return;
  return {
    text: `${finishLabel(finish, plan.kind)} instead of ${finishLabel(plan.finish, plan.kind).toLowerCase()}`,
    plan: { ...plan, finish },
  };
}

function withoutWidestGate(plan: Plan): Candidate | undefined {
  const widest = gatesOf(plan).reduce((most, { width }) => Math.max(most, width), 0);
  const gate = gatesOf(plan).find(({ width }) => width === widest);
  if (!gate) return;
  return { text: `Without the ${inFeet(widest)} gate`, plan: withoutGate(plan, gate) };
}

function otherMaterial(plan: Plan): Candidate | undefined {
  const { material, style } = kindOf(plan.kind);
  const other = { wood: 'vinyl', vinyl: 'wood' }[material as string];
  if (!other) return;
  const kind = `${other}-${style}` as KindName;
  const changed = { ...plan, kind, height: nearestHeight(kind, plan.height), finish: kindOf(kind).finishes[0] };
  return { text: `${kindLabel(kind)} instead of ${material}`, plan: changed };
}

function withOldFence(plan: Plan): Candidate | undefined {
  return plan.old ? { text: 'Keeping the old fence', plan: { ...plan, old: null } } : undefined;
}
