import * as z from 'zod/mini';
import { readFeet } from './feet.ts';
import { type Finish, heightsOf, kindNames, kindOf } from './kinds.ts';
import { inFeet, withArticle } from './measures.ts';
import { messages } from './messages.ts';

/** A fence as the visitor plans it: all numbers are whole, lengths in feet, heights and gate widths in inches. */
export type Plan = z.infer<typeof planSchema>;
export type Line = Plan['lines'][number];
export type Run = Line['runs'][number];
export type Gate = Run['gates'][number];

/** Widths of gates in inches: to 60 one leaf, above it two. */
export const gateWidths = [36, 42, 48, 60, 96, 120, 144, 192] as const;
export type GateWidth = (typeof gateWidths)[number];

const finishes = ['pine', 'cedar', 'white', 'color', 'black', 'bronze', 'galvanized'] as const satisfies Finish[];

/** A new line that is typed starts this many feet below the rest. */
export const newLineFeet = 20;

export const most = { lines: 6, sides: 24, gates: 12, gatesInSide: 4, feet: 3000 } as const;

const gateSchema = z.object(
  {
    width: z.literal(gateWidths, messages.width),
    /** Feet from the start of the run to the opening. */
    at: typedFeet(),
  },
  messages.width,
);

const runSchema = z.object({
  feet: typedFeet().check(z.minimum(1, messages.sideShort), z.maximum(1000, messages.sideLong)),
  /** Degrees, to the right positive; of a line's first run its direction, with 0 to the right. */
  turn: z.int(messages.turn).check(z.minimum(-179, messages.turn), z.maximum(180, messages.turn)),
  gates: z.array(gateSchema, messages.gatesInSide).check(
    z.maxLength(most.gatesInSide, messages.gatesInSide),
    z.overwrite((gates) => gates.toSorted((one, other) => one.at - other.at)),
  ),
});

const lineSchema = z.object({
  /** Where the line starts in the sketch, in feet; y grows downward. */
  x: sketchFeet(),
  y: sketchFeet(),
  closed: z.boolean(messages.answer),
  runs: z
    .array(runSchema, messages.noLength)
    .check(z.minLength(1, messages.noLength), z.maxLength(most.sides, messages.sides)),
});

/** Refuses with the words of `messages`, which may hold `{phone}`. Lengths that are text are read as typed ones. */
export const planSchema = z
  .object({
    v: z.literal(1, messages.link),
    kind: z.enum(kindNames, messages.kind),
    height: z.int(messages.height),
    finish: z.enum(finishes, messages.finish),
    property: z.enum(['home', 'business'], messages.answer),
    slope: z.enum(['level', 'gentle', 'steep', 'unsure'], messages.answer),
    ground: z.enum(['soil', 'rock', 'unsure'], messages.answer),
    measured: z.enum(['tape', 'paced', 'guess'], messages.answer),
    old: z.nullable(
      z.object(
        {
          kind: z.enum(['light', 'solid'], messages.answer),
          /** `null`: as long as the new fence. */
          feet: z.nullable(z.int(messages.old).check(z.minimum(1, messages.old), z.maximum(most.feet, messages.old))),
        },
        messages.answer,
      ),
    ),
    lines: z.array(lineSchema, messages.lines).check(z.maxLength(most.lines, messages.lines)),
  })
  .check(({ value, issues }) => {
    for (const { path, message } of findConflicts(value))
      issues.push({ code: 'custom', path: [...path], message, input: value });
  });

/** The plan of a visitor who has not chosen anything yet. */
export const startPlan: Plan = {
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

/** All sides in the order of their numbers. */
export const sidesOf = (plan: Plan): Run[] => plan.lines.flatMap(({ runs }) => runs);

export const feetOf = (plan: Plan): number => sidesOf(plan).reduce((sum, { feet }) => sum + feet, 0);

export const gatesOf = (plan: Plan): Gate[] => sidesOf(plan).flatMap(({ gates }) => gates);

/** Why a gate cannot stand where it should, such as "Side 3 is 6 ft long: an 8 ft gate does not fit (45 ft from its start)." */
export function misfit(side: number, feet: number, width: number, at?: number): string {
  const place = at === undefined ? '' : ` (${at} ft from its start)`;
  return `Side ${side} is ${feet} ft long: ${withArticle(inFeet(width))} gate does not fit${place}.`;
}

type Conflict = { path: (string | number)[]; message: string };

/** The rules that look at several fields at once. */
function findConflicts(plan: Plan): Conflict[] {
  const all = [
    [!heightsOf(plan.kind).includes(plan.height), ['height'], messages.height],
    [!kindOf(plan.kind).finishes.includes(plan.finish), ['finish'], messages.finish],
    [sidesOf(plan).length > most.sides, ['lines'], messages.sides],
    [gatesOf(plan).length > most.gates, ['lines'], messages.gates],
    [feetOf(plan) > most.feet, ['lines'], messages.tooLong],
  ] as const;
  const found: Conflict[] = all.filter(([wrong]) => wrong).map(([, path, message]) => ({ path: [...path], message }));
  let side = 0;
  for (const [at, { closed, runs }] of plan.lines.entries()) {
    if (closed && runs.length < 3) found.push({ path: ['lines', at, 'closed'], message: messages.closing });
    for (const [run, { feet, gates }] of runs.entries())
      found.push(...gateConflicts(++side, feet, gates, ['lines', at, 'runs', run, 'gates']));
  }
  return found;
}

function gateConflicts(side: number, feet: number, gates: readonly Gate[], path: Conflict['path']): Conflict[] {
  return gates.flatMap(({ width, at }, index) => {
    const before = gates[index - 1];
    const where = [...path, index, 'at'];
    if (at < 0 || at * 12 + width > feet * 12) return [{ path: where, message: misfit(side, feet, width, at) }];
    if (before && before.at * 12 + before.width > at * 12)
      return [{ path: where, message: `Two gates of side ${side} overlap.` }];
    return [];
  });
}

/** Whole feet, or a text that is read as one that was typed. */
function typedFeet() {
  return z.pipe(
    z.transform((value, { issues }) => {
      if (typeof value === 'number') return Math.ceil(value);
      if (typeof value !== 'string') return value;
      const { feet, message } = readFeet(value);
      if (message) issues.push({ code: 'custom', message, input: value });
      return feet;
    }),
    z.int(messages.notFeet),
  );
}

function sketchFeet() {
  return z.int(messages.sketchEdge).check(z.minimum(-1500, messages.sketchEdge), z.maximum(1500, messages.sketchEdge));
}
