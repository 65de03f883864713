import type { Point } from './geometry.ts';
import { inFeet, messages, withArticle } from './measures.ts';
import {
  type FencePlan,
  type Gate,
  type GateWidth,
  gatesOf,
  most,
  placedGates,
  type Run,
  sidesOf,
  sidesWithPlace,
} from './plan.ts';
import { feetWords } from './sentences.ts';

/**
 * Every command that changes a plan, from pointer, keys, or list. Sides, gates, lines, and corners are counted from 0, sides and gates over
 * the whole plan. Places are in feet and may be fractions.
 */
export type Command =
  | { do: 'choose'; change: Partial<Omit<FencePlan, 'v' | 'lines'>> }
  /** Adds a side at the end of a line, by default the last one; `new` starts another line. */
  | { do: 'add-side'; feet: number; turn: number | 'new' }
  /** Adds a side up to a place: from the end of a line, or from a place as the first side of a new line. */
  | { do: 'draw'; from: Point | number; to: Point }
  /** Adds a side from the end of a line back to its start. */
  | { do: 'draw-closed'; line: number }
  /** Sets whether the last side of a line ends at the line's start. */
  | { do: 'close'; line: number; closed: boolean }
  | { do: 'resize-side'; side: number; feet: number }
  | { do: 'turn-side'; side: number; turn: number | 'new' }
  | { do: 'remove-side'; side: number }
  | { do: 'move-corner'; line: number; corner: number; to: Point }
  /** Without a place, in the middle. */
  | { do: 'add-gate'; side: number; width: GateWidth; at?: number }
  | { do: 'change-gate'; gate: number; width?: GateWidth; side?: number; at?: number }
  | { do: 'remove-gate'; gate: number };

/** The changed plan and a sentence about the change, or why nothing was changed. */
export type Edit = { plan: FencePlan; said: string; refusal?: undefined } | { plan?: undefined; refusal: string };

type CommandOf<Name> = Extract<Command, { do: Name }>;

/** Adds a gate at the requested place, or at the nearest place where it fits. */
export function addGate(plan: FencePlan, { side, width, at }: Omit<CommandOf<'add-gate'>, 'do'>): Edit {
  const run = sidesOf(plan)[side];
  if (!run) return { refusal: messages.gateSide };
  if (gatesOf(plan).length >= most.gates) return { refusal: messages.gates };
  if (run.gates.length >= most.gatesInSide) return { refusal: messages.gatesInSide };
  const place = nearestPlace(run.feet, run.gates, width, at ?? middleOf(run.feet, width));
  if (place === undefined) return { refusal: noRoom(side + 1, run.feet, width) };
  const gate: Gate = { width, at: place };
  const next = mapSide(plan, side, (one) => ({
    ...one,
    gates: [...one.gates, gate].toSorted((left, right) => left.at - right.at),
  }));
  return { plan: next, said: placedWords(next, gate) };
}

/** Changes the width, side, or place of a gate. Other values stay, but in another side it moves to the middle. */
export function changeGate(plan: FencePlan, { gate: index, width, side, at }: CommandOf<'change-gate'>): Edit {
  const found = placedGates(plan)[index];
  if (!found) return { refusal: messages.gateSide };
  const target = side ?? found.side - 1;
  const place = at ?? (target === found.side - 1 ? found.gate.at : undefined);
  return addGate(withoutGate(plan, found.gate), {
    side: target,
    width: width ?? found.gate.width,
    ...(place === undefined ? {} : { at: place }),
  });
}

/** Removes a gate, counted from 0 over all sides. */
export function removeGate(plan: FencePlan, index: number): Edit {
  const found = placedGates(plan)[index];
  if (!found) return { refusal: messages.gateSide };
  return { plan: withoutGate(plan, found.gate), said: `Gate ${index + 1} removed.` };
}

/** Returns the place of a gate in the middle of a side, rounded down to a whole foot. */
export const middleOf = (feet: number, width: number): number => Math.max(0, Math.floor((feet - width / 12) / 2));

/**
 * Returns the whole foot nearest to `wanted` (the lower of two) where a gate fits next to the existing gates.
 * @returns `undefined` if it fits nowhere
 */
export function nearestPlace(feet: number, gates: readonly Gate[], width: number, wanted: number): number | undefined {
  const last = Math.floor(feet - width / 12);
  const places = Array.from({ length: Math.max(0, last + 1) }, (_, at) => at).filter((at) =>
    gates.every((gate) => gate.at * 12 + gate.width <= at * 12 || at * 12 + width <= gate.at * 12),
  );
  return places.toSorted((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted) || one - other)[0];
}

/** Returns the gates of a side that became shorter, each moved back as little as possible; `undefined` if they don't all fit. */
export function refitGates(gates: readonly Gate[], feet: number): Gate[] | undefined {
  let limit = feet * 12;
  const fitted = gates.toReversed().map((gate) => {
    const at = Math.min(gate.at, Math.floor((limit - gate.width) / 12));
    limit = at * 12;
    return { ...gate, at };
  });
  return limit < 0 ? undefined : fitted.toReversed();
}

/** "Side 3 is 6 feet, so an 8 foot gate doesn’t fit." */
export function noRoom(side: number, feet: number, width: number): string {
  return `Side ${side} is ${feetWords(feet)}, so ${withArticle(inFeet(width).replace('ft', 'foot'))} gate doesn’t fit.`;
}

/** Returns the plan with one side changed, counted from 0 over all lines. */
export function mapSide(plan: FencePlan, side: number, change: (run: Run) => Run): FencePlan {
  const place = sidesWithPlace(plan)[side];
  if (!place) return plan;
  const { run, line, at, index } = place;
  return { ...plan, lines: plan.lines.with(at, { ...line, runs: line.runs.with(index, change(run)) }) };
}

/** Returns the plan without one of its gates, compared by identity. */
export function withoutGate(plan: FencePlan, gate: Gate): FencePlan {
  const lines = plan.lines.map((line) => ({
    ...line,
    runs: line.runs.map((run) => ({ ...run, gates: run.gates.filter((one) => one !== gate) })),
  }));
  return { ...plan, lines };
}

function placedWords(plan: FencePlan, gate: Gate): string {
  const index = placedGates(plan).findIndex((one) => one.gate === gate);
  const side = placedGates(plan)[index]?.side;
  const width = inFeet(gate.width).replace('ft', 'feet');
  return `Gate ${index + 1} is ${width} wide, ${feetWords(gate.at)} along side ${side}.`;
}
