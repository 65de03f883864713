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
 * Every change of a plan, by pointer, keys or list. Sides, gates, lines and corners are counted from 0, sides and gates over the whole plan.
 * Places are in feet and need not be whole.
 */
export type Command =
  | { do: 'choose'; change: Partial<Omit<FencePlan, 'v' | 'lines'>> }
  /** A side at the end of a line, the last one where none is named; `new` starts another line. */
  | { do: 'add-side'; feet: number; turn: number | 'new' }
  /** A side to a place: from the end of a line, or from a place as the first side of a new line. */
  | { do: 'draw'; from: Point | number; to: Point }
  /** A side from the end of a line back to its start. */
  | { do: 'draw-closed'; line: number }
  /** Says whether the last side of a line ends where it began. */
  | { do: 'close'; line: number; closed: boolean }
  | { do: 'resize-side'; side: number; feet: number }
  | { do: 'turn-side'; side: number; turn: number | 'new' }
  | { do: 'remove-side'; side: number }
  | { do: 'move-corner'; line: number; corner: number; to: Point }
  /** Without a place, in the middle. */
  | { do: 'add-gate'; side: number; width: GateWidth; at?: number }
  | { do: 'change-gate'; gate: number; width?: GateWidth; side?: number; at?: number }
  | { do: 'remove-gate'; gate: number };

/** The changed plan and what to say of the change, or why nothing was changed. */
export type Edit = { plan: FencePlan; said: string; refusal?: undefined } | { plan?: undefined; refusal: string };

type CommandOf<Name> = Extract<Command, { do: Name }>;

/** A gate at the place asked for, or the nearest to it where it fits. */
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

/** Another width, side or place of a gate; what is not named stays, but in another side it goes to the middle. */
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

/** Takes a gate away, counted from 0 over all sides. */
export function removeGate(plan: FencePlan, index: number): Edit {
  const found = placedGates(plan)[index];
  if (!found) return { refusal: messages.gateSide };
  return { plan: withoutGate(plan, found.gate), said: `Gate ${index + 1} removed.` };
}

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

/** "Side 3 is 6 feet, so an 8 foot gate doesn’t fit." */
export function noRoom(side: number, feet: number, width: number): string {
  return `Side ${side} is ${feetWords(feet)}, so ${withArticle(inFeet(width).replace('ft', 'foot'))} gate doesn’t fit.`;
}

/** The plan with one side changed, counted from 0 over all lines. */
export function mapSide(plan: FencePlan, side: number, change: (run: Run) => Run): FencePlan {
  const place = sidesWithPlace(plan)[side];
  if (!place) return plan;
  const { run, line, at, index } = place;
  return { ...plan, lines: plan.lines.with(at, { ...line, runs: line.runs.with(index, change(run)) }) };
}

/** The plan without one of its gates, compared by identity. */
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
