import { type Finish, heightsOf, type KindName, kindOf, kinds } from './kinds.ts';
import { inFeet, messages, withArticle } from './measures.ts';

/** A fence as the visitor plans it: all numbers are whole, lengths in feet, heights and gate widths in inches. */
export interface FencePlan {
  v: 1;
  kind: KindName;
  height: number;
  finish: Finish;
  property: 'home' | 'business';
  slope: 'level' | 'gentle' | 'steep' | 'unsure';
  ground: 'soil' | 'rock' | 'unsure';
  measured: 'tape' | 'paced' | 'guess';
  /** `feet: null`: as long as the new fence. */
  old: null | { kind: 'light' | 'solid'; feet: number | null };
  lines: Line[];
}

/** Sides joined end to end. */
export interface Line {
  /** The start of the line in the sketch, in feet; y grows downward. */
  x: number;
  y: number;
  closed: boolean;
  runs: Run[];
}

export interface Run {
  feet: number;
  /** Degrees from the previous run, positive to the right. For a line's first run, degrees from pointing right. */
  turn: number;
  gates: Gate[];
}

export interface Gate {
  width: GateWidth;
  /** Feet from the start of the run to the opening. */
  at: number;
}

/** Widths of gates in inches: one leaf up to 60, two above. */
export const gateWidths = [36, 42, 48, 60, 96, 120, 144, 192] as const;
export type GateWidth = (typeof gateWidths)[number];

/** A new line that is typed starts this many feet below the rest. */
export const newLineFeet = 20;

export const most = { lines: 6, sides: 24, gates: 12, gatesInSide: 4, feet: 3000, sideFeet: 1000, edge: 1500 } as const;

/** The initial plan. */
export const startPlan: FencePlan = {
  v: 1,
  kind: 'wood-privacy',
  height: 72,
  finish: 'pine',
  property: 'home',
  slope: 'level',
  ground: 'soil',
  measured: 'paced',
  old: null,
  lines: [],
};

/** A side with its position, all counted from 0. */
interface PlacedSide {
  run: Run;
  line: Line;
  /** The index of the line in the plan, and of the side in its line. */
  at: number;
  index: number;
}

/** Lists all sides in order, each with its line. */
export const sidesWithPlace = (plan: FencePlan): PlacedSide[] =>
  plan.lines.flatMap((line, at) => line.runs.map((run, index) => ({ run, line, at, index })));

/** Lists all sides in order. */
export const sidesOf = (plan: FencePlan): Run[] => plan.lines.flatMap(({ runs }) => runs);

/** Returns the length of all sides in feet, including gates. */
export const feetOf = (plan: FencePlan): number => sidesOf(plan).reduce((sum, { feet }) => sum + feet, 0);

/** Lists all gates in the order of their sides. */
export const gatesOf = (plan: FencePlan): Gate[] => sidesOf(plan).flatMap(({ gates }) => gates);

/** Lists each gate with the number of its side, from 1. */
export const placedGates = (plan: FencePlan): { gate: Gate; side: number }[] =>
  sidesOf(plan).flatMap(({ gates }, index) => gates.map((gate) => ({ gate, side: index + 1 })));

/** Returns the fence of a side without its gates: each stretch from its start to its end, in inches from the start of the side. */
export function stretchesOf({ feet, gates }: Run): (readonly [start: number, end: number])[] {
  const starts = [0, ...gates.map(({ at, width }) => at * 12 + width)];
  const ends = [...gates.map(({ at }) => at * 12), feet * 12];
  return starts.map((start, index) => [start, ends[index] ?? 0] as const).filter(([start, end]) => end > start);
}

/** Explains why a gate doesn't fit, such as "Side 3 is 6 ft long, so an 8 ft gate doesn’t fit (45 ft from its start)." */
export function misfit(side: number, feet: number, width: number, at?: number): string {
  const place = at === undefined ? '' : ` (${at} ft from its start)`;
  return `Side ${side} is ${feet} ft long, so ${withArticle(inFeet(width))} gate doesn’t fit${place}.`;
}

/** A broken rule, at a path of the plan. */
export type Conflict = { path: (string | number)[]; message: string };

/** Checks the rules that involve several fields at once; the messages may contain `{phone}`. */
export function findConflicts(plan: FencePlan): Conflict[] {
  const all = [
    [!heightsOf(plan.kind).includes(plan.height), ['height'], messages.height],
    [!kindOf(plan.kind).finishes.includes(plan.finish), ['finish'], messages.finish],
    [sidesOf(plan).length > most.sides, ['lines'], messages.sides],
    [gatesOf(plan).length > most.gates, ['lines'], messages.gates],
    [feetOf(plan) > most.feet, ['lines'], messages.tooLong],
  ] as const;
  const found: Conflict[] = all.filter(([wrong]) => wrong).map(([, path, message]) => ({ path: [...path], message }));
  for (const [side, { run, line, at, index }] of sidesWithPlace(plan).entries()) {
    if (index === 0 && line.closed && line.runs.length < 3)
      found.push({ path: ['lines', at, 'closed'], message: messages.closing });
    found.push(...gateConflicts(side + 1, run.feet, run.gates, ['lines', at, 'runs', index, 'gates']));
  }
  return found;
}

function gateConflicts(side: number, feet: number, gates: readonly Gate[], path: Conflict['path']): Conflict[] {
  return gates.flatMap(({ width, at }, index) => {
    const before = gates[index - 1];
    const where = [...path, index, 'at'];
    if (at < 0 || at * 12 + width > feet * 12) return [{ path: where, message: misfit(side, feet, width, at) }];
    if (before && before.at * 12 + before.width > at * 12)
      return [{ path: where, message: `Two gates on side ${side} overlap.` }];
    return [];
  });
}

/** Letters of the answers in a code, in the order of the plan's type. */
export const letters = {
  finish: { pine: 'p', cedar: 'c', white: 'w', galvanized: 'g', black: 'b', color: 't', bronze: 'z' },
  property: { home: 'h', business: 'b' },
  slope: { level: 'l', gentle: 'g', steep: 's', unsure: 'u' },
  ground: { soil: 'n', rock: 'r', unsure: 'u' },
  measured: { tape: 't', paced: 'p', guess: 'g' },
  old: { light: 'l', solid: 's' },
} as const;

/** Encodes a plan for an address: letters, digits, dots, and hyphens, 450 characters at most. */
export function encodePlan(plan: FencePlan): string {
  const { kind, height, finish, property, slope, ground, measured, old } = plan;
  const fence = `${kinds[kind].code}${height}${letters.finish[finish]}`;
  const answers =
    letters.property[property] + letters.slope[slope] + letters.ground[ground] + letters.measured[measured];
  const removal = old ? `${letters.old[old.kind]}${old.feet ?? ''}` : '0';
  const lines = plan.lines.map(
    ({ x, y, runs, closed }) => `x${x}y${y}${runs.map(encodeRun).join('')}${closed ? 'z' : ''}`,
  );
  return ['1', fence, answers, removal, ...lines].join('.');
}

function encodeRun({ feet, turn, gates }: Run): string {
  return `r${feet}${turn ? `t${turn}` : ''}${gates.map(({ width, at }) => `g${width}a${at}`).join('')}`;
}
