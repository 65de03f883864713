import type { Command, Edit } from './command.ts';
import { inFeet, withArticle } from './measures.ts';
import { messages } from './messages.ts';
import { type Gate, gatesOf, most, type Plan, type Run, sidesOf, sidesWithPlace } from './plan.ts';
import { feetWords, placedGates } from './sentences.ts';

type CommandOf<Name> = Extract<Command, { do: Name }>;

/** A gate at the place asked for, or the nearest to it where it fits. */
export function addGate(plan: Plan, { side, width, at }: Omit<CommandOf<'add-gate'>, 'do'>): Edit {
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
export function changeGate(plan: Plan, { gate: index, width, side, at }: CommandOf<'change-gate'>): Edit {
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
export function removeGate(plan: Plan, index: number): Edit {
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

/** "Side 3 is 6 feet and an 8 foot gate does not fit." */
export function noRoom(side: number, feet: number, width: number): string {
  return `Side ${side} is ${feetWords(feet)} and ${withArticle(inFeet(width).replace('ft', 'foot'))} gate does not fit.`;
}

/** The plan with one side changed, counted from 0 over all lines. */
export function mapSide(plan: Plan, side: number, change: (run: Run) => Run): Plan {
  const place = sidesWithPlace(plan)[side];
  if (!place) return plan;
  const { run, line, at, index } = place;
  return { ...plan, lines: plan.lines.with(at, { ...line, runs: line.runs.with(index, change(run)) }) };
}

/** The plan without one of its gates, which is told by its identity. */
export function withoutGate(plan: Plan, gate: Gate): Plan {
  const lines = plan.lines.map((line) => ({
    ...line,
    runs: line.runs.map((run) => ({ ...run, gates: run.gates.filter((one) => one !== gate) })),
  }));
  return { ...plan, lines };
}

function placedWords(plan: Plan, gate: Gate): string {
  const index = placedGates(plan).findIndex((one) => one.gate === gate);
  const side = placedGates(plan)[index]?.side;
  const width = inFeet(gate.width).replace('ft', 'feet');
  return `Gate ${index + 1} is ${width} wide, ${feetWords(gate.at)} along side ${side}.`;
}
