import type { Gate } from './plan.ts';

/** The middle of a side for a gate, rounded down to a whole foot. */
export const middleOf = (feet: number, width: number): number => Math.max(0, Math.floor((feet - width / 12) / 2));

/**
 * The whole foot nearest to `wanted` (of two, the lower) where a gate fits beside those that stand there.
 * @returns `undefined` where it fits nowhere
 */
export function nearestPlace(feet: number, gates: readonly Gate[], width: number, wanted: number): number | undefined {
  const last = Math.floor(feet - width / 12);
  const places = Array.from({ length: Math.max(0, last + 1) }, (_, at) => at).filter((at) =>
    gates.every((gate) => gate.at * 12 + gate.width <= at * 12 || at * 12 + width <= gate.at * 12),
  );
  return places.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)[0];
}

/** The gates of a side that became shorter, each moved back no farther than it must; `undefined` where they do not all fit. */
export function refitGates(gates: readonly Gate[], feet: number): Gate[] | undefined {
  let limit = feet * 12;
  const fitted = gates.toReversed().map((gate) => {
    const at = Math.min(gate.at, Math.floor((limit - gate.width) / 12));
    limit = at * 12;
    return { ...gate, at };
  });
  return limit < 0 ? undefined : fitted.toReversed();
}
