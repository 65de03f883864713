import type { EstimateLine, EstimateOption } from '../shared/estimate/content.ts';
import type { PlanOption } from '../shared/estimate/estimate.ts';
import { lineAmount, totalsOf } from '../shared/estimate/totals.ts';
import { type KindName, kindOf } from '../shared/fence/kinds.ts';
import { cornersOf } from '../shared/fence/parts.ts';
import { type FencePlan, feetOf, gatesOf } from '../shared/fence/plan.ts';
import { offeredHeights, offeredKinds, pricePlan, unitPrices } from '../shared/fence/price.ts';
import type { PriceTable } from '../shared/fence/prices.ts';
import { itemLabel } from '../shared/fence/result.ts';
import { fenceLabel, finishLabel, gateLabel } from '../shared/fence/sentences.ts';

/** Lists a fence plan as options: its own fence first, then the other materials and heights that have a price. */
export function listPlanOptions(plan: FencePlan, prices: PriceTable): PlanOption[] {
  const planned = toPlanOption(plan, prices, true);
  const others = offeredKinds(prices).flatMap((kind) =>
    offeredHeights(kind, prices)
      .filter((height) => kind !== plan.kind || height !== plan.height)
      .map((height) => toPlanOption(withFence(plan, kind, height), prices, false)),
  );
  return [planned, ...others];
}

/** Keeps the planned finish if the other fence has it. */
function withFence(plan: FencePlan, kind: KindName, height: number): FencePlan {
  const { finishes } = kindOf(kind);
  return { ...plan, kind, height, finish: finishes.includes(plan.finish) ? plan.finish : finishes[0] };
}

function toPlanOption(plan: FencePlan, prices: PriceTable, isPlanned: boolean): PlanOption {
  const { kind, height, finish } = plan;
  const option = optionOfPlan(plan, prices);
  const { subtotal } = totalsOf(
    { options: [option], addOns: [], deposit: { kind: 'none', value: 0 }, taxPercent: 0 },
    0,
  );
  return { kind, height, finish, label: fenceLabel(kind, height), isPlanned, option, subtotal };
}

/**
 * Returns a fence plan as an option: one line for each part of its price, at these prices. A fence without a price gets its lines with a
 * price of 0, which the owner fills in.
 */
export function optionOfPlan(plan: FencePlan, prices: PriceTable): EstimateOption {
  const units = unitPrices(plan, prices);
  const price = pricePlan(plan, prices);
  const gates = gatesOf(plan);
  const fenceFeet = feetOf(plan) - gates.reduce((sum, { width }) => sum + width, 0) / 12;
  const lines = [
    lineOf(`${fenceLabel(plan.kind, plan.height)}, installed`, fenceFeet, 'ft', units?.perFoot ?? 0),
    ...[...new Set(gates.map(({ width }) => width))].map((width) =>
      lineOf(
        `Gate, ${gateLabel(width)}`,
        gates.filter((gate) => gate.width === width).length,
        'each',
        units?.gate(width) ?? 0,
      ),
    ),
  ];
  if (price.status === 'priced') {
    for (const { key, cents } of price.items)
      if (key === 'finish' || key === 'ground' || key === 'business')
        lines.push(lineOf(itemLabel(key, plan), 1, 'job', Math.round(cents)));
    const corners = cornersOf(plan);
    if (corners > 0 && prices.corner > 0) lines.push(lineOf('Corners', corners, 'each', toCents(prices.corner)));
    if (plan.old)
      lines.push(
        lineOf('Remove the old fence', plan.old.feet ?? feetOf(plan), 'ft', toCents(prices.tearOut[plan.old.kind])),
      );
    const missing = toCents(prices.minimum) - lines.reduce((sum, line) => sum + lineAmount(line), 0);
    if (missing > 0) lines.push(lineOf(itemLabel('minimum', plan), 1, 'job', missing));
  }
  return {
    name: fenceLabel(plan.kind, plan.height),
    description: finishLabel(plan.finish, plan.kind),
    lines,
  };
}

const toCents = (dollars: number): number => Math.round(dollars * 100);

function lineOf(text: string, quantity: number, unit: EstimateLine['unit'], unitPrice: number): EstimateLine {
  return { text, quantity: Math.round(quantity * 100), unit, unitPrice, taxable: true };
}
