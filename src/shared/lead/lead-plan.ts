import { kindOf, materialNames } from '../fence/kinds.ts';
import { withCommas } from '../fence/measures.ts';
import type { Parts } from '../fence/parts.ts';
import { type FencePlan, feetOf, gatesOf } from '../fence/plan.ts';
import { decodePlan } from '../fence/plan-schema.ts';
import { pricePlan, rules } from '../fence/price.ts';
import type { PriceTable } from '../fence/prices.ts';
import { type ItemLine, itemLines } from '../fence/result.ts';
import { answerLabels, fenceLabel, finishLabel, type ShownPrice, summarize } from '../fence/sentences.ts';
import { pricePath } from '../routes.ts';

/** The price of a plan as the visitor saw it; `rules` is the version of the arithmetic. Money is in dollars. */
export type PlanFigures = { rules: number } & (
  | {
      status: 'priced';
      low: number;
      high: number;
      middle: number;
      /** Percent up or down. */
      width: number;
      items: ItemLine[];
      parts: Parts;
    }
  | { status: 'empty' }
  | { status: 'unpriced'; parts: Parts }
);

/** A plan as stored with a lead. */
export interface StoredPlan {
  /** As in the address of the page. */
  code: string;
  /** The version of the prices that the visitor saw; 0 for the default prices. */
  priceVersion: number;
  figures: PlanFigures;
}

/** A plan in a lead's JSON. */
export interface LeadPlan {
  code: string;
  /** The page with this plan: a path within the admin, a full URL in data that leaves the site. */
  url: string;
  /** "180 ft wood privacy, 6 ft, 1 gate: $4,050 to $5,650". */
  summary: string;
  feet: number;
  gates: number;
  /** Whole dollars; absent without a price. */
  low?: number;
  high?: number;
  priceVersion: number;
}

/** The response of `GET /api/admin/leads/:id/plan`. */
export interface LeadPlanDetail extends StoredPlan {
  /** When the prices that the visitor saw were saved; ISO 8601, UTC; `null` for the default prices. */
  pricesSavedAt: string | null;
  /** The same plan at the current prices. */
  today: ShownPrice;
}

/** Returns a plan's price with all values that are stored with a lead. */
export function makeFigures(plan: FencePlan, prices: PriceTable): PlanFigures {
  const price = pricePlan(plan, prices);
  if (price.status !== 'priced') return { rules, ...price };
  const { status, low, high, middleCents, width, parts } = price;
  return { rules, status, low, high, middle: middleCents / 100, width, items: itemLines(plan, price), parts };
}

/**
 * Returns a stored plan for a lead's JSON.
 * @param publicUrl the beginning of `url`
 * @returns `undefined` if the code can't be read
 */
export function describeLeadPlan({ code, priceVersion, figures }: StoredPlan, publicUrl = ''): LeadPlan | undefined {
  const plan = decodePlan(code);
  if (!plan) return;
  return {
    code,
    url: planAddress(code, publicUrl),
    summary: summarize(plan, figures),
    feet: feetOf(plan),
    gates: gatesOf(plan).length,
    ...(figures.status === 'priced' && { low: figures.low, high: figures.high }),
    priceVersion,
  };
}

/** Returns the address that shows a plan. */
export function planAddress(code: string, publicUrl = ''): string {
  return `${publicUrl}${pricePath}?plan=${code}`;
}

/** Returns the service of a plan: "Residential Wood Fencing". */
export function serviceOf({ kind, property }: FencePlan): string {
  return `${property === 'business' ? 'Commercial' : 'Residential'} ${materialNames[kindOf(kind).material]} Fencing`;
}

/** Returns the visitor's choices as rows of a table: label and value. */
export function listAnswers(plan: FencePlan): [label: string, value: string][] {
  const { kind, height, finish, property, slope, ground, old, measured } = plan;
  const feet = feetOf(plan);
  const answers: [string, string][] = [
    ['Fence', `${fenceLabel(kind, height)}, ${finishLabel(finish, kind).toLowerCase()}`],
    ['Length', feet ? `${withCommas(feet)} ft` : ''],
    ['For', answerLabels.property[property]],
    ['Slope', answerLabels.slope[slope]],
    ['Soil', answerLabels.ground[ground]],
    ['Old fence', old ? `${answerLabels.old[old.kind]}, ${withCommas(old.feet ?? feet)} ft to remove` : 'None'],
    ['Measured', answerLabels.measured[measured]],
  ];
  return answers.filter(([, value]) => value);
}
