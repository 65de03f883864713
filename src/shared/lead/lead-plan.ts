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

/** The price of a plan as the visitor saw it; `rules` names the arithmetic. Money is in dollars. */
export type PlanFigures = { rules: number } & (
  | {
      status: 'priced';
      low: number;
      high: number;
      middle: number;
      /** Percent either way. */
      width: number;
      items: ItemLine[];
      parts: Parts;
    }
  | { status: 'empty' }
  | { status: 'unpriced'; parts: Parts }
);

/** A plan as a lead keeps it. */
export interface StoredPlan {
  /** As in the address of the page. */
  code: string;
  /** The version of the prices that the visitor saw; 0 for those that ship with the site. */
  priceVersion: number;
  figures: PlanFigures;
}

/** A plan in a lead's JSON. */
export interface LeadPlan {
  code: string;
  /** Of the page with this plan: a path in the admin, the whole address in what leaves the site. */
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
  /** When the prices that the visitor saw were saved; ISO 8601, UTC; `null` for those that ship with the site. */
  pricesSavedAt: string | null;
  /** The same plan at the prices in force. */
  today: ShownPrice;
}

/** A plan's price with everything that a lead keeps of it. */
export function makeFigures(plan: FencePlan, prices: PriceTable): PlanFigures {
  const price = pricePlan(plan, prices);
  if (price.status !== 'priced') return { rules, ...price };
  const { status, low, high, middleCents, width, parts } = price;
  return { rules, status, low, high, middle: middleCents / 100, width, items: itemLines(plan, price), parts };
}

/**
 * A kept plan as a lead's JSON shows it.
 * @param publicUrl what `url` begins with
 * @returns `undefined` where the code cannot be read
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

/** The address that shows a plan. */
export function planAddress(code: string, publicUrl = ''): string {
  return `${publicUrl}${pricePath}?plan=${code}`;
}

/** The service that a plan asks for: "Residential Wood Fencing". */
export function serviceOf({ kind, property }: FencePlan): string {
  return `${property === 'business' ? 'Commercial' : 'Residential'} ${materialNames[kindOf(kind).material]} Fencing`;
}

/** The visitor's choices as rows of a table: label and value. */
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
