import { heightsOf, type KindName, kindNames } from './kinds.ts';
import type { PriceTable } from './prices.ts';

/** The heights of a fence that have a price, lowest first; none where the owner does not offer it. */
export function offeredHeights(kind: KindName, { kinds }: PriceTable): number[] {
  const { offered, heights } = kinds[kind];
  return offered ? heightsOf(kind).filter((height) => (heights[height]?.perFoot ?? null) !== null) : [];
}

/** The fences that have a price in some height, in the order of the planner. */
export const offeredKinds = (prices: PriceTable): KindName[] =>
  kindNames.filter((kind) => offeredHeights(kind, prices).length > 0);
