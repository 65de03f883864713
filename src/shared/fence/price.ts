import { withoutGate } from './edit-gates.ts';
import { type Finish, heightsOf, type KindName, kindNames, kindOf, nearestHeight } from './kinds.ts';
import { inDollars, inFeet } from './measures.ts';
import { cornersOf, countParts, type Parts } from './parts.ts';
import { type FencePlan, feetOf, gatesOf } from './plan.ts';
import type { Financing, PriceRow, PriceTable } from './prices.ts';
import { finishLabel, kindLabel } from './sentences.ts';

/** The version of the arithmetic, stored with each lead. A changed formula or constant needs another number. */
export const rules = 1;

export type ItemKey = 'fence' | 'gates' | 'finish' | 'ground' | 'business' | 'corners' | 'old' | 'minimum';

/** A plan's price, in whole dollars unless a name says cents. */
export interface Price {
  status: 'priced';
  sumCents: number;
  middleCents: number;
  low: number;
  high: number;
  /** Percent up or down. */
  width: number;
  /** The parts of the middle price, in cents before rounding, without parts of 0. */
  items: { key: ItemKey; cents: number }[];
  parts: Parts;
}

export type PriceResult = Price | { status: 'empty' } | { status: 'unpriced'; parts: Parts };

/** Twelfths of a cent, in hundredths of a percent of a percent: all arithmetic is in whole numbers until the final rounding. */
const unit = 12 * 100 * 100;
/** The range is rounded to whole 50 dollars. */
const stepCents = 5000;

/** Prices a plan in whole numbers, with one rounding at the end (docs/product.md, "Price my fence"). */
export function pricePlan(plan: FencePlan, prices: PriceTable): PriceResult {
  if (!plan.lines.length) return { status: 'empty' };
  const parts = countParts(plan);
  const sum = sumOf(plan, prices);
  if (!sum) return { status: 'unpriced', parts };
  const minimum = cents(prices.minimum);
  const middleCents = Math.max(sum.cents, minimum);
  const width = widthOf(plan, prices.baseWidth);
  const smallest = { key: 'minimum' as const, cents: middleCents - sum.cents };
  return {
    status: 'priced',
    sumCents: sum.cents,
    middleCents,
    low: Math.max(Math.floor((middleCents * (100 - width)) / (100 * stepCents)) * stepCents, minimum) / 100,
    high: (Math.ceil((middleCents * (100 + width)) / (100 * stepCents)) * stepCents) / 100,
    width,
    items: [...sum.items, smallest].filter((item) => item.cents > 0),
    parts,
  };
}

/**
 * Returns the approximate price of a foot before any length is known, in whole dollars.
 * @returns `undefined` if this fence has no price
 */
export function pricePerFoot(plan: FencePlan, prices: PriceTable): { low: number; high: number } | undefined {
  const row = findRow(plan, prices);
  if (!row) return;
  const scaled = row.perFoot * (100 + finishPercent(plan, prices));
  const { baseWidth } = prices;
  return {
    low: Math.floor((scaled * (100 - baseWidth)) / 1_000_000),
    high: Math.ceil((scaled * (100 + baseWidth)) / 1_000_000),
  };
}

/** Returns a monthly payment in whole dollars, rounded up: P·i ÷ (1 − (1 + i)⁻ⁿ), at 0 percent P ÷ n. */
export function monthlyPayment(dollars: number, apr: number, months: number): number {
  const rate = apr / 1200;
  return Math.ceil(rate ? (dollars * rate) / (1 - (1 + rate) ** -months) : dollars / months);
}

/** Returns the payments of a price at the lender's terms; `undefined` if a term is missing or the price is outside the lender's amounts. */
export function monthlyPayments({ low, high }: { low: number; high: number }, financing: Financing) {
  const { on, apr, months, least, most, words } = financing;
  if (!on || apr === null || months === null || least === null || most === null || !words) return;
  if (low < least || high > most) return;
  return { low: monthlyPayment(low, apr, months), high: monthlyPayment(high, apr, months), apr, months, words };
}

/** Returns how many percent each unknown adds to the range in both directions; together with the base, 40 at most. */
export function widthsOf({ measured, slope, ground }: FencePlan) {
  return {
    lengths: { tape: 0, paced: 4, guess: 8 }[measured],
    slope: slope === 'unsure' ? 4 : 0,
    ground: ground === 'unsure' ? 4 : 0,
  };
}

function sumOf(plan: FencePlan, prices: PriceTable) {
  const row = findRow(plan, prices);
  if (!row) return;
  const gates = gatesOf(plan);
  const fenceInches = 12 * feetOf(plan) - gates.reduce((sum, { width }) => sum + width, 0);
  const fence = row.perFoot * fenceInches;
  const gatesPrice = gates.reduce((sum, { width }) => sum + gatePrice(width, row), 0);
  const finish = finishPercent(plan, prices);
  const { percents } = prices;
  const ground = (plan.slope === 'level' ? 0 : percents[plan.slope]) + (plan.ground === 'rock' ? percents.rock : 0);
  const business = plan.property === 'business' ? percents.business : 0;
  const corners = 12 * cents(prices.corner) * cornersOf(plan);
  const old = 12 * oldFence(plan, prices);
  const finished = (fence + gatesPrice) * (100 + finish);
  const total = finished * (100 + ground + business) + 10_000 * (corners + old);
  const items: Price['items'] = [
    { key: 'fence', cents: fence / 12 },
    { key: 'gates', cents: gatesPrice / 12 },
    { key: 'finish', cents: ((fence + gatesPrice) * finish) / 1200 },
    { key: 'ground', cents: (finished * ground) / unit },
    { key: 'business', cents: (finished * business) / unit },
    { key: 'corners', cents: corners / 12 },
    { key: 'old', cents: old / 12 },
  ];
  return { cents: Math.floor((2 * total + unit) / (2 * unit)), items };
}

/**
 * Returns the prices that a plan's fence is made of, in cents: a foot, and a gate of a width. Surcharges aren't included.
 * @returns `undefined` if this fence has no price
 */
export function unitPrices(
  plan: Pick<FencePlan, 'kind' | 'height'>,
  prices: PriceTable,
): { perFoot: number; gate(width: number): number } | undefined {
  const row = findRow(plan, prices);
  return row && { perFoot: row.perFoot, gate: (width) => Math.round(gatePrice(width, row) / 12) };
}

/** Returns twelfths of a cent; a gate never costs less than the fence that it replaces. */
function gatePrice(width: number, { perFoot, walkGate, doubleGatePerFoot }: Row): number {
  return Math.max(width <= 60 ? 12 * walkGate : doubleGatePerFoot * width, perFoot * width);
}

/** Returns cents. */
function oldFence(plan: FencePlan, { tearOut }: PriceTable): number {
  return plan.old ? cents(tearOut[plan.old.kind]) * (plan.old.feet ?? feetOf(plan)) : 0;
}

function widthOf(plan: FencePlan, base: number): number {
  const { lengths, slope, ground } = widthsOf(plan);
  return Math.min(40, base + lengths + slope + ground);
}

/** Black costs more only for chain link: aluminum is black by default. */
function finishPercent({ kind, finish }: FencePlan, { percents }: PriceTable): number {
  if (finish === 'cedar' || finish === 'color') return percents[finish];
  return finish === 'black' && kind === 'chain-link' ? percents.black : 0;
}

/** A row in cents. */
type Row = Record<keyof PriceRow, number>;

function findRow({ kind, height }: Pick<FencePlan, 'kind' | 'height'>, { kinds }: PriceTable): Row | undefined {
  const { offered, heights } = kinds[kind];
  const row = heights[height];
  if (!offered || !row || row.perFoot === null) return;
  return {
    perFoot: cents(row.perFoot),
    walkGate: cents(row.walkGate),
    doubleGatePerFoot: cents(row.doubleGatePerFoot),
  };
}

const cents = (dollars: number): number => Math.round(dollars * 100);

/** Lists the heights of a fence that have a price, lowest first; empty if the owner doesn't offer the fence. */
export function offeredHeights(kind: KindName, { kinds }: PriceTable): number[] {
  const { offered, heights } = kinds[kind];
  return offered ? heightsOf(kind).filter((height) => (heights[height]?.perFoot ?? null) !== null) : [];
}

/** Lists the fences that have a price for some height, in the planner's order. */
export const offeredKinds = (prices: PriceTable): KindName[] =>
  kindNames.filter((kind) => offeredHeights(kind, prices).length > 0);

/** A change of the plan and its effect on the price. */
export interface Change {
  /** Such as "8 ft tall instead of 6 ft: about $1,550 more." */
  text: string;
  plan: FencePlan;
  /** Rounded to whole 50 dollars; below 0 it costs less. */
  difference: number;
}

/** Suggests changes of the price: the first five that make a difference of 50 dollars, in order (docs/product.md, "Price my fence"). */
export function changesOf(plan: FencePlan, prices: PriceTable): Change[] {
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
    return [{ ...change, difference, text: describeDifference(change.text, difference) }];
  });
  return changes.slice(0, 5);
}

type Candidate = { text: string; plan: FencePlan };

function describeDifference(text: string, difference: number): string {
  return `${text}: about ${inDollars(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'}.`;
}

function otherHeights(plan: FencePlan): Candidate[] {
  const heights = heightsOf(plan.kind);
  const at = heights.indexOf(plan.height);
  return [heights[at + 1], heights[at - 1]].flatMap((height) =>
    height ? [{ text: `${inFeet(height)} tall instead of ${inFeet(plan.height)}`, plan: { ...plan, height } }] : [],
  );
}

/** Aluminum costs the same in each of its colors. */
const dearerFinishes: readonly Finish[] = ['cedar', 'color', 'black'];

function otherFinish(plan: FencePlan): Candidate | undefined {
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

function withoutWidestGate(plan: FencePlan): Candidate | undefined {
  const widest = gatesOf(plan).reduce((most, { width }) => Math.max(most, width), 0);
  const gate = gatesOf(plan).find(({ width }) => width === widest);
  if (!gate) return;
  return { text: `Without the ${inFeet(widest)} gate`, plan: withoutGate(plan, gate) };
}

function otherMaterial(plan: FencePlan): Candidate | undefined {
  const { material, style } = kindOf(plan.kind);
  const other = { wood: 'vinyl', vinyl: 'wood' }[material as string];
  if (!other) return;
  const kind = `${other}-${style}` as KindName;
  const changed = { ...plan, kind, height: nearestHeight(kind, plan.height), finish: kindOf(kind).finishes[0] };
  return { text: `${kindLabel(kind)} instead of ${material}`, plan: changed };
}

function withOldFence(plan: FencePlan): Candidate | undefined {
  return plan.old ? { text: 'Keeping the old fence', plan: { ...plan, old: null } } : undefined;
}
